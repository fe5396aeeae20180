"""Journals: as rows while a match is played, and packed, out of everybody's way, once it has been over for a day.

Of a packed journal the last entry stays a row: its number is taken, and it tells when something happened there last.
Whoever reads a journal from its beginning gets the packed part before the rows; whoever goes on where they were gets
rows alone, and looks nowhere else.
"""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from offworld.server.match.journal import Entry
from offworld.server.store.adding import adding
from offworld.server.store.schema import ended, entries, matches, packed

QUIET: Final = 86_400.0  # seconds without anything new after which the journal of a match that is over is packed
SOME: Final = 5  # at once: what is packed is held in memory


def entry_row(match: str, entry: Entry) -> dict[str, Any]:
    """Return an entry as a row."""
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


def entry_of(row: Any) -> Entry:
    """Return a row as an entry."""
    value = None if row.value is None else msgspec.json.decode(row.value)
    return Entry(row.number, row.kind, row.at, row.seat, value, row.ref, row.asked, row.hidden)


def journal_of(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """Return the entries of a match after a number."""
    rows = _rows(connection, match, after)
    if not rows or rows[0].number == after + 1:
        return rows
    before = _unpacked(connection, match)
    if not before:  # they were made rows again between the two looks
        return _rows(connection, match, after)
    return [*[entry for entry in before if after < entry.number < rows[0].number], *rows]


def _rows(connection: Connection, match: str, after: int) -> list[Entry]:
    query = sa.select(entries).where(entries.c.match == match, entries.c.number > after).order_by(entries.c.number)
    return [entry_of(row) for row in connection.execute(query)]


def _unpacked(connection: Connection, match: str) -> list[Entry]:
    found = connection.execute(sa.select(packed.c.entries).where(packed.c.match == match)).scalar()
    return [] if found is None else msgspec.json.decode(zlib.decompress(found), type=list[Entry])


# --- packing ---------------------------------------------------------------------------------------------------------
class Pack(NamedTuple):
    """A journal that may be packed, as far as its last entry but one; nothing where there is nothing to pack."""

    match: str
    ended: float
    revision: int  # of the match when it was read: what is taken out of it afterwards must not come back
    number: int
    content: bytes


class Due(NamedTuple):
    """A match whose journal may be packed, as it was before its journal is read."""

    match: str
    at: float
    revision: int


def due(connection: Connection, before: float) -> list[Due]:
    """Return some matches that were over, and in which nothing has happened since a time."""
    return [Due(*row) for row in connection.execute(due_query(before))]


def due_query(before: float) -> sa.Select[Any]:
    """Return the query of those matches, whoever has waited longest first."""
    mine = matches.c.id == ended.c.match
    revision = sa.func.coalesce(sa.select(matches.c.revision).where(mine).scalar_subquery(), 0).label("revision")
    query = sa.select(ended.c.match, ended.c.at, revision).where(ended.c.at < before)
    return query.order_by(ended.c.at).limit(SOME)


def packed_now(connection: Connection, found: Due) -> Pack:
    """Return the journal of such a match, to be packed."""
    journal = journal_of(connection, found.match)[:-1]
    return Pack(found.match, found.at, found.revision, journal[-1].number if journal else 0, packed_form(journal))


def packed_form(journal: list[Entry]) -> bytes:
    """Return entries as they are kept packed."""
    return zlib.compress(msgspec.json.encode(journal), 6)


def packing(pack: Pack, postgresql: bool) -> list[sa.Executable]:
    """Return statements that put a packed journal in the place of its rows, unless the match has changed since."""
    same = (matches.c.id == pack.match) & (matches.c.revision == pack.revision)
    changed = (matches.c.id == pack.match) & (matches.c.revision != pack.revision)  # then it is looked at again
    values = {"match": pack.match, "number": pack.number, "entries": pack.content}
    chosen = sa.select(*[sa.literal(value, packed.c[name].type) for name, value in values.items()])
    put = adding(postgresql)(packed).from_select(
        list(values), chosen.where(sa.exists().where(same), sa.literal(pack.number) > 0)
    )
    newer = {name: put.excluded[name] for name in ("number", "entries")}
    number = sa.select(packed.c.number).where(packed.c.match == pack.match).scalar_subquery()
    return [
        matches.update().where(same).values(revision=pack.revision),  # whoever takes something out of it waits
        put.on_conflict_do_update(index_elements=["match"], set_=newer, where=packed.c.number < put.excluded.number),
        entries.delete().where(entries.c.match == pack.match, entries.c.number <= number),
        ended.delete().where(ended.c.match == pack.match, ended.c.at == pack.ended, ~sa.exists().where(changed)),
    ]


def unpack(connection: Connection, match: str) -> None:
    """Make rows of a packed journal again, for whoever wants to change something in them."""
    rows = [entry_row(match, entry) for entry in _unpacked(connection, match)]
    if rows:
        connection.execute(packed.delete().where(packed.c.match == match))
        connection.execute(entries.insert(), rows)
        connection.execute(noting_the_end(match, 0.0))


def noting_the_end(match: str, at: float) -> sa.Executable:
    """Return the statement that notes when something happened last in a match that is over: it is packed later.

    Another process may note the same match at the same moment; both databases have the same words for that.
    """
    return _NOTING.bindparams(match=match, at=at)


_NOTING: Final = sa.text(
    'INSERT INTO ended ("match", "at") VALUES (:match, :at) ON CONFLICT ("match") DO UPDATE SET "at" = excluded."at"'
)
