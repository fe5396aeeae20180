"""Messages as keys with parameters; the sentences live in the language files."""

from __future__ import annotations

from typing import Final


class Text:
    """A message key with parameters.

    A parameter is a number, a string or another Text. A parameter whose name starts with `seat` holds a seat number and
    is shown as that player's name.

    >>> Text("took", {"seat": 1, "what": Text("ore"), "count": 2}).to_json()
    {'key': 'took', 'params': {'seat': 1, 'what': {'key': 'ore', 'params': {}}, 'count': 2}}
    """

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, object] | None = None) -> None:
        self.key = key
        self.params: Final = params if params is not None else {}

    def to_json(self) -> dict[str, object]:
        """Return the message as plain JSON; nested messages become nested objects."""
        return {"key": self.key, "params": params_json(self.params)}

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, object]]]:
        return Text, (self.key, self.params)


def params_json(params: dict[str, object]) -> dict[str, object]:
    """Return message parameters as plain JSON."""
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value
