"""Prospects in adventure 6: energies of blocks, rows of the tracks, viruses, closed walkways, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import best, chances, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.marks import (
    CLOSED,
    ENERGY_AT,
    GATE_MARKS,
    PLANT_TRACK,
    PLANTS,
    TANKS,
    WATER_TRACK,
    active_blocks,
    block_is_full,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import (
    ALL_BLOCKS,
    BLOCKS,
    FLOOR_SPACES,
    FLOORS,
    FULL_POINTS,
    GATES,
    MOST_ENERGY,
    PLANT_ENDS,
    PLANT_ROWS,
    ROOMS,
    SPACES,
    VIRUS_BLOCK,
    WALKWAY_IDS,
    WATER_ENDS,
    WATER_ROWS,
    Row,
    track_points,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import CIRCLED
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 0.9
ENERGY: Final = 0.55  # an energy, for each empty room of its block
CLOSED_WORTH: Final = 0.2
WILD: Final = 3.0
ROOM_LOST: Final = 2.5  # what an infected room costs, its own numbers and effects included
SPREADS_LEFT: Final = 0.5  # for each virus that sleeps and each propagation that nobody has set off
ASLEEP: Final = 0.45  # of what an active virus does, for one that sleeps
SHARED: Final = 0.3  # of what a room costs, among several players: viruses strike the others as well
AT_HOME: Final = 0.5  # rooms of its own block that a virus takes each time, since they are being filled
ABROAD: Final = 0.35  # of what lies behind open walkways, as long as the block has room
PLANTS_COMING: Final = 5.0  # plants that will still be circled, on an empty sheet
WATER_COMING: Final = 4.0  # tanks likewise
NEXT_ROW: Final = 0.8  # of what the next row of a track adds, once it is expected to be nearly reached
MANY: Final = 3  # empty rooms of a neighbour that a virus does not exhaust


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    total = CLOSED_WORTH * sum(marks[CLOSED : CLOSED + len(WALKWAY_IDS)])
    for block in ALL_BLOCKS:
        if not block_is_full(marks, block):
            free = marks[block * ROOMS : (block + 1) * ROOMS].count(EMPTY)
            total += ENERGY * free * (marks[ENERGY_AT + block] - 1)
    total -= _infections(state, seat)
    left = marks[: len(SPACES)].count(EMPTY) / len(SPACES)
    total += _track(PLANT_ROWS, PLANT_ENDS, marks[PLANT_TRACK], PLANTS_COMING * left)
    total += _track(WATER_ROWS, WATER_ENDS, marks[WATER_TRACK], WATER_COMING * left)
    total += SPACE * room(marks, chances(marks, len(SPACES), FLOOR_SPACES))
    rules = state.rules
    return total + WILD * marks[rules.wilds : rules.wilds + rules.wild_count].count(CIRCLED)


def _infections(state: Moon, seat: int) -> float:
    """Return what viruses will cost: each spreads in its block while there is room, then through open walkways."""
    marks = state.sheets[seat]
    free = [marks[block * ROOMS : (block + 1) * ROOMS].count(EMPTY) for block in ALL_BLOCKS]
    active = active_blocks(state, seat)
    spreads = SPREADS_LEFT * state.common.count(0)
    total = 0.0
    for block in {*VIRUS_BLOCK, *active}:
        ways = 0.0
        for walkway, other in GATES[block]:
            if not marks[CLOSED + walkway]:
                ways += min(1.0, free[other] / MANY)
        rooms = AT_HOME + ABROAD * ways * (1.0 - free[block] / (ROOMS + 1)) if free[block] else ways
        total += rooms * (1.0 if block in active else ASLEEP)
    return ROOM_LOST * (1.0 if state.seats == 1 else SHARED) * spreads * total


def _track(rows: tuple[Row, ...], ends: list[int], crossed: int, coming: float) -> float:
    """Return what symbols to come will make of a track, beyond what it is worth now.

    Rows bring the more the further they are: by the next one alone the first symbols would look as if they brought
    little, and the last rows would never be reached.
    """
    return _reached(rows, ends, min(crossed + coming, float(ends[-1]))) - track_points(rows, ends, crossed)


def _reached(rows: tuple[Row, ...], ends: list[int], count: float) -> float:
    """Return what a track is worth with so many symbols, which need not be whole; most of a row in part."""
    for i, end in enumerate(ends):
        if count < end:
            following = rows[i + 1].points if i + 1 < len(rows) else FULL_POINTS
            part = 1.0 - (end - count) / rows[i].symbols
            return rows[i].points + (following - rows[i].points) * NEXT_ROW * part
    return float(FULL_POINTS)


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission in (94, 95):
        parts = [1.0 - marks[block * ROOMS : (block + 1) * ROOMS].count(EMPTY) / ROOMS for block in ALL_BLOCKS]
        return best(parts, 2) if mission == 94 else max([_mean(parts, floor) for floor in FLOORS])
    if mission == 96:
        return best([sum([marks[gate] for gate in gates]) / len(gates) for gates in GATE_MARKS], 3)
    if mission == 98:
        parts = [(marks[ENERGY_AT + block] - 1) / (MOST_ENERGY - 1) for block in ALL_BLOCKS]
        return best([_mean(parts, floor) for floor in FLOORS], 2)
    if mission == 99:
        parts = [
            (marks[PLANTS + i] + marks[TANKS + i]) / (block.plants + (1 if block.tank else 0))
            for i, block in enumerate(BLOCKS)
        ]
        return best([_mean(parts, floor) for floor in FLOORS], 2)
    return -1.0


def _mean(parts: list[float], floor: tuple[int, ...]) -> float:
    """Return the mean over the blocks of a floor."""
    return sum([parts[block] for block in floor]) / len(floor)
