"""What cards in play change for good: prices, metals, requirements, protection, and reactions to what happens."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.terraforming_mars.names import NO_TAG, Project, Resource, Tag, Tile
from offworld.games.terraforming_mars.rules.effects.base import Does


class Lasting:
    """A permanent effect without an arrow."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Discount(Lasting):
    """Cards, or those with a tag, cost less to play."""

    amount: int
    tag: Tag = NO_TAG


@dataclass(frozen=True, slots=True)
class ProjectDiscount(Lasting):
    """A standard project costs less."""

    project: Project
    amount: int


@dataclass(frozen=True, slots=True)
class MetalValue(Lasting):
    """Each cube of a metal pays for more."""

    metal: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class Slack(Lasting):
    """Requirements on global parameters may be missed by so many steps."""

    steps: int


@dataclass(frozen=True, slots=True)
class Shield(Lasting):
    """Opponents may not remove the player's plants, animals and microbes."""


@dataclass(frozen=True, slots=True)
class Guard(Lasting):
    """Nobody may ever remove what lies on this card."""


@dataclass(frozen=True, slots=True)
class HeatAsMoney(Lasting):
    """Heat may be spent as money."""


@dataclass(frozen=True, slots=True)
class GreeneryCost(Lasting):
    """A greenery takes so many plants."""

    plants: int


class Reaction(Lasting):
    """Something that happens by itself when something else happens; the card's own play and tiles count."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class OnTag(Reaction):
    """For each of these tags on a card that is played (events too) by the player, or by anyone."""

    tags: tuple[Tag, ...]
    then: tuple[Does, ...]
    anyone: bool = False
    about_played: bool = False  # `then` speaks of the card that was played


@dataclass(frozen=True, slots=True)
class OnEvent(Reaction):
    """For each event that the player plays, perhaps only those with a tag."""

    then: tuple[Does, ...]
    tag: Tag = NO_TAG


@dataclass(frozen=True, slots=True)
class OnTile(Reaction):
    """For each ocean, greenery or city that the player, or anyone, places; perhaps only on Mars itself."""

    tile: Tile
    then: tuple[Does, ...]
    anyone: bool = False
    on_mars: bool = False


@dataclass(frozen=True, slots=True)
class OnMetalBonus(Reaction):
    """For each own tile on an area that prints steel or titanium."""

    then: tuple[Does, ...]


@dataclass(frozen=True, slots=True)
class OnProject(Reaction):
    """After paying for a standard project, selling patents excepted."""

    then: tuple[Does, ...]


@dataclass(frozen=True, slots=True)
class OnCost(Reaction):
    """After paying for a card or standard project with at least this printed cost."""

    at_least: int
    then: tuple[Does, ...]
