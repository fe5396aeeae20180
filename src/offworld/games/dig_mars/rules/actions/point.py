"""The bonus of an extra point."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import POINT, Site
from offworld.games.dig_mars.rules.actions.action import Action
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWER: Final = ("point",)


class TakePoint(Action):
    """Take the extra point of a find."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the extra point, where there is one to take."""
        if state.bonuses[POINT]:
            found.append(ANSWER)

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids taking an extra point."""
        return Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-extra_point")})

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Take a success token, or a discarded tile of value 1."""
        state.bonuses[POINT] -= 1
        state.points[seat] += 1
        if state.log is not None:
            state.tell("dig_mars-took-point", seat=seat)
