"""Bodies as they arrive: in time and whole, or refused; and paid for before much is done with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Request
from litestar.types import Receive

from offworld.server.errors import ServerError, TooSlow
from offworld.server.service import Service
from offworld.server.wire.strict import check_body

BODY_BYTES: Final = 8_192  # of a body cost as much as one request
Reading = Callable[[Request[Any, Any, Any]], Awaitable[None]]


def in_time(receive: Receive, seconds: float) -> Receive:
    """Return a way to receive that gives the whole body so many seconds, and says where it breaks off."""
    deadline = asyncio.get_running_loop().time() + seconds
    whole = False

    async def received() -> Any:
        nonlocal whole
        if whole:  # nothing is left but the good-bye, which may take its time
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise TooSlow("server-body-slow", seconds=round(seconds)) from None
        if message["type"] == "http.disconnect":
            raise ServerError("server-body-cut")
        whole = not message.get("more_body", False)
        return message

    return received


def reading(service: Service) -> Reading:
    """Return what reads the bodies of requests: one that is longer than any page's costs more than one request."""

    async def read(request: Request[Any, Any, Any]) -> None:
        if getattr(request.route_handler, "parsed_data_field", None) is not None:
            service.requests.charge(service.address(request), len(await request.body()) // BODY_BYTES)
        await check_body(request)

    return read


def reading_files(service: Service) -> Reading:
    """Return what reads files: of those that are too many nothing is read."""

    async def read(request: Request[Any, Any, Any]) -> None:
        service.creations.take(service.address(request))
        await check_body(request)

    return read
