"""The store as the rest of the server sees it: asynchronous, with few verbs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from offworld.server.errors import Unavailable
from offworld.server.match.journal import Entry, Kept, MatchRow, Seat, Summary, series_mark
from offworld.server.people.keys import hashed, new_id
from offworld.server.store.engine import READERS, database_url, open_engine, prepare, translated
from offworld.server.store.removal import Forgotten, forget
from offworld.server.store.schema import accounts, barred, entries, holders, matches, positions, transfers
from offworld.server.store.writer import CHANNEL, Job, Writer, keeping

log = structlog.get_logger("offworld.store")
T = TypeVar("T")
LIST = 100  # matches in somebody's list
NO_SEAT = -1  # stands for the match itself in the list of its keeper
GRACE = 1.0  # seconds: a database that says by itself what is wrong is heard first


class Append:
    """One entry for a match's journal, and what changes with it in the tables that are kept for lists."""

    __slots__ = ("entry", "further", "match")

    def __init__(self, match: str, entry: Entry, further: Sequence[sa.Executable] = ()) -> None:
        self.match = match
        self.entry = entry
        self.further = further


class Store:
    """Matches, journals, accounts and seat links in one database."""

    def __init__(self, url: str, wait: float = 5.0, pages: int = 0) -> None:
        self.engine: Engine = open_engine(database_url(url), wait, pages)
        self.process = new_id()
        self._bound = wait + GRACE
        self._writer = Writer(self.engine, self.process)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._listers = ThreadPoolExecutor(1, "lister")  # lists wait for each other, and no match waits for them

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._writer.waiting

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
        """Commit an entry; False where its number was taken by somebody else, and then nothing was written."""
        return await self._write([_entry_row(append.match, append.entry)], append.further)

    async def create(self, row: MatchRow, journal: Sequence[Entry], status: str, outcome: Any = None) -> None:
        """Commit a new match with the first entries of its journal."""
        await self._write([], creation(row, journal, status, outcome))

    async def keep(self, match: str, kept: Kept) -> None:
        """Keep where a match stands, in place of an older position."""
        await self._write([], [keeping(match, kept, self.shared)], match)

    async def notify(self, notes: Sequence[str]) -> None:
        """Send notes to the other processes; only PostgreSQL has any."""
        if notes:
            statements = [sa.select(sa.func.pg_notify(CHANNEL, f"{self.process} {note}")) for note in notes]
            await self._read(lambda connection: [connection.execute(each) for each in statements])

    async def _write(self, rows: Sequence[dict[str, Any]], further: Sequence[sa.Executable], match: str = "") -> bool:
        job = Job(rows, further, match)
        self._writer.put(job)
        return await self._bounded(job.done)

    # --- reading ---------------------------------------------------------------------------------------------------
    async def load(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        """Return a match and its whole journal, or None where there is no such match."""

        def read(connection: Connection) -> tuple[MatchRow, list[Entry]] | None:
            row = connection.execute(sa.select(matches.c.row).where(matches.c.id == match)).scalar()
            if row is None:
                return None
            return msgspec.json.decode(row, type=MatchRow), _journal(connection, match, 0)

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
        return await self._read(lambda connection: _journal(connection, match, number))

    async def named(self, names: Sequence[tuple[str, int]]) -> list[tuple[str, Entry]]:
        """Return particular entries, of several matches, in the order of their numbers."""
        query = (
            sa.select(entries)
            .where(sa.tuple_(entries.c.match, entries.c.number).in_(names))
            .order_by(entries.c.match, entries.c.number)
        )
        return await self._read(lambda connection: [(row.match, _entry(row)) for row in connection.execute(query)])

    async def newest(self, names: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these matches."""
        query = (
            sa.select(entries.c.match, sa.func.max(entries.c.number).label("number"))
            .where(entries.c.match.in_(names))
            .group_by(entries.c.match)
        )
        return await self._read(lambda connection: {row.match: row.number for row in connection.execute(query)})

    async def matches_of(self, person: str) -> list[tuple[Summary, list[int]]]:
        """Return the newest matches that a person holds seats in or keeps, with those seats."""

        def read(connection: Connection) -> list[tuple[Summary, list[int]]]:
            held: dict[str, list[int]] = {}
            for row in connection.execute(sa.select(holders).where(holders.c.person == person)):
                held.setdefault(row.match, []).extend([row.seat] if row.seat != NO_SEAT else [])
            found = connection.execute(
                _LISTED.where(matches.c.id.in_(sa.select(holders.c.match).where(holders.c.person == person)))
            ).all()
            return [(_summary(row, held[row.id]), sorted(held[row.id])) for row in found if row.id in held]

        return await self._bounded(
            asyncio.get_running_loop().run_in_executor(self._listers, self._in_transaction, read)
        )

    async def unfinished(self, person: str) -> int:
        """Return how many matches that are not over somebody holds seats in or keeps."""
        mine = sa.select(holders.c.match).where(holders.c.person == person)
        query = sa.select(sa.func.count()).where(matches.c.id.in_(mine), matches.c.status != "finished")
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def existing(self, ids: Sequence[str]) -> set[str]:
        """Return which of these matches there are."""
        query = sa.select(matches.c.id).where(matches.c.id.in_(ids))
        return await self._read(lambda connection: {row.id for row in connection.execute(query)})

    async def barred(self) -> dict[tuple[str, str], str]:
        """Return whom the host has barred, how and why."""
        query = sa.select(barred.c.person, barred.c.kind, barred.c.reason)
        return await self._read(
            lambda connection: {(row.person, row.kind): row.reason for row in connection.execute(query)}
        )

    async def forget(self, person: str) -> Forgotten:
        """Remove what is known of a person."""
        return await self._read(lambda connection: forget(connection, person))

    async def ping(self) -> None:
        """Raise Unavailable where the database does not answer."""
        await self._read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())

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
            with self.engine.begin() as connection:
                return work(connection)
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
    first = [entries.insert().values(_entry_row(row.id, entry)) for entry in journal]
    return [made, *first, *holding(row.id, row.lineup, row.owner)]


def holding(match: str, lineup: Sequence[Seat], keeper: str | None) -> list[sa.Executable]:
    """Return statements that note who holds which seats of a match or keeps it, in place of what was noted before."""
    rows = [
        {"person": person, "match": match, "seat": number}
        for number, seat in enumerate(lineup)
        for person in dict.fromkeys(seat.holders)
    ]
    if keeper is not None:
        rows.append({"person": keeper, "match": match, "seat": NO_SEAT})
    statements: list[sa.Executable] = [holders.delete().where(holders.c.match == match)]
    if rows:
        statements.append(holders.insert().values(rows))
    return statements


def listed(match: str, lineup: Sequence[Seat], keeper: str | None, status: str, outcome: Any) -> list[sa.Executable]:
    """Return statements that bring the tables for lists up to date."""
    changed = (
        matches.update()
        .where(matches.c.id == match)
        .values(
            status=status,
            lineup=msgspec.json.encode(lineup).decode(),
            outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
        )
    )
    return [changed, *holding(match, lineup, keeper)]


def _entry_row(match: str, entry: Entry) -> dict[str, Any]:
    return {
        "match": match,
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "value": None if entry.value is None else msgspec.json.encode(entry.value).decode(),
        "ref": entry.ref,
        "asked": entry.asked,
        "hidden": entry.hidden,
    }


def _entry(row: Any) -> Entry:
    value = None if row.value is None else msgspec.json.decode(row.value)
    return Entry(row.number, row.kind, row.at, row.seat, value, row.ref, row.asked, row.hidden)


def _journal(connection: Connection, match: str, number: int) -> list[Entry]:
    query = sa.select(entries).where(entries.c.match == match, entries.c.number > number).order_by(entries.c.number)
    return [_entry(row) for row in connection.execute(query)]


def _listing() -> sa.Select[Any]:
    """Return the query of the newest matches in a list; only whose list it is, is missing."""
    last = sa.select(entries).where(entries.c.match == matches.c.id).order_by(entries.c.number.desc()).limit(1)
    columns = [matches.c[name] for name in ("id", "game", "created", "status", "lineup", "outcome", "pace", "series")]
    asked = last.with_only_columns(entries.c.asked).scalar_subquery().label("asked")
    seen = last.where(~entries.c.hidden).with_only_columns(entries.c.at).scalar_subquery().label("seen")
    return sa.select(*columns, asked, seen).order_by(matches.c.created.desc()).limit(LIST)


_LISTED = _listing()


def _summary(row: Any, held: Sequence[int]) -> Summary:
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome)
    series = outcome.pop("series", None) if outcome is not None else None
    if series is None and row.series is not None:
        series = msgspec.json.decode(row.series)
    return Summary(
        row.id,
        row.game,
        row.status,
        row.pace,
        msgspec.json.decode(row.lineup, type=list[Seat]),
        outcome,
        _asked(row.asked, held) if row.asked is not None else [],
        row.created if row.seen is None else row.seen,  # of a hidden step lists show nothing, not even when it was
        series,
    )


def _asked(note: str, held: Sequence[int]) -> list[int]:
    """Return who is asked, as far as somebody with these seats may know: of one's own seats, whether they truly are."""
    true, _, seen = note.partition("/")
    asked = [int(seat) for seat in true.split(",") if seat]
    others = [int(seat) for seat in seen.split(",") if seat] if "/" in note else asked
    return sorted([*[seat for seat in asked if seat in held], *[seat for seat in others if seat not in held]])
