"""Prospects in adventure 5: how near skyscrapers are to their ends, floors of the tower, the dome, energy, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses
from offworld.games.welcome_to_the_moon.bots.rows import SHARE, TOP, best
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import ENDS_AT, ENERGY_AT, symbols, unbuilt
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    DOME_VALUES,
    FIRST_SPACE,
    FLOOR_PLANTS,
    FLOOR_WATER,
    SKYSCRAPERS,
    STARTS,
    TOWER_VALUES,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

ASTRONAUT: Final = 0.7  # an astronaut: the majority pays at the end
CREW: Final = 3.0  # a row of the crew's track, where there is a crew
STARS: Final = 2.2  # a row of the missions' track
TRACK_MISSIONS: Final = 0
TRACK_TOWER: Final = 1
TRACK_CREW: Final = 2
TRACK_DOME: Final = 3
REACHED: Final = 0.72  # of an end's points, for a skyscraper that is a level short of it
STRAIN: Final = 0.9  # for each level that has fewer numbers left than it needs
FLOOR_GROWS: Final = 0.4  # of what one symbol more would make of a floor
TOWER_ROW: Final = 0.5  # a row of the tower's track, for each floor with symbols
NUMBERS: Final = 9.5  # levels of a skyscraper that take all numbers there are
CRAMPED: Final = 0.35  # of an end for which no numbers are left
SLACK: Final = 0.05  # numbers that are let pass, so that a full skyscraper is judged softly
TO_COME: Final = 0.25  # of what is missing of the dome will be built by the way


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    total = 0.0
    for i in range(len(SKYSCRAPERS)):
        total += _skyscraper(state, marks, i)
    floors = symbols(marks)
    values = TOWER_VALUES[marks[ENERGY_AT + TRACK_TOWER]]
    for count in floors:
        if 0 < count < len(values):  # one symbol more makes much more of it
            total += FLOOR_GROWS * (values[count] - values[count - 1]) / 2
    missing = unbuilt(marks)
    loss = DOME_VALUES[marks[ENERGY_AT + TRACK_DOME]]
    total += TO_COME * missing * loss
    total += TOWER_ROW * sum([count > 0 for count in floors]) * marks[ENERGY_AT + TRACK_TOWER]
    crew = marks[state.rules.astronauts]
    total += ASTRONAUT * crew + (CREW * marks[ENERGY_AT + TRACK_CREW] if crew else 0.0)
    return total + STARS * marks[ENERGY_AT + TRACK_MISSIONS]


def _skyscraper(state: Moon, marks: list[int], i: int) -> float:
    """Return what the two ends of a skyscraper promise: the nearer and the roomier, the more."""
    first, end = FIRST_SPACE[i], FIRST_SPACE[i + 1]
    low, high = STARTS[i]
    filled = [space for space in range(first, end) if marks[space] != EMPTY]
    if filled:
        low, high = min(filled[0], high), max(filled[-1], low)
    printed = SKYSCRAPERS[i]
    total = 0.0
    numbers = [marks[space] for space in filled if marks[space] < CROSS]
    least, most = (min(numbers), max(numbers)) if numbers else (TOP // 2, TOP // 2)
    below = low - first if filled else printed.below
    above = end - 1 - high if filled else printed.above
    if not marks[ENDS_AT + 2 * i]:
        points = printed.top[1] if state.common[2 * i] else printed.top[0] + bonuses(state)
        total += _end(points, above, printed.above, 1.0 - SHARE[min(most + 1, TOP)])
    if not marks[ENDS_AT + 2 * i + 1]:
        points = printed.bottom[1] if state.common[2 * i + 1] else printed.bottom[0] + bonuses(state)
        total += _end(points, below, printed.below, SHARE[min(least, TOP)])
    return total


def _end(points: float, left: int, levels: int, share: float) -> float:
    """Return what an end promises that is so many levels away, with this share of all numbers still to go there."""
    done = 1.0 - left / (levels + 1)
    wanted = left / NUMBERS
    tight = max(0.0, wanted - share) * NUMBERS
    roomy = CRAMPED + (1.0 - CRAMPED) * min(1.0, (share + SLACK) / (wanted + SLACK))
    return REACHED * points * done * done * roomy - STRAIN * tight


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission == 89:
        return best([_height(marks, i) for i in range(len(SKYSCRAPERS))], 2)
    if mission == 90:
        return best([min(count / 2, 1.0) for count in symbols(marks)], 3)
    if mission == 91:
        return best([count / (FLOOR_PLANTS + FLOOR_WATER) for count in symbols(marks)], 2)
    return -1.0


def _height(marks: list[int], i: int) -> float:
    """Return which part of a skyscraper's levels above ground is filled."""
    levels = marks[STARTS[i][1] : FIRST_SPACE[i + 1]]
    return 1.0 - levels.count(EMPTY) / len(levels)
