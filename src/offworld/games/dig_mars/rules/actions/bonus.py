"""The bonus actions that are not plain drilling or transport: relocation, an extra point, scouting."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import POINT, RELOCATION, SCOUTING, SITES, TILE_IDS, VALUE
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text

TAKE_POINT: Final = ("point",)
RELOCATE: Final = tuple([tuple([("relocate", owner, site) for site in ALL_SITES]) for owner in range(4)])
SCOUT: Final = tuple([("scout", site) for site in ALL_SITES])


def offer(state: DigMars, found: list[Any]) -> None:
    """Add what the bonuses of this turn allow."""
    bonuses = state.bonuses
    if bonuses[POINT]:
        found.append(TAKE_POINT)
    if bonuses[RELOCATION]:
        for owner in range(state.seats):
            for site in state.sites(owner):
                if has_target(state, site):
                    found.append(RELOCATE[owner][site])
    if bonuses[SCOUTING]:
        for site in ALL_SITES:
            if state.height[site] and not state.explored[site]:
                found.append(SCOUT[site])


def has_target(state: DigMars, start: int) -> bool:
    """Return whether a station on this site can be relocated: to any other stack, never to a gap (R20, R21)."""
    stacks = SITES - state.height.count(0)
    return stacks > (1 if state.height[start] else 0)


def targets(state: DigMars, start: int) -> list[int]:
    """Return the stacks to which a station on this site can be relocated."""
    return [site for site in ALL_SITES if site != start and state.height[site]]


def why_no_point(state: DigMars) -> Text | None:
    """Return what forbids taking an extra point."""
    return None if state.bonuses[POINT] else Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-extra_point")})


def why_no_relocation(state: DigMars, owner: int, site: int) -> Text | None:
    """Return what forbids relocating a station."""
    if not state.bonuses[RELOCATION]:
        return Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-relocation")})
    if owner >= state.seats or not state.is_present(owner, site):
        return Text("dig_mars-nobody-there", {"site": NAMES[site]})
    return None if has_target(state, site) else Text("dig_mars-no-other-stack")


def why_no_scouting(state: DigMars, site: int) -> Text | None:
    """Return what forbids scouting a site."""
    if not state.bonuses[SCOUTING]:
        return Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-scouting")})
    if not state.height[site]:
        return Text("dig_mars-gap", {"site": NAMES[site]})
    return Text("dig_mars-already-explored", {"site": NAMES[site]}) if state.explored[site] else None


def take_point(state: DigMars, seat: int) -> None:
    """Take a success token, or a discarded tile of value 1."""
    state.bonuses[POINT] -= 1
    state.points[seat] += 1
    if state.log is not None:
        state.tell("dig_mars-took-point", seat=seat)


def scout(state: DigMars, seat: int, site: int) -> None:
    """Look at an unexplored top tile in secret; it stays unexplored and gives no bonus."""
    state.bonuses[SCOUTING] -= 1
    state.scouted[site] |= 1 << seat
    if state.log is not None:
        tile = state.top(site)
        find = Text("dig_mars-find-" + TILE_IDS[tile])
        seen = Text("dig_mars-scouted-seen", {"site": NAMES[site], "find": find, "value": VALUE[tile]})
        state.tell_only((seat,), seen, Text("dig_mars-scouted", {"seat": seat, "site": NAMES[site]}))
