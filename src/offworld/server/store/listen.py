"""Hearing from the other processes that share a PostgreSQL: notes that carry ids, nothing else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import psycopg
import structlog
from sqlalchemy.engine import URL

from offworld.server.store.writer import CHANNEL

log = structlog.get_logger("offworld.listen")


class Listener(threading.Thread):
    """Calls `heard` in the loop for each note, and `gap` after a break, when notes may have been missed."""

    def __init__(self, url: URL, heard: Callable[[str], None], gap: Callable[[], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
        self._heard = heard
        self._gap = gap
        self._stopped = threading.Event()

    def stop(self) -> None:
        """End soon."""
        self._stopped.set()

    def run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listening interrupted", problem=type(error).__name__)
                self._stopped.wait(0.5)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._gap)
            while not self._stopped.is_set():
                for note in connection.notifies(timeout=0.5):
                    self._call(self._heard, note.payload)

    def _call(self, call: Callable[..., None], *args: str) -> None:
        if not self._stopped.is_set():
            self._loop.call_soon_threadsafe(call, *args)
