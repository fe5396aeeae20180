"""The WebSocket of a match."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text
from offworld.server.errors import Busy, NotFound, OtherRules, ServerError, TooFast, Unavailable
from offworld.server.http.commands import perform
from offworld.server.http.routes.common import state_cost, table_of
from offworld.server.live.connection import Connection
from offworld.server.live.table import Table
from offworld.server.live.turns import Turns
from offworld.server.people.limits import Bucket
from offworld.server.service import Caller, Service
from offworld.server.wire.frames import LONG, PROTOCOL, bye, encoded, read_command, read_hello, squeezed
from offworld.server.wire.told import BusyReply, Refused, Reply

log = structlog.get_logger("offworld.sockets")
HELLO_SECONDS = 10.0
LAST_SECONDS = 2.0  # for the last frames to a reader who may be gone
NOT_UNDERSTOOD, NOTHING_THERE, TOO_FAST, OTHER_PROTOCOL, TRY_AGAIN = 4000, 4004, 4008, 4009, 1013
PATIENCE = 100  # frames over the limit before the connection is cut

Socket = WebSocket[Any, Any, Any]


class OtherProtocol(ServerError):
    """The client speaks another version of the protocol."""


@websocket("/api/matches/{match:str}/socket")
async def follow(socket: Socket, service: Service, match: str) -> None:
    """Follow a match and play in it."""
    address = service.address(socket)
    await socket.accept()
    held = service.sockets.take(address)
    try:
        if held > service.settings.limits.sockets:
            await _close(socket, TOO_FAST, TooFast("server-too-many-sockets"))
        else:
            await _serve(socket, service, match)
    except WebSocketDisconnect:
        pass
    finally:
        service.sockets.give(address)


async def _serve(socket: Socket, service: Service, match: str) -> None:
    try:
        caller, table, connection = await _greeted(socket, service, match)
    except OffworldError as error:
        await _close(socket, _code(error), error)
        return
    sender = asyncio.create_task(_send(socket, connection, service.tables.turns))
    reader = asyncio.create_task(_read(socket, service, table, caller, connection))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            await asyncio.wait((sender,), timeout=LAST_SECONDS)
    finally:
        table.detach(connection)
        for task in (sender, reader):
            task.cancel()
        results = await asyncio.gather(sender, reader, return_exceptions=True)
    for result in results:
        if isinstance(result, int):  # closed only now: the web server cannot close while it waits for a frame
            await socket.close(result)
        elif isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
            log.error("socket failed", match=match, problem=repr(result))


async def _greeted(socket: Socket, service: Service, match: str) -> tuple[Caller, Table, Connection]:
    """Read the first frame and connect; OffworldError where the connection cannot be."""
    caller = await service.caller(socket)
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = read_hello(await _receive(socket), service.settings.limits.frame_bytes)
    except TimeoutError:
        raise ServerError("server-hello") from None
    if hello.protocol != PROTOCOL:
        raise OtherProtocol("server-protocol", wanted=PROTOCOL)
    service.pressure.check(writing=False)
    table = table_of(service, match)
    role = service.role(caller, match, hello.token)
    connection = await table.attach(caller.person, role, hello)
    service.requests.charge(caller.address, state_cost(connection.queued))
    return caller, table, connection


def _code(error: OffworldError) -> int:
    """Return the close code that goes with an error."""
    if isinstance(error, (NotFound, OtherRules)):
        return NOTHING_THERE
    if isinstance(error, TooFast):
        return TOO_FAST
    if isinstance(error, Unavailable):
        return TRY_AGAIN
    return OTHER_PROTOCOL if isinstance(error, OtherProtocol) else NOT_UNDERSTOOD


async def _receive(socket: Socket) -> str:
    """Return the next frame as text; a binary one is taken as what it says in UTF-8."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1006)
    text, data = message.get("text"), message.get("bytes")
    return text if isinstance(text, str) else data.decode(errors="replace") if isinstance(data, bytes) else ""


async def _send(socket: Socket, connection: Connection, turns: Turns) -> int:
    """Send what is queued, in order, until the connection is to end; return the close code."""
    while True:
        frame = await connection.next()
        if frame is None:
            assert connection.closing is not None
            code, last = connection.closing
            await socket.send_text(last)
            return code
        if connection.viewer.role != "seats":
            await turns.wait()
        if connection.gzip and len(frame) > LONG:
            await socket.send_bytes(squeezed(frame))
        else:
            await socket.send_text(frame)
        if connection.overflowed and connection.outbox.empty():
            await socket.send_text(bye(TooFast("server-too-slow").text))
            return TOO_FAST


async def _read(socket: Socket, service: Service, table: Table, caller: Caller, connection: Connection) -> None:
    """Carry out one command after the other."""
    limits = service.settings.limits
    rate = Bucket(limits.frames)
    over = 0

    def reply(frame: Reply) -> None:
        connection.send(encoded(frame))

    while True:
        try:
            async with asyncio.timeout(service.settings.silent_seconds):
                data = await _receive(socket)
        except TimeoutError:  # a phone in a tunnel never says good-bye
            connection.close(TOO_FAST, bye(TooFast("server-silent").text))
            return
        command_id: str | None = None
        try:
            wait = rate.take()
            if wait:
                over += 1
                if over > PATIENCE:
                    connection.close(TOO_FAST, bye(TooFast("server-too-fast", seconds=60).text))
                raise TooFast("server-too-fast", seconds=1)
            over = 0
            service.frames.take(caller.address)
            command = read_command(data, limits.frame_bytes)
            command_id = command.id
            await perform(service, table, caller.person, command, reply)
        except Busy as error:
            reply(BusyReply(command_id, error.seconds, error.text.to_json()))
        except OffworldError as error:
            reply(Refused(command_id, error.text.to_json()))
        except Exception as error:
            log.error("command failed", match=table.id, problem=repr(error), exc_info=True)
            reply(Refused(command_id, Text("server-internal").to_json()))


async def _close(socket: Socket, code: int, error: OffworldError) -> None:
    await socket.send_text(bye(error.text))
    await socket.close(code)
