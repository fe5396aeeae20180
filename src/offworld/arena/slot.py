"""A place where matches are played one after the other, in a process that can be ended from here at any time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from contextlib import suppress
from mmap import mmap
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from tempfile import TemporaryFile
from time import monotonic
from typing import Any

from offworld.arena.job import Fault, Job, MatchResult, Plan, Used, broken_off
from offworld.arena.watch import SIZE, Watch
from offworld.bots.one_core import ONE_CORE
from offworld.kernel.errors import OffworldError

START_SECONDS = 120.0  # a busy machine may take long to start a process; that is no thinking time
GRACE = 1.0  # seconds beyond the limit, within which a process notices by itself that a match takes too long
QUICK = 0.25  # seconds; where a match takes less, the next one is handed over before its result is in


class Slot:
    """A process that plays, and the jobs that it was given and has not reported.

    A process that dies is replaced, and the match that it played is played again: perhaps the process was killed. Where
    that one dies too, the bot that was thinking has lost. One that takes too long is ended, and the slowest bot loses.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.jobs: deque[Job] = deque()
        self._died: set[int] = set()  # numbers of matches in which a process has died
        self._took = QUICK
        self._start()

    def _start(self) -> None:
        self.connection, other = Pipe()
        with other, TemporaryFile() as file:
            file.truncate(SIZE)
            self._memory = mmap(file.fileno(), SIZE)
            self._watch = Watch(memoryview(self._memory))
            fds = (other.fileno(), file.fileno())
            line = [sys.executable, "-m", "offworld.arena.worker", *[str(each) for each in fds]]
            # What a bot prints goes where remarks go, not between the results.
            env = {**ONE_CORE, **os.environ}
            self.process = subprocess.Popen(line, pass_fds=fds, stdin=subprocess.DEVNULL, stdout=2, env=env)
        self.is_ready = False
        self._since = monotonic()
        self.connection.send(sys.path)
        self.connection.send(self.plan)

    @property
    def waits_for(self) -> Connection[Any, Any] | None:
        """Where the next news comes from; None where there is nothing to wait for."""
        return self.connection if self.jobs or not self.is_ready else None

    @property
    def room(self) -> int:
        """How many jobs it takes now."""
        return (2 if self._took < QUICK else 1) - len(self.jobs) if self.is_ready else 0

    @property
    def deadline(self) -> float:
        """When its patience with the process ends."""
        return self._since + (self.plan.limit + GRACE if self.is_ready else START_SECONDS)

    def give(self, job: Job) -> None:
        """Hand over a job."""
        if not self.jobs:
            self._since = monotonic()
        self.jobs.append(job)
        with suppress(OSError):  # where the process has died, that shows when its result is asked for
            self.connection.send(job)

    def news(self) -> MatchResult | None:
        """Take what the process has sent: the result of a match, or that it is ready; it may turn out to have died."""
        try:
            said = self.connection.recv()
        except (EOFError, OSError):
            return self._failed()
        now = monotonic()
        if isinstance(said, OffworldError):
            raise said
        if isinstance(said, MatchResult):
            self._took, self._since = now - self._since, now
            job = self.jobs.popleft()
            self._died.discard(job.number)
            return said
        self.is_ready, self._since = True, now
        for job in self.jobs:
            self.connection.send(job)
        return None

    def overdue(self) -> MatchResult:
        """End the process, which has taken too long, and return the match as lost by the slowest bot."""
        if not self.is_ready:
            raise OffworldError("error-tournament-worker", code="-")
        return self._lost(Fault(self._watch.slowest, "time", f"{self.plan.limit:g}"))

    def _failed(self) -> MatchResult | None:
        """Replace a process that has died; a match in which that happens twice is lost by whoever was thinking."""
        code = self.process.wait()
        if not self.is_ready:
            raise OffworldError("error-tournament-worker", code=str(code))
        number = self.jobs[0].number
        if number in self._died:
            return self._lost(Fault(self._watch.thinker, "died", str(code)))
        self._died.add(number)
        self.close()
        self._start()
        return None

    def _lost(self, fault: Fault) -> MatchResult:
        """Return the present match as lost, and go on with a new process."""
        self.close()
        self._start()
        job = self.jobs.popleft()
        nothing = (0,) * len(job.chairs)
        return broken_off(job, fault, nothing, 0, tuple([Used() for _ in nothing]))

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self.connection.close()
