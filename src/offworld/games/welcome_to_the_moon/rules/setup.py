"""Set-up: blank sheets, one mission of each letter, three piles of starship cards."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.cards import PILES, STARSHIPS
from offworld.games.welcome_to_the_moon.data.missions import printed
from offworld.games.welcome_to_the_moon.data.names import LETTERS
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.astra import deck
from offworld.games.welcome_to_the_moon.rules.astra.turn import START_SOLO
from offworld.games.welcome_to_the_moon.rules.engine.piles import deal
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon, blank
from offworld.games.welcome_to_the_moon.rules.engine.turn import START_TURN
from offworld.kernel.effect import Effect


def set_up(seats: int, adventure: int, room: bool, level: int, rng: int) -> Moon:
    """Return a fresh state with what comes first on its stack; alone one plays against ASTRA of this level."""
    state = blank(seats, rng, ADVENTURES[adventure], room, level if seats == 1 else 0)
    state.missions = draw_missions(state)
    deal_all(state, list(range(len(STARSHIPS))))
    state.push(0, first_effect(state))
    state.rules.set_up(state)
    return state


def deal_all(state: Moon, cards: list[int]) -> None:
    """Make the piles, against ASTRA the deck, of these starship cards."""
    if state.astra:
        deck.deal(state, cards)
    else:
        deal(state, cards, PILES)


def first_effect(state: Moon) -> Effect:
    """Return what starts a turn."""
    return START_SOLO if state.astra else START_TURN


def draw_missions(state: Moon) -> tuple[int, ...]:
    """Draw one of the two printed missions of each letter."""
    return tuple([draw_mission(state, letter) for letter in range(len(LETTERS))])


def draw_mission(state: Moon, letter: int) -> int:
    """Draw one of the two printed missions of a letter."""
    ids = printed(state.rules.number, letter)
    return ids[state.below(len(ids))]
