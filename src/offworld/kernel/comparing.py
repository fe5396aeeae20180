"""Answers as plain JSON: when two are the same, and how one is shown to whoever sent it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

_LONG = 80  # characters of a value that an error message shows

Answer = Any  # plain JSON, with tuples for lists: int, str, bool, None or tuples of them


def tidy(value: object) -> Answer:
    """Return a JSON value with lists turned into tuples, as answers are kept."""
    if isinstance(value, (list, tuple)):
        return tuple([tidy(item) for item in value])
    return value


def same(answer: object, value: object) -> bool:
    """Return whether a value is this answer: True is not 1, 1.0 is not 1, but a list may stand for a tuple."""
    if answer is value:
        return True
    if isinstance(answer, tuple):
        return (
            isinstance(value, (tuple, list))
            and len(answer) == len(value)
            and all([same(a, b) for a, b in zip(answer, value)])
        )
    return type(answer) is type(value) and answer == value


def distinct(answer: Answer) -> object:
    """Return a key for an answer that tells True from 1, in tuples too.

    >>> len({distinct(True), distinct(1), distinct((True,)), distinct((1,))})
    4
    """
    if isinstance(answer, tuple):
        return tuple([distinct(part) for part in answer])
    return (bool, answer) if isinstance(answer, bool) else answer


def place_of(value: object, answers: Sequence[Answer]) -> int:
    """Return the place of a value among some answers, or -1."""
    for i, answer in enumerate(answers):
        if same(answer, value):
            return i
    return -1


def same_form(answer: object, value: object) -> bool:
    """Return whether a value has the form of this answer: the same types in the same places."""
    if isinstance(answer, tuple):
        return (
            isinstance(value, (tuple, list))
            and len(answer) == len(value)
            and all([same_form(a, b) for a, b in zip(answer, value)])
        )
    return type(answer) is type(value)


def shown(value: object) -> str:
    """Return a short form of a value for an error message, whatever somebody has sent."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):  # not JSON, a number of thousands of digits, or nested too deeply
        text = type(value).__name__
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."
