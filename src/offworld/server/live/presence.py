"""Who is connected where, murmured between the processes that share a PostgreSQL: ids in notes, nothing stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping

from offworld.kernel.errors import OffworldError
from offworld.server.live.table import Table
from offworld.server.match.showing import Presence
from offworld.server.store import Store

TRUST = 90.0  # seconds for which a murmur is believed: the process that sent it may be gone
REPEAT = 30.0


class Murmur:
    """Sends and hears `here <match> <seats> <watchers>` and `who <match>`; several are joined into one statement."""

    def __init__(self, store: Store, tables: Mapping[str, Table]) -> None:
        self._store = store
        self._tables = tables  # those in memory, as they come and go
        self._tell: set[str] = set()
        self._ask: set[str] = set()
        self._wake = asyncio.Event()

    def tell(self, table: Table) -> None:
        """Let the others know who is connected here."""
        self._tell.add(table.id)
        self._wake.set()

    def ask(self, match: str) -> None:
        """Ask the others who is connected there."""
        self._ask.add(match)
        self._wake.set()

    def heard(self, process: str, kind: str, words: list[str]) -> None:
        """Take in a murmur."""
        table = self._tables.get(words[0])
        if table is None:
            return
        if kind == "who" and table.connections:
            self.tell(table)
        elif kind == "here":
            seats = tuple(int(seat) for seat in words[1].split(",") if seat)
            table.remote[process] = (time.monotonic() + TRUST, Presence(seats, int(words[2])))
            table.tell_presence()

    async def run(self) -> None:
        """Send what there is, for ever, and repeat it now and then."""
        while True:
            try:
                await asyncio.wait_for(self._wake.wait(), REPEAT)
            except TimeoutError:
                self._tell.update(table.id for table in self._tables.values() if table.connections)
            await asyncio.sleep(0.05)  # connections come in swarms
            self._wake.clear()
            notes = [f"who {match}" for match in self._ask]
            for match in self._tell:
                table = self._tables.get(match)
                mine = table.local_presence() if table is not None else Presence()
                notes.append(f"here {match} {','.join(map(str, mine.here))} {mine.watchers}")
            self._ask.clear()
            self._tell.clear()
            try:
                await self._store.notify(notes)
            except OffworldError:
                continue  # it is only presence
