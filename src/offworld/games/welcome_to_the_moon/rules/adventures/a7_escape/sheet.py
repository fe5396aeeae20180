"""The sheet of adventure 7: six starships of modules and greenhouses, their airlocks, and the tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

SETTLEMENT: Final = "SETTLEMENT"
TOTAL: Final = 3  # plants of each greenhouse, reactors of each starship


@dataclass(frozen=True, slots=True)
class Module:
    """A module: its spaces, the one with the tank, and the one with a robot (0: none), counted from 1."""

    spaces: int
    tank: int
    robot: int = 0


@dataclass(frozen=True, slots=True)
class Greenhouse:
    """A greenhouse of one space with three plants, some of them circled from the start."""

    plants: int = 0


@dataclass(frozen=True, slots=True)
class Starship:
    """A starship: one ascending row of modules and a greenhouse, and reactors, some circled from the start."""

    reactors: int
    blocks: tuple[Module | Greenhouse, ...]


STARSHIPS: Final = (  # from the bottom
    Starship(0, (Module(4, tank=3, robot=1), Greenhouse(), Module(4, tank=2, robot=3))),
    Starship(0, (Module(3, tank=2, robot=3), Module(3, tank=2), Greenhouse(), Module(3, tank=2, robot=3))),
    Starship(0, (Greenhouse(1), Module(3, tank=2), Module(3, tank=3, robot=1))),
    Starship(1, (Module(2, tank=1, robot=2), Greenhouse(1), Module(3, tank=2))),
    Starship(1, (Module(3, tank=2), Greenhouse(1), Module(2, tank=1, robot=2))),
    Starship(2, (Module(2, tank=1, robot=2), Module(2, tank=1), Greenhouse(2))),
)

AIRLOCKS: Final = (  # the first two are open from the start
    ("SETTLEMENT", "S1.M1"),
    ("SETTLEMENT", "S1.M2"),
    ("S1.M1", "S1.G1"),
    ("S1.M1", "S2.M1"),
    ("S1.M1", "S2.M2"),
    ("S1.G1", "S1.M2"),
    ("S1.M2", "S2.M3"),
    ("S2.M1", "S2.M2"),
    ("S2.M1", "S3.M1"),
    ("S2.M2", "S2.G1"),
    ("S2.M2", "S3.M2"),
    ("S2.G1", "S2.M3"),
    ("S3.G1", "S3.M1"),
    ("S3.M1", "S3.M2"),
    ("S3.M1", "S4.M1"),
    ("S3.M2", "S4.M2"),
    ("S4.M1", "S4.G1"),
    ("S4.M1", "S5.M1"),
    ("S4.G1", "S4.M2"),
    ("S4.M2", "S5.M2"),
    ("S5.M1", "S5.G1"),
    ("S5.M1", "S6.M1"),
    ("S5.G1", "S5.M2"),
    ("S5.M2", "S6.M2"),
    ("S6.M1", "S6.M2"),
    ("S6.M2", "S6.G1"),
)
OPEN_AIRLOCKS: Final = 2

POINTS: Final = (0, 2, 4, 7)  # of a greenhouse by plants, of a module by reactors of its starship
MARKERS: Final = 6  # astronauts; every second one circles a wild symbol
PLANNING_LOSS: Final = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
ERRORS: Final = 3
ERROR_AIRLOCKS: Final = (1, 2)  # these errors open an airlock

# --- worked out from the print -------------------------------------------------------------------------------------
SHIP_IDS: Final = tuple([f"S{i + 1}" for i in range(len(STARSHIPS))])
AIRLOCK_IDS: Final = ("AL00a", "AL00b", *[f"AL{i + 1:02}" for i in range(len(AIRLOCKS) - OPEN_AIRLOCKS)])


def _blocks() -> tuple[list[str], list[int], list[tuple[int, ...]], list[str], list[int]]:
    """Return the ids of blocks, their starships and spaces, the ids of all spaces, and the block of each."""
    names: list[str] = []
    ships: list[int] = []
    inside: list[tuple[int, ...]] = []
    ids: list[str] = []
    inverse: list[int] = []
    for ship, printed in enumerate(STARSHIPS):
        modules = 0
        first = len(ids)
        for block in printed.blocks:
            count = 1
            if isinstance(block, Module):
                modules += 1
                count = block.spaces
                names.append(f"{SHIP_IDS[ship]}.M{modules}")
            else:
                names.append(f"{SHIP_IDS[ship]}.G1")
            ships.append(ship)
            inside.append(tuple(range(len(ids), len(ids) + count)))
            for _ in range(count):
                ids.append(f"{SHIP_IDS[ship]}.{len(ids) - first + 1}")
                inverse.append(len(names) - 1)
    return names, ships, inside, ids, inverse


_NAMES, _SHIPS, _INSIDE, _IDS, _INVERSE = _blocks()
BLOCKS: Final = tuple(_NAMES)
BLOCK_SHIP: Final = _SHIPS
BLOCK_SPACES: Final = _INSIDE
SPACES: Final = tuple(_IDS)
BLOCK_OF: Final = _INVERSE
PRINTED: Final = [block for ship in STARSHIPS for block in ship.blocks]
SHIP_SPACES: Final = [  # the first space of each starship, and the one after its last
    (
        min([space for space in range(len(SPACES)) if BLOCK_SHIP[BLOCK_OF[space]] == ship]),
        max([space for space in range(len(SPACES)) if BLOCK_SHIP[BLOCK_OF[space]] == ship]) + 1,
    )
    for ship in range(len(STARSHIPS))
]
MODULES: Final = tuple([i for i, block in enumerate(PRINTED) if isinstance(block, Module)])
GREENHOUSES: Final = tuple([i for i, block in enumerate(PRINTED) if isinstance(block, Greenhouse)])  # one for each ship


def _marked(robot: bool) -> list[int]:
    """Return the spaces with a robot, or those with a tank."""
    found: list[int] = []
    for i, block in enumerate(PRINTED):
        if isinstance(block, Module):
            place = block.robot if robot else block.tank
            if place:
                found.append(BLOCK_SPACES[i][place - 1])
    return found


ROBOT_SPACES: Final = _marked(True)
TANK_SPACES: Final = _marked(False)  # in the order of MODULES
TANK_IDS: Final = tuple([SPACES[space] for space in TANK_SPACES])


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "starships": [
            {
                "id": SHIP_IDS[i],
                "blocks": [BLOCKS[block] for block in range(len(BLOCKS)) if BLOCK_SHIP[block] == i],
                "reactors": ship.reactors,
            }
            for i, ship in enumerate(STARSHIPS)
        ],
        "blocks": [
            {
                "id": name,
                "kind": "module" if isinstance(PRINTED[i], Module) else "greenhouse",
                "spaces": [SPACES[space] for space in BLOCK_SPACES[i]],
            }
            for i, name in enumerate(BLOCKS)
        ],
        "robots": [SPACES[space] for space in ROBOT_SPACES],
        "tanks": list(TANK_IDS),
        "airlocks": [{"id": name, "between": list(pair)} for name, pair in zip(AIRLOCK_IDS, AIRLOCKS)],
        "open_airlocks": OPEN_AIRLOCKS,
        "total": TOTAL,
        "points": list(POINTS),
        "markers": MARKERS,
        "planning_loss": list(PLANNING_LOSS),
        "errors": ERRORS,
        "error_airlocks": list(ERROR_AIRLOCKS),
    }
