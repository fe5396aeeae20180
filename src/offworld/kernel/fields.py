"""The kinds of values that a position is made of: whole numbers, yes or no, names, seats.

A kind knows how its value looks in a position, reads it back with the name of the wrong field, describes itself in the
JSON Schema and copies what it reads. `shapes` puts kinds together, `layout` puts them to the fields of a state.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from offworld.kernel.errors import BadPosition
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.text import Text

NEEDED: Final = object()  # the default of a value that has none
EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
MARKS: Final = ("about", "seen", "attr", "flat", "default", "null", "given_only", "called", "get", "put")
LISTED: Final = 60  # more names than these are not listed in an error; the nearest ones are

Only = Sequence[int] | Callable[[Mapping[str, OptionValue]], Sequence[int]]


class Scope:
    """What a position is read for: the number of seats and the complete options.

    >>> Int(0, 9).read(4, "round", Scope(2, {}))
    4
    """

    __slots__ = ("allowed", "options", "seats")

    def __init__(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.seats = seats
        self.options = options
        self.allowed: dict[Name, set[int]] = {}  # worked out once for each kind of name


def wrong(path: str, problem: Text) -> BadPosition:
    """Return the error for a field of the state, named by its path within it."""
    return BadPosition("error-position", field=f"state.{path}" if path else "state", problem=problem)


def inside(path: str, name: str) -> str:
    """Return the path of a field within the object at a path."""
    return f"{path}.{name}" if path else name


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of value, with what a layout wants to know about the field that holds it.

    `about` explains the field to the reader of the schema; `seen` says who may see it (everyone, its owner, nobody);
    `attr` is the state's name for it, where that differs; `flat` the length of each seat's part where all seats share
    one list; `get` and `put` reach a value that lies in no field of its own. `default` stands for what is left out of a
    record, `null` lets null stand for leaving out, `given_only` marks what partial positions may say and complete ones
    say otherwise, and `called` names the kind in the schema's definitions.

    >>> money = Int(0, 99, about="In millions.", seen=OWNER)
    >>> money.seen, money.schema({}, None)["description"]
    ('owner', 'In millions.')
    """

    def __init__(self, marks: dict[str, Any]) -> None:
        unknown = [name for name in marks if name not in MARKS]
        assert not unknown, f"{unknown} are no marks of a field; these are: {MARKS}"
        self.about: str = marks.get("about", "")
        self.seen: str = marks.get("seen", EVERYONE)
        self.attr: str = marks.get("attr", "")
        self.flat: int = marks.get("flat", 0)
        self.default: Any = marks.get("default", NEEDED)
        self.null: bool = marks.get("null", False)
        self.given_only: bool = marks.get("given_only", False)
        self.called: str = marks.get("called", "")
        self.get: Callable[..., Any] | None = marks.get("get")
        self.put: Callable[..., None] | None = marks.get("put")
        assert self.seen in (EVERYONE, OWNER, NOBODY), f"nobody knows who {self.seen!r} is"

    def encode(self, value: Any) -> Any:
        """Return the value as plain JSON."""
        return value

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        """Return the value that JSON describes; `now` is what stands where parts of it are left out."""
        raise NotImplementedError

    def copy(self, value: Any) -> Any:
        """Return a value that can be changed without changing this one."""
        return value

    def same(self, value: Any, other: Any) -> bool:
        """Return whether two values are the same."""
        return bool(value == other)

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        """Return every value of another kind within this one, with its path."""
        return [(value, path)] if self is kind else []

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        """Return the JSON Schema of the value alone; definitions that it needs are added."""
        raise NotImplementedError

    def schema(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        """Return the JSON Schema of a field of this kind."""
        if self.called:
            if self.called not in defs:
                defs[self.called] = {}  # so that a kind may hold itself
                defs[self.called] = _explained(self.shape(defs, options), self.about)
            return {"$ref": f"#/$defs/{self.called}"}
        found = self.shape(defs, options)
        if self.null:
            found = {"anyOf": [found, {"type": "null"}]}
        if self.default is not NEEDED:
            found["default"] = self.encode(self.default)
        return _explained(found, self.about)


def _explained(schema: dict[str, Any], about: str) -> dict[str, Any]:
    return {**schema, "description": about} if about else schema


class Int(Kind):
    """A whole number from `lo` to `hi`, in steps from `lo`.

    >>> Int(1, 5).read(9, "round", Scope(2, {}))
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.BadPosition: ...
    """

    def __init__(self, lo: int, hi: int, step: int = 1, **marks: Any) -> None:
        super().__init__(marks)  # unpacking them again is what mypyc gets wrong
        self.lo = lo
        self.hi = hi
        self.step = step

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if type(given) is not int:
            raise wrong(path, wrong_type("int", given))
        if given < self.lo:
            raise wrong(path, Text("error-problem-least", {"bound": self.lo}))
        if given > self.hi:
            raise wrong(path, Text("error-problem-most", {"bound": self.hi}))
        if (given - self.lo) % self.step:
            allowed = [str(self.lo), str(self.lo + self.step), "…", str(self.hi)]
            raise wrong(path, not_one_of(given, allowed))
        return given

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        found = {"type": "integer", "minimum": self.lo, "maximum": self.hi}
        if self.step > 1:
            assert not self.lo % self.step, "a schema knows multiples only"
            found["multipleOf"] = self.step
        return found


class Bool(Kind):
    """Yes or no; with `number`, kept as 1 or 0.

    >>> Bool(number=True).read(True, "passed", Scope(2, {}))
    1
    """

    def __init__(self, number: bool = False, **marks: Any) -> None:
        super().__init__(marks)
        self.number = number

    def encode(self, value: Any) -> Any:
        return bool(value)

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if type(given) is not bool:
            raise wrong(path, wrong_type("bool", given))
        if self.number:
            return int(given)
        return given  # not one expression with the number: compiled, that would make a number of both

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"type": "boolean"}


class Name(Kind):
    """An index shown as a name. `only` lists the indices that occur, or works them out from the options.

    Wrap it in `Maybe` where there may be none.

    >>> tile = Name(["city", "greenery"])
    >>> tile.encode(1), tile.read("city", "tile", Scope(2, {}))
    ('greenery', 0)
    """

    def __init__(self, names: Sequence[str], only: Only | None = None, **marks: Any) -> None:
        super().__init__(marks)
        self.names = tuple(names)
        self.only = only
        self.index: dict[str, int] = {name: i for i, name in enumerate(self.names) if name}

    def encode(self, value: Any) -> Any:
        return self.names[value]

    def allowed(self, options: Mapping[str, OptionValue] | None) -> Sequence[int]:
        """Return the indices that may occur under these options; None: under any."""
        only = self.only
        if only is None or (options is None and callable(only)):
            return list(self.index.values())
        if callable(only):
            assert options is not None
            return only(options)
        return only

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, str):
            raise wrong(path, wrong_type("str", given))
        found = self.index.get(given, -1)
        if self not in scope.allowed:
            scope.allowed[self] = set(self.allowed(scope.options))
        if found not in scope.allowed[self]:
            allowed = [self.names[each] for each in self.allowed(scope.options)]
            raise wrong(path, not_one_of(given, listed(given, allowed)))
        return found

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"enum": [self.names[each] for each in self.allowed(options)]}


def listed(given: str, names: list[str]) -> list[str]:
    """Return the names for an error: all of them, or those nearest to the given one."""
    if len(names) <= LISTED:
        return names
    near = difflib.get_close_matches(given, names, 5, 0.5)
    return [*(near or names[:5]), "…"]


class Seat(Kind):
    """A seat by its number, or one of those that are `also` there and have none, by name.

    >>> owner = Seat(also={"neutral": 9})
    >>> owner.encode(9), owner.read(1, "owner", Scope(2, {}))
    ('neutral', 1)
    """

    def __init__(self, also: Mapping[str, int] | None = None, **marks: Any) -> None:
        super().__init__(marks)
        self.also = dict(also or {})

    def encode(self, value: Any) -> Any:
        for name, number in self.also.items():
            if number == value:
                return name
        return value

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if isinstance(given, str) and given in self.also:
            return self.also[given]
        if type(given) is not int and not (self.also and isinstance(given, str)):
            raise wrong(path, wrong_type("int", given))
        if type(given) is not int or not 0 <= given < scope.seats:
            raise wrong(path, not_one_of(given, [*[str(seat) for seat in range(scope.seats)], *self.also]))
        return given

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        number = {"type": "integer", "minimum": 0}
        return {"anyOf": [number, {"enum": list(self.also)}]} if self.also else number


class Seats(Kind):
    """A set of seats: a list in the position, bits in the state.

    >>> Seats().encode(0b101), Seats().read([0, 2], "passed", Scope(3, {}))
    ([0, 2], 5)
    """

    def __init__(self, **marks: Any) -> None:
        super().__init__(marks)

    def encode(self, value: Any) -> Any:
        return [seat for seat in range(int(value).bit_length()) if value >> seat & 1]

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, list):
            raise wrong(path, wrong_type("array", given))
        found = 0
        for i, seat in enumerate(given):
            found |= 1 << Seat().read(seat, f"{path}[{i}]", scope)
        return found

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "integer", "minimum": 0}}


class Maybe(Kind):
    """A value or null, which the state keeps as `none`.

    >>> Maybe(Seat()).encode(-1), Maybe(Seat()).read(None, "owner", Scope(2, {}))
    (None, -1)
    """

    def __init__(self, kind: Kind, none: Any = -1, **marks: Any) -> None:
        super().__init__(marks)
        self.kind = kind
        self.none = none

    def encode(self, value: Any) -> Any:
        return None if value == self.none else self.kind.encode(value)

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        return self.none if given is None else self.kind.read(given, path, scope, None if now == self.none else now)

    def copy(self, value: Any) -> Any:
        return value if value == self.none else self.kind.copy(value)

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        return [] if value == self.none else self.kind.walk(value, path, kind)

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"anyOf": [self.kind.schema(defs, options), {"type": "null"}]}
