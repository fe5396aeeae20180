"""Signals: the strongest signal that nobody else sends is heard. The smallest complete game, to be copied."""

from offworld.games.signals.meta import GAME

__all__ = ["GAME"]
