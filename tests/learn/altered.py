"""Positions that differ from a given one in a single place of their JSON, or in two that have exchanged something."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from offworld.kernel.errors import BadPosition
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng

MANY = 20  # values of one kind that are remembered
FEW = 3  # tries for each pair of kinds
PAIRS = 800  # of kinds that exchange something

Path = tuple[str | int, ...]
Kind = tuple[str, ...]  # a path without the places in lists


def kind_of(path: Path) -> Kind:
    """Return what a path leads to, whichever place in its lists it names."""
    return tuple(["*" if isinstance(step, int) else step for step in path])


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every plain value, and every list, within some JSON."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list):
        yield path, value
        for place, part in enumerate(value):
            yield from leaves(part, (*path, place))
    else:
        yield path, value


def apart(one: Kind, other: Kind) -> int:
    """Return how many steps lead from one path to another."""
    shared = next((at for at, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), min(len(one), len(other)))
    return len(one) + len(other) - 2 * shared


class Altered:
    """Alterations of the positions of one game, learned from positions that have occurred in play."""

    def __init__(self, game: Game, positions: list[dict[str, Any]]) -> None:
        self.game = game
        self.values: dict[Kind, list[Any]] = defaultdict(list)  # what has stood where
        for position in positions:
            for path, value in leaves(position["state"]):
                known = self.values[kind_of(path)]
                if not isinstance(value, list) and len(known) < MANY and value not in known:
                    known.append(value)

    def matches(self, position: dict[str, Any], each: int, rng: Rng) -> Iterator[tuple[Kind, Match]]:
        """Yield matches that begin with an alteration of a position, a few for each kind of value."""
        by_kind: dict[Kind, list[tuple[Path, Any]]] = defaultdict(list)
        for path, value in leaves(position["state"]):
            by_kind[kind_of(path)].append((path, value))
        for kind, places in by_kind.items():
            found = 0
            rng.shuffle(places)
            for path, value in places[: 4 * each]:
                for other in self._others(kind, value, rng):
                    match = self._load(position, (path, other))
                    if match is not None:
                        yield kind, match
                        found += 1
                        break
                if found == each:
                    break

    def exchanged(self, position: dict[str, Any], rng: Rng) -> Iterator[tuple[Kind, Match]]:
        """Yield matches in which two values stand in each other's place, or one has gone over to another list.

        So cards, workers and cubes change places of which none can be added or removed: once for a pair of kinds, and
        those first that lie near each other.
        """
        by_kind: dict[Kind, list[tuple[Path, Any]]] = defaultdict(list)
        for path, value in leaves(position["state"]):
            by_kind[kind_of(path)].append((path, value))
        held = {kind: self._held(kind, places) for kind, places in by_kind.items()}
        pairs = [(kind, other) for kind in by_kind for other in by_kind if kind == other or held[kind] & held[other]]
        rng.shuffle(pairs)
        pairs.sort(key=lambda pair: apart(*pair))
        for kind, other in pairs[:PAIRS]:
            for _ in range(FEW):
                places = by_kind[kind], by_kind[other]
                match = self._exchange(position, *[each[rng.below(len(each))] for each in places])
                if match is not None:
                    yield (*kind, "and", *other), match
                    break

    def _held(self, kind: Kind, places: list[tuple[Path, Any]]) -> set[Any]:
        """Return what has stood in places of a kind, and in a list with a mark that it was in one."""
        if isinstance(places[0][1], list):
            return {("list", value) for value in self.values[(*kind, "*")]}
        return {value for value in self.values[kind] if not isinstance(value, bool)}

    def _exchange(self, position: dict[str, Any], one: tuple[Path, Any], other: tuple[Path, Any]) -> Match | None:
        (path, value), (second, instead) = one, other
        if value == instead or isinstance(value, bool):
            return None
        if not isinstance(value, list):
            return self._load(position, (path, instead), (second, value))
        return self._load(position, (path, value[:-1]), (second, [*instead, value[-1]])) if value else None

    def _others(self, kind: Kind, value: Any, rng: Rng) -> list[Any]:
        """Return what could stand in the place of a value."""
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, list):
            more = list(self.values[(*kind, "*")])
            rng.shuffle(more)
            return [value[:-1], *[[*value, item] for item in more[:5]]] if value else [[item] for item in more[:5]]
        others = [other for other in self.values[kind] if other != value]
        rng.shuffle(others)
        return [*([value + 1, value - 1] if isinstance(value, int) else []), *others[:5]]

    def _load(self, position: dict[str, Any], *changes: tuple[Path, Any]) -> Match | None:
        altered = copy.deepcopy(position)
        for path, value in changes:
            place: Any = altered["state"]
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = value
        try:
            return self.game.load(altered, quiet=True)
        except BadPosition:  # the rules do not allow it, or not with all the rest
            return None
