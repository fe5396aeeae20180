"""What cards do, counted in things that have a price; worked out once from the printed effects."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.effects import DEPENDING, counted
from offworld.games.terraforming_mars.bots.priced import MAKES, POINT, RATING, STOCK, TAG, YEARLY, Count, Counts
from offworld.games.terraforming_mars.bots.rates import rate_of
from offworld.games.terraforming_mars.data.book import AMOUNTS, CARD, COSTS
from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import EVENT, NO_CUBE, OCEAN
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
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.cards import Reveal, SwapCard
from offworld.games.terraforming_mars.rules.effects.costs import Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import AddToPlayed, SpendHere, TakeCube
from offworld.games.terraforming_mars.rules.effects.gains import AddHere, GainPer, RisePer
from offworld.games.terraforming_mars.rules.effects.production import ProducePer
from offworld.toolbox.readings import complete, each, on

NEAR_OCEANS: Final = 2.0  # points for oceans next to a tile
NEAR_CITIES: Final = 1.2  # points for cities next to a tile
FOUND_LIFE: Final = 1.0  # points that come with a first resource on the card
IDLE_CUBE: Final = 0.1  # points for a resource that nothing on its card uses
TURNED: Final = 0.9  # of what resources on a card are turned into, what they are worth before
COUNTED: Final = 4.0  # resources that an action brings which counts them first
REVEALED: Final = 0.3  # points for turning over a card that may have the right tag


# --- amounts that depend on the state ---------------------------------------------------------------------------------
Growing = tuple[int, Counted, int]  # what, how it is counted, and how much more the card itself adds to the count


def _growing(card: Card) -> tuple[Growing, ...]:
    """Return what a card brings that has to be counted first."""
    found: list[Growing] = []
    for effect in card.play:
        if type(effect) in _GROWS:
            found.extend(_GROWS[type(effect)](effect, card))
    if isinstance(card.points, Counted) and _GROWING_POINTS[type(card.points)](card.points):
        found.append((POINT, card.points, _own_part(card.points, card)))
    return tuple(found)


def _produce_per(effect: ProducePer, card: Card) -> list[Growing]:
    return [(MAKES + effect.resource, effect.amount, _own_part(effect.amount, card))]


def _gain_per(effect: GainPer, card: Card) -> list[Growing]:
    return [(STOCK + effect.resource, effect.amount, _own_part(effect.amount, card))]


def _rise_per(effect: RisePer, card: Card) -> list[Growing]:
    return [(RATING, effect.amount, _own_part(effect.amount, card))]


def _stays(effect: Does, card: Card) -> list[Growing]:
    return []


_GROWS: Final = complete(
    "what effects bring that has to be counted",
    DEPENDING,
    on(GainPer, _gain_per),
    on(ProducePer, _produce_per),
    on(RisePer, _rise_per),
    *each((AddHere, AddToPlayed, Reveal, SpendHere, SwapCard, TakeCube), _stays),
)


def _own_part(amount: Counted, card: Card) -> int:
    """Return how much the card itself adds to a count when it is played."""
    return _OWN_PARTS[type(amount)](amount, card)


def _own_tags(amount: PerTag, card: Card) -> int:
    return card.tags.count(amount.tag) if amount.per == 1 and not amount.opponents else 0


def _no_part(amount: Counted, card: Card) -> int:
    return 0


_OWN_PARTS: Final = complete(
    "what a card adds to its own count",
    AMOUNTS,
    on(PerTag, _own_tags),
    *each((IfCube, IfTags, PerCity, PerCube, PerEvent, PerNeighbour), _no_part),
)


# --- points on cards, resources on cards ------------------------------------------------------------------------------
def _printed(card: Card) -> list[Count]:
    """Return the points that a card will bring, as far as they do not depend on tags and cities."""
    points = card.points
    if not isinstance(points, Counted):
        return [(POINT, float(points))] if points else []
    return _POINTS[type(points)](points)


def _near(points: PerNeighbour) -> list[Count]:
    return [(POINT, NEAR_OCEANS if points.tile == OCEAN else NEAR_CITIES)]


def _life(points: IfCube) -> list[Count]:
    return [(POINT, FOUND_LIFE)]


def _elsewhere(points: Counted) -> list[Count]:
    """Return nothing: such points grow, or come with each resource on the card."""
    return []


def _yes(points: Counted) -> bool:
    return True


def _no(points: Counted) -> bool:
    return False


_POINTS: Final = complete(
    "points that can be told beforehand",
    AMOUNTS,
    on(IfCube, _life),
    on(PerNeighbour, _near),
    *each((IfTags, PerCity, PerCube, PerEvent, PerTag), _elsewhere),
)
_GROWING_POINTS: Final = complete(
    "points that grow with the match",
    AMOUNTS,
    *each((PerCity, PerTag), _yes),
    *each((IfCube, IfTags, PerCube, PerEvent, PerNeighbour), _no),
)


def _cube_counts(card: Card) -> list[Count]:
    """Return what one resource on a card is worth: a part of its points, or of what the card turns it into."""
    points = card.points
    much, per = _CUBE_POINTS[type(points)](points) if isinstance(points, Counted) else (0, 1)
    if much:
        return [(POINT, much / per)]
    for action in card.actions:
        for cost in action.costs:
            taken = _TAKEN_HERE[type(cost)](cost)
            if taken:
                return [(what, much * TURNED / taken) for what, much in counted(action.does)]
    return [(POINT, IDLE_CUBE)] if card.cube != NO_CUBE else []


def _each_cube(points: PerCube) -> tuple[int, int]:
    return points.each, points.per


def _no_cube(points: Counted) -> tuple[int, int]:
    return 0, 1


def _here(cost: SpendHere) -> int:
    return cost.amount


def _nothing_here(cost: Does) -> int:
    return 0


_CUBE_POINTS: Final = complete(
    "points for so many resources on a card",
    AMOUNTS,
    on(PerCube, _each_cube),
    *each((IfCube, IfTags, PerCity, PerEvent, PerNeighbour, PerTag), _no_cube),
)
_TAKEN_HERE: Final = complete(
    "what costs take from their own card",
    COSTS,
    on(SpendHere, _here),
    *each((Spend, SpendMoney, SpendProduction, TakeCube), _nothing_here),
)


def _action_counts(card: Card, action: Action) -> Counts:
    """Return what an action brings net of what it costs; rare costs are what keeps it from being used."""
    found: list[Count] = []
    for what, much in counted(action.costs) + counted(action.does):
        found.append((what, much))
    for effect in (*action.does, *action.costs):
        found.extend(_with_card(effect, card, True))
    return tuple(found)


def _with_card(effect: Does, card: Card, used: bool) -> list[Count]:
    """Return what an effect brings by way of its card, in an action that is used or when the card is played."""
    return _WITH_CARD[type(effect)](effect, card, used) if type(effect) in _WITH_CARD else []


def _add_here(effect: AddHere, card: Card, used: bool) -> list[Count]:
    return [(what, much * effect.amount) for what, much in CUBE_COUNTS[card.number]]


def _spend_here(effect: SpendHere, card: Card, used: bool) -> list[Count]:
    return [(what, -much * effect.amount) for what, much in CUBE_COUNTS[card.number]]


def _gain_counted(effect: GainPer, card: Card, used: bool) -> list[Count]:
    return [(STOCK + effect.resource, COUNTED)] if used else []  # when played it is counted by the state


def _reveal(effect: Reveal, card: Card, used: bool) -> list[Count]:
    return [(POINT, REVEALED)]


def _nothing(effect: Does, card: Card, used: bool) -> list[Count]:
    return []


_WITH_CARD: Final = complete(
    "what effects bring by way of their card",
    DEPENDING,
    on(AddHere, _add_here),
    on(GainPer, _gain_counted),
    on(Reveal, _reveal),
    on(SpendHere, _spend_here),
    *each((AddToPlayed, ProducePer, RisePer, SwapCard, TakeCube), _nothing),
)
CUBE_COUNTS: Final[list[Counts]] = [tuple(_cube_counts(card)) for card in CARD]
ACTIONS: Final[list[tuple[Counts, ...]]] = [
    tuple([_action_counts(card, action) for action in card.actions]) for card in CARD
]


RATE: Final[list[float]] = [rate_of(card) for card in CARD]


# --- whole cards ------------------------------------------------------------------------------------------------------
def _whole(card: Card) -> Counts:
    """Return all that playing a card brings at once, with its points and tags; its actions come on top."""
    sums: dict[int, float] = {}
    extra: list[Count] = [(TAG + tag, 1.0) for tag in card.tags] if card.kind != EVENT else []
    for effect in card.play:
        extra.extend(_with_card(effect, card, False))
    extra.append((YEARLY, RATE[card.number]))
    for what, much in [*counted(card.play), *_printed(card), *extra]:
        sums[what] = sums.get(what, 0.0) + much
    return tuple([(what, much) for what, much in sums.items() if much])


WHOLE: Final[list[Counts]] = [_whole(card) for card in CARD]
GROWING: Final[list[tuple[Growing, ...]]] = [_growing(card) for card in CARD]
HAS_ACTIONS: Final[list[bool]] = [bool(card.actions) for card in CARD]
SURE_POINTS: Final[list[int]] = [card.points if isinstance(card.points, int) else 0 for card in CARD]
OTHER_POINTS: Final[list[bool]] = [not isinstance(card.points, int) for card in CARD]
CUBE_POINTS: Final[list[tuple[int, int]]] = [  # so many for each so many resources on the card
    _CUBE_POINTS[type(card.points)](card.points) if isinstance(card.points, Counted) else (0, 1) for card in CARD
]
