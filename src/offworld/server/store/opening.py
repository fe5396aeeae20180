"""Opening the database: URLs, pragmas, tables, and what its errors mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text
from offworld.server.errors import CannotServe, Unavailable
from offworld.server.store.schema import VERSION, meta, metadata
from offworld.server.store.upgrading import OLDER, upgrade

log = structlog.get_logger("offworld.store")
T = TypeVar("T")
READERS = 4
TRIES = 5  # of a transaction that gives way to others
CACHE = 32_768  # kilobytes of a SQLite file that a connection may keep in memory


def database_url(text: str) -> URL:
    """Return a database URL with the driver that we use; CannotServe where it is none or of another kind."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise CannotServe("server-database-url") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise CannotServe("server-database-url")


def shown(url: URL) -> str:
    """Return a URL as it may be shown: without its password."""
    return url.render_as_string(hide_password=True)


def open_engine(url: URL, wait: float, pages: int = 0) -> Engine:
    """Return an engine; nothing is connected yet.

    `wait` bounds every wait for the database, in seconds; `pages` the size of a SQLite file.
    """
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(
            url, connect_args={"timeout": wait, "check_same_thread": False}, pool_size=READERS + 2, pool_timeout=wait
        )
        sa.event.listen(engine, "connect", partial(_set_up, pages))
        sa.event.listen(engine, "begin", _begin)
        return engine
    milliseconds = max(1, int(wait * 1000))
    # The upper pages of indices are in memory: taken for costly, a list would be joined with a table read whole.
    options = {"statement_timeout": milliseconds, "lock_timeout": milliseconds, "random_page_cost": 1.1}
    return sa.create_engine(
        url,
        pool_size=READERS + 2,
        pool_timeout=wait,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": max(2, round(wait)),
            "options": " ".join([f"-c {name}={value}" for name, value in options.items()]),
            "tcp_user_timeout": milliseconds,
            "keepalives_idle": 10,
        },
    )


def _set_up(pages: int, connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin transactions too late for savepoints; we say BEGIN
    # WAL: readers never wait for the writer. FULL: a committed answer survives a power cut.
    # The cache holds the upper pages of a store that has grown, so that a list reads little more than its own rows.
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", f"cache_size=-{CACHE}")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    if pages:
        connection.execute(f"PRAGMA max_page_count={int(pages)}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def prepare(engine: Engine) -> None:
    """Make the tables where they are missing; CannotServe says why the database cannot be used."""
    where = shown(engine.url)
    if engine.url.get_backend_name() == "sqlite":
        folder = Path(engine.url.database or "").parent
        if not folder.is_dir():
            raise CannotServe("server-folder", path=str(folder), problem=Text("error-os-missing"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # two processes may start at once
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7093120)"))
            metadata.create_all(connection)
            found = connection.execute(sa.select(meta.c.value).where(meta.c.name == "version")).scalar()
            if found is None:
                connection.execute(meta.insert().values(name="version", value=str(VERSION)))
            elif found in OLDER:
                found = upgrade(connection, found)
    except (SQLAlchemyError, OSError) as error:
        raise CannotServe("server-database", url=where, problem=why_unusable(error)) from None
    if found is not None and found != str(VERSION):
        raise CannotServe("server-database-version", url=where, found=found, wanted=VERSION)


def problem(error: BaseException) -> str:
    """Return the first line of what a database said, without the statement and its parameters."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(said).strip() or type(said).__name__).splitlines()[0][:200]


_REFUSALS = {  # what databases say in English; their drivers give no numbers before there is a connection
    "no password supplied": "server-database-denied",
    "authentication failed": "server-database-denied",
    "permission denied": "server-database-denied",
    "readonly database": "server-database-denied",
    "does not exist": "server-database-missing",
    "unable to open database file": "server-database-missing",
    "not a database": "server-database-foreign",
    "database is locked": "server-database-locked",
    "database or disk is full": "server-database-full",
    "connection refused": "server-database-silent",
    "timeout expired": "server-database-silent",
    "connection timeout": "server-database-silent",
    "resolve host": "server-database-no-host",
    "translate host name": "server-database-no-host",
}


def why_unusable(error: BaseException) -> Text:
    """Return why a database cannot be used, in our words where we have them, else in its own."""
    said = problem(error)
    for sentence, key in _REFUSALS.items():
        if sentence in said.lower():
            return Text(key)
    return Text("server-database-says", {"words": said.rstrip(".")})


def in_transaction(engine: Engine, work: Callable[[Connection], T], tries: int = TRIES) -> T:
    """Do something in one transaction and return what it returns; again, where that gave way to another."""
    try:
        with engine.begin() as connection:
            return work(connection)
    except SQLAlchemyError as error:
        if tries > 1 and gave_way(error):
            return in_transaction(engine, work, tries - 1)
        raise


def gave_way(error: Exception) -> bool:
    """Return whether a transaction was broken off for the sake of another: nothing of it has happened."""
    original: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):  # it had begun to read, and wants to write what is no longer so
        return original.sqlite_errorname == "SQLITE_BUSY_SNAPSHOT"
    return getattr(original, "sqlstate", None) in ("40P01", "40001")  # each waited for the other


def translated(error: Exception) -> OffworldError:
    """Return what an error of the database means to whoever asked."""
    original: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error) and original.sqlite_errorname == "SQLITE_FULL":
        return Unavailable("server-store-full")
    if getattr(original, "sqlstate", None) in ("53100", "53200"):  # disk full, out of memory
        return Unavailable("server-store-full")
    if isinstance(error, (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)):
        log.warning("store out of reach", problem=problem(error))
        return Unavailable("server-store")
    raise error
