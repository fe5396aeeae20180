"""Routes for finished matches and for files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from offworld.kernel.series import series_file
from offworld.server.errors import NotNow, OtherRules
from offworld.server.http import making
from offworld.server.http.routes.common import finished, links, packed, person_for, shown, signed
from offworld.server.http.routes.described import REFUSALS, replies_with
from offworld.server.live.carrying import record_of_old
from offworld.server.live.replays import Finished, Replayed
from offworld.server.service import Caller, Service
from offworld.server.wire.bodies import CreatedReply, ImportFile, ReplayInfo
from offworld.server.wire.told import Course, ReplayStep

Req = Request[Any, Any, Any]
CACHED_STEP, FRESH_STEP = 0.1, 0.4  # what a step costs, in requests
PLAYED_AGAIN = 0.01  # and each answer of a match that has to be played again first
Step = Annotated[int, Parameter(ge=0, le=1_000_000)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=99)]
OptionalStep = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


async def replayed(service: Service, caller: Caller, over: Finished) -> Replayed:
    """Return a finished match step by step; whoever has it played again pays for it."""
    if not service.replays.has(over.row.id):
        service.requests.take(caller.address, PLAYED_AGAIN * len(over.match.answers))
    return await service.replays.get(over, _who(caller))


def _who(caller: Caller) -> str:
    """Return for whom something is made: whoever wants much waits behind others."""
    return caller.person or caller.address


@get("/api/matches/{match:str}/replay", responses=REFUSALS)
async def replay(service: Service, caller: Caller, match: str) -> ReplayInfo:
    """Return how many steps a finished match had, and who answered when."""
    over = await finished(service, caller, match)
    found = await replayed(service, caller, over)
    role = service.role(caller, match)
    seed = over.row.origin.get("seed")
    info = await shown(service, match, caller.person, role)
    return ReplayInfo(info, len(found.answers), found.answers, None if seed is None else str(seed))


@get("/api/matches/{match:str}/replay/steps", responses=replies_with(list[ReplayStep]))
async def steps(
    request: Req,
    service: Service,
    caller: Caller,
    match: str,
    first: Step = 0,
    last: Step = 0,
    seat: OptionalSeat = None,
) -> Response[bytes]:
    """Return what a seat, or a spectator, saw after each of some steps."""
    found = await replayed(service, caller, await finished(service, caller, match))
    fresh = found.fresh(seat, first, last)
    service.requests.take(caller.address, CACHED_STEP * (last - first + 1) + FRESH_STEP * fresh)
    return await service.replays.beside.work(_who(caller), lambda: packed(request, found.steps(seat, first, last)))


@get("/api/matches/{match:str}/replay/course", responses=replies_with(Course))
async def course(
    request: Req, service: Service, caller: Caller, match: str, seat: OptionalSeat = None
) -> Response[bytes]:
    """Return everybody's points after each step of a finished match, and its log with the step of each event."""
    found = await replayed(service, caller, await finished(service, caller, match))
    service.requests.take(caller.address, CACHED_STEP * len(found.answers) / 5)
    return await service.replays.beside.work(_who(caller), lambda: packed(request, found.course(seat)))


@get("/api/matches/{match:str}/record", responses=REFUSALS)
async def record(service: Service, caller: Caller, match: str) -> Response[dict[str, Any]]:
    """Return a finished match as a file, or one that can no longer go on here because the rules have changed."""
    try:
        over = await finished(service, caller, match, otherwise="server-export-live")
    except OtherRules:
        return _download(await record_of_old(service.store, match, caller.person), f"{match}.json")
    return _download(over.record(), f"{over.row.game}-{match}.json")


@get("/api/matches/{match:str}/series", responses=REFUSALS)
async def series(service: Service, caller: Caller, match: str) -> Response[dict[str, Any]]:
    """Return a series up to a finished match of it as one file."""
    over = await finished(service, caller, match, otherwise="server-export-live")
    if over.row.series is None:
        raise NotNow("error-series-none")
    return _download(series_file([*over.row.series.before, over.record()]), f"{over.row.game}-series-{match}.json")


@get("/api/matches/{match:str}/position", responses=REFUSALS)
async def position(service: Service, caller: Caller, match: str, step: OptionalStep = None) -> Response[dict[str, Any]]:
    """Return a position of a finished match as a file."""
    over = await finished(service, caller, match, otherwise="server-export-live")
    found = await replayed(service, caller, over)
    name = f"{over.row.game}-{match}-{len(found.answers) if step is None else step}.json"
    return _download(found.position(step), name)


@post("/api/import", responses=REFUSALS)
async def import_file(request: Req, service: Service, caller: Caller, data: ImportFile) -> Response[CreatedReply]:
    """Create a match from a record or a position."""
    person = person_for(service, caller)
    match = await making.create_from_file(service, person, data)
    reply = CreatedReply(await shown(service, match, person), links(service, match))
    response: Response[CreatedReply] = signed(service, request, caller, person, reply, 201)
    return response


def _download(content: dict[str, Any], name: str) -> Response[dict[str, Any]]:
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES = [replay, steps, course, record, series, position]
