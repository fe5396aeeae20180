"""Prospects in adventure 1: compartments on the way to their rockets, fuel, sabotage, and room on the floors."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import chances, outlook
from offworld.games.welcome_to_the_moon.data.names import EMPTY, LETTERS, UNCLAIMED, WILD
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.marks import (
    CROSSED,
    ERRORS_AT,
    FUEL,
    REWARDED,
    ROCKETS_AT,
    SABOTAGE,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import (
    COMPARTMENTS,
    FLOOR_OF,
    FLOOR_SPACES,
    FLOORS,
    FUELLED,
    ICONS,
    POINTS,
    ROOM,
    SABOTAGES,
    SPACES,
)
from offworld.games.welcome_to_the_moon.rules.engine.claiming import reward
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

ROCKET: Final = 4.8  # points of a rocket: 150 for 31
CROSS_WORTH: Final = 4.5  # an X anywhere
FUEL_WORTH: Final = 7.0
HIT: Final = 3.0  # a sabotage that hits all others
HIT_ALONE: Final = 6.0  # one that brings a solo bonus instead
SPACE: Final = 4.0  # a space that can still be filled
WILD_SPACE: Final = 6.0  # one that takes a number with any effect, where otherwise an error would be taken
TRIGGERED: Final = 4.0  # a sabotage about to be resolved
SAFE_ERRORS: Final = 3
ERROR_RISK: Final = 1.5  # for each error beyond those: the eighth ends the match
OPEN_ERROR: Final = 0.5  # an error that is not crossed off
BEGUN: Final = 0.4  # of what is done counts however little it is; the rest only when all is near


# by compartment: what it brings, less inactive rockets; those, and where they are fuelled
WORTH: Final = [ROCKET * each.rockets + FUEL_WORTH * each.fuel + CROSS_WORTH * each.crosses for each in COMPARTMENTS]
INACTIVE: Final = [ROCKET * each.inactive for each in COMPARTMENTS]
FUEL_AT: Final = [FUEL + FUELLED.index(room) if room in FUELLED else -1 for room in range(len(COMPARTMENTS))]
UNFUELLED: Final = 0.15  # of inactive rockets: they may still be fuelled
FILLED: Final = 0.75  # how likely an empty space beside fuelled rockets is filled in time: few such spaces are better
ROOM_WORTH: Final = [WILD_SPACE if FLOORS[floor].effect == WILD else SPACE for floor in FLOOR_OF]  # by space


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    found = chances(marks, len(SPACES), FLOOR_SPACES)
    rockets = marks[ROCKETS_AT]
    total = ROCKET * rockets - POINTS[rockets]  # boxes give points in steps; rockets on the way to one count as well
    for space, chance in enumerate(found):
        if marks[space] == EMPTY:
            total += ROOM_WORTH[space] * chance
    hit, triggered = (HIT_ALONE, 0.0) if state.astra else (HIT, TRIGGERED)
    for number, spaces in enumerate(ROOM):
        free = marks[spaces[0] : spaces[-1] + 1].count(EMPTY)
        if not free:
            continue
        is_fuelled = INACTIVE[number] > 0.0 and marks[FUEL_AT[number]] == 1
        if free == len(spaces) and not is_fuelled:
            continue
        worth = WORTH[number]
        for icon in ICONS[number]:
            if not state.common[icon]:
                worth += hit
        done = 1.0 - free / len(spaces)
        part = done * (BEGUN + (1.0 - BEGUN) * done)
        fuelled = max(part, FILLED**free) if is_fuelled else UNFUELLED * part
        total += (worth * part + INACTIVE[number] * fuelled) * outlook(found, spaces)
    for icon in range(len(SABOTAGES)):
        if marks[SABOTAGE + icon] and not state.common[icon]:
            total += triggered
    for letter in range(len(LETTERS)):
        if state.claims[seat * len(LETTERS) + letter] != UNCLAIMED and not marks[REWARDED] >> letter & 1:
            total += ROCKET * reward(state, seat, letter)
    if marks[ERRORS_AT] > SAFE_ERRORS:
        total -= ERROR_RISK * (marks[ERRORS_AT] - SAFE_ERRORS)
    return total - OPEN_ERROR * (marks[ERRORS_AT] - marks[CROSSED])
