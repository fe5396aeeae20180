"""Placing stations: the first one of each player, and those of fleet upgrades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.dig_mars.data import Site
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES, is_site
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class PlaceFirst(Effect):
    """Place one's first station on any stack, also on one already taken."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        if not state.reserve(seat):
            return None  # a position that has them all on the grid already
        stacks = [site for site in ALL_SITES if state.height[site]]
        return Place(seat, "dig_mars-ask-first-station", stacks, topic="first_station")

    def apply(self, state: DigMars, seat: int, answer: Site | None) -> None:
        if answer is None:
            return
        state.put(seat, answer)
        if state.log is not None:
            state.tell("dig_mars-placed", seat=seat, site=NAMES[answer])

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        return Text("dig_mars-gap", {"site": NAMES[answer]}) if is_site(answer) else None


@dataclass(frozen=True, slots=True)
class PlaceStation(Effect):
    """Place the station of a fleet upgrade on any stack or gap."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        if not state.reserve(seat):
            return None
        return Place(seat, "dig_mars-ask-station", ALL_SITES, topic="station")

    def apply(self, state: DigMars, seat: int, answer: Site | None) -> None:
        if answer is None:
            return
        state.put(seat, answer)
        if state.log is not None:
            state.tell("dig_mars-placed", seat=seat, site=NAMES[answer])
