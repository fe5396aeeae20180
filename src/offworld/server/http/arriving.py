"""Bodies as they arrive: in time and whole, or refused."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.types import Receive

from offworld.server.errors import ServerError, TooSlow


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
