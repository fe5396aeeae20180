"""The form of a sheet of adventure 1, and the marks that several rules make."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import (
    ERRORS,
    FUEL_IDS,
    ROCKETS,
    SABOTAGES,
    SPACES,
    TIE_ROCKETS,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces

FORM: Final = Form(
    spaces(SPACES),
    Field("fuelled", FUEL_IDS, about="Inactive rockets that are fuelled."),
    Field("sabotage", SABOTAGES, about="Icons that this seat has triggered."),
    Field("rockets", most=ROCKETS, about="Rockets crossed off."),
    Field("tie_rockets", most=TIE_ROCKETS, about="Rockets crossed off beside the final score."),
    Field("errors", most=ERRORS, about="System errors circled."),
    Field("crossed", most=ERRORS, about="Circled system errors that are crossed off again."),
    Field("crosses", most=10, about="X written by bonuses."),
    Field("rewarded", most=7, about="Bit set of the missions whose rockets are crossed off."),
)
COMMON: Final = Form(Field("sabotage_used", SABOTAGES, about="Icons that somebody has triggered."), about=SAME)

FUEL: Final = FORM.at["fuelled"]
SABOTAGE: Final = FORM.at["sabotage"]
ROCKETS_AT: Final = FORM.at["rockets"]
TIES: Final = FORM.at["tie_rockets"]
ERRORS_AT: Final = FORM.at["errors"]
CROSSED: Final = FORM.at["crossed"]
XS: Final = FORM.at["crosses"]
REWARDED: Final = FORM.at["rewarded"]


def add_rockets(marks: list[int], count: int) -> None:
    """Cross off rockets from the bottom, then circled errors, then tie-break rockets; what is left is lost (R043)."""
    step = min(count, ROCKETS - marks[ROCKETS_AT])
    marks[ROCKETS_AT] += step
    count -= step
    step = min(count, marks[ERRORS_AT] - marks[CROSSED])
    marks[CROSSED] += step
    count -= step
    marks[TIES] += min(count, TIE_ROCKETS - marks[TIES])


def circle_error(marks: list[int]) -> None:
    """Circle a system error; who has circled all eight takes no further one (R049)."""
    if marks[ERRORS_AT] < ERRORS:
        marks[ERRORS_AT] += 1
