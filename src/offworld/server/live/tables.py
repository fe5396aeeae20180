"""The matches in memory: they come when somebody asks for them and go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text
from offworld.server.errors import NotFound, OtherRules, Unavailable
from offworld.server.live.background import Background, InTurn
from offworld.server.live.bots import Bots
from offworld.server.live.notices import Notices
from offworld.server.live.players_first import Turns
from offworld.server.live.presence import Murmur
from offworld.server.live.table import Table
from offworld.server.match.play import Play
from offworld.server.people.keys import Keys
from offworld.server.settings import Settings
from offworld.server.store import Store
from offworld.server.store.removal import Forgotten
from offworld.server.thinking.thinkers import Thinkers
from offworld.server.wire.frames import bye

log = structlog.get_logger("offworld.tables")
AGAIN = 0.2  # seconds after which the store is asked again, at first
LOOK = 10.0  # seconds after which matches with people are compared with the store
FORGOTTEN, NAMES = "forgotten", 200  # the kind of note about matches with less in them, and ids in one of those
LIGHTEN = 30.0  # seconds after which a quiet match lets go of what makes updates quick


class Tables:
    """All live matches of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        keys: Keys,
        thinkers: Thinkers,
        house_of: Callable[[str], str] = str,
    ) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.bots = Bots(thinkers, settings)
        self.notices = Notices(settings, store, keys)
        self.turns = Turns()
        self.making = InTurn("matches", house_of)  # matches out of their journals, long ones too, for everybody in turn
        self.keeping = Background("keeping")  # where matches stand, which is soon done
        self.draining = False
        self.used = time.monotonic()
        self._tables: dict[str, Table] = {}
        self.murmur = Murmur(store, self._tables)
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Any:
        return iter(list(self._tables.values()))

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum([len(table.connections) for table in self._tables.values()])

    def quiet_for(self) -> float:
        """Return for how many seconds nobody has done anything."""
        return time.monotonic() - self.used

    def find(self, match: str) -> Table | None:
        """Return a match that is in memory."""
        return self._tables.get(match)

    def table(self, match: str) -> Table:
        """Return a match; whether there is such a match shows when it is used."""
        table = self._tables.get(match)
        if table is None:
            table = self._tables[match] = Table(self, match)
            if self.store.shared:
                self.murmur.ask(match)
        return table

    def keep(self, table: Table) -> None:
        """Take a match back into memory."""
        self._tables.setdefault(table.id, table)

    def forget(self, table: Table) -> None:
        """Let go of a match that does not exist, once it has said so."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            table.end()

    def drop(self, table: Table) -> None:
        """Let go of a match that was removed, and of everybody who follows it."""
        frame = bye(Text("server-no-match"))
        for connection in list(table.connections):
            connection.close(4004, frame)
        table.unload()
        self.forget(table)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("background work failed", problem=repr(error))

    def wake_bots(self, table: Table, play: Play, after: float = 0.0) -> None:
        """Let the bots that are asked something think, `after` some seconds if nobody else has answered for them."""
        self.bots.wake(table, play, after)

    def wake_people(self, table: Table, play: Play) -> None:
        """Let people know who are asked something and whose page is closed."""
        self.notices.wake(table, play)

    def tell_presence(self, table: Table) -> None:
        """Tell the viewers of a match, here and elsewhere, who is connected."""
        table.tell_presence()
        if self.store.shared:
            self.murmur.tell(table)

    # --- people who are forgotten ------------------------------------------------------------------------------------
    async def forgotten(self, found: Forgotten) -> None:
        """Let go of what went with a person, here and in the other processes; who misses the note looks anew soon."""
        await self._let_go_of(found.removed, found.changed)
        if self.store.shared:
            names = [*[f"-{match}" for match in found.removed], *found.changed]
            some = [names[start : start + NAMES] for start in range(0, len(names), NAMES)]
            with contextlib.suppress(Unavailable):
                await self.store.notify([f"{FORGOTTEN} {' '.join(each)}" for each in some])

    async def _let_go_of(self, removed: Sequence[str], changed: Sequence[str]) -> None:
        """Drop matches that are gone, and take anew those out of which something was taken."""
        for table in filter(None, map(self.find, removed)):
            self.drop(table)
        for table in filter(None, map(self.find, changed)):
            with contextlib.suppress(NotFound, OtherRules):  # whoever is connected has been told
                await table.call(table.reload)

    # --- idle matches ------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Let idle matches go, for ever."""
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle_seconds / 4))
            await self.let_go(self.settings.idle_seconds)

    async def let_go(self, seconds: float) -> None:
        """Forget the matches that nobody has used for so long; where they stand is kept first."""
        for match, table in list(self._tables.items()):
            if time.monotonic() - table.used > min(seconds, LIGHTEN):
                table.lighten()
            if self._unused(table, seconds):
                with contextlib.suppress(OffworldError):  # the store is away: the journal is there all the same
                    await table.rest()
                if self._unused(table, seconds) and self._tables.get(match) is table:
                    del self._tables[match]
                    table.end()

    def _unused(self, table: Table, seconds: float) -> bool:
        return table.idle and time.monotonic() - table.used > seconds and not self.bots.busy(table.id)

    # --- the other processes -----------------------------------------------------------------------------------------
    def heard(self, note: str) -> None:
        """Take in a note from another process: ids of new entries, who was forgotten, or who is connected there."""
        process, kind, *names = note.split(" ")
        if process == self.store.process:
            return
        if kind == "entries":
            named = [(match, int(number)) for match, _, number in [name.partition(":") for name in names]]
            mine = [(match, number) for match, number in named if match in self._tables]
            if mine:
                self.spawn(self._fetch(mine))
        elif kind == FORGOTTEN:
            removed = [name[1:] for name in names if name.startswith("-")]
            self.spawn(self._let_go_of(removed, [name for name in names if not name.startswith("-")]))
        else:
            self.murmur.heard(process, kind, names)

    async def _fetch(self, names: list[tuple[str, int]]) -> None:
        found: dict[str, list[Any]] = {match: [] for match, _ in names}
        try:
            for match, entry in await self.store.named(names):
                found[match].append(entry)
        except OffworldError:
            await self.look_again([match for match, _ in names])
            return
        for match, entries in found.items():
            table = self.find(match)
            if table is not None:
                self.spawn(table.call(lambda table=table, entries=entries: table.refresh(entries or None)))  # type: ignore[misc]  # mypy cannot infer defaults of a lambda

    async def look_again(self, matches: Sequence[str]) -> None:
        """Bring matches up to date, trying until the store answers: somebody may wait there for what was announced."""
        wait = AGAIN
        while True:
            here = [match for match in matches if match in self._tables]
            try:
                newest = await self.store.newest(here) if here else {}
                break
            except OffworldError:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LOOK)
        for match, number in newest.items():
            table = self.find(match)
            if table is not None and table.told < number:
                self.spawn(table.call(table.refresh))

    async def look_around(self) -> None:
        """Look now and then, for ever, whether a note about a match that people follow was lost."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look_again([match for match, table in self._tables.items() if table.connections])

    def missed(self) -> None:
        """Look for new entries in all matches in memory: notes of other processes may have been lost."""
        for table in self._tables.values():
            self.spawn(table.call(table.refresh))

    # --- the end -----------------------------------------------------------------------------------------------------
    async def drain(self) -> None:
        """Finish what was asked, say good-bye to all connections, and stop."""
        self.draining = True
        frame = bye(Text("server-restart"))
        for table in list(self._tables.values()):
            await table.settled()
            for connection in list(table.connections):
                connection.close(1012, frame)
        with contextlib.suppress(OffworldError):
            await asyncio.gather(*[table.rest() for table in self._tables.values()])
        for _ in range(100):  # at most two seconds for the last frames
            if not self.sockets:
                break
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop all tasks."""
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            table.stop()
        await self.notices.close()
        await self.bots.close()
