"""Declaring victory."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import Site
from offworld.games.dig_mars.rules.actions.action import Action
from offworld.games.dig_mars.rules.scoring import win
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWER: Final = ("claim",)


class Claim(Action):
    """Declare victory, whoever may have more in secret."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add it for whoever has enough points, but never where finds lie open."""
        if not state.open_finds and state.points[seat] >= state.target:
            found.append(ANSWER)

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids declaring victory."""
        if state.open_finds:
            return Text("dig_mars-no-claims")
        return Text("dig_mars-claim-too-few", {"points": state.points[seat], "target": state.target})

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Win at once."""
        win(state, seat)

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return [ANSWER]
