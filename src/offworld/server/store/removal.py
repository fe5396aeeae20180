"""Taking things out of the store for good: matches, and what is known of a person."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from offworld.server.match.journal import MatchRow, Seat
from offworld.server.store.journals import unpack
from offworld.server.store.schema import (
    accounts,
    barred,
    ended,
    entries,
    holders,
    matches,
    packed,
    positions,
    reviews,
    subscriptions,
    traces,
    transfers,
)

SOME = 500  # ids in one statement


class Forgotten(NamedTuple):
    """The matches that went with a person, and those in which others played too: they go on without the name."""

    removed: list[str]
    changed: list[str]


def remove_matches(connection: Connection, ids: Sequence[str]) -> int:
    """Remove matches with everything that belongs to them; return how many there were.

    The matches themselves go first: whoever is just packing or changing one waits, or is waited for.
    """
    count = 0
    for start in range(0, len(ids), SOME):
        some = ids[start : start + SOME]
        count += connection.execute(matches.delete().where(matches.c.id.in_(some))).rowcount
        for table in (entries, packed, ended, holders, positions, reviews, traces, transfers):
            connection.execute(table.delete().where(table.c.match.in_(some)))
    return count


def remove_alone(connection: Connection, match: str, person: str) -> bool:
    """Remove a match with which nobody else has to do; return whether that was so."""
    _hold_fast(connection, match)
    alone = not _others(connection, match, person)
    if alone:
        remove_matches(connection, [match])
    return alone


def remove_leftovers(connection: Connection) -> int:
    """Remove entries of matches that are gone: a server may have been playing one while it was removed."""
    lost = sa.select(entries.c.match).distinct().where(entries.c.match.not_in(sa.select(matches.c.id)))
    ids = [row.match for row in connection.execute(lost)]
    remove_matches(connection, ids)
    for table in (packed, ended, reviews):
        connection.execute(table.delete().where(table.c.match.not_in(sa.select(matches.c.id))))
    return len(ids)


def outdated(connection: Connection, before: float) -> list[str]:
    """Return the matches in which nothing has happened since a time, and that nobody is in the middle of."""
    return [row.id for row in connection.execute(outdated_query(before))]


def outdated_query(before: float) -> sa.Select[tuple[str]]:
    """Return the query of those matches: only what was made before that time is looked at."""
    quiet = sa.func.coalesce(last_time(), matches.c.created) < before
    return sa.select(matches.c.id).where(matches.c.created < before, matches.c.status != "live", quiet)


def last_time() -> sa.ScalarSelect[float]:
    """Return the part of a query over matches that tells when something happened there last."""
    mine = sa.select(entries.c.at).where(entries.c.match == matches.c.id)
    return mine.order_by(entries.c.number.desc()).limit(1).scalar_subquery()


def forget_beside(connection: Connection, person: str) -> list[str]:
    """Remove what is known of a person beside matches, account and links; return the matches that name them."""
    for table in (accounts, transfers, barred, subscriptions):
        connection.execute(table.delete().where(table.c.person == person))
    return [row.match for row in connection.execute(sa.select(traces.c.match).where(traces.c.person == person))]


def forget_in(connection: Connection, match: str, person: str) -> bool:
    """Take a person out of a match: name and chat, or all of it where nobody else plays; return whether it is gone."""
    _hold_fast(connection, match)
    alone = not _others(connection, match, person)
    if alone:
        remove_matches(connection, [match])
    else:
        _take_out(connection, match, person)
        for table in (holders, traces):
            connection.execute(table.delete().where(table.c.person == person, table.c.match == match))
    return alone


def _hold_fast(connection: Connection, match: str) -> None:
    """Let everybody else who would change a match wait until this transaction is over."""
    connection.execute(matches.update().where(matches.c.id == match).values(revision=matches.c.revision))


def _others(connection: Connection, match: str, person: str) -> bool:
    """Return whether somebody else holds a seat of a match or keeps it."""
    query = sa.select(holders.c.person).where(holders.c.match == match, holders.c.person != person).limit(1)
    return connection.execute(query).first() is not None


def _take_out(connection: Connection, match: str, person: str) -> None:
    """Take a person out of a match that others play too: the seat stays, without a name and without a holder."""
    found = connection.execute(sa.select(matches.c.row, matches.c.lineup).where(matches.c.id == match)).one()
    row = msgspec.json.decode(found.row, type=MatchRow)
    lineup = msgspec.json.decode(found.lineup, type=list[Seat])
    seats = [person in seat.holders for seat in row.lineup]
    names = {seat.name for seat in [*lineup, *row.lineup] if person in seat.holders}
    row.revision += 1
    row.owner = "" if row.owner == person else row.owner
    row.lineup = [_without(seat, person) for seat in row.lineup]
    if row.series is not None:
        row.series.before = [_nameless(record, names) for record in row.series.before]
    connection.execute(
        matches.update()
        .where(matches.c.id == match)
        .values(
            row=msgspec.json.encode(row).decode(),
            revision=row.revision,
            lineup=msgspec.json.encode([_without(seat, person) for seat in lineup]).decode(),
        )
    )
    _forget_entries(connection, match, person, seats)
    _repack(connection, match, lambda record: _nameless(record, names))


def _without(seat: Seat, person: str) -> Seat:
    """Return a seat without one of its holders; the name goes with the last device of that player."""
    if seat.reserved == person:
        seat = Seat(seat.kind, "", seat.level, seat.holders, None)
    if person not in seat.holders:
        return seat
    return Seat(seat.kind, "", seat.level, [each for each in seat.holders if each != person], seat.reserved)


def _nameless(record: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """Return a record that does not say that these people sat there."""
    players = [{**each, "name": ""} if each.get("name") in names else each for each in record.get("players") or []]
    return {**record, "players": players} if players else record


def _forget_entries(connection: Connection, match: str, person: str, mine: list[bool]) -> None:
    """Empty a person's lines of chat and take the person out of the changes of seats; `mine` were theirs at first."""
    unpack(connection, match)
    spoken = sa.select(entries).where(entries.c.match == match, entries.c.kind.in_(("seat", "chat")))
    for entry in connection.execute(spoken.order_by(entries.c.number)).all():
        changed = entry.value
        if entry.kind == "seat":
            seat = msgspec.json.decode(entry.value, type=Seat)
            mine[entry.seat] = person in seat.holders
            changed = msgspec.json.encode(_without(seat, person)).decode()
        elif mine[entry.seat]:
            changed = '""'
        if changed != entry.value:
            this = (entries.c.match == match) & (entries.c.number == entry.number)
            connection.execute(entries.update().where(this).values(value=changed))


def _repack(connection: Connection, match: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change the record that was kept of a match."""
    packed = connection.execute(sa.select(positions.c.packed).where(positions.c.match == match)).scalar()
    if packed is not None:
        kept = msgspec.json.decode(zlib.decompress(packed))
        kept["record"] = change(kept["record"])
        fresh = zlib.compress(msgspec.json.encode(kept), 1)
        connection.execute(positions.update().where(positions.c.match == match).values(packed=fresh))
