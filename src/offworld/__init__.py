"""Offworld: board games set off Earth, with every rule enforced, for screens, bots, replays and training."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from offworld.games import game, games
from offworld.kernel.errors import BadRecord, IllegalAnswer, OffworldError
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.record import read_record
from offworld.kernel.record import replay as _replay
from offworld.kernel.rng import Rng

__all__ = ["BadRecord", "Game", "IllegalAnswer", "Match", "OffworldError", "Rng", "game", "games", "replay"]
__version__ = "0.1.0"


def replay(record: Mapping[str, Any], upto: int | None = None) -> Match:
    """Rebuild a match from its record, whole or up to a number of answers."""
    return _replay(game(read_record(record).game), record, upto)
