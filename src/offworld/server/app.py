"""The ASGI application: parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import offworld
from offworld.games import game, games
from offworld.kernel.errors import OffworldError
from offworld.server import logs
from offworld.server.garbage import collect, postpone
from offworld.server.http.arriving import reading, reading_files
from offworld.server.http.describing import WAYS, describe
from offworld.server.http.guard import guard
from offworld.server.http.match_socket import follow
from offworld.server.http.problems import on_bug, on_http, on_refusal
from offworld.server.http.routes import general, hints, leaving, links, matches, notices, replays, reviews
from offworld.server.http.static_files import page
from offworld.server.http.watching import watch
from offworld.server.people.keys import load_keys
from offworld.server.processes import leave_with_parent
from offworld.server.service import Caller, Service
from offworld.server.settings import from_environment
from offworld.server.store import Store
from offworld.server.store.tidying import tidy

if TYPE_CHECKING:
    from offworld.server.store.listen import Listener

log = structlog.get_logger("offworld")


def from_settings() -> ASGIApp:
    """Return the application with the settings that the starting process has left: what a worker process runs."""
    settings = from_environment()
    logs.set_up(settings.log_level)
    store = Store(settings.database_url, settings.store_seconds, settings.sqlite_pages)
    return application(Service(settings, load_keys(settings.secret, settings.folder), store))


def application(service: Service) -> ASGIApp:
    """Return the application around a service."""

    async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
        return await service.caller(request)

    @contextlib.asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        async with live(service):
            yield

    limits = service.settings.limits
    rooms = (general, leaving, matches, hints, links, notices, replays, reviews)
    routes = [route for room in rooms for route in room.ROUTES]
    files = Router(
        "/",
        route_handlers=[replays.import_file],
        request_max_body_size=limits.import_bytes,
        before_request=reading_files(service),
    )
    inner = Litestar(
        route_handlers=[*routes, files, follow, page],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        signature_namespace={"Service": Service, "Caller": Caller},
        exception_handlers={
            OffworldError: on_refusal,
            HTTPException: on_http,
            Exception: on_bug,
        },
        before_request=reading(service),
        lifespan=[running],
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Offworld",
            version=offworld.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=WAYS,
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
    describe(inner)
    return guard(inner, service)


@contextlib.asynccontextmanager
async def live(service: Service) -> AsyncIterator[None]:
    """Run a service: open the store, listen to other processes, and in the end drain and close everything."""
    tables = service.tables
    service.store.open()
    postpone()
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(tables.sweep()),
        asyncio.create_task(service.pressure.run()),
        asyncio.create_task(collect(tables.quiet_for, service.litter)),
        asyncio.create_task(watch(service)),
        asyncio.create_task(service.reviews.look_after()),
        asyncio.create_task(tidy(service.store)),
        asyncio.create_task(leave_with_parent()),
        asyncio.create_task(asyncio.to_thread(load_games)),
    ]
    listener: Listener | None = None
    if service.store.shared:
        from offworld.server.store.listen import Listener  # the driver of PostgreSQL takes its time

        listener = Listener(service.store.engine.url, service.heard, tables.missed)
        listener.start()
        tasks.append(asyncio.create_task(tables.murmur.run()))
        tasks.append(asyncio.create_task(service.counting.run()))
        tasks.append(asyncio.create_task(tables.look_around()))
    log.info("serving", database=service.store.engine.dialect.name, version=offworld.__version__)
    try:
        yield
    finally:
        await tables.drain()
        for task in tasks:
            task.cancel()
        if listener is not None:
            listener.stop()
        await service.reviews.close()
        await tables.close()
        await asyncio.to_thread(service.store.close)
        log.info("stopped")


def load_games() -> None:
    """Import all games, so that nobody waits for it later."""
    for name in games():
        game(name)
