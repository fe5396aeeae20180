"""What views are made of: layers that several viewers share, each of which knows what has changed in it.

A layer is made of the last one; what differs between the two is worked out once, for all who were shown the last one
and are shown this one now. Whoever was shown another has the two compared field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Any

from offworld.kernel.differing import Node, of_objects, of_values, whole

Show = Callable[[Any], Any]


class Layer:
    """The fields of an object in a view, and how each is shown of its source; None: as it is.

    >>> Layer(ore=None, cards=len).shown((3, ["drill", "rover"]))
    {'ore': 3, 'cards': 2}
    """

    __slots__ = ("fields", "places")

    def __init__(self, **fields: Show | None) -> None:
        self.fields = tuple(fields.items())
        self.places = tuple(range(len(self.fields)))

    def shown(self, sources: tuple[Any, ...]) -> dict[str, Any]:
        """Return an object with all fields."""
        return {field: source if show is None else show(source) for (field, show), source in zip(self.fields, sources)}


class FieldsNode(Node):
    """One layer as it is shown: some fields of an object, of which each is plain JSON or a node.

    >>> first = FieldsNode({"ore": 1, "ice": 2})
    >>> FieldsNode({"ore": 3, "ice": 2}).change(first)
    {'ore': [3]}
    """

    __slots__ = ("_change", "_last", "shown")

    def __init__(
        self, shown: dict[str, Any], last: FieldsNode | None = None, change: dict[str, Any] | None = None
    ) -> None:
        self.shown = shown
        self._last = last  # what the change leads from; always one that has none itself
        self._change = change
        if last is not None:
            last._last = last._change = None

    def now(self, values: dict[str, Any]) -> FieldsNode:
        """Return the layer with these values of some fields, the very same where nothing differs."""
        had = self.shown
        change: dict[str, Any] = {}
        for name, value in values.items():
            differs = of_values(had[name], value)
            if differs:
                change[name] = differs
        return FieldsNode({**had, **values}, self, change) if change else self

    def whole(self) -> dict[str, Any]:
        return {name: whole(value) for name, value in self.shown.items()}

    def change(self, old: Any) -> dict[str, Any]:
        if old is self:
            return {}
        assert isinstance(old, FieldsNode)
        found = self._change
        if found is None or self._last is not old:
            found = of_objects(old.shown, self.shown)
            self._last = old
            self._change = found
        old._last = old._change = None  # so that there is never a row of them
        return found


class Lasting:
    """A layer from moment to moment: of the last one only what has other sources is shown anew.

    Sources are told apart by being equal, nodes by being themselves; a list among them must not be changed any more.

    >>> stock = Lasting(Layer(ore=None, cards=len), (3, ["drill"]))
    >>> first = stock.fields
    >>> stock.now((3, ["drill"])) is first, stock.now((4, ["drill"])).change(first)
    (True, {'ore': [4]})
    """

    __slots__ = ("_kind", "_sources", "fields")

    def __init__(self, kind: Layer, sources: tuple[Any, ...]) -> None:
        self._kind = kind
        self._sources = sources
        self.fields = FieldsNode(kind.shown(sources))

    def now(self, sources: tuple[Any, ...]) -> FieldsNode:
        """Return the layer as it is shown of these sources, the very same where they are."""
        fields = self._kind.fields
        values: dict[str, Any] = {}
        for place in compress(self._kind.places, map(ne, self._sources, sources)):
            field, show = fields[place]
            source = sources[place]
            values[field] = source if show is None else show(source)
        if values:
            self._sources = sources
            self.fields = self.fields.now(values)
        return self.fields


class Laid(Node):
    """One object with the fields of several layers; one that is in several is the same in all for ever.

    >>> ours = FieldsNode({"ore": 1})
    >>> Laid((ours, FieldsNode({"hand": 2}))).change(Laid((ours, FieldsNode({"hand": 0}))))
    {'hand': [2]}
    """

    __slots__ = ("_change", "_last", "layers")

    def __init__(self, layers: tuple[FieldsNode, ...]) -> None:
        self.layers = layers
        self._last: Laid | None = None
        self._change: dict[str, Any] | None = None

    def whole(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for layer in self.layers:
            found.update(layer.whole())
        return found

    def change(self, old: Any) -> dict[str, Any]:
        if old is self:
            return {}
        assert isinstance(old, Laid)
        found = self._change
        if found is None or self._last is not old:
            found = {}
            if len(self.layers) != len(old.layers):
                found = of_objects(old.whole(), self.whole())  # such as at the end, when all is shown
            else:
                for layer, had in zip(self.layers, old.layers):
                    if layer is not had:
                        found.update(layer.change(had))
            old._last = old._change = None
            self._last = old
            self._change = found
        return found


class RowNode(Node):
    """A list of objects, each of which stays in its place, such as the players: nodes, or plain where they are small.

    >>> mine, yours = {"ore": 1, "ice": 0}, {"ore": 5, "ice": 0}
    >>> RowNode((mine, {"ore": 6, "ice": 0})).change(RowNode((mine, yours)))
    [0, [[0, 1], {'at': 1, 'change': {'ore': [6]}}]]
    """

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...]) -> None:
        self.items = items

    def whole(self) -> list[Any]:
        return [whole(item) for item in self.items]

    def change(self, old: Any) -> list[Any]:
        assert isinstance(old, RowNode)
        if len(old.items) != len(self.items):
            return [self.whole()]
        pieces: list[Any] = []
        place = told = 0
        for item, had in zip(self.items, old.items):
            if item is not had:
                change = of_objects(had, item) if type(item) is dict else of_values(had, item)
                if change:
                    if told < place:
                        pieces.append([told, place - told])
                    pieces.append({"at": place, "change": change})
                    told = place + 1
            place += 1
        if not pieces:
            return []
        if told < place:
            pieces.append([told, place - told])
        return [0, pieces]
