"""The sheet of adventure 3: a grid of 36 buildings in four quarters, 60 tunnels, and the tracks."""

from __future__ import annotations

from typing import Any, Final

SIDE: Final = 6
LANDING: Final = "r6c1"  # bottom left: where the tunnels begin
OBSERVATORY: Final = "r1c6"  # top right: never numbered, three antennas
PRINTED_X: Final = ("r3c3", "r4c4")  # count as filled, take no number

ANTENNAS: Final = (
    *("r1c2", "r1c4", "r2c3", "r2c5", "r3c1", "r3c4", "r4c2"),
    *("r4c5", "r5c1", "r5c4", "r5c6", "r6c2", "r6c5"),
)
OBSERVATORY_ANTENNAS: Final = 3
TANKS: Final = ("r1c1", "r2c3", "r2c5", "r3c6", "r4c2", "r5c3", "r5c5", "r6c4")

GREENHOUSES: Final = (1, 1, 1, 2)  # plants of the greenhouses of each quarter, from the top
QUARTER_FIRST: Final = 15
QUARTER_LATER: Final = 5

PLANT_VALUES: Final = (0, 1, 2, 3, 4)
WATER_VALUES: Final = (0, 2, 4, 6, 8)
ANTENNA_VALUES: Final = (0, 1, 2, 4, 6)
ASTRONAUTS: Final = 9
ASTRONAUT_POINTS: Final = (20, 10, 5)  # for the most astronauts
PLANNING_LOSS: Final = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
ERRORS: Final = 3

# --- worked out from the print -------------------------------------------------------------------------------------
GRID: Final = tuple([f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)])
SPACES: Final = tuple([each for each in GRID if each not in (LANDING, OBSERVATORY) and each not in PRINTED_X])
NODE: Final = {name: place for place, name in enumerate(GRID)}
SPACE: Final = {name: place for place, name in enumerate(SPACES)}


def _line(names: list[str]) -> tuple[int, ...]:
    return tuple([SPACE[name] for name in names if name in SPACE])


ROWS: Final = [_line([f"r{row}c{column}" for column in range(1, SIDE + 1)]) for row in range(1, SIDE + 1)]
COLUMNS: Final = [  # from the bottom up
    _line([f"r{row}c{column}" for row in range(SIDE, 0, -1)]) for column in range(1, SIDE + 1)
]
QUARTERS: Final = ("Q1", "Q2", "Q3", "Q4")  # top left, top right, bottom left, bottom right
QUARTER_OF: Final = [(int(name[1]) > 3) * 2 + (int(name[3]) > 3) for name in SPACES]
QUARTER_SPACES: Final = [
    tuple([space for space in range(len(SPACES)) if QUARTER_OF[space] == quarter]) for quarter in range(4)
]
ANTENNA_QUARTER: Final = [(int(name[1]) > 3) * 2 + (int(name[3]) > 3) for name in ANTENNAS]
TANK_QUARTER: Final = [(int(name[1]) > 3) * 2 + (int(name[3]) > 3) for name in TANKS]


def _tunnels() -> list[tuple[str, str]]:
    """Return between which buildings tunnels can be: row by row, first those along a row, then those to the next."""
    found: list[tuple[str, str]] = []
    for row in range(1, SIDE + 1):
        found.extend([(f"r{row}c{column}", f"r{row}c{column + 1}") for column in range(1, SIDE)])
        if row < SIDE:
            found.extend([(f"r{row}c{column}", f"r{row + 1}c{column}") for column in range(1, SIDE + 1)])
    return found


TUNNELS: Final = _tunnels()
TUNNEL_IDS: Final = tuple([f"TN{i + 1:02}" for i in range(len(TUNNELS))])
PREBUILT: Final = tuple([i for i, pair in enumerate(TUNNELS) if LANDING in pair])


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "grid": list(GRID),
        "landing": LANDING,
        "observatory": OBSERVATORY,
        "printed_x": list(PRINTED_X),
        "antennas": list(ANTENNAS),
        "observatory_antennas": OBSERVATORY_ANTENNAS,
        "tanks": list(TANKS),
        "tunnels": [{"id": name, "between": list(pair)} for name, pair in zip(TUNNEL_IDS, TUNNELS)],
        "prebuilt": [TUNNEL_IDS[i] for i in PREBUILT],
        "quarters": [
            {"id": name, "spaces": [SPACES[space] for space in QUARTER_SPACES[i]], "greenhouses": list(GREENHOUSES)}
            for i, name in enumerate(QUARTERS)
        ],
        "quarter_points": [QUARTER_FIRST, QUARTER_LATER],
        "values": {"plants": list(PLANT_VALUES), "water": list(WATER_VALUES), "antennas": list(ANTENNA_VALUES)},
        "astronauts": ASTRONAUTS,
        "astronaut_points": list(ASTRONAUT_POINTS),
        "planning_loss": list(PLANNING_LOSS),
        "errors": ERRORS,
    }
