"""What a seat may see, and a guess at the rest.

Decided once: what everyone could see happen (who took which find and its value, how it was shared, who upgraded what)
stays readable in the log. What players hold in front of them is face down: others see how many finds somebody has,
never their values or anybody's points; with open finds, and after the end, everything is shown. The face of an
unexplored tile, and the backs of the tiles below the top one, are hidden; a scouted face is shown to the scout alone.
"""

from __future__ import annotations

from offworld.games.dig_mars.data import (
    BONUS,
    BONUSES,
    CARRY,
    DIG,
    EACH_GEAR,
    EQUIPMENT,
    NO_BONUS,
    SITES,
    STACK,
    STATIONS,
    TILE_IDS,
    TILES,
    UPGRADE_COST,
    VALUE,
    Site,
)
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.games.dig_mars.types import Find, PlayerView, SiteView, TableView
from offworld.kernel.rng import Rng


def view(state: DigMars, seat: int | None) -> TableView:
    """Return the table as this seat sees it; None is a spectator."""
    turn = state.stack[-1][0] if state.stack else None
    return {
        "turn": turn,
        "placing": -1 in [state.at[each * STATIONS] for each in range(state.seats)],
        "actions": state.actions,
        "bonuses": {BONUSES[i]: count for i, count in enumerate(state.bonuses) if count},
        "target": None if state.open_finds else state.target,
        "left": state.left,
        "idle": state.idle,
        "grid": [_site(state, site, seat) for site in ALL_SITES],
        "players": [_player(state, each, _is_open(state, each, seat)) for each in range(state.seats)],
    }


def _is_open(state: DigMars, player: int, seat: int | None) -> bool:
    return player == seat or state.open_finds or state.outcome is not None


def face(tile: int) -> Find:
    """Return the face of a tile."""
    bonus = BONUS[tile]
    return {
        "id": TILE_IDS[tile],
        "value": VALUE[tile],
        "carry": CARRY[tile],
        "bonus": None if bonus == NO_BONUS else BONUSES[bonus],
    }


def _site(state: DigMars, site: Site, seat: int | None) -> SiteView:
    top = state.top(site)
    is_explored = bool(state.explored[site])
    is_scouted = seat is not None and state.scouted[site] >> seat & 1
    return {
        "name": NAMES[site],
        "height": state.height[site],
        "explored": is_explored,
        "dig": DIG[top] if top >= 0 and not is_explored else None,
        "find": face(top) if is_explored or is_scouted else None,
        "scouts": [each for each in range(state.seats) if state.scouted[site] >> each & 1],
        "stations": [state.at[each * STATIONS : each * STATIONS + STATIONS].count(site) for each in range(state.seats)],
    }


def _player(state: DigMars, player: int, is_open: bool) -> PlayerView:
    finds = [tile for tile in range(SITES * STACK) if state.carrier[tile] == player]
    shown: PlayerView = {
        "levels": {name: state.level(player, gear) for gear, name in zip(EACH_GEAR, EQUIPMENT)},
        "reserve": state.reserve(player),
        "finds": len(finds),
    }
    if is_open:
        shown["points"] = state.points[player]
        shown["faces"] = [face(tile) for tile in finds]
    return shown


def guess(state: DigMars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw unexplored faces, the order below them, and other players' points, from what these seats may know."""
    tops, below, pool = hidden(state, seats)
    by_dig: list[list[int]] = [[], [], [], [], []]
    pool.sort()  # the guess must not depend on where the tiles truly lie
    rng.shuffle(pool)
    for tile in pool:
        by_dig[DIG[tile]].append(tile)
    needs = [(slot, DIG[state.tiles[slot]]) for slot in tops]
    state.tiles = state.tiles[:]  # copies share the list
    for slot, dig in needs:  # the back of a top tile is seen: only tiles of that difficulty can lie there
        state.tiles[slot] = by_dig[dig].pop()
    rest = [tile for tiles in by_dig for tile in tiles]
    rng.shuffle(rest)
    for slot, tile in zip(below, rest):
        state.tiles[slot] = tile
    if not state.open_finds and state.outcome is None:
        for player in range(state.seats):
            if player not in seats:
                state.points[player] = _likely_points(state, player, rng)


def hidden(state: DigMars, seats: tuple[int, ...]) -> tuple[list[int], list[int], list[int]]:
    """Return the slots of unknown top tiles, of tiles below them, and the tiles that lie in either."""
    known = 0
    for seat in seats:
        known |= 1 << seat
    tops: list[int] = []
    below: list[int] = []
    for site in ALL_SITES:
        height = state.height[site]
        if not height:
            continue
        first = STACK * site
        below.extend(range(first, first + height - 1))
        if not state.explored[site] and not state.scouted[site] & known:
            tops.append(first + height - 1)
    return tops, below, [state.tiles[slot] for slot in tops + below]


def _likely_points(state: DigMars, player: int, rng: Rng) -> int:
    """Return points that fit the finds somebody took and the upgrades made; shares and tokens are forgotten."""
    found = 0
    for tile in range(len(TILES)):
        if state.carrier[tile] == player:
            found += VALUE[tile]
    for equipment in EACH_GEAR:
        for level in range(1, state.level(player, equipment)):
            found -= UPGRADE_COST[level]
    return max(0, found + rng.below(5) - 2)
