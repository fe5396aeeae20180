"""Prospects in adventure 3: quarters on the way, tunnels to antennas, values that energy may raise, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.adventures.a3_colony.marks import (
    ANTENNAS_AT,
    GREENHOUSES_AT,
    QUARTERS_AT,
    RAISED_AT,
    TANKS_AT,
    TUNNELS_AT,
    count_antennas,
    count_plants,
    is_connected,
)
from offworld.games.welcome_to_the_moon.adventures.a3_colony.sheet import (
    ANTENNAS,
    COLUMNS,
    NODE,
    OBSERVATORY,
    QUARTER_FIRST,
    QUARTER_LATER,
    QUARTER_SPACES,
    TANKS,
    TUNNEL_IDS,
)
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY
from offworld.games.welcome_to_the_moon.engine.state import Moon
from offworld.games.welcome_to_the_moon.judgement.rows import SHARE, TOP, room

SPACE: Final = 0.6
COLUMN: Final = 0.35
HOPES: Final = (1.6, 3.2, 2.0)  # what a plant, a tank and an antenna will be worth in the end, roughly
EXPECTED: Final = (6, 3, 6)  # how many there will be
STEPS: Final = ((1, 1, 1, 1), (2, 2, 2, 2), (1, 1, 2, 2))  # what each energy adds to a value
TUNNEL: Final = 0.4
NEAR: Final = 0.8  # an antenna that lacks a number or a tunnel only
OBSERVATORY_WAY: Final = 0.5  # for each step nearer to the observatory
ASTRONAUT: Final = 1.6


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    counts = (count_plants(marks), sum(marks[TANKS_AT : TANKS_AT + len(TANKS)]), count_antennas(marks))
    total = ASTRONAUT * marks[state.rules.astronauts]
    for i in range(3):
        raised = marks[RAISED_AT + i]
        value = sum(STEPS[i][:raised])
        total += counts[i] * max(0.0, HOPES[i] - value) * 0.7
        total += max(0, EXPECTED[i] - counts[i]) * value * 0.45
    for quarter, spaces in enumerate(QUARTER_SPACES):
        if not marks[QUARTERS_AT + quarter]:
            free = [marks[space] for space in spaces].count(EMPTY)
            done = 1.0 - free / len(spaces)
            points = QUARTER_LATER if state.common[quarter] else QUARTER_FIRST
            total += 0.7 * points * done * done
    total += _network(marks)
    for first, end in ROWS:
        total += SPACE * room(marks, first, end)
    for column in COLUMNS:
        total += COLUMN * _column_room(marks, column)
    return total - 0.2 * marks[GREENHOUSES_AT : GREENHOUSES_AT + 4].count(4)


def _network(marks: list[int]) -> float:
    """Return what the tunnels promise."""
    total = TUNNEL * sum(marks[TUNNELS_AT : TUNNELS_AT + len(TUNNEL_IDS)])
    for i, name in enumerate(ANTENNAS):
        if not marks[ANTENNAS_AT + i] and is_connected(marks, NODE[name]):
            total += NEAR
    if not marks[ANTENNAS_AT + len(ANTENNAS)]:
        reached = [node for node in NODE.values() if is_connected(marks, node)]
        goal = NODE[OBSERVATORY]
        steps = min([abs(node // 6 - goal // 6) + abs(node % 6 - goal % 6) for node in reached])
        total += OBSERVATORY_WAY * (10 - steps)
    return total


def _column_room(marks: list[int], column: tuple[int, ...]) -> float:
    """Return how far the numbers of a column are from what its places suggest."""
    total = 0.0
    for place, space in enumerate(column):
        mark = marks[space]
        if 0 <= mark < CROSS:
            off = SHARE[min(mark + 1, TOP)] - (place + 0.5) / len(column)
            total -= off * off * len(column)
    return total


ROWS: Final = ((0, 5), (5, 11), (11, 16), (16, 21), (21, 27), (27, 32))
