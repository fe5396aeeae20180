"""Garbage collection at quiet moments: a full one takes a quarter of a second with 500 matches in memory.

Play leaves nothing behind that only a collection would find (`tests/server/test_garbage.py`), yet Python would look
through all that has lately been added to matches, again and again, while everybody waits. So nothing is collected by
itself. What does leave cycles behind, such as connections that end and statements for the store, is counted.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("offworld.garbage")

LOOK_SECONDS = 2.0
QUIET_SECONDS = 0.5
AT_LEAST_SECONDS = 600.0  # without a quiet moment it happens all the same
AT_MOST_SECONDS = 30.0
MUCH = 5_000  # things left behind, of some 30 kB at most: no quiet moment is waited for


class Litter:
    """How many things have left cycles behind since the last collection."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


def postpone() -> None:
    """Leave all collections to `collect`, and never look again at what was there at the start."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect(quiet_for: Callable[[], float], litter: Litter) -> None:
    """Collect now and then, for ever, when nobody has done anything for a moment, or much was left behind."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        since = time.monotonic() - last
        quiet = since > AT_MOST_SECONDS and quiet_for() > QUIET_SECONDS
        if quiet or since > AT_LEAST_SECONDS or litter.count > MUCH:
            begun = time.monotonic()
            litter.count = 0
            found = gc.collect()
            last = time.monotonic()
            log.debug("collected", objects=found, ms=round((last - begun) * 1000, 1))
