"""The form of a sheet of adventure 3, and what several rules read from it."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import (
    ANTENNA_VALUES,
    ANTENNAS,
    ASTRONAUTS,
    ERRORS,
    GREENHOUSES,
    GRID,
    NODE,
    OBSERVATORY,
    OBSERVATORY_ANTENNAS,
    PLANNING_LOSS,
    PREBUILT,
    QUARTERS,
    SPACES,
    TANKS,
    TUNNEL_IDS,
    TUNNELS,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces

ANTENNA_IDS: Final = (*ANTENNAS, OBSERVATORY)  # the observatory stands for its three
RAISED: Final = ("plants", "water", "antennas")  # what energy can raise

FORM: Final = Form(
    spaces(SPACES),
    Field("tunnels", TUNNEL_IDS, start=tuple([int(i in PREBUILT) for i in range(len(TUNNEL_IDS))]), about="Tunnels."),
    Field("antennas", ANTENNA_IDS, about="Circled antennas; r1c6 stands for the three of the observatory."),
    Field("tanks", TANKS, about="Water tanks that are circled."),
    Field("greenhouses", QUARTERS, len(GREENHOUSES), about="Circled in each quarter, from the top."),
    Field("quarters", QUARTERS, 2, about="0: not complete, 1: the higher bonus, 2: the lower one."),
    Field("raised", RAISED, len(ANTENNA_VALUES) - 1, about="How often energy has raised each value."),
    Field("astronauts", most=ASTRONAUTS, about="Astronauts crossed off."),
    Field("planning", most=len(PLANNING_LOSS) - 1, about="Planning markers crossed off."),
    Field("errors", most=ERRORS, about="System errors."),
)
COMMON: Final = Form(Field("completed", QUARTERS, about="Quarters whose higher bonus is taken."), about=SAME)

TUNNELS_AT: Final = FORM.at["tunnels"]
ANTENNAS_AT: Final = FORM.at["antennas"]
TANKS_AT: Final = FORM.at["tanks"]
GREENHOUSES_AT: Final = FORM.at["greenhouses"]
QUARTERS_AT: Final = FORM.at["quarters"]
RAISED_AT: Final = FORM.at["raised"]

ENDS: Final = [(NODE[a], NODE[b]) for a, b in TUNNELS]  # of each tunnel, as places in the grid
TUNNELS_OF: Final = [tuple([i for i, pair in enumerate(ENDS) if node in pair]) for node in range(len(GRID))]


def is_connected(marks: list[int], node: int) -> bool:
    """Return whether a tunnel reaches a place of the grid; all tunnels hang together, so any will do (R079)."""
    return any([marks[TUNNELS_AT + tunnel] for tunnel in TUNNELS_OF[node]])


def circle_antenna(marks: list[int], name: str) -> None:
    """Circle the antenna of a building both filled and connected; the observatory needs no number (R080, R081)."""
    if name not in ANTENNA_IDS or not is_connected(marks, NODE[name]):
        return
    if name == OBSERVATORY or marks[SPACES.index(name)] != EMPTY:
        marks[ANTENNAS_AT + ANTENNA_IDS.index(name)] = 1


def count_antennas(marks: list[int]) -> int:
    """Return the circled antennas, those of the observatory included."""
    circled = marks[ANTENNAS_AT : ANTENNAS_AT + len(ANTENNA_IDS)]
    return sum(circled[:-1]) + circled[-1] * OBSERVATORY_ANTENNAS


def count_plants(marks: list[int]) -> int:
    """Return the plants of all circled greenhouses; the fourth of a quarter has two (R078)."""
    return sum([sum(GREENHOUSES[: marks[GREENHOUSES_AT + quarter]]) for quarter in range(len(QUARTERS))])
