"""Drilling: turn over the unexplored top tile of a stack that holds a station of one's own."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars import data
from offworld.games.dig_mars.data import BONUS, DIG, DRILLING, EQUIPMENT, STACK, Site
from offworld.games.dig_mars.rules.actions.action import Action, names_sites, why_no_tile
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("drill", site) for site in ALL_SITES])


class Drill(Action):
    """Drill at a site where one has a station, as deep as equipment and stations reach."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the sites where the seat may drill; an extra drilling pays for itself, else it takes an action."""
        if not state.actions and not state.bonuses[data.DRILL]:
            return
        level = state.levels[seat * len(EQUIPMENT) + DRILLING] - 1
        height = state.height
        explored = state.explored
        for site in sites:
            if (
                height[site]
                and not explored[site]
                and level + state.crowd[site] >= DIG[state.tiles[STACK * site + height[site] - 1]]
            ):
                found.append(ANSWERS[site])

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids drilling at a site."""
        if not names_sites(answer):
            return None
        site: Site = answer[1]
        nothing = why_no_tile(state, seat, site, data.DRILL)
        if nothing is not None:
            return nothing
        if state.explored[site]:
            return Text("dig_mars-already-explored", {"site": NAMES[site]})
        params = {"need": DIG[state.top(site)], "reach": state.reach(seat, DRILLING, site), "site": NAMES[site]}
        return Text("dig_mars-drill-too-hard", params)

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Turn the tile over; all stations stay, and its bonus may be used in this turn (R23: also if extra)."""
        site: Site = answer[1]
        if state.bonuses[data.DRILL]:
            state.bonuses[data.DRILL] -= 1
        else:
            state.actions -= 1
        tile = state.top(site)
        state.explored[site] = 1
        state.scouted[site] = 0
        state.moved = True
        if BONUS[tile] >= 0:
            state.bonuses[BONUS[tile]] += 1
        if state.log is not None:
            find = Text("dig_mars-find-" + data.TILE_IDS[tile])
            if BONUS[tile] >= 0:
                bonus = Text("dig_mars-bonus-" + data.BONUSES[BONUS[tile]])
                state.tell(
                    "dig_mars-drilled-bonus",
                    seat=seat,
                    site=NAMES[site],
                    find=find,
                    value=data.VALUE[tile],
                    bonus=bonus,
                )
            else:
                state.tell("dig_mars-drilled", seat=seat, site=NAMES[site], find=find, value=data.VALUE[tile])

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return [ANSWERS[site] for site in ALL_SITES if not state.explored[site]]
