"""The kind of effect that cards are made of, and the steps of an action one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.ceres.rules.asking import SKIP
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


class Deed(Effect):
    """One printed effect. It stands in `Steps`, which decides whether it may be declined."""

    __slots__ = ()

    def possible(self, state: Ceres, seat: int) -> bool:
        """Return whether it can be carried out now."""
        return True

    def obstacle(self, state: Ceres, seat: int) -> Text:
        """Return why it is not possible."""
        return Text("ceres-no")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        """Return what to ask, or None where there is nothing to decide; it is asked only where it is possible."""
        return None

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        """Do it as answered; it is possible, and neither declined nor 0."""
        raise NotImplementedError

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        """Return the rule that forbids an answer to its question."""
        return None

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        """Return the answers that a person may think of."""
        return []

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        raise NotImplementedError("a deed is carried out by Steps")


@dataclass(frozen=True, slots=True)
class Steps(Effect):
    """Carry out deeds from first to last. Each may be declined, but not all of them, unless something was `done` (R05).

    `source` names the card, token, location or union they come from.
    """

    source: str
    deeds: tuple[Deed, ...]
    done: bool

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        deed = self.deeds[0]
        if not deed.possible(state, seat):
            return None
        return deed.question(state, seat, self.source, self.may_skip(state, seat))

    def may_skip(self, state: Ceres, seat: int) -> bool:
        """Return whether the first deed may be declined: something is done, or a later one can still be."""
        if self.done:
            return True
        return any([deed.possible(state, seat) for deed in self.deeds[1:]])

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        deed = self.deeds[0]
        carried = deed.possible(state, seat) if answer is None else not is_declined(answer)
        if len(self.deeds) > 1:
            state.stack.append((seat, Steps(self.source, self.deeds[1:], self.done or carried)))
        if carried:
            deed.carry_out(state, seat, self.source, answer)

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if type(answer) is str and answer == SKIP:
            return Text("ceres-must")
        return self.deeds[0].refusal(state, seat, answer)

    def considered(self, state: Ceres, seat: int) -> list[Any]:
        return self.deeds[0].thinkable(state, seat)


def is_declined(answer: Any) -> bool:
    """Return whether an answer declines: the word for it, or no times at all."""
    return (isinstance(answer, str) and answer == SKIP) or (isinstance(answer, int) and answer == 0)


def any_possible(state: Ceres, seat: int, deeds: tuple[Deed, ...]) -> bool:
    """Return whether an action would carry out anything (R05)."""
    for deed in deeds:  # noqa: SIM110  (a loop is what mypyc makes fast)
        if deed.possible(state, seat):
            return True
    return False


def first_obstacle(state: Ceres, seat: int, deeds: tuple[Deed, ...]) -> Text:
    """Return why an action would carry out nothing."""
    return deeds[0].obstacle(state, seat)
