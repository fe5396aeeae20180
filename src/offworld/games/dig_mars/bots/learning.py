"""Dig Mars as numbers: the action space and the observation for training."""

from __future__ import annotations

from typing import Final

from offworld.games.dig_mars.data import (
    ACTIONS,
    BONUS,
    BONUSES,
    CARRY,
    DIG,
    EQUIPMENT,
    IDLE_ROUNDS,
    MAX_LEVEL,
    SIDE,
    SITES,
    STACK,
    STATIONS,
    TILES,
    VALUE,
)
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer
from offworld.kernel.sight import Grid, Sight
from offworld.kernel.spoken import Words

VERBS: Final = ("drill", "transport", "move", "upgrade", "point", "relocate", "scout", "claim", "end")
WORDS: Final = Words(("action", "first_station", "station", "relocation"), NAMES)
PROGRESS: Final = (
    ("actions", 1, ACTIONS),
    ("bonuses", len(BONUSES), 3),
    ("tiles_left", 1, SITES * STACK),
    ("idle_turns", 1, IDLE_ROUNDS),
)
GRID: Final = Grid([(site // SIDE, site % SIDE) for site in ALL_SITES])


def atoms(seats: int) -> list[Answer]:
    """Return every pick that can occur, in a fixed order: what to do, with what equipment, on which site.

    The number of a site also stands for the seat whose station is relocated; two equipments are called like actions.
    """
    return list(dict.fromkeys([*VERBS, *EQUIPMENT, *ALL_SITES]))


def observe(state: DigMars, seat: int, sight: Sight) -> None:
    """Write what the seat may know: the turn, the grid, and all players beginning with oneself.

    Who took which find was seen by all and is remembered; points are known as far as they lie open.
    """
    seats = state.seats
    turn = state.stack[-1][0] if state.stack else -1
    sight.one("turn", seats, (turn - seat) % seats if turn >= 0 else -1)
    sight.flags("has_moved", 1, int(state.moved))
    sight.columns(PROGRESS, [state.actions, *state.bonuses, state.left, state.idle])
    if sight.begin([state.height, state.explored, state.scouted], [state.tiles]):
        _grid(state, seat, sight)
        sight.end()
    if sight.begin([state.at]):
        _stations(state, seat, sight)
        sight.end()
    if sight.begin([], [state.carrier]):
        _finds(state, seat, sight)
        sight.end()
    is_open = state.open_finds or state.outcome is not None
    if sight.begin([state.levels, state.points, [is_open]]):
        own = seat * len(EQUIPMENT)
        sight.table("levels", state.levels[own:] + state.levels[:own], len(EQUIPMENT), MAX_LEVEL)
        points = state.points[seat:] + state.points[:seat]
        if not is_open:
            points[1:] = [0] * (seats - 1)
        sight.numbers("points", points, state.target)
        sight.end()


def _finds(state: DigMars, seat: int, sight: Sight) -> None:
    """Write who has transported which tiles."""
    finds = [0] * state.seats
    for tile, carrier in enumerate(state.carrier):
        if carrier >= 0:
            finds[carrier - seat] |= 1 << tile  # counted from the seat on; below 0 means from the end
    sight.rows("finds", len(TILES), finds)


def _stations(state: DigMars, seat: int, sight: Sight) -> None:
    """Write how many stations of each player are where."""
    stations = [0] * (state.seats * SITES)
    own = seat * STATIONS
    for number, site in enumerate(state.at[own:] + state.at[:own]):
        if site >= 0:
            stations[number // STATIONS * SITES + site] += 1
    sight.table("stations", stations, SITES, STATIONS, GRID)


def _grid(state: DigMars, seat: int, sight: Sight) -> None:
    """Write the stacks, what is known of their top tiles, and scouts."""
    digs, values, carries, faces = [0] * SITES, [0] * SITES, [0] * SITES, [0] * SITES
    explored = 0
    bonuses = [0] * len(BONUSES)
    scouts = [0] * state.seats
    tiles, scouted = state.tiles, state.scouted
    for site, height in enumerate(state.height):
        if not height:
            continue
        top = tiles[STACK * site + height - 1]
        looked = scouted[site]
        if looked:
            for player in range(state.seats):
                if looked >> player & 1:
                    scouts[player - seat] |= 1 << site
        if state.explored[site]:
            explored |= 1 << site
        else:
            digs[site] = DIG[top]
            if not looked >> seat & 1:
                continue
        values[site] = VALUE[top]
        carries[site] = CARRY[top]
        faces[site] = 1 << top
        if BONUS[top] >= 0:
            bonuses[BONUS[top]] |= 1 << site
    sight.table("stacks", state.height + digs + values + carries, SITES, 4, GRID)
    sight.rows("explored", SITES, [explored], GRID)
    sight.rows("found_bonuses", SITES, bonuses, GRID)
    sight.rows("faces", len(TILES), faces)
    sight.rows("scouts", SITES, scouts, GRID)
