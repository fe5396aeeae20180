"""Moving a station: to the next stack in a straight line, over gaps if need be, or on a gap next to it."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES, RAYS
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([tuple([("move", start, end) for end in ALL_SITES]) for start in ALL_SITES])


def offer(state: DigMars, sites: list[int], found: list[Any]) -> None:
    """Add the moves of the stations that stand on these sites."""
    if not state.actions:
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


def why_not(state: DigMars, seat: int, start: int, end: int) -> Text | None:
    """Return what forbids a move."""
    if not state.actions:
        return Text("dig_mars-no-actions")
    if not state.is_present(seat, start):
        return Text("dig_mars-no-station", {"site": NAMES[start]})
    line = [ray for ray in RAYS[start] if end in ray]
    if not line:
        return Text("dig_mars-move-straight", {"site": NAMES[start], "end": NAMES[end]})
    between = line[0][: line[0].index(end)]
    for site in between:
        if state.height[site]:
            return Text("dig_mars-move-over-stack", {"site": NAMES[site], "end": NAMES[end]})
    if between and not state.height[end]:
        return Text("dig_mars-move-far-gap", {"site": NAMES[start], "end": NAMES[end]})  # rulings R18, R19
    return None


def carry_out(state: DigMars, seat: int, start: int, end: int) -> None:
    """Move one of the seat's stations."""
    state.actions -= 1
    state.shift(seat, start, end)
    if state.log is not None:
        state.tell("dig_mars-moved", seat=seat, site=NAMES[start], end=NAMES[end])
