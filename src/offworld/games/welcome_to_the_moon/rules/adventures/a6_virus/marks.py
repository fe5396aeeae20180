"""The form of a sheet of adventure 6, and what several rules read from it."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, INFECTED
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import (
    ALL_BLOCKS,
    BLOCK_IDS,
    BLOCKS,
    COLOURS,
    ERRORS,
    GATES,
    MARKERS,
    MOST_ENERGY,
    MOST_PLANTS,
    MOST_WATER,
    ROOMS,
    SPACES,
    SPREADS,
    VIRUS_BLOCK,
    WALKWAY_IDS,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

WILD_IDS: Final = tuple([f"{track}{i}" for track in ("astronauts", "planning") for i in (1, 2, 3)])

FORM: Final = Form(
    spaces(SPACES),
    Field("closed", WALKWAY_IDS, about="Walkways that are closed."),
    Field("energy", BLOCK_IDS, MOST_ENERGY, start=1, least=1, about="Energies circled, the printed one included."),
    Field("plants", BLOCK_IDS, 2, about="Plants circled in each block."),
    Field("tanks", BLOCK_IDS, about="Blocks whose tank is circled."),
    Field("plant_track", most=MOST_PLANTS, about="Plants crossed off on the track."),
    Field("water_track", most=MOST_WATER, about="Waters crossed off on the track."),
    Field("astronauts", most=MARKERS, about="Astronauts crossed off."),
    Field("planning", most=MARKERS, about="Planning markers crossed off."),
    Field("wilds", WILD_IDS, 2, about="1: circled, 2: used."),
    Field("grey", most=len(BLOCKS), about="The block of the grey virus; 0 before it is chosen."),
    Field("errors", most=ERRORS, about="System errors."),
    Field("due", most=20, about="Propagations that own system errors have caused in this turn."),
)
COMMON: Final = Form(
    Field("viruses", COLOURS, about="Viruses that are active."),
    Field("spreads_used", SPREADS, about="Propagation symbols that are crossed off."),
    about=SAME,
)

CLOSED: Final = FORM.at["closed"]
ENERGY_AT: Final = FORM.at["energy"]
PLANTS: Final = FORM.at["plants"]
TANKS: Final = FORM.at["tanks"]
PLANT_TRACK: Final = FORM.at["plant_track"]
WATER_TRACK: Final = FORM.at["water_track"]
GREY_AT: Final = FORM.at["grey"]
ERRORS_AT: Final = FORM.at["errors"]
DUE: Final = FORM.at["due"]
VIRUSES: Final = COMMON.at["viruses"]
GATE_MARKS: Final = [[CLOSED + walkway for walkway, _ in gates] for gates in GATES]  # of each block
USED_SPREADS: Final = COMMON.at["spreads_used"]


def block_is_full(marks: list[int], block: int) -> bool:
    """Return whether every room of a block is filled or infected; from the end of the writing on it is evacuated."""
    return EMPTY not in marks[block * ROOMS : (block + 1) * ROOMS]


def block_points(marks: list[int], block: int) -> int:
    """Return the points of a block: filled rooms, infected ones apart, times circled energies (R144, R145)."""
    rooms = marks[block * ROOMS : (block + 1) * ROOMS]
    return sum([EMPTY < mark <= CROSS for mark in rooms]) * marks[ENERGY_AT + block]


def is_quarantined(marks: list[int], block: int) -> bool:
    """Return whether every walkway of a block is closed (R148)."""
    return 0 not in [marks[walkway] for walkway in GATE_MARKS[block]]


def infected(marks: list[int]) -> int:
    """Return how many rooms are infected."""
    return marks[: len(SPACES)].count(INFECTED)


def active_blocks(state: Moon, seat: int) -> list[int]:
    """Return the blocks whose virus is active on a seat's sheet, in the order of spreading (R138)."""
    grey = state.sheets[seat][GREY_AT] - 1
    active = [VIRUS_BLOCK[i] for i in range(len(COLOURS)) if state.common[VIRUSES + i]]
    return [block for block in ALL_BLOCKS if block == grey or block in active]
