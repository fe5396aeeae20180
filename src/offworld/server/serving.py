"""Starting and stopping the server processes."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from granian import Granian
from granian.constants import Interfaces

from offworld.server import logs
from offworld.server.errors import CannotServe
from offworld.server.os_errors import reason
from offworld.server.people.keys import load_keys
from offworld.server.settings import VARIABLE, Settings
from offworld.server.store.engine import database_url, open_engine, prepare

KILL_SECONDS = 10  # after that a worker that does not drain is ended
SOCKETS = 20_000  # connections that one process may hold


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
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="offworld-") as folder, alone(settings):
        if settings.processes > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # where the processes add up their figures
        server = Granian(
            "offworld.server.app:from_settings",
            address=settings.host,
            port=settings.port,
            interface=Interfaces.ASGI,
            workers=settings.processes,
            factory=True,
            backlog=4096,
            backpressure=SOCKETS,
            respawn_failed_workers=True,
            workers_kill_timeout=KILL_SECONDS,
            log_dictconfig=logs.granian_logs(),
        )
        if started is not None:
            address = f"http://{settings.host}:{settings.port}"
            server.on_startup(lambda: started(address))
        server.serve()


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
    check_port(settings.host, settings.port)
    if not (settings.secret or os.environ.get("OFFWORLD_SECRET")) or not settings.database:
        check_folder(settings.folder)
    load_keys(settings.secret, settings.folder)
    engine = open_engine(url, settings.store_seconds)
    try:
        prepare(engine)
    finally:
        engine.dispose()


def check_port(host: str, port: int) -> None:
    """Raise where nothing can listen there."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
            probe.listen(1)
        except (OSError, UnicodeError) as error:
            raise CannotServe("server-listen", host=host, port=str(port), problem=reason(error)) from None


def check_folder(folder: Path) -> None:
    """Make the data folder, and raise where it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotServe("server-folder", path=str(folder), problem=reason(error)) from None
