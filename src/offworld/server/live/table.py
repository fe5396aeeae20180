"""A live match: one task that applies entries in order, commits them, and only then tells anyone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from offworld.kernel.errors import OffworldError
from offworld.kernel.parts import Parts
from offworld.kernel.text import Text
from offworld.server.errors import NotFound, OtherRules, Unavailable
from offworld.server.live import carrying
from offworld.server.live.background import Background, InTurn
from offworld.server.live.connection import Connection
from offworld.server.live.queue import Queue
from offworld.server.match import showing
from offworld.server.match.admission import viewer_of
from offworld.server.match.changes import Changes
from offworld.server.match.journal import NEW_QUESTIONS, Entry
from offworld.server.match.marks import Mark
from offworld.server.match.play import Play, rebuilt
from offworld.server.metrics import COMMIT_SECONDS
from offworld.server.people.viewer import Viewer
from offworld.server.settings import Settings
from offworld.server.store import Append, Store
from offworld.server.store.lists import listed
from offworld.server.wire.frames import Hello, bye, encoded
from offworld.server.wire.told import MatchInfo, Present, SeatView, StateOf, Thinking, UpdateOf

log = structlog.get_logger("offworld.table")
T = TypeVar("T")
GATHER, GATHER_EACH = 0.05, 0.005  # seconds in which comings and goings are gathered, at least and per connection
GONE, TRY_AGAIN = 4004, 1013  # close codes: nothing to be seen here any more, and come again
TRIES = 8  # how often a number may be taken by other processes before we say that it is too busy


class Around(Protocol):
    """What a match needs of those around it: the store, and who hears of what happens here."""

    settings: Settings
    store: Store
    making: InTurn
    keeping: Background
    used: float  # when anything was last done with any match

    def keep(self, table: Table) -> None:
        """Take a match back into memory."""

    def forget(self, table: Table) -> None:
        """Let go of a match that does not exist."""

    def wake_bots(self, table: Table, play: Play, after: float = 0.0) -> None:
        """Let the bots that are asked something think, `after` some seconds."""

    def wake_people(self, table: Table, play: Play) -> None:
        """Let people know who are asked something and are not here."""

    def tell_presence(self, table: Table) -> None:
        """Tell the viewers of a match, here and elsewhere, who is connected."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background."""


class Table:
    """Everything about a match goes through `call`, one after the other."""

    def __init__(self, tables: Around, match: str) -> None:
        self.tables = tables
        self.id = match
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[float, showing.Presence]] = {}  # who is connected to other processes
        self.used = time.monotonic()
        self._play: Play | None = None
        self._changes = Changes()
        self._presence_due = False  # whether everybody will be told soon who is connected
        self._told = 0  # the number of the last entry that connections know of
        self._kept = 0  # the number of the entry after which a position was kept
        self._queue: Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = Queue()  # None: the end
        self._ending = False
        self._task = asyncio.create_task(self._run(), name=f"table {match}")
        self._news: asyncio.Event | None = None  # set and replaced at each entry, where somebody waits

    # --- the task ----------------------------------------------------------------------------------------------------
    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the match, after everything that was asked before; it goes on even if the caller goes."""
        self.used = self.tables.used = time.monotonic()
        return await self._queued(work)

    async def _queued(self, work: Callable[[], Awaitable[T]]) -> T:
        if self._ending:  # it was leaving memory, but somebody still held on to it
            self._ending = False
            self.tables.keep(self)
        if self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, done))
        try:
            return await done
        finally:
            del done  # a refusal would hold on to it, and it to the refusal

    async def _run(self) -> None:
        while True:
            asked = await self._queue.get()
            if asked is None:
                if self._ending and self._queue.empty():
                    return
                continue
            work, done = asked
            try:
                result = await work()
            except Exception as error:
                if not isinstance(error, OffworldError):
                    self._play = None  # whatever it was, the store is right
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

    @property
    def told(self) -> int:
        """The number of the last entry that connections know of."""
        return self._told

    @property
    def revision(self) -> int | None:
        """How often something had been taken out of the match for good when it was loaded; None while it is not."""
        return None if self._play is None else self._play.row.revision

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is to be done."""
        return not self.connections and self._queue.empty()

    def end(self) -> None:
        """End the task once everything is done that was asked: whoever waits is told what becomes of it."""
        self._ending = True
        self._queue.put_nowait(None)

    def stop(self) -> None:
        """End the task at once; what is committed stays."""
        self._task.cancel()

    async def rest(self) -> None:
        """Keep where the match stands, without counting as a use of it."""
        await self._queued(self.keep)

    async def settled(self) -> None:
        """Wait until everything asked so far is done."""
        await self.call(_nothing)

    # --- the match ---------------------------------------------------------------------------------------------------
    async def play(self) -> Play:
        """Return the match, from the store if it is not in memory; to be used within `call`."""
        if self._play is None:
            found = await self.tables.store.load(self.id)
            if found is None:
                self.tables.forget(self)
                raise NotFound("server-no-match")
            row, journal = found
            beside = partial(self.tables.making.work, row.owner)  # a long journal takes a while
            if not carrying.up_to_date(row, journal):
                row, journal = await carrying.renewed(self.tables.store, row, journal, beside)
            told = self._told
            play = await beside(partial(rebuilt, row, journal[:told] if told else journal))
            self._play = play
            for entry in journal[told:] if told else []:  # committed, though the reply was lost
                await self._tell(play, play.apply(entry))
            self._told = play.number
            self.tables.wake_bots(self, play, self._others_turn(play))
        return self._play

    def _others_turn(self, play: Play) -> float:
        """Return for how long the process that stored the last entry should be left to think for the bots."""
        if not self.tables.store.shared:
            return 0.0
        return max(0.0, self.tables.settings.bot_patience - (time.time() - play.since))

    async def current(self) -> Play:
        """Return the match with what other processes have just appended, even if their notes are still on the way.

        Whoever claims a seat through one process may connect to another the moment after.
        """
        play = await self.play()
        if self.tables.store.shared:
            await self.refresh()
        return self._play or play

    async def append(
        self,
        make: Callable[[Play], Entry | None],
        stored: Callable[[Play, Mark], None] | None = None,
        also: Sequence[sa.Executable] = (),
    ) -> Mark | None:
        """Append the entry that `make` wants in the present state, None for nothing; to be used within `call`.

        Where another process was faster, `make` is asked again in the new state. Once the entry is on disk, and with
        it what the statements in `also` do, `stored` hears of it first, then everybody.
        """
        for attempt in range(TRIES):
            play = await self.play()
            try:
                entry = make(play)
                if entry is None:
                    return None
                mark = play.apply(entry)
            except OffworldError:
                number = play.number
                if attempt == 0 and (await self.current()).number != number:
                    continue  # refused in a state that was out of date
                raise
            entry.asked = play.asked_note()
            entry.hidden = mark.hidden
            lists = entry.kind in ("seat", "start") or play.finished == entry.at
            further, revision = list[sa.Executable](), None
            if lists or play.finished is not None:
                further = listed(play.row, play.seats, play.keeper(), play.status, play.listed)
                revision = play.row.revision
            self._play = None  # until it is on disk it has not happened
            begun = time.perf_counter()
            kept = await self.tables.store.append(Append(self.id, entry, [*also, *further], revision))
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            if kept:
                self._play = play
                self._told = play.number
                if stored is not None:
                    stored(play, mark)
                await self._tell(play, mark)
                self.tables.wake_bots(self, play)
                self.tables.wake_people(self, play)
                if lists or play.number - self._kept >= carrying.EVERY:
                    self.tables.spawn(self.call(self.keep))
                return mark
        raise Unavailable("server-busy")

    async def keep(self) -> None:
        """Let the store keep where the match stands, in case that the rules change; to be used within `call`."""
        play = self._play
        if play is None or play.match is None or play.number == self._kept:
            return
        kept = await self.tables.keeping.work(partial(carrying.kept_of, play))
        await self.tables.store.keep(self.id, kept, play.row.revision)
        self._kept = kept.number

    async def refresh(self, entries: list[Entry] | None = None) -> None:
        """Take in what other processes have appended; to be used within `call`."""
        play = self._play
        if play is None:
            if self.connections:
                await self.play()
            return
        fresh = [entry for entry in entries or [] if entry.number > play.number]
        if entries is None or (fresh and fresh[0].number != play.number + 1):
            fresh = await self.tables.store.since(self.id, play.number)
        for entry in fresh:
            await self._tell(play, play.apply(entry))
            self._told = play.number
        if fresh:
            self.tables.wake_bots(self, play, after=self.tables.settings.bot_patience)

    def lighten(self) -> None:
        """Let go of what is only kept to be quick and brief; the next update is a whole one."""
        self._changes.forget()
        if self._play is not None:
            self._play.parts = Parts()

    def unload(self) -> None:
        """Let go of the match; whoever wants it again asks the store."""
        self._play = None

    async def reload(self) -> None:
        """Take the match anew from the store, where something was taken out of it; to be used within `call`."""
        self.unload()
        play = await self.play()
        for connection in self.connections:
            viewer = viewer_of(play, connection.viewer.person, connection.role)
            if viewer is None:
                connection.close(GONE, bye(Text("server-no-match")))
            else:
                connection.viewer = viewer
                self._send_state(play, connection)

    def _send_state(self, play: Play, connection: Connection, stream: str | None = None, since: int = 0) -> None:
        """Send everything to one viewer; those of the same kind are told everything with the next update."""
        state = self.state(play, connection.viewer, stream, since)
        self._changes.forget(connection.viewer)
        connection.number = state.n
        connection.send(encoded(state))

    # --- telling -----------------------------------------------------------------------------------------------------
    def presence(self) -> showing.Presence:
        """Return who is connected, here or to other processes."""
        mine = self.local_presence()
        fresh = [seen for until, seen in self.remote.values() if until > time.monotonic()]
        here = sorted({*mine.here, *[seat for seen in fresh for seat in seen.here]})
        return showing.Presence(tuple(here), mine.watchers + sum([seen.watchers for seen in fresh]))

    def local_presence(self) -> showing.Presence:
        """Return who is connected to this process."""
        here = sorted({seat for connection in self.connections for seat in connection.viewer.seats})
        return showing.Presence(tuple(here), sum([c.viewer.role == "watch" for c in self.connections]))

    def tell_presence(self) -> None:
        """Tell everybody who is connected, once for all who come and go in a while: it grows with their number."""
        if not self._presence_due:
            self._presence_due = True
            seconds = max(GATHER, len(self.connections) * GATHER_EACH)
            asyncio.get_running_loop().call_later(seconds, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        present = self.presence()
        frame = encoded(Present(present.here, present.watchers))
        for connection in self.connections:
            connection.send(frame)
        self._changes.presence_told()

    def tell_thinking(self, seat: int) -> None:
        """Tell everybody that a bot has begun to think."""
        frame = encoded(Thinking(seat))
        for connection in self.connections:
            if connection.viewer.role != "lobby":
                connection.send(frame)

    def info(self, play: Play, viewer: Viewer) -> MatchInfo:
        """Return the info of the match for a viewer."""
        return showing.info(play, viewer, self.presence(), self.tables.settings.overdue_seconds)

    def state(self, play: Play, viewer: Viewer, stream: str | None = None, since: int = 0) -> StateOf[msgspec.Raw]:
        """Return a `state` frame for a viewer."""
        live_seconds = self.tables.settings.overdue_seconds
        return showing.state(play, viewer, self.presence(), live_seconds, stream, since)

    async def _tell(self, play: Play, mark: Mark) -> None:
        """Tell every connection of an entry that is on disk, as far as it may know of it: players first."""
        if self._news is not None:
            self._news.set()
            self._news = None
        seen: dict[int | None, showing.SeatSeen] = {}
        here = list(self.connections)
        looking_on = [connection for connection in here if connection.viewer.role != "seats"]
        self._tell_these([connection for connection in here if connection.viewer.role == "seats"], play, mark, seen)
        if looking_on:
            await asyncio.sleep(0)  # what players are told is on its way
            self._tell_these(looking_on, play, mark, seen)

    def _tell_these(
        self, connections: Sequence[Connection], play: Play, mark: Mark, seen: dict[int | None, showing.SeatSeen]
    ) -> None:
        frames: dict[Any, str] = {}
        presence = self.presence()
        failed: list[Connection] = []
        for connection in connections:
            try:
                viewer = viewer_of(play, connection.viewer.person, connection.role)
                if viewer is None:
                    connection.close(GONE, bye(Text("server-no-match")))
                elif viewer != connection.viewer:
                    connection.viewer = viewer
                    self._send_state(play, connection)
                elif mark.visible(viewer):
                    connection.number += 1
                    key = (viewer.role, viewer.seats, viewer.person == play.row.owner, connection.differences)
                    if key not in frames:
                        frames[key] = self._update(play, mark, connection, presence, seen)
                    connection.send(frames[key])
            except Exception as error:  # the entry is on disk: whoever sent it must not hear that it was refused
                log.error("update failed", match=self.id, problem=repr(error), exc_info=True)
                failed.append(connection)
        if failed:
            self._tell_anew(failed, play)

    def _tell_anew(self, connections: Sequence[Connection], play: Play) -> None:
        """Tell everything to those for whom an update could not be made; where that fails too, they come again."""
        self.lighten()  # what was kept may be the reason
        for connection in connections:
            try:
                self._send_state(play, connection)
            except Exception as error:
                log.error("state failed", match=self.id, problem=repr(error), exc_info=True)
                connection.close(TRY_AGAIN, bye(Text("server-busy")))

    def _update(
        self,
        play: Play,
        mark: Mark,
        connection: Connection,
        presence: showing.Presence,
        seen: dict[int | None, showing.SeatSeen],
    ) -> str:
        """Return what an entry has changed for a viewer, encoded: as a difference, or whole."""
        viewer, live_seconds = connection.viewer, self.tables.settings.overdue_seconds
        entry, views = showing.entry(play, mark, viewer), None
        if mark.kind in (*NEW_QUESTIONS, "standing") and viewer.role != "lobby":
            seats: tuple[int | None, ...] = viewer.seats if viewer.role == "seats" else (None,)
            for seat in seats:
                if seat not in seen:
                    seen[seat] = showing.seat_seen(play, seat, mark.start)
            views = [seen[seat] for seat in seats]
        if connection.differences:
            number = connection.number
            return encoded(self._changes.frame(play, viewer, presence, live_seconds, number, entry, views))
        update: UpdateOf[SeatView] = UpdateOf(connection.number, entry)
        if views is not None:
            update.views = [view.whole() for view in views]
        if entry.kind != "chat":
            update.match = showing.info(play, viewer, presence, live_seconds)
        return encoded(update)

    # --- connections -------------------------------------------------------------------------------------------------
    async def seen_by(self, person: str | None, role: str) -> tuple[Play, Viewer]:
        """Return the match and what somebody may see of it; NotFound where that is nothing. To be used in `call`."""
        try:
            play = await self.current()
        except OtherRules:
            if person is None or not await self.tables.store.holds(person, self.id):
                raise NotFound("server-no-match") from None
            raise
        viewer = viewer_of(play, person, role)
        if viewer is None:
            raise NotFound("server-no-match")
        return play, viewer

    async def attach(self, person: str | None, role: str, hello: Hello) -> Connection:
        """Connect a viewer and queue the first state."""

        async def work() -> Connection:
            play, viewer = await self.seen_by(person, role)
            limits = self.tables.settings.limits
            connection = Connection(viewer, limits.outbox, hello.gzip, hello.differences, limits.outbox_bytes)
            connection.role = role
            self.connections.add(connection)
            self._send_state(play, connection, hello.stream, hello.since)
            return connection

        connection = await self.call(work)
        self.tables.tell_presence(self)
        return connection

    def detach(self, connection: Connection) -> None:
        """Forget a connection."""
        self.used = time.monotonic()
        if connection in self.connections:
            self.connections.remove(connection)
            self.tables.tell_presence(self)

    @property
    def news(self) -> asyncio.Event:
        """An event that the next entry sets; take it within `call`."""
        if self._news is None:
            self._news = asyncio.Event()
        return self._news


async def _nothing() -> None:
    return None
