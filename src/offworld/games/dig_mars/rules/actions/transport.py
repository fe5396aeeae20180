"""Transport: take the explored top tile of a stack, and share its points with the players present."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars import data
from offworld.games.dig_mars.data import CARRY, EQUIPMENT, HAULING, STACK, VALUE
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

ANSWERS: Final = tuple([("transport", site) for site in ALL_SITES])


def offer(state: DigMars, seat: int, sites: list[int], found: list[Any]) -> None:
    """Add the sites from which the seat may transport; an extra transport pays for itself, else it takes an action."""
    if not state.actions and not state.bonuses[data.TRANSPORT]:
        return
    level = state.levels[seat * len(EQUIPMENT) + HAULING] - 1
    for site in sites:
        if (
            state.explored[site]
            and level + state.crowd[site] >= CARRY[state.tiles[STACK * site + state.height[site] - 1]]
        ):
            found.append(ANSWERS[site])


def why_not(state: DigMars, seat: int, site: int) -> Text | None:
    """Return what forbids transport from a site."""
    if not state.actions and not state.bonuses[data.TRANSPORT]:
        return Text("dig_mars-no-actions")
    if not state.is_present(seat, site):
        return Text("dig_mars-no-station", {"site": NAMES[site]})
    if not state.height[site]:
        return Text("dig_mars-gap", {"site": NAMES[site]})
    if not state.explored[site]:
        return Text("dig_mars-not-explored", {"site": NAMES[site]})
    reach = state.reach(seat, HAULING, site)
    need = CARRY[state.top(site)]
    if reach < need:
        return Text("dig_mars-transport-too-heavy", {"need": need, "reach": reach, "site": NAMES[site]})
    return None


def carry_out(state: DigMars, seat: int, site: int) -> None:
    """Take the tile; the points are divided among the players present, not the stations, the rest to the carrier."""
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
