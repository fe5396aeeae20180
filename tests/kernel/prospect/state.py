"""The state of Prospect."""

from __future__ import annotations

from typing import Any

from offworld.kernel.effect import Effect
from offworld.kernel.option import OptionValue
from offworld.kernel.state import State
from offworld.kernel.text import Text

CARDS = 60
CELLS = 9
DEALT = 3
ACTIONS = 3
MOST = 6  # the highest bid
ORE = 20
TURNS = ("Turn", "Claim")  # whoever is asked this is in a turn of its own


def worth(card: int) -> int:
    """Return the points of a card."""
    return 1 + card % 4


class Prospect(State):
    """The table of Prospect; the last card of the pile is its top."""

    __slots__ = (
        "bank",
        "bids",
        "cells",
        "chosen",
        "coins",
        "first",
        "hands",
        "options",
        "ore",
        "peeked",
        "pile",
        "points",
        "round",
        "row",
        "shown",
    )

    def __init__(self, seats: int, rng: int, options: dict[str, OptionValue]) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.pile: list[int] = []
        self.row: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[tuple[int, ...]] = [()] * seats
        self.bids = [0] * seats
        self.coins = [8 if options["rich"] else 5] * seats
        self.ore = [2] * seats
        self.bank = ORE - 2 * seats
        self.points = [0] * seats
        self.cells = [-1] * CELLS
        self.peeked: list[int] = []  # who knows the top of the pile
        self.round = 0
        self.first = 0

    def clone(self) -> Prospect:
        """Return an independent copy."""
        copy = Prospect(self.seats, self.rng, self.options)
        copy.pile = self.pile[:]
        copy.row = self.row[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown = [cards[:] for cards in self.shown]
        copy.chosen = self.chosen[:]
        copy.bids = self.bids[:]
        copy.coins = self.coins[:]
        copy.ore = self.ore[:]
        copy.bank = self.bank
        copy.points = self.points[:]
        copy.cells = self.cells[:]
        copy.peeked = self.peeked[:]
        copy.round = self.round
        copy.first = self.first
        copy.inherit(self)
        return copy

    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        """In a turn of one's own, ore may be melted at any time."""
        owner, effect = self.stack[-1]
        return [("melt",)] if type(effect).__name__ in TURNS and owner == seat and self.ore[seat] else []

    def aside(self, seat: int, what: tuple[Any, ...]) -> Effect:
        """Melting is the only aside."""
        from tests.kernel.prospect.turns import Melt

        return Melt()

    def why_no_aside(self, seat: int, what: tuple[Any, ...]) -> Text | None:
        """Say it where there is no ore."""
        return Text("prospect-no-ore-here", {"seat": seat}) if what == ("melt",) and not self.ore[seat] else None

    def in_turn(self) -> list[int]:
        """Return the seats from the first player on."""
        return [(self.first + i) % self.seats for i in range(self.seats)]
