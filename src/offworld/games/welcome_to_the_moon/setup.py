"""Set-up: blank sheets, one mission of each letter, three piles of starship cards."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.data.cards import PILES, STARSHIPS
from offworld.games.welcome_to_the_moon.data.missions import printed
from offworld.games.welcome_to_the_moon.data.names import LETTERS
from offworld.games.welcome_to_the_moon.engine.piles import deal
from offworld.games.welcome_to_the_moon.engine.state import Moon, blank
from offworld.games.welcome_to_the_moon.engine.turn import START_TURN


def set_up(seats: int, adventure: int, room: bool, rng: int) -> Moon:
    """Return a fresh state with what comes first on its stack."""
    state = blank(seats, rng, ADVENTURES[adventure], room)
    state.missions = draw_missions(state)
    deal(state, list(range(len(STARSHIPS))), PILES)
    state.push(0, START_TURN)
    state.rules.set_up(state)
    return state


def draw_missions(state: Moon) -> tuple[int, ...]:
    """Draw one of the two printed missions of each letter."""
    found: list[int] = []
    for letter in range(len(LETTERS)):
        ids = printed(state.rules.number, letter)
        found.append(ids[state.below(len(ids))])
    return tuple(found)
