"""The state of a match of Welcome to the Moon: piles, missions, and sheets as flat lists of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from offworld.games.welcome_to_the_moon.data.cards import EFFECT, NUMBER, PILES
from offworld.games.welcome_to_the_moon.data.names import LETTERS, UNCLAIMED
from offworld.kernel.state import State

if TYPE_CHECKING:
    from offworld.games.welcome_to_the_moon.engine.adventure import Adventure

NOTHING = (-1, -1, -1, -1)


class Moon(State):
    """One match. Cards are places in `cards.ALL_CARDS`; a sheet's marks are explained by the form of its adventure.

    Piles are tuples and never change in place, so copies share them.
    """

    __slots__ = (
        "astra",
        "claims",
        "common",
        "discards",
        "flipped",
        "last",
        "missions",
        "offered",
        "piles",
        "room",
        "rules",
        "sheets",
        "turns",
    )

    def __init__(self, seats: int, rng: int, rules: Adventure, room: bool) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.room = room  # option virus_water of adventure 6: only the tank of the very room counts
        self.turns = 0  # the number of the turn in progress
        self.piles: tuple[tuple[int, ...], ...] = ()  # numbers up, the top card last
        self.discards: tuple[tuple[int, ...], ...] = ()  # effects up, the top card last
        self.missions: list[int] = []  # the ids of missions A, B and C
        self.flipped: list[int] = [0] * len(LETTERS)  # 1: claimed in an earlier turn, only the lower value is left
        self.claims: list[int] = [UNCLAIMED] * (seats * len(LETTERS))
        self.offered: list[int] = [0] * seats  # bit set of the letters that the seat could claim in its chain
        self.sheets: list[list[int]] = []  # by seat; in adventure 8 the one between the seat and the next
        self.common: list[int] = []  # marks that are the same on all sheets
        self.last: list[tuple[int, int, int, int]] = [NOTHING] * seats  # number card, effect, space, mark of a turn
        self.astra: list[int] = []  # the solo opponent's part

    def clone(self) -> Moon:
        """Return an independent copy."""
        copy = Moon(self.seats, self.rng, self.rules, self.room)
        copy.turns = self.turns
        copy.piles = self.piles
        copy.discards = self.discards
        copy.missions = self.missions  # never changed once drawn
        copy.flipped = self.flipped[:]
        copy.claims = self.claims[:]
        copy.offered = self.offered[:]
        copy.sheets = [sheet[:] for sheet in self.sheets]
        copy.common = self.common[:]
        copy.last = self.last[:]
        copy.astra = self.astra[:]
        copy.inherit(self)
        return copy

    def adopt(self, seat: int, private: State) -> bool:
        """Take over what a finished chain has written on the seat's own sheet."""
        assert isinstance(private, Moon)
        return self.rules.adopt(self, seat, private)

    def agrees(self, seat: int, private: State) -> bool:
        """Return whether the seat's sheet is what its chain had shown."""
        assert isinstance(private, Moon)
        return self.rules.agrees(self, seat, private)

    # --- cards ---------------------------------------------------------------------------------------------------
    def number_card(self, pile: int) -> int:
        """Return the card whose number a pile shows; its effect comes next turn."""
        return self.piles[pile][-1]

    def effect_card(self, pile: int) -> int:
        """Return the card whose effect a pile offers."""
        return self.discards[pile][-1]

    def number(self, pile: int) -> int:
        """Return the number that a pile shows, in halves."""
        return NUMBER[self.piles[pile][-1]]

    def effect(self, pile: int) -> int:
        """Return the effect that a pile offers."""
        return EFFECT[self.discards[pile][-1]]

    # --- missions ------------------------------------------------------------------------------------------------
    def claim(self, seat: int, letter: int) -> int:
        """Return whether and how a seat has claimed a mission."""
        return self.claims[seat * len(LETTERS) + letter]

    def everyone(self) -> range:
        """Return all seats."""
        return range(self.seats)


ALL_PILES = range(PILES)
