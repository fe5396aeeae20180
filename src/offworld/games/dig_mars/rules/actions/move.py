"""Moving a station: to the next stack in a straight line, over gaps if need be, or on a gap next to it."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import NO_BONUS, Site
from offworld.games.dig_mars.rules.actions.action import Action, names_sites, why_idle
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES, RAYS
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([tuple([("move", start, end) for end in ALL_SITES]) for start in ALL_SITES])


class Move(Action):
    """Move one of one's own stations."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the moves of the stations that stand on these sites."""
        if not state.actions or not state.left:
            return
        height = state.height
        for start in sites:
            answers = ANSWERS[start]
            for ray in RAYS[start]:
                end = ray[0]
                found.append(answers[end])  # rulebook: also on a gap, to change direction later
                if not height[end]:
                    for end in ray[1:]:
                        if height[end]:
                            found.append(answers[end])
                            break

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids a move."""
        if not names_sites(answer):
            return None
        start: Site = answer[1]
        end: Site = answer[2]
        idle = why_idle(state, NO_BONUS)
        if idle is not None:
            return idle
        if not state.is_present(seat, start):
            return Text("dig_mars-no-station", {"site": NAMES[start]})
        line = [ray for ray in RAYS[start] if end in ray]
        if not line:
            return Text("dig_mars-move-straight", {"site": NAMES[start], "end": NAMES[end]})
        between = line[0][: line[0].index(end)]
        for site in between:
            if state.height[site]:
                return Text("dig_mars-move-over-stack", {"site": NAMES[site], "end": NAMES[end]})
        return Text("dig_mars-move-far-gap", {"site": NAMES[start], "end": NAMES[end]})  # rulings R18, R19

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Move one of the seat's stations."""
        start: Site = answer[1]
        end: Site = answer[2]
        state.actions -= 1
        state.shift(seat, start, end)
        if state.log is not None:
            state.tell("dig_mars-moved", seat=seat, site=NAMES[start], end=NAMES[end])

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return [answer for start in state.sites(seat) for answer in ANSWERS[start] if answer[2] != start]

    def label(self, state: DigMars, seat: int, answer: Any) -> Text:
        return Text("dig_mars-do-move", {"site": NAMES[answer[1]], "end": NAMES[answer[2]]})
