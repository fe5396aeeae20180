"""The state of Signals."""

from __future__ import annotations

from typing import Any

from offworld.games.signals.data import NOTHING
from offworld.kernel.state import State


class Signals(State):
    """Cards are numbers that index `data.STRENGTH`; the last card of the deck is its top."""

    __slots__ = ("deck", "echo", "echoes", "hands", "night", "nights", "played", "points", "round", "sent", "wins")

    def __init__(self, seats: int, rng: int, nights: int) -> None:
        super().__init__(seats, rng)
        self.nights = nights  # matches of the series, 1 without one
        self.night = 1  # which of them this is
        self.round = 0  # rounds that are over
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sent: list[int] = [NOTHING] * seats  # in this round
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.points: list[int] = [0] * seats
        self.wins: list[int] = [0] * seats  # nights of the series won before this one
        self.echo = 0  # points of the rival of somebody who plays alone
        self.echoes: list[int] = []  # what it has sent

    def adopt(self, seat: int, private: Any) -> bool:
        """Take over what a seat has chosen: a chain changes its hand and what it sends, nothing else."""
        self.hands[seat] = private.hands[seat][:]
        self.sent[seat] = private.sent[seat]
        return True

    def agrees(self, seat: int, private: Any) -> bool:
        """Return whether a repeated chain has led to the same."""
        return bool(self.hands[seat] == private.hands[seat] and self.sent[seat] == private.sent[seat])

    def clone(self) -> Signals:
        """Return an independent copy."""
        copy = Signals(self.seats, self.rng, self.nights)
        copy.night = self.night
        copy.round = self.round
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.sent = self.sent[:]
        copy.played = [cards[:] for cards in self.played]
        copy.points = self.points[:]
        copy.wins = self.wins[:]
        copy.echo = self.echo
        copy.echoes = self.echoes[:]
        copy.inherit(self)
        return copy
