"""One viewer's live connection: an outbox that never makes a match wait for a slow reader."""

from __future__ import annotations

import asyncio
import time

from offworld.server.live.queue import Queue
from offworld.server.people.viewer import Viewer


class Connection:
    """Frames go into the outbox in order; `number` is the viewer's number of the last entry told."""

    __slots__ = (
        "closing",
        "differences",
        "gzip",
        "heard",
        "number",
        "outbox",
        "overflowed",
        "queued",
        "role",
        "room",
        "viewer",
    )

    def __init__(
        self, viewer: Viewer, size: int, gzip: bool = False, differences: bool = False, room: int = 2**20
    ) -> None:
        self.viewer = viewer
        self.role = viewer.role
        self.number = 0
        self.gzip = gzip  # whether long frames may go out compressed
        self.differences = differences  # whether updates go out as what they change
        self.heard = time.monotonic()  # when something last came from there
        self.outbox: Queue[str | None] = Queue(size)
        self.room = room  # for characters in it, beside its first frame
        self.queued = 0  # characters in it
        self.overflowed = False
        self.closing: tuple[int, str] | None = None  # close code, and the last frame

    def send(self, frame: str) -> None:
        """Queue a frame; a reader who is too far behind is cut off, and resumes later."""
        if self.overflowed or self.closing is not None:
            return
        if self.queued > 0 and self.queued + len(frame) > self.room:
            self.overflowed = True
            return
        try:
            self.outbox.put_nowait(frame)
            self.queued += len(frame)
        except asyncio.QueueFull:
            self.overflowed = True

    async def next(self, most: int = 1) -> list[str]:
        """Return the next frames to be sent, as soon as there are any; none where the connection is to end."""
        frames: list[str] = []
        frame = await self.outbox.get()
        while frame is not None:
            frames.append(frame)
            self.queued -= len(frame)
            if len(frames) == most or self.outbox.empty():
                break
            frame = self.outbox.get_nowait()
        return frames

    def close(self, code: int, frame: str) -> None:
        """End the connection after what is queued."""
        if self.closing is None:
            self.closing = (code, frame)
            if self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
