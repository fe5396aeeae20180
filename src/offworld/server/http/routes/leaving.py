"""Routes for leaving nothing behind: one's data, a match played alone, and the other devices of a seat."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Parameter

from offworld.server.errors import NotAllowed, NotNow, Unknown
from offworld.server.http import seating
from offworld.server.http.routes.common import entered, seen, shown
from offworld.server.http.routes.described import REFUSALS
from offworld.server.service import COOKIE, Caller, Service
from offworld.server.store.removal import Forgotten
from offworld.server.wire.bodies import ForgottenReply, MatchReply

COST = 10.0  # in requests: many rows are looked through


@post("/api/me/forget", responses=REFUSALS, status_code=200)
async def forget_me(service: Service, caller: Caller) -> Response[ForgottenReply]:
    """Remove what is known of the caller: account, matches played alone, and elsewhere the name and the chat."""
    service.requests.take(caller.address, COST)
    if caller.person is None:
        raise Unknown("server-nobody")
    found = await service.store.forget(caller.person)
    service.forget_accounts()
    await service.tables.forgotten(found)
    reply = Response(ForgottenReply(len(found.removed), len(found.changed)))
    reply.delete_cookie(COOKIE)
    return reply


@post("/api/matches/{match:str}/remove", responses=REFUSALS, status_code=200)
async def remove_match(service: Service, caller: Caller, match: str) -> ForgottenReply:
    """Remove a match for good in which nobody else holds a seat."""
    service.requests.take(caller.address, COST)
    owner, viewer = await seen(service, caller, match, lambda play, viewer: (play.row.owner, viewer))
    if caller.person is None or (not viewer.seats and caller.person != owner):
        raise NotAllowed("server-not-a-player")
    if not await service.store.remove(match, caller.person):
        raise NotNow("server-others-play")
    await service.tables.forgotten(Forgotten([match], []))
    return ForgottenReply(1, 0)


@post("/api/matches/{match:str}/seats/{seat:int}/alone", responses=REFUSALS, status_code=200)
async def hold_alone(
    service: Service, caller: Caller, match: str, seat: Annotated[int, Parameter(ge=0, le=99)]
) -> MatchReply:
    """Take one of the caller's seats away from all other devices that hold it."""
    table, _ = await entered(service, caller, match)
    await table.call(lambda: seating.hold_alone(table, caller.person, seat))
    return MatchReply(await shown(service, match, caller.person))


ROUTES = [forget_me, remove_match, hold_alone]
