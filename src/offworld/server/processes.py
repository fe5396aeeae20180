"""The processes of a server: started, started again where one ends, and stopped together; none outlives the first."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

log = structlog.get_logger("offworld.processes")
KILL_SECONDS = 10.0  # after that a process that does not drain is ended
AGAIN_SECONDS = 2.0  # a process that ends by itself is not started again sooner after its start
LOOK_SECONDS = 1.0  # after which a process sees that its parent is gone
# A copy of this process is there at once; elsewhere that is not safe, or not possible.
_context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


class Processes:
    """So many processes that do the same, until somebody asks this one to stop."""

    def __init__(self, count: int, work: Callable[..., None], *given: Any) -> None:
        self._count = count
        self._work = work
        self._given = given
        self._running: dict[BaseProcess, float] = {}  # and when each was started
        self._stopping = False
        self._woken, self._wake = os.pipe()

    def run(self) -> None:
        """Keep them running, and return when all have ended because this process was asked to stop."""
        before = {kind: signal.signal(kind, self._asked) for kind in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self._stopping:
                while len(self._running) < self._count:
                    self._start()
                wait([self._woken, *[process.sentinel for process in self._running]])
                self._bury()
        finally:
            self._stop()
            for kind, handler in before.items():
                signal.signal(kind, handler)
            os.close(self._woken)
            os.close(self._wake)

    def _asked(self, _signal: int, _frame: object) -> None:
        self._stopping = True
        os.write(self._wake, b"!")

    def _start(self) -> None:
        process = _context.Process(target=_begin, args=(self._work, *self._given))
        process.start()
        self._running[process] = time.monotonic()

    def _bury(self) -> None:
        """Forget those that have ended; wait a moment where one has hardly begun."""
        for process, begun in list(self._running.items()):
            if process.is_alive():
                continue
            del self._running[process]
            if not self._stopping:
                log.error("process ended", pid=process.pid, status=process.exitcode)
                wait([self._woken], max(0.0, begun + AGAIN_SECONDS - time.monotonic()))

    def _stop(self) -> None:
        """Ask all to stop, and end those who do not."""
        for process in self._running:
            process.terminate()
        end = time.monotonic() + KILL_SECONDS
        for process in self._running:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.error("process killed, it did not stop", pid=process.pid)
                process.kill()
                process.join()


def _begin(work: Callable[..., None], *given: Any) -> None:
    """Do the work; a Ctrl-C reaches every process at once, and is for the first one to act on."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(*given)


async def leave_with_parent() -> None:
    """End as if asked to once the starting process is gone: nobody else would, and the port would stay taken."""
    begun_by = multiprocessing.parent_process()  # who may be gone already
    parent = os.getppid() if begun_by is None else begun_by.pid
    while os.getppid() == parent:
        await asyncio.sleep(LOOK_SECONDS)
    signal.raise_signal(signal.SIGTERM)
