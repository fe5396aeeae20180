"""Transport: take the explored top tile of a stack, and share its points with the players present."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars import data
from offworld.games.dig_mars.data import CARRY, EQUIPMENT, HAULING, STACK, VALUE, Site
from offworld.games.dig_mars.rules.actions.action import Action, names_sites, why_no_tile
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("transport", site) for site in ALL_SITES])


class Transport(Action):
    """Transport from a site where one has a station, as much as equipment and stations can carry."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add the sites from which the seat may transport; an extra one pays for itself, else it takes an action."""
        if not state.actions and not state.bonuses[data.TRANSPORT]:
            return
        level = state.levels[seat * len(EQUIPMENT) + HAULING] - 1
        for site in sites:
            if (
                state.explored[site]
                and level + state.crowd[site] >= CARRY[state.tiles[STACK * site + state.height[site] - 1]]
            ):
                found.append(ANSWERS[site])

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids transport from a site."""
        if not names_sites(answer):
            return None
        site: Site = answer[1]
        nothing = why_no_tile(state, seat, site, data.TRANSPORT)
        if nothing is not None:
            return nothing
        if not state.explored[site]:
            return Text("dig_mars-not-explored", {"site": NAMES[site]})
        params = {"need": CARRY[state.top(site)], "reach": state.reach(seat, HAULING, site), "site": NAMES[site]}
        return Text("dig_mars-transport-too-heavy", params)

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Take the tile; its points are shared by the players present, not the stations, the rest is the carrier's."""
        site: Site = answer[1]
        if state.bonuses[data.TRANSPORT]:
            state.bonuses[data.TRANSPORT] -= 1
        else:
            state.actions -= 1
        tile = state.top(site)
        state.height[site] -= 1
        state.explored[site] = 0
        state.left -= 1
        state.carrier = state.carrier[:]  # copies share the list
        state.carrier[tile] = seat
        state.moved = True
        value = VALUE[tile]
        if state.crowd[site] == 1:
            state.points[seat] += value
            others: list[int] = []
            share = 0
        else:
            others = state.present(site)
            others.remove(seat)
            share = value // (len(others) + 1)
            for other in others:
                state.points[other] += share
            state.points[seat] += value - share * len(others)
        if state.log is not None:
            find = Text("dig_mars-find-" + data.TILE_IDS[tile])
            state.tell("dig_mars-transported", seat=seat, site=NAMES[site], find=find, value=value)
            if others:
                state.tell("dig_mars-kept", seat=seat, points=value - share * len(others))
            for other in others:
                state.tell("dig_mars-shared", seat=other, points=share)

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return [ANSWERS[site] for site in ALL_SITES if state.explored[site]]
