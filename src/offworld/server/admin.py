"""What a host does with the store, beside a server that runs or without one: look, save, remove, bar, tidy up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from offworld.server.errors import CannotServe
from offworld.server.match.journal import Seat
from offworld.server.settings import Settings
from offworld.server.store import removal
from offworld.server.store.engine import database_url, open_engine, prepare, shown, why_unusable
from offworld.server.store.schema import accounts, barred, entries, holders, matches

DAY: Final = 86_400.0
LEAST: Final = 6  # characters that name a person
BARS: Final = ("ban", "mute")


class Admin:
    """The store of one installation. What is removed leaves a running server within some seconds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def matches(self, person: str = "") -> list[dict[str, Any]]:
        """Return all matches, newest first, or those of one person."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
        query = sa.select(matches.c.id, matches.c.game, matches.c.status, matches.c.created, matches.c.lineup, last)
        query = query.order_by(matches.c.created.desc())
        with self._work() as connection:
            if person:
                found = _person(connection, person)
                query = query.where(matches.c.id.in_(sa.select(holders.c.match).where(holders.c.person == found)))
            return [_listed(row) for row in connection.execute(query)]

    def export(self, what: str) -> dict[str, Any]:
        """Return everything that is stored of a match or of a person, tokens aside."""
        with self._work() as connection:
            if _is_match(connection, what):
                return _match_data(connection, what)
            person = _person(connection, what)
            query = sa.select(holders.c.match).distinct().where(holders.c.person == person)
            found = [row.match for row in connection.execute(query)]
            account = sa.select(accounts.c.name, accounts.c.created).where(accounts.c.person == person)
            bars = sa.select(barred.c.kind, barred.c.reason, barred.c.at).where(barred.c.person == person)
            return {
                "person": person,
                "accounts": [dict(row._mapping) for row in connection.execute(account)],
                "barred": [dict(row._mapping) for row in connection.execute(bars)],
                "matches": [_match_data(connection, match) for match in found],
            }

    def remove(self, what: str) -> removal.Forgotten:
        """Remove a match, or all that is known of a person."""
        with self._work() as connection:
            if _is_match(connection, what):
                removal.remove_matches(connection, [what])
                return removal.Forgotten([what], [])
            return removal.forget(connection, _person(connection, what))

    def bar(self, kind: str, person: str, reason: str) -> str:
        """Ban or mute a person, with a reason that is shown to them; return who it is."""
        with self._work() as connection:
            found = _person(connection, person)
            connection.execute(barred.delete().where(barred.c.person == found, barred.c.kind == kind))
            connection.execute(barred.insert().values(person=found, kind=kind, reason=reason, at=time.time()))
            return found

    def unbar(self, kind: str, person: str) -> str:
        """Take a ban or a mute back; return who it is."""
        with self._work() as connection:
            found = _person(connection, person)
            connection.execute(barred.delete().where(barred.c.person == found, barred.c.kind == kind))
            return found

    def prune(self, days: float) -> int:
        """Remove the matches that nobody plays and in which nothing has happened for so long; return how many."""
        with self._work() as connection:
            return removal.remove_matches(connection, removal.outdated(connection, time.time() - days * DAY))

    def vacuum(self) -> int:
        """Remove what is left of removed matches and give the space back; return of how many something was left."""
        with self._work() as connection:
            count = removal.remove_leftovers(connection)
        raw = self._engine.raw_connection()
        driver: Any = raw.driver_connection
        if self._engine.dialect.name == "postgresql":
            driver.autocommit = True  # it cannot be done within a transaction
        driver.execute("VACUUM")
        raw.invalidate()
        return count

    @contextmanager
    def _work(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            where = shown(self._engine.url)
            raise CannotServe("server-database", url=where, problem=why_unusable(error)) from None


@contextmanager
def opened(data: str = "", database: str = "", wait: float = 30.0) -> Iterator[Admin]:
    """Open the store of an installation."""
    engine = open_engine(database_url(Settings(data=data, database=database).database_url), wait)
    try:
        prepare(engine)
        yield Admin(engine)
    finally:
        engine.dispose()


def _is_match(connection: Connection, what: str) -> bool:
    return connection.execute(sa.select(matches.c.id).where(matches.c.id == what)).first() is not None


def _person(connection: Connection, begin: str) -> str:
    """Return the one person whose number begins so; CannotServe where there is none, or more than one."""
    found: set[str] = set()
    if len(begin) >= LEAST:
        for table in (holders, accounts, barred):
            query = sa.select(table.c.person).where(table.c.person.startswith(begin, autoescape=True)).distinct()
            found |= {row.person for row in connection.execute(query.limit(2))}
    if len(found) != 1:
        raise CannotServe("server-admin-nobody", what=begin, count=len(found))
    return found.pop()


def _listed(row: Any) -> dict[str, Any]:
    id_, game, status, created, lineup, last = row
    seats = [
        {"name": seat.name, "bot": seat.level, "persons": [person[:8] for person in seat.holders]}
        for seat in msgspec.json.decode(lineup, type=list[Seat])
    ]
    return {"id": id_, "game": game, "status": status, "created": created, "last": last or created, "seats": seats}


def _match_data(connection: Connection, match: str) -> dict[str, Any]:
    row = connection.execute(sa.select(matches.c.row).where(matches.c.id == match)).scalar_one()
    query = sa.select(entries).where(entries.c.match == match).order_by(entries.c.number)
    found = [dict(each._mapping) for each in connection.execute(query)]
    for each in found:
        each["value"] = None if each["value"] is None else msgspec.json.decode(each["value"])
    return {"match": msgspec.json.decode(row), "entries": found}
