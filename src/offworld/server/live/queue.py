"""A queue with one reader that takes little room while nothing is in it, as most do most of the time."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Queue(Generic[T]):
    """What asyncio's queue does for one reader, without its four deques: thousands of these lie idle.

    >>> queue: Queue[str] = Queue(size=1)
    >>> queue.put_nowait("frame")
    >>> queue.full(), queue.get_nowait(), queue.empty()
    (True, 'frame', True)
    """

    __slots__ = ("_queue", "_reader", "_size")

    def __init__(self, size: int = 0) -> None:
        self._size = size  # 0: as much as comes
        self._queue: list[T] = []
        self._reader: asyncio.Future[None] | None = None  # who waits for something

    def empty(self) -> bool:
        """Return whether nothing is in it."""
        return not self._queue

    def full(self) -> bool:
        """Return whether nothing more goes into it."""
        return 0 < self._size <= len(self._queue)

    def put_nowait(self, item: T) -> None:
        """Put something in; asyncio.QueueFull where there is no room."""
        if self.full():
            raise asyncio.QueueFull
        self._queue.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        """Return what has been in it for the longest time; asyncio.QueueEmpty where nothing is."""
        if not self._queue:
            raise asyncio.QueueEmpty
        return self._queue.pop(0)

    async def get(self) -> T:
        """Return the same, as soon as there is something; one reader at a time."""
        while not self._queue:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._queue.pop(0)
