"""WebSockets. A frame that says it is too long is refused before it comes; nothing is read until it is wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import struct
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SERVER, Protocol, State
from websockets.server import ServerProtocol

from offworld.kernel.errors import OffworldError
from offworld.server.errors import TooFast, TooLarge, TooSlow
from offworld.server.web.requests import Upgrade
from offworld.server.web.stream import Gone, Stream
from offworld.server.wire.frames import bye

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Scope

DIRECT = "offworld.socket"  # the extension of a scope by which the application gets hold of the socket itself
ROOM = 2  # so many times the limit of a frame are taken in, to say what is wrong and go on; beyond that it ends
FRAGMENTS = 64  # in one message; nobody who means well needs more than a few
PINGS, PING_SECONDS = 60, 10.0  # and of pings and pongs, that anybody may send without a word, in so many seconds
PIECE = 512  # bytes that are looked at together: thousands of frames fit into what comes at once
TOO_FAST = 4008  # close code
LAST_SECONDS = 2.0  # for a good-bye
_TEXT, _BINARY = 0x81, 0x82  # how a frame begins that is a message by itself
quiet = logging.getLogger("offworld.web.frames")  # what goes wrong in frames is said to those who send them
quiet.setLevel(logging.CRITICAL)


async def opened(stream: Stream, asked: Upgrade, limit: int, seconds: float) -> tuple[Socket, dict[str, Any]] | None:
    """Return a socket for messages of at most `limit` bytes, each whole within so many seconds, and what it is for.

    None where the request is none for a socket; it is told so.
    """
    head = asked.head
    headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in head.headers])
    offer = ServerProtocol(logger=quiet).accept(Request(head.target.decode("latin-1"), headers))
    if offer.status_code != 101:
        await stream.write(offer.serialize())
        await stream.end(LAST_SECONDS)
        return None
    scope = {key: value for key, value in asked.scope.items() if key != "method"}
    socket = Socket(stream, offer, asked.rest, limit, seconds)
    scope |= {"type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": {DIRECT: socket}}
    return socket, scope


async def follow(app: ASGIApp, socket: Socket, scope: dict[str, Any]) -> None:
    """Let the application speak with a socket."""
    await app(cast("Scope", scope), socket.receive, socket.send)
    await socket.end()


@lru_cache(maxsize=16)
def framed(message: str | bytes) -> bytes:
    """Return a message as a frame, made once for all who are sent the same."""
    kind, data = (_TEXT, message.encode()) if isinstance(message, str) else (_BINARY, message)
    size = len(data)
    if size < 126:
        return struct.pack("!BB", kind, size) + data
    return (struct.pack("!BBH", kind, 126, size) if size < 65_536 else struct.pack("!BBQ", kind, 127, size)) + data


class Socket:
    """One WebSocket: as the application sees it, and for whoever speaks with it without detours."""

    __slots__ = (
        "_binary",
        "_come",
        "_frames",
        "_limit",
        "_offer",
        "_pieces",
        "_pinged",
        "_pings",
        "_protocol",
        "_seconds",
        "_stream",
        "_until",
    )

    def __init__(self, stream: Stream, offer: Response, rest: bytes, limit: int, seconds: float) -> None:
        self._stream = stream
        self._offer: Response | None = offer  # until it is accepted
        self._limit = limit
        self._seconds = seconds
        self._protocol = Protocol(SERVER, state=State.OPEN, max_size=ROOM * limit, logger=quiet)
        self._come = rest  # what has not been looked at
        self._frames: list[Frame] = []  # that have come, the first one last
        self._pieces: list[bytes] = []  # of a message that has begun
        self._binary = False  # what kind of message that is
        self._until: float | None = None  # by when what has begun must be whole
        self._pinged, self._pings = 0.0, 0  # since when pings are counted, and how many there were

    # --- what comes --------------------------------------------------------------------------------------------------
    async def receive(self) -> Any:
        """Return the next message, or that there will be none."""
        if self._offer is not None:
            return {"type": "websocket.connect"}
        try:
            message = await self.next()
        except Gone:
            closing = self._protocol.close_rcvd or self._protocol.close_sent
            return {"type": "websocket.disconnect", "code": closing.code if closing else 1006, "reason": ""}
        return {"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message}

    async def next(self) -> str | bytes:
        """Return the next message; Gone where there will be none."""
        while True:
            message = await self._whole()
            if message is not None:
                return message
            if self._protocol.state is not State.OPEN:
                raise Gone
            await self._read()

    async def _whole(self) -> str | bytes | None:
        """Return a message of which all has come, if there is one."""
        while self._frames:
            frame = self._frames.pop()
            if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                continue  # what it asks for is done
            if frame.opcode is not Opcode.CONT:
                self._binary = frame.opcode is Opcode.BINARY
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                self._until = None
                data = b"".join(self._pieces)
                self._pieces = []
                return await self._message(data)
            if len(self._pieces) > FRAGMENTS:
                await self._fail(CloseCode.MESSAGE_TOO_BIG)
        return None

    async def _message(self, data: bytes) -> str | bytes | None:
        if self._binary:
            return data
        try:
            return data.decode()
        except UnicodeDecodeError:
            await self._fail(CloseCode.INVALID_DATA)
            return None

    async def _read(self) -> None:
        """Take in some of what has come; what has begun must be whole in time."""
        protocol = self._protocol
        if not self._come:
            if not self._pieces and not protocol.reader.buffer:
                self._until = None
            elif self._until is None:
                self._until = asyncio.get_running_loop().time() + self._seconds
            try:
                self._come = await self._stream.read(self._until)
            except TimeoutError:
                await self._fail(CloseCode.POLICY_VIOLATION)
                return
        piece, self._come = self._come[:PIECE], self._come[PIECE:]
        if piece:
            protocol.receive_data(piece)
        else:
            protocol.receive_eof()
        come = [event for event in protocol.events_received() if isinstance(event, Frame)]
        if protocol.parser_exc is not None:
            await self._fail()
        elif self._pings_too_often(come):
            await self._fail(TOO_FAST)
        else:
            self._frames = [*reversed(come), *self._frames]
            self._stream.answer(b"".join(protocol.data_to_send()))  # to pings, and to a good-bye

    def _pings_too_often(self, come: list[Frame]) -> bool:
        pings = sum([frame.opcode in (Opcode.PING, Opcode.PONG) for frame in come])
        if pings:
            now = asyncio.get_running_loop().time()
            if now - self._pinged > PING_SECONDS:
                self._pinged, self._pings = now, 0
            self._pings += pings
        return self._pings > PINGS

    async def _fail(self, code: int | None = None) -> None:
        """End the connection for what has come, and say why."""
        protocol = self._protocol
        self._frames.clear()
        self._pieces = []
        if code is not None and protocol.state is State.OPEN:
            protocol.fail(code)
        closing = protocol.close_sent
        why = self._why(closing.code) if closing is not None else None
        said = framed(bye(why.text)) if why is not None else b""
        with contextlib.suppress(Gone):
            await self._stream.write(said + b"".join(protocol.data_to_send()))

    def _why(self, code: int) -> OffworldError | None:
        if code == CloseCode.MESSAGE_TOO_BIG:
            return TooLarge("server-too-large", limit=self._limit)
        if code == CloseCode.POLICY_VIOLATION:
            return TooSlow("server-body-slow", seconds=round(self._seconds))
        if code == TOO_FAST:
            return TooFast("server-too-fast", seconds=round(PING_SECONDS))
        return None

    # --- what goes ---------------------------------------------------------------------------------------------------
    async def send(self, message: Message) -> None:
        """Accept, send or close; Gone where nobody is there any more."""
        protocol = self._protocol
        if message["type"] == "websocket.accept":
            assert self._offer is not None
            for name, value in message.get("headers", ()):
                self._offer.headers[name.decode("latin-1")] = value.decode("latin-1")
            accepted, self._offer = self._offer.serialize(), None
            await self._stream.write(accepted)
        elif message["type"] == "websocket.close" and self._offer is not None:
            refusal = ServerProtocol(logger=quiet).reject(403, "")
            self._offer = None
            protocol.fail(CloseCode.POLICY_VIOLATION)
            await self._stream.write(refusal.serialize())
        elif message["type"] == "websocket.send":
            await self.tell(message.get("text") or message.get("bytes") or "")
        elif message["type"] == "websocket.close":
            await self.close(message.get("code") or 1000)

    async def tell(self, *messages: str | bytes) -> None:
        """Send messages, all at once; Gone where nobody is there any more."""
        if self._protocol.state is not State.OPEN:
            raise Gone
        await self._stream.write(b"".join([framed(message) for message in messages]))

    async def close(self, code: int) -> None:
        """Say that this was all; Gone where nobody is there any more."""
        if self._protocol.state is not State.OPEN:
            raise Gone
        self._protocol.send_close(code)
        await self._stream.write(b"".join(self._protocol.data_to_send()))

    async def end(self) -> None:
        """End the connection after the application has."""
        if self._offer is None and self._protocol.state is State.OPEN:
            with contextlib.suppress(Gone):
                await self.close(CloseCode.GOING_AWAY)
        await self._stream.end(LAST_SECONDS)
