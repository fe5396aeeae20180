"""Set-up: shuffle the tiles into sixteen stacks of three, draw the first player, place a station each."""

from __future__ import annotations

from offworld.games.dig_mars.data import SITES, STACK
from offworld.games.dig_mars.rules.effects import PlaceFirst
from offworld.games.dig_mars.rules.state import DigMars, new_state
from offworld.games.dig_mars.rules.turn import StartTurn


def set_up(seats: int, open_finds: bool, rng: int) -> DigMars:
    """Return a fresh state in which the first player is asked to place a station."""
    state = new_state(seats, rng, open_finds)
    state.tiles = list(range(SITES * STACK))
    state.shuffle(state.tiles)
    first = state.below(seats)
    state.push(first, StartTurn())
    for i in reversed(range(seats)):
        state.push((first + i) % seats, PlaceFirst())
    return state
