"""The state of Rows."""

from __future__ import annotations

from offworld.kernel.option import OptionValue
from offworld.kernel.state import State

CARDS = 30
BOXES = 9
TURNED = 3
TURNS = CARDS // TURNED
MANY = 5  # numbers written, for the bonus


class Rows(State):
    """The table of Rows; the last card of the deck is its top, and cards are the numbers from 1 on."""

    __slots__ = ("bonus", "deck", "lost", "options", "past", "rows", "tracks", "turned")

    def __init__(self, seats: int, rng: int, options: dict[str, OptionValue]) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.deck: list[int] = []
        self.turned: list[int] = []
        self.past: list[int] = []
        self.rows = [[0] * BOXES for _ in range(seats)]
        self.tracks = [[0, 0] for _ in range(seats)]
        self.lost = [0] * seats
        self.bonus: list[int] = []  # who was first to have written many numbers

    def bare(self) -> Rows:
        """Return a table without seats to copy things to."""
        return Rows(0, self.rng, self.options)

    def clone(self) -> Rows:
        """Return an independent copy."""
        copy = self.bare()
        copy.seats = self.seats
        copy.deck = self.deck[:]
        copy.turned = self.turned[:]
        copy.past = self.past[:]
        copy.rows = [row[:] for row in self.rows]
        copy.tracks = [track[:] for track in self.tracks]
        copy.lost = self.lost[:]
        copy.bonus = self.bonus[:]
        copy.inherit(self)
        return copy

    def adopt(self, seat: int, private: Rows) -> bool:
        """Take over the row, the tracks and what was lost."""
        self.rows[seat] = private.rows[seat][:]
        self.tracks[seat] = private.tracks[seat][:]
        self.lost[seat] = private.lost[seat]
        return True

    def agrees(self, seat: int, private: Rows) -> bool:
        """Compare the same."""
        return (
            self.rows[seat] == private.rows[seat]
            and self.tracks[seat] == private.tracks[seat]
            and self.lost[seat] == private.lost[seat]
        )
