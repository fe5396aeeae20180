"""Tiny games in which the right answer is known, for tests of bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from offworld.kernel.decision import Amount, Decision, OneOf, Ordering, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.game import Game
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.kernel.text import Text

STONES = 10
DOORS = 3
NUMBERS = (3, -2, 9, -7, 4, -1, 8, -5, 2, -9, 7, -4, 5, -3, 6)


class Table(State):
    """A number: how many stones are left, or behind which door the prize is."""

    __slots__ = ("number",)

    def __init__(self, seats: int, rng: int, number: int) -> None:
        super().__init__(seats, rng)
        self.number = number

    def clone(self) -> Table:
        """Return an independent copy."""
        copy = Table(self.seats, self.rng, self.number)
        copy.inherit(self)
        return copy


@dataclass(frozen=True, slots=True)
class Take(Effect):
    """Take one to three stones; whoever takes the last one wins."""

    def ask(self, state: Table, seat: int) -> Decision | None:
        return Amount(seat, "take", 1, min(3, state.number), topic="take")

    def apply(self, state: Table, seat: int, answer: int) -> None:
        state.number -= answer
        if state.number:
            state.push((seat + 1) % state.seats, Take())
        else:
            state.finish(Outcome(Text("done"), (seat,), tuple([0] * state.seats)))


@dataclass(frozen=True, slots=True)
class Guess(Effect):
    """Open one of the doors, or throw a die that wins six times in ten."""

    def ask(self, state: Table, seat: int) -> Decision | None:
        return OneOf(seat, "door", [*range(DOORS), "die"], topic="door")

    def apply(self, state: Table, seat: int, answer: Any) -> None:
        is_won = state.below(10) < 6 if answer == "die" else answer == state.number
        state.finish(Outcome(Text("done"), (seat,) if is_won else (), (int(is_won),)))


@dataclass(frozen=True, slots=True)
class Fill(Effect):
    """Put some numbers into a basket, or all of them in an order; their weights make the score."""

    kind: str

    def ask(self, state: Table, seat: int) -> Decision | None:
        if self.kind == "some":
            return SomeOf(seat, "basket", NUMBERS, 2, 12, topic="basket")
        if self.kind == "many":
            return SomeOf(seat, "basket", NUMBERS, 0, len(NUMBERS), topic="basket")
        return Ordering(seat, "basket", NUMBERS[:8], topic="basket")

    def apply(self, state: Table, seat: int, answer: tuple[int, ...]) -> None:
        weights = range(len(answer), 0, -1) if self.kind == "order" else [1] * len(answer)
        state.number = sum([weight * number for weight, number in zip(weights, answer)])
        state.push(seat, Rest())


@dataclass(frozen=True, slots=True)
class Rest(Effect):
    """Do nothing more, for ever."""

    def ask(self, state: Table, seat: int) -> Decision | None:
        return OneOf(seat, "rest", ("rest",), topic="rest")

    def apply(self, state: Table, seat: int, answer: str) -> None:
        state.push(seat, Rest())


class SmallGame(Game):
    """A game whose value says nothing: a bot has to look where things lead."""

    def scores(self, state: State) -> list[int]:
        return [0] * state.seats

    def value(self, state: State, seat: int) -> float:
        return 0.0

    def label(self, state: State, decision: Decision, choice: Any) -> Text:
        return Text(str(choice))


class Stones(SmallGame):
    """Nim with one heap."""

    def __init__(self) -> None:
        super().__init__("stones", 1, (2, 3), (), (Take,))

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = Table(seats, rng, STONES)
        state.push(0, Take())
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"stones": cast(Table, state).number}

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        """Nothing is hidden."""


class Doors(SmallGame):
    """One seat, three doors, and nothing to be seen."""

    def __init__(self) -> None:
        super().__init__("doors", 1, (1,), (), (Guess,))

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = Table(seats, rng, 0)
        state.number = state.below(DOORS)
        state.push(0, Guess())
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        cast(Table, state).number = rng.below(DOORS)


class Basket(SmallGame):
    """One seat with a big choice, whose value is the weight of the basket."""

    def __init__(self) -> None:
        super().__init__("basket", 1, (1,), (Option("kind", "some", ("some", "many", "order")),), (Fill, Rest))

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = Table(seats, rng, 0)
        state.push(0, Fill(str(options["kind"])))
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        """Nothing is hidden."""

    def value(self, state: State, seat: int) -> float:
        return float(cast(Table, state).number)


BASKET_GAME = Basket()
STONES_GAME = Stones()
DOORS_GAME = Doors()
