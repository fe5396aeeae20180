"""A market: a deck, a row of places beside it, and a discard pile, all of them plain lists of a state.

Cards (or tiles) are small numbers; the top of a deck is the end of its list, and an empty place holds EMPTY.
"""

from __future__ import annotations

from typing import Final, TypeVar

from offworld.kernel.rng import Rng
from offworld.kernel.state import State

EMPTY: Final = -1
N = TypeVar("N", bound=int)


def draw(state: State, deck: list[int], discards: list[int] | None = None) -> int:
    """Take the top card of a deck; a deck that has run out is first made anew from its discards. EMPTY: none is left.

    Discards that are shuffled back are sorted before, so that nothing follows from the order in which they lay.
    """
    if not deck and discards:
        deck.extend(sorted(discards))
        discards.clear()
        state.shuffle(deck)
    return deck.pop() if deck else EMPTY


def deal(state: State, deck: list[int], count: int, discards: list[int] | None = None) -> list[int]:
    """Take several cards, or as many as there are."""
    found: list[int] = []
    for _ in range(count):
        card = draw(state, deck, discards)
        if card == EMPTY:
            break
        found.append(card)
    return found


def refill(state: State, deck: list[int], row: list[int], discards: list[int] | None = None) -> list[int]:
    """Fill the empty places of a row from the first on, and return which were filled."""
    found: list[int] = []
    for place, card in enumerate(row):
        if card != EMPTY:
            continue
        drawn = draw(state, deck, discards)
        if drawn == EMPTY:
            break
        row[place] = drawn
        found.append(place)
    return found


def slide(row: list[int]) -> None:
    """Push the cards of a row together, in their order, so that the empty places are at its end."""
    kept = [card for card in row if card != EMPTY]
    row[:] = kept + [EMPTY] * (len(row) - len(kept))


def take(row: list[int], place: int) -> int:
    """Take the card from a place of a row and leave the place empty."""
    card = row[place]
    assert card != EMPTY, "nothing lies there"
    row[place] = EMPTY
    return card


def clear(row: list[int], discards: list[int]) -> None:
    """Put all cards of a row on the discard pile."""
    for place, card in enumerate(row):
        if card != EMPTY:
            discards.append(card)
            row[place] = EMPTY


def on_offer(row: list[int]) -> list[int]:
    """Return the places of a row where something lies."""
    return [place for place, card in enumerate(row) if card != EMPTY]


def guess_order(deck: list[N], rng: Rng) -> None:
    """Redraw the order of a face-down deck whose cards everybody can work out; for a game's `guess`."""
    deck.sort()  # the same generator then guesses the same, whatever the true order is
    rng.shuffle(deck)
