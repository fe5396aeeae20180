"""Routes for games, accounts, one's own matches, health and figures."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from offworld.bots import levels
from offworld.games import game, games
from offworld.kernel import match as kernel_match
from offworld.kernel.game import Game
from offworld.kernel.position import schema
from offworld.server.errors import NotFound, Unavailable
from offworld.server.http.reach import is_loopback, reach_of
from offworld.server.http.routes.common import Ready, packed
from offworld.server.http.routes.described import REFUSALS, UNCHANGED, replies_with
from offworld.server.metrics import MATCHES, SOCKETS, WAITING, exposition
from offworld.server.people.cleaning import NAME_LENGTH, clean
from offworld.server.people.keys import ID_LENGTH, new_token
from offworld.server.service import Caller, Service
from offworld.server.store.lists import Page
from offworld.server.wire.bodies import AccountReply, GameInfo, Health, MyMatches, NewAccount, PositionHelp, Reach
from offworld.server.wire.told import MyMatch

LIST_COST = 4.0  # in requests, beside the one that every request costs


@get("/api/games", responses={429: REFUSALS[429]}, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return the games with all that a form needs to create a match."""
    return [
        GameInfo(
            name,
            game(name).rules,
            list(game(name).seats),
            [option.to_json() for option in game(name).options],
            list(levels()),
        )
        for name in games()
    ]


@get("/api/games/{name:str}/catalog", responses={**replies_with(dict[str, Any]), **UNCHANGED}, sync_to_thread=False)
def show_catalog(
    request: Request[Any, Any, Any],
    name: str,
    known: Annotated[str | None, Parameter(header="If-None-Match", max_length=200)] = None,
) -> Response[bytes]:
    """Return the components of a game that never change; views name them by id. Whoever has them gets 304."""
    mark = _mark_of(name)
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if known is not None and mark in [each.strip().removeprefix("W/") for each in known.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    return packed(request, _catalog(name), headers)


@cache
def _catalog(name: str) -> Ready:
    """Return the catalog of a game, made once: it is long, and anybody may ask for it again and again."""
    return Ready(_game(name).catalog())


@cache
def _mark_of(name: str) -> str:
    """Return what tells one catalog of a game from another."""
    return f'"{hashlib.sha256(_catalog(name).plain).hexdigest()[:20]}"'


@get("/api/games/{name:str}/position", responses=replies_with(PositionHelp), sync_to_thread=False)
def show_position(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Return the schema of a game's positions and an example."""
    return packed(request, _position(name))


@cache
def _position(name: str) -> Ready:
    """Return what there is to know of a game's positions, made once as well."""
    return Ready(PositionHelp(schema(_game(name)), _game(name).example()))


def _game(name: str) -> Game:
    if name not in games():
        raise NotFound("error-unknown-game", game=name[:40], allowed=", ".join(games()))
    return game(name)


@get("/api/me", responses=REFUSALS)
async def me(
    service: Service, caller: Caller, before: Annotated[str | None, Parameter(max_length=ID_LENGTH)] = None
) -> MyMatches:
    """Return some of the caller's matches: those not over first, each newest first; `before`: those after this one."""
    service.requests.take(caller.address, LIST_COST)
    service.litter.count += 1
    page = await service.store.matches_of(caller.person, before) if caller.person else Page([], False)
    matches = [
        MyMatch(
            id=summary.id,
            game=summary.game,
            status=summary.status,
            seats=seats,
            names=[seat.name for seat in summary.lineup],
            kinds=[seat.kind for seat in summary.lineup],
            levels=[seat.level for seat in summary.lineup],
            asked=summary.asked,
            turn=summary.status == "live" and any([seat in seats for seat in summary.asked]),
            pace=summary.pace,
            since=summary.since,
            updated=summary.since,
            outcome=summary.outcome,
            series=summary.series,
        )
        for summary, seats in page.matches
    ]
    return MyMatches(caller.person is not None, caller.account, matches, page.more)


@get("/api/reach", responses=REFUSALS, sync_to_thread=False)
def reach(request: Request[Any, Any, Any], service: Service) -> Reach:
    """Say under which address friends find the table, and what to do where they cannot."""
    return reach_of(service, request)


@post("/api/accounts", responses=REFUSALS)
async def create_account(service: Service, caller: Caller, data: NewAccount) -> AccountReply:
    """Create an account for a program; its token is shown this once."""
    service.creations.take(caller.address)
    name = clean(data.name, NAME_LENGTH, "name")
    person, token = new_token(), new_token()
    await service.store.add_account(person, name, token)
    return AccountReply(person[:8], name, token)


@get("/healthz", responses=REFUSALS)
async def health(service: Service) -> Response[Health]:
    """Say whether the server can play, which it can while the store answers, and how its parts are."""
    store = "ok"
    try:
        await service.store.ping()
    except Unavailable:
        store = "away"
    thinkers = service.thinkers
    rules = "plain" if str(kernel_match.__file__).endswith(".py") else "compiled"
    parts = Health(store, store, service.store.waiting, thinkers.working, thinkers.waiting, rules)
    return Response(parts, status_code=200 if store == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], service: Service) -> Response[bytes]:
    """Return figures for Prometheus, to this computer: they would tell a player that another has answered in secret."""
    if not service.settings.open_metrics and not is_loopback(service.address(request)):
        raise NotFound("server-no-page")
    MATCHES.set(len(service.tables))
    SOCKETS.set(service.tables.sockets)
    WAITING.labels("store").set(service.store.waiting)
    WAITING.labels("thinkers").set(service.thinkers.waiting)
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [reach, list_games, show_catalog, show_position, me, create_account, health, metrics]
