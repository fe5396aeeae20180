"""Kinds made of other kinds: lists of any length or of one, lists by name, maps, records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from offworld.kernel.fields import NEEDED, Kind, Name, Scope, inside, listed, wrong
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.text import Text


class Many(Kind):
    """A list of any length, or of at most `most`. With `turned` the position lists it from the other end.

    >>> deck = Many(Name(["ore", "ice"]), turned=True)
    >>> deck.encode([0, 0, 1])
    ['ice', 'ore', 'ore']
    """

    def __init__(self, kind: Kind, most: int | None = None, turned: bool = False, **marks: Any) -> None:
        super().__init__(marks)
        self.kind = kind
        self.most = most
        self.turned = turned

    def encode(self, value: Any) -> Any:
        kind = self.kind
        found = [kind.encode(each) for each in value]
        return found[::-1] if self.turned else found

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, list):
            raise wrong(path, wrong_type("array", given))
        if self.most is not None and len(given) > self.most:
            raise wrong(path, Text("error-problem-shorter", {"count": self.most}))
        found = [self.kind.read(each, f"{path}[{i}]", scope) for i, each in enumerate(given)]
        return found[::-1] if self.turned else found

    def copy(self, value: Any) -> Any:
        return [self.kind.copy(each) for each in value]

    def same(self, value: Any, other: Any) -> bool:
        return _same(self.kind, value, other)

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        listed = value[::-1] if self.turned else value
        return [found for i, each in enumerate(listed) for found in self.kind.walk(each, f"{path}[{i}]", kind)]

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "array", "items": self.kind.schema(defs, options)}
        if self.most is not None:
            found["maxItems"] = self.most
        return found


class Row(Kind):
    """A list of exactly `count` values.

    >>> from offworld.kernel.fields import Int
    >>> Row(2, Int(0, 9)).read([3, 4], "dice", Scope(2, {}))
    [3, 4]
    """

    def __init__(self, count: int, kind: Kind, **marks: Any) -> None:
        super().__init__(marks)
        self.count = count
        self.kind = kind

    def encode(self, value: Any) -> Any:
        kind = self.kind
        return [kind.encode(each) for each in value]

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, list):
            raise wrong(path, wrong_type("array", given))
        if len(given) != self.count:
            raise wrong(path, Text("error-problem-length", {"count": self.count}))
        return [
            self.kind.read(each, f"{path}[{i}]", scope, None if now is None else now[i]) for i, each in enumerate(given)
        ]

    def copy(self, value: Any) -> Any:
        return [self.kind.copy(each) for each in value]

    def same(self, value: Any, other: Any) -> bool:
        return _same(self.kind, value, other)

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        return [found for i, each in enumerate(value) for found in self.kind.walk(each, f"{path}[{i}]", kind)]

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        items = self.kind.schema(defs, options)
        return {"type": "array", "items": items, "minItems": self.count, "maxItems": self.count}


class By(Kind):
    """A list with a place for each name, shown as an object.

    Without `blank` all names are shown, and a name that is left out stays as it is at the start. With `blank` only what
    differs from it is shown, and what is left out is blank.

    >>> from offworld.kernel.fields import Int
    >>> By(("ore", "ice"), Int(0, 9), blank=0).encode([0, 2])
    {'ice': 2}
    """

    def __init__(self, names: Sequence[str], kind: Kind, blank: Any = NEEDED, **marks: Any) -> None:
        super().__init__(marks)
        self.names = tuple(names)
        self.kind = kind
        self.blank = blank
        self.index: dict[str, int] = {name: i for i, name in enumerate(self.names)}

    def encode(self, value: Any) -> Any:
        kind = self.kind
        if self.blank is NEEDED:
            return {name: kind.encode(each) for name, each in zip(self.names, value)}
        return {name: kind.encode(each) for name, each in zip(self.names, value) if each != self.blank}

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, dict):
            raise wrong(path, wrong_type("object", given))
        for name in given:
            if name not in self.index:
                raise wrong(inside(path, name), not_one_of(name, listed(name, list(self.names))))
        return [self._place(name, i, given, path, scope, now) for i, name in enumerate(self.names)]

    def _place(self, name: str, i: int, given: Any, path: str, scope: Scope, now: Any) -> Any:
        is_sparse = self.blank is not NEEDED
        if name in given:
            return self.kind.read(given[name], inside(path, name), scope, None if is_sparse or now is None else now[i])
        if is_sparse:
            return self.kind.copy(self.blank)
        if now is not None:
            return self.kind.copy(now[i])
        if self.kind.default is NEEDED:
            raise wrong(inside(path, name), Text("error-problem-missing"))
        return self.kind.copy(self.kind.default)

    def copy(self, value: Any) -> Any:
        return [self.kind.copy(each) for each in value]

    def same(self, value: Any, other: Any) -> bool:
        return _same(self.kind, value, other)

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        found: list[tuple[Any, str]] = []
        for name, each in zip(self.names, value):
            if self.blank is NEEDED or each != self.blank:
                found.extend(self.kind.walk(each, inside(path, name), kind))
        return found

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        inner = self.kind.schema(defs, options)
        return {"type": "object", "properties": dict.fromkeys(self.names, inner), "additionalProperties": False}


class Map(Kind):
    """A dictionary from names to values, in the order in which they were put there.

    >>> from offworld.kernel.fields import Int
    >>> Map(Name(["mine", "dome"]), Int(0, 9)).encode({1: 4})
    {'dome': 4}
    """

    def __init__(self, key: Name, kind: Kind, **marks: Any) -> None:
        super().__init__(marks)
        self.key = key
        self.kind = kind

    def encode(self, value: Any) -> Any:
        return {self.key.encode(key): self.kind.encode(each) for key, each in value.items()}

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if not isinstance(given, dict):
            raise wrong(path, wrong_type("object", given))
        found: dict[int, Any] = {}
        for name, each in given.items():
            key = self.key.read(name, inside(path, name), scope)
            found[key] = self.kind.read(each, inside(path, name), scope)
        return found

    def copy(self, value: Any) -> Any:
        return {key: self.kind.copy(each) for key, each in value.items()}

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        found: list[tuple[Any, str]] = []
        for key, each in value.items():
            field = inside(path, self.key.encode(key))
            found.extend([*self.key.walk(key, field, kind), *self.kind.walk(each, field, kind)])
        return found

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        names = self.key.schema(defs, options)
        return {"type": "object", "propertyNames": names, "additionalProperties": self.kind.schema(defs, options)}


class Fields(Kind):
    """Several values under names of their own: a tuple in the state, or an object that `make` builds from them.

    What is left out is as before, or the default of its kind. With `short`, that value alone may stand for the record.

    >>> from offworld.kernel.fields import Int
    >>> ship = Fields({"speed": Int(1, 5), "load": Int(0, 9, default=0)}, short="speed")
    >>> ship.read(3, "ship", Scope(2, {})), ship.encode((3, 2))
    ((3, 0), {'speed': 3, 'load': 2})
    """

    def __init__(
        self,
        fields: Mapping[str, Kind],
        make: Callable[..., Any] | None = None,
        short: str = "",
        **marks: Any,
    ) -> None:
        super().__init__(marks)
        self.fields = dict(fields)
        self.make = make
        self.short = short

    def parts(self, value: Any) -> list[Any]:
        """Return the values of a record in the order of its fields."""
        if self.make is None:
            return list(value)
        return [getattr(value, kind.attr or name) for name, kind in self.fields.items()]

    def built(self, parts: list[Any]) -> Any:
        """Return the record that holds these values."""
        return tuple(parts) if self.make is None else self.make(*parts)

    def encode(self, value: Any) -> Any:
        parts = self.parts(value)
        return {name: kind.encode(part) for (name, kind), part in zip(self.fields.items(), parts)}

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        short = path if self.short and not isinstance(given, dict) else ""
        if short:
            given = {self.short: given}
        if not isinstance(given, dict):
            raise wrong(path, wrong_type("object", given))
        no_others(given, list(self.fields), path)
        before = None if now is None else self.parts(now)
        parts: list[Any] = []
        for i, (name, kind) in enumerate(self.fields.items()):
            old = None if before is None else before[i]
            if name in given and not (kind.null and given[name] is None):
                parts.append(kind.read(given[name], short or inside(path, name), scope, old))
            elif kind.default is not NEEDED:
                parts.append(kind.copy(kind.default))
            elif before is not None:
                parts.append(kind.copy(old))
            else:
                raise wrong(inside(path, name), Text("error-problem-missing"))
        return self.built(parts)

    def copy(self, value: Any) -> Any:
        return self.built([kind.copy(part) for kind, part in zip(self.fields.values(), self.parts(value))])

    def same(self, value: Any, other: Any) -> bool:
        ours, theirs = self.parts(value), self.parts(other)
        return all([kind.same(ours[i], theirs[i]) for i, kind in enumerate(self.fields.values())])

    def walk(self, value: Any, path: str, kind: Kind) -> list[tuple[Any, str]]:
        if self is kind:
            return [(value, path)]
        found: list[tuple[Any, str]] = []
        for (name, inner), part in zip(self.fields.items(), self.parts(value)):
            found.extend(inner.walk(part, inside(path, name), kind))
        return found

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        found = object_schema(self.fields, defs, options)
        if not self.short:
            return found
        return {"anyOf": [found, self.fields[self.short].schema(defs, options)]}


def object_schema(
    fields: Mapping[str, Kind], defs: dict[str, Any], options: Mapping[str, OptionValue] | None
) -> dict[str, Any]:
    """Return the schema of an object of which every part may be left out."""
    properties = {name: kind.schema(defs, options) for name, kind in fields.items()}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def no_others(given: dict[str, Any], names: list[str], path: str) -> None:
    """Refuse an object with fields of other names."""
    for name in given:
        if name not in names:
            raise wrong(inside(path, name), Text("error-problem-no-field", {"allowed": ", ".join(names)}))


def _same(kind: Kind, value: Any, other: Any) -> bool:
    return len(value) == len(other) and all([kind.same(ours, theirs) for ours, theirs in zip(value, other)])
