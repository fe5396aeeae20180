"""Prospects in adventure 5: how near skyscrapers are to their ends, floors of the tower, the dome, energy, and room."""

from __future__ import annotations

from math import exp
from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses
from offworld.games.welcome_to_the_moon.bots.rows import SHARE, TOP, best
from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT as HIRED
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import ENDS_AT, ENERGY_AT, symbols, unbuilt
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    ASTRONAUT_VALUES,
    DOME_VALUES,
    FIRST_SPACE,
    FLOOR_PLANTS,
    FLOOR_WATER,
    SKYSCRAPERS,
    SPACES,
    STARTS,
    TOWER_VALUES,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

STARS: Final = 2.4  # a row of the missions' track
SPACE: Final = 0.6  # a level for which numbers are left
CREW_ROWS: Final = 1.8  # rows of the crew's track that energy will still cross off, on an empty sheet
CREW_SURE: Final = 0.9  # how much each astronaut more than anybody else has says about the majority at the end
CREW_EVEN: Final = 0.5  # astronauts that a tie is worth, as it counts for whoever shares it
CREW_TO_COME: Final = 0.4  # of what a crew promises, for whoever has none yet
CREW_WORTH: Final = 0.45  # an astronaut besides
TOWER_ROWS: Final = 2.3  # rows of the tower's track that energy will still cross off, on an empty sheet
FLOOR_SYMBOLS: Final = 0.7  # symbols that each floor will still get, on an empty sheet
TRACK_MISSIONS: Final = 0
TRACK_TOWER: Final = 1
TRACK_CREW: Final = 2
TRACK_DOME: Final = 3
REACHED: Final = 0.9  # of an end's points, for a skyscraper that is a level short of it
STRAIN: Final = 0.7  # for each level that has fewer numbers left than it needs
NUMBERS: Final = 7.2  # levels of a skyscraper that take all numbers there are
CRAMPED: Final = 0.4  # of an end for which no numbers are left
SLACK: Final = 0.04  # numbers that are let pass, so that a full skyscraper is judged softly
TO_COME: Final = 0.24  # of what is missing of the dome will be built by the way
LAST_ROW: Final = len(ASTRONAUT_VALUES) - 1


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    left = marks[: len(SPACES)].count(EMPTY) / len(SPACES)
    total = _tower(marks, left) + _crew(state, seat, left)
    for i in range(len(SKYSCRAPERS)):
        total += _skyscraper(state, marks, i)
    total += TO_COME * unbuilt(marks) * DOME_VALUES[marks[ENERGY_AT + TRACK_DOME]]
    return total + STARS * marks[ENERGY_AT + TRACK_MISSIONS]


def _tower(marks: list[int], left: float) -> float:
    """Return what symbols and energy to come will make of the tower, beyond what it is worth now."""
    row = marks[ENERGY_AT + TRACK_TOWER]
    now = TOWER_VALUES[row]
    lower, upper, part = _between(row + TOWER_ROWS * left)
    before, after = TOWER_VALUES[lower], TOWER_VALUES[upper]
    total = 0.0
    for count in symbols(marks):
        coming = min(count + FLOOR_SYMBOLS * left, float(len(now)))
        total += (1.0 - part) * _floor(before, coming) + part * _floor(after, coming)
        if count:
            total -= now[count - 1]
    return total


def _floor(values: tuple[int, int, int], count: float) -> float:
    """Return what a floor is worth with so many symbols, which need not be whole."""
    whole = int(count)
    low = values[whole - 1] if whole else 0
    return low + (count - whole) * (values[whole] - low) if whole < len(values) else float(low)


def _crew(state: Moon, seat: int, left: float) -> float:
    """Return what the crew will bring, beyond what it brings now: at first the majority costs ten points.

    Were it left at that, nobody would ever hire the first astronaut, and no energy go to a crew that is not there.
    """
    marks = state.sheets[seat]
    own = marks[state.rules.astronauts]
    rival = state.held(HIRED)
    for other in state.everyone():
        if other != seat:
            rival = max(rival, state.sheets[other][state.rules.astronauts])
    row = marks[ENERGY_AT + TRACK_CREW]
    lower, upper, part = _between(row + CREW_ROWS * left)
    before, after = ASTRONAUT_VALUES[lower], ASTRONAUT_VALUES[upper]
    ahead = max(own, 1) - rival + CREW_EVEN
    chance = 1.0 / (1.0 + exp(-CREW_SURE * ahead))
    most = before[0] + part * (after[0] - before[0])
    others = before[1] + part * (after[1] - before[1])
    expected = chance * most + (1.0 - chance) * others
    if not own:
        return CREW_TO_COME * left * max(expected, 0.0)
    now = ASTRONAUT_VALUES[row][0 if own >= rival else 1]
    return expected - now + CREW_WORTH * own


def _between(row: float) -> tuple[int, int, float]:
    """Return the rows of a track before and after a place that lies between them, and how far it is to the second."""
    lower = min(int(row), LAST_ROW)
    upper = min(lower + 1, LAST_ROW)
    return lower, upper, row - lower if upper > lower else 0.0


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
    fillable = min(float(left), share * NUMBERS)
    return REACHED * points * done * done * roomy - STRAIN * tight + SPACE * fillable


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
