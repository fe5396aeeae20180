"""Dig Mars positions as JSON."""

from __future__ import annotations

from typing import Any

from offworld.games.dig_mars.data import (
    ACTIONS,
    BONUSES,
    EQUIPMENT,
    FLEET,
    IDLE_ROUNDS,
    MAX_LEVEL,
    SITES,
    STACK,
    STATIONS,
    TILE_IDS,
    VALUE,
    Site,
)
from offworld.games.dig_mars.rules.effects import PlaceFirst, PlaceStation
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.rules.state import DigMars, new_state
from offworld.games.dig_mars.rules.turn import StartTurn, Turn
from offworld.kernel.fields import Bool, Int, Maybe, Name, Seat, Seats, wrong
from offworld.kernel.layout import Layout
from offworld.kernel.piles import Piles
from offworld.kernel.problem import not_one_of
from offworld.kernel.shapes import By, Fields, Many
from offworld.kernel.text import Text

ANY_TILE = -1  # one that the position does not name
EXAMPLE: dict[str, Any] = {
    "stacks": {"B2": {"tiles": ["T41"], "explored": True}, "C2": {"tiles": []}},
    "players": [
        {"levels": {"drill": 2, "transport": 2}, "stations": ["B2"], "points": 3},
        {"levels": {"fleet": 2}, "stations": ["B2", "B2"], "points": 38},
    ],
    "turn": {"seat": 0, "actions": 2},
}


def _stacks(state: DigMars) -> list[Any]:
    return [
        (state.tiles[STACK * site : STACK * site + state.height[site]], state.explored[site], state.scouted[site])
        for site in ALL_SITES
    ]


def _set_stacks(state: DigMars, stacks: list[Any]) -> None:
    for site, (tiles, explored, scouts) in enumerate(stacks):
        state.height[site] = len(tiles)
        state.tiles[STACK * site : STACK * site + len(tiles)] = tiles
        state.explored[site] = explored
        state.scouted[site] = scouts


def _turn(state: DigMars) -> tuple[int, int, list[int], bool]:
    return (state.stack[-1][0] if state.stack else 0, state.actions, state.bonuses, state.moved)


def _set_turn(state: DigMars, turn: tuple[int, int, list[int], bool]) -> None:
    _, state.actions, state.bonuses, state.moved = turn  # whose it is, the stack says


def _stations(state: DigMars, seat: int) -> list[Site]:
    return [site for site in state.at[seat * STATIONS : seat * STATIONS + STATIONS] if site >= 0]


def _set_stations(state: DigMars, seat: int, stations: list[Site]) -> None:
    for site in stations:
        state.put(seat, site)


def _finds(state: DigMars, seat: int) -> list[int]:
    return [tile for tile in range(len(TILE_IDS)) if state.carrier[tile] == seat]


def _set_finds(state: DigMars, seat: int, finds: list[int]) -> None:
    for tile in finds:
        state.carrier[tile] = seat


SITE = Name(NAMES, called="Site", about="A site: column letter and row number, A1 to D4.")
TILE = Name(TILE_IDS, called="Tile", about="A tile, T01 to T48; docs/positions.md lists what is printed on each.")
COUNT = Int(0, SITES * STACK)
LAYOUT = Layout(
    table={
        "stacks": By(
            NAMES,
            Fields(
                {
                    "tiles": Many(
                        Maybe(TILE, ANY_TILE),
                        most=STACK,
                        default=[ANY_TILE] * STACK,
                        about="From the bottom to the top; null is any tile that is not named elsewhere.",
                    ),
                    "explored": Bool(number=True, default=0, about="Whether the top tile has been drilled free."),
                    "scouts": Seats(default=0, about="The seats that have looked at the unexplored top tile."),
                },
                called="Stack",
                about="A stack of tiles.",
            ),
            get=_stacks,
            put=_set_stacks,
            about="The stacks by site; one left out has three unknown tiles. An empty one is a gap.",
        ),
        "turn": Fields(
            {
                "seat": Seat(default=0, about="Whose turn it is."),
                "actions": Int(0, ACTIONS, default=ACTIONS, about="Actions left."),
                "bonuses": By(
                    BONUSES, COUNT, default=[0] * len(BONUSES), about="Bonus actions that may still be used."
                ),
                "moved": Bool(default=False, about="Whether this turn has drilled, transported or upgraded."),
            },
            get=_turn,
            put=_set_turn,
            null=True,
            about="The turn in progress. Without it the first turn begins.",
        ),
        "first": Seat(given_only=True, null=True, about="Who begins, where no turn is named; otherwise drawn."),
        "idle": Int(0, IDLE_ROUNDS * 4, about="Turns in a row without drilling, transport or upgrade."),
    },
    players={
        "levels": By(EQUIPMENT, Int(1, MAX_LEVEL), flat=len(EQUIPMENT), about="Levels of the equipment; 1 at first."),
        "stations": Many(
            SITE,
            most=STATIONS,
            get=_stations,
            put=_set_stations,
            about="The sites of the stations, as many as the fleet has levels; one may be missing and is placed first.",
        ),
        "finds": Many(TILE, seen="owner", get=_finds, put=_set_finds, about="Tiles transported."),
        "points": Int(0, 999, seen="owner", null=True, about="Points; left out, the value of the finds."),
    },
    about="A position of Dig Mars. What is left out is as in a fresh set-up.",
)
PILES = Piles(TILE, places=("stacks", "finds"))


def decode(given: dict[str, Any], seats: int, open_finds: bool, rng: int) -> DigMars:
    """Return the state that a complete or partial position describes; BadPosition names the wrong field."""
    state = new_state(seats, rng, open_finds)
    state.tiles = [ANY_TILE] * (SITES * STACK)
    named = LAYOUT.fill(state, given)
    pool = PILES.rest(LAYOUT, state, range(len(TILE_IDS)))
    state.shuffle(pool)
    _lay_stacks(state, pool)
    for seat, player in enumerate(named["players"]):
        _check_fleet(state, seat)
        if "points" not in player:
            state.points[seat] = sum([VALUE[tile] for tile in player.get("finds", [])])
    first = named["first"] if "first" in named else state.below(seats)
    _set_stage(state, named["turn"][0] if "turn" in named else -1, first)
    return state


def _lay_stacks(state: DigMars, pool: list[int]) -> None:
    """Lay unknown tiles, from the bottom; when they run out because others are finds, the last stacks are lower."""
    state.left = 0
    for site in ALL_SITES:
        first = STACK * site
        laid: list[int] = []
        for tile in state.tiles[first : first + state.height[site]]:
            if tile != ANY_TILE:
                laid.append(tile)
            elif pool:
                laid.append(pool.pop())
        state.tiles[first : first + len(laid)] = laid
        state.height[site] = len(laid)
        state.left += len(laid)
        if state.explored[site] and not laid:
            raise wrong(f"stacks.{NAMES[site]}.explored", Text("error-problem-other"))
        if state.explored[site] or not laid:
            state.scouted[site] = 0
    unused = set(range(SITES * STACK)) - set(_laid(state))
    for site in ALL_SITES:  # slots above a lower stack hold no tile; give them numbers nobody looks at
        for slot in range(STACK * site + state.height[site], STACK * site + STACK):
            state.tiles[slot] = unused.pop() if unused else 0


def _laid(state: DigMars) -> list[int]:
    return [state.tiles[STACK * site + h] for site in ALL_SITES for h in range(state.height[site])]


def _check_fleet(state: DigMars, seat: int) -> None:
    fleet = state.level(seat, FLEET)
    placed = STATIONS - state.reserve(seat)
    if not 0 <= fleet - placed <= 1:  # R09
        raise wrong(f"players[{seat}].stations", not_one_of(placed, [str(fleet - 1), str(fleet)]))


def _set_stage(state: DigMars, turn: int, first: int) -> None:
    """Put the turn in progress, or the first one, on the stack, and above it the placing of missing stations."""
    if turn < 0:
        state.push(first, StartTurn())
    else:
        first = turn
        state.push(first, Turn())
    for seat in reversed([(first + i) % state.seats for i in range(state.seats)]):
        fleet = state.level(seat, FLEET)
        if STATIONS - state.reserve(seat) < fleet:
            state.push(seat, PlaceStation() if fleet > 1 else PlaceFirst())
