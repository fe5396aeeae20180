"""Routes for a match: creating, looking, sitting down, playing without a socket."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Body, Parameter

from offworld.server.errors import NotAllowed, NotFound, TooFast
from offworld.server.http import making, seating
from offworld.server.http.commands import perform
from offworld.server.http.reach import reach_of
from offworld.server.http.routes.common import (
    KINDS,
    Ready,
    entered,
    link,
    links,
    packed,
    person_for,
    qr,
    seen,
    shown,
    signed,
    state_cost,
    table_of,
)
from offworld.server.http.routes.described import REFUSALS, replies_with
from offworld.server.match import showing
from offworld.server.match.play import Play
from offworld.server.people.keys import SEAT_LINK, new_token
from offworld.server.people.viewer import Viewer
from offworld.server.service import Caller, Service
from offworld.server.wire.bodies import (
    ClaimReply,
    CreatedReply,
    Digest,
    Fill,
    Level,
    Links,
    MatchReply,
    NewMatch,
    SeatClaim,
    SeatOnly,
    TransferReply,
)
from offworld.server.wire.frames import AnyCommand, check_depth
from offworld.server.wire.told import MatchInfo, Reply, StateFrame, StateOf

Req = Request[Any, Any, Any]
TRANSFER_SECONDS = 900
QR_COST = 5.0  # in requests: drawing one takes much longer than all else that is asked for so easily
LOOK_AGAIN = 5.0  # seconds
Wait = Annotated[float, Parameter(ge=0, le=30, description="Seconds to wait for something new")]


@post("/api/matches", responses=REFUSALS)
async def create(request: Req, service: Service, caller: Caller, data: NewMatch) -> Response[CreatedReply]:
    """Create a match."""
    service.creations.take(caller.address)
    person = person_for(service, caller)
    match = await making.create(service, person, data)
    reply = CreatedReply(await shown(service, match, person), links(service, match))
    response: Response[CreatedReply] = signed(service, request, caller, person, reply, 201)
    return response


@get("/api/matches/{match:str}", responses=REFUSALS)
async def look(service: Service, caller: Caller, match: str) -> MatchInfo:
    """Return what there is to say about a match."""
    return await seen(service, caller, match, table_of(service, match).info)


@get("/api/matches/{match:str}/links", responses=REFUSALS)
async def show_links(service: Service, caller: Caller, match: str) -> Links:
    """Return the links of a match, for its players and its owner."""
    await _check_inside(service, caller, match)
    return links(service, match)


@get("/api/matches/{match:str}/links/{kind:str}/qr", responses=REFUSALS, media_type="image/svg+xml")
async def show_qr(
    request: Req,
    service: Service,
    caller: Caller,
    match: str,
    kind: str,
    step: Annotated[int | None, Parameter(ge=0, le=2**31, description="Where a replay is to begin")] = None,
) -> str:
    """Return a link of a match as a QR code."""
    await _check_inside(service, caller, match)
    if kind not in KINDS:
        raise NotFound("server-link")
    service.requests.take(caller.address, QR_COST)
    start = "" if step is None else f"?step={step}"
    return qr(reach_of(service, request).origin + getattr(links(service, match), kind).path + start)


async def _check_inside(service: Service, caller: Caller, match: str) -> None:
    """Raise where the caller neither plays in a match nor created it."""
    owner, viewer = await seen(service, caller, match, lambda play, viewer: (play.row.owner, viewer))
    if not viewer.seats and (caller.person is None or caller.person != owner):
        raise NotAllowed("server-not-a-player")


@post("/api/matches/{match:str}/transfer", responses=REFUSALS, status_code=200)
async def transfer(request: Req, service: Service, caller: Caller, match: str) -> TransferReply:
    """Make a link that carries the caller's seats to one more device."""
    _, viewer = await entered(service, caller, match)
    if not viewer.seats or caller.person is None:
        raise NotAllowed("server-not-a-player")
    service.requests.take(caller.address, QR_COST)
    token = SEAT_LINK + new_token()
    expires = time.time() + TRANSFER_SECONDS
    await service.store.add_transfer(token, match, caller.person, expires)
    made = link("seat", token)
    return TransferReply(made.token, made.path, expires, qr(service.origin(request) + made.path))


@post("/api/matches/{match:str}/claim", responses=REFUSALS, status_code=200)
async def claim(request: Req, service: Service, caller: Caller, match: str, data: SeatClaim) -> Response[ClaimReply]:
    """Take a seat that is kept for the caller, or, as owner, any open one."""
    table, _ = await entered(service, caller, match)
    person = person_for(service, caller)
    seats = await table.call(lambda: seating.claim(table, person, data.name, data.seat, linked=False))
    reply = ClaimReply(await shown(service, match, person), seats)
    response: Response[ClaimReply] = signed(service, request, caller, person, reply, 200)
    return response


@post("/api/matches/{match:str}/leave", responses=REFUSALS, status_code=200)
async def leave(service: Service, caller: Caller, match: str, data: SeatOnly) -> MatchReply:
    """Give a seat back, before the match begins."""
    table, viewer = await entered(service, caller, match)
    await table.call(lambda: seating.leave(table, caller.person, data.seat))
    return MatchReply(await shown(service, match, caller.person, "lobby" if viewer.seats else "seats"))


@post("/api/matches/{match:str}/start", responses=REFUSALS, status_code=200)
async def start(service: Service, caller: Caller, match: str, data: Fill) -> MatchReply:
    """Fill the open seats with bots and start; for the owner."""
    table, _ = await entered(service, caller, match)
    await table.call(lambda: seating.start(table, caller.person, data.fill))
    return MatchReply(await shown(service, match, caller.person))


@post("/api/matches/{match:str}/seats/{seat:int}/bot", responses=REFUSALS, status_code=200)
async def give_to_bot(
    service: Service, caller: Caller, match: str, seat: Annotated[int, Parameter(ge=0, le=99)], data: Level
) -> MatchReply:
    """Hand a seat to a bot."""
    table, viewer = await entered(service, caller, match)
    seconds = service.settings.overdue_seconds
    await table.call(lambda: seating.give_to_bot(table, caller.person, seat, data.level, seconds))
    return MatchReply(await shown(service, match, caller.person, "watch" if viewer.seats else "seats"))


@post("/api/matches/{match:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(service: Service, caller: Caller, match: str) -> MatchReply:
    """Return the lobby of the match that follows a finished one."""
    table, _ = await entered(service, caller, match)
    made = await table.call(lambda: making.rematch(service, table, caller.person))
    await making.waken(service, made)
    return MatchReply(await shown(service, made, caller.person, "lobby"))


@get("/api/matches/{match:str}/state", responses=replies_with(StateFrame))
async def state(
    request: Req,
    service: Service,
    caller: Caller,
    match: str,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
    stream: Annotated[str, Parameter(max_length=100)] = "",
    wait: Wait = 0.0,
    turn: bool = False,
) -> Response[bytes]:
    """Return what the caller sees now, or as soon as there is something new."""
    until = time.monotonic() + wait
    table = table_of(service, match)
    role = service.role(caller, match)

    async def look() -> StateOf[msgspec.Raw] | asyncio.Event:
        """Return the state; or, as long as there is nothing to tell and time is left, what to wait for."""
        play, viewer = await table.seen_by(caller.person, role)
        due = _due(play, viewer.seats) if turn else showing.has_news(play, viewer, stream, since)
        if due or time.monotonic() >= until or service.tables.draining:
            return table.state(play, viewer, stream or None, since)
        return table.news

    with _waiting(service, caller.address, wait):
        found = await table.call(look)
        while isinstance(found, asyncio.Event):
            await _heard(service, found, until)
            found = await table.call(look)
    reply = packed(request, found)
    service.requests.charge(caller.address, state_cost(sum([memoryview(view).nbytes for view in found.views])))
    return reply


@contextlib.contextmanager
def _waiting(service: Service, address: str, wait: float) -> Iterator[None]:
    """Count a request that may wait as long as it is here: it takes as much as a socket does."""
    if not wait:
        yield
        return
    try:
        if service.sockets.take(address) > service.settings.limits.sockets:
            raise TooFast("server-too-many-sockets")
        yield
    finally:
        service.sockets.give(address)


async def _heard(service: Service, news: asyncio.Event, until: float) -> None:
    """Wait for the next entry, as long as the caller wants; a note of another process may be lost, so not too long."""
    end = min(until, time.monotonic() + LOOK_AGAIN)
    while time.monotonic() < end and not news.is_set() and not service.tables.draining:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), min(1.0, max(0.0, end - time.monotonic())))


def _due(play: Play, seats: tuple[int, ...]) -> bool:
    return play.status == "finished" or any([seat in seats for seat in play.asked])


@post("/api/matches/{match:str}/commands", responses=REFUSALS, status_code=200)
async def command(
    service: Service, caller: Caller, match: str, data: Annotated[AnyCommand, Body(title="Command")]
) -> Reply:
    """Carry out a command, as over the socket."""
    check_depth(data)
    table, _ = await entered(service, caller, match)
    replies: list[Reply] = []
    await perform(service, table, caller.person, data, replies.append)
    return replies[0]


@get("/api/matches/{match:str}/digest", responses=replies_with(Digest))
async def digest(
    request: Req, service: Service, caller: Caller, match: str, seat: Annotated[int, Parameter(ge=0, le=99)]
) -> Response[bytes]:
    """Return what happened since a seat's last turn."""

    def look(play: Play, _: Viewer) -> Digest:
        play.check_holder(caller.person, seat)
        start = play.digests.of(seat)
        return Digest(seat, start, play.live.events(seat, start))

    found = Ready(await seen(service, caller, match, look))
    service.requests.charge(caller.address, state_cost(len(found.plain)))
    return packed(request, found)


ROUTES = [
    create,
    look,
    show_links,
    show_qr,
    transfer,
    claim,
    leave,
    start,
    give_to_bot,
    rematch,
    state,
    command,
    digest,
]
