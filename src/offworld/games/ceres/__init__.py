"""Ceres with Contracts of Mars: mine a turning belt, build outstations, settle a dwarf planet, serve the unions."""

from offworld.games.ceres.meta import GAME

__all__ = ["GAME"]
