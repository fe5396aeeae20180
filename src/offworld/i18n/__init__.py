"""Messages in Russian and English, from the Fluent files beside this module; the browser bundles the same files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from offworld.kernel.text import Text

LANGUAGES = ("en", "ru")
FOLDER = Path(__file__).parent


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Translator:
    """Says messages in one language. `names` are the players' names by seat."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.names = list(names)
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
        return str(words)

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in params.items():
            if name.startswith("seat") and name != "seats" and isinstance(value, int):
                spoken[name] = self.names[value] if value < len(self.names) else str(value + 1)
            elif isinstance(value, Text) or (isinstance(value, Mapping) and "key" in value):
                spoken[name] = self.say(value)
            elif isinstance(value, bool):
                spoken[name] = str(value).lower()
            elif isinstance(value, (list, tuple)):
                spoken[name] = ", ".join(str(part) for part in self._spoken(dict(enumerate_names(value))).values())
            else:
                spoken[name] = value
        return spoken


def enumerate_names(values: Sequence[Any]) -> list[tuple[str, Any]]:
    """Return list items as parameters with made-up names, so that they are spoken like any others."""
    return [(f"item{i}", value) for i, value in enumerate(values)]
