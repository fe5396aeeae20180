"""Prospect, a small game that uses everything the kernel has; it lives in the tests only.

Each round everybody is dealt three cards and secretly chooses some of them, their order, a bid and its payment. Then
all is shown, the highest bid takes the first turn, and in turns of three actions players claim cells, dig, roll, peek,
show cards and trade.
"""

from pathlib import Path

from tests.kernel.prospect.game import PROSPECT

WORDS = Path(__file__).parent / "words"

__all__ = ["PROSPECT", "WORDS"]
