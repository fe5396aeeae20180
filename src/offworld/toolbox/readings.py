"""Readings: what each kind of thing that is printed on cards means to somebody (words, icons, prices, perks).

A reading is a table of functions by kind. It is complete when it is built: a kind that it leaves out, or one that is
not printed on cards, stops the import, so that nothing new on a card can be passed over in silence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

K = TypeVar("K")
P = ParamSpec("P")
R = TypeVar("R")


def on(kind: type[K], reading: Callable[Concatenate[K, P], R]) -> tuple[type[Any], Callable[Concatenate[Any, P], R]]:
    """Return how one kind is read; the function takes just that kind, and mypy sees to it."""
    return kind, reading


def each(
    kinds: tuple[type[K], ...], reading: Callable[Concatenate[K, P], R]
) -> list[tuple[type[Any], Callable[Concatenate[Any, P], R]]]:
    """Return the same reading of several kinds."""
    return [(kind, reading) for kind in kinds]


def complete(
    name: str, kinds: tuple[type[Any], ...], *entries: tuple[type[Any], Callable[Concatenate[Any, P], R]]
) -> dict[type[Any], Callable[Concatenate[Any, P], R]]:
    """Return a reading of all these kinds, each read once."""
    found: dict[type[Any], Callable[Concatenate[Any, P], R]] = {}
    for kind, reading in entries:
        if kind not in kinds:
            raise TypeError(f"{name}: {kind.__name__} is nothing that can be printed here")
        if kind in found:
            raise TypeError(f"{name}: {kind.__name__} is read twice")
        found[kind] = reading
    missing = [kind.__name__ for kind in kinds if kind not in found]
    if missing:
        raise TypeError(f"{name}: no reading for {', '.join(missing)}")
    return found
