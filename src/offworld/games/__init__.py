"""The games of the table. A new game is one folder here and one line in GAMES."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "dig_mars": "offworld.games.dig_mars",
    "terraforming_mars": "offworld.games.terraforming_mars",
}


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(GAMES)


def game(name: str) -> Game:
    """Return a game by its name."""
    if name not in GAMES:
        raise BadSetup("error-unknown-game", game=str(name), allowed=", ".join(GAMES))
    found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game)
    return found
