"""Prospects in adventure 7: modules and greenhouses that can be reached, reactors, tanks, open ways, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses
from offworld.games.welcome_to_the_moon.bots.rows import best, chances, outlook
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import (
    AIRLOCKS_AT,
    ENDS,
    GREENHOUSE_SPACE,
    PLANTS_AT,
    REACTORS_AT,
    TANKS_AT,
    reached,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    BLOCK_OF,
    BLOCK_SHIP,
    BLOCK_SPACES,
    MODULES,
    POINTS,
    SHIP_SPACES,
    SPACES,
    STARSHIPS,
    TANK_SPACES,
    TOTAL,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import CIRCLED
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 1.6  # a space that can be written in and will probably be filled
AWAY: Final = 0.25  # what a block counts for that is not reached yet, against one that is
WILD: Final = 3.0
OPEN: Final = 0.2  # of a tank whose space is empty
COMING: Final = 0.6  # reactors that a starship will get besides those it has
PLANTS_TO_COME: Final = 0.4  # plants that a starship will get besides those it has
NUMBERED: Final = 0.5  # of a greenhouse that has no number yet
GROWING: Final = 0.4  # one that has, and room for plants
NOWHERE: Final = 0.2  # an airlock between two reached blocks: it leads nowhere new
FINISHED: Final = 1.0  # of what a module brings once it is full, for one that has just one space left


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    inside = reached(marks)
    found = chances(marks, len(SPACES), SHIP_SPACES)
    total = 0.0
    for module, block in enumerate(MODULES):
        spaces = BLOCK_SPACES[block]
        free = marks[spaces[0] : spaces[-1] + 1].count(EMPTY)
        if not free:
            continue
        ship = BLOCK_SHIP[block]
        expected = _points(marks[REACTORS_AT + ship] + COMING)
        worth = expected * (1 + marks[TANKS_AT + module])
        if marks[TANK_SPACES[module]] == EMPTY:
            worth += OPEN * expected
        done = 1.0 - free / (len(spaces) + 1)
        total += FINISHED * worth * done * done * outlook(found, spaces) * (1.0 if inside[block] else AWAY)
    for ship, space in enumerate(GREENHOUSE_SPACE):
        if marks[space] == EMPTY:
            worth = _points(marks[PLANTS_AT + ship] + PLANTS_TO_COME)
            if not state.common[ship]:
                worth = 2 * worth + bonuses(state)
            total += NUMBERED * worth * (1.0 if inside[BLOCK_OF[space]] else AWAY)
        elif marks[PLANTS_AT + ship] < TOTAL:
            total += GROWING
    for space, chance in enumerate(found):
        if marks[space] == EMPTY and inside[BLOCK_OF[space]]:
            total += SPACE * chance
    total -= NOWHERE * sum([marks[AIRLOCKS_AT + i] and inside[a] and inside[b] for i, (a, b) in enumerate(ENDS)])
    rules = state.rules
    return total + WILD * marks[rules.wilds : rules.wilds + rules.wild_count].count(CIRCLED)


def _points(count: float) -> float:
    """Return the points of plants or reactors, in between for parts of one."""
    whole = min(int(count), TOTAL)
    if whole == TOTAL:
        return float(POINTS[TOTAL])
    return POINTS[whole] + (count - whole) * (POINTS[whole + 1] - POINTS[whole])


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission == 100:
        numbered = [marks[space] != EMPTY for space in GREENHOUSE_SPACE]
        return best([(numbered[ship] + marks[PLANTS_AT + ship]) / (1 + TOTAL) for ship in ALL_SHIPS], 3)
    if mission == 102:
        return best([_filled(marks, BLOCK_SPACES[block][0], BLOCK_SPACES[block][-1] + 1) for block in MODULES], 7)
    if mission == 103:
        return best([_filled(marks, first, end) for first, end in SHIP_SPACES], 3)
    if mission == 104:
        return best([marks[REACTORS_AT + ship] / TOTAL for ship in ALL_SHIPS], 3)
    if mission == 105:
        tanks = [[marks[TANKS_AT + i] for i in own] for own in SHIP_MODULES]
        return best([sum(circled) / len(circled) for circled in tanks], 3)
    return -1.0


def _filled(marks: list[int], first: int, end: int) -> float:
    """Return which part of the spaces from first to end is filled."""
    return 1.0 - marks[first:end].count(EMPTY) / (end - first)


ALL_SHIPS: Final = range(len(STARSHIPS))
SHIP_MODULES: Final = [[i for i, block in enumerate(MODULES) if BLOCK_SHIP[block] == ship] for ship in ALL_SHIPS]
