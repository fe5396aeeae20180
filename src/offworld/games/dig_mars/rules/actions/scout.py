"""The bonus of scouting: look at an unexplored top tile in secret."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import SCOUTING, TILE_IDS, VALUE, Site
from offworld.games.dig_mars.rules.actions.action import Action, names_sites
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("scout", site) for site in ALL_SITES])


class Scout(Action):
    """Look at one top tile."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the stacks whose top tile is unexplored, on whatever site."""
        if state.bonuses[SCOUTING]:
            for site in ALL_SITES:
                if state.height[site] and not state.explored[site]:
                    found.append(ANSWERS[site])

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids scouting a site."""
        if not names_sites(answer):
            return None
        site: Site = answer[1]
        if not state.bonuses[SCOUTING]:
            return Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-scouting")})
        if not state.height[site]:
            return Text("dig_mars-gap", {"site": NAMES[site]})
        return Text("dig_mars-already-explored", {"site": NAMES[site]})

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Look at an unexplored top tile in secret; it stays unexplored and gives no bonus."""
        site: Site = answer[1]
        state.bonuses[SCOUTING] -= 1
        state.scouted[site] |= 1 << seat
        if state.log is not None:
            tile = state.top(site)
            find = Text("dig_mars-find-" + TILE_IDS[tile])
            seen = Text("dig_mars-scouted-seen", {"site": NAMES[site], "find": find, "value": VALUE[tile]})
            state.tell_only((seat,), seen, Text("dig_mars-scouted", {"seat": seat, "site": NAMES[site]}))
