"""Prospects in adventure 2: plants behind robots, stretches on the way, energy, wild symbols, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses, turns_to_come
from offworld.games.welcome_to_the_moon.bots.rows import best, chances, outlook, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY, FIRST, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.marks import (
    ENERGY_AT,
    MULTIPLIERS,
    PLANTS_AT,
    ROBOTS_AT,
    TANKS_AT,
    stretch_of,
    stretches,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import (
    COUNT,
    ROBOTS,
    STATIONS,
    TANK_POINTS,
    TANK_SPACES,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import CIRCLED
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 3.5
STRETCH: Final = 4.0  # a full stretch, for the majority
ENERGY: Final = 3.0  # half a line
WILD: Final = 3.0
LINE: Final = 2.0  # a line that is drawn, besides the room that it makes
COMING: Final = 0.8  # of what plants will bring yet; skilled won 10 of 12 by it with two seats, by 14 points
ROBOTS_A_TURN: Final = 0.25  # fewer than come: one that is sent now is to count for more than a later one
PLANTS_A_TURN: Final = 0.1
SERVED: Final = 0.9  # of a station that robots to come will reach
BEGUN: Final = 0.3  # and how much all that is done at once counts more: a station is better reached than two begun
NEAR: Final = 0.6
LENGTH: Final = 0.3  # that a stretch is worth more for each of its spaces
TANK: Final = 0.2  # of a tank whose space is empty
CUT: Final = 0.3  # of a stretch that a mission asks for, once it is as long as it must be


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    total = ENERGY * (marks[ENERGY_AT] % 2) + LINE * (marks[ENERGY_AT] // 2)
    total += COMING * _plants(state, marks, turns_to_come(state, marks[:COUNT].count(EMPTY)))
    for i, space in enumerate(TANK_SPACES):
        if marks[space] == EMPTY:
            total += TANK * TANK_POINTS[i]
    cut = stretches(marks)
    found = chances(marks, COUNT, cut)
    total += SPACE * room(marks, found)
    for first, end in cut:
        free = marks[first:end].count(EMPTY)
        if not free:
            total += STRETCH
        elif free < end - first:
            done = 1.0 - free / (end - first)
            total += (STRETCH + LENGTH * (end - first)) * done * done * outlook(found, tuple(range(first, end)))
    rules = state.rules
    return total + WILD * marks[rules.wilds : rules.wilds + rules.wild_count].count(CIRCLED)


def _plants(state: Moon, marks: list[int], turns: float) -> float:
    """Return what plants will bring beyond today's points.

    Robots to come go where they bring most, so that plants count before any robot is there, and robots before plants.
    """
    rooms = [_growing(marks, i) for i in range(len(STATIONS))]
    share = min(1.0, PLANTS_A_TURN * turns / max(1, sum(rooms)))
    total = 0.0
    waiting: list[tuple[float, float, int, float]] = []
    for i, station in enumerate(STATIONS):
        more = share * rooms[i]
        if marks[MULTIPLIERS + i]:
            total += more * (station.first if marks[MULTIPLIERS + i] == FIRST else station.later)
            continue
        missing = [other for robot, (other, _) in enumerate(ROBOTS) if not marks[ROBOTS_AT + robot]].count(i)
        if not missing:  # in a position alone: who sends the last one circles a multiplier at once
            continue
        worth = (marks[PLANTS_AT + i] + more) * (station.later if state.common[i] else station.first)
        if not state.common[i]:
            worth += bonuses(state)
        waiting.append((-worth / missing, worth, missing, 1.0 - missing / station.robots))
    waiting.sort()
    robots = ROBOTS_A_TURN * turns
    for _, worth, missing, done in waiting:
        reached = SERVED * min(1.0, robots / missing)
        total += worth * (max(reached, (BEGUN + NEAR * done) * done) + BEGUN * done * done)
        robots = max(0.0, robots - missing)
    return total


def _growing(marks: list[int], station: int) -> int:
    """Return how many plants of a station can still be circled in the stretch at which it docks."""
    printed = STATIONS[station]
    first, end = stretch_of(marks, Space(printed.dock - 1))
    return min(printed.plants - marks[PLANTS_AT + station], marks[first:end].count(EMPTY))


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission == 70:
        sent = [0] * len(STATIONS)
        for robot, (station, _) in enumerate(ROBOTS):
            sent[station] += marks[ROBOTS_AT + robot]
        return best([sent[i] / station.robots for i, station in enumerate(STATIONS)], 3)
    if mission == 71:
        return best([_grown(marks, i) for i in range(len(STATIONS))], 2)
    if mission in (72, 73):
        cut = stretches(marks)
        found = chances(marks, COUNT, cut)
        if mission == 72:
            return best([_filled(marks, found, first, end) for first, end in cut if end - first == 6], 2)
        sizes = [[_filled(marks, found, first, end) for first, end in cut if end - first == size] for size in (6, 4, 2)]
        return sum([max(parts, default=0.0) for parts in sizes]) / len(sizes)
    if mission == 75:
        return max([_run(marks, first) for first in range(len(TANK_SPACES) - 3)]) / 4
    return -1.0


def _grown(marks: list[int], station: int) -> float:
    """Return which part of a station's plants is circled; nothing where its stretch has no room for the others."""
    printed = STATIONS[station]
    first, end = stretch_of(marks, Space(printed.dock - 1))
    if printed.plants - marks[PLANTS_AT + station] > marks[first:end].count(EMPTY):
        return 0.0
    return marks[PLANTS_AT + station] / printed.plants


def _filled(marks: list[int], found: list[float], first: int, end: int) -> float:
    """Return how far a stretch is that is as long as it must be."""
    done = 1.0 - marks[first:end].count(EMPTY) / (end - first)
    return (CUT + (1.0 - CUT) * done) * outlook(found, tuple(range(first, end)))


def _run(marks: list[int], first: int) -> int:
    """Return how many of four tanks in a row are circled; nothing where another one cannot be any more."""
    count = 0
    for i in range(first, first + 4):
        if marks[TANKS_AT + i]:
            count += 1
        elif marks[TANK_SPACES[i]] != EMPTY:
            return 0
    return count
