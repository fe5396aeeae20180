"""All cards by number, with their effects sorted for quick use. Built once, never changed."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.data.cards_001 import CARDS_001
from offworld.games.terraforming_mars.data.cards_043 import CARDS_043
from offworld.games.terraforming_mars.data.cards_085 import CARDS_085
from offworld.games.terraforming_mars.data.cards_127 import CARDS_127
from offworld.games.terraforming_mars.data.cards_169 import CARDS_169
from offworld.games.terraforming_mars.data.corporations import CORPORATIONS
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CITY,
    EVENT,
    GOALS,
    HEAT,
    OCEAN,
    OCEAN_AREA,
    PARAMETERS,
    SPACE,
)
from offworld.games.terraforming_mars.rules.effects.base import AFTER, CHOOSES, DRAWS, OPEN, PLAIN, TAKES, Does, bound
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.cubes import AddToFilled
from offworld.games.terraforming_mars.rules.effects.gains import Lose
from offworld.games.terraforming_mars.rules.effects.planet import ClaimArea, PlaceTile
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.lasting import Discount, Lasting, OnTile, Reaction
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.perks import Perks
from offworld.games.terraforming_mars.rules.requirements import Global, Requirement

PROJECT_COUNT: Final = 208
FIRST_CORPORATION: Final = PROJECT_COUNT + 1
NO_CARD: Final = Card(0, "", EVENT)


def _own(card: Card) -> Card:
    """Return a printed card with each of its effects knowing whose effect it is."""
    number = card.number
    return Card(
        number,
        card.id,
        card.kind,
        card.cost,
        card.tags,
        card.era,
        card.requires,
        tuple([bound(effect, number) for effect in card.play]),
        card.points,
        card.cube,
        tuple([_own_action(action, number) for action in card.actions]),
        tuple([_own_lasting(lasting, number) for lasting in card.lasting]),
        tuple([bound(effect, number) for effect in card.first]),
    )


def _own_action(action: Action, number: int) -> Action:
    does = tuple([bound(effect, number) for effect in action.does])
    return Action(does, tuple([bound(effect, number) for effect in action.costs]), action.after_rise)


def _own_lasting(lasting: Lasting, number: int) -> Lasting:
    if not isinstance(lasting, Reaction):
        return lasting
    found: Lasting = bound(lasting, number)
    return found


# --- cards by number; 0 is no card ------------------------------------------------------------------------------------
CARD: Final[tuple[Card, ...]] = (
    NO_CARD,
    *[_own(card) for card in CARDS_001 + CARDS_043 + CARDS_085 + CARDS_127 + CARDS_169 + CORPORATIONS],
)
ID: Final[tuple[str, ...]] = tuple([card.id for card in CARD])
NUMBER: Final[dict[str, int]] = {card.id: card.number for card in CARD[1:]}
COST: Final[list[int]] = [card.cost for card in CARD]
TAGS_OF: Final[list[tuple[int, ...]]] = [card.tags for card in CARD]
BEGINNER: Final = NUMBER["beginner"]
REGULAR_CORPORATIONS: Final[list[int]] = [card.number for card in CORPORATIONS if card.number != BEGINNER]

METALS: Final[list[int]] = [
    (WITH_STEEL if BUILDING in card.tags else 0) | (WITH_TITANIUM if SPACE in card.tags else 0) for card in CARD
]
IS_EVENT: Final[list[bool]] = [card.kind == EVENT for card in CARD]


def projects(corporate_era: bool) -> list[int]:
    """Return the project cards of a match."""
    return [card.number for card in CARD[1:FIRST_CORPORATION] if corporate_era or not card.era]


def corporations(corporate_era: bool) -> list[int]:
    """Return the regular corporations of a match."""
    return [number for number in REGULAR_CORPORATIONS if corporate_era or not CARD[number].era]


# --- effects on play, by stage ----------------------------------------------------------------------------------------
def _at(card: Card, stage: int) -> tuple[Does, ...]:
    return tuple([effect for effect in card.play if effect.stage == stage])


AT_ONCE: Final[list[tuple[Does, ...]]] = [_at(card, PLAIN) + _at(card, DRAWS) for card in CARD]
ARRANGED: Final[list[tuple[Does, ...]]] = [_at(card, OPEN) for card in CARD]
AFTERWARDS: Final[list[tuple[Does, ...]]] = [_at(card, AFTER) for card in CARD]
ASKED: Final[list[tuple[Does, ...]]] = [_at(card, CHOOSES) + _at(card, TAKES) for card in CARD]


# --- what can keep a card from being played ---------------------------------------------------------------------------
def _can_fail(effect: Does) -> bool:
    if isinstance(effect, PlaceTile):  # there are always areas for the oceans that are left
        return effect.tile != OCEAN or effect.site != OCEAN_AREA
    return isinstance(
        effect, (Lose, LoseProduction, TakeProduction, MoveProduction, CopyProduction, AddToFilled, ClaimArea)
    )


CHECKS: Final[list[tuple[Does | Requirement, ...]]] = [
    tuple([each for each in card.requires if not isinstance(each, Global)])
    + tuple([effect for effect in card.play if _can_fail(effect)])
    for card in CARD
]
KEPT_HEAT: Final[list[int]] = [  # heat that the card itself takes, and that cannot be spent on its price
    sum([effect.amount for effect in card.play if isinstance(effect, Lose) and effect.resource == HEAT])
    for card in CARD
]


def _met(parameter: int, slack: int) -> list[int]:
    """Return for each step of a parameter the bit set of projects whose requirement on it holds."""
    found = []
    for step in range(GOALS[parameter] + 1):
        cards = 0
        for card in CARD:
            limits = [each for each in card.requires if isinstance(each, Global) and each.parameter == parameter]
            if all([limit.holds(step, slack) for limit in limits]):
                cards |= 1 << card.number
        found.append(cards)
    return found


# by slack (2 steps each from a corporation, a project, and an event that helps one card), parameter and step: which
# cards may be played as far as that parameter is concerned
MOST_SLACK: Final = 6
MET: Final[list[list[list[int]]]] = [
    [_met(parameter, slack) for parameter in range(len(PARAMETERS))] for slack in range(0, MOST_SLACK + 1, 2)
]


# --- production boxes -------------------------------------------------------------------------------------------------
def _box(card: Card) -> tuple[Does, ...]:
    """Return the production changes of a building that lies face up, in the order of their stages."""
    if BUILDING not in card.tags or card.kind == EVENT:
        return ()
    kinds = (Produce, ProducePer, ProduceMetal, LoseProduction, TakeProduction)
    return tuple([effect for kind in kinds for effect in card.play if isinstance(effect, kind)])


BOX: Final[list[tuple[Does, ...]]] = [_box(card) for card in CARD]
OWN_CITY_REACTIONS: Final[list[tuple[OnTile, ...]]] = [
    tuple([each for each in card.lasting if isinstance(each, OnTile) and each.tile == CITY]) for card in CARD
]


# --- perks ------------------------------------------------------------------------------------------------------------
HAS_PERKS: Final[list[bool]] = [bool(card.lasting or card.actions or card.cube >= 0) for card in CARD]


def perks_of(corporation: int, played: list[int]) -> Perks:
    """Return what a corporation and face-up cards add up to."""
    perks = Perks()
    for number in (corporation, *played):
        if HAS_PERKS[number]:
            perks.add(CARD[number])
    perks.prices = prices(perks)
    return perks


def more_perks(old: Perks, corporation: int, played: list[int]) -> Perks:
    """Return the same after one more card, the last of those played."""
    perks = Perks()
    for number in (corporation, *played):
        if HAS_PERKS[number]:
            perks.add(CARD[number])
    last = CARD[played[-1]]
    perks.prices = prices(perks) if any([isinstance(each, Discount) for each in last.lasting]) else old.prices
    return perks


def prices(perks: Perks) -> list[int]:
    """Return what each project costs to play."""
    found = [cost - perks.discount for cost in COST]
    for tag, discount in enumerate(perks.tag_discounts):
        if discount:
            for number in WITH_TAG[tag]:
                found[number] -= discount
    return [max(0, price) for price in found]


WITH_TAG: Final[list[list[int]]] = [
    [card.number for card in CARD[1:FIRST_CORPORATION] if tag in card.tags] for tag in range(10)
]
