"""Packing the journals of matches that have long been over, a few at a time, while everybody plays on."""

from __future__ import annotations

import asyncio
import time

from offworld.kernel.errors import OffworldError
from offworld.server.store.journals import QUIET
from offworld.server.store.store import Store

EVERY, BREATH = 60.0, 1.0  # seconds between two looks, and between two handfuls


async def tidy(store: Store) -> None:
    """Look now and then, for ever."""
    while True:
        try:
            more = await store.pack(time.time() - QUIET)
        except OffworldError:  # the store is away: there is no hurry
            more = 0
        await asyncio.sleep(BREATH if more else EVERY)
