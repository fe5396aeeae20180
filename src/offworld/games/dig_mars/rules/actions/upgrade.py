"""Upgrading equipment: pay 1, 2 or 3 points for the next level; a fleet upgrade places a station at once."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import EQUIPMENT, FLEET, MAX_LEVEL, UPGRADE_COST
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("upgrade", name) for name in EQUIPMENT])


def offer(state: DigMars, seat: int, found: list[Any]) -> None:
    """Add the kinds of equipment that the seat may upgrade."""
    points = state.points[seat]
    if not state.actions or not points:
        return
    first = seat * len(EQUIPMENT)
    for equipment in range(len(EQUIPMENT)):
        level = state.levels[first + equipment]
        if level < MAX_LEVEL and UPGRADE_COST[level] <= points:
            found.append(ANSWERS[equipment])


def why_not(state: DigMars, seat: int, equipment: int) -> Text | None:
    """Return what forbids an upgrade."""
    if not state.actions:
        return Text("dig_mars-no-actions")
    level = state.level(seat, equipment)
    if level == MAX_LEVEL:
        return Text("dig_mars-top-level", {"level": level})
    if UPGRADE_COST[level] > state.points[seat]:
        return Text("dig_mars-too-few-points", {"cost": UPGRADE_COST[level], "points": state.points[seat]})
    return None


def carry_out(state: DigMars, seat: int, equipment: int) -> bool:
    """Pay and move the marker; return whether a station has to be placed. Only the net amount matters (R12, R14)."""
    at = seat * len(EQUIPMENT) + equipment
    state.actions -= 1
    state.points[seat] -= UPGRADE_COST[state.levels[at]]
    state.levels[at] += 1
    state.moved = True
    if state.log is not None:
        name = Text("dig_mars-equipment-" + EQUIPMENT[equipment])
        state.tell("dig_mars-upgraded", seat=seat, equipment=name, level=state.levels[at])
    return equipment == FLEET
