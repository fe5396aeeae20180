"""Follow-up questions: those that belong to an answer already given."""

from __future__ import annotations

from collections.abc import Callable

from offworld.bots.answers import carry_out
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of, seen_by
from offworld.kernel.state import State

FOLLOW_UPS = 12  # so many questions are taken to belong to one answer at most


class Moment:
    """When an answer was given: what had been asked, by which effect, how deep on the stack and in which turn."""

    __slots__ = ("asker", "depth", "seat", "together", "topic", "turn")

    def __init__(self, state: State, seat: int) -> None:
        asked = asked_of(state, seat)
        assert asked is not None
        own = seen_by(state, seat)
        self.seat = seat
        self.topic = asked.topic
        self.asker = type(own.stack[-1][1])
        self.depth = len(own.stack)
        self.turn = own.turn
        self.together = state.branches is not None

    def follow_up(self, state: State) -> Decision | None:
        """Return what the same seat is asked in consequence, if anything.

        A question belongs to the answer if another effect asks something else, in the same turn and at least as deep on
        the stack: where to put what was bought, say, but not what to do next. An effect that asks again asks for the
        next thing, under whatever topic; and what all are asked together is a matter of its own.
        """
        asked = asked_of(state, self.seat)
        if asked is None or asked.topic == self.topic or self.together != (state.branches is not None):
            return None
        own = seen_by(state, self.seat)
        if own.turn != self.turn or len(own.stack) < self.depth or type(own.stack[-1][1]) is self.asker:
            return None
        return asked

    def settle(self, state: State, choose: Callable[[Decision], Answer]) -> None:
        """Answer all that is asked in consequence, on the state."""
        for _ in range(FOLLOW_UPS):
            question = self.follow_up(state)
            if question is None:
                return
            carry_out(state, self.seat, choose(question))
