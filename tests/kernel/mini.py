"""The smallest game there can be, for tests that need a stack of their own: its state is a list of what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.engine import run
from offworld.kernel.event import Event
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.option import OptionValue
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.kernel.text import Text


class Diary(State):
    """What happened, and something hidden from everybody."""

    __slots__ = ("done", "secret")

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.done: list[Any] = []
        self.secret = 0

    def clone(self) -> Diary:
        """Return an independent copy."""
        copy = Diary(self.seats, self.rng)
        copy.done = self.done[:]
        copy.secret = self.secret
        copy.inherit(self)
        return copy


class DiaryGame(Game):
    """A game without rules: tests put on its stack what they like."""

    def __init__(self) -> None:
        super().__init__("diary", 1, (1, 2, 3), (), (Write, Ask, End))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"done": cast(Diary, state).done[:]}

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        cast(Diary, state).secret = rng.below(1000)

    def encode(self, state: State) -> dict[str, Any]:
        return {"done": cast(Diary, state).done, "secret": cast(Diary, state).secret}

    def decode(self, position: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = Diary(seats, rng)
        state.done = position.get("done", [])
        return state

    def scores(self, state: State) -> list[int]:
        return [0] * state.seats

    def label(self, state: State, decision: Decision, choice: Any) -> Text:
        return Text("diary-choice", {"choice": choice})


@dataclass(frozen=True, slots=True)
class Write(Effect):
    """Write something down, then do what comes with it."""

    what: str
    then: tuple[Effect, ...] = ()

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.done.append((seat, self.what))
        state.push(seat, *self.then)


@dataclass(frozen=True, slots=True)
class Ask(Effect):
    """Ask for a number and write it down, or do what comes with it."""

    what: str
    then: tuple[Effect, ...] = ()

    def ask(self, state: Diary, seat: int) -> Decision | None:
        return OneOf(seat, f"diary-{self.what}", (1, 2, 3), topic=self.what)

    def apply(self, state: Diary, seat: int, answer: int) -> None:
        state.done.append((seat, self.what, answer))
        state.push(seat, *self.then)


@dataclass(frozen=True, slots=True)
class End(Effect):
    """End the match at once, and push something that must not happen any more."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.finish(Outcome(Text("diary-end"), (seat,), tuple([0] * state.seats)))
        state.push(seat, Write("after the end"), Ask("after the end"))


DIARY = DiaryGame()


def diary(*frames: tuple[int, Effect], seats: int = 2) -> Match:
    """Return a match in which these effects happen in the order in which they are written."""
    state = Diary(seats, 1)
    for seat, effect in reversed(frames):
        state.push(seat, effect)
    log: list[Event] = []
    state.log = log
    run(state)
    return Match(DIARY, {}, {"position": {"game": "diary", "seats": seats}}, state, log, False)


def done(match: Match) -> list[Any]:
    """Return what happened."""
    return cast(Diary, match.state).done
