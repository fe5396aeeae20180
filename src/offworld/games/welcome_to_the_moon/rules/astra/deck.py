"""The deck of the solo mode: one for all, with three cards of ASTRA in its last third (R189).

While a turn goes on, the three cards that were drawn lie in `piles` and `discards` alike, one for each place, so that
their numbers and effects are read as with several players.
"""

from __future__ import annotations

from collections.abc import Callable

from offworld.games.welcome_to_the_moon.data.astra import (
    DECK,
    EFFECT_CARDS,
    FIRST_EFFECT_CARD,
    GIVEN,
    GONE,
    HELD,
    LEVEL,
    OPPONENTS,
    PASS,
    SPENT,
)
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, PILES
from offworld.games.welcome_to_the_moon.data.names import EACH_EFFECT, WILD
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

EFFECT_CARD_PLACES = tuple([FIRST_EFFECT_CARD + letter for letter in range(len(EFFECT_CARDS))])


def arrange(shuffle: Callable[[list[int]], None], cards: list[int], bottom: int) -> tuple[int, ...]:
    """Return cards as a deck, the top card last; ASTRA's lie among so many at the bottom."""
    ships = sorted([card for card in cards if card < FIRST_EFFECT_CARD])
    effects = sorted([card for card in cards if card >= FIRST_EFFECT_CARD])
    shuffle(ships)
    count = max(min(bottom, len(cards)) - len(effects), 0)
    lower = [*effects, *ships[:count]]
    shuffle(lower)
    return (*lower, *ships[count:])


def last_third(state: Moon) -> int:
    """Return among how many cards at the bottom those of ASTRA are shuffled: all on the second pass."""
    total = sum([len(place) for place in state.solo]) + len(drawn(state))
    return total if state.astra[PASS] > 1 else (total - len(EFFECT_CARDS)) // PILES + len(EFFECT_CARDS)


def deal(state: Moon, ships: list[int]) -> None:
    """Make the deck of these starship cards and the three of ASTRA."""
    cards = [*ships, *EFFECT_CARD_PLACES]
    put(state, DECK, arrange(state.shuffle, cards, len(ships) // PILES + len(EFFECT_CARDS)))


def put(state: Moon, place: int, cards: tuple[int, ...]) -> None:
    """Let these cards, and no others, lie in a place."""
    solo = list(state.solo)
    solo[place] = cards
    state.solo = tuple(solo)


def draw(state: Moon) -> int:
    """Take the top card of the deck; an empty one is made of the discards first, once."""
    if not state.solo[DECK]:
        state.astra[PASS] += 1
        put(state, DECK, arrange(state.shuffle, list(state.solo[SPENT]), len(state.solo[SPENT])))
        put(state, SPENT, ())
        if state.log is not None:
            state.tell("welcome_to_the_moon-astra-second-pass")
    card = state.solo[DECK][-1]
    put(state, DECK, state.solo[DECK][:-1])
    return card


def ships_left(state: Moon) -> int:
    """Return how many starship cards are still in the deck."""
    return len([card for card in state.solo[DECK] if card < FIRST_EFFECT_CARD])


def has_run_out(state: Moon) -> bool:
    """Return whether the second pass has no three starship cards left (R206)."""
    return state.astra[PASS] > 1 and ships_left(state) < PILES


def drawn(state: Moon) -> list[int]:
    """Return the cards that lie open in this turn."""
    return [pile[-1] for pile in state.piles if pile]


def show(state: Moon, place: int, card: int) -> None:
    """Lay a card open."""
    piles = list(state.piles)
    piles[place] = (card,)
    state.piles = tuple(piles)
    state.discards = state.piles


def clear(state: Moon) -> None:
    """Discard what still lies open."""
    put(state, SPENT, (*state.solo[SPENT], *drawn(state)))
    state.piles = ((),) * PILES
    state.discards = state.piles


def give(state: Moon, place: int, to_astra: bool) -> int:
    """Give an open card to ASTRA, or take it out of the game; return it."""
    card = state.piles[place][-1]
    where = GIVEN if to_astra else GONE
    put(state, where, (*state.solo[where], card))
    if to_astra:
        state.astra[HELD + counted_as(state.astra[LEVEL], card)] += 1
    piles = list(state.piles)
    piles[place] = ()
    state.piles = tuple(piles)
    state.discards = state.piles
    return card


def counted_as(level: int, card: int) -> int:
    """Return as which effect ASTRA counts a card: of several the one that the opponent is paid best for."""
    effects = list(ALL_CARDS[card].effects)
    if WILD in effects:
        effects = list(EACH_EFFECT)
    paid = OPPONENTS[level - 1].points
    return max(effects, key=lambda effect: (paid[effect], -effect))
