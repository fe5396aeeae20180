"""Bringing an older database to the present form. What is only a new table has been made already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from offworld.server.match.journal import MatchRow, Seat, series_mark
from offworld.server.store.lists import named_in
from offworld.server.store.schema import VERSION, ended, entries, holders, matches, meta, reviews, traces, transfers

log = structlog.get_logger("offworld.store")
OLDER: Final = ("1", "2", "3", "4", "5", "6")  # versions that can be brought up to date
_SOME: Final = 1_000  # rows in one statement


def upgrade(connection: Connection, found: str) -> str:
    """Bring a database of an older version to this one, and return it."""
    if connection.dialect.name == "postgresql":  # a large one takes longer than a request may
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
    if found == "1":
        _from_1(connection)
    if found != "6":
        _from_5(connection)
    _from_6(connection)
    connection.execute(meta.update().where(meta.c.name == "version").values(value=str(VERSION)))
    log.info("database upgraded", version=VERSION)
    return str(VERSION)


def _from_1(connection: Connection) -> None:
    """Give the matches the columns that lists need."""
    for name in ("pace", "series"):
        connection.execute(sa.text(f"ALTER TABLE matches ADD COLUMN {name} TEXT"))
    for found in connection.execute(sa.select(matches.c.id, matches.c.row)).all():
        row = msgspec.json.decode(found.row, type=MatchRow)
        mark = series_mark(row)
        series = None if mark is None else msgspec.json.encode(mark).decode()
        connection.execute(matches.update().where(matches.c.id == row.id).values(pace=row.pace, series=series))


def _from_5(connection: Connection) -> None:
    """Let lists be read in their order, and note who is named where, so that neither looks through whole tables."""
    for column in (matches.c.revision, holders.c.created, holders.c.over):
        definition = sa.schema.CreateColumn(column).compile(dialect=connection.dialect)
        connection.execute(sa.text(f"ALTER TABLE {column.table.name} ADD COLUMN {definition}"))
    theirs = matches.c.id == holders.c.match
    created = sa.select(matches.c.created).where(theirs).scalar_subquery()
    over = sa.exists().where(theirs, matches.c.status == "finished")
    connection.execute(holders.update().values(created=sa.func.coalesce(created, 0.0), over=over))
    for table in (matches, holders, reviews, transfers):
        for index in table.indexes:
            index.create(connection, checkfirst=True)
    _note(connection, _named(connection))


def _from_6(connection: Connection) -> None:
    """Note which matches are over, so that their journals are packed by and by."""
    over = sa.select(matches.c.id, matches.c.created).where(matches.c.status == "finished")
    connection.execute(ended.insert().from_select(["match", "at"], over))


def _named(connection: Connection) -> Iterable[tuple[str, str]]:
    """Return who is named in which match, by its row or by its journal, some more than once."""
    for found in connection.execute(sa.select(matches.c.row).execution_options(yield_per=_SOME)):
        row = msgspec.json.decode(found.row, type=MatchRow)
        yield from [(person, row.id) for person in named_in(row.lineup, row.owner)]
    taken = sa.select(entries.c.match, entries.c.value).where(entries.c.kind == "seat")
    for found in connection.execute(taken.execution_options(yield_per=_SOME)):
        seat = msgspec.json.decode(found.value, type=Seat)
        yield from [(person, found.match) for person in named_in([seat], None)]


def _note(connection: Connection, named: Iterable[tuple[str, str]]) -> None:
    rows: list[dict[str, Any]] = [{"person": person, "match": match} for person, match in sorted(set(named))]
    for start in range(0, len(rows), _SOME):
        connection.execute(traces.insert(), rows[start : start + _SOME])
