"""The form of a sheet: which mark of the list means what. Declared once, it gives offsets, blank sheets and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF, INFECTED, SPACES_FIELD, shown_mark
from offworld.kernel.fields import NEEDED, Int, Kind, Scope, inside, wrong
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.shapes import By, no_others, object_schema

HIGHEST: Final = 44 * HALF  # 42 on a campaign card, and 2 more by an astronaut
SIGNS: Final = ["X", "infected"]
SAME: Final = "Marks that are the same on all sheets."


class Space(Kind):
    """What is written in a space: a number, "X" or "infected"."""

    def __init__(self) -> None:
        super().__init__({})

    def encode(self, value: Any) -> Any:
        return shown_mark(value)

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if given == "X":
            return CROSS
        if given == "infected":
            return INFECTED
        if (type(given) is int or type(given) is float) and 0 <= given * HALF <= HIGHEST:
            doubled = int(given * HALF)
            if doubled == given * HALF:
                return doubled
        raise wrong(path, not_one_of(given, ["0–17", *SIGNS]))

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"anyOf": [{"type": "number", "minimum": 0, "maximum": HIGHEST / HALF}, {"enum": SIGNS}]}


class Field:
    """Some marks of a sheet: one for each of `ids`, or a single number where there are none.

    A mark goes from `least` to `most` and stands at `start` (one value for all, or one for each id) on a blank sheet.
    """

    def __init__(
        self,
        name: str,
        ids: tuple[str, ...] = (),
        most: int = 1,
        start: int | tuple[int, ...] = 0,
        least: int = 0,
        kind: Kind | None = None,
        about: str = "",
    ) -> None:
        self.name = name
        self.ids = ids
        self.most = most
        self.least = least
        self.size = len(ids) or 1
        self.start: list[int] = [start] * self.size if isinstance(start, int) else list(start)
        self.keeps_start = not isinstance(start, int)  # some of it is printed as marked already
        assert about, f"say what {name} is, for the schema"
        one = kind or Int(least, most, about="" if ids else about)
        blank: Any = start if isinstance(start, int) else NEEDED
        self.kind: Kind = By(ids, one, blank=blank, about=about) if ids else one


def spaces(ids: tuple[str, ...]) -> Field:
    """Return the field of the spaces, which stands first on every sheet."""
    return Field(SPACES_FIELD, ids, INFECTED, EMPTY, EMPTY, Space(), "What is written in the spaces: a number or X.")


class Form(Kind):
    """The fields of a sheet one after another in a list of marks; in a position, an object with their names."""

    def __init__(self, *fields: Field, about: str = "A sheet.") -> None:
        super().__init__({"about": about})
        self.fields = fields
        self.by_name: dict[str, Field] = {field.name: field for field in fields}
        self.at: dict[str, int] = {}  # where each field begins
        self.start: list[int] = []
        for field in fields:
            self.at[field.name] = len(self.start)
            self.start.extend(field.start)
        self.size = len(self.start)

    def blank(self) -> list[int]:
        """Return the marks of a blank sheet."""
        return self.start[:]

    def part(self, marks: list[int], field: Field) -> Any:
        """Return the marks of a field: a list, or a single number."""
        at = self.at[field.name]
        return marks[at : at + field.size] if field.ids else marks[at]

    def encode(self, value: Any) -> Any:
        return {field.name: field.kind.encode(self.part(value, field)) for field in self.fields}

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, dict):
            raise wrong(path, wrong_type("object", given))
        no_others(given, list(self.by_name), path)
        marks = self.blank()
        for name, value in given.items():
            field = self.by_name[name]
            found = field.kind.read(value, inside(path, name), scope, self.part(marks, field))
            at = self.at[name]
            marks[at : at + field.size] = found if field.ids else [found]
        return marks

    def copy(self, value: Any) -> Any:
        return value[:]

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return object_schema({field.name: field.kind for field in self.fields}, defs, options)
