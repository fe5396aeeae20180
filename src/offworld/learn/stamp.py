"""What a trained player was made for: files made for other numbers of actions and features are refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.looking import look
from offworld.learn.checked import game_of


def stamp(game: str | Game, seats: int = 2, options: Mapping[str, object] | None = None) -> dict[str, Any]:
    """Return plain JSON to keep beside what was learned: the game, its `learning_version`, and how many numbers."""
    found = game_of(game)
    chosen = found.check_setup(seats, options)
    return {
        "game": found.name,
        "learning_version": found.learning_version,
        "seats": seats,
        "options": dict(chosen),
        "actions": len(found.atoms(seats, chosen)),
        "features": len(look(found, found.start(seats, 0, chosen, quiet=True).state, 0, describe=True).floats()),
    }


def check_stamp(
    made_for: Mapping[str, object], game: str | Game, seats: int = 2, options: Mapping[str, object] | None = None
) -> None:
    """Raise BadSetup, with the name of what differs, where something was learned for other numbers than these."""
    current = stamp(game, seats, options)
    for field in ("game", "learning_version", "actions", "features"):  # what decides what a number means
        found = made_for.get(field) if isinstance(made_for, Mapping) else None
        if found != current[field]:
            raise BadSetup(
                "error-learn-stamp", game=current["game"], field=field, found=str(found), wanted=str(current[field])
            )
