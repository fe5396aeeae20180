"""Prospects in adventure 4: mines on the way with what they hold, upgrades and optimisation centres, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses
from offworld.games.welcome_to_the_moon.bots.rows import best, chances, outlook, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.marks import (
    BONUSES_AT,
    CIRCLED,
    ENERGY_AT,
    EXTRACTED,
    ICONS_AT,
    ROBOTS_AT,
    is_complete,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.sheet import (
    BUILDING_IDS,
    CELLS,
    COUNT,
    CREW,
    DEPOSITS,
    ENERGY_NEEDED,
    FACTORIES,
    LEVEL_SPACES,
    MINERAL,
    NOTHING,
    PLANNERS,
    RESOURCES,
    ROBOTS_BONUS,
    ROBOTS_NEEDED,
    SECONDARIES,
    SPACES,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 3.0
CREW_TO_COME: Final = 2.0
PLANNERS_TO_COME: Final = 1.0
SYMBOL: Final = 2.0  # a further robot or energy
OPEN: Final = 0.2  # of a deposit that can still be circled
UPGRADE_HOPE: Final = 0.4  # that a factory's upgrade adds to each of its icons before it is made
STEEP: Final = 1.6  # how much a mine counts only when it is nearly full
DUG: Final = 0.8  # of what lies in a mine with this outlook will be crossed off
HELD: Final = 0.4  # of a circled deposit, however its mine looks
AFTER_UPGRADE: Final = 0.6  # of icons to come, where the upgrade is made
UPGRADED: Final = 0.8  # of an upgrade that is on the way
BEGUN: Final = 0.3  # of what is done counts however little it is; the rest only when all is near
PLACED: Final = 2.5  # what an icon is worth that an optimisation centre gives
GIFT: Final = 0.7  # of the gift of a centre that is on the way
RACE: Final = 0.5  # of a bonus that the first one gets
FIRST_SECONDARY: Final = len(FACTORIES)


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    found = chances(marks, len(SPACES), LEVEL_SPACES)
    worth = [
        FACTORIES[i].after if is_complete(marks, i) else FACTORIES[i].before + UPGRADE_HOPE
        for i in range(len(RESOURCES))
    ]
    coming = [0.0] * len(FACTORIES)  # icons of each factory and centre that are likely to be crossed off yet
    coming[CREW] = CREW_TO_COME
    coming[PLANNERS] = PLANNERS_TO_COME
    total = SPACE * room(marks, found)
    outlooks = [0.0 if marks[EXTRACTED + mine] else outlook(found, CELLS[mine]) for mine in range(COUNT)]
    for mine in range(COUNT):
        if marks[EXTRACTED + mine]:
            continue
        cells = CELLS[mine]
        filled = len(cells) - [marks[cell] for cell in cells].count(EMPTY)
        soon = outlooks[mine] * (filled / len(cells)) ** STEEP
        for cell in cells:
            if MINERAL[cell] != NOTHING:
                total += worth[MINERAL[cell]] * soon
                coming[MINERAL[cell]] += DUG * outlooks[mine]
    for i, (mine, level, kind) in enumerate(DEPOSITS):
        if marks[EXTRACTED + mine]:
            continue
        if marks[CIRCLED + i]:
            total += worth[kind] * (HELD + (1.0 - HELD) * outlooks[mine])
            coming[kind] += DUG * outlooks[mine]
        elif EMPTY in (marks[CELLS[mine][level]], marks[CELLS[mine][level + 1]]):
            total += OPEN * worth[kind]
            coming[kind] += OPEN
    return total + _buildings(state, marks, coming)


def _buildings(state: Moon, marks: list[int], coming: list[float]) -> float:
    """Return what crossed symbols promise: the upgrade of what will be there, the gift of an optimisation centre."""
    total = 0.0
    rules = state.rules
    for i in range(len(BUILDING_IDS)):
        need = ENERGY_NEEDED[i] + ROBOTS_NEEDED[i]
        done = (marks[ENERGY_AT + i] + marks[ROBOTS_AT + i]) / need
        if i < FIRST_SECONDARY:
            gain = FACTORIES[i].after - FACTORIES[i].before
            at = ICONS_AT + i if i < len(RESOURCES) else rules.astronauts if i == CREW else rules.planning
            if done == 1.0:
                total += gain * AFTER_UPGRADE * coming[i]
            else:
                total += gain * (marks[at] + coming[i]) * UPGRADED * _progress(done)
        elif done < 1.0:
            secondary = SECONDARIES[i - FIRST_SECONDARY]
            gift = 3 * SYMBOL if secondary.resource == ROBOTS_BONUS else PLACED * secondary.count
            total += gift * GIFT * _progress(done)
    for resource in range(len(RESOURCES)):
        if not marks[BONUSES_AT + resource] and not state.common[resource]:
            near = marks[ICONS_AT + resource] / FACTORIES[resource].bonus_icon
            total += (FACTORIES[resource].bonus + bonuses(state)) * RACE * min(near, 1.0) ** 2
    return total


def _progress(done: float) -> float:
    """Return what something is worth of which this part is done."""
    return done * (BEGUN + (1.0 - BEGUN) * done)


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission in (82, 83):
        found = chances(marks, len(SPACES), LEVEL_SPACES)
        parts = [_dug(marks, found, mine) for mine in range(COUNT)]
        if mission == 82:
            return best(parts, 5)
        return max([sum(parts[first : first + 4]) for first in range(COUNT - 3)]) / 4
    if mission in (84, 85):
        parts = [
            (marks[ENERGY_AT + i] + marks[ROBOTS_AT + i]) / (ENERGY_NEEDED[i] + ROBOTS_NEEDED[i])
            for i in range(len(BUILDING_IDS))
        ]
        return best(parts[FIRST_SECONDARY:], 5) if mission == 84 else best(parts, 6)
    return -1.0


def _dug(marks: list[int], found: list[float], mine: int) -> float:
    """Return how far a mine is from being extracted, 1 where it is."""
    cells = CELLS[mine]
    return (1.0 - [marks[cell] for cell in cells].count(EMPTY) / len(cells)) * outlook(found, cells)
