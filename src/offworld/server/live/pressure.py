"""Whether this process keeps up. What it cannot do in time it refuses at once, with a time: nothing was begun then."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from offworld.server.errors import Busy
from offworld.server.metrics import SHED
from offworld.server.store import Store

TICK: Final = 0.1  # seconds between two looks at the loop
WAITING: Final = 5_000  # entries that may wait for the disk
LONGEST: Final = 30  # seconds after which somebody is told to come again, at most


class Pressure:
    """How late the loop is, and for how long the oldest entry has been waiting for the disk."""

    def __init__(self, store: Store, bound: float) -> None:
        self._store = store
        self._bound = bound
        self._due = math.inf  # when the loop should look next
        self._late = 0.0  # by how much it came too late the last time

    async def run(self) -> None:
        """Look at the loop, for ever."""
        while True:
            self._due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self._late = max(0.0, time.monotonic() - self._due)

    @property
    def loop_late(self) -> float:
        """By how many seconds the loop is behind."""
        return max(self._late, time.monotonic() - self._due)

    def check(self, writing: bool) -> None:
        """Raise Busy where something asked for now would be done too late; what is only read waits for no disk."""
        self._refuse("loop", self.loop_late)
        if writing:
            self._refuse("store", self._store.late)
            if self._store.waiting > WAITING:
                self._refuse("store", math.inf)

    def _refuse(self, part: str, late: float) -> None:
        if late > self._bound:
            SHED.labels(part).inc()
            raise Busy("server-overloaded", seconds=max(1, math.ceil(min(late, LONGEST))))
