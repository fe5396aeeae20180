"""The store as the rest of the server sees it: asynchronous, with few verbs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from offworld.kernel.errors import OffworldError
from offworld.server.errors import Busy, Unavailable
from offworld.server.match.journal import Entry, Kept, MatchRow, series_mark
from offworld.server.metrics import SHED
from offworld.server.people.keys import hashed, new_id
from offworld.server.store.journals import due, entry_of, entry_row, journal_of, noting_the_end, packed_now, packing
from offworld.server.store.lists import Page, holding, page_of, unfinished_query
from offworld.server.store.opening import (
    READERS,
    database_url,
    in_transaction,
    open_engine,
    prepare,
    translated,
)
from offworld.server.store.removal import Forgotten, forget_beside, forget_in, remove_alone
from offworld.server.store.reviews import (
    KeptReview,
    begin_review,
    drop_review,
    free_reviews,
    keep_review,
    left_reviews,
    review_of,
    take_review,
)
from offworld.server.store.schema import accounts, barred, entries, holders, matches, positions, transfers
from offworld.server.store.subscriptions import Subscription, subscribe, subscribed, unsubscribe
from offworld.server.store.writer import CHANNEL, Job, Writer, keeping

log = structlog.get_logger("offworld.store")
T = TypeVar("T")
LISTS = 100  # that may be asked for at once
GRACE = 1.0  # seconds: a database that says by itself what is wrong is heard first


class Append:
    """One entry for a match's journal, and what changes with it in the tables that are kept for lists.

    What lists show names people: with the `revision` of what it was made of, nobody is named who is forgotten.
    """

    __slots__ = ("entry", "further", "match", "revision")

    def __init__(
        self, match: str, entry: Entry, further: Sequence[sa.Executable] = (), revision: int | None = None
    ) -> None:
        self.match = match
        self.entry = entry
        self.further = further
        self.revision = revision


class Store:
    """Matches, journals, accounts and seat links in one database."""

    def __init__(self, url: str, wait: float = 5.0, pages: int = 0) -> None:
        self.engine: Engine = open_engine(database_url(url), wait, pages)
        self.process = new_id()
        self._bound = wait + GRACE
        self._writer = Writer(self.engine, self.process)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._listing = 0  # lists that are being read or wait for it
        self._listers = ThreadPoolExecutor(1, "lister")  # lists wait for each other, and no match waits for them

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._writer.waiting

    @property
    def late(self) -> float:
        """For how many seconds the oldest job has been waiting to be on disk."""
        return self._writer.late

    def open(self) -> None:
        """Make the tables where needed and start the writer."""
        prepare(self.engine)
        self._writer.start()

    def close(self) -> None:
        """Finish all writing and let go of the database."""
        self._writer.stop()
        self._readers.shutdown()
        self._listers.shutdown()
        self.engine.dispose()

    # --- writing ---------------------------------------------------------------------------------------------------
    async def append(self, append: Append) -> bool:
        """Commit an entry; False where its number was taken or the match is another, and then nothing was written."""
        return await self._write([entry_row(append.match, append.entry)], append.further, revision=append.revision)

    async def create(self, row: MatchRow, journal: Sequence[Entry], status: str, outcome: Any = None) -> None:
        """Commit a new match with the first entries of its journal."""
        await self._write([], creation(row, journal, status, outcome))

    async def keep(self, match: str, kept: Kept, revision: int) -> None:
        """Keep where a match stands, in place of an older position, unless it is another one now."""
        await self._write([], [keeping(match, kept, self.shared)], match, revision)

    async def pack(self, before: float) -> int:
        """Pack journals of matches that were over by a time, a few of them; return how many there were."""
        found = await self._read(lambda connection: due(connection, before))
        for each in found:
            try:
                journal = await self._read(partial(packed_now, found=each))
                await self._write([], packing(journal, self.shared), each.match)
            except OffworldError:
                raise
            except Exception as error:  # one that cannot be read keeps the others from nothing
                log.error("journal not packed", match=each.match, problem=repr(error)[:300])
                await self._write([], [noting_the_end(each.match, time.time())], each.match)
        return len(found)

    async def notify(self, notes: Sequence[str]) -> None:
        """Send notes to the other processes; only PostgreSQL has any."""
        if notes:
            statements = [sa.select(sa.func.pg_notify(CHANNEL, f"{self.process} {note}")) for note in notes]
            await self._read(lambda connection: [connection.execute(each) for each in statements])

    async def _write(
        self,
        rows: Sequence[dict[str, Any]],
        further: Sequence[sa.Executable],
        match: str = "",
        revision: int | None = None,
    ) -> bool:
        job = Job(rows, further, match, revision)
        self._writer.put(job)
        return await self._bounded(job.done)

    # --- reading ---------------------------------------------------------------------------------------------------
    async def load(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        """Return a match and its whole journal, or None where there is no such match."""

        def read(connection: Connection) -> tuple[MatchRow, list[Entry]] | None:
            row = connection.execute(sa.select(matches.c.row).where(matches.c.id == match)).scalar()
            if row is None:
                return None
            return msgspec.json.decode(row, type=MatchRow), journal_of(connection, match)

        return await self._read(read)

    async def kept(self, match: str) -> Kept | None:
        """Return the position of a match that was kept last."""
        columns = (positions.c.number, positions.c.rules, positions.c.packed)
        query = sa.select(*columns).where(positions.c.match == match)

        def read(connection: Connection) -> Kept | None:
            row = connection.execute(query).first()
            return None if row is None else Kept(*row)

        return await self._read(read)

    async def holds(self, person: str, match: str) -> bool:
        """Return whether somebody holds a seat of a match or keeps it."""
        query = sa.select(holders.c.seat).where(holders.c.person == person, holders.c.match == match).limit(1)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def game_of(self, match: str) -> str | None:
        """Return which game a match is of, or None where there is no such match."""
        query = sa.select(matches.c.game).where(matches.c.id == match)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def since(self, match: str, number: int) -> list[Entry]:
        """Return the entries after a number."""
        return await self._read(lambda connection: journal_of(connection, match, number))

    async def named(self, names: Sequence[tuple[str, int]]) -> list[tuple[str, Entry]]:
        """Return particular entries, of several matches, in the order of their numbers."""
        query = (
            sa.select(entries)
            .where(sa.tuple_(entries.c.match, entries.c.number).in_(names))
            .order_by(entries.c.match, entries.c.number)
        )
        return await self._read(lambda connection: [(row.match, entry_of(row)) for row in connection.execute(query)])

    async def newest(self, names: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these matches."""
        query = (
            sa.select(entries.c.match, sa.func.max(entries.c.number).label("number"))
            .where(entries.c.match.in_(names))
            .group_by(entries.c.match)
        )
        return await self._read(lambda connection: {row.match: row.number for row in connection.execute(query)})

    async def matches_of(self, person: str, before: str | None = None) -> Page:
        """Return a part of the matches that a person holds seats in or keeps; `before`: those after this one."""
        if self._listing >= LISTS:
            SHED.labels("lists").inc()
            raise Busy("server-overloaded", seconds=1)
        self._listing += 1
        work = asyncio.get_running_loop().run_in_executor(
            self._listers, self._in_transaction, lambda connection: page_of(connection, person, before)
        )
        work.add_done_callback(self._listed)
        return await self._bounded(work)

    def _listed(self, _done: object) -> None:
        self._listing -= 1

    async def unfinished(self, person: str) -> int:
        """Return how many matches that are not over somebody holds seats in or keeps."""
        return await self._read(lambda connection: connection.execute(unfinished_query(person)).scalar_one())

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """Return which of these matches there are, and how often something was taken out of them."""
        query = sa.select(matches.c.id, matches.c.revision).where(matches.c.id.in_(ids))
        return await self._read(lambda connection: {row.id: row.revision for row in connection.execute(query)})

    async def barred(self) -> dict[tuple[str, str], str]:
        """Return whom the host has barred, how and why."""
        query = sa.select(barred.c.person, barred.c.kind, barred.c.reason)
        return await self._read(
            lambda connection: {(row.person, row.kind): row.reason for row in connection.execute(query)}
        )

    async def forget(self, person: str) -> Forgotten:
        """Remove what is known of a person: one match after the other, so that those who play get their turn."""
        found = Forgotten([], [])
        while names := await self._read(partial(forget_beside, person=person)):
            for match in names:
                gone = await self._read(partial(forget_in, match=match, person=person))
                (found.removed if gone else found.changed).append(match)
        return found

    async def remove(self, match: str, person: str) -> bool:
        """Remove a match with which nobody but a person has to do; return whether that was so."""
        return await self._read(lambda connection: remove_alone(connection, match, person))

    async def ping(self) -> None:
        """Raise Unavailable where the database does not answer."""
        await self._read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())

    # --- browsers that want notices ----------------------------------------------------------------------------------
    async def subscribe(self, person: str, wanted: Subscription) -> None:
        """Keep a browser that wants to be told of somebody's turns."""
        await self._read(lambda connection: subscribe(connection, person, wanted))

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget such a browser, whoever's it is or only where it is this person's."""
        await self._read(lambda connection: unsubscribe(connection, endpoint, person))

    async def subscribed(self, people: Sequence[str]) -> list[Subscription]:
        """Return the browsers of some people that want to be told."""
        return await self._read(lambda connection: subscribed(connection, people))

    # --- reviews of finished matches ---------------------------------------------------------------------------------
    async def begin_review(self, match: str, packed: bytes, until: float) -> bool:
        """Keep that a match is to be reviewed; False where it is already, or there is no such match."""
        return await self._read(lambda connection: begin_review(connection, match, packed, until))

    async def take_review(self, match: str, now: float, until: float) -> bool:
        """Take over a review that nobody works on any more; False where somebody was faster."""
        return await self._read(lambda connection: take_review(connection, match, now, until))

    async def keep_review(self, match: str, kept: KeptReview, until: float) -> bool:
        """Keep how far a review has come; False where it is gone, as its match is."""
        return await self._read(lambda connection: keep_review(connection, match, kept, until))

    async def drop_review(self, match: str) -> None:
        """Forget a review that cannot be made."""
        await self._read(lambda connection: drop_review(connection, match))

    async def review(self, match: str) -> KeptReview | None:
        """Return what is kept of the review of a match."""
        return await self._read(lambda connection: review_of(connection, match))

    async def left_reviews(self, now: float) -> list[str]:
        """Return matches whose reviews nobody works on any more."""
        return await self._read(lambda connection: left_reviews(connection, now))

    async def free_reviews(self) -> None:
        """Let anybody take over what is unfinished."""
        await self._read(free_reviews)

    # --- accounts and seat links -----------------------------------------------------------------------------------
    async def add_account(self, person: str, name: str, token: str) -> None:
        """Keep a new account and the hash of its token."""
        made = accounts.insert().values(person=person, name=name, token=hashed(token), created=time.time())
        await self._read(lambda connection: connection.execute(made))

    async def account(self, token: str) -> tuple[str, str] | None:
        """Return the person and the name that a token belongs to."""
        query = sa.select(accounts.c.person, accounts.c.name).where(accounts.c.token == hashed(token))

        def read(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query).first()
            return None if row is None else (row.person, row.name)

        return await self._read(read)

    async def add_transfer(self, token: str, match: str, person: str, expires: float) -> None:
        """Keep a seat link, and forget those that have expired."""

        def write(connection: Connection) -> None:
            connection.execute(transfers.delete().where(transfers.c.expires < time.time()))
            connection.execute(
                transfers.insert().values(token=hashed(token), match=match, person=person, expires=expires)
            )

        await self._read(write)

    async def transfer(self, token: str, take: bool) -> tuple[str, str] | None:
        """Return the match and the person of a seat link, or None; it is gone once it was taken."""
        wanted = (transfers.c.token == hashed(token)) & (transfers.c.expires >= time.time())
        columns = (transfers.c.match, transfers.c.person)
        query = transfers.delete().where(wanted).returning(*columns) if take else sa.select(*columns).where(wanted)

        def read(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query).first()
            return None if row is None else (row.match, row.person)

        return await self._read(read)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._bounded(
            asyncio.get_running_loop().run_in_executor(self._readers, self._in_transaction, work)
        )

    async def _bounded(self, work: Awaitable[T]) -> T:
        """Wait for the database, but not for ever: one that hangs says nothing at all.

        What was begun may still be carried out; whoever repeats a command under its id is told so.
        """
        try:
            async with asyncio.timeout(self._bound):
                return await work
        except TimeoutError:
            log.warning("store out of reach", problem="no answer")
            raise Unavailable("server-store") from None

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            return in_transaction(self.engine, work)
        except (SQLAlchemyError, OSError) as error:
            raise translated(error) from None


def creation(row: MatchRow, journal: Sequence[Entry], status: str, outcome: Any = None) -> list[sa.Executable]:
    """Return statements that make a new match with the first entries of its journal."""
    made = matches.insert().values(
        id=row.id,
        row=msgspec.json.encode(row).decode(),
        game=row.game,
        created=row.created,
        status=status,
        lineup=msgspec.json.encode(row.lineup).decode(),
        outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
        pace=row.pace,
        series=None if row.series is None else msgspec.json.encode(series_mark(row)).decode(),
    )
    first = [entries.insert().values(entry_row(row.id, entry)) for entry in journal]
    over = status == "finished"
    noted = [noting_the_end(row.id, row.created)] if over else []
    return [made, *first, *holding(row, row.lineup, row.owner, over), *noted]
