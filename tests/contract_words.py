"""The contract about words: every message has them in every language, and they fit its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from offworld.i18n import FOLDER, FUNCTIONS, LANGUAGES, Translator
from offworld.kernel.game import Game
from offworld.kernel.text import Text


@cache
def _bundle(language: str, extra: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    paths = sorted((FOLDER / language).glob("*.ftl"))
    for path in [*paths, extra / f"{language}.ftl"] if extra is not None else paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class _Strict(Translator):
    """A translator that does not forgive, and that may know further words."""

    def __init__(self, language: str, you: int | None, extra: Path | None) -> None:
        super().__init__(language, [f"P{seat}" for seat in range(8)], you)
        self._bundle = _bundle(language, extra)

    def say(self, message: Text | Mapping[str, Any] | str, **params: object) -> str:
        if isinstance(message, str):
            key, given = message, dict(params)
        elif isinstance(message, Text):
            key, given = message.key, message.params
        else:
            key, given = message["key"], message["params"]
        assert self._bundle.has_message(key), f"no words for {key} in {self.language}"
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"no words for {key} in {self.language}"
        words, errors = self._bundle.format_pattern(pattern, self._spoken(given))
        assert not errors, f"{key} in {self.language} with {given}: {errors}"
        assert words, f"{key} in {self.language} says nothing"
        return str(words)


class Words:
    """All messages of a game, in all languages. `extra` is a folder with an .ftl file for each language."""

    def __init__(self, extra: Path | None = None) -> None:
        self._speakers = [_Strict(language, you, extra) for language in LANGUAGES for you in (None, 0)]
        self._heard: set[str] = set()

    def check(self, message: Text | Mapping[str, Any] | None) -> None:
        """Check that a message, which must be there, can be said."""
        assert message is not None
        plain = message.to_json() if isinstance(message, Text) else message
        heard = f"{plain['key']} {plain['params']}"
        if heard not in self._heard:
            self._heard.add(heard)
            for speaker in self._speakers:
                speaker.say(plain)

    def check_question(self, question: Mapping[str, Any]) -> None:
        """Check all that a screen has to say for a question."""
        self.check(question["why"])
        for label in question["labels"]:
            self.check(label)
        for refused in question["refused"]:
            self.check(refused["why"])
            for label in refused["labels"]:
                self.check(label)
        for aside in question["asides"]:
            self.check(aside["label"])

    def check_options(self, game: Game) -> None:
        """Check that a form with the game's options can be labelled."""
        for option in game.options:
            key = f"{game.name}-option-{option.name}"
            self.check(Text(key))
            self.check(Text(f"{key}-help"))
            if option.kind == "choice":
                for value in option.allowed:
                    self.check(Text(f"{key}-{value}"))
