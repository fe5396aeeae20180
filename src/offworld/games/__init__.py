"""The games of the table. A new game is one folder here and one line in GAMES, the only place that lists games.

Its terminal board (`cli/boards/<name>.py`), its screen (`web/src/games/<name>/index.ts`), its words
(`i18n/<language>/<name>.ftl`) and its ladder (`Game.levels`) are found by its name.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "dig_mars": "offworld.games.dig_mars",
    "terraforming_mars": "offworld.games.terraforming_mars",
    "ceres": "offworld.games.ceres",
    "welcome_to_the_moon": "offworld.games.welcome_to_the_moon",
    "on_mars": "offworld.games.on_mars",
}

# Complete, tested, and not offered to players: what a new game is copied from (docs/add-a-game.md).
EXAMPLES: Final[dict[str, str]] = {"signals": "offworld.games.signals"}


def games() -> tuple[str, ...]:
    """Return the names of all games that are offered."""
    return tuple(GAMES)


def game(name: str) -> Game:
    """Return a game, or the example, by its name."""
    module = GAMES.get(name) or EXAMPLES.get(name)
    if module is None:
        raise BadSetup("error-unknown-game", game=str(name), allowed=", ".join(GAMES))
    found = import_module(module).GAME
    assert isinstance(found, Game)
    return found
