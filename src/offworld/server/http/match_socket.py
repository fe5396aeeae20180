"""The WebSocket of a match."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, cast

import structlog
from litestar import WebSocket, websocket

from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text
from offworld.server.errors import Busy, NotFound, OtherRules, ServerError, TooFast, Unavailable
from offworld.server.http.commands import perform
from offworld.server.http.routes.common import state_cost, table_of
from offworld.server.live.connection import Connection
from offworld.server.live.players_first import Turns
from offworld.server.live.table import Table
from offworld.server.people.limits import Bucket
from offworld.server.service import Caller, Service
from offworld.server.web.sockets import DIRECT, TOO_FAST, Socket
from offworld.server.web.stream import Gone
from offworld.server.wire.frames import LONG, PROTOCOL, bye, encoded, read_command, read_hello, squeezed
from offworld.server.wire.told import BusyReply, Refused, Reply

log = structlog.get_logger("offworld.sockets")
HELLO_SECONDS = 10.0
LAST_SECONDS = 2.0  # for the last frames to a reader who may be gone
NOT_UNDERSTOOD, NOTHING_THERE, OTHER_PROTOCOL, TRY_AGAIN = 4000, 4004, 4009, 1013
PATIENCE = 100  # frames over the limit before the connection is cut
CUT = 20.0  # what that costs, in requests: whoever comes again at once would be refused as many
TOGETHER = 8  # frames that go out at once, at most: a reader who is slow has little in memory


class OtherProtocol(ServerError):
    """The client speaks another version of the protocol."""


@websocket("/api/matches/{match:str}/socket")
async def follow(socket: WebSocket[Any, Any, Any], service: Service, match: str) -> None:
    """Follow a match and play in it."""
    address = service.address(socket)
    await socket.accept()
    direct: Socket = cast("Any", socket.scope)["extensions"][DIRECT]
    held = service.sockets.take(address)
    try:
        if held > service.settings.limits.sockets:
            raise TooFast("server-too-many-sockets")
        caller = await service.caller(socket)
        table, connection = await _greeted(direct, service, caller, match)
    except OffworldError as error:
        with contextlib.suppress(Gone):
            await direct.tell(bye(error.text))
            await direct.close(_code(error))
    except Gone:
        pass
    else:
        await _serve(direct, service, caller, table, connection)
    finally:
        service.sockets.give(address)


async def _greeted(socket: Socket, service: Service, caller: Caller, match: str) -> tuple[Table, Connection]:
    """Read the first frame and connect; OffworldError where the connection cannot be."""
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
    return table, connection


async def _serve(socket: Socket, service: Service, caller: Caller, table: Table, connection: Connection) -> None:
    sender = asyncio.create_task(_send(socket, connection, service.tables.turns))
    reader = asyncio.create_task(_read(socket, service, table, caller, connection))
    try:
        await _until_one_ends(sender, reader, connection, service.settings.silent_seconds)
        if connection.closing is not None:
            await asyncio.wait((sender,), timeout=LAST_SECONDS)
    finally:
        table.detach(connection)
        for task in (sender, reader):
            task.cancel()
        results = await asyncio.gather(sender, reader, return_exceptions=True)
    for result in results:
        if isinstance(result, int):
            with contextlib.suppress(Gone):
                await socket.close(result)
        elif isinstance(result, Exception) and not isinstance(result, ConnectionError):  # that is no fault of ours
            log.error("socket failed", match=table.id, problem=repr(result))


async def _until_one_ends(
    sender: asyncio.Task[int], reader: asyncio.Task[None], connection: Connection, silent: float
) -> None:
    """Wait until nothing more is to be sent or will come; a phone in a tunnel never says good-bye."""
    left = silent
    while left > 0:
        done, _ = await asyncio.wait((sender, reader), timeout=left, return_when=asyncio.FIRST_COMPLETED)
        if done:
            return
        left = connection.heard + silent - time.monotonic()
    connection.close(TOO_FAST, bye(TooFast("server-silent").text))


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
    message = await socket.next()
    return message if isinstance(message, str) else message.decode(errors="replace")


async def _send(socket: Socket, connection: Connection, turns: Turns) -> int:
    """Send what is queued, in order, until the connection is to end; return the close code."""
    while True:
        queued = await connection.next(TOGETHER)
        if connection.viewer.role != "seats":
            await turns.wait()
        if queued:
            await socket.tell(*[squeezed(each) if connection.gzip and len(each) > LONG else each for each in queued])
        if connection.outbox.empty():
            if connection.overflowed:
                connection.close(TOO_FAST, bye(TooFast("server-too-slow").text))
            if connection.closing is not None:
                code, last = connection.closing
                await socket.tell(last)
                return code


async def _read(socket: Socket, service: Service, table: Table, caller: Caller, connection: Connection) -> None:
    """Carry out one command after the other."""
    limits = service.settings.limits
    rate = Bucket(limits.frames)
    over = 0

    def reply(frame: Reply) -> None:
        connection.send(encoded(frame))

    while True:
        connection.heard = time.monotonic()
        data = await _receive(socket)
        connection.heard = time.monotonic()
        command_id: str | None = None
        try:
            wait = rate.take()
            if wait:
                over += 1
                if over > PATIENCE:
                    connection.close(TOO_FAST, bye(TooFast("server-too-fast", seconds=60).text))
                    service.requests.charge(caller.address, CUT)
                    return
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
