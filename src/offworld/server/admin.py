"""What a host does with the store, beside a server that runs or without one: look, save, remove, bar, tidy up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from offworld.server.errors import CannotServe
from offworld.server.match.journal import Seat
from offworld.server.settings import Settings
from offworld.server.store import removal
from offworld.server.store.journals import entry_row, journal_of
from offworld.server.store.lists import PAGE, part_query
from offworld.server.store.opening import (
    database_url,
    in_transaction,
    open_engine,
    prepare,
    shown,
    why_unusable,
)
from offworld.server.store.schema import accounts, barred, holders, matches, subscriptions, traces

T = TypeVar("T")
DAY: Final = 86_400.0
LEAST: Final = 6  # characters that name a person
LAST: Final = "\U0010ffff"  # comes after every other character
STEP: Final = 200  # matches that are removed at once
BARS: Final = ("ban", "mute")


class Admin:
    """The store of one installation. What is removed leaves a running server within some seconds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def matches(self, person: str = "", status: str = "", before: str = "", limit: int = PAGE) -> list[dict[str, Any]]:
        """Return so many matches, newest first: all, those of one person, or those that stand so; after a match."""

        def look(connection: Connection) -> list[dict[str, Any]]:
            found = _person(connection, person) if person else ""
            created = _created(connection, before) if before else 0.0
            after = (created, before) if before else None
            rows = connection.execute(matches_query(found, status, after, limit)).all()
            known = {row.id: last for row in rows if (last := _last(row.outcome)) is not None}
            asked = [row.id for row in rows if row.id not in known]
            if asked:
                known |= {row.id: row.last for row in connection.execute(last_query(asked)) if row.last is not None}
            return [_listed(row, known.get(row.id, row.created)) for row in rows]

        return self._do(look)

    def export(self, what: str) -> dict[str, Any]:
        """Return everything that is stored of a match or of a person, tokens aside."""

        def look(connection: Connection) -> dict[str, Any]:
            if _is_match(connection, what):
                return _match_data(connection, what)
            person = _person(connection, what)
            query = sa.select(holders.c.match).distinct().where(holders.c.person == person)
            found = [row.match for row in connection.execute(query)]
            account = sa.select(accounts.c.name, accounts.c.created).where(accounts.c.person == person)
            browsers = sa.select(subscriptions.c.language, subscriptions.c.created)
            browsers = browsers.where(subscriptions.c.person == person)
            bars = sa.select(barred.c.kind, barred.c.reason, barred.c.at).where(barred.c.person == person)
            return {
                "person": person,
                "accounts": [dict(row._mapping) for row in connection.execute(account)],
                "barred": [dict(row._mapping) for row in connection.execute(bars)],
                "browsers": [dict(row._mapping) for row in connection.execute(browsers)],
                "matches": [_match_data(connection, match) for match in found],
            }

        return self._do(look)

    def remove(self, what: str) -> removal.Forgotten:
        """Remove a match, or all that is known of a person."""
        if self._do(partial(_is_match, what=what)):
            self._do(partial(removal.remove_matches, ids=[what]))
            return removal.Forgotten([what], [])
        person = self._do(partial(_person, begin=what))
        found = removal.Forgotten([], [])
        while names := self._do(partial(removal.forget_beside, person=person)):  # again, where they play meanwhile
            for match in names:  # one after the other: people who play get their turn
                gone = self._do(partial(removal.forget_in, match=match, person=person))
                (found.removed if gone else found.changed).append(match)
        return found

    def bar(self, kind: str, person: str, reason: str) -> str:
        """Ban or mute a person, with a reason that is shown to them; return who it is."""

        def bar(connection: Connection) -> str:
            found = _person(connection, person)
            connection.execute(barred.delete().where(barred.c.person == found, barred.c.kind == kind))
            connection.execute(barred.insert().values(person=found, kind=kind, reason=reason, at=time.time()))
            return found

        return self._do(bar)

    def unbar(self, kind: str, person: str) -> str:
        """Take a ban or a mute back; return who it is."""

        def unbar(connection: Connection) -> str:
            found = _person(connection, person)
            connection.execute(barred.delete().where(barred.c.person == found, barred.c.kind == kind))
            return found

        return self._do(unbar)

    def prune(self, days: float) -> int:
        """Remove the matches that nobody plays and in which nothing has happened for so long; return how many.

        It goes in small steps, between which people who play get their turn.
        """
        found = self._do(partial(removal.outdated, before=time.time() - days * DAY))
        steps = [found[start : start + STEP] for start in range(0, len(found), STEP)]
        return sum([self._do(partial(removal.remove_matches, ids=some)) for some in steps])

    def vacuum(self) -> int:
        """Remove what is left of removed matches and give the space back; return of how many something was left."""
        count = self._do(removal.remove_leftovers)
        raw = self._engine.raw_connection()
        driver: Any = raw.driver_connection
        try:
            if self._engine.dialect.name == "postgresql":
                driver.autocommit = True  # it cannot be done within a transaction
                driver.execute("SET statement_timeout = 0")  # a large one takes longer than a request may
            driver.execute("VACUUM")
        except self._engine.dialect.loaded_dbapi.Error as error:
            raise self._unusable(error) from None
        finally:
            raw.invalidate()
        return count

    def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction: whole, or again, where it gave way to people who play."""
        try:
            return in_transaction(self._engine, work)
        except SQLAlchemyError as error:
            raise self._unusable(error) from None

    def _unusable(self, error: Exception) -> CannotServe:
        return CannotServe("server-database", url=shown(self._engine.url), problem=why_unusable(error))


@contextmanager
def opened(data: str = "", database: str = "", wait: float = 30.0) -> Iterator[Admin]:
    """Open the store of an installation."""
    engine = open_engine(database_url(Settings(data=data, database=database).database_url), wait)
    try:
        prepare(engine)
        yield Admin(engine)
    finally:
        engine.dispose()


def matches_query(person: str, status: str, after: tuple[float, str] | None, limit: int) -> sa.Select[Any]:
    """Return the query of a list of matches, newest first."""
    columns = [matches.c[name] for name in ("id", "game", "status", "created", "lineup", "outcome")]
    query = sa.select(*columns).order_by(matches.c.created.desc(), matches.c.id.desc()).limit(limit)
    if person:
        wanted = (False, True) if not status else (status == "finished",)
        mine = [part_query(person, over, after, limit if over else None) for over in wanted]
        query = query.where(matches.c.id.in_(sa.select(sa.union_all(*mine).subquery().c.match)))
    elif after is not None:
        query = query.where(sa.tuple_(matches.c.created, matches.c.id) < sa.tuple_(*after))
    return query.where(matches.c.status == status) if status else query


def last_query(found: Sequence[str]) -> sa.Select[Any]:
    """Return the query of when something happened last in some matches, from their journals."""
    return sa.select(matches.c.id, removal.last_time().label("last")).where(matches.c.id.in_(found))


def people_query(table: sa.Table, begin: str) -> sa.CompoundSelect[Any]:
    """Return the query of the first and the last person whose number begins so."""
    person = table.c.person
    mine = sa.select(person).where(person.startswith(begin, autoescape=True))
    if table is traces:  # compared byte by byte, so that a beginning is a range of the index
        mine = sa.select(person).where(person >= begin, person <= begin + LAST)
    ends = [mine.order_by(person).limit(1), mine.order_by(person.desc()).limit(1)]
    return sa.union(*[sa.select(end.subquery()) for end in ends])


def _created(connection: Connection, match: str) -> float:
    """Return when a match was made; CannotServe where there is none."""
    found: float | None = connection.execute(sa.select(matches.c.created).where(matches.c.id == match)).scalar()
    if found is None:
        raise CannotServe("server-admin-no-match", match=match)
    return found


def _is_match(connection: Connection, what: str) -> bool:
    return connection.execute(sa.select(matches.c.id).where(matches.c.id == what)).first() is not None


def _person(connection: Connection, begin: str) -> str:
    """Return the one person whose number begins so; CannotServe where there is none, or more than one."""
    found: set[str] = set()
    if len(begin) >= LEAST:
        for table in (traces, accounts, barred):
            found |= {row.person for row in connection.execute(people_query(table, begin))}
    if len(found) != 1:
        raise CannotServe("server-admin-nobody", what=begin, count=len(found))
    return found.pop()


def _last(outcome: str | None) -> float | None:
    """Return when something happened last in a match that is over: no journal has to be looked into for that."""
    told = None if outcome is None else msgspec.json.decode(outcome).get("last")
    return None if told is None else float(told)


def _listed(row: Any, last: float) -> dict[str, Any]:
    seats = [
        {"name": seat.name, "bot": seat.level, "persons": [person[:8] for person in seat.holders]}
        for seat in msgspec.json.decode(row.lineup, type=list[Seat])
    ]
    shown = {"id": row.id, "game": row.game, "status": row.status, "created": row.created, "last": last}
    return {**shown, "seats": seats}


def _match_data(connection: Connection, match: str) -> dict[str, Any]:
    row = connection.execute(sa.select(matches.c.row).where(matches.c.id == match)).scalar_one()
    found = [{**entry_row(match, entry), "value": entry.value} for entry in journal_of(connection, match)]
    return {"match": msgspec.json.decode(row), "entries": found}
