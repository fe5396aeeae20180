"""Prospects in adventure 4: mines on the way with what they hold, upgrades and optimisation centres, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.adventures.a4_mine.marks import (
    BONUSES_AT,
    CIRCLED,
    ENERGY_AT,
    EXTRACTED,
    ICONS_AT,
    ROBOTS_AT,
    is_complete,
)
from offworld.games.welcome_to_the_moon.adventures.a4_mine.sheet import (
    BUILDING_IDS,
    CELLS,
    COUNT,
    DEPOSITS,
    ENERGY_NEEDED,
    FACTORIES,
    LEVEL_SPACES,
    MINERAL,
    NOTHING,
    RESOURCES,
    ROBOTS_BONUS,
    ROBOTS_NEEDED,
    SECONDARIES,
    SPACES,
)
from offworld.games.welcome_to_the_moon.data.names import EMPTY
from offworld.games.welcome_to_the_moon.engine.state import Moon
from offworld.games.welcome_to_the_moon.judgement.rows import chances, outlook, room

SPACE: Final = 3.0
EXPECTED: Final = (5, 4, 7, 8, 3, 2)  # icons that a factory or centre will have in the end
SYMBOL: Final = 1.0  # a further robot or energy
FIRST_SECONDARY: Final = len(FACTORIES)


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    worth = [FACTORIES[i].after if is_complete(marks, i) else FACTORIES[i].before + 0.4 for i in range(len(RESOURCES))]
    found = chances(marks, len(SPACES), LEVEL_SPACES)
    total = SPACE * room(marks, found)
    for mine in range(COUNT):
        if marks[EXTRACTED + mine]:
            continue
        cells = CELLS[mine]
        filled = len(cells) - [marks[cell] for cell in cells].count(EMPTY)
        if filled:
            inside = sum([worth[MINERAL[cell]] for cell in cells if MINERAL[cell] != NOTHING])
            total += inside * (filled / len(cells)) ** 1.6 * outlook(found, cells)
    for i, (mine, _, kind) in enumerate(DEPOSITS):
        if marks[CIRCLED + i] and not marks[EXTRACTED + mine]:
            filled = len(CELLS[mine]) - [marks[cell] for cell in CELLS[mine]].count(EMPTY)
            total += worth[kind] * (0.4 + 0.2 * filled)
    return total + _buildings(state, marks)


def _buildings(state: Moon, marks: list[int]) -> float:
    """Return what crossed symbols promise: the upgrade of what will be there, the gift of an optimisation centre."""
    total = 0.0
    for i in range(len(BUILDING_IDS)):
        need = ENERGY_NEEDED[i] + ROBOTS_NEEDED[i]
        done = (marks[ENERGY_AT + i] + marks[ROBOTS_AT + i]) / need
        if i < FIRST_SECONDARY:
            gain = FACTORIES[i].after - FACTORIES[i].before
            icons = marks[ICONS_AT + i] if i < len(RESOURCES) else 0
            expected = max(EXPECTED[i], icons)
            if done == 1.0:
                total += gain * 0.6 * max(0, EXPECTED[i] - icons)
            else:
                total += gain * expected * 0.65 * done * (0.3 + 0.7 * done)
        elif done < 1.0:
            secondary = SECONDARIES[i - FIRST_SECONDARY]
            gift = 3 * SYMBOL if secondary.resource == ROBOTS_BONUS else 2.5 * secondary.count
            total += gift * 0.7 * done * (0.3 + 0.7 * done)
    for resource in range(len(RESOURCES)):
        if not marks[BONUSES_AT + resource] and not state.common[resource]:
            near = marks[ICONS_AT + resource] / FACTORIES[resource].bonus_icon
            total += FACTORIES[resource].bonus * 0.5 * min(near, 1.0) ** 2
    return total
