"""The question with which a chain ends where everybody may take back until all have said that they are done."""

from __future__ import annotations

from typing import Any, Final

from offworld.kernel.decision import Answer, Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text

DONE: Final = "done"


class Done(OneOf):
    """Say that one has finished. There is nothing to pick, so that training passes over it and no game lists it.

    >>> decision = Done(seat=1)
    >>> decision.check("done"), decision.picks(())
    ('done', [])
    """

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "ask-done", (DONE,), topic="done")

    def sample(self, rng: Rng) -> Answer:
        return DONE

    def listed(self) -> list[Answer] | tuple[Answer, ...] | None:
        return None

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        return []

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return DONE

    def label(self) -> Text:
        """Return the words for the only choice."""
        return Text("label-done")


class SayDone(Effect):
    """End a chain once its seat says so. It stands only on the private stack of a chain.

    >>> SAY_DONE.ask(None, seat=1).topic
    'done'
    """

    __slots__ = ()

    def ask(self, state: Any, seat: int) -> Decision | None:
        return Done(seat)

    def apply(self, state: Any, seat: int, answer: Any) -> None:
        """Nothing is left to do."""


SAY_DONE: Final = SayDone()
