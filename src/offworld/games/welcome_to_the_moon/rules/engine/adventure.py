"""What an adventure supplies, with defaults that most share; `adventures/__init__.py` explains how to add one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, CROSS, EFFECTS, EMPTY, LETTERS, UNCLAIMED
from offworld.games.welcome_to_the_moon.rules.engine.claiming import mission_points
from offworld.games.welcome_to_the_moon.rules.engine.form import Form
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.text import Text

CIRCLED = 1  # a wild symbol that can be used
USED = 2
CHANGE = 2  # how far an astronaut changes a number (R013)
ERROR_POINTS = 5  # each system error costs as much


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: its name, its points, and the numbers of which they are made (for the words)."""

    name: str
    points: int
    parts: tuple[int, ...] = ()

    def why(self, adventure: int) -> Text:
        """Return the line in words: what the points are for."""
        params: dict[str, object] = {f"part{i}": part for i, part in enumerate(self.parts)}
        return Text(f"welcome_to_the_moon-line-{adventure}-{self.name}", params)


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a seat is from an end of the match: so much of so much."""

    name: str
    have: int
    need: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventure:
    """The rules of one sheet. It holds no state; one instance serves all matches.

    `spaces` of the form come first, so that a space is also the place of its mark in the list. Fields named `errors`,
    `astronauts`, `planning` and `wilds` are what the defaults here count with.
    """

    def __init__(self, number: int, name: str, form: Form, common: Form) -> None:
        self.number = number
        self.name = name  # as message keys and the catalog have it
        self.form = form  # of each sheet
        self.common = common  # of the marks that are the same on all sheets
        self.spaces: tuple[str, ...] = form.fields[0].ids
        self.place: dict[str, int] = {space: i for i, space in enumerate(self.spaces)}
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
        return state.sheets[seat]

    def adopt(self, state: Moon, seat: int, private: Moon) -> bool:
        """Take over what a finished chain has done with the seat's sheet and missions."""
        state.sheets[seat] = private.sheets[seat][:]  # other copies of the match may take it over as well
        self.adopt_claims(state, seat, private)
        return True

    def adopt_claims(self, state: Moon, seat: int, private: Moon) -> None:
        """Take over what the seat has claimed and chosen in its chain."""
        for letter in range(len(LETTERS)):
            state.claims[seat * len(LETTERS) + letter] = private.claims[seat * len(LETTERS) + letter]
        state.offered[seat] = private.offered[seat]
        state.last[seat] = private.last[seat]
        if private.astra:
            state.astra = private.astra[:]

    def agrees(self, state: Moon, seat: int, private: Moon) -> bool:
        """Return whether the seat's sheet and missions are as its chain has shown them."""
        first = seat * len(LETTERS)
        end = first + len(LETTERS)
        return state.sheets[seat] == private.sheets[seat] and state.claims[first:end] == private.claims[first:end]

    # --- set-up ----------------------------------------------------------------------------------------------------
    def set_up(self, state: Moon) -> None:
        """Push what is asked before the first turn. Sheets are blank, missions drawn and piles dealt already."""

    # --- words -----------------------------------------------------------------------------------------------------
    def where(self, space: int) -> Text:
        """Return the name of a space."""
        raise NotImplementedError

    def named(self, target: str) -> Text:
        """Return the name of anything that `targets` returns."""
        if target in self.place:
            return self.where(self.place[target])
        return Text(f"welcome_to_the_moon-do-{target}")

    def rows(self) -> list[tuple[str, list[str]]]:
        """Return the spaces in rows as a small picture of the sheet shows them, each with a name."""
        raise NotImplementedError

    def facts(self, state: Moon, sheet: int) -> dict[str, Any]:
        """Return what follows from the marks of a sheet and is drawn on it, as plain JSON: what is full or active."""
        return {}

    def example(self) -> list[dict[str, Any]]:
        """Return the sheets of two players as a position names them, for the example."""
        return [{"spaces": {self.spaces[0]: 3, self.spaces[1]: 8}}, {"spaces": {self.spaces[0]: 5}, "errors": 1}]

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
    def openings(self, state: Moon, seat: int, effect: int, number: int) -> list[int]:
        """Return the spaces where the number may be written."""
        raise NotImplementedError

    def fits(self, state: Moon, seat: int, effect: int, number: int) -> bool:
        """Return whether there is any such space."""
        return bool(self.openings(state, seat, effect, number))

    def why_not(self, state: Moon, seat: int, effect: int, number: int, space: int) -> Text:
        """Return the rule that keeps the number out of a space."""
        raise NotImplementedError

    def crossable(self, state: Moon, seat: int) -> list[int]:
        """Return the spaces that may take an X."""
        marks = self.marks(state, seat)
        return [space for space in range(len(self.spaces)) if marks[space] == EMPTY]

    def cross_openings(self, state: Moon, seat: int, effect: int) -> list[int]:
        """Return where a card that shows an X instead of a number may write it: as any X (R227)."""
        return self.crossable(state, seat)

    def write(self, state: Moon, seat: int, space: int, mark: int) -> None:
        """Write a number or an X, with all that is printed there and needs no card (R208)."""
        self.marks(state, seat)[space] = mark

    def error(self, state: Moon, seat: int) -> None:
        """Mark a system error, with what its box gives."""
        marks = self.marks(state, seat)
        marks[self.errors] = min(marks[self.errors] + 1, self.most_errors)

    # --- step 4: use the effect ------------------------------------------------------------------------------------
    def can_change(self, state: Moon, seat: int) -> bool:
        """Return whether an astronaut symbol is left to pay for a change of the number (R015)."""
        return self.marks(state, seat)[self.astronauts] < self.most_astronauts

    def leeway(self, state: Moon, seat: int, effect: int) -> int:
        """Return by how much an effect lets the number change."""
        return CHANGE if effect == ASTRONAUT and self.has_effects and self.can_change(state, seat) else 0

    def reserve(self, state: Moon, seat: int) -> int:
        """Return by how much more stored astronauts let it change, which need never be spent (R008)."""
        return 0

    def change(self, state: Moon, seat: int, effect: int, by: int) -> bool:
        """Pay for a change of the number; return whether that was the effect of the combination."""
        self.train(state, seat)
        return True

    def targets(self, state: Moon, seat: int, kind: str, space: int) -> list[str]:
        """Return what an effect or a bonus may be used on, after a number was written in this space (-1: none was)."""
        return []

    def use(self, state: Moon, seat: int, kind: str, space: int, target: str) -> None:
        """Use an effect or a bonus on one of its targets."""
        raise NotImplementedError

    def must(self, kind: str) -> bool:
        """Return whether it has to be used where it has a target: bonuses have to, the effects of cards need not."""
        return kind not in EFFECTS

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        """Return what a person may think of as a target: every space for an X, and all that it can ever be used on."""
        return list(self.spaces) if kind == "planning" else []

    def why_no_target(self, state: Moon, seat: int, kind: str, space: int, target: str) -> Text:
        """Return why an effect or bonus cannot be used on something."""
        if target in self.place and self.marks(state, seat)[self.place[target]] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        return Text("welcome_to_the_moon-no-target")

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
        marks = state.sheets[seat]
        claimed = len(LETTERS) - state.claims[seat * len(LETTERS) : (seat + 1) * len(LETTERS)].count(UNCLAIMED)
        count = len(self.spaces)
        return [
            Distance("missions", claimed, len(LETTERS)),
            Distance("spaces", count - marks[:count].count(EMPTY), count),
            Distance("errors", marks[self.errors], self.most_errors),
        ]

    def has_ended(self, state: Moon, seat: int) -> bool:
        """Return whether a seat has reached an end of the match (quicker than `distances`)."""
        marks = state.sheets[seat]
        first = seat * len(LETTERS)
        return (
            marks[self.errors] >= self.most_errors
            or UNCLAIMED not in state.claims[first : first + len(LETTERS)]
            or EMPTY not in marks[: len(self.spaces)]
        )

    def finish(self, state: Moon) -> None:
        """Do what the end of the match does to the sheets, before scoring."""

    def lines(self, state: Moon, seat: int) -> list[Line]:
        """Return the score of a seat line by line, as it stands."""
        raise NotImplementedError

    def points(self, state: Moon, seat: int) -> int:
        """Return the score of a seat as it stands."""
        return sum([line.points for line in self.lines(state, seat)])

    def tie_break(self, state: Moon, seat: int) -> int:
        """Return what decides between equal scores, more being better: fewest system errors (R030)."""
        return -state.sheets[seat][self.errors]

    # --- parts that several sheets share ---------------------------------------------------------------------------
    def mission_line(self, state: Moon, seat: int) -> Line:
        """Return the points of the missions."""
        return Line("missions", mission_points(state, seat))

    def error_line(self, state: Moon, seat: int) -> Line:
        """Return the loss by system errors."""
        errors = state.sheets[seat][self.errors]
        return Line("errors", -ERROR_POINTS * errors, (errors,))

    def planning_targets(self, state: Moon, seat: int) -> list[str]:
        """Return where the planning effect may write an X; nowhere once its markers are used up (R019)."""
        if self.planning >= 0 and self.marks(state, seat)[self.planning] >= self.most_planning:
            return []
        return [self.spaces[space] for space in self.crossable(state, seat)]

    def plan(self, state: Moon, seat: int, target: str) -> None:
        """Write the X of a planning effect and cross off a marker."""
        if self.planning >= 0:
            self.tick(state, seat, self.planning, self.most_astronauts // 2)
        self.write(state, seat, self.place[target], CROSS)

    def train(self, state: Moon, seat: int) -> None:
        """Cross off an astronaut."""
        self.tick(state, seat, self.astronauts, 0)

    def tick(self, state: Moon, seat: int, counter: int, first_wild: int) -> None:
        """Cross off one of the markers; where wild symbols belong to them, every second one circles the next (R034)."""
        marks = self.marks(state, seat)
        marks[counter] += 1
        if self.wilds >= 0 and first_wild < self.wild_count and marks[counter] % 2 == 0:
            marks[self.wilds + first_wild + marks[counter] // 2 - 1] = CIRCLED

    def wild(self, state: Moon, seat: int) -> int:
        """Return the place of a wild symbol that can be used, or -1."""
        if self.wilds < 0:
            return -1
        marks = self.marks(state, seat)
        for place in range(self.wilds, self.wilds + self.wild_count):
            if marks[place] == CIRCLED:
                return place
        return -1
