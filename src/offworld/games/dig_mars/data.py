"""The components of Dig Mars as literals. Names and wording live in the language files under the same ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NewType

Equipment = Literal["drill", "transport", "fleet"]
Bonus = Literal["extra_drill", "extra_transport", "relocation", "extra_point", "scouting"]

# Numbers that mean different things have types of their own: the equipment DRILLING is not the bonus DRILL
Gear = NewType("Gear", int)
Extra = NewType("Extra", int)
Site = NewType("Site", int)

# Equipment
DRILLING: Final = Gear(0)
HAULING: Final = Gear(1)
FLEET: Final = Gear(2)
EACH_GEAR: Final = (DRILLING, HAULING, FLEET)
EQUIPMENT: Final[tuple[Equipment, Equipment, Equipment]] = ("drill", "transport", "fleet")
MAX_LEVEL: Final = 4
UPGRADE_COST: Final = (0, 1, 2, 3)  # by the level one starts from

# Bonus actions
NO_BONUS: Final = Extra(-1)
DRILL: Final = Extra(0)
TRANSPORT: Final = Extra(1)
RELOCATION: Final = Extra(2)
POINT: Final = Extra(3)
SCOUTING: Final = Extra(4)
BONUSES: Final[tuple[Bonus, Bonus, Bonus, Bonus, Bonus]] = (
    "extra_drill",
    "extra_transport",
    "relocation",
    "extra_point",
    "scouting",
)

SIDE: Final = 4
SITES: Final = SIDE * SIDE
NO_SITE: Final = Site(-1)  # of a station in the reserve
STACK: Final = 3  # tiles in a fresh stack
STATIONS: Final = 4  # of each player
ACTIONS: Final = 3  # in a turn
TARGETS: Final = (0, 0, 40, 30, 20)  # points that allow to declare victory, by number of players
IDLE_ROUNDS: Final = 12  # ruling R39 (designed): so many rounds without progress end the match


@dataclass(frozen=True, slots=True)
class Tile:
    """An exploration tile: difficulty of drilling on its back; value, difficulty of transport and bonus on its face."""

    id: str
    dig: int
    value: int
    carry: int
    bonus: Extra = NO_BONUS


# The rulebook shows only some tiles; their number (48) is sourced, this distribution is house data (confidence:
# designed) within what is known: values 1-5, both difficulties 1-4, not every tile with a bonus, a 5 that needs 4.
TILES: Final[tuple[Tile, ...]] = (
    Tile("T01", dig=1, value=1, carry=1, bonus=DRILL),
    Tile("T02", dig=1, value=1, carry=1, bonus=DRILL),
    Tile("T03", dig=1, value=1, carry=1, bonus=TRANSPORT),
    Tile("T04", dig=1, value=1, carry=1, bonus=RELOCATION),
    Tile("T05", dig=1, value=1, carry=1, bonus=POINT),
    Tile("T06", dig=1, value=1, carry=1, bonus=SCOUTING),
    Tile("T07", dig=1, value=1, carry=1),
    Tile("T08", dig=1, value=2, carry=1),
    Tile("T09", dig=1, value=2, carry=1),
    Tile("T10", dig=1, value=2, carry=1, bonus=TRANSPORT),
    Tile("T11", dig=1, value=2, carry=2),
    Tile("T12", dig=1, value=2, carry=2, bonus=RELOCATION),
    Tile("T13", dig=1, value=2, carry=2),
    Tile("T14", dig=1, value=1, carry=2, bonus=POINT),
    Tile("T15", dig=1, value=3, carry=2),
    Tile("T16", dig=1, value=3, carry=3),
    Tile("T17", dig=2, value=1, carry=1, bonus=DRILL),
    Tile("T18", dig=2, value=1, carry=1, bonus=TRANSPORT),
    Tile("T19", dig=2, value=2, carry=1, bonus=SCOUTING),
    Tile("T20", dig=2, value=2, carry=1),
    Tile("T21", dig=2, value=2, carry=2),
    Tile("T22", dig=2, value=2, carry=2, bonus=DRILL),
    Tile("T23", dig=2, value=2, carry=2, bonus=RELOCATION),
    Tile("T24", dig=2, value=3, carry=2),
    Tile("T25", dig=2, value=3, carry=2),
    Tile("T26", dig=2, value=3, carry=2, bonus=TRANSPORT),
    Tile("T27", dig=2, value=3, carry=3),
    Tile("T28", dig=2, value=3, carry=3),
    Tile("T29", dig=2, value=4, carry=3),
    Tile("T30", dig=2, value=4, carry=4),
    Tile("T31", dig=3, value=2, carry=1, bonus=POINT),
    Tile("T32", dig=3, value=2, carry=2, bonus=DRILL),
    Tile("T33", dig=3, value=2, carry=2),
    Tile("T34", dig=3, value=3, carry=2),
    Tile("T35", dig=3, value=3, carry=2, bonus=SCOUTING),
    Tile("T36", dig=3, value=3, carry=3, bonus=RELOCATION),
    Tile("T37", dig=3, value=3, carry=3),
    Tile("T38", dig=3, value=4, carry=3),
    Tile("T39", dig=3, value=4, carry=3, bonus=TRANSPORT),
    Tile("T40", dig=3, value=4, carry=4),
    Tile("T41", dig=3, value=5, carry=4),
    Tile("T42", dig=4, value=3, carry=2),
    Tile("T43", dig=4, value=3, carry=3),
    Tile("T44", dig=4, value=4, carry=3),
    Tile("T45", dig=4, value=4, carry=4),
    Tile("T46", dig=4, value=5, carry=4),
    Tile("T47", dig=4, value=5, carry=4),
    Tile("T48", dig=4, value=5, carry=4),
)

TILE_IDS: Final = tuple([tile.id for tile in TILES])
DIG: Final = [tile.dig for tile in TILES]
VALUE: Final = [tile.value for tile in TILES]
CARRY: Final = [tile.carry for tile in TILES]
BONUS: Final = [tile.bonus for tile in TILES]
