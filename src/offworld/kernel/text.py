"""Messages as keys with parameters; the sentences live in the language files."""

from __future__ import annotations

from typing import Any, Final

from offworld.kernel.plain import Message


class Text:
    """A message key with parameters.

    A parameter is a number, a string or another Text. A parameter whose name starts with `seat` holds a seat number and
    is shown as that player's name.

    >>> Text("took", {"seat": 1, "what": Text("ore"), "count": 2}).to_json()
    {'key': 'took', 'params': {'seat': 1, 'what': {'key': 'ore', 'params': {}}, 'count': 2}}
    """

    __slots__ = ("_within", "key", "params")

    def __init__(self, key: str, params: dict[str, object] | None = None) -> None:
        self.key = key
        self.params: Final = params if params is not None else {}
        self._within: Message | None = None

    def within(self) -> Message:
        """Return the message as part of another, as plain JSON to be read only: many are named again and again."""
        found = self._within
        if found is None:
            found = self._within = self.to_json()
        return found

    def to_json(self) -> Message:
        """Return the message as plain JSON; nested messages become nested objects."""
        return {"key": self.key, "params": params_json(self.params) if self.params else {}}

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, object]]]:
        return Text, (self.key, self.params)


Reason = Text | tuple[Any, ...]  # a message; or its key, the names of its parameters and, plain, the parameters


def spoken(reason: Reason) -> Text:
    """Return a reason as a message.

    >>> spoken(("no-money", ("needed", "have"), 11, 4))
    Text('no-money', {'needed': 11, 'have': 4})
    """
    return reason if isinstance(reason, Text) else Text(reason[0], dict(zip(reason[1], reason[2:])))


def reason_json(reason: Reason) -> Message:
    """Return a reason as plain JSON."""
    if isinstance(reason, Text):
        return reason.to_json()
    return {"key": reason[0], "params": dict(zip(reason[1], reason[2:]))}


def printed(number: int) -> str:
    """Return a number in print: with a minus, not a hyphen.

    >>> printed(-3) == "\\N{MINUS SIGN}3"
    True
    """
    return f"\u2212{-number}" if number < 0 else str(number)


def params_json(params: dict[str, object]) -> dict[str, Any]:
    """Return message parameters as plain JSON."""
    found: dict[str, Any] = {}
    for name, value in params.items():
        if isinstance(value, Text):
            found[name] = value.within()
        elif isinstance(value, (tuple, list)):
            found[name] = [_plain(item) for item in value]
        else:
            found[name] = value
    return found


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.within()
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value
