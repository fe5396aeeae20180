"""Processes in which bots think and files are checked, so that neither a long thought nor a crash touches a match."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from offworld.bots.one_core import ONE_CORE
from offworld.server.errors import ServerError
from offworld.server.thinking.line import Line

log = structlog.get_logger("offworld.thinkers")
START_SECONDS = 60.0  # a busy machine may take long to start a process; that is no thinking time


class ThinkingFailed(Exception):
    """A thinker crashed, took too long, or its bot did."""


class Refused(ServerError):
    """A thinker refused a file; the message says why."""

    status = 422


class Thinkers:
    """A few processes, started when needed; each does one job at a time, for one person after the other."""

    def __init__(self, count: int, house_of: Callable[[str], str] = str) -> None:
        self._line = Line(count, house_of)
        self._count = count
        self._free: list[asyncio.subprocess.Process | None] = [None] * count
        self._running: set[asyncio.subprocess.Process] = set()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._line)

    @property
    def working(self) -> int:
        """How many processes are at work."""
        return self._count - len(self._free)

    async def run(self, job: dict[str, Any], seconds: float, person: str, kind: str, patient: bool = False) -> Any:
        """Return the result of a job; ThinkingFailed where the process fails, OffworldError where it refuses.

        It is done for a person, whose kinds of jobs take turns; patient ones wait until nobody else wants anything.
        """
        await self._line.enter(person, kind, patient)
        try:
            return await self._do(job, seconds)
        finally:
            self._line.leave(person)

    async def _do(self, job: dict[str, Any], seconds: float) -> Any:
        process = self._free.pop()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(seconds):
                reply = await _ask(process, job)
        except BaseException as error:  # cancelled as well: its answer would meet the next job
            if process is not None:
                self._kill(process)
            self._free.append(None)
            if isinstance(error, (TimeoutError, OSError, EOFError)):
                raise ThinkingFailed(f"{job['do']}: {type(error).__name__}") from None
            raise
        self._free.append(process)
        if "refused" in reply:
            raise Refused(reply["refused"]["key"], **reply["refused"]["params"])
        if "failed" in reply:
            raise ThinkingFailed(reply["failed"])
        return reply["value"]

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "offworld.server.thinking.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**ONE_CORE, **os.environ},
        )
        self._running.add(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await _reply(process)
        except BaseException:
            self._kill(process)
            raise
        log.info("thinker started", pid=process.pid)
        return process

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._running):
            self._kill(process)
            await process.wait()


async def _ask(process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    data = msgspec.json.encode(job)
    process.stdin.write(len(data).to_bytes(4, "big") + data)
    await process.stdin.drain()
    return await _reply(process)


async def _reply(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(4), "big")
    reply: dict[str, Any] = msgspec.json.decode(await process.stdout.readexactly(length))
    return reply
