"""Offworld: board games set off Earth, with every rule enforced, for screens, bots, replays and training."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from offworld.games import game
from offworld.games import games as _names
from offworld.kernel.errors import SPEAKERS, BadRecord, IllegalAnswer, OffworldError
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.record import read_record
from offworld.kernel.record import replay as _replay
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text

__all__ = ["BadRecord", "Game", "IllegalAnswer", "Match", "OffworldError", "Rng", "game", "games", "replay"]
__version__ = "0.1.0"


class _Games:
    """`offworld.games()` are the names of all games; any other use of `offworld.games` is the package of that name."""

    def __call__(self) -> tuple[str, ...]:
        return _names()

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module("offworld.games"), name)


games = _Games()


def _in_words(text: Text) -> str:
    """Return what an error says in English; the words are read when they are first needed."""
    from offworld.i18n import Translator

    return Translator("en").say(text)


SPEAKERS.append(_in_words)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Match:
    """Rebuild a match from its record, whole or up to a number of answers."""
    return _replay(game(read_record(record).game), record, upto)
