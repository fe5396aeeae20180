"""The form of a sheet of adventure 8, whose sheet it is, and who controls a planet.

A sheet belongs to two neighbours: the near side to the seat of its number, the far side to the next seat. In odd turns
everybody plays on the near side of the own sheet, in even turns on the far side of the sheet before it (R169); against
ASTRA there are two sheets, and the side that is not the player's is that of ASTRA.
"""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, NO_SPACE, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    ASTEROID_IDS,
    ASTRONAUTS,
    COLOURS,
    ERRORS,
    FAR,
    FIRST_SPACE,
    MOON_IDS,
    MOON_SPACES,
    NEAR,
    PLANET_IDS,
    PLANET_VALUES,
    PLANETS,
    PLANNING_LOSS,
    PLANT_VALUES,
    SIDES,
    SPACES,
    WATER_VALUES,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import Field, Form
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.fields import Name

CONTROL: Final = ("no", "near", "far", "both")  # who controls a planet: a bit for each side
VALUE_IDS: Final = tuple([f"{side}_{colour}" for side in SIDES for colour in COLOURS])
MOST_PLANTS: Final = len(PLANT_VALUES) - 1
MOST_WATER: Final = len(WATER_VALUES) - 1
MOST_VALUE: Final = len(PLANET_VALUES[0]) - 1
MOST_PLANNING: Final = len(PLANNING_LOSS) - 1

FORM: Final = Form(
    Field("spaces", SPACES, FAR, EMPTY, EMPTY, Name(SIDES), "Whose symbol stands in the spaces of planets."),
    Field("moons", MOON_IDS, FAR, EMPTY, EMPTY, Name(SIDES), "Whose symbol stands on moons."),
    Field("asteroids", ASTEROID_IDS, FAR, EMPTY, EMPTY, Name(SIDES), "Whose symbol stands on asteroids."),
    Field("control", PLANET_IDS, len(CONTROL) - 1, kind=Name(CONTROL), about="Who controls a planet."),
    Field("fresh", PLANET_IDS, about="Planets that were taken in this turn."),
    Field("plants", PLANET_IDS, max([planet.plants for planet in PLANETS]), about="Symbols crossed off."),
    Field("water", PLANET_IDS, max([planet.water for planet in PLANETS]), about="Symbols crossed off."),
    Field("plant_track", SIDES, MOST_PLANTS, about="Boxes crossed off."),
    Field("water_track", SIDES, MOST_WATER, about="Boxes crossed off."),
    Field("values", VALUE_IDS, MOST_VALUE, about="How often the value of a colour was raised."),
    Field("planning", SIDES, MOST_PLANNING, about="Boxes crossed off."),
    Field("astronauts", SIDES, ASTRONAUTS, about="Circled, whether or not they were spent later."),
    Field("spent", SIDES, ASTRONAUTS, about="Circled astronauts that were crossed off."),
    Field("errors", SIDES, ERRORS, about="System errors."),
)
COMMON: Final = Form()

MOONS_AT: Final = FORM.at["moons"]
ASTEROIDS_AT: Final = FORM.at["asteroids"]
CONTROL_AT: Final = FORM.at["control"]
FRESH_AT: Final = FORM.at["fresh"]
PLANTS_AT: Final = FORM.at["plants"]
WATER_AT: Final = FORM.at["water"]
PLANT_TRACK: Final = FORM.at["plant_track"]
WATER_TRACK: Final = FORM.at["water_track"]
VALUES_AT: Final = FORM.at["values"]
PLANNING_AT: Final = FORM.at["planning"]
ASTRONAUTS_AT: Final = FORM.at["astronauts"]
SPENT_AT: Final = FORM.at["spent"]
ERRORS_AT: Final = FORM.at["errors"]
ALL_PLANETS: Final = range(len(PLANETS))


def side_in_play(state: Moon) -> int:
    """Return on which side everybody plays in this turn."""
    return NEAR if state.turns % 2 else FAR


def paper_of(state: Moon, seat: int, side: int) -> int:
    """Return the sheet of which this side belongs to a seat."""
    return (seat - side) % len(state.sheets)


def owner(state: Moon, paper: int, side: int) -> int | None:
    """Return the seat to which a side of a sheet belongs; None: ASTRA."""
    if state.seats == 1:
        return 0 if paper == side else None
    return (paper + side) % state.seats


def moon_owners(marks: list[int], planet: int) -> list[int]:
    """Return what stands on the moon of a planet."""
    return marks[MOONS_AT + planet * MOON_SPACES : MOONS_AT + (planet + 1) * MOON_SPACES]


def symbols(marks: list[int], planet: int, side: int) -> int:
    """Return how many symbols a side has on a planet and its moon."""
    spaces = marks[FIRST_SPACE[planet] : FIRST_SPACE[planet + 1]]
    return spaces.count(side) + moon_owners(marks, planet).count(side)


def next_space(marks: list[int], planet: int) -> Space:
    """Return the first free space of a planet, or NO_SPACE where it is full."""
    for space in range(FIRST_SPACE[planet], FIRST_SPACE[planet + 1]):
        if marks[space] == EMPTY:
            return Space(space)
    return NO_SPACE


def free_moons(marks: list[int]) -> list[str]:
    """Return the first free space of each moon; those of planets that are full are closed (R175, R176)."""
    found: list[str] = []
    for planet in ALL_PLANETS:
        owners = moon_owners(marks, planet)
        if EMPTY in owners and next_space(marks, planet) >= 0:
            found.append(MOON_IDS[planet * MOON_SPACES + owners.index(EMPTY)])
    return found


def next_asteroid(marks: list[int], side: int) -> int:
    """Return the nearest free asteroid from one's own side, or -1 (R180)."""
    count = len(ASTEROID_IDS)
    for i in range(count) if side == NEAR else range(count - 1, -1, -1):
        if marks[ASTEROIDS_AT + i] == EMPTY:
            return i
    return -1


def majority_of(state: Moon, paper: int, planet: int) -> int:
    """Return who would control a planet: most symbols, both if equal; against ASTRA the player alone (R174, R177)."""
    marks = state.sheets[paper]
    near = symbols(marks, planet, NEAR)
    far = symbols(marks, planet, FAR)
    if near != far:
        return 1 << (NEAR if near > far else FAR)
    if state.seats == 1:
        return 1 << (NEAR if owner(state, paper, NEAR) is not None else FAR)
    return 1 << NEAR | 1 << FAR


def controlled(marks: list[int], side: int, fresh: bool) -> list[int]:
    """Return the planets that a side controls; without `fresh` those only that were taken in earlier turns."""
    return [
        planet
        for planet in ALL_PLANETS
        if marks[CONTROL_AT + planet] >> side & 1 and (fresh or not marks[FRESH_AT + planet])
    ]
