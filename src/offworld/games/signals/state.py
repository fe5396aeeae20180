"""The state of Signals."""

from __future__ import annotations

from typing import Any

from offworld.games.signals.data import NOTHING
from offworld.kernel.state import State


class Signals(State):
    """Cards are numbers that index `data.STRENGTH`; the last card of the deck is its top."""

    __slots__ = ("deck", "echo", "echoes", "hands", "night", "nights", "played", "points", "round", "sent", "wins")

    def __init__(
        self,
        seats: int,
        rng: int,
        nights: int,
        deck: list[int],
        hands: list[list[int]],
        sent: list[int],
        played: list[list[int]],
        points: list[int],
        wins: list[int],
        echoes: list[int],
        parent: State | None = None,
    ) -> None:
        super().__init__(seats, rng, parent)
        self.nights = nights  # matches of the series, 1 without one
        self.deck = deck
        self.hands = hands
        self.sent = sent  # in this round
        self.played = played
        self.points = points
        self.wins = wins  # nights of the series won before this one
        self.echoes = echoes  # what the rival of somebody who plays alone has sent
        self.echo = 0  # its points
        self.night = 1  # which match of the series this is
        self.round = 0  # rounds that are over

    def adopt(self, seat: int, private: Any) -> bool:
        """Take over what a seat has chosen: a chain changes its hand and what it sends, nothing else."""
        self.hands[seat] = private.hands[seat][:]
        self.sent[seat] = private.sent[seat]
        return True

    def agrees(self, seat: int, private: Any) -> bool:
        """Return whether a repeated chain has led to the same."""
        return bool(self.hands[seat] == private.hands[seat] and self.sent[seat] == private.sent[seat])

    def clone(self) -> Signals:
        """Return an independent copy; the constructor takes the copied lists and makes none that are thrown away."""
        copy = Signals(
            self.seats,
            self.rng,
            self.nights,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.sent[:],
            [cards[:] for cards in self.played],
            self.points[:],
            self.wins[:],
            self.echoes[:],
            self,
        )
        copy.echo = self.echo
        copy.night = self.night
        copy.round = self.round
        return copy


def empty(seats: int, rng: int, nights: int) -> Signals:
    """Return a state in which no card lies anywhere."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    played: list[list[int]] = [[] for _ in range(seats)]
    return Signals(seats, rng, nights, [], hands, [NOTHING] * seats, played, [0] * seats, [0] * seats, [])
