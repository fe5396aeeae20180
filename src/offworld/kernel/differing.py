"""How one piece of JSON comes from another: what travels instead of the whole to those who have the other.

A difference is an array or an object:

- `[]`: the field is gone; `[value]`: the new value, whatever was there before;
- `{name: difference, ...}`: an object of which only these fields differ;
- `[0, pieces]`: a list put together from pieces of the old one. A piece is `[first, count]`, items that are there
  already; `{"at": place, "change": difference}`, one of them changed; or `{"new": [...]}`.

What is the very same object is not looked into: whoever keeps parts of what was told last gives them again. A `Node`
knows itself how it differs from the last one. Within lists and small objects true counts as 1, as Python compares them:
nothing that is told changes between the two there.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import is_not
from typing import Any, Final

from mypy_extensions import mypyc_attr

_OBJECTS: Final = {dict}
_ALIKE: Final = ({str}, {int})
_SMALL: Final = 2  # objects with so few fields, such as messages, are sent whole
_FEW: Final = 6  # numbers with names: so many are sent whole, as they take hardly more room than a change
_SHORT: Final = 5  # so few numbers are sent whole as well
_LARGE: Final = 8  # objects with more fields are not compared as a whole first


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A part of what is shown that knows how it differs from others of its kind; those who share it share that too.

    >>> class Ore(Node):
    ...     def __init__(self, count):
    ...         self.count = count
    ...     def whole(self):
    ...         return self.count
    ...     def change(self, old):
    ...         return [self.count] if self.count != old.count else []
    >>> difference({"ore": Ore(2)}, {"ore": Ore(3)}), whole(Ore(3))
    ({'ore': [3]}, 3)
    """

    __slots__ = ()

    def whole(self) -> Any:
        """Return it as plain JSON, to be read only."""
        raise NotImplementedError

    def change(self, old: Any) -> Any:
        """Return how this comes from another of its kind, to be read only; something empty where nothing differs."""
        raise NotImplementedError


def whole(value: Any) -> Any:
    """Return a value as plain JSON, whether or not it is a node."""
    return value.whole() if isinstance(value, Node) else value


def difference(old: Any, new: Any) -> Any:
    """Return how `new` comes from `old`.

    >>> difference({"ore": 1, "ice": 2}, {"ore": 1, "gas": 0})
    {'ice': [], 'gas': [0]}
    >>> difference(["a", "b", "c"], ["a", "c", "d"])
    [0, [[0, 1], [2, 1], {'new': ['d']}]]
    """
    if type(new) is dict:
        if type(old) is dict:
            return of_objects(old, new)
    elif type(new) is list and type(old) is list and old and new:
        return _of_lists(old, new) or [0, [[0, len(old)]]]
    return [whole(new)]


def of_objects(old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, Any]:
    """Return the fields that differ."""
    names = list(new)
    if names == list(old):  # the rule: the same object, with the same fields in the same order
        return of_fields(old, new, compress(names, map(is_not, old.values(), new.values())))
    found: dict[Any, Any] = {}
    for name in old:
        if name not in new:
            found[name] = []
    for name, value in new.items():
        if name not in old:
            found[name] = [whole(value)]
    found.update(of_fields(old, new, [name for name in names if name in old]))
    return found


def of_fields(old: dict[Any, Any], new: dict[Any, Any], names: Iterable[Any]) -> dict[Any, Any]:
    """Return those of some fields that differ; both have them."""
    found: dict[Any, Any] = {}
    for name in names:
        change = of_values(old[name], new[name])
        if change:
            found[name] = change
    return found


def of_values(had: Any, value: Any) -> Any:
    """Return how a value differs; something empty, or None, where it does not."""
    kind = type(value)
    if type(had) is not kind:  # 1 is not true, though Python takes them for equal
        return [whole(value)]
    if kind is int or kind is str:
        return [value] if had != value else None
    if kind is dict and len(value) > _SMALL:
        if len(value) > _FEW or type(next(iter(value.values()))) is not int:
            return of_objects(had, value) if len(value) > _LARGE or had != value else None
        return [value] if had != value else None
    if kind is list and had and value and (len(value) > _SHORT or type(value[0]) is not int):
        return _of_lists(had, value) if type(value[0]) is dict or had != value else None
    if isinstance(value, Node):
        return value.change(had)
    return [value] if had != value else None


def of_lists(old: list[Any], new: list[Any]) -> list[Any] | None:
    """Return how a list differs; None where nothing does."""
    return _of_lists(old, new) if old and new else [new] if old or new else None


def _of_lists(old: list[Any], new: list[Any]) -> list[Any] | None:
    """Return the pieces of a list: what is the same at both ends stays, what lies between is looked for there.

    None where nothing differs.
    """
    if type(new[0]) is dict and "values" in new[0]:
        pieces = _of_refusals(old, new)
        if pieces is not None:
            return None if pieces == [[0, len(old)]] else [0, pieces]
    if len(old) == len(new):
        places = list(compress(range(len(new)), map(is_not, old, new)))
        pieces = _in_place(old, new, places)
        if pieces is not None:
            return [0, pieces] if pieces else None
    first = _alike(old, new, min(len(old), len(new)))
    last = _alike(reversed(old), reversed(new), min(len(old), len(new)) - first)
    end = len(old) - last
    fresh = new[first : len(new) - last]
    pieces = [[0, first]] if first else []
    if fresh and first < end:
        if set(map(type, fresh)) == _OBJECTS and set(map(type, old[first:end])) == _OBJECTS:
            _fill_in_objects(pieces, old, first, end, fresh)
        else:
            _fill_in_values(pieces, old, first, end, fresh)
    elif fresh:
        pieces.append({"new": fresh})
    if last:
        pieces.append([end, last])
    return [new] if len(pieces) == 1 and type(pieces[0]) is dict and "new" in pieces[0] else [0, pieces]


def _of_refusals(old: list[Any], new: list[Any]) -> list[Any] | None:
    """Return the pieces of a list of refusals, each known by the first of its values; None where that does not do."""
    try:
        places: dict[Any, int] = {item["values"][0]: place for place, item in enumerate(old)}
        found = [places.get(item["values"][0], -1) for item in new]
    except (IndexError, KeyError, TypeError):
        return None
    pieces: list[Any] = []
    for there, item in zip(found, new):
        if there >= 0:
            had = old[there]
            if had is not item:
                change = of_objects(had, item)
                if len(change) >= len(item):
                    there = -1
                elif change:
                    pieces.append({"at": there, "change": change})
                    continue
        add_piece(pieces, there, item)
    return pieces


def _in_place(old: list[Any], new: list[Any], places: list[int]) -> list[Any] | None:
    """Return the pieces where only objects have changed, each in its place; nothing where none has.

    None where something has come, gone or moved.
    """
    pieces: list[Any] = []
    told = 0  # so many items
    for place in places:
        had, item = old[place], new[place]
        if type(had) is not type(item):
            return None
        if had == item:
            continue
        if type(item) is not dict or len(item) <= _SMALL or _mark(had) != _mark(item):
            return None
        change = of_objects(had, item)
        if len(change) >= len(item):
            return None
        if told < place:
            pieces.append([told, place - told])
        pieces.append({"at": place, "change": change})
        told = place + 1
    if pieces and told < len(new):
        pieces.append([told, len(new) - told])
    return pieces


def _alike(old: Iterable[Any], new: Iterable[Any], most: int) -> int:
    """Return how many items at the beginning are written alike."""
    count = 0
    for one, other in zip(old, new):
        if count == most or (one is not other and (type(one) is not type(other) or one != other)):
            break
        count += 1
    return count


def _fill_in_values(pieces: list[Any], old: list[Any], first: int, end: int, fresh: list[Any]) -> None:
    """Add the pieces of what lies in between, as far as possible what the old list has there."""
    had = old[first:end]
    kinds = {*map(type, had), *map(type, fresh)}
    if kinds in _ALIKE:  # no two of them are equal without being written alike, as 1 and true would be
        places: dict[Any, int] = dict(zip(had, range(first, end)))
        found = [places.get(item, -1) for item in fresh]
    else:
        places = {_key(each): place for place, each in enumerate(had, first)}
        found = [places.get(_key(item), -1) for item in fresh]
    for there, item in zip(found, fresh):
        add_piece(pieces, there, item)


def _fill_in_objects(pieces: list[Any], old: list[Any], first: int, end: int, fresh: list[Any]) -> None:
    """Do the same with objects: those that have changed are known by their marks, or by their place."""
    places: dict[int, int] = {id(old[place]): place for place in range(first, end)}
    marks: dict[Any, int] | None = None  # made when one is not the very same
    place = first - 1
    for item in fresh:
        place += 1
        there = places.get(id(item), -1)
        if there < 0:
            mark = _mark(item) if len(item) > _SMALL or "id" in item else None  # messages have none
            if mark is not None:
                if marks is None:
                    marks = {_mark(old[each]): each for each in range(first, end)}
                there = marks.get(mark, -1)
            elif place < end:
                there = place
            if there >= 0 and len(item) > _SMALL:
                change = of_objects(old[there], item)
                if change:
                    if len(change) < len(item):
                        pieces.append({"at": there, "change": change})
                        continue
                    there = -1
            elif there >= 0 and old[there] != item:
                there = -1
        add_piece(pieces, there, item)


def add_piece(pieces: list[Any], there: int, item: Any) -> None:
    """Add an item that the old list has at this place, or, with -1, a new one."""
    before = pieces[-1] if pieces else None
    if there >= 0:
        if type(before) is list and before[0] + before[1] == there:
            before[1] += 1
        else:
            pieces.append([there, 1])
    elif type(before) is dict and "new" in before:
        before["new"].append(item)
    else:
        pieces.append({"new": [item]})


def _key(item: Any) -> Any:
    """Return what an item is found by: an answer by its value, an object by being itself."""
    kind = type(item)
    if kind is dict or kind is list or not _is_hashable(item):
        return id(item)
    return item if kind is str or kind is tuple else (kind, item)


def _mark(item: dict[Any, Any]) -> Any:
    """Return what an object is known by among others: its id, or the first of its values; None where it has neither."""
    mark = item.get("id")
    if mark is None:
        values = item.get("values")
        if type(values) is not list or not values:
            return None
        mark = values[0]
    kind = type(mark)
    return mark if kind is str or kind is int or (kind is tuple and _is_hashable(mark)) else None


def _is_hashable(item: Any) -> bool:
    """Return whether an item can be looked up; a tuple with a list or an object in it cannot."""
    if type(item) is not tuple:
        return True
    try:
        hash(item)
    except TypeError:
        return False
    return True
