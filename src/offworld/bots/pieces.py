"""What an answer consists of, as messages: screens put it into words without knowing the question."""

from __future__ import annotations

from typing import TypedDict

from offworld.kernel.asides import is_aside
from offworld.kernel.decision import Amount, Answer, Decision, Ordering, SomeOf
from offworld.kernel.done import Done
from offworld.kernel.engine import seen_by
from offworld.kernel.pay import Pay
from offworld.kernel.payment import Payment
from offworld.kernel.plain import Message
from offworld.kernel.rules import Rules
from offworld.kernel.state import State


class Piece(TypedDict):
    """A part of an answer: something with words, a number, or so many of something."""

    label: Message | None
    count: int | None


def pieces(game: Rules, state: State, decision: Decision, answer: Answer) -> list[Piece]:
    """Return the parts of a legal answer to a decision in a state; none where nothing is chosen."""
    seen = seen_by(state, decision.seat)
    if is_aside(answer):
        return [{"label": game.label(seen, decision, answer).to_json(), "count": None}]
    if isinstance(decision, Done):
        return [{"label": decision.label().to_json(), "count": None}]
    if isinstance(decision, Amount):
        return [{"label": None, "count": answer}]
    if isinstance(decision, (SomeOf, Ordering)):
        return [{"label": game.label(seen, decision, each).to_json(), "count": None} for each in answer]
    if isinstance(decision, (Payment, Pay)):
        return [
            {"label": game.label(seen, decision, name).to_json(), "count": count}
            for name, count in zip(decision.labelled(), answer)
            if count > 0
        ]
    return [{"label": game.label(seen, decision, answer).to_json(), "count": None}]
