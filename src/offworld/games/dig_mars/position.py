"""Dig Mars positions as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from offworld.games.dig_mars.data import ACTIONS, BONUSES, EQUIPMENT, FLEET, SITES, STACK, STATIONS, TILE_IDS, VALUE
from offworld.games.dig_mars.effects import PlaceFirst, PlaceStation, StartTurn, Turn
from offworld.games.dig_mars.grid import ALL_SITES, NAMES
from offworld.games.dig_mars.state import DigMars
from offworld.kernel.errors import BadPosition
from offworld.kernel.position import converted
from offworld.kernel.problem import not_one_of
from offworld.kernel.text import Text

SiteName = Annotated[str, msgspec.Meta(pattern="^[A-D][1-4]$", description="column letter and row number, A1 to D4")]
TileId = Annotated[str, msgspec.Meta(pattern="^T[0-4][0-9]$", description="T01 to T48")]
Level = Annotated[int, msgspec.Meta(ge=1, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Levels(msgspec.Struct, forbid_unknown_fields=True):
    """Levels of the three kinds of equipment."""

    drill: Level = 1
    transport: Level = 1
    fleet: Level = 1


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player. As many stations as the fleet has levels; one may be missing and is then placed first of all.

    Points default to the value of the finds.
    """

    levels: Levels = msgspec.field(default_factory=Levels)
    stations: list[SiteName] = []
    finds: list[TileId] = []
    points: Count | None = None


class Stack(msgspec.Struct, forbid_unknown_fields=True):
    """A stack, from the bottom to the top; null is any tile that is not named elsewhere."""

    tiles: list[TileId | None] = msgspec.field(default_factory=lambda: [None] * STACK)
    explored: bool = False
    scouts: list[Count] = []


class Bonuses(msgspec.Struct, forbid_unknown_fields=True):
    """Bonus actions that may still be used in this turn."""

    extra_drill: Count = 0
    extra_transport: Count = 0
    relocation: Count = 0
    extra_point: Count = 0
    scouting: Count = 0


class TurnNow(msgspec.Struct, forbid_unknown_fields=True):
    """The turn in progress."""

    seat: Count = 0
    actions: Annotated[int, msgspec.Meta(ge=0, le=ACTIONS)] = ACTIONS
    bonuses: Bonuses = msgspec.field(default_factory=Bonuses)
    moved: bool = False


class State(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Dig Mars. What is left out is as in a fresh set-up; without `turn`, missing stations are placed."""

    stacks: dict[SiteName, Stack] = {}
    players: list[Player] = []
    first: Count | None = None
    turn: TurnNow | None = None
    idle: Count = 0


EXAMPLE: dict[str, Any] = {
    "stacks": {"B2": {"tiles": ["T41"], "explored": True}, "C2": {"tiles": []}},
    "players": [
        {"levels": {"drill": 2, "transport": 2}, "stations": ["B2"], "points": 3},
        {"levels": {"fleet": 2}, "stations": ["B2", "B2"], "points": 38},
    ],
    "turn": {"seat": 0, "actions": 2},
}


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the state."""
    return msgspec.json.schema(State)


def encode(state: DigMars) -> dict[str, Any]:
    """Return the complete state as plain JSON."""
    stacks = {}
    for site in ALL_SITES:
        tiles = state.tiles[STACK * site : STACK * site + state.height[site]]
        stacks[NAMES[site]] = {
            "tiles": [TILE_IDS[tile] for tile in tiles],
            "explored": bool(state.explored[site]),
            "scouts": [seat for seat in range(state.seats) if state.scouted[site] >> seat & 1],
        }
    return {
        "stacks": stacks,
        "players": [_encode_player(state, seat) for seat in range(state.seats)],
        "turn": {
            "seat": state.stack[-1][0] if state.stack else 0,
            "actions": state.actions,
            "bonuses": dict(zip(BONUSES, state.bonuses)),
            "moved": state.moved,
        },
        "idle": state.idle,
    }


def _encode_player(state: DigMars, seat: int) -> dict[str, Any]:
    stations = state.at[seat * STATIONS : seat * STATIONS + STATIONS]
    return {
        "levels": {name: state.level(seat, i) for i, name in enumerate(EQUIPMENT)},
        "stations": [NAMES[site] for site in stations if site >= 0],
        "finds": [TILE_IDS[tile] for tile in range(len(TILE_IDS)) if state.carrier[tile] == seat],
        "points": state.points[seat],
    }


def decode(given: dict[str, Any], seats: int, open_finds: bool, rng: int) -> DigMars:
    """Return the state that a complete or partial position describes; BadPosition names the wrong field."""
    wanted: State = converted(given, State)
    if len(wanted.players) > seats:
        raise _wrong("players", Text("error-problem-shorter", {"count": seats}))
    state = DigMars(seats, rng, open_finds)
    players = wanted.players + [Player() for _ in range(seats - len(wanted.players))]
    named = _named_tiles(wanted, players)
    pool = [tile for tile in range(len(TILE_IDS)) if tile not in named]
    state.shuffle(pool)
    _lay_stacks(state, wanted.stacks, pool)
    for seat, player in enumerate(players):
        _seat_player(state, seat, player)
    state.idle = wanted.idle
    first = wanted.first if wanted.first is not None else state.below(seats)
    if first >= seats:
        raise _wrong("first", _no_seat(first, seats))
    _set_turn(state, wanted.turn, first)
    return state


def _wrong(field: str, problem: Text) -> BadPosition:
    return BadPosition("error-position", field=f"state.{field}", problem=problem)


def _no_seat(seat: int, seats: int) -> Text:
    return not_one_of(seat, [str(each) for each in range(seats)])


def _tile(name: str, field: str) -> int:
    if name not in TILE_IDS:
        raise _wrong(field, not_one_of(name, ["T01–T48"]))
    return TILE_IDS.index(name)


def _named_tiles(wanted: State, players: list[Player]) -> set[int]:
    """Return the tiles that the position names; none may be named twice."""
    named: set[int] = set()
    places = [(f"stacks.{site}.tiles", stack.tiles) for site, stack in wanted.stacks.items()]
    for seat, player in enumerate(players):
        places.append((f"players[{seat}].finds", list(player.finds)))
    for field, tiles in places:
        for name in tiles:
            if name is None:
                continue
            tile = _tile(name, field)
            if tile in named:
                raise _wrong(field, Text("error-twice", {"value": name}))
            named.add(tile)
    return named


def _lay_stacks(state: DigMars, wanted: dict[str, Stack], pool: list[int]) -> None:
    """Lay the stacks from the bottom; when tiles run out because others are named as finds, the last ones are lower."""
    stacks = [wanted.get(NAMES[site]) or Stack() for site in ALL_SITES]
    state.left = 0
    for site, stack in enumerate(stacks):
        field = f"stacks.{NAMES[site]}"
        if len(stack.tiles) > STACK:
            raise _wrong(f"{field}.tiles", Text("error-problem-shorter", {"count": STACK}))
        height = 0
        for name in stack.tiles:
            if name is None and not pool:
                continue
            state.tiles[STACK * site + height] = pool.pop() if name is None else _tile(name, field)
            height += 1
        state.height[site] = height
        state.left += height
        if stack.explored and not height:
            raise _wrong(f"{field}.explored", Text("error-problem-other"))
        state.explored[site] = int(stack.explored)
        for seat in stack.scouts:
            if seat >= state.seats:
                raise _wrong(f"{field}.scouts", _no_seat(seat, state.seats))
            if height and not stack.explored:
                state.scouted[site] |= 1 << seat
    unused = set(range(SITES * STACK)) - set(_laid(state))
    for site in ALL_SITES:  # slots above a lower stack hold no tile; give them numbers nobody looks at
        for slot in range(STACK * site + state.height[site], STACK * site + STACK):
            state.tiles[slot] = unused.pop() if unused else 0


def _laid(state: DigMars) -> list[int]:
    return [state.tiles[STACK * site + h] for site in ALL_SITES for h in range(state.height[site])]


def _seat_player(state: DigMars, seat: int, player: Player) -> None:
    levels = (player.levels.drill, player.levels.transport, player.levels.fleet)
    state.levels[seat * len(EQUIPMENT) : seat * len(EQUIPMENT) + len(EQUIPMENT)] = levels
    if not 0 <= player.levels.fleet - len(player.stations) <= 1:  # R09
        allowed = [str(player.levels.fleet - 1), str(player.levels.fleet)]
        raise _wrong(f"players[{seat}].stations", not_one_of(len(player.stations), allowed))
    for name in player.stations:
        state.put(seat, NAMES.index(name))
    for name in player.finds:
        state.carrier[_tile(name, "finds")] = seat
    worth = sum([VALUE[_tile(name, "finds")] for name in player.finds])
    state.points[seat] = worth if player.points is None else player.points


def _set_turn(state: DigMars, turn: TurnNow | None, first: int) -> None:
    """Put the turn in progress, or the first one, on the stack, and above it the placing of missing stations."""
    if turn is None:
        state.push(first, StartTurn())
    else:
        if turn.seat >= state.seats:
            raise _wrong("turn.seat", _no_seat(turn.seat, state.seats))
        first = turn.seat
        state.actions = turn.actions
        state.bonuses = list(msgspec.structs.astuple(turn.bonuses))  # in the order of BONUSES
        state.moved = turn.moved
        state.push(first, Turn())
    for seat in reversed([(first + i) % state.seats for i in range(state.seats)]):
        fleet = state.level(seat, FLEET)
        if STATIONS - state.reserve(seat) < fleet:
            state.push(seat, PlaceStation() if fleet > 1 else PlaceFirst())
