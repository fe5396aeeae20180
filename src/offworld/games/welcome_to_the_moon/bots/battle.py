"""Prospects in adventure 8: planets that may be won, what energy makes of them, asteroids ahead, and astronauts."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    ALL_PLANETS,
    ASTEROIDS_AT,
    ASTRONAUTS_AT,
    CONTROL_AT,
    MOONS_AT,
    SPENT_AT,
    VALUES_AT,
    paper_of,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    ASTEROIDS,
    COLOURS,
    FAR,
    FIRST_SPACE,
    MOON_SPACES,
    NEAR,
    PLANET_VALUES,
    PLANETS,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

MOST: Final = 9  # symbols that one side can be ahead: a planet of seven spaces, and its moon
COMING: Final = 0.7  # how often a colour will still be raised, roughly
ASTEROID: Final = 1.3  # an asteroid, for the better ones behind it
STORED: Final = 2.2  # an astronaut that can be spent later
STEEP: Final = 1.7  # how much a lead says
TIE: Final = 0.4  # symbols of lead that a tie is worth, since it counts for both
WIDTH: Final = len(ASTEROIDS)


def _chance(lead: int, free: int) -> float:
    """Return how likely a planet is won with such a lead and so many free spaces; a tie counts for both sides."""
    return 1.0 / (1.0 + exp(-STEEP * (lead + TIE) / sqrt(free + 0.5)))


CHANCE: Final = [[_chance(lead - MOST, free) for free in range(8)] for lead in range(2 * MOST + 1)]


def prospects(state: Moon, seat: int) -> float:
    """Return what the two sheets promise."""
    return _side(state, seat, NEAR) + _side(state, seat, FAR)


def _side(state: Moon, seat: int, side: int) -> float:
    """Return what one of the two sheets promises."""
    marks = state.sheets[paper_of(state, seat, side)]
    other = 1 - side
    total = ASTEROID * marks[ASTEROIDS_AT : ASTEROIDS_AT + WIDTH].count(side)
    total += STORED * (marks[ASTRONAUTS_AT + side] - marks[SPENT_AT + side])
    for planet in ALL_PLANETS:
        if marks[CONTROL_AT + planet]:
            continue
        spaces = marks[FIRST_SPACE[planet] : FIRST_SPACE[planet + 1]]
        moons = marks[MOONS_AT + planet * MOON_SPACES : MOONS_AT + (planet + 1) * MOON_SPACES]
        lead = spaces.count(side) + moons.count(side) - spaces.count(other) - moons.count(other)
        free = spaces.count(EMPTY)
        total += CHANCE[MOST + lead][free] * _worth(marks, planet, side)
    return total


def _worth(marks: list[int], planet: int, side: int) -> float:
    """Return what a planet will bring a side, with energies that may still raise its colour."""
    colour = PLANETS[planet].colour
    values = PLANET_VALUES[colour]
    raised = marks[VALUES_AT + side * len(COLOURS) + colour]
    return values[raised] + (COMING * (values[raised + 1] - values[raised]) if raised + 1 < len(values) else 0.0)
