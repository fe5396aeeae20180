"""Prospects in adventure 1: compartments on the way to their rockets, fuel, sabotage, and room on the floors."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import chances, outlook, room
from offworld.games.welcome_to_the_moon.data.names import EMPTY, LETTERS, UNCLAIMED
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
    FLOOR_SPACES,
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
SPACE: Final = 3.0  # a space that can still be filled
TRIGGERED: Final = 4.0  # a sabotage about to be resolved
ERROR_RISK: Final = 1.5  # for each error after the third: the eighth ends the match


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    found = chances(marks, len(SPACES), FLOOR_SPACES)
    rockets = marks[ROCKETS_AT]
    total = ROCKET * rockets - POINTS[rockets]  # boxes give points in steps; rockets on the way to one count as well
    total += SPACE * room(marks, found)
    for number, printed in enumerate(COMPARTMENTS):
        spaces = ROOM[number]
        free = [marks[space] for space in spaces].count(EMPTY)
        if not free:
            continue
        worth = ROCKET * printed.rockets + FUEL_WORTH * printed.fuel + CROSS_WORTH * printed.crosses
        if printed.inactive:
            is_fuelled = marks[FUEL + FUELLED.index(number)]
            worth += ROCKET * printed.inactive * (1.0 if is_fuelled else 0.15)
        worth += HIT * sum([not state.common[icon] for icon in ICONS[number]])
        done = 1.0 - free / len(spaces)
        total += worth * done * (0.4 + 0.6 * done) * outlook(found, spaces)
    for icon in range(len(SABOTAGES)):
        if marks[SABOTAGE + icon] and not state.common[icon]:
            total += TRIGGERED
    for letter in range(len(LETTERS)):
        if state.claims[seat * len(LETTERS) + letter] != UNCLAIMED and not marks[REWARDED] >> letter & 1:
            total += ROCKET * reward(state, seat, letter)
    if marks[ERRORS_AT] > 3:
        total -= ERROR_RISK * (marks[ERRORS_AT] - 3)
    return total - 0.5 * (marks[ERRORS_AT] - marks[CROSSED])
