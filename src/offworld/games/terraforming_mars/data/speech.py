"""The words that cards are written in: each card is a sentence of its colour, number, name, cost, tags and parts.

What is done comes in the order of the card; `arrow` puts costs left and effects right of a red arrow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    ACTIVE,
    AUTOMATED,
    CORPORATION,
    EVENT,
    NO_CUBE,
    NO_TAG,
    CardNumber,
    Cube,
    Kind,
    Origin,
    Parameter,
    Site,
    Tag,
    Tile,
)
from offworld.games.terraforming_mars.rules.amounts import (
    Counted,
    IfCube,
    IfTags,
    PerCity,
    PerCube,
    PerEvent,
    PerNeighbour,
    PerTag,
)
from offworld.games.terraforming_mars.rules.effects.base import Costs, Does
from offworld.games.terraforming_mars.rules.effects.buying import LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep, Reveal, SwapCard
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Exchange, Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import (
    AddToCard,
    AddToFilled,
    AddToPlayed,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from offworld.games.terraforming_mars.rules.effects.gains import (
    AddHere,
    Gain,
    GainPer,
    Lose,
    NextDiscount,
    NextSlack,
    Rise,
    RisePer,
)
from offworld.games.terraforming_mars.rules.effects.others import Way
from offworld.games.terraforming_mars.rules.effects.planet import ClaimArea, PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import PlaceAndFlood, Remove
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    Guard,
    HeatAsMoney,
    Lasting,
    MetalValue,
    OnCost,
    OnEvent,
    OnMetalBonus,
    OnProject,
    OnTag,
    OnTile,
    ProjectDiscount,
    Shield,
    Slack,
)
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.placement import usual_site
from offworld.games.terraforming_mars.rules.requirements import Global, OwnProduction, OwnTags, Requirement, TilesInPlay

# fmt: off
__all__ = [  # the kinds of what is printed, and the words below
    "WITH_STEEL", "WITH_TITANIUM",
    "AddHere", "AddToCard", "AddToFilled", "AddToPlayed", "ClaimArea", "CopyProduction", "Discount", "Draw", "Exchange",
    "Gain", "GainPer", "GreeneryCost", "Guard", "HeatAsMoney", "IfCube", "IfTags", "LookAndBuy", "LookAndKeep", "Lose",
    "LoseProduction", "MetalValue", "MoveProduction", "NextDiscount", "NextSlack", "OwnProduction", "OwnTags",
    "PerCity", "PerCube", "PerEvent", "PerNeighbour", "PerTag", "PlaceAndFlood", "Produce", "ProduceMetal",
    "ProducePer", "ProjectDiscount", "Raise", "Remove", "RemoveCubes", "Rise", "RisePer", "Shield", "Slack", "Spend",
    "SpendHere", "SpendMoney", "SpendProduction", "SwapCard", "TakeCube", "TakeProduction", "TilesInPlay",
    "after_rise", "arrow", "at_least", "at_most", "blue", "corporation", "either", "either_draw", "era", "first",
    "from_either", "green", "holds", "on_cost", "on_event", "on_metal_bonus", "on_project", "on_tag", "on_tile",
    "place", "points", "red", "reveal",
]
# fmt: on


# --- what else a card has ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Era:
    """It belongs to the Corporate Era."""


@dataclass(frozen=True, slots=True)
class Holds:
    """It collects something."""

    cube: Cube


@dataclass(frozen=True, slots=True)
class Points:
    """It is worth something in the end."""

    worth: int | Counted


@dataclass(frozen=True, slots=True)
class First:
    """It begins with a compulsory action."""

    does: tuple[Does, ...]


Part = Era | Requirement | Does | Action | Lasting | Holds | Points | First

era: Final = Era()


def holds(cube: Cube) -> Holds:
    """Return what a card collects."""
    return Holds(cube)


def points(worth: int | Counted) -> Points:
    """Return what a card is worth in the end."""
    return Points(worth)


def first(*does: Does) -> First:
    """Return a corporation's compulsory first action."""
    return First(does)


# --- whole cards ------------------------------------------------------------------------------------------------------
def green(number: int, name: str, cost: int, tags: list[Tag], *parts: Part) -> Card:
    """Return an automated card."""
    return _card(AUTOMATED, number, name, cost, tags, parts)


def blue(number: int, name: str, cost: int, tags: list[Tag], *parts: Part) -> Card:
    """Return an active card."""
    return _card(ACTIVE, number, name, cost, tags, parts)


def red(number: int, name: str, cost: int, tags: list[Tag], *parts: Part) -> Card:
    """Return an event."""
    return _card(EVENT, number, name, cost, tags, parts)


def corporation(number: int, name: str, tags: list[Tag], *parts: Part) -> Card:
    """Return a corporation."""
    return _card(CORPORATION, number, name, 0, tags, parts)


def _card(kind: Kind, number: int, name: str, cost: int, tags: list[Tag], parts: tuple[Part, ...]) -> Card:
    held = [part.cube for part in parts if isinstance(part, Holds)]
    worth = [part.worth for part in parts if isinstance(part, Points)]
    begins = [part.does for part in parts if isinstance(part, First)]
    if max(len(held), len(worth), len(begins), parts.count(era)) > 1:
        raise ValueError(f"{name}: said twice what there is but once")
    requires = tuple([part for part in parts if isinstance(part, Requirement)])
    play = tuple([part for part in parts if isinstance(part, Does)])
    actions = tuple([part for part in parts if isinstance(part, Action)])
    lasting = tuple([part for part in parts if isinstance(part, Lasting)])
    once = len(held) + len(worth) + len(begins) + parts.count(era)
    if once + len(requires) + len(play) + len(actions) + len(lasting) != len(parts):
        raise TypeError(f"{name}: said what has no place on a card")
    return Card(
        CardNumber(Origin(number)),
        name,
        kind,
        cost,
        tuple(tags),
        era in parts,
        requires,
        play,
        worth[0] if worth else 0,
        held[0] if held else NO_CUBE,
        actions,
        lasting,
        begins[0] if begins else (),
    )


# --- actions ----------------------------------------------------------------------------------------------------------
def arrow(*parts: Does) -> Action:
    """Return an action: what it costs stands left of the arrow."""
    return _action(parts, False)


def after_rise(*parts: Does) -> Action:
    """Return an action that may be used only once the player's rating has risen in this generation."""
    return _action(parts, True)


def _action(parts: tuple[Does, ...], rise: bool) -> Action:
    costs = tuple([part for part in parts if isinstance(part, Costs)])
    return Action(tuple([part for part in parts if not isinstance(part, Costs)]), costs, rise)


# --- requirements -----------------------------------------------------------------------------------------------------
def at_least(parameter: Parameter, value: int) -> Global:
    """Return that a global parameter must have come so far."""
    return Global(parameter, value)


def at_most(parameter: Parameter, value: int) -> Global:
    """Return that a global parameter must not have gone further."""
    return Global(parameter, value, at_most=True)


# --- effects ----------------------------------------------------------------------------------------------------------
def place(tile: Tile, site: Site | None = None) -> PlaceTile:
    """Return that a tile is placed: where such tiles go as a rule, or on a site of its own."""
    return PlaceTile(tile, usual_site(tile) if site is None else site)


def reveal(tag: Tag, *then: Does) -> Reveal:
    """Return that a card is turned over, and what happens if it has a tag."""
    return Reveal(tag, then)


def either(*ways: Does | Way) -> ChooseOne:
    """Return a choice; a way of several effects is a tuple of them."""
    return ChooseOne(_ways(ways))


def either_draw(*ways: Does | Way) -> ChooseDraw:
    """Return a choice of which one way draws cards."""
    return ChooseDraw(_ways(ways))


def from_either(*ways: Does | Way) -> ChooseVictim:
    """Return a choice of what to take from any player, or not to."""
    return ChooseVictim(_ways(ways))


def _ways(ways: tuple[Does | Way, ...]) -> tuple[Way, ...]:
    return tuple([(way,) if isinstance(way, Does) else way for way in ways])


# --- reactions --------------------------------------------------------------------------------------------------------
def on_tag(tags: list[Tag], *then: Does, anyone: bool = False, about_played: bool = False) -> OnTag:
    """Return what happens for each of some tags that is played."""
    return OnTag(tuple(tags), then, anyone, about_played)


def on_event(*then: Does, tag: Tag = NO_TAG) -> OnEvent:
    """Return what happens when the player plays an event."""
    return OnEvent(then, tag)


def on_tile(tile: Tile, *then: Does, anyone: bool = False, on_mars: bool = False) -> OnTile:
    """Return what happens when a tile is placed."""
    return OnTile(tile, then, anyone, on_mars)


def on_metal_bonus(*then: Does) -> OnMetalBonus:
    """Return what happens when a tile is placed on steel or titanium."""
    return OnMetalBonus(then)


def on_project(*then: Does) -> OnProject:
    """Return what happens after a standard project."""
    return OnProject(then)


def on_cost(at_least: int, *then: Does) -> OnCost:
    """Return what happens after paying for something expensive."""
    return OnCost(at_least, then)
