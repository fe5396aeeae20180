"""Terraforming Mars: corporations compete to make Mars habitable, with the Corporate Era, for 1 to 5 players."""

from offworld.games.terraforming_mars.meta import GAME

__all__ = ["GAME"]
