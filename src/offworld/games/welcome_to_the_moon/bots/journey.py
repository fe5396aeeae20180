"""Prospects in adventure 2: plants behind robots, stretches on the way, energy, wild symbols, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses
from offworld.games.welcome_to_the_moon.bots.rows import best, chances, outlook, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY, Space
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

SPACE: Final = 3.0
STRETCH: Final = 4.0  # a full stretch, for the majority
ENERGY: Final = 3.0  # half a line
WILD: Final = 3.0
LINE: Final = 2.0  # a line that is drawn, besides the room that it makes
NEXT_PLANT: Final = 0.28  # of what a plant brings that can still be circled at a station
PLANTED: Final = 0.25  # of a circled plant whose station has no robots yet
SERVED: Final = 0.6  # and how much more once all robots are there
REACHABLE: Final = 0.3  # of a plant still to be circled, while few robots are there
LASTING: Final = 0.5  # and how much more once they all are
LENGTH: Final = 0.3  # that a stretch is worth more for each of its spaces
TANK: Final = 0.2  # of a tank whose space is empty
CUT: Final = 0.3  # of a stretch that a mission asks for, once it is as long as it must be


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    total = ENERGY * (marks[ENERGY_AT] % 2) + LINE * (marks[ENERGY_AT] // 2)
    for i, station in enumerate(STATIONS):
        plants = marks[PLANTS_AT + i]
        left = station.plants - plants
        times = station.later if state.common[i] else station.first
        if marks[MULTIPLIERS + i]:
            total += NEXT_PLANT * times * left
            continue
        sent = sum([marks[ROBOTS_AT + robot] for robot, (other, _) in enumerate(ROBOTS) if other == i])
        done = sent / station.robots
        total += times * (plants * (PLANTED + SERVED * done) + NEXT_PLANT * left * done * (REACHABLE + LASTING * done))
        if not state.common[i]:
            total += bonuses(state) * done * done
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
