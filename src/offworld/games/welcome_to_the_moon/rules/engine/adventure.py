"""What most adventures share; `adventures/__init__.py` explains how to add one."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    CROSS,
    EFFECTS,
    EMPTY,
    LETTERS,
    UNCLAIMED,
    CardEffect,
    Space,
)
from offworld.games.welcome_to_the_moon.rules.engine.claiming import mission_points
from offworld.games.welcome_to_the_moon.rules.engine.score import Distance, Line
from offworld.games.welcome_to_the_moon.rules.engine.state import CHANGE, Moon, Rules
from offworld.kernel.text import Text

CIRCLED = 1  # a wild symbol that can be used
USED = 2
ERROR_POINTS = 5  # each system error costs as much


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventure(Rules):
    """The rules that most sheets share. They count with the fields `errors`, `astronauts`, `planning` and `wilds`."""

    # --- whose sheet -----------------------------------------------------------------------------------------------
    def marks(self, state: Moon, seat: int) -> list[int]:
        return state.sheets[seat]

    def adopt(self, state: Moon, seat: int, private: Moon) -> bool:
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
        first = seat * len(LETTERS)
        end = first + len(LETTERS)
        return state.sheets[seat] == private.sheets[seat] and state.claims[first:end] == private.claims[first:end]

    # --- words -----------------------------------------------------------------------------------------------------
    def named(self, target: str) -> Text:
        if target in self.place:
            return self.where(self.place[target])
        return Text(f"welcome_to_the_moon-do-{target}")

    def example(self) -> list[dict[str, Any]]:
        return [{"spaces": {self.spaces[0]: 3, self.spaces[1]: 8}}, {"spaces": {self.spaces[0]: 5}, "errors": 1}]

    # --- step 3: write a number ------------------------------------------------------------------------------------
    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        return bool(self.openings(state, seat, effect, number))

    def crossable(self, state: Moon, seat: int) -> list[Space]:
        """Return the spaces that may take an X."""
        marks = self.marks(state, seat)
        return [space for space in self.each_space if marks[space] == EMPTY]

    def cross_openings(self, state: Moon, seat: int, effect: CardEffect) -> list[Space]:
        return self.crossable(state, seat)

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        self.marks(state, seat)[space] = mark

    def error(self, state: Moon, seat: int) -> None:
        marks = self.marks(state, seat)
        marks[self.errors] = min(marks[self.errors] + 1, self.most_errors)

    # --- step 4: use the effect ------------------------------------------------------------------------------------
    def can_change(self, state: Moon, seat: int) -> bool:
        """Return whether an astronaut symbol is left to pay for a change of the number (R015)."""
        return self.marks(state, seat)[self.astronauts] < self.most_astronauts

    def leeway(self, state: Moon, seat: int, effect: CardEffect) -> int:
        return CHANGE if effect == ASTRONAUT and self.has_effects and self.can_change(state, seat) else 0

    def change(self, state: Moon, seat: int, effect: CardEffect, by: int) -> bool:
        self.train(state, seat)
        return True

    def must(self, kind: str) -> bool:
        return kind not in EFFECTS

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        return list(self.spaces) if kind == "planning" else []

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        if target in self.place and self.marks(state, seat)[self.place[target]] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        return Text("welcome_to_the_moon-no-target")

    # --- the end ---------------------------------------------------------------------------------------------------
    def distances(self, state: Moon, seat: int) -> list[Distance]:
        marks = state.sheets[seat]
        claimed = len(LETTERS) - state.claims[seat * len(LETTERS) : (seat + 1) * len(LETTERS)].count(UNCLAIMED)
        count = len(self.spaces)
        return [
            Distance("missions", claimed, len(LETTERS)),
            Distance("spaces", count - marks[:count].count(EMPTY), count),
            Distance("errors", marks[self.errors], self.most_errors),
        ]

    def has_ended(self, state: Moon, seat: int) -> bool:
        marks = state.sheets[seat]
        first = seat * len(LETTERS)
        return (
            marks[self.errors] >= self.most_errors
            or UNCLAIMED not in state.claims[first : first + len(LETTERS)]
            or EMPTY not in marks[: len(self.spaces)]
        )

    def points(self, state: Moon, seat: int) -> int:
        return sum([line.points for line in self.lines(state, seat)])

    def tie_break(self, state: Moon, seat: int) -> int:
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
        if self.wilds < 0:
            return -1
        marks = self.marks(state, seat)
        for place in range(self.wilds, self.wilds + self.wild_count):
            if marks[place] == CIRCLED:
                return place
        return -1
