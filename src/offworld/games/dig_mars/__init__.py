"""Dig Mars: explore a canyon, drill, transport finds, and be the first to gather enough success points."""

from offworld.games.dig_mars.meta import GAME

__all__ = ["GAME"]
