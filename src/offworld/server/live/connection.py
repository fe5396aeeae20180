"""One viewer's live connection: an outbox that never makes a match wait for a slow reader."""

from __future__ import annotations

import asyncio

from offworld.server.live.queue import Queue
from offworld.server.people.viewer import Viewer


class Connection:
    """Frames go into the outbox in order; `number` is the viewer's number of the last entry told."""

    __slots__ = ("closing", "differences", "gzip", "number", "outbox", "overflowed", "role", "viewer")

    def __init__(self, viewer: Viewer, size: int, gzip: bool = False, differences: bool = False) -> None:
        self.viewer = viewer
        self.role = viewer.role
        self.number = 0
        self.gzip = gzip  # whether long frames may go out compressed
        self.differences = differences  # whether updates go out as what they change
        self.outbox: Queue[str | None] = Queue(size)
        self.overflowed = False
        self.closing: tuple[int, str] | None = None  # close code, and the last frame

    def send(self, frame: str) -> None:
        """Queue a frame; a reader who is too far behind is cut off, and resumes later."""
        if self.overflowed or self.closing is not None:
            return
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.overflowed = True

    def close(self, code: int, frame: str) -> None:
        """End the connection after what is queued."""
        if self.closing is None:
            self.closing = (code, frame)
            if self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
