"""Routes for links: what they are for, and using them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post

from offworld.server.errors import NotFound, NotNow
from offworld.server.http import seating
from offworld.server.http.routes.common import person_for, shown, signed, table_of
from offworld.server.http.routes.described import REFUSALS
from offworld.server.people.keys import SEAT_LINK
from offworld.server.service import Caller, Service
from offworld.server.wire.bodies import ClaimReply, LinkClaim, LinkReply, LinkToken

Req = Request[Any, Any, Any]


@post("/api/links", responses=REFUSALS, status_code=200)
async def look(service: Service, caller: Caller, data: LinkToken) -> LinkReply:
    """Say what a link is for."""
    if data.token.startswith(SEAT_LINK):
        match, giver = await _seat_link(service, caller, data.token, take=False)
        table = table_of(service, match)
        held = await table.call(lambda: seating.held(table, giver))
        return LinkReply("seat", await shown(service, match, caller.person, "lobby"), held)
    kind, match = service.link(data.token, caller.address)
    role = {"join": "lobby", "watch": "watch", "replay": "replay"}[kind]
    try:
        return LinkReply(kind, await shown(service, match, caller.person, role), [])
    except NotFound:
        if role == "replay":  # it shows nothing of a match that goes on, but that it will
            raise NotNow("server-not-finished") from None
        raise


@post("/api/links/claim", responses=REFUSALS, status_code=200)
async def claim(request: Req, service: Service, caller: Caller, data: LinkClaim) -> Response[ClaimReply]:
    """Use a link: take an open seat, or hold on this device what another one holds."""
    person = person_for(service, caller)
    if data.token.startswith(SEAT_LINK):
        match, giver = await _seat_link(service, caller, data.token, take=True)
        table = table_of(service, match)
        seats = await table.call(lambda: seating.hold(table, person, giver))
    else:
        kind, match = service.link(data.token, caller.address)
        if kind != "join":
            raise NotFound("server-link")
        table = table_of(service, match)
        seats = await table.call(lambda: seating.claim(table, person, data.name, data.seat, linked=True))
    reply = ClaimReply(await shown(service, match, person, "lobby"), seats)
    response: Response[ClaimReply] = signed(service, request, caller, person, reply, 200)
    return response


async def _seat_link(service: Service, caller: Caller, token: str, take: bool) -> tuple[str, str]:
    service.wrong_links.check(caller.address)
    found = await service.store.transfer(token, take)
    if found is None:
        service.wrong_links.take(caller.address)
        raise NotFound("server-link-expired")
    return found


ROUTES = [look, claim]
