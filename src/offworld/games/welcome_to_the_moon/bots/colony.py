"""Prospects in adventure 3: quarters on the way, tunnels to antennas, values that energy may raise, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import TOP, likely, outlook, room
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.marks import (
    ANTENNAS_AT,
    GREENHOUSES_AT,
    QUARTERS_AT,
    RAISED_AT,
    TANKS_AT,
    TUNNELS_AT,
    count_antennas,
    count_plants,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import (
    ANTENNAS,
    COLUMNS,
    GRID,
    LANDING,
    NODE,
    OBSERVATORY,
    OBSERVATORY_ANTENNAS,
    QUARTER_FIRST,
    QUARTER_LATER,
    QUARTER_SPACES,
    ROWS,
    SIDE,
    SPACES,
    TANKS,
    TUNNELS,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import SPACE as SPACE_OF
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 3.4  # a space for which all numbers will do
HOPES: Final = (2.0, 4.0, 3.0)  # what a plant, a tank and an antenna will be worth in the end, roughly
EXPECTED: Final = (8, 4, 8)  # how many there will be
STEPS: Final = ((0, 1, 2, 3, 4), (0, 2, 4, 6, 8), (0, 1, 2, 4, 6))  # what each is worth, by energies
NUMBERED: Final = (0.9, 0.55, 0.38, 0.26, 0.18, 0.12)  # of an antenna with a number, by its distance from the network
BARE: Final = (0.45, 0.26, 0.18, 0.12, 0.08, 0.05)  # of one without
OBSERVATORY_WAY: Final = 0.06  # of its antennas, for each step nearer to it
FARTHEST: Final = 10
ASTRONAUT: Final = 1.6
OPEN: Final = 0.2  # of a tank whose space is empty

LINKS: Final = [(NODE[a], NODE[b]) for a, b in TUNNELS]
TANK_SPACES: Final = [SPACE_OF[name] for name in TANKS]
ANTENNA_NODES: Final = [(NODE[name], SPACE_OF[name]) for name in ANTENNAS]


def _steps() -> list[list[int]]:
    """Return how far two places of the grid are from each other."""
    places = range(len(GRID))
    return [[abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) for b in places] for a in places]


STEPS_BETWEEN: Final = _steps()


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    counts = (count_plants(marks), sum(marks[TANKS_AT : TANKS_AT + len(TANKS)]), count_antennas(marks))
    found = _chances(marks)
    total = SPACE * room(marks, found) + ASTRONAUT * marks[state.rules.astronauts]
    for i in range(3):
        value = STEPS[i][marks[RAISED_AT + i]]
        total += counts[i] * max(0.0, HOPES[i] - value) * 0.7
        total += max(0, EXPECTED[i] - counts[i]) * value * 0.45
    for quarter, spaces in enumerate(QUARTER_SPACES):
        if not marks[QUARTERS_AT + quarter]:
            free = [marks[space] for space in spaces].count(EMPTY)
            done = 1.0 - free / len(spaces)
            points = QUARTER_LATER if state.common[quarter] else QUARTER_FIRST
            total += points * done * done * outlook(found, spaces)
    dry = [marks[space] for space in TANK_SPACES].count(EMPTY)
    total += OPEN * dry * max(HOPES[1], STEPS[1][marks[RAISED_AT + 1]])
    total += _network(marks, max(HOPES[2], STEPS[2][marks[RAISED_AT + 2]]))
    return total - 0.2 * marks[GREENHOUSES_AT : GREENHOUSES_AT + 4].count(4)


def _network(marks: list[int], worth: float) -> float:
    """Return what the tunnels promise, an antenna being worth so much."""
    reached = [NODE[LANDING]]
    for i, (a, b) in enumerate(LINKS):
        if marks[TUNNELS_AT + i]:
            reached.append(a)
            reached.append(b)
    total = 0.0
    for i, (node, space) in enumerate(ANTENNA_NODES):
        if not marks[ANTENNAS_AT + i]:
            away = min(_distance(reached, node), len(BARE) - 1)
            total += BARE[away] if marks[space] == EMPTY else NUMBERED[away]
    if not marks[ANTENNAS_AT + len(ANTENNAS)]:
        total += OBSERVATORY_ANTENNAS * OBSERVATORY_WAY * (FARTHEST - _distance(reached, NODE[OBSERVATORY]))
    return total * worth


def _distance(reached: list[int], node: int) -> int:
    """Return how many tunnels a place is away from the network."""
    steps = STEPS_BETWEEN[node]
    best = FARTHEST
    for other in reached:
        best = min(best, steps[other])
    return best


def _chances(marks: list[int]) -> list[float]:
    """Return how likely each space is filled: an empty one takes what both its row and its column leave for it."""
    lows = [0] * len(SPACES)
    highs = [TOP - HALF] * len(SPACES)
    for line in LINES:
        low = 0
        for space in line:
            mark = marks[space]
            if mark == EMPTY:
                lows[space] = max(lows[space], low)
                low += HALF
            elif mark < CROSS:
                low = mark + HALF
        high = TOP - HALF
        for space in reversed(line):
            mark = marks[space]
            if mark == EMPTY:
                highs[space] = min(highs[space], high)
                high -= HALF
            elif mark < CROSS:
                high = mark - HALF
    return [likely(lows[space], highs[space]) if marks[space] == EMPTY else 1.0 for space in range(len(SPACES))]


LINES: Final = [*ROWS, *COLUMNS]
