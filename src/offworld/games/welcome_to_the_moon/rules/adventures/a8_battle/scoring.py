"""The score of adventure 8: both sheets of a player together, each part with the numbers of the left and the right."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    ERRORS_AT,
    PLANNING_AT,
    PLANT_TRACK,
    VALUES_AT,
    WATER_TRACK,
    controlled,
    paper_of,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    COLOURS,
    FAR,
    NEAR,
    PLANET_VALUES,
    PLANETS,
    PLANNING_LOSS,
    PLANT_VALUES,
    WATER_VALUES,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import ERROR_POINTS
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon


def lines(state: Moon, seat: int) -> list[Line]:
    """Return what both sheets bring and cost."""
    plants: list[int] = []
    water: list[int] = []
    planning: list[int] = []
    errors = 0
    planets: list[list[int]] = [
        [] for _ in COLOURS
    ]  # by colour: how many, worth how much, on one sheet, then the other
    for side in (NEAR, FAR):
        marks = state.sheets[paper_of(state, seat, side)]
        plants.append(PLANT_VALUES[marks[PLANT_TRACK + side]])
        water.append(WATER_VALUES[marks[WATER_TRACK + side]])
        planning.append(PLANNING_LOSS[marks[PLANNING_AT + side]])
        errors += marks[ERRORS_AT + side]
        own = [PLANETS[planet].colour for planet in controlled(marks, side, fresh=True)]
        for colour in range(len(COLOURS)):
            value = PLANET_VALUES[colour][marks[VALUES_AT + side * len(COLOURS) + colour]]
            planets[colour].extend([own.count(colour), value])
    return [
        Line("plants", sum(plants), tuple(plants)),
        Line("water", sum(water), tuple(water)),
        *[Line(name, part[0] * part[1] + part[2] * part[3], tuple(part)) for name, part in zip(COLOURS, planets)],
        Line("planning", -sum(planning), tuple(planning)),
        Line("errors", -ERROR_POINTS * errors, (errors,)),
    ]
