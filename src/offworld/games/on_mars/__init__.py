"""On Mars by Vital Lacerda: rules and data."""

from offworld.games.on_mars.meta import GAME

__all__ = ["GAME"]
