"""The form of a sheet of adventure 2, and the stretches into which lines cut the trajectory."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import (
    COUNT,
    ENERGIES,
    ERRORS,
    LINES,
    MARKERS,
    ROBOT_IDS,
    SPACES,
    START_ENERGY,
    STATION_IDS,
    STATIONS,
    TANK_IDS,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces

WILD_IDS: Final = tuple([f"{track}{i}" for track in ("astronauts", "planning") for i in (1, 2, 3)])

FORM: Final = Form(
    spaces(SPACES),
    Field("lines", LINES, about="Where the trajectory is cut."),
    Field("tanks", TANK_IDS, about="Water tanks that are circled."),
    Field("plants", STATION_IDS, max([station.plants for station in STATIONS]), about="Circled at each station."),
    Field("robots", ROBOT_IDS, about="Robots that are circled."),
    Field("multipliers", STATION_IDS, 2, about="0: not reached, 1: the higher one, 2: the lower one."),
    Field("energy", most=ENERGIES, start=START_ENERGY, about="Energies circled."),
    Field("astronauts", most=MARKERS, about="Astronauts crossed off."),
    Field("planning", most=MARKERS, about="Planning markers crossed off."),
    Field("wilds", WILD_IDS, 2, about="1: circled, 2: used."),
    Field("errors", most=ERRORS, about="System errors."),
)
COMMON: Final = Form(Field("reached", STATION_IDS, about="Stations whose higher multiplier is taken."), about=SAME)

LINES_AT: Final = FORM.at["lines"]
TANKS_AT: Final = FORM.at["tanks"]
PLANTS_AT: Final = FORM.at["plants"]
ROBOTS_AT: Final = FORM.at["robots"]
MULTIPLIERS: Final = FORM.at["multipliers"]
ENERGY_AT: Final = FORM.at["energy"]


def stretches(marks: list[int]) -> list[tuple[int, int]]:
    """Return the stretches of the trajectory: the first space of each, and the one after its last."""
    found: list[tuple[int, int]] = []
    first = 0
    for i in range(COUNT - 1):
        if marks[LINES_AT + i]:
            found.append((first, i + 1))
            first = i + 1
    found.append((first, COUNT))
    return found


def stretch_of(marks: list[int], space: Space) -> tuple[int, int]:
    """Return the stretch that a space belongs to."""
    first: int = space
    while first > 0 and not marks[LINES_AT + first - 1]:
        first -= 1
    end = space + 1
    while end < COUNT and not marks[LINES_AT + end - 1]:
        end += 1
    return first, end


def full_sizes(marks: list[int]) -> list[int]:
    """Return the lengths of all stretches without an empty space."""
    return [end - first for first, end in stretches(marks) if EMPTY not in marks[first:end]]
