"""The form of a sheet of adventure 5, and what several rules read from it: growing skyscrapers and dome pieces."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, HALF, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    ASTRONAUTS,
    DOME_VALUES,
    ERRORS,
    FIRST_SPACE,
    FLOOR_PLANTS,
    FLOOR_WATER,
    SECTION_IDS,
    SECTIONS,
    SKYSCRAPERS,
    SPACES,
    STARTS,
    TOWER_IDS,
    TRACKS,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import SAME, Field, Form, spaces

END_IDS: Final = tuple([f"K{i + 1}.{end}" for i in range(len(SKYSCRAPERS)) for end in ("top", "bottom")])
PIECE_IDS: Final = tuple([section + half for section in SECTION_IDS for half in ("a", "b")])  # halves, from the left
ROWS: Final = len(DOME_VALUES) - 1  # of each track, that energy can cross off

FORM: Final = Form(
    spaces(SPACES),
    Field("ends", END_IDS, 2, about="0: not reached, 1: the higher bonus, 2: the lower one."),
    Field("plants", TOWER_IDS, FLOOR_PLANTS, about="Plants circled on each floor of the tower."),
    Field("water", TOWER_IDS, FLOOR_WATER, about="Water circled on each floor of the tower."),
    Field("split", SECTION_IDS, about="Dome sections that are split."),
    Field("built", PIECE_IDS, about="Halves of dome sections; a section that is not split has both built or none."),
    Field("energy", TRACKS, ROWS, about="Rows of each track crossed off."),
    Field("planned", most=len(SPACES), about="X written with planning."),
    Field("astronauts", most=ASTRONAUTS, about="Astronauts crossed off."),
    Field("errors", most=ERRORS, about="System errors."),
)
COMMON: Final = Form(Field("reached", END_IDS, about="Ends of skyscrapers whose higher bonus is taken."), about=SAME)

ENDS_AT: Final = FORM.at["ends"]
PLANTS_AT: Final = FORM.at["plants"]
WATER_AT: Final = FORM.at["water"]
SPLIT_AT: Final = FORM.at["split"]
BUILT_AT: Final = FORM.at["built"]
ENERGY_AT: Final = FORM.at["energy"]
PLANNED_AT: Final = FORM.at["planned"]


def growth(marks: list[int], skyscraper: int) -> list[Space]:
    """Return the levels of a skyscraper that may be filled next, whatever the number (R108, R110, R111).

    The first is one of the two at the ground; after that what is filled grows by a level down or up.
    """
    low, high = STARTS[skyscraper]
    if marks[low] == EMPTY and marks[high] == EMPTY:
        return [Space(low), Space(high)]
    if marks[low] == EMPTY:
        high, low = high, high
    elif marks[high] == EMPTY:
        high = low
    while low >= FIRST_SPACE[skyscraper] and marks[low] != EMPTY:
        low -= 1
    while high < FIRST_SPACE[skyscraper + 1] and marks[high] != EMPTY:
        high += 1
    found: list[Any] = []
    if low >= FIRST_SPACE[skyscraper]:
        found.append(low)
    if high < FIRST_SPACE[skyscraper + 1]:
        found.append(high)
    return found


def symbols(marks: list[int]) -> list[int]:
    """Return how many plants and waters are circled on each floor of the research tower."""
    return [marks[PLANTS_AT + i] + marks[WATER_AT + i] for i in range(len(TOWER_IDS))]


def pieces(marks: list[int]) -> list[tuple[str, int, bool]]:
    """Return the dome from the left: each section, or each half of a split one, its section, and whether it is built.

    A piece is named by its section, a half with "a" or "b" behind it.
    """
    found: list[tuple[str, int, bool]] = []
    for i in range(SECTIONS):
        left = marks[BUILT_AT + 2 * i] == 1
        if marks[SPLIT_AT + i]:
            found.append((PIECE_IDS[2 * i], i, left))
            found.append((PIECE_IDS[2 * i + 1], i, marks[BUILT_AT + 2 * i + 1] == 1))
        else:
            found.append((SECTION_IDS[i], i, left))
    return found


def unbuilt(marks: list[int]) -> int:
    """Return how many pieces of the dome are missing."""
    return sum([not is_built for _, _, is_built in pieces(marks)])


def buildable(marks: list[int], number: int) -> list[str]:
    """Return the pieces that a written number may build: the dome grows from the ground on both sides (R113, R114)."""
    left = [(name, section) for name, section, is_built in pieces(marks) if not is_built]
    if not left:
        return []
    found: list[str] = []
    for name, section in (left[0], left[-1]):
        if name not in found and fits_parity(number, section):
            found.append(name)
    return found


def fits_parity(number: int, section: int) -> bool:
    """Return whether a number may build a section: odd ones the first, third ...; 8 1/2 may build any (R227)."""
    return number % HALF != 0 or number // HALF % 2 != section % 2


def splittable(marks: list[int]) -> list[str]:
    """Return the sections that are neither built nor split, whether they can be reached or not (R116, R117)."""
    return [SECTION_IDS[i] for i in range(SECTIONS) if not marks[SPLIT_AT + i] and not marks[BUILT_AT + 2 * i]]
