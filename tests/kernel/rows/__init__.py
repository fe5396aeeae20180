"""Rows, a small game whose every turn is simultaneous; it lives in the tests and benchmarks only.

Each turn three numbers are turned over. Everybody writes one of them into an own row that must ascend, or loses a
point, and then moves one step on one of two tracks. Whoever is the first to have written five numbers gets a bonus,
shared by all who do so in the same turn.
"""

from pathlib import Path

from tests.kernel.rows.game import ROWS, RowsGame

WORDS = Path(__file__).parent / "words"

__all__ = ["ROWS", "WORDS", "RowsGame"]
