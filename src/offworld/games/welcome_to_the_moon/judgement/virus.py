"""Prospects in adventure 6: energies of blocks, rows of the tracks, viruses, closed walkways, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.adventures.a6_virus.marks import (
    CLOSED,
    ENERGY_AT,
    PLANT_TRACK,
    WATER_TRACK,
    active_blocks,
    block_is_full,
)
from offworld.games.welcome_to_the_moon.adventures.a6_virus.sheet import (
    ALL_BLOCKS,
    FLOOR_SPACES,
    FULL_POINTS,
    PLANT_ENDS,
    PLANT_ROWS,
    ROOMS,
    SPACES,
    WALKWAY_IDS,
    WATER_ENDS,
    WATER_ROWS,
    Row,
)
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.engine.adventure import CIRCLED
from offworld.games.welcome_to_the_moon.engine.state import Moon
from offworld.games.welcome_to_the_moon.judgement.rows import chances, room

SPACE: Final = 0.9
ENERGY: Final = 0.55  # an energy, for each empty room of its block
CLOSED_WORTH: Final = 0.8
WILD: Final = 3.0
SICK_BLOCK: Final = 0.5  # an empty room where a virus is active


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    total = CLOSED_WORTH * sum(marks[CLOSED : CLOSED + len(WALKWAY_IDS)])
    for block in ALL_BLOCKS:
        if not block_is_full(marks, block):
            free = marks[block * ROOMS : (block + 1) * ROOMS].count(EMPTY)
            total += ENERGY * free * (marks[ENERGY_AT + block] - 1)
    for block in active_blocks(state, seat):
        total -= SICK_BLOCK * marks[block * ROOMS : (block + 1) * ROOMS].count(EMPTY)
    total += _track(PLANT_ROWS, PLANT_ENDS, marks[PLANT_TRACK]) + _track(WATER_ROWS, WATER_ENDS, marks[WATER_TRACK])
    total += SPACE * room(marks, chances(marks, len(SPACES), FLOOR_SPACES))
    rules = state.rules
    return total + WILD * marks[rules.wilds : rules.wilds + rules.wild_count].count(CIRCLED)


def _track(rows: tuple[Row, ...], ends: list[int], crossed: int) -> float:
    """Return the part of the next row's points that is on the way."""
    for i, end in enumerate(ends):
        if crossed < end:
            following = rows[i + 1].points if i + 1 < len(rows) else FULL_POINTS
            part = 1.0 - (end - crossed) / rows[i].symbols
            return (following - rows[i].points) * 0.8 * part
    return 0.0
