"""Work that takes a while, done beside the loop: whoever plays goes first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
BREATH = 1e-5  # seconds, enough for the loop to go on


def breathe() -> None:
    """Let the loop go on: compiled rules would keep it waiting until they are through."""
    time.sleep(BREATH)


class Background:
    """One thread for one sort of work: what is asked for first is done first."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def work(self, do: Callable[[], T]) -> T:
        """Do something and return what it returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, do)
