"""The state of a match of Welcome to the Moon: piles, missions, and sheets as flat lists of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from offworld.games.welcome_to_the_moon.data.astra import LEVEL, PASS, PLACES, SIZE, THIRD
from offworld.games.welcome_to_the_moon.data.cards import EFFECT, NUMBER, PILES
from offworld.games.welcome_to_the_moon.data.names import LETTERS, UNCLAIMED
from offworld.kernel.done import SAY_DONE
from offworld.kernel.state import State

if TYPE_CHECKING:
    from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure

NOTHING: Final = (-1, -1, -1, -1)  # in `last`: nothing was written
NO_CHANGE: Final = -1


def blank(seats: int, rng: int, rules: Adventure, room: bool, level: int = 0) -> Moon:
    """Return a state with blank sheets and neither cards nor missions; with a level it is a match against ASTRA."""
    sheets = [rules.form.blank() for _ in range(rules.papers(seats))]
    claims = [UNCLAIMED] * (seats * len(LETTERS))
    flipped = [0] * len(LETTERS)
    astra: list[int] = []
    if level:
        astra = [0] * SIZE
        astra[LEVEL] = level
        astra[PASS] = 1
        astra[THIRD] = -1
    state = Moon(
        seats, rng, rules, room, flipped, claims, [0] * seats, sheets, rules.common.blank(), [NOTHING] * seats, astra
    )
    if level:
        state.solo = ((),) * PLACES
        state.piles = ((),) * PILES
        state.discards = ((),) * PILES
    return state


class Moon(State):
    """One match. Cards are places in `cards.ALL_CARDS`; a sheet's marks are explained by the form of its adventure.

    Piles are tuples and never change in place, so copies share them.
    """

    __slots__ = (
        "astra",
        "box",
        "change",
        "claims",
        "common",
        "discards",
        "firsts",
        "flipped",
        "last",
        "missions",
        "offered",
        "piles",
        "room",
        "rules",
        "sheets",
        "solo",
        "stars",
        "turns",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        rules: Adventure,
        room: bool,
        flipped: list[int],
        claims: list[int],
        offered: list[int],
        sheets: list[list[int]],
        common: list[int],
        last: list[tuple[int, int, int, int]],
        astra: list[int],
        parent: State | None = None,
    ) -> None:
        super().__init__(seats, rng, parent)
        self.rules = rules
        self.room = room  # option virus_water of adventure 6: only the tank of the very room counts
        self.turns = 0  # the number of the turn in progress
        self.piles: tuple[tuple[int, ...], ...] = ()  # numbers up, the top card last
        self.discards: tuple[tuple[int, ...], ...] = ()  # effects up, the top card last
        self.missions: tuple[int, ...] = ()  # the ids of missions A, B and C; empty while an expedition chooses them
        self.flipped = flipped  # 1: claimed in an earlier turn, only the lower value is left
        self.claims = claims  # three of each seat
        self.offered = offered  # bit set of the letters that the seat could claim in its chain
        self.sheets = sheets  # by seat; in adventure 8 the one between the seat and the next
        self.common = common  # marks that are the same on all sheets
        self.last = last  # what each seat wrote last: number pile, effect, space, mark
        self.astra = astra  # the solo opponent's part, see `data.astra`; empty with several seats
        self.stars: tuple[int, ...] = ()  # of an expedition, before this match; empty outside of one
        self.firsts: tuple[int, ...] = ()  # first places in it
        self.change = NO_CHANGE  # the change of the deck that holds in an expedition, as a place in `DECK_CHANGES`
        self.box: tuple[int, ...] = ()  # cards of an expedition that are not in this deck, in ascending order
        self.solo: tuple[tuple[int, ...], ...] = ()  # its cards: deck, discards, given to ASTRA, out of the game

    def clone(self) -> Moon:
        """Return an independent copy. Within a chain, only what the chain may change is copied, the rest is shared."""
        stack = self.stack
        flipped = self.flipped
        common = self.common
        if stack and stack[0][1] is SAY_DONE:
            sheets = self.sheets[:]
            own = self.rules.paper(self, stack[0][0])
            sheets[own] = sheets[own][:]
        else:
            sheets = [sheet[:] for sheet in self.sheets]
            flipped = flipped[:]
            common = common[:]
        copy = Moon(
            self.seats,
            self.rng,
            self.rules,
            self.room,
            flipped,
            self.claims[:],
            self.offered[:],
            sheets,
            common,
            self.last[:],
            self.astra[:],
            self,
        )
        copy.turns = self.turns
        copy.piles = self.piles
        copy.discards = self.discards
        copy.missions = self.missions
        copy.solo = self.solo
        copy.stars = self.stars
        copy.firsts = self.firsts
        copy.change = self.change
        copy.box = self.box
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

    def held(self, effect: int) -> int:
        """Return how many cards of an effect ASTRA holds; none where there is no ASTRA."""
        return self.astra[effect] if self.astra else 0

    # --- missions ------------------------------------------------------------------------------------------------
    def claim(self, seat: int, letter: int) -> int:
        """Return whether and how a seat has claimed a mission."""
        return self.claims[seat * len(LETTERS) + letter]

    def everyone(self) -> range:
        """Return all seats."""
        return range(self.seats)


ALL_PILES: Final = range(PILES)
