"""A turn of Rows: numbers are turned over, everybody writes and moves, and what all have done is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.outcome import Outcome, leaders
from offworld.kernel.text import Text
from tests.kernel.rows.state import MANY, TURNED, Rows

PASS = (0, 0)


@dataclass(frozen=True, slots=True)
class TurnOver(Effect):
    """Turn over three numbers and let everybody use one; the match ends with the deck."""

    def apply(self, state: Rows, seat: int, answer: None) -> None:
        state.past += state.turned
        state.turned = [state.deck.pop() for _ in range(TURNED)] if state.deck else []
        if not state.turned:
            final = tuple(scores(state))
            state.finish(Outcome(Text("rows-reason-deck"), leaders(final), final))
            return
        state.tell("rows-turned", cards=sorted(state.turned))
        chains = tuple([(each, Write()) for each in range(state.seats)])
        together = Together(chains, bool(state.options["progress"]), bool(state.options["confirm"]))
        state.then((seat, together), (seat, Compare()), (seat, TurnOver()))


@dataclass(frozen=True, slots=True)
class Write(Effect):
    """Write one of the numbers into a box, larger than all to its left and smaller than all to its right."""

    def ask(self, state: Rows, seat: int) -> Decision | None:
        row = state.rows[seat]
        found = [(number, box) for number in sorted(state.turned) for box in range(len(row)) if fits(row, number, box)]
        return OneOf(seat, "rows-ask-write", [*found, PASS], topic="write")

    def apply(self, state: Rows, seat: int, answer: tuple[int, int]) -> None:
        number, box = answer
        if number == 0:
            state.lost[seat] += 1
            state.tell("rows-lost", seat=seat)
            return
        state.rows[seat][box] = number
        state.tell("rows-wrote", seat=seat, number=number, box=box)
        state.push(seat, Move())


def fits(row: list[int], number: int, box: int) -> bool:
    """Return whether a number may stand in a box."""
    return row[box] == 0 and max(row[:box], default=0) < number and all([n == 0 or n > number for n in row[box:]])


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move one step on one of the tracks."""

    def ask(self, state: Rows, seat: int) -> Decision | None:
        return OneOf(seat, "rows-ask-move", ("up", "down"), topic="move")

    def apply(self, state: Rows, seat: int, answer: str) -> None:
        state.tracks[seat][answer == "down"] += 1


@dataclass(frozen=True, slots=True)
class Compare(Effect):
    """Give the bonus to all who have many numbers in the turn in which somebody first does."""

    def apply(self, state: Rows, seat: int, answer: None) -> None:
        if not state.bonus:
            state.bonus = [each for each in range(state.seats) if written(state.rows[each]) >= MANY]
            for each in state.bonus:
                state.tell("rows-bonus", seat=each)


def written(row: list[int]) -> int:
    """Return how many numbers are in a row."""
    return sum([number > 0 for number in row])


def scores(state: Rows) -> list[int]:
    """Return the points: numbers, the shorter track, three for the bonus, less what was lost."""
    return [
        written(state.rows[seat]) + min(state.tracks[seat]) + 3 * state.bonus.count(seat) - state.lost[seat]
        for seat in range(state.seats)
    ]
