"""HTTP/1.1, one request after the other. Heads have a size and a time, bodies wait until they are asked for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from email.utils import formatdate
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from urllib.parse import unquote

import h11
import structlog

from offworld.server.web.stream import Gone, Stream

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Scope

log = structlog.get_logger("offworld.web")
HEAD_BYTES = 32_768
KEEP_SECONDS = 75.0  # a connection without a request may stay open for so long; proxies let go of theirs after 60
CHUNKS, CHUNK_BYTES = 64, 512  # a body may come in so many chunks, and in more where they are so long on average
LEFT_BYTES, LEFT_SECONDS = 16_777_216, 2.0  # how much of a body that nobody wanted is thrown away before we hang up
TOO_FAST, LAST = 429, (b"connection", b"close")  # what else has come from there is not even looked at
Headers = list[tuple[bytes, bytes]]


class Upgrade(NamedTuple):
    """A request to go on with WebSocket frames, and what has come behind it."""

    head: h11.Request
    scope: dict[str, Any]
    rest: bytes


async def converse(app: ASGIApp, stream: Stream, seconds: float, busy: set[asyncio.Task[Any]]) -> Upgrade | None:
    """Answer requests until the connection ends, or a socket is wanted.

    A head must be whole within so many `seconds`; for bodies the application has its own time. While a request is being
    answered, the task of the connection is in `busy`.
    """
    connection = h11.Connection(h11.SERVER, HEAD_BYTES)
    task = cast("asyncio.Task[Any]", asyncio.current_task())
    while True:
        try:
            request = await _head(connection, stream, seconds)
        except h11.RemoteProtocolError as error:
            await _refuse(connection, stream, error)
            return None
        if request is None:
            return None
        scope = _scope(request, stream)
        if _wants_socket(scope["headers"]):
            return Upgrade(request, scope, bytes(connection.trailing_data[0]))
        busy.add(task)
        exchange = Exchange(connection, stream, request)
        try:
            await app(cast("Scope", cast("HTTPScope", scope)), exchange.receive, exchange.send)
        finally:
            busy.discard(task)
        if not await exchange.finish():
            await stream.end(LEFT_SECONDS)  # a connection that ends with bytes unread takes the answer with it
            return None
        connection.start_next_cycle()
        await asyncio.sleep(0)  # hundreds may have come at once: others are served in between


async def _head(connection: h11.Connection, stream: Stream, seconds: float) -> h11.Request | None:
    """Return the next request, without its body; None where none comes, or not in time."""
    loop = asyncio.get_running_loop()
    begun = bool(connection.trailing_data[0])
    until = loop.time() + (seconds if begun else KEEP_SECONDS)
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Request):
            return event
        if event is not h11.NEED_DATA:
            return None
        try:
            data = await stream.read(until)
        except TimeoutError:
            return None
        if not begun:
            begun, until = True, loop.time() + seconds
        connection.receive_data(data)


def _scope(request: h11.Request, stream: Stream) -> dict[str, Any]:
    path, _, query = request.target.partition(b"?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": request.http_version.decode(),
        "scheme": "http",
        "method": request.method.decode(),
        "root_path": "",
        "path": unquote(path.decode("ascii", "replace")),
        "raw_path": path,
        "query_string": query,
        "headers": [(name, value) for name, value in request.headers],
        "client": stream.name("peername"),
        "server": stream.name("sockname"),
        "state": {},
    }


def _kept(request: h11.Request) -> Headers:
    """Say how long the connection stays open, so that no next request is sent into one that is just ending."""
    ends = [name == b"connection" and b"close" in value.lower() for name, value in request.headers]
    if any(ends) or request.http_version < b"1.1":
        return []
    return [(b"connection", b"keep-alive"), (b"keep-alive", f"timeout={KEEP_SECONDS:.0f}".encode())]


def _wants_socket(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    return any([name == b"upgrade" and value.lower() == b"websocket" for name, value in headers])


async def _refuse(connection: h11.Connection, stream: Stream, error: h11.RemoteProtocolError) -> None:
    """Say that something is no request, where that can still be said."""
    if connection.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
        return
    status = error.error_status_hint
    body = f"{error}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    response = h11.Response(status_code=status, headers=[*headers, (b"connection", b"close")])
    parts = [connection.send(event) for event in (response, h11.Data(data=body), h11.EndOfMessage())]
    try:
        await stream.write(b"".join([part for part in parts if part]))
    except Gone:
        return
    await stream.end(LEFT_SECONDS)


class Exchange:
    """One request and its answer, as the application sees them."""

    def __init__(self, connection: h11.Connection, stream: Stream, request: h11.Request) -> None:
        self._connection = connection
        self._stream = stream
        self._head_only = request.method == b"HEAD"
        self._kept = _kept(request)
        self._head = b""  # of the answer: it goes out with the first piece
        self._gone = False
        self._whole = False  # whether the body has come
        self._chunks = self._size = 0  # of the body, so far
        self._crumbs = False  # whether it comes in pieces of which each costs more than it brings

    async def receive(self) -> Any:
        """Return the next piece of the body."""
        if self._whole:
            await asyncio.Event().wait()  # nothing more comes; whoever leaves is noticed when they are answered
        event = await self._event()
        if isinstance(event, h11.Data):
            return {"type": "http.request", "body": bytes(event.data), "more_body": True}
        self._whole = True
        if isinstance(event, h11.EndOfMessage):
            return {"type": "http.request", "body": b"", "more_body": False}
        self._gone = not self._crumbs
        return {"type": "http.disconnect"}

    async def _event(self, until: float | None = None) -> object:
        """Return the next event of the body; None where it breaks off."""
        connection = self._connection
        while True:
            try:
                event = connection.next_event()
            except h11.RemoteProtocolError:
                return None
            if isinstance(event, h11.Data):
                self._size += len(event.data)
                self._chunks += event.chunk_start
                self._crumbs = self._chunks > CHUNKS + self._size // CHUNK_BYTES
            if self._crumbs:
                return None
            if event is not h11.NEED_DATA:
                return event
            if connection.they_are_waiting_for_100_continue:
                go_on = h11.InformationalResponse(status_code=100, headers=[])
                await self._write(connection.send(go_on) or b"")
            connection.receive_data(await self._stream.read(until))

    async def send(self, message: Message) -> None:
        """Send the head or a piece of the answer; nothing, where nobody is there to read it."""
        if self._gone:
            return
        if message["type"] == "http.response.start":
            date = (b"date", formatdate(time.time(), usegmt=True).encode())
            kept = [LAST] if message["status"] == TOO_FAST else self._kept
            response = h11.Response(status_code=message["status"], headers=[date, *kept, *message["headers"]])
            self._head = self._connection.send(response) or b""
        elif message["type"] == "http.response.body":
            data, last = message.get("body", b""), not message.get("more_body", False)
            pieces = [self._head]
            self._head = b""
            if data and not self._head_only:
                pieces.append(self._connection.send(h11.Data(data=data)) or b"")
            if last:
                pieces.append(self._connection.send(h11.EndOfMessage()) or b"")
            await self._write(b"".join(pieces))

    async def _write(self, data: bytes) -> None:
        try:
            await self._stream.write(data)
        except Gone:
            self._gone = True

    async def finish(self) -> bool:
        """Return whether another request may follow; of a body that nobody wanted only so much is taken."""
        if self._gone or self._crumbs or self._connection.our_state not in (h11.DONE, h11.MUST_CLOSE):
            return False
        until, left = asyncio.get_running_loop().time() + LEFT_SECONDS, LEFT_BYTES
        try:
            while self._connection.their_state is h11.SEND_BODY and left > 0:
                event = await self._event(until)
                if event is None:
                    return False
                left -= len(event.data) if isinstance(event, h11.Data) else 0
        except TimeoutError:
            return False
        return self._connection.states == {h11.CLIENT: h11.DONE, h11.SERVER: h11.DONE}
