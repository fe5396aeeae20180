"""Garbage collection at quiet moments: a full one takes a quarter of a second with 500 matches in memory."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("offworld.collecting")

LOOK_SECONDS = 2.0
QUIET_SECONDS = 0.5
AT_LEAST_SECONDS = 600.0  # without a quiet moment it happens all the same
AT_MOST_SECONDS = 30.0
NEVER = 1_000_000_000


def postpone() -> None:
    """Leave the full collections to `collect`, and never look again at what was there at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, NEVER)


async def collect(quiet_for: Callable[[], float]) -> None:
    """Collect now and then, for ever, when nobody has done anything for a moment."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        since = time.monotonic() - last
        if since > AT_LEAST_SECONDS or (since > AT_MOST_SECONDS and quiet_for() > QUIET_SECONDS):
            begun = time.monotonic()
            found = gc.collect()
            last = time.monotonic()
            log.debug("collected", objects=found, ms=round((last - begun) * 1000, 1))
