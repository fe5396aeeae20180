"""Starting and stopping the server processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging.config
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from offworld.kernel.os_errors import reason
from offworld.server import logs
from offworld.server.errors import CannotServe
from offworld.server.people.keys import load_keys
from offworld.server.people.limits import household
from offworld.server.processes import Processes
from offworld.server.settings import VARIABLE, Settings
from offworld.server.store.opening import database_url, open_engine, prepare
from offworld.server.web.server import BACKLOG, WebServer


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    processes: int = 1,
    data: str = "",
    public_url: str = "",
    trusted_proxy: bool = False,
    settings: Settings | None = None,
    started: Callable[[str], None] | None = None,
) -> None:
    """Serve the table until interrupted; CannotServe says what is in the way and what to do.

    `database` is a URL (`sqlite:///file` or `postgresql://...`), by default a SQLite file in the folder `data`.
    `settings` are the further ones; the other parameters take precedence. `started` is called with the address once
    the server listens.
    """
    chosen = msgspec.structs.replace(
        settings or Settings(),
        host=host,
        port=port,
        database=database,
        processes=processes,
        data=data,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
    )
    run(chosen, started)


def run(settings: Settings, started: Callable[[str], None] | None = None) -> None:
    """Check that the server can run with these settings, then run it."""
    check(settings)
    logs.set_up(settings.log_level)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="offworld-") as folder, alone(settings):
        if settings.processes > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # where the processes add up their figures
        with listening(settings.host, settings.port) as listener:
            if started is not None:
                started(f"http://{settings.host}:{settings.port}")
            open_many()
            Processes(settings.processes, work, settings, listener).run()


def work(settings: Settings, listener: socket.socket) -> None:
    """Serve on a socket that listens: what each process does."""
    from offworld.server.app import from_settings  # the parent does without it

    logging.config.dictConfig(logs.other_logs())
    asyncio.run(WebServer(from_settings(), settings, household).run(listener))


def open_many() -> None:
    """Let each process have as many files open as the system allows it: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # then it stays as it is
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep a second server away from a SQLite file: neither would hear of the other's answers."""
    url = database_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        lock = open(f"{url.database}.lock", "w")  # noqa: SIM115  # closed below
    except OSError as error:
        folder = str(Path(url.database or "").parent)
        raise CannotServe("server-folder", path=folder, problem=reason(error)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe("server-in-use", path=str(url.database)) from None
        yield


def check(settings: Settings) -> None:
    """Raise CannotServe where the server could not run, before any process is started."""
    url = database_url(settings.database_url)
    sqlite = url.get_backend_name() == "sqlite"
    if settings.processes < 1:
        raise CannotServe("server-processes", processes=settings.processes)
    if settings.processes > 1 and sqlite:
        raise CannotServe("server-processes-sqlite", processes=settings.processes)
    if not 1 <= settings.port <= 65_535:
        raise CannotServe("server-port", port=str(settings.port))
    listening(settings.host, settings.port).close()
    if not (settings.secret or os.environ.get("OFFWORLD_SECRET")) or not settings.database:
        check_folder(settings.folder)
    load_keys(settings.secret, settings.folder)
    engine = open_engine(url, settings.store_seconds)
    try:
        prepare(engine)
    finally:
        engine.dispose()


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; raise where nothing can."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listener.close()
        raise CannotServe("server-listen", host=host, port=str(port), problem=reason(error)) from None
    return listener


def check_folder(folder: Path) -> None:
    """Make the data folder, and raise where it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotServe("server-folder", path=str(folder), problem=reason(error)) from None
