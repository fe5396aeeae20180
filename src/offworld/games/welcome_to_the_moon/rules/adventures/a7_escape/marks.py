"""The form of a sheet of adventure 7, and what several rules read from it: reached blocks, full modules."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    AIRLOCK_IDS,
    AIRLOCKS,
    BLOCK_SPACES,
    BLOCKS,
    ERRORS,
    GREENHOUSES,
    MARKERS,
    OPEN_AIRLOCKS,
    PLANNING_LOSS,
    PRINTED,
    SETTLEMENT,
    SHIP_IDS,
    SPACES,
    STARSHIPS,
    TANK_IDS,
    TOTAL,
    Greenhouse,
)
from offworld.games.welcome_to_the_moon.rules.engine.form import Field, Form, spaces

CLOSED_AIRLOCKS: Final = AIRLOCK_IDS[OPEN_AIRLOCKS:]  # at the start
WILD_IDS: Final = tuple([f"astronauts{i + 1}" for i in range(MARKERS // 2)])


def _printed_plants() -> tuple[int, ...]:
    """Return how many plants of each greenhouse are circled from the start (R164)."""
    found: list[int] = []
    for block in PRINTED:
        if isinstance(block, Greenhouse):
            found.append(block.plants)
    return tuple(found)


FORM: Final = Form(
    spaces(SPACES),
    Field("airlocks", CLOSED_AIRLOCKS, about="Airlocks opened; the two of the settlement are open from the start."),
    Field("tanks", TANK_IDS, about="Water tanks that are circled."),
    Field("plants", SHIP_IDS, TOTAL, start=_printed_plants(), about="Plants circled in each greenhouse."),
    Field("reactors", SHIP_IDS, TOTAL, start=tuple([ship.reactors for ship in STARSHIPS]), about="Reactors circled."),
    Field("doubled", SHIP_IDS, about="Greenhouses whose x2 is circled."),
    Field("astronauts", most=MARKERS, about="Astronauts crossed off."),
    Field("planning", most=len(PLANNING_LOSS) - 1, about="Planning markers crossed off."),
    Field("wilds", WILD_IDS, 2, about="1: circled, 2: used."),
    Field("errors", most=ERRORS, about="System errors."),
)
COMMON: Final = Form(Field("doubles_taken", SHIP_IDS, about="Greenhouses that somebody has filled in an earlier turn."))

AIRLOCKS_AT: Final = FORM.at["airlocks"]
TANKS_AT: Final = FORM.at["tanks"]
PLANTS_AT: Final = FORM.at["plants"]
REACTORS_AT: Final = FORM.at["reactors"]
DOUBLED_AT: Final = FORM.at["doubled"]

ENDS: Final = [(BLOCKS.index(a), BLOCKS.index(b)) for a, b in AIRLOCKS if a != SETTLEMENT]  # blocks of each airlock
GATES: Final = [  # of each block: its airlocks, each with the block behind it
    [(i, b if a == block else a) for i, (a, b) in enumerate(ENDS) if block in (a, b)] for block in range(len(BLOCKS))
]
FROM_START: Final = [int((SETTLEMENT, name) in AIRLOCKS[:OPEN_AIRLOCKS]) for name in BLOCKS]
START_BLOCKS: Final = [block for block in range(len(BLOCKS)) if FROM_START[block]]
GREENHOUSE_SPACE: Final = [BLOCK_SPACES[block][0] for block in GREENHOUSES]  # by starship


def reached(marks: list[int]) -> list[int]:
    """Return for each block whether opened airlocks connect it with the settlement (R152)."""
    found = FROM_START[:]
    rest = START_BLOCKS[:]
    while rest:
        for airlock, other in GATES[rest.pop()]:
            if not found[other] and marks[AIRLOCKS_AT + airlock]:
                found[other] = 1
                rest.append(other)
    return found


def openable(marks: list[int]) -> list[str]:
    """Return the closed airlocks that touch a reached block, even between two of them (R153, R168)."""
    inside = reached(marks)
    return [
        CLOSED_AIRLOCKS[i] for i, (a, b) in enumerate(ENDS) if not marks[AIRLOCKS_AT + i] and (inside[a] or inside[b])
    ]


def block_is_full(marks: list[int], block: int) -> bool:
    """Return whether no space of a block is empty."""
    inside = BLOCK_SPACES[block]
    return EMPTY not in marks[inside[0] : inside[-1] + 1]
