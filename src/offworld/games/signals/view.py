"""What a seat may see, and what it can only guess.

Decided once: hands and the deck are hidden; everything that was sent lies open, and so do points.
"""

from __future__ import annotations

from typing import cast

from offworld.games.signals.position import LAYOUT
from offworld.games.signals.state import Signals
from offworld.games.signals.types import TableView
from offworld.kernel.rng import Rng


def view(state: Signals, seat: int | None) -> TableView:
    """Return the table as this seat sees it: what the layout marks as visible to it, and how many cards are hidden."""
    shown = LAYOUT.visible(state, seat)
    shown["nights"] = state.nights
    shown["deck"] = len(state.deck)
    for player, hand in zip(shown["players"], state.hands):
        player["cards"] = len(hand)
    return cast(TableView, shown)  # the layout says what is in it


def guess(state: Signals, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the deck and the hands of everybody else."""
    others = [seat for seat in range(state.seats) if seat not in seats]
    pool = state.deck[:]
    for seat in others:
        pool.extend(state.hands[seat])
    pool.sort()  # the same generator guesses the same, whatever the truth is
    rng.shuffle(pool)
    for seat in others:
        state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
    state.deck = pool
