"""Parts of views and questions that still hold, so that what has not changed need not be made again.

Whoever follows a match keeps one of these beside it and gives it to `match.seen` and `match.asking`; without one,
everything is made anew. What comes back is then made of shared parts: to be read, not to be changed.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.kernel.event import event_json
from offworld.kernel.layers import FieldsNode, Laid, Lasting, Layer, RowNode
from offworld.kernel.plain import LogEvent, Message
from offworld.kernel.text import Reason, Text, reason_json

_MANY: Final = 200  # of a kind, after which all are let go: a match may go on for long


class Parts:
    """Each part is kept with what it was made from, and holds for as long as that is the same.

    >>> parts = Parts()
    >>> parts.keep("tiles", (1, 2), ["ocean", "city"])
    ['ocean', 'city']
    >>> parts.get("tiles", (1, 2)), parts.get("tiles", (1, 3))
    (['ocean', 'city'], None)
    """

    __slots__ = ("_events", "_made", "_refusals", "labels", "moment")

    def __init__(self) -> None:
        self.moment: object = None  # equal to itself alone until the match goes on: the source of what lasts no longer
        self._made: dict[object, tuple[object, Any]] = {}
        self.labels: dict[object, tuple[object, Message]] = {}  # by choice: what its words follow from, and they
        self._refusals: dict[tuple[int, object], tuple[Reason, dict[str, Any]]] = {}  # by seat and the first value
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
    def layer(self, name: object, kind: Layer, sources: tuple[Any, ...]) -> FieldsNode:
        """Return a layer each of whose fields is made from one source: the last one, with what has changed since."""
        kept = self._made.get(name)
        if kept is None:
            first = Lasting(kind, sources)
            self._made[name] = (None, first)
            return first.fields
        last: Lasting = kept[1]
        return last.now(sources)

    def lay(self, name: object, *layers: FieldsNode) -> Laid:
        """Return one object with the fields of all these, the very same as the last time where they are.

        A field that is in several is taken from the last, and has to be the same in all others for ever.
        """
        kept = self._made.get(name)
        if kept is not None and kept[0] == layers:
            last: Laid = kept[1]
            return last
        found = Laid(layers)
        self._made[name] = (layers, found)
        return found

    def row(self, name: object, items: list[Laid]) -> RowNode:
        """Return a list of objects that stay in their places, the very same as the last time where they are."""
        kept = self._made.get(name)
        if kept is not None and kept[0] == items:
            last: RowNode = kept[1]
            return last
        found = RowNode(tuple(items))
        self._made[name] = (items, found)
        return found

    # --- words -------------------------------------------------------------------------------------------------------
    def label(self, choice: object, text: Text) -> Message:
        """Return the words for a choice as plain JSON, the very object of the last time where they are the same."""
        kept = self.labels.get(choice)
        return kept[1] if kept is not None and kept[0] == text else self.keep_label(choice, text, text)

    def refusal(self, seat: int, why: Reason, values: list[Any], labels: list[Message]) -> dict[str, Any]:
        """Return what a seat is refused for one reason, made of what was there the last time as far as it holds."""
        first = (seat, values[0])
        kept = self._refusals.get(first)
        if kept is None:
            if len(self._refusals) >= _MANY:
                self._refusals.clear()
            reason = reason_json(why)
        else:
            had = kept[1]
            same = kept[0] == why
            if had["values"] == values:
                values = had["values"]
                if had["labels"] == labels:
                    if same:
                        return had
                    labels = had["labels"]
            reason = had["why"] if same else reason_json(why)
        found = {"why": reason, "values": values, "labels": labels}
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
