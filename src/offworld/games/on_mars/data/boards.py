"""The boards: costs, limits, laboratory, technology grid, executive actions, LSS, turn order."""

from __future__ import annotations

from typing import Final, cast

from offworld.games.on_mars.data.benefit import (
    BLUEPRINT,
    BOTS_TWO,
    CRYSTAL_BOOST,
    DEVELOP,
    EVERYWHERE,
    MOVE_ROVER,
    ONE_CRYSTAL,
    RETRIEVE,
    UPGRADE,
    USE_BUILDING,
    WAREHOUSE,
    Benefit,
    goods,
)
from offworld.games.on_mars.names import BATTERY, COLONY, MINERAL, ORBIT, OXYGEN, PLANT, WATER, Cell

Cost = tuple[int, ...]  # by resource, and last how many of any resource
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0)

# --- buildings (confirmed): what each costs and gives; a mine costs the colonist who works there ----------------------
BUILD_COST: Final[tuple[Cost, ...]] = (
    FREE,
    (1, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0),
    (0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 1, 0),
)
SHELTERS: Final = 5  # of each colour, one of them on the map at the start
UPGRADE_COST: Final[Cost] = (1, 0, 0, 0, 0, 0)
SHIP_COST: Final[Cost] = (0, 0, 1, 1, 0, 0)

# --- pieces (confirmed) -----------------------------------------------------------------------------------------------
COLONISTS_EACH: Final = 12
START_COLONISTS: Final = 3
BOTS: Final = 4
SHIPS: Final = 5
MARKERS: Final = 8
QUARTERS: Final = 4  # slots of the living quarters with one shelter
PER_SHELTER: Final = 2  # slots for each further one
DEPOT: Final = 8
ACTION_SLOTS: Final = 3

# --- technology grid (confirmed): two cells at the bottom, three in the middle, three on top --------------------------
GRID: Final = 8
GRID_IDS: Final = ("g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8")  # from the bottom, left to right
GRID_COST: Final[tuple[Cost, ...]] = (
    *(FREE, FREE),
    *((0, 1, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)),
    *((0, 1, 0, 0, 0, 1), (0, 1, 0, 0, 0, 1), (0, 1, 0, 0, 0, 1)),
)

# --- laboratory (high) ------------------------------------------------------------------------------------------------
CELLS: Final = ("c1t", "c1b", "c2t", "c2m", "c2b", "c3t", "c3b", "c4t", "c4m", "c4b", "c5t", "c5b", "c6")
COLUMN: Final = (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6)
_ADVANCE: Final = (
    *((2, 3), (3, 4)),
    *((5,), (5, 6), (6,)),
    *((7, 8), (8, 9)),
    *((10,), (10, 11), (11,)),
    *((12,), (12,)),
    (),
)
ADVANCE: Final = cast("tuple[tuple[Cell, ...], ...]", _ADVANCE)
FIRST_CELLS: Final = (Cell(0), Cell(1))
SHELTER_CELL: Final = Cell(3)  # where the shelter technology begins (confirmed)
LAST_CELL: Final = Cell(12)
COLUMN_COST: Final[tuple[Cost, ...]] = (
    FREE,
    FREE,
    (0, 0, 0, 0, 0, 1),
    (0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1, 1),
    (0, 0, 0, 0, 1, 0),
)
CRYSTAL_COLUMN: Final = 6  # costs one crystal besides

# --- executive actions (high): by depot slot from the top -------------------------------------------------------------
EXECUTIVE: Final[tuple[Benefit, ...]] = (
    Benefit(DEVELOP, free=True),
    Benefit(MOVE_ROVER, 2, boost=CRYSTAL_BOOST, tech=True),
    Benefit(BLUEPRINT),
    Benefit(UPGRADE),
    goods(MINERAL),
    BOTS_TWO,
    Benefit(WAREHOUSE, special=True),
    Benefit(USE_BUILDING),
)
EXECUTIVE_IDS: Final = ("develop", "rover", "blueprint", "upgrade", "mineral", "bots", "warehouse", "building")
EXECUTIVE_COST: Final = (4, 4, 3, 3, 3, 2, 2, 2)
BUILDING_SLOT: Final = 7

# --- life support system (high) ---------------------------------------------------------------------------------------
FIRST_STEP_POINTS: Final = 2
LSS_CHOICES: Final[tuple[Benefit, ...]] = (
    BOTS_TWO,
    ONE_CRYSTAL,
    goods(MINERAL),
    Benefit(RETRIEVE, 1, places=EVERYWHERE),
)
LSS_CHOICE_IDS: Final = ("bots", "crystal", "mineral", "colonist")
REWARDS: Final = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8")
REWARD_KINDS: Final = (
    "best_tech",
    "ships",
    "advanced_buildings",
    "mines",
    "bots",
    "discoveries",
    "shelters",
    "colonists",
)
REWARD_POINTS: Final = (1, 2, 2, 2, 2, 2, 2, 1)
REWARDS_DEALT: Final = 4
TOP_LEVEL: Final = 5
PROGRESS_POINTS: Final = (0, 1, 2, 4, 7, 11)

# --- turn order and shuttle -------------------------------------------------------------------------------------------
SPACES: Final = 8
SPACE_SIDE: Final = (ORBIT, ORBIT, ORBIT, ORBIT, COLONY, COLONY, COLONY, COLONY)
COLONIST_PRICE: Final = (WATER, PLANT)  # one of these for the colonist of space 4
LAST_ROUND: Final = 60  # designed (R061): a guard against endless play

# --- points -----------------------------------------------------------------------------------------------------------
SHIP_POINTS: Final = 3
SCIENTIST_POINTS: Final = 3
HIRE_COST: Final[tuple[Cost, ...]] = (
    FREE,  # the geologist: two colonists to the working area
    (2, 0, 0, 0, 0, 0),
    (0, 2, 0, 0, 0, 0),
    (0, 0, 2, 0, 0, 0),
    (0, 0, 0, 2, 0, 0),
    (0, 0, 0, 0, 2, 0),
)
GEOLOGIST_COLONISTS: Final = 2
OXYGEN_OF_A_USE: Final = OXYGEN
STARTING: Final = (MINERAL, BATTERY, WATER, PLANT, OXYGEN)  # one of each
