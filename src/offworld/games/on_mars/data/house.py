"""House data: what no public source settles. Whoever has the printed game can correct it here, and only here.

`HOUSE` and `UNCERTAIN` name what the screen shows players as house data (nobody has documented it; our value is
balanced and fits the rulebook) and as uncertain (hints, but no full source).
"""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.benefit import (
    BLUEPRINT,
    BOTS_TWO,
    COLONIST_BOOST,
    LEARN,
    ONE_CRYSTAL,
    PAID_COLONIST,
    UPGRADE,
    WAREHOUSE_ONE,
    Benefit,
    goods,
)
from offworld.games.on_mars.names import BATTERY, CRYSTAL, MINERAL, OXYGEN, PLANT, WATER

# --- map --------------------------------------------------------------------------------------------------------------
# designed: the rulebook shows these hexes only in pictures. By number of boards, then by seat.
SHELTER_SPOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((-2, -1), (2, 1)),
    3: ((-2, -1), (2, -3), (2, 1)),
    4: ((-2, -1), (2, -3), (-2, 3), (2, 1)),
}
# designed: two tiles of a kind in each corner of the map (q, r, kind A to D)
RESEARCH_SPOTS: Final[tuple[tuple[int, int, int], ...]] = (
    *((-5, 1, 0), (-3, -2, 0), (3, -5, 1), (5, -4, 1)),
    *((-5, 4, 2), (-3, 5, 2), (3, 2, 3), (5, -1, 3)),
)
RESEARCH_LETTERS: Final = ("A", "B", "C", "D")  # designed; the colours are documented
RESEARCH_COLOURS: Final = ("olive", "teal", "pink", "light_green")

# --- building tiles ---------------------------------------------------------------------------------------------------
STACK: Final = 6  # medium: thirty tiles of five types, split evenly
# designed: arrows on the backs, by type and tile, as directions clockwise from the top
# (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW); shelters have none
ARROWS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((), (0,), (3,), (1, 4), (2, 5), (0, 2, 4)),
    ((), (1,), (4,), (2, 5), (3, 0), (1, 3, 5)),
    ((), (2,), (5,), (3, 0), (4, 1), (2, 4, 0)),
    ((), (3,), (0,), (4, 1), (5, 2), (3, 5, 1)),
    ((), (4,), (1,), (5, 2), (0, 3), (4, 0, 2)),
)

# --- turn-order spaces 1 to 8 -----------------------------------------------------------------------------------------
# 1 and 5 medium: nothing; 4 confirmed; 2, 3, 7, 8 low: the icon is known, its space is inferred; 6 designed
SPACE_BONUS: Final[tuple[Benefit | None, ...]] = (
    None,
    WAREHOUSE_ONE,
    Benefit(LEARN),
    Benefit(PAID_COLONIST),
    None,
    WAREHOUSE_ONE,
    BOTS_TWO,
    Benefit(BLUEPRINT),
)
SPACE_TRUST: Final = ("medium", "low", "low", "confirmed", "medium", "designed", "low", "low")

# --- laboratory: cells c1t c1b c2t c2m c2b c3t c3b c4t c4m c4b c5t c5b c6 ---------------------------------------------
CELL_BENEFIT: Final[tuple[Benefit | None, ...]] = (
    WAREHOUSE_ONE,
    ONE_CRYSTAL,
    BOTS_TWO,
    None,
    WAREHOUSE_ONE,
    goods(MINERAL),
    ONE_CRYSTAL,
    None,
    BOTS_TWO,
    None,
    Benefit(BLUEPRINT, boost=COLONIST_BOOST),
    Benefit(UPGRADE, boost=COLONIST_BOOST, tech=True),
    None,
)
CELL_TRUST: Final = (
    *("medium", "confirmed", "designed", "designed", "designed", "medium", "designed"),
    *("designed", "designed", "designed", "medium", "low", "designed"),
)
COLUMN_POINTS: Final = (1, 2, 3, 4, 5, 9)  # medium for columns 2, 3 and 5
QUARTERS_POINTS: Final = (0, 3, 6, 10, 15, 21)  # medium for the lowest row; by rows of two, from the bottom

# --- other boards -----------------------------------------------------------------------------------------------------
LANDING: Final = (1, 2, 3, 3, 3)  # medium for colony levels 4 and 5: the shuttle's space after a flight
LSS_ROWS: Final = 5  # medium
GOAL_14_CELLS: Final = (5, 6, 8)  # designed: c3t, c3b, c4m

# low: which missions are short; the others are long
SHORT_MISSIONS: Final = ("blueprints_taken", "bots_placed", "discovery_tiles", "tech_tiles", "scientists_taken")

# designed: rewards of the First Colonists cards B2 to B8 (B1 is confirmed)
TASK_REWARDS: Final = (CRYSTAL, BATTERY, OXYGEN, WATER, CRYSTAL, CRYSTAL, PLANT, MINERAL)

HOUSE: Final = (
    "shelter_spots",
    "research_spots",
    "arrows",
    "space_6",
    "lab_cells",
    "ship_tech",
    "goal_14",
    "blueprint_rows",
    "discovery_minerals",
    "research_letters",
    "first_colonist_rewards",
    "rulings",
)
UNCERTAIN: Final = (
    "spaces",
    "stack_counts",
    "column_points",
    "lab_cells_known",
    "quarters_row",
    "landing_4_5",
    "lss_rows",
    "mission_decks",
    "contract_numbers",
    "discovery_composition",
    "lacerda_quarters",
    "first_colonist_tasks",
)
