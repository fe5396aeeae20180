"""Saying good-bye before the web server, which would cut all sockets off, hears that it should stop."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable

LOOK = 1.0  # seconds after which a process sees that its parent is gone
_leaving: set[asyncio.Task[None]] = set()  # the loop itself keeps no task alive


def drain_first(drain: Callable[[], Awaitable[None]]) -> None:
    """Let SIGTERM drain first; the web server is told afterwards, by the SIGINT that it listens to as well.

    A Ctrl-C in a terminal reaches every process at once, and the starting process then sends SIGTERM to the others. So
    SIGINT is kept waiting until we have drained. Where there are no such signals the clients are cut off, and resume
    all the same.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()

    async def leave() -> None:
        try:
            await drain()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            signal.raise_signal(signal.SIGINT)

    def begin() -> None:
        if not _leaving:
            _leaving.add(loop.create_task(leave()))

    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    loop.add_signal_handler(signal.SIGTERM, begin)


async def leave_with_parent() -> None:
    """End as if asked to once the starting process is gone: nobody else would, and the port would stay taken."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(LOOK)
    signal.raise_signal(signal.SIGTERM)
