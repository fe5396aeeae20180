"""One thread that commits what all matches append: many answers share one transaction and one fsync."""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from offworld.server.match.journal import Kept
from offworld.server.store.adding import adding
from offworld.server.store.opening import TRIES, gave_way, translated
from offworld.server.store.schema import entries, matches, positions

CHANNEL = "offworld"
BATCH = 500
_IDS_PER_NOTE = 200  # a note of PostgreSQL may have 8,000 bytes


class Job:
    """Rows of the journal (usually one) and further statements that belong to them; all of it happens or nothing.

    Nothing does where a `revision` is given and the match has another one: something was taken out of it meanwhile.
    """

    __slots__ = ("done", "further", "loop", "match", "revision", "rows", "since")

    def __init__(
        self,
        rows: Sequence[dict[str, Any]],
        further: Sequence[sa.Executable],
        match: str = "",
        revision: int | None = None,
    ) -> None:
        self.rows = rows
        self.revision = revision
        self.match = str(rows[0]["match"]) if rows else match  # whose rows it changes; none where they are new
        self.further = further
        self.since = time.monotonic()
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[bool] = self.loop.create_future()


class Writer(threading.Thread):
    """Takes jobs in order.

    A job's future is True once it is on disk, False where one of its numbers was taken or its match is another now.
    """

    def __init__(self, engine: Engine, process: str) -> None:
        super().__init__(name="writer", daemon=True)
        self._engine = engine
        self._process = process
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._notes = engine.dialect.name == "postgresql"
        self._insert = _insert(self._notes)
        self._oldest = math.inf  # since when the oldest job that is being written waits

    @property
    def late(self) -> float:
        """For how many seconds the oldest job has been waiting to be on disk."""
        return max(0.0, time.monotonic() - self._oldest)

    @property
    def waiting(self) -> int:
        """How many jobs wait, not counting those that are being written."""
        return self._jobs.qsize()

    def put(self, job: Job) -> None:
        """Add a job."""
        self._jobs.put(job)

    def stop(self) -> None:
        """Finish what is there, then end."""
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        going = True
        while going:
            job = self._jobs.get()
            jobs: list[Job] = []
            while True:
                if job is None:
                    going = False
                    break
                jobs.append(job)
                if len(jobs) == BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            wanted = [job for job in jobs if not job.done.cancelled()]  # nobody waits for the others any more
            if wanted:
                self._oldest = wanted[0].since
                self._write(sorted(wanted, key=_place))
                self._oldest = math.inf

    def _write(self, jobs: list[Job]) -> None:
        results: Sequence[bool | Exception] = []
        for left in reversed(range(TRIES)):
            try:
                results = self._committed(jobs)
            except Exception as error:
                if left and gave_way(error):  # to a host who removes matches, say: no move is refused for that
                    continue
                results = [_meaning(error)] * len(jobs)
            break
        _resolve(jobs, results)

    def _committed(self, jobs: list[Job]) -> list[bool | Exception]:
        with self._engine.connect() as connection:
            results = self._all_at_once(connection, jobs)
            if results is None:
                connection.rollback()
                results = [self._one(connection, job) for job in jobs]
            self._tell_others(connection, [job for job, done in zip(jobs, results) if done])
            connection.commit()
            return results

    def _all_at_once(self, connection: Connection, jobs: list[Job]) -> list[bool | Exception] | None:
        """Write everything, as long as no number is taken and no match another, which is nearly always so."""
        if not all([_is_as_read(connection, job) for job in jobs]):
            return None
        rows = [row for job in jobs for row in job.rows]
        if rows and connection.execute(self._insert, rows).rowcount != len(rows):
            return None
        for job in jobs:
            for statement in job.further:
                connection.execute(statement)
        return [True] * len(jobs)

    def _one(self, connection: Connection, job: Job) -> bool | Exception:
        point = connection.begin_nested()
        if not _is_as_read(connection, job):
            point.rollback()
            return False
        for row in job.rows:
            if connection.execute(self._insert, row).rowcount != 1:
                point.rollback()
                return False
        for statement in job.further:
            connection.execute(statement)
        point.commit()
        return True

    def _tell_others(self, connection: Connection, jobs: list[Job]) -> None:
        """Name the new entries to the other processes; PostgreSQL delivers the notes when it commits."""
        if not self._notes:
            return
        names = [f"{row['match']}:{row['number']}" for job in jobs for row in job.rows]
        for start in range(0, len(names), _IDS_PER_NOTE):
            note = " ".join([self._process, "entries", *names[start : start + _IDS_PER_NOTE]])
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, note)))


def _place(job: Job) -> str:
    """Return what decides the order of jobs in a transaction: the same in all processes, else they lock each other."""
    return job.match


def _is_as_read(connection: Connection, job: Job) -> bool:
    """Return whether nothing has been taken out of the match of a job, and see to it that nothing is."""
    if job.revision is None:
        return True
    same = (matches.c.id == job.match) & (matches.c.revision == job.revision)
    return connection.execute(matches.update().where(same).values(revision=job.revision)).rowcount == 1


def _insert(postgresql: bool) -> sa.Insert:
    """Return the statement that adds entries whose numbers are not taken, and counts them."""
    statement: sa.Insert = adding(postgresql)(entries).on_conflict_do_nothing()
    return statement.execution_options(preserve_rowcount=True)


def keeping(match: str, kept: Kept, postgresql: bool) -> sa.Executable:
    """Return the statement that keeps a position, unless a newer one is there."""
    values = {"match": match, "number": kept.number, "rules": kept.rules, "packed": kept.packed}
    statement = adding(postgresql)(positions).values(values)
    newer = positions.c.number <= statement.excluded.number
    changes = {name: statement.excluded[name] for name in ("number", "rules", "packed")}
    executable: sa.Executable = statement.on_conflict_do_update(index_elements=["match"], set_=changes, where=newer)
    return executable


def _meaning(error: Exception) -> Exception:
    try:
        return translated(error)
    except Exception as unexpected:
        return unexpected


def _resolve(jobs: list[Job], results: Sequence[bool | Exception]) -> None:
    """Hand the results to the loops that wait for them, with one wake-up for each loop."""
    loops = {job.loop for job in jobs}
    for loop in loops:
        mine = [(job.done, result) for job, result in zip(jobs, results) if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_set, mine)


def _set(results: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, result in results:
        if done.done():  # nobody waits any more
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
