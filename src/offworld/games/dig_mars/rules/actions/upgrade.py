"""Upgrading equipment: pay 1, 2 or 3 points for the next level; a fleet upgrade places a station at once."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import EACH_GEAR, EQUIPMENT, FLEET, MAX_LEVEL, NO_BONUS, UPGRADE_COST, Gear, Site
from offworld.games.dig_mars.rules.actions.action import Action, why_idle
from offworld.games.dig_mars.rules.effects import PlaceStation
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("upgrade", name) for name in EQUIPMENT])


class Upgrade(Action):
    """Upgrade one kind of equipment by one level."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the kinds of equipment that the seat may upgrade."""
        points = state.points[seat]
        if not state.actions or not points or not state.left:
            return
        first = seat * len(EQUIPMENT)
        for equipment in range(len(EQUIPMENT)):
            level = state.levels[first + equipment]
            if level < MAX_LEVEL and UPGRADE_COST[level] <= points:
                found.append(ANSWERS[equipment])

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids an upgrade."""
        if answer[1] not in EQUIPMENT:
            return None
        idle = why_idle(state, NO_BONUS)
        if idle is not None:
            return idle
        level = state.level(seat, _gear(answer))
        points = state.points[seat]
        if level == MAX_LEVEL:
            return Text("dig_mars-top-level", {"level": level})
        return Text("dig_mars-too-few-points", {"cost": UPGRADE_COST[level], "points": points})

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Pay and move the marker; a fleet's station is placed next. Only the net amount matters (R12, R14)."""
        equipment = _gear(answer)
        at = seat * len(EQUIPMENT) + equipment
        state.actions -= 1
        state.points[seat] -= UPGRADE_COST[state.levels[at]]
        state.levels[at] += 1
        state.moved = True
        if state.log is not None:
            name = Text("dig_mars-equipment-" + EQUIPMENT[equipment])
            state.tell("dig_mars-upgraded", seat=seat, equipment=name, level=state.levels[at])
        if equipment == FLEET:
            state.stack.append((seat, PlaceStation()))

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return list(ANSWERS)

    def label(self, state: DigMars, seat: int, answer: Any) -> Text:
        equipment = Text("dig_mars-equipment-" + answer[1])
        level = state.level(seat, _gear(answer))
        if level == MAX_LEVEL:
            return Text("dig_mars-do-upgrade-no-further", {"equipment": equipment})
        cost = UPGRADE_COST[level]
        return Text("dig_mars-do-upgrade", {"equipment": equipment, "level": level + 1, "cost": cost})


def _gear(answer: Any) -> Gear:
    return EACH_GEAR[EQUIPMENT.index(answer[1])]
