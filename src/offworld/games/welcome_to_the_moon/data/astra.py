"""The opponents of the solo mode, the cards that say how ASTRA meddles in each adventure, and its track of adventure 1.

From three public implementations and card images (confidence medium); card ids 116 to 118 follow from the order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS

EFFECT_CARDS: Final = (112, 113, 114)  # letters A, B and C
FIRST_EFFECT_CARD: Final = len(ALL_CARDS)  # states hold the effect cards as numbers from here on

# --- the part of the state that is ASTRA's: a list of small numbers ------------------------------------------------
HELD: Final = 0  # how many cards of each effect ASTRA holds
LEVEL: Final = 6
PASS: Final = 7  # 1, and 2 once the deck has been shuffled again
GAINED: Final = 8  # solo bonuses circled
SPENT_BONUSES: Final = 9  # those of them that are crossed off
THIRD: Final = 10  # the card of the three that is left for ASTRA; -1: none is chosen yet
TRIGGERED: Final = 11  # adventure 6: viruses and propagation symbols that ASTRA has set off
SIZE: Final = 12

# --- the cards of the solo mode, by where they lie -----------------------------------------------------------------
DECK: Final = 0
SPENT: Final = 1
GIVEN: Final = 2
GONE: Final = 3
PLACES: Final = 4


@dataclass(frozen=True, slots=True)
class Opponent:
    """An agent of ASTRA: level, name, and the points of a card by its effect, in the order of `names.EFFECTS`."""

    level: int
    name: str
    card: int
    points: tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Meddling:
    """What the ASTRA card of an adventure says: fixed points, points for each level, solo bonuses, effective letters.

    `effective` holds the letters whose effect card does something besides flipping a mission on the second pass;
    `gained` is how many solo bonuses the player circles at a time.
    """

    adventure: int
    card: int
    fixed: int
    per_level: int
    slots: int
    effective: str
    gained: int


OPPONENTS: Final = (
    Opponent(1, "katherine", 115, (2, 3, 2, 3, 1, 4)),
    Opponent(2, "alexei", 115, (2, 3, 3, 2, 4, 3)),
    Opponent(3, "margaret", 116, (5, 4, 2, 2, 2, 3)),
    Opponent(4, "franklin", 116, (2, 6, 4, 3, 3, 2)),
    Opponent(5, "sergei", 117, (4, 4, 4, 4, 4, 3)),
    Opponent(6, "stephanie", 117, (6, 2, 4, 5, 4, 4)),
    Opponent(7, "thomas", 118, (5, 4, 3, 6, 5, 4)),
    Opponent(8, "peggy", 118, (5, 3, 6, 3, 6, 6)),
)

MEDDLINGS: Final = (
    Meddling(1, 119, 0, 0, 9, "ABC", 1),
    Meddling(2, 119, 5, 1, 10, "AB", 2),
    Meddling(3, 120, 10, 3, 8, "AB", 2),
    Meddling(4, 120, 5, 2, 8, "AB", 2),
    Meddling(5, 121, 10, 2, 8, "ABC", 1),
    Meddling(6, 121, 5, 4, 9, "ABC", 1),
    Meddling(7, 122, 15, 1, 6, "ABC", 1),
    Meddling(8, 122, 20, 3, 6, "ABC", 1),
)

# --- the track of adventure 1: each card given to ASTRA crosses off as many boxes as it is worth -------------------
TRACK_BOXES: Final = 81
TRACK_START: Final = (15, 12, 10, 8, 6, 4, 2, 0)  # boxes crossed off at set-up, by level from 1 on
TRACK_FIRST: Final = 16  # boxes after which ASTRA has 20 points instead of 10
TRACK_STEP: Final = 5  # boxes for each 10 points more


def track_points(crossed: int) -> int:
    """Return the points of ASTRA in adventure 1; 150 is a launch."""
    if crossed >= TRACK_BOXES:
        return 150
    return 10 if crossed < TRACK_FIRST else 20 + 10 * ((crossed - TRACK_FIRST) // TRACK_STEP)
