"""Prospects in adventure 2: plants behind robots, stretches on the way, energy, wild symbols, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import chances, outlook, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.marks import (
    ENERGY_AT,
    MULTIPLIERS,
    PLANTS_AT,
    ROBOTS_AT,
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
TANK: Final = 0.2  # of a tank whose space is empty


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
        total += times * (plants * (0.25 + 0.6 * done) + NEXT_PLANT * left * done * (0.3 + 0.5 * done))
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
            total += (STRETCH + 0.3 * (end - first)) * done * done * outlook(found, tuple(range(first, end)))
    rules = state.rules
    return total + WILD * marks[rules.wilds : rules.wilds + rules.wild_count].count(CIRCLED)
