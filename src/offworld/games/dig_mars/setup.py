"""Set-up: shuffle the tiles into sixteen stacks of three, draw the first player, place a station each."""

from __future__ import annotations

from offworld.games.dig_mars.data import SITES, STACK
from offworld.games.dig_mars.effects import PlaceFirst, StartTurn
from offworld.games.dig_mars.state import DigMars


def set_up(seats: int, open_finds: bool, rng: int) -> DigMars:
    """Return a fresh state in which the first player is asked to place a station."""
    state = DigMars(seats, rng, open_finds)
    state.tiles = list(range(SITES * STACK))
    state.shuffle(state.tiles)
    first = state.below(seats)
    begin(state, first, [(first + i) % seats for i in range(seats)])
    return state


def begin(state: DigMars, first: int, placing: list[int]) -> None:
    """Put the first turn on the stack, after the stations that are still to be placed."""
    state.push(first, StartTurn())
    for seat in reversed(placing):
        state.push(seat, PlaceFirst())
