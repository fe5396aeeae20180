"""One connection's bytes, both ways: what comes waits outside until it is wanted, what goes is read in time."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter

CHUNK = 16_384
LAST_BYTES = 16_777_216  # that are thrown away after the last word
LATELY = 262_144  # bytes that a reader may be behind before answers to its pings are left out


class Gone(ConnectionError):
    """Nobody is at the other end any more, or nobody who reads."""


class Stream:
    """A connection. `patience` is how many seconds the other end may take to read something."""

    __slots__ = ("_reader", "_writer", "patience")

    def __init__(self, reader: StreamReader, writer: StreamWriter, patience: float) -> None:
        self._reader = reader
        self._writer = writer
        self.patience = patience

    def name(self, which: str) -> tuple[str, int] | None:
        """Return the address of this end (`sockname`) or of the other (`peername`)."""
        found = self._writer.get_extra_info(which)
        return (found[0], found[1]) if isinstance(found, tuple) else None

    async def read(self, until: float | None = None) -> bytes:
        """Return what has come, b"" at the end; TimeoutError where nothing has by a time of the loop."""
        try:
            if until is None:
                return await self._reader.read(CHUNK)
            async with asyncio.timeout_at(until):
                return await self._reader.read(CHUNK)
        except ConnectionError:
            return b""

    async def write(self, data: bytes) -> None:
        """Send something and wait until most of it is on its way; Gone where that takes too long."""
        if self._writer.is_closing():
            raise Gone
        self._writer.write(data)
        if not self._writer.transport.get_write_buffer_size():
            return
        try:
            async with asyncio.timeout(self.patience):
                await self._writer.drain()
        except (TimeoutError, ConnectionError):
            self.abort()
            raise Gone from None

    def answer(self, data: bytes) -> None:
        """Send a small thing without waiting, unless the other end does not read."""
        transport = self._writer.transport
        if not transport.is_closing() and transport.get_write_buffer_size() < LATELY:
            self._writer.write(data)

    async def end(self, seconds: float) -> None:
        """Send nothing more, and for a moment throw away what still comes, so that the last word can be read."""
        until, left = asyncio.get_running_loop().time() + seconds, LAST_BYTES
        try:
            if self._writer.can_write_eof() and not self._writer.is_closing():
                self._writer.write_eof()
            while left > 0 and (data := await self.read(until)):
                left -= len(data)
        except (TimeoutError, OSError):
            pass
        self.close()

    def close(self) -> None:
        """End the connection, once what was written is gone; nobody waits for that longer than for a reader."""
        if not self._writer.is_closing():
            self._writer.close()
            asyncio.get_running_loop().call_later(self.patience, self._writer.transport.abort)

    def abort(self) -> None:
        """End the connection at once."""
        self._writer.transport.abort()
