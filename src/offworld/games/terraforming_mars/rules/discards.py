"""The entries of the discard pile: a card, and which seats know that it lies there, in one number."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.names import CardNumber, Discard, Origin

KNOWN: Final = 8  # the bits of a card's number; above them a bit for each seat
WHICH: Final = (1 << KNOWN) - 1
EVERYBODY: Final = 0xFF  # all seats, as a bit set


def put_down(card: CardNumber, seats: int) -> Discard:
    """Return a card in the discard pile that these seats know, as a bit set."""
    return Discard(card | seats << KNOWN)


def card_of(entry: Discard) -> CardNumber:
    """Return which card it is."""
    return CardNumber(Origin(entry & WHICH))


def known_by(entry: Discard) -> int:
    """Return the seats that know it, as a bit set."""
    return entry >> KNOWN


def exchanged(entry: Discard, card: CardNumber) -> Discard:
    """Return another card in the same place, known by the same seats."""
    return Discard(entry & ~WHICH | card)
