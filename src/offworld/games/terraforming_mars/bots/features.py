"""What cards do, counted in things that have a price; worked out once from the printed effects."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import CARD, FIRST_CORPORATION, PROJECT_COUNT, WITH_TAG
from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    CAPITAL,
    CITY,
    EVENT,
    GREENERY,
    HEAT,
    MONEY,
    NO_CUBE,
    NO_TAG,
    OCEAN,
    PLANTS,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.amounts import Amount, IfCube, PerCity, PerCube, PerNeighbour, PerTag
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.buying import LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep, Reveal
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Exchange, Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import AddToCard, AddToFilled, RemoveCubes, SpendHere
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

# --- what has a price: indices of price lists -------------------------------------------------------------------------
STOCK: Final = 0  # plus the resource
MAKES: Final = 6  # production, plus the resource
RATING: Final = 12
WARMTH: Final = 13  # steps of temperature
AIR: Final = 14  # steps of oxygen
SEA: Final = 15
FOREST: Final = 16  # greenery tiles
TOWN: Final = 17  # city tiles
GROUND: Final = 18  # other tiles
POINT: Final = 19
NEW_CARD: Final = 20  # to hand, free of charge
NEW_OFFER: Final = 21  # to look at, and to buy
YEARLY: Final = 22  # money in each generation, and at once none
TAG: Final = 23  # plus the tag
RAID: Final = 33  # resources that somebody else loses, plus the resource
CUT: Final = 39  # production that somebody else loses, plus the resource
CUBE: Final = 45  # on some card, plus the kind

Count = tuple[int, float]  # what, and how much of it
Counts = tuple[Count, ...]

PACE: Final = 2.3  # cards played in a generation
_OFTEN: Final = [PACE * len(cards) / PROJECT_COUNT for cards in WITH_TAG]  # cards with a tag, in a generation
_EVENTS: Final = PACE * len([card for card in CARD[1:FIRST_CORPORATION] if card.kind == EVENT]) / PROJECT_COUNT


def counted(effects: tuple[Does, ...]) -> list[Count]:
    """Return what effects bring, amounts that depend on the state excepted."""
    found: list[Count] = []
    for effect in effects:
        found.extend(_count(effect))
    return found


def _count(effect: Does) -> list[Count]:
    if isinstance(effect, Gain):
        return [(STOCK + effect.resource, float(effect.amount))]
    if isinstance(effect, Produce):
        return [(MAKES + effect.resource, float(effect.amount))]
    if isinstance(effect, LoseProduction):
        return [(MAKES + effect.resource, -float(effect.amount))]
    if isinstance(effect, SpendProduction):
        return [(MAKES + effect.resource, -float(effect.amount))]
    if isinstance(effect, (Lose, Spend)):
        return [(STOCK + effect.resource, -float(effect.amount))]
    if isinstance(effect, SpendMoney):
        return [(STOCK + MONEY, -float(effect.amount))]
    if isinstance(effect, Raise):
        return [(WARMTH if effect.parameter == TEMPERATURE else AIR, float(effect.steps))]
    if isinstance(effect, Rise):
        return [(RATING, float(effect.amount))]
    if isinstance(effect, PlaceTile):
        return [(TILE_FEATURE[effect.tile], 1.0)]
    if isinstance(effect, TakeProduction):
        return [(CUT + effect.resource, float(effect.amount))]
    if isinstance(effect, Remove):
        taken = min(float(effect.upto), 3.0 + 0.3 * effect.upto)  # there is rarely so much to be had
        return [(RAID + effect.resource, taken), *([(STOCK + effect.resource, taken)] if effect.steal else [])]
    return _odd(effect)


def _odd(effect: Does) -> list[Count]:
    """Return what the rarer effects bring, roughly."""
    if isinstance(effect, Draw):
        return [(NEW_CARD, float(effect.count))]
    if isinstance(effect, LookAndKeep):
        return [(NEW_CARD, effect.keep * 1.3)]
    if isinstance(effect, LookAndBuy):
        return [(NEW_OFFER, float(effect.look))]
    if isinstance(effect, ChooseOne):
        return counted(effect.options[0])
    if isinstance(effect, AddToCard):
        return [(CUBE + effect.cube, float(effect.amount))]
    if isinstance(effect, RemoveCubes):
        return [(POINT, 0.3)]
    if isinstance(effect, AddToFilled):
        return [(POINT, 0.7)]
    if isinstance(effect, PlaceAndFlood):
        return [(SEA, 1.0), (RAID + MONEY, 2.0)]
    if isinstance(effect, CopyProduction):
        return [(MAKES + MONEY, 2.2)]
    if isinstance(effect, MoveProduction):
        return [(MAKES + MONEY, 0.5)]
    if isinstance(effect, ProduceMetal):
        return [(MAKES + STEEL, 0.8), (MAKES + TITANIUM, 0.2)]
    if isinstance(effect, NextDiscount):
        return [(STOCK + MONEY, effect.amount - 1.0)]
    if isinstance(effect, NextSlack):
        return [(STOCK + MONEY, 4.0)]
    if isinstance(effect, ClaimArea):
        return [(STOCK + MONEY, 2.0)]
    if isinstance(effect, Exchange):
        return [(STOCK + effect.target, 1.0), (STOCK + effect.source, -1.0)]
    return []


TILE_FEATURE: Final[list[int]] = [
    SEA if tile == OCEAN else FOREST if tile == GREENERY else TOWN if tile in (CITY, CAPITAL) else GROUND
    for tile in range(15)
]


# --- amounts that depend on the state ---------------------------------------------------------------------------------
Growing = tuple[int, Amount, int]  # what, how it is counted, and how much more the card itself adds to the count


def _growing(card: Card) -> tuple[Growing, ...]:
    """Return what a card brings that has to be counted first."""
    found: list[Growing] = []
    for effect in card.play:
        if isinstance(effect, ProducePer):
            found.append((MAKES + effect.resource, effect.amount, _own_part(effect.amount, card)))
        elif isinstance(effect, GainPer):
            found.append((STOCK + effect.resource, effect.amount, _own_part(effect.amount, card)))
        elif isinstance(effect, RisePer):
            found.append((RATING, effect.amount, _own_part(effect.amount, card)))
    if isinstance(card.points, (PerTag, PerCity)):
        found.append((POINT, card.points, _own_part(card.points, card)))
    return tuple(found)


def _own_part(amount: Amount, card: Card) -> int:
    if isinstance(amount, PerTag) and amount.per == 1 and not amount.opponents:
        return card.tags.count(amount.tag)
    return 0


# --- points on cards, resources on cards ------------------------------------------------------------------------------
def _printed(card: Card) -> list[Count]:
    """Return the points that a card will bring, as far as they do not depend on tags and cities."""
    points = card.points
    if isinstance(points, int):
        return [(POINT, float(points))] if points else []
    if isinstance(points, PerNeighbour):
        return [(POINT, 2.0 if points.tile == OCEAN else 1.2)]
    if isinstance(points, IfCube):
        return [(POINT, 1.0)]
    return []


def _cube_counts(card: Card) -> list[Count]:
    """Return what one resource on a card is worth: a part of its points, or of what the card turns it into."""
    if isinstance(card.points, PerCube):
        return [(POINT, card.points.each / card.points.per)]
    for action in card.actions:
        for cost in action.costs:
            if isinstance(cost, SpendHere):
                return [(what, much * 0.9 / cost.amount) for what, much in counted(action.does)]
    return [(POINT, 0.1)] if card.cube != NO_CUBE else []


def _action_counts(card: Card, action: Action) -> Counts:
    """Return what an action brings net of what it costs; rare costs are what keeps it from being used."""
    found: list[Count] = []
    for what, much in counted(action.costs) + counted(action.does):
        found.append((what, much))
    for effect in action.does:
        if isinstance(effect, AddHere):
            found.extend([(what, much * effect.amount) for what, much in CUBE_COUNTS[card.number]])
        elif isinstance(effect, GainPer):
            found.append((STOCK + effect.resource, 4.0))
        elif isinstance(effect, Reveal):
            found.append((POINT, 0.3))
    for cost in action.costs:
        if isinstance(cost, SpendHere):
            found.extend([(what, -much * cost.amount) for what, much in CUBE_COUNTS[card.number]])
    return tuple(found)


CUBE_COUNTS: Final[list[Counts]] = [tuple(_cube_counts(card)) for card in CARD]
ACTIONS: Final[list[tuple[Counts, ...]]] = [
    tuple([_action_counts(card, action) for action in card.actions]) for card in CARD
]


# --- permanent effects: what they bring in a generation, in money -----------------------------------------------------
def _rate(lasting: Lasting) -> float:
    if isinstance(lasting, Discount):
        return lasting.amount * (PACE if lasting.tag == NO_TAG else 1.4 * _OFTEN[lasting.tag])
    if isinstance(lasting, ProjectDiscount):
        return 0.3
    if isinstance(lasting, MetalValue):
        return 1.6
    if isinstance(lasting, Slack):
        return 1.2
    if isinstance(lasting, Shield):
        return 0.5
    if isinstance(lasting, HeatAsMoney):
        return 0.8
    if isinstance(lasting, GreeneryCost):
        return 1.8
    if isinstance(lasting, OnCost):
        return 3.0
    if isinstance(lasting, OnProject):
        return 1.5
    if isinstance(lasting, OnMetalBonus):
        return 1.5
    if isinstance(lasting, OnEvent):
        often = _EVENTS if lasting.tag == NO_TAG else 0.6 * _EVENTS
        return often * _nominal(lasting.then)
    if isinstance(lasting, OnTag):
        often = sum([_OFTEN[tag] for tag in lasting.tags]) * (1.6 if lasting.anyone else 1.2)
        return often * _nominal(lasting.then)
    if isinstance(lasting, OnTile):
        often = {OCEAN: 0.35, GREENERY: 0.8}.get(lasting.tile, 0.35) * (2.0 if lasting.anyone else 1.0)
        return often * _nominal(lasting.then)
    return 0.0


_NOMINAL: Final = {
    STOCK + MONEY: 1.0,
    STOCK + STEEL: 1.7,
    STOCK + TITANIUM: 2.5,
    STOCK + PLANTS: 2.0,
    STOCK + HEAT: 1.0,
    MAKES + MONEY: 4.5,
    MAKES + STEEL: 7.0,
    NEW_CARD: 3.5,
}


def _nominal(effects: tuple[Does, ...]) -> float:
    """Return what some effects are worth in the middle of a match, in money."""
    found = 0.0
    for what, much in counted(effects):
        found += _NOMINAL.get(what, 1.0) * much
    for effect in effects:
        if isinstance(effect, AddHere):
            found += 2.0
    return found if found else 0.8


RATE: Final[list[float]] = [sum([_rate(lasting) for lasting in card.lasting]) for card in CARD]


# --- whole cards ------------------------------------------------------------------------------------------------------
def _whole(card: Card) -> Counts:
    """Return all that playing a card brings at once, with its points and tags; its actions come on top."""
    sums: dict[int, float] = {}
    extra: list[Count] = [(TAG + tag, 1.0) for tag in card.tags] if card.kind != EVENT else []
    for effect in card.play:
        if isinstance(effect, AddHere):
            extra.extend([(what, much * effect.amount) for what, much in CUBE_COUNTS[card.number]])
    extra.append((YEARLY, RATE[card.number]))
    for what, much in [*counted(card.play), *_printed(card), *extra]:
        sums[what] = sums.get(what, 0.0) + much
    return tuple([(what, much) for what, much in sums.items() if much])


WHOLE: Final[list[Counts]] = [_whole(card) for card in CARD]
GROWING: Final[list[tuple[Growing, ...]]] = [_growing(card) for card in CARD]
HAS_ACTIONS: Final[list[bool]] = [bool(card.actions) for card in CARD]
SURE_POINTS: Final[list[int]] = [card.points if isinstance(card.points, int) else 0 for card in CARD]
OTHER_POINTS: Final[list[bool]] = [not isinstance(card.points, int) for card in CARD]
