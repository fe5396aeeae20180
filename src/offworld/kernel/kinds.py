"""Finding all kinds of a thing that a package defines, so that nobody has to keep a list of them."""

from __future__ import annotations

import dataclasses
from typing import TypeVar

T = TypeVar("T")


def kinds(base: type[T], package: str) -> tuple[type[T], ...]:
    """Return the dataclasses derived from a class in the modules of a package that are imported, by name.

    Classes that only others are derived from are not dataclasses, and no kinds of anything.

    >>> class Shape:
    ...     pass
    >>> @dataclasses.dataclass(frozen=True)
    ... class Circle(Shape):
    ...     radius: int
    >>> [kind.__name__ for kind in kinds(Shape, __name__)]
    ['Circle']
    >>> kinds(Shape, "offworld.games")
    ()
    """
    found: dict[str, type[T]] = {}
    waiting: list[type[T]] = [base]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if _is_draft(kind):
                continue
            if dataclasses.is_dataclass(kind) and f"{kind.__module__}.".startswith(f"{package}."):
                other = found.get(kind.__name__, kind)
                if other.__module__ != kind.__module__:
                    raise TypeError(f"{kind.__name__} is defined in {other.__module__} and in {kind.__module__}")
                found[kind.__name__] = kind  # the later one: a dataclass with slots replaces what it was made from
    return tuple([found[name] for name in sorted(found)])


def _is_draft(kind: type[object]) -> bool:
    """Return whether a class was made only in order to compile a dataclass with slots; it may be about for a while."""
    return "__mypyc_attrs__" in vars(kind) and "__slots__" in vars(kind) and dataclasses.is_dataclass(kind)
