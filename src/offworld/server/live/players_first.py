"""Who only looks on waits a moment: players hear first, and nobody's move waits until all spectators are told."""

from __future__ import annotations

import asyncio
from collections import deque

FEW = 16  # spectators who are served before the loop looks for something else to do


class Turns:
    """One for a process: lets a few through at a time."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self._waiting.append(mine)
        if len(self._waiting) == 1:
            loop.call_soon(self._next)
        await mine

    def _next(self) -> None:
        for _ in range(min(FEW, len(self._waiting))):
            one = self._waiting.popleft()
            if not one.done():
                one.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
