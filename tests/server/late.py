"""A machine that is busy elsewhere: what threads do for the loop comes late, each time by another while.

`OFFWORLD_LATE` says by how many milliseconds at most, and `OFFWORLD_LATE_SEED` chooses other whiles.
"""

from __future__ import annotations

import asyncio
import os
import time
import zlib
from collections.abc import Callable
from typing import Any

LATEST = float(os.environ.get("OFFWORLD_LATE", "0")) / 1_000
SEED = os.environ.get("OFFWORLD_LATE_SEED", "1")


class Whiles:
    """How long to wait: one number after the other, the same in every run with this seed."""

    def __init__(self) -> None:
        self._counted = 0

    def next(self, what: str) -> float:
        """Return the next while, in seconds."""
        self._counted += 1
        return LATEST * zlib.crc32(f"{SEED} {self._counted} {what}".encode()) / 2**32


def delay_threads() -> None:
    """Let whatever is given to a thread begin late and be told late."""
    whiles = Whiles()
    punctual = asyncio.BaseEventLoop.run_in_executor

    def later(loop: asyncio.BaseEventLoop, executor: Any, do: Callable[..., Any], *args: Any) -> Any:
        before, after = whiles.next("before"), whiles.next("after")

        def done() -> Any:
            time.sleep(before)
            try:
                return do(*args)
            finally:
                time.sleep(after)

        return punctual(loop, executor, done)

    asyncio.BaseEventLoop.run_in_executor = later  # type: ignore[method-assign,assignment]
