"""The form of a sheet of adventure 4."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.sheet import (
    BUILDING_IDS,
    CREW,
    DEPOSIT_IDS,
    ENERGY_NEEDED,
    ERRORS,
    FACTORIES,
    MINE_IDS,
    PLANNERS,
    RESOURCES,
    ROBOTS_NEEDED,
    SPACES,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces

MAIN_IDS: Final = BUILDING_IDS[: len(RESOURCES)]

FORM: Final = Form(
    spaces(SPACES),
    Field("deposits", DEPOSIT_IDS, about="Water and plants that are circled."),
    Field("extracted", MINE_IDS, about="Mines whose resources are extracted."),
    Field("icons", MAIN_IDS, max([factory.icons for factory in FACTORIES]), about="Crossed off in each factory."),
    Field("energy", BUILDING_IDS, max(ENERGY_NEEDED), about="Energy symbols crossed off."),
    Field("robots", BUILDING_IDS, max(ROBOTS_NEEDED), about="Robot symbols crossed off."),
    Field("bonuses", MAIN_IDS, about="Bonuses for the first that the seat has won."),
    Field("astronauts", most=FACTORIES[CREW].icons, about="Astronauts crossed off."),
    Field("planning", most=FACTORIES[PLANNERS].icons, about="Planning markers crossed off."),
    Field("errors", most=ERRORS, about="System errors."),
)
COMMON: Final = Form(Field("won", MAIN_IDS, about="Bonuses for the first that are taken."), about=SAME)

CIRCLED: Final = FORM.at["deposits"]
EXTRACTED: Final = FORM.at["extracted"]
ICONS_AT: Final = FORM.at["icons"]
ENERGY_AT: Final = FORM.at["energy"]
ROBOTS_AT: Final = FORM.at["robots"]
BONUSES_AT: Final = FORM.at["bonuses"]


def is_complete(marks: list[int], building: int) -> bool:
    """Return whether all symbols of a factory or centre are crossed off: it is upgraded or activated."""
    return (
        marks[ENERGY_AT + building] == ENERGY_NEEDED[building]
        and marks[ROBOTS_AT + building] == ROBOTS_NEEDED[building]
    )
