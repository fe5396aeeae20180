"""The form of a sheet: which mark of the list means what. Declared once, it gives offsets, blank sheets and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF, INFECTED, shown_mark
from offworld.kernel.errors import BadPosition
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.text import Text

HIGHEST = 44 * HALF  # 42 on a campaign card, and 2 more by an astronaut


@dataclass(frozen=True, slots=True)
class Field:
    """Some marks of a sheet: one for each of `ids`, or a single number where there are none.

    A mark goes from `least` to `most` and stands at `start` (one value for all, or one for each id) on a blank sheet.
    `spaces` are what numbers and X are written into.
    """

    name: str
    ids: tuple[str, ...] = ()
    most: int = 1
    start: int | tuple[int, ...] = 0
    least: int = 0
    spaces: bool = False

    @property
    def size(self) -> int:
        """The number of marks."""
        return len(self.ids) or 1

    def blank(self) -> list[int]:
        """Return the marks of a blank sheet."""
        return list(self.start) if isinstance(self.start, tuple) else [self.start] * self.size


def spaces(ids: tuple[str, ...]) -> Field:
    """Return the field of the spaces, which stands first on every sheet."""
    return Field("spaces", ids, INFECTED, EMPTY, EMPTY, True)


class Form:
    """The fields of a sheet one after another."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.at: dict[str, int] = {}  # where each field begins
        size = 0
        for field in fields:
            self.at[field.name] = size
            size += field.size
        self.size = size
        self.start: list[int] = [mark for field in fields for mark in field.blank()]

    def blank(self) -> list[int]:
        """Return the marks of a blank sheet."""
        return self.start[:]

    def encode(self, marks: list[int]) -> dict[str, Any]:
        """Return what is on a sheet as plain JSON: numbers whole, of all others only what differs from a blank one."""
        found: dict[str, Any] = {}
        for field in self.fields:
            at = self.at[field.name]
            if not field.ids:
                found[field.name] = marks[at]
                continue
            inner: dict[str, Any] = {}
            for i, name in enumerate(field.ids):
                mark = marks[at + i]
                if mark != self.start[at + i]:
                    inner[name] = shown_mark(mark) if field.spaces else mark
            found[field.name] = inner
        return found

    def decode(self, given: Any, path: str) -> list[int]:
        """Return the marks that a complete or partial sheet describes; BadPosition names the wrong field."""
        marks = self.blank()
        if not isinstance(given, dict):
            raise wrong(path, wrong_type("object", given))
        for name, value in given.items():
            field = next((each for each in self.fields if each.name == name), None)
            if field is None:
                raise wrong(f"{path}.{name}", Text("error-problem-unknown"))
            at = self.at[name]
            if not field.ids:
                marks[at] = _number(field, value, f"{path}.{name}")
                continue
            if not isinstance(value, dict):
                raise wrong(f"{path}.{name}", wrong_type("object", value))
            for which, mark in value.items():
                if which not in field.ids:
                    raise wrong(f"{path}.{name}.{which}", Text("error-problem-unknown"))
                place = at + field.ids.index(which)
                if field.spaces:
                    marks[place] = _space(mark, f"{path}.{name}.{which}")
                else:
                    marks[place] = _number(field, mark, f"{path}.{name}.{which}")
        return marks

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a sheet."""
        properties: dict[str, Any] = {}
        for field in self.fields:
            one: dict[str, Any] = {"type": "integer", "minimum": field.least, "maximum": field.most}
            if field.spaces:
                one = {"anyOf": [{"type": "number", "minimum": 0, "maximum": HIGHEST / HALF}, {"enum": MARKS}]}
            if not field.ids:
                properties[field.name] = one
            else:
                names = {"type": "object", "properties": dict.fromkeys(field.ids, one), "additionalProperties": False}
                properties[field.name] = names
        return {"type": "object", "properties": properties, "additionalProperties": False}


MARKS = ["X", "infected"]


def wrong(field: str, problem: Text) -> BadPosition:
    """Return the error that names a wrong field of a position."""
    return BadPosition("error-position", field=field, problem=problem)


def _number(field: Field, value: Any, path: str) -> int:
    if type(value) is not int:
        raise wrong(path, wrong_type("int", value))
    if value < field.least:
        raise wrong(path, Text("error-problem-least", {"bound": field.least}))
    if value > field.most:
        raise wrong(path, Text("error-problem-most", {"bound": field.most}))
    return value


def _space(value: Any, path: str) -> int:
    """Return the mark of a space: a number in halves, an X or an infected room."""
    if value == "X":
        return CROSS
    if value == "infected":
        return INFECTED
    if type(value) is not int and type(value) is not float:
        raise wrong(path, not_one_of(value, ["0–17", *MARKS]))
    doubled = value * HALF
    if not 0 <= doubled <= HIGHEST or doubled != int(doubled):
        raise wrong(path, not_one_of(value, ["0–17", *MARKS]))
    return int(doubled)
