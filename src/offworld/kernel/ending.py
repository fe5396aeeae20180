"""The outcome of a match in a position: its form in JSON, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.kernel.errors import BadPosition
from offworld.kernel.outcome import Line, Outcome, Rival
from offworld.kernel.problem import not_one_of, problem_of
from offworld.kernel.text import Text


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """A message key with parameters, which may be messages themselves.

    >>> msgspec.convert({"key": "deck-empty"}, Message).params
    {}
    """

    key: str
    params: dict[str, Any] = {}


class ScoreLine(msgspec.Struct, forbid_unknown_fields=True):
    """What some points are for, and how many they are.

    >>> msgspec.convert({"why": {"key": "cities"}, "points": 4}, ScoreLine).points
    4
    """

    why: Message
    points: int


class RivalEnding(msgspec.Struct, forbid_unknown_fields=True):
    """An opponent without a seat.

    >>> msgspec.convert({"name": {"key": "automa"}, "score": 41}, RivalEnding).won
    False
    """

    name: Message
    score: int
    lines: list[ScoreLine] = []
    won: bool = False


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """How a match ended.

    >>> ending = msgspec.convert({"reason": {"key": "deck-empty"}, "winners": [1], "scores": [3, 5]}, Ending)
    >>> outcome_of(ending, seats=2).winners
    (1,)
    """

    reason: Message
    winners: list[int]
    scores: list[int]
    rivals: list[RivalEnding] = []


def outcome_of(given: Ending, seats: int) -> Outcome:
    """Return the outcome that a position names; BadPosition names the wrong field."""
    possible = list(range(seats))
    if len(given.scores) != seats:
        problem = Text("error-problem-length", {"count": seats})
        raise BadPosition("error-position", field="outcome.scores", problem=problem)
    for i, winner in enumerate(given.winners):
        if winner not in possible:
            problem = not_one_of(winner, [str(each) for each in possible])
            raise BadPosition("error-position", field=f"outcome.winners[{i}]", problem=problem)
    reason = _text(given.reason, "outcome.reason")
    rivals = [_rival(rival, f"outcome.rivals[{i}]") for i, rival in enumerate(given.rivals)]
    return Outcome(reason, tuple(given.winners), tuple(given.scores), tuple(rivals))


def _rival(given: RivalEnding, field: str) -> Rival:
    lines: list[Line] = []
    for i, line in enumerate(given.lines):
        lines.append((_text(line.why, f"{field}.lines[{i}].why"), line.points))
    return Rival(_text(given.name, f"{field}.name"), given.score, tuple(lines), given.won)


def _text(given: Message, field: str) -> Text:
    """Return a message from its JSON form; BadPosition where a parameter is no message."""
    found: dict[str, object] = {}
    for name, value in given.params.items():
        if isinstance(value, dict):
            inner = f"{field}.params.{name}"
            try:
                message = msgspec.convert(value, Message)
            except msgspec.ValidationError as error:
                raise BadPosition("error-position", **problem_of(error, f"{inner}.")) from None
            found[name] = _text(message, inner)
        else:
            found[name] = value
    return Text(given.key, found)
