"""The sheet of adventure 6: eleven blocks of five rooms on five floors, 22 walkways, and the two tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

ROOMS: Final = 5  # in each block
MOST_ENERGY: Final = 3  # in each block; one is circled from the start
MARKERS: Final = 6  # astronauts, and planning markers; every second one circles a wild symbol
ERRORS: Final = 3
SPREADING_ERRORS: Final = (2, 3)  # these make the viruses spread on the own sheet

GREY: Final = "grey"
COLOURS: Final = ("red", "green", "purple", "blue", "yellow")
MISSION_VIRUS: Final = (0, 2, 4)  # red, purple and yellow: activated by the first to accomplish mission A, B or C


@dataclass(frozen=True, slots=True)
class Block:
    """Five rooms in a row: its floor, its plants, the room of its tank (0: none) and whose virus breaks out here."""

    floor: int
    plants: int
    tank: int
    virus: str = ""  # a colour; grey: players may choose it at set-up


BLOCKS: Final = (  # viruses spread in this order
    Block(1, 1, 1, GREY),
    Block(1, 1, 2, "red"),
    Block(2, 2, 3, "green"),
    Block(2, 1, 5, GREY),
    Block(3, 2, 3),
    Block(3, 2, 0, "purple"),
    Block(3, 2, 4),
    Block(4, 1, 2, GREY),
    Block(4, 2, 3, "blue"),
    Block(5, 1, 2, "yellow"),
    Block(5, 1, 3, GREY),
)

WALKWAYS: Final = (  # between which blocks, numbered from 1
    *((1, 2), (1, 5), (1, 8), (2, 3), (2, 5), (2, 6), (3, 4), (3, 6), (3, 7), (4, 7), (4, 11)),
    *((5, 6), (5, 8), (5, 9), (6, 7), (6, 9), (6, 10), (7, 10), (7, 11), (8, 9), (9, 10), (10, 11)),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a track: the points as long as it is not full, its symbols, and what the first of them triggers."""

    points: int
    symbols: int
    trigger: str = ""  # a virus that is activated, or `spread`: the viruses of all others spread


SPREAD: Final = "spread"
PLANT_ROWS: Final = (Row(0, 2), Row(5, 2), Row(10, 3, "green"), Row(20, 3, SPREAD), Row(35, 3, SPREAD), Row(55, 3))
WATER_ROWS: Final = (Row(0, 2), Row(10, 2, "blue"), Row(20, 2, SPREAD), Row(35, 2, SPREAD), Row(55, 2))
FULL_POINTS: Final = 80  # of either track

# --- worked out from the print -------------------------------------------------------------------------------------
ALL_BLOCKS: Final = range(len(BLOCKS))
BLOCK_IDS: Final = tuple([f"B{i + 1}" for i in ALL_BLOCKS])
WALKWAY_IDS: Final = tuple([f"WK{i + 1:02}" for i in range(len(WALKWAYS))])
SPACES: Final = tuple([f"{block}.{room + 1}" for block in BLOCK_IDS for room in range(ROOMS)])
FLOORS: Final = tuple(  # the blocks of each floor
    [tuple([i for i in ALL_BLOCKS if BLOCKS[i].floor == floor]) for floor in range(1, 6)]
)
FLOOR_SPACES: Final = [(blocks[0] * ROOMS, (blocks[-1] + 1) * ROOMS) for blocks in FLOORS]
VIRUS_BLOCK: Final = [[block.virus for block in BLOCKS].index(colour) for colour in COLOURS]
GREY_BLOCKS: Final = tuple([i for i in ALL_BLOCKS if BLOCKS[i].virus == GREY])
GATES: Final = tuple(  # of each block: its walkways, and the block at the other end
    [
        tuple(
            [
                (number, (a if b == block + 1 else b) - 1)
                for number, (a, b) in enumerate(WALKWAYS)
                if block + 1 in (a, b)
            ]
        )
        for block in ALL_BLOCKS
    ]
)


def _ends(rows: tuple[Row, ...]) -> list[int]:
    """Return after how many symbols each row is full."""
    return [sum([row.symbols for row in rows[: i + 1]]) for i in range(len(rows))]


PLANT_ENDS: Final = _ends(PLANT_ROWS)
WATER_ENDS: Final = _ends(WATER_ROWS)
MOST_PLANTS: Final = PLANT_ENDS[-1]
MOST_WATER: Final = WATER_ENDS[-1]


def track_points(rows: tuple[Row, ...], ends: list[int], crossed: int) -> int:
    """Return the topmost value that is not crossed off."""
    for row, end in zip(rows, ends):
        if crossed < end:
            return row.points
    return FULL_POINTS


def _triggers() -> list[tuple[str, int, str]]:
    """Return the propagation symbols: their id, and after how many symbols of which track they go off."""
    found: list[tuple[str, int, str]] = []
    for name, rows, ends in (("plants", PLANT_ROWS, PLANT_ENDS), ("water", WATER_ROWS, WATER_ENDS)):
        for i, row in enumerate(rows):
            if row.trigger:
                found.append((name, ends[i] - row.symbols + 1, row.trigger))
    return found


TRIGGERS: Final = _triggers()
SPREADS: Final = tuple([f"{name}{count}" for name, count, trigger in TRIGGERS if trigger == SPREAD])


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "blocks": [
            {
                "id": BLOCK_IDS[i],
                "floor": block.floor,
                "spaces": list(SPACES[i * ROOMS : (i + 1) * ROOMS]),
                "plants": block.plants,
                "tank": SPACES[i * ROOMS + block.tank - 1] if block.tank else None,
                "virus": block.virus or None,
            }
            for i, block in enumerate(BLOCKS)
        ],
        "walkways": [
            {"id": WALKWAY_IDS[i], "between": [BLOCK_IDS[a - 1], BLOCK_IDS[b - 1]]} for i, (a, b) in enumerate(WALKWAYS)
        ],
        "plant_track": [_row(row) for row in PLANT_ROWS],
        "water_track": [_row(row) for row in WATER_ROWS],
        "full_points": FULL_POINTS,
        "most_energy": MOST_ENERGY,
        "markers": MARKERS,
        "mission_viruses": [COLOURS[colour] for colour in MISSION_VIRUS],
        "errors": ERRORS,
        "spreading_errors": list(SPREADING_ERRORS),
    }


def _row(row: Row) -> dict[str, Any]:
    return {"points": row.points, "symbols": row.symbols, "trigger": row.trigger or None}
