"""Routes for finished matches and for files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from offworld.kernel.series import series_file
from offworld.server import making
from offworld.server.errors import NotNow
from offworld.server.play import Play
from offworld.server.routes.bodies import REFUSALS, CreatedReply, ImportFile, replies_with
from offworld.server.routes.common import links, packed, person_for, replayable, shown, signed
from offworld.server.service import Caller, Service

Req = Request[Any, Any, Any]
Step = Annotated[int, Parameter(ge=0, le=1_000_000)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=99)]
OptionalStep = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@get("/api/matches/{match:str}/replay", responses=REFUSALS)
async def replay(service: Service, caller: Caller, match: str) -> dict[str, Any]:
    """Return how many steps a finished match had, and who answered when."""
    play = await replayable(service, caller, match)
    found = await service.replays.get(play)
    role = service.role(caller, match)
    return {
        "match": await shown(service, match, caller.person, role),
        "steps": len(found.answers),
        "answers": found.answers,
    }


@get("/api/matches/{match:str}/replay/steps", responses=replies_with(list[dict[str, Any]]))
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
    found = await service.replays.get(await replayable(service, caller, match))
    return packed(request, found.steps(seat, first, last))


@get("/api/matches/{match:str}/record", responses=REFUSALS)
async def record(service: Service, caller: Caller, match: str) -> Response[dict[str, Any]]:
    """Return a finished match as a file."""
    play = await replayable(service, caller, match)
    _check_finished(play)
    return _download(play.live.record(), f"{play.row.game}-{match}.json")


@get("/api/matches/{match:str}/series", responses=REFUSALS)
async def series(service: Service, caller: Caller, match: str) -> Response[dict[str, Any]]:
    """Return a series up to a finished match of it as one file."""
    play = await replayable(service, caller, match)
    _check_finished(play)
    if play.row.series is None:
        raise NotNow("error-series-none")
    return _download(series_file([*play.row.series.before, play.live.record()]), f"{play.row.game}-series-{match}.json")


@get("/api/matches/{match:str}/position", responses=REFUSALS)
async def position(service: Service, caller: Caller, match: str, step: OptionalStep = None) -> Response[dict[str, Any]]:
    """Return a position of a finished match as a file."""
    play = await replayable(service, caller, match)
    _check_finished(play)
    found = await service.replays.get(play)
    name = f"{play.row.game}-{match}-{len(found.answers) if step is None else step}.json"
    return _download(found.position(step), name)


@post("/api/import", responses=REFUSALS)
async def import_file(request: Req, service: Service, caller: Caller, data: ImportFile) -> Response[CreatedReply]:
    """Create a match from a record or a position."""
    service.creations.take(caller.address)
    person = person_for(caller)
    match = await making.create_from_file(service, person, data)
    reply = CreatedReply(await shown(service, match, person), links(service, match))
    response: Response[CreatedReply] = signed(service, request, caller, person, reply, 201)
    return response


def _check_finished(play: Play) -> None:
    """Raise while a match goes on: a file holds everything that is hidden."""
    if play.status != "finished":
        raise NotNow("server-export-live")


def _download(content: dict[str, Any], name: str) -> Response[dict[str, Any]]:
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES = [replay, steps, record, series, position]
