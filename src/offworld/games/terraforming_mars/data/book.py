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
from offworld.games.terraforming_mars.data.index import NUMBER, enter
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CORPORATION,
    EVENT,
    NO_CARD,
    PACKAGE,
    SPACE,
    CardNumber,
)
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.base import (
    AFTER,
    CHOOSES,
    DRAWS,
    OPEN,
    PLAIN,
    TAKES,
    Costs,
    Does,
    bound,
)
from offworld.games.terraforming_mars.rules.lasting import Lasting
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.requirements import Requirement
from offworld.games.terraforming_mars.words import log
from offworld.kernel.kinds import kinds
from offworld.kernel.text import Text

PROJECT_COUNT: Final = 208
FIRST_CORPORATION: Final = PROJECT_COUNT + 1
BLANK: Final = Card(NO_CARD, "", EVENT)


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


def _own_action(action: Action, number: CardNumber) -> Action:
    does = tuple([bound(effect, number) for effect in action.does])
    return Action(does, tuple([bound(effect, number) for effect in action.costs]), action.after_rise)


def _own_lasting(lasting: Lasting, number: CardNumber) -> Lasting:
    found: Lasting = bound(lasting, number)
    return found


# --- cards by number; 0 is no card ------------------------------------------------------------------------------------
CARD: Final[tuple[Card, ...]] = (
    BLANK,
    *[_own(card) for card in CARDS_001 + CARDS_043 + CARDS_085 + CARDS_127 + CARDS_169 + CORPORATIONS],
)
ID: Final[tuple[str, ...]] = tuple([card.id for card in CARD])
enter(CARD)
log.CARD_TITLES.extend(
    [Text(f"terraforming_mars-{'corporation' if card.kind == CORPORATION else 'card'}-{card.id}") for card in CARD]
)
log.CARD_CUBES.extend([card.cube for card in CARD])
COST: Final[list[int]] = [card.cost for card in CARD]
BEGINNER: Final = NUMBER["beginner"]
REGULAR_CORPORATIONS: Final[list[CardNumber]] = [card.number for card in CORPORATIONS if card.number != BEGINNER]

METALS: Final[list[int]] = [
    (WITH_STEEL if BUILDING in card.tags else 0) | (WITH_TITANIUM if SPACE in card.tags else 0) for card in CARD
]
IS_EVENT: Final[list[bool]] = [card.kind == EVENT for card in CARD]


def projects(corporate_era: bool) -> list[CardNumber]:
    """Return the project cards of a match."""
    return [card.number for card in CARD[1:FIRST_CORPORATION] if corporate_era or not card.era]


def corporations(corporate_era: bool) -> list[CardNumber]:
    """Return the regular corporations of a match."""
    return [number for number in REGULAR_CORPORATIONS if corporate_era or not CARD[number].era]


# --- all that can be printed on a card --------------------------------------------------------------------------------
EFFECTS: Final = kinds(Does, PACKAGE)
COSTS: Final = kinds(Costs, PACKAGE)
LASTING: Final = kinds(Lasting, PACKAGE)
AMOUNTS: Final = kinds(Counted, PACKAGE)
REQUIREMENTS: Final = kinds(Requirement, PACKAGE)


# --- effects on play, by stage ----------------------------------------------------------------------------------------
def _at(card: Card, stage: int) -> tuple[Does, ...]:
    return tuple([effect for effect in card.play if effect.stage == stage])


AT_ONCE: Final[list[tuple[Does, ...]]] = [_at(card, PLAIN) + _at(card, DRAWS) for card in CARD]
ARRANGED: Final[list[tuple[Does, ...]]] = [_at(card, OPEN) for card in CARD]
AFTERWARDS: Final[list[tuple[Does, ...]]] = [_at(card, AFTER) for card in CARD]
ASKED: Final[list[tuple[Does, ...]]] = [_at(card, CHOOSES) + _at(card, TAKES) for card in CARD]


HAS_PERKS: Final[list[bool]] = [bool(card.lasting or card.actions or card.cube >= 0) for card in CARD]
WITH_TAG: Final[list[list[CardNumber]]] = [
    [card.number for card in CARD[1:FIRST_CORPORATION] if tag in card.tags] for tag in range(10)
]
