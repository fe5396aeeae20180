"""A server behind a bad line: whatever it sends comes late, each time by another while, up to `OFFWORLD_LATE` ms.

What a page asked for at once comes in any order then, as it does where a machine is busy or a network far away. The
frames of one socket keep their order.
"""

from __future__ import annotations

import asyncio
import os
import sys
import zlib
from typing import TYPE_CHECKING, Any

from offworld.server import app
from offworld.server.__main__ import main

if TYPE_CHECKING:
    from litestar.types import ASGIApp

LATEST = float(os.environ.get("OFFWORLD_LATE", "0")) / 1_000
SEED = os.environ.get("OFFWORLD_LATE_SEED", "1")

_punctual = app.from_settings


def _late() -> ASGIApp:
    inner = _punctual()
    counted = 0

    async def pause(what: str) -> None:
        nonlocal counted
        counted += 1
        await asyncio.sleep(LATEST * zlib.crc32(f"{SEED} {counted} {what}".encode()) / 2**32)

    async def served(scope: Any, receive: Any, send: Any) -> None:
        kind, path = scope["type"], scope.get("path", "")
        if kind == "http" and path.startswith("/api/"):
            await pause(path)
        if kind != "websocket":
            await inner(scope, receive, send)
            return

        async def sent(message: Any) -> None:
            await pause(path)
            await send(message)

        await inner(scope, receive, sent)

    return served


app.from_settings = _late

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
