"""Work that takes a while, done beside the loop: whoever plays goes first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from offworld.server.thinking.line import Line

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


class InTurn:
    """The same, but whoever asks for much waits behind those who ask for little: houses and their people in turn."""

    def __init__(self, name: str, house_of: Callable[[str], str]) -> None:
        self._beside = Background(name)
        self._line = Line(1, house_of)

    def __len__(self) -> int:
        return len(self._line)

    async def work(self, person: str, do: Callable[[], T]) -> T:
        """Do something for somebody and return what it returns."""
        await self._line.enter(person, "")
        try:
            return await self._beside.work(do)
        finally:
            self._line.leave(person)
