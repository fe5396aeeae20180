"""One process's web server: it starts the application, takes connections, and stops when it is asked to."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, cast

import structlog

from offworld.server.settings import Settings
from offworld.server.web.requests import converse
from offworld.server.web.sockets import follow, opened
from offworld.server.web.stream import CHUNK, Gone, Stream

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Scope

log = structlog.get_logger("offworld.web")
BACKLOG = 4_096  # connections that may wait to be taken
CONNECTIONS = 20_000  # that one process may hold, where the system allows it so many files
OTHER_FILES = 200  # that it needs beside them, for the store and the bots
EACH = 2  # times as many connections as sockets may come from one address: requests need some too
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LAST_SECONDS = 2.0  # for requests that are still being answered when everything is stored


class CannotStart(Exception):
    """The application says that it cannot start."""


class WebServer:
    """Serves an application on a socket that listens. `counted_as` tells which addresses are one visitor's."""

    def __init__(self, app: ASGIApp, settings: Settings, counted_as: Callable[[str], str] = str) -> None:
        self._app = app
        self._settings = settings
        self._counted_as = counted_as
        self._most = most_connections()
        self._held: Counter[str] = Counter()  # connections by whose they are
        self._tasks: set[asyncio.Task[Any]] = set()  # one for each connection
        self._busy: set[asyncio.Task[Any]] = set()  # those of them that are answering a request
        self._sockets: set[asyncio.Task[Any]] = set()  # those that are sockets now

    async def run(self, listener: socket.socket) -> None:
        """Serve until SIGTERM; sockets are told good-bye by the application, and requests are answered first."""
        stopped = asyncio.Event()
        if sys.platform != "win32":
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
        async with started(self._app):
            server = await asyncio.start_server(self._connected, sock=listener, backlog=BACKLOG, limit=CHUNK)
            await stopped.wait()
            server.close()
            for task in self._tasks - self._busy - self._sockets:  # they wait for a request that will not come
                task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = cast("asyncio.Task[Any]", asyncio.current_task())
        stream = Stream(reader, writer, self._settings.silent_seconds)
        if len(self._tasks) >= self._most:
            stream.abort()
            return
        self._tasks.add(task)
        visitor = self._visitor(stream)
        self._held[visitor] += 1
        try:
            if visitor and self._held[visitor] > EACH * self._settings.limits.sockets:
                await self._refuse(stream, self._held[visitor])
            else:
                await self._serve(stream, task)
        except (Gone, asyncio.CancelledError):
            pass
        except Exception as error:  # one connection that fails is nothing to the others
            log.error("connection failed", problem=repr(error), exc_info=True)
        finally:
            self._tasks.discard(task)
            self._sockets.discard(task)
            self._held[visitor] -= 1
            if not self._held[visitor]:
                del self._held[visitor]
            stream.close()

    def _visitor(self, stream: Stream) -> str:
        """Return whose a connection is; nothing behind a proxy, where all are the proxy's."""
        name = None if self._settings.trusted_proxy else stream.name("peername")
        return "" if name is None else self._counted_as(name[0])

    async def _refuse(self, stream: Stream, held: int) -> None:
        """Say that these are too many connections; to whoever goes on all the same, nothing."""
        if held > 2 * EACH * self._settings.limits.sockets:
            stream.abort()
            return
        await stream.write(TOO_MANY)
        await stream.end(LAST_SECONDS)

    async def _serve(self, stream: Stream, task: asyncio.Task[Any]) -> None:
        seconds = self._settings.body_seconds
        asked = await converse(self._app, stream, seconds, self._busy)
        if asked is None:
            return
        self._sockets.add(task)
        socket = await opened(stream, asked, self._settings.limits.frame_bytes, seconds)
        del asked  # a socket lives for hours, and does not need what it was asked with
        if socket is not None:
            await follow(self._app, *socket)


def most_connections() -> int:
    """Return how many connections this process may hold: each is a file, and without one the store cannot work."""
    if sys.platform == "win32":
        return CONNECTIONS
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = CONNECTIONS if files == resource.RLIM_INFINITY else max(files - OTHER_FILES, files // 2)
    return min(CONNECTIONS, allowed)


@contextlib.asynccontextmanager
async def started(app: ASGIApp) -> AsyncIterator[None]:
    """Start an application, and stop it afterwards; CannotStart where it says that it cannot."""
    asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    told: asyncio.Queue[Any] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
    living = cast("Coroutine[Any, Any, None]", app(cast("Scope", scope), cast("Any", asked.get), told.put))
    life = asyncio.create_task(living)
    await _said(life, asked, told, "startup")
    try:
        yield
    finally:
        await _said(life, asked, told, "shutdown")
        await life


async def _said(life: asyncio.Task[Any], asked: asyncio.Queue[Any], told: asyncio.Queue[Any], what: str) -> None:
    asked.put_nowait({"type": f"lifespan.{what}"})
    answer = asyncio.create_task(told.get())
    await asyncio.wait((answer, life), return_when=asyncio.FIRST_COMPLETED)
    if not answer.done() or answer.result()["type"] != f"lifespan.{what}.complete":
        problem = answer.result().get("message", "") if answer.done() else repr(life.exception())
        raise CannotStart(problem)
