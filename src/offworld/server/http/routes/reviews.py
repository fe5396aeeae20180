"""Routes for what a search thinks of a finished match."""

from __future__ import annotations

from litestar import Response, get, post

from offworld.server.http.routes.common import finished, packed
from offworld.server.http.routes.described import REFUSALS, replies_with
from offworld.server.http.routes.replays import Req
from offworld.server.service import Caller, Service
from offworld.server.wire.told import Review

BEGUN, LOOKED = 20.0, 0.5  # what it costs to have a match reviewed, and to look how far it is, in requests


@get("/api/matches/{match:str}/review", responses=replies_with(Review))
async def review(request: Req, service: Service, caller: Caller, match: str) -> Response[bytes]:
    """Return everybody's chances over the course of a finished match and what was missed, as far as it is known."""
    over = await finished(service, caller, match)
    service.requests.take(caller.address, LOOKED)
    return packed(request, await service.reviews.told(over))


@post("/api/matches/{match:str}/review", responses=REFUSALS, status_code=202)
async def begin_review(service: Service, caller: Caller, match: str) -> Review:
    """Have the chances of a finished match worked out, in the background; what is there already is returned."""
    over = await finished(service, caller, match)
    service.requests.take(caller.address, BEGUN)
    return await service.reviews.begin(over, caller.person or caller.address)


ROUTES = [review, begin_review]
