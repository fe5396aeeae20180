"""Welcome to the Moon: eight adventures of writing numbers from three shared piles, all players at once."""

from offworld.games.welcome_to_the_moon.meta import GAME

__all__ = ["GAME"]
