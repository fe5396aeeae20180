"""Follow-up questions: those that belong to an answer already given."""

from __future__ import annotations

from collections.abc import Callable

from offworld.bots.answers import carry_out
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of, seen_by
from offworld.kernel.state import State

FOLLOW_UPS = 12  # so many questions are taken to belong to one answer at most


class Moment:
    """When an answer was given: what had been asked, and how deep on the stack."""

    __slots__ = ("depth", "seat", "topic")

    def __init__(self, state: State, seat: int) -> None:
        asked = asked_of(state, seat)
        assert asked is not None
        self.seat = seat
        self.topic = asked.topic
        self.depth = len(seen_by(state, seat).stack)

    def follow_up(self, state: State) -> Decision | None:
        """Return what the same seat is asked in consequence, if anything.

        A question belongs to the answer if it is another one and at least as deep on the stack: where to put what was
        bought, say, but not what to do next.
        """
        asked = asked_of(state, self.seat)
        if asked is None or asked.topic == self.topic or len(seen_by(state, self.seat).stack) < self.depth:
            return None
        return asked

    def settle(self, state: State, choose: Callable[[Decision], Answer]) -> None:
        """Answer all that is asked in consequence, on the state."""
        for _ in range(FOLLOW_UPS):
            question = self.follow_up(state)
            if question is None:
                return
            carry_out(state, self.seat, choose(question))
