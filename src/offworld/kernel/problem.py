"""What is wrong with a file, as message keys: the validator speaks English only, so its few sentences are read here."""

from __future__ import annotations

import re

import msgspec

from offworld.kernel.comparing import shown
from offworld.kernel.text import Text

_AT = re.compile(r"(?:`key` in )?`\$\.?(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)  # whatever somebody has called it
_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_LENGTH = re.compile(r"Expected `\w+` of length (>= |<= |)(\d+)")
_BOUND = re.compile(r"Expected `\w+` (>=|<=) (-?\d+)")
_PATTERN = re.compile(r"Expected `str` matching regex '(.*)'")
_CHOICE = re.compile(r"Invalid enum value (.*)")

_TYPES = ("array", "bool", "float", "int", "null", "object", "str")


def problem_of(error: Exception, prefix: str = "") -> dict[str, object]:
    """Return the field that a validation error speaks of, and the problem, as parameters of a message."""
    sentence, path = str(error), ""
    said, _, place = sentence.rpartition(" - at ")  # the last one: names in what is refused may read so too
    at = _AT.fullmatch(place)
    if said and at is not None:
        sentence, path = said, at.group(1)
    for pattern, key in ((_MISSING, "error-problem-missing"), (_UNKNOWN, "error-problem-unknown")):
        found = pattern.match(sentence)
        if found is not None:
            path = f"{path}.{found.group(1)}" if path else found.group(1)
            return {"field": prefix + path, "problem": Text(key)}
    return {"field": (prefix + path).rstrip(".") or "$", "problem": _problem(sentence)}


def unread(error: Exception) -> Text:
    """Return why a JSON file cannot be read: it is none, or something in it is not as it should be.

    >>> unread(ValueError("JSON is malformed: invalid character (byte 3)")).key
    'error-problem-json'
    """
    if not isinstance(error, msgspec.ValidationError):
        return Text("error-problem-json")
    found = problem_of(error)
    problem = found["problem"]
    assert isinstance(problem, Text)
    return problem if found["field"] == "$" else Text("error-problem-field", found)


def not_one_of(value: object, allowed: list[str]) -> Text:
    """Return the problem of a value that is not one of those allowed."""
    return Text("error-problem-one-of", {"value": shown(value), "allowed": ", ".join(allowed)})


def wrong_type(expected: str, got: object) -> Text:
    """Return the problem of a value of another type; the expected one by its JSON name."""
    return Text("error-problem-type", {"expected": [_type(expected)], "got": shown(got)})


def _problem(sentence: str) -> Text:
    found = _TYPE.match(sentence)
    if found is not None:
        expected = [_type(name) for name in found.group(1).split(" | ")]
        return Text("error-problem-type", {"expected": expected, "got": _type(found.group(2))})
    found = _LENGTH.match(sentence)
    if found is not None:
        key = {"": "error-problem-length", ">= ": "error-problem-longer", "<= ": "error-problem-shorter"}
        return Text(key[found.group(1)], {"count": int(found.group(2))})
    found = _BOUND.match(sentence)
    if found is not None:
        key = {">=": "error-problem-least", "<=": "error-problem-most"}
        return Text(key[found.group(1)], {"bound": int(found.group(2))})
    found = _PATTERN.match(sentence)
    if found is not None:
        return Text("error-problem-pattern", {"pattern": found.group(1)})
    found = _CHOICE.match(sentence)
    if found is not None:
        return Text("error-problem-value", {"value": found.group(1)})
    return Text("error-problem-other")


def _type(name: str) -> Text:
    return Text("error-type-" + (name if name in _TYPES else "other"))
