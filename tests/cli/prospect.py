"""The kernel's small test game as a game of the table: it has every kind of question and no board of its own."""

from tests.kernel.prospect import PROSPECT as GAME

__all__ = ["GAME"]
