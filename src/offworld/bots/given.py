"""Bots from whatever stands for one: a name, a bot, a class of bots, or a function that answers."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.registry import bot, configured
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules

Given = str | Bot | type[Bot] | Callable[[Perspective, Rng], Answer]


class Function(Bot):
    """Answers as a function of perspective and generator does."""

    def __init__(self, function: Callable[[Perspective, Rng], Answer]) -> None:
        self.function = function

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        return self.function(perspective, rng)


def as_bot(given: Given, game: Rules | None = None, settings: str = "") -> Bot:
    """Return the bot that something stands for; a class is given its settings, written as behind a name.

    BadSetup says what is no bot, or why it cannot be made.
    """
    try:
        return _made(given, game, settings)
    except OffworldError:
        raise
    except Exception as error:
        raise BadSetup("error-bot-broken", bot=name_of(given), problem=f"{type(error).__name__}: {error}") from None


def _made(given: Given, game: Rules | None, settings: str) -> Bot:
    if isinstance(given, str):
        return bot(given, game)
    name = name_of(given)
    if isinstance(given, type) and issubclass(given, Bot):
        return configured(given, name, settings)
    if settings:
        raise BadSetup("error-bot-parameter", bot=name, parameter=settings.partition("=")[0], allowed="-")
    if isinstance(given, Bot):
        return given
    if isinstance(given, type) or not callable(given) or not _answers(given):
        raise BadSetup("error-no-bot", bot=name, found=type(given).__name__)
    return Function(given)


def name_of(given: Given) -> str:
    """Return what a bot is called in results."""
    if isinstance(given, str):
        return given
    return str(getattr(given, "__name__", type(given).__name__))


def _answers(function: Callable[..., object]) -> bool:
    """Return whether a function can be called with a perspective and a generator."""
    try:
        inspect.signature(function).bind(None, None)
    except (TypeError, ValueError):  # other parameters; or nothing is known about them
        return False
    return True
