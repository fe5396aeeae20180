"""What is known of the campaign and used by the expedition: stars by place, missions, and changes of the deck.

Stars are printed on the sheets (confidence high). The deck changes come from one public solo application (low).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.missions import CAMPAIGN_MISSIONS
from offworld.games.welcome_to_the_moon.data.names import ENERGY, HALF, PLANT, ROBOT, WATER, CardEffect

STARS: Final = ((1,), (1,), (2, 1), (2, 1), (3, 2, 1), (4, 2, 1), (5, 3, 1), (6, 3, 1))  # by adventure, then place


@dataclass(frozen=True, slots=True)
class DeckChange:
    """Cards that are added, numbers taken out altogether, or cards of some effects taken out at random."""

    id: str
    add: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()  # in halves
    effects: tuple[tuple[CardEffect, int], ...] = ()  # an effect and how many of its cards


NONE: Final = "none"  # no change
CHANGING: Final = (3, 5, 7)  # before these adventures the deck may be changed, for two adventures each


DECK_CHANGES: Final = (
    DeckChange("odd_numbers", add=(152, 153, 154)),
    DeckChange("crosses", add=(149, 150, 151)),
    DeckChange("wild_effects", add=(155, 156, 157)),
    DeckChange("fewer_machines", effects=((ROBOT, 3), (ENERGY, 3))),
    DeckChange("no_ends", numbers=(1 * HALF, 14 * HALF, 15 * HALF)),
    DeckChange("no_sevens", numbers=(7 * HALF,)),
    DeckChange("fewer_supplies", effects=((PLANT, 4), (WATER, 2))),
)
CHANGE_IDS: Final = tuple([change.id for change in DECK_CHANGES])


def usable_mission(adventure: int, letter: int) -> int:
    """Return the campaign mission of a letter, or 0 where its card is not understood well enough (confidence low)."""
    for mission in CAMPAIGN_MISSIONS:
        if mission.adventure == adventure and mission.letter == letter and mission.confidence != "low":
            return mission.id
    return 0
