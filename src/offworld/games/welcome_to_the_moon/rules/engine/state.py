"""The state of a match of Welcome to the Moon: piles, missions, and sheets as flat lists of small numbers.

What the marks on its sheets mean is up to the rules of its adventure, which each match holds; so both are here.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from offworld.games.welcome_to_the_moon.data.astra import LEVEL, PASS, PLACES, SIZE, THIRD
from offworld.games.welcome_to_the_moon.data.cards import EFFECT, NUMBER, PILES
from offworld.games.welcome_to_the_moon.data.names import LETTERS, UNCLAIMED, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.engine.form import Form
from offworld.games.welcome_to_the_moon.rules.engine.score import Distance, Line
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.done import SAY_DONE
from offworld.kernel.state import State
from offworld.kernel.text import Text

NOTHING: Final = (-1, -1, -1, -1)  # in `last`: nothing was written
NO_CHANGE: Final = -1
CHANGE: Final = 2  # how far an astronaut changes a number (R013)


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
        rules: Rules,
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

    def effect(self, pile: int) -> CardEffect:
        """Return the effect that a pile offers."""
        return EFFECT[self.discards[pile][-1]]

    def held(self, effect: CardEffect) -> int:
        """Return how many cards of an effect ASTRA holds; none where there is no ASTRA."""
        return self.astra[effect] if self.astra else 0

    # --- missions ------------------------------------------------------------------------------------------------
    def claim(self, seat: int, letter: int) -> int:
        """Return whether and how a seat has claimed a mission."""
        return self.claims[seat * len(LETTERS) + letter]

    def everyone(self) -> range:
        """Return all seats."""
        return range(self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one sheet. They hold no state; one instance serves all matches.

    `spaces` of the form come first, so that a space is also the place of its mark in the list. Fields named `errors`,
    `astronauts`, `planning` and `wilds` are counted by defaults that most sheets share (`adventure.Adventure`).
    """

    def __init__(self, number: int, name: str, form: Form, common: Form) -> None:
        self.number = number
        self.name = name  # as message keys and the catalog have it
        self.form = form  # of each sheet
        self.common = common  # of the marks that are the same on all sheets
        self.spaces: tuple[str, ...] = form.fields[0].ids
        self.each_space: tuple[Space, ...] = tuple([Space(number) for number in range(len(self.spaces))])
        self.place: dict[str, Space] = {self.spaces[space]: space for space in self.each_space}
        self.other_targets: tuple[str, ...] = ()  # what besides spaces can be a target
        self.has_effects = True  # False: effects only say where a number goes (adventure 1)
        self.asks_for = "space"  # the question where to write, as message keys have it
        self.farthest = CHANGE  # how far a number can be changed at all
        self.claims_late = False  # True: conditions can come true after the writing (R211)
        self.errors, self.most_errors = self._counter("errors")
        self.astronauts, self.most_astronauts = self._counter("astronauts")
        self.planning, self.most_planning = self._counter("planning")
        self.wilds, _ = self._counter("wilds")
        self.wild_count = sum([field.size for field in form.fields if field.name == "wilds"])

    def _counter(self, name: str) -> tuple[int, int]:
        """Return where a field stands and how far it counts; -1 and 0 where the sheet has none."""
        for field in self.form.fields:
            if field.name == name:
                return self.form.at[name], field.most
        return -1, 0

    # --- whose sheet -----------------------------------------------------------------------------------------------
    def papers(self, seats: int) -> int:
        """Return how many sheets are on the table."""
        return seats

    def paper(self, state: Moon, seat: int) -> int:
        """Return the number of the sheet on which the seat writes in this turn; its chain changes no other."""
        return seat

    def marks(self, state: Moon, seat: int) -> list[int]:
        """Return the sheet on which the seat writes in this turn."""
        raise NotImplementedError

    def adopt(self, state: Moon, seat: int, private: Moon) -> bool:
        """Take over what a finished chain has done with the seat's sheet and missions."""
        raise NotImplementedError

    def agrees(self, state: Moon, seat: int, private: Moon) -> bool:
        """Return whether the seat's sheet and missions are as its chain has shown them."""
        raise NotImplementedError

    # --- set-up ----------------------------------------------------------------------------------------------------
    def set_up(self, state: Moon) -> None:
        """Push what is asked before the first turn. Sheets are blank, missions drawn and piles dealt already."""

    # --- words -----------------------------------------------------------------------------------------------------
    def where(self, space: Space) -> Text:
        """Return the name of a space."""
        raise NotImplementedError

    def named(self, target: str) -> Text:
        """Return the name of anything that `targets` returns."""
        raise NotImplementedError

    def rows(self) -> list[tuple[str, list[str]]]:
        """Return the spaces in rows as a small picture of the sheet shows them, each with a name."""
        raise NotImplementedError

    def facts(self, state: Moon, sheet: int) -> Facts:
        """Return what follows from the marks of a sheet and is drawn on it, as plain JSON: what is full or active."""
        return {}

    def example(self) -> list[dict[str, Any]]:
        """Return the sheets of two players as a position names them, for the example."""
        raise NotImplementedError

    def catalog(self) -> dict[str, Any]:
        """Return what is printed on the sheet as plain JSON."""
        return {}

    # --- what a position may say -----------------------------------------------------------------------------------
    def ascending(self, marks: list[int]) -> list[list[int]]:
        """Return the rows of spaces whose numbers ascend, as the sheet is cut now."""
        return []

    def limits(self) -> dict[str, list[int]]:
        """Return of the fields whose places are not all alike how far each place goes."""
        return {}

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        """Return what else no sheet can be: the field, the end of a message key, and its parameters."""
        return None

    # --- step 3: write a number ------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        """Return the spaces where the number may be written."""
        raise NotImplementedError

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        """Return whether there is any such space."""
        raise NotImplementedError

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        """Return the rule that keeps the number out of a space."""
        raise NotImplementedError

    def cross_openings(self, state: Moon, seat: int, effect: CardEffect) -> list[Space]:
        """Return where a card that shows an X instead of a number may write it: as any X (R227)."""
        raise NotImplementedError

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        """Write a number or an X, with all that is printed there and needs no card (R208)."""
        raise NotImplementedError

    def error(self, state: Moon, seat: int) -> None:
        """Mark a system error, with what its box gives."""
        raise NotImplementedError

    # --- step 4: use the effect ------------------------------------------------------------------------------------
    def leeway(self, state: Moon, seat: int, effect: CardEffect) -> int:
        """Return by how much an effect lets the number change."""
        raise NotImplementedError

    def reserve(self, state: Moon, seat: int) -> int:
        """Return by how much more stored astronauts let it change, which need never be spent (R008)."""
        return 0

    def change(self, state: Moon, seat: int, effect: CardEffect, by: int) -> bool:
        """Pay for a change of the number; return whether that was the effect of the combination."""
        raise NotImplementedError

    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        """Return what an effect or a bonus may be used on, after a number was written in this space (-1: none was)."""
        return []

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        """Use an effect or a bonus on one of its targets."""
        raise NotImplementedError

    def must(self, kind: str) -> bool:
        """Return whether it has to be used where it has a target: bonuses have to, the effects of cards need not."""
        raise NotImplementedError

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        """Return what a person may think of as a target: every space for an X, and all that it can ever be used on."""
        raise NotImplementedError

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        """Return why an effect or bonus cannot be used on something."""
        raise NotImplementedError

    def conclude(self, state: Moon, seat: int) -> None:
        """Do what follows the effect on the own sheet, before missions are claimed."""

    # --- what all share --------------------------------------------------------------------------------------------
    def settle(self, state: Moon) -> None:
        """Resolve incidents once all have written; push what they ask. Late claims are asked below them."""

    def reward(self, state: Moon) -> None:
        """Do what claimed missions do besides giving points; may push incidents and further claims."""

    def close(self, state: Moon) -> None:
        """Cross off, at the end of a turn, what those who were first have taken from all others."""

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        """Return how much of a mission a seat has done, and how much it takes."""
        raise NotImplementedError

    def comes_late(self, mission: int) -> bool:
        """Return whether a mission can come true after the writing; asked only where claims are late at all."""
        return True

    # --- the end ---------------------------------------------------------------------------------------------------
    def distances(self, state: Moon, seat: int) -> list[Distance]:
        """Return how far a seat is from each end of the match; an end is reached when nothing is missing."""
        raise NotImplementedError

    def has_ended(self, state: Moon, seat: int) -> bool:
        """Return whether a seat has reached an end of the match (quicker than `distances`)."""
        raise NotImplementedError

    def finish(self, state: Moon) -> None:
        """Do what the end of the match does to the sheets, before scoring."""

    def lines(self, state: Moon, seat: int) -> list[Line]:
        """Return the score of a seat line by line, as it stands."""
        raise NotImplementedError

    def points(self, state: Moon, seat: int) -> int:
        """Return the score of a seat as it stands."""
        raise NotImplementedError

    def tie_break(self, state: Moon, seat: int) -> int:
        """Return what decides between equal scores, more being better: fewest system errors (R030)."""
        raise NotImplementedError

    # --- parts that several sheets share ---------------------------------------------------------------------------
    def wild(self, state: Moon, seat: int) -> int:
        """Return the place of a wild symbol that can be used, or -1."""
        raise NotImplementedError


def blank(seats: int, rng: int, rules: Rules, room: bool, level: int = 0) -> Moon:
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


ALL_PILES: Final = range(PILES)
