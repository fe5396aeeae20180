"""Positions that differ from a given one in a single place: each value of its JSON changed, one at a time."""

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
                    match = self._load(position, path, other)
                    if match is not None:
                        yield kind, match
                        found += 1
                        break
                if found == each:
                    break

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

    def _load(self, position: dict[str, Any], path: Path, value: Any) -> Match | None:
        altered = copy.deepcopy(position)
        place: Any = altered["state"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        try:
            return self.game.load(altered, quiet=True)
        except BadPosition:  # the rules do not allow it, or not with all the rest
            return None
