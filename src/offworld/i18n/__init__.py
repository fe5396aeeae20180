"""Messages in Russian and English, from the Fluent files beside this module; the browser bundles the same files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from offworld.kernel.text import Text, printed

LANGUAGES = ("en", "ru")
FOLDER = Path(__file__).parent
BELOW_ZERO = re.compile(r"(?<![\w-])-\d+")  # as languages write it, with a hyphen


class _Oneself(FluentType):
    """Whoever reads, inside a sentence that names people."""

    def __init__(self, word: str) -> None:
        self.word = word

    def format(self, locale: object) -> str:
        """Return the word that begins a sentence."""
        return self.word


def you(person: object, own: object, other: object = None) -> object:
    """Return what is said of a person: `own` to that person, else `other`, or the name where there is no other.

    In the language files: `{ $seat } { YOU($seat, "play", "plays") } for { YOU($seat_owner, "you") }`.
    """
    if isinstance(person, _Oneself):
        return own
    return person if other is None else other


FUNCTIONS: dict[str, Any] = {"YOU": you}  # what the language files may call


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Translator:
    """Says messages in one language. `names` are the players' names by seat; `you` is the seat of whoever reads."""

    def __init__(self, language: str, names: Sequence[str] = (), you: int | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.names = list(names)
        self.you = you
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Return whether there are words for a key."""
        return self._bundle.has_message(key)

    def needs_nothing(self, key: str) -> bool:
        """Return whether there are words for a key, and they can be said without parameters."""
        if not self._bundle.has_message(key):
            return False
        pattern = self._bundle.get_message(key).value
        return pattern is not None and not self._bundle.format_pattern(pattern, {})[1]

    def say(self, message: Text | Mapping[str, Any] | str, **params: object) -> str:
        """Return a message in words: a Text, its JSON form, or a key with parameters; an unknown key shows as it is."""
        if isinstance(message, str):
            key, given = message, dict(params)
        elif isinstance(message, Text):
            key, given = message.key, message.params
        else:
            key, given = message["key"], message["params"]
        if not self._bundle.has_message(key):
            return key
        found = self._bundle.get_message(key)
        assert found.value is not None
        words, _errors = self._bundle.format_pattern(found.value, self._spoken(given))
        if any(isinstance(value, int) and value < 0 for value in given.values()):
            return BELOW_ZERO.sub(lambda number: printed(int(number[0])), str(words))
        return str(words)

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in params.items():
            if name.startswith("seat") and name != "seats" and isinstance(value, int):
                spoken[name] = _Oneself(self.say("person-you")) if value == self.you else self._called(value)
            elif isinstance(value, Text) or (isinstance(value, Mapping) and "key" in value):
                spoken[name] = self.say(value)
            elif isinstance(value, bool):
                spoken[name] = str(value).lower()
            elif isinstance(value, (list, tuple)):
                parts = self._spoken(dict(enumerate_names(value))).values()
                spoken[name] = ", ".join(printed(part) if isinstance(part, int) else str(part) for part in parts)
            else:
                spoken[name] = value
        return spoken

    def _called(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)


def enumerate_names(values: Sequence[Any]) -> list[tuple[str, Any]]:
    """Return list items as parameters with made-up names, so that they are spoken like any others."""
    return [(f"item{i}", value) for i, value in enumerate(values)]
