"""Parts of views and questions that still hold, so that what has not changed need not be made again.

Whoever follows a match keeps one of these beside it and gives it to `match.view` and `match.question`; without one,
everything is made anew. What comes back is then made of shared parts: to be read, not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Any, Final

from offworld.kernel.event import event_json
from offworld.kernel.plain import LogEvent, Message
from offworld.kernel.text import Text

Show = Callable[[Any], Any]

_MANY: Final = 200  # of a kind, after which all are let go: a match may go on for long


class Layer:
    """The fields of an object in a view, and how each is shown of its source; None: as it is.

    >>> Layer(ore=None, cards=len).shown((3, ["drill", "rover"]), {})
    {'ore': 3, 'cards': 2}
    """

    __slots__ = ("fields", "places")

    def __init__(self, **fields: Show | None) -> None:
        self.fields = tuple(fields.items())
        self.places = tuple(range(len(self.fields)))

    def shown(self, sources: tuple[Any, ...], found: dict[str, Any]) -> dict[str, Any]:
        """Write all fields into an object, and return it."""
        for (field, show), source in zip(self.fields, sources):
            found[field] = source if show is None else show(source)
        return found


class Parts:
    """Each part is kept with what it was made from, and holds for as long as that is the same.

    >>> parts = Parts()
    >>> parts.keep("tiles", (1, 2), ["ocean", "city"])
    ['ocean', 'city']
    >>> parts.get("tiles", (1, 2)), parts.get("tiles", (1, 3))
    (['ocean', 'city'], None)
    """

    __slots__ = ("_changes", "_events", "_made", "_refusals", "_renewed", "labels", "laid", "moment")

    def __init__(self) -> None:
        self.moment: object = None  # equal to itself alone until the match goes on: the source of what lasts no longer
        self._made: dict[object, tuple[object, Any]] = {}
        self.labels: dict[object, tuple[object, Message]] = {}  # by choice: what its words follow from, and they
        self._refusals: dict[tuple[int, object], tuple[Text, dict[str, Any]]] = {}  # by seat and the first value
        self.laid: dict[int, tuple[Any, tuple[dict[str, Any], ...]]] = {}  # by its id, a whole and its layers
        self._changes: dict[
            tuple[int, int], tuple[Any, Any, dict[str, Any]]
        ] = {}  # by the ids of what they lie between
        self._renewed: dict[int, tuple[dict[str, Any], dict[str, Any], list[str]]] = {}  # by id: from what, by fields
        self._events: dict[int, tuple[Text, LogEvent]] = {}

    def get(self, name: object, source: object) -> Any:
        """Return a part that was made from the same source, else None.

        A source is a number, a string or a tuple of such; or an object that nobody changes any more, which is the same
        as itself alone.
        """
        kept = self._made.get(name)
        return kept[1] if kept is not None and kept[0] == source else None

    def last(self, name: object) -> tuple[Any, Any] | None:
        """Return what a part was made from the last time, and the part: some of it may do again."""
        return self._made.get(name)

    def same(self, name: object, source: Any) -> Any:
        """Return an equal source of the last time, which is compared faster from then on; else this one."""
        kept = self._made.get(name)
        if kept is not None and kept[0] == source:
            return kept[0]
        self._made[name] = (source, None)
        return source

    def keep(self, name: object, source: object, made: Any) -> Any:
        """Keep a part for the next time, and return it."""
        self._made[name] = (source, made)
        return made

    def settled(self, name: object, made: Any) -> Any:
        """Return an equal part of the last time, which is known at once to be the same; else this one."""
        kept = self._made.get(name)
        if kept is not None and kept[1] == made:
            return kept[1]
        self._made[name] = (None, made)
        return made

    # --- layers ------------------------------------------------------------------------------------------------------
    def layer(self, name: object, kind: Layer, sources: tuple[Any, ...]) -> dict[str, Any]:
        """Return an object each of whose fields is made from one source: the last one, with what has changed since.

        Sources are told apart by being equal; a list among them must not be changed any more.
        """
        kept = self._made.get(name)
        if kept is None:
            return kind.shown(sources, self.keep(name, sources, {}))
        had: Any = kept[0]
        found: dict[str, Any] = kept[1]
        fields: list[str] = []
        for place in compress(kind.places, map(ne, had, sources)):
            if not fields:
                found = found.copy()
            field, show = kind.fields[place]
            source = sources[place]
            found[field] = source if show is None else show(source)
            fields.append(field)
        self._made[name] = (sources, found)
        if fields:
            if len(self._renewed) >= _MANY:
                self._renewed.clear()
            self._renewed[id(found)] = (kept[1], found, fields)
        return found

    def renewed_fields(self, old: dict[str, Any], new: dict[str, Any]) -> list[str] | None:
        """Return the fields in which a layer may differ from the one it was made of; None where that is not known."""
        kept = self._renewed.get(id(new))
        return kept[2] if kept is not None and kept[0] is old else None

    # --- what is made of several parts -------------------------------------------------------------------------------
    def lay(self, *layers: dict[str, Any]) -> dict[str, Any]:
        """Return one object with the fields of all these, and remember what it is made of.

        A field that is in several is taken from the last, and has to be the same in all others for ever.
        """
        if len(self.laid) >= _MANY:
            self.laid.clear()
        found: dict[str, Any] = {}
        for layer in layers:
            found.update(layer)
        self.laid[id(found)] = (found, layers)
        return found

    def known_change(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
        """Return the difference between two layers, where it was worked out for somebody else."""
        kept = self._changes.get((id(old), id(new)))
        return kept[2] if kept is not None else None

    def keep_change(self, old: dict[str, Any], new: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
        """Keep the difference between two layers, and return it."""
        if len(self._changes) >= _MANY:
            self._changes.clear()
        self._changes[id(old), id(new)] = (old, new, change)
        return change

    # --- words -------------------------------------------------------------------------------------------------------
    def label(self, choice: object, text: Text) -> Message:
        """Return the words for a choice as plain JSON, the very object of the last time where they are the same."""
        kept = self.labels.get(choice)
        return kept[1] if kept is not None and kept[0] == text else self.keep_label(choice, text, text)

    def refusal(self, seat: int, why: Text, values: list[Any], labels: list[Message]) -> dict[str, Any]:
        """Return what a seat is refused for one reason, made of what was there the last time as far as it holds."""
        first = (seat, values[0])
        kept = self._refusals.get(first)
        reason: Message | None = None
        if kept is not None:
            text, had = kept
            if text.key == why.key and text.params == why.params:
                reason, why = had["why"], text
            if had["values"] == values and had["labels"] == labels:
                if reason is not None:
                    return had
                values, labels = had["values"], had["labels"]
        elif len(self._refusals) >= _MANY:
            self._refusals.clear()
        found = {"why": reason if reason is not None else why.to_json(), "values": values, "labels": labels}
        self._refusals[first] = (why, found)
        return found

    def keep_label(self, choice: object, source: object, text: Text) -> Message:
        """Keep the words for a choice with what they follow from, and return them as plain JSON."""
        if len(self.labels) >= _MANY:
            self.labels.clear()
        found = text.to_json()
        self.labels[choice] = (source, found)
        return found

    def event(self, number: int, text: Text) -> LogEvent:
        """Return a line of the log as plain JSON, made once for all who may read the same."""
        kept = self._events.get(number)
        if kept is not None and kept[0] is text:
            return kept[1]
        if len(self._events) >= _MANY:
            self._events.clear()
        found = event_json(number, text)
        self._events[number] = (text, found)
        return found
