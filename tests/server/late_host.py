"""Any server of the tests behind a bad line and on a busy machine: what it sends, and what its threads do, comes late.

What a page asked for at once comes in any order then. The frames of one socket keep their order. See `late.py`.
"""

from __future__ import annotations

import asyncio
import runpy
import sys
from typing import TYPE_CHECKING, Any

from offworld.server import app
from tests.server import late

if TYPE_CHECKING:
    from litestar.types import ASGIApp

_punctual = app.from_settings


def _late() -> ASGIApp:
    inner = _punctual()
    whiles = late.Whiles()

    async def served(scope: Any, receive: Any, send: Any) -> None:
        kind, path = scope["type"], scope.get("path", "")
        if kind == "http" and path.startswith("/api/"):
            await asyncio.sleep(whiles.next(path))
        if kind != "websocket":
            await inner(scope, receive, send)
            return

        async def sent(message: Any) -> None:
            await asyncio.sleep(whiles.next(path))
            await send(message)

        await inner(scope, receive, sent)

    return served


if __name__ == "__main__":
    app.from_settings = _late
    late.delay_threads()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
