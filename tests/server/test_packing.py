"""Journals of matches that have long been over are packed, out of everybody's way, and nobody can tell."""

from __future__ import annotations

import asyncio
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from offworld.server.admin import Admin, opened
from offworld.server.http import making, seating
from offworld.server.http.routes.common import finished, seen
from offworld.server.store import Append, Store, journals, removal, tidying
from offworld.server.store import store as store_module
from offworld.server.store.schema import ended, entries, matches, metadata, packed
from offworld.server.store.writer import Job
from offworld.server.wire import frames
from tests.server.inside import Inside, scene
from tests.server.test_fire import answer_of

FAR = 4e9  # everything that is over has been so for long then


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'offworld.sqlite3'}"
    found: str = request.getfixturevalue("database")
    return found


async def played(inside: Inside, other: str = "anna") -> str:
    """Return a match that was played to its end, with a line of chat."""
    match = await inside.match("me", "open", game="ceres")
    table = inside.service.tables.table(match)
    await table.call(lambda: seating.claim(table, other, "B", 1, linked=True))
    await inside.send(match, frames.Chat(id="hello", seat=0, text="a line of Anna's"))
    while (await table.call(table.play)).status != "finished":
        command = await answer_of(inside, match)
        command.id = f"answer-{(await table.call(table.play)).number}"
        await inside.send(match, command, person=("anna", other)[command.seat])
    return match


def rows(inside: Inside, match: str) -> list[int]:
    """Return how many rows a match has in each of the tables of journals."""
    with inside.store.engine.connect() as connection:
        count = [sa.select(sa.func.count()).where(each.c.match == match) for each in (entries, packed, ended)]
        return [connection.execute(query).scalar_one() for query in count]


async def told(inside: Inside, match: str) -> Any:
    """Return all that is told of a match that is over, by a server that has just been started."""
    table = inside.service.tables.table(match)
    table.unload()
    state = await seen(inside.service, inside.caller(), match, table.state)
    over = await finished(inside.service, inside.caller(), match)
    return msgspec.json.decode(msgspec.json.encode([state, over.record()]))


def test_nobody_can_tell_that_a_journal_is_packed(address: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match, live = await played(inside), await inside.match("me", "me")
        before, (count, *_) = await told(inside, match), rows(inside, match)
        assert await inside.store.pack(time.time() - 60) == 0  # it has just ended
        with opened("", address) as host:
            exported, listed = host.export(match), host.matches()
        assert await inside.store.pack(FAR) == 1
        assert await inside.store.pack(FAR) == 0
        assert (rows(inside, match), rows(inside, live)[1:]) == ([1, 1, 0], [0, 0])
        assert count > 60
        assert await told(inside, match) == before
        for after in (0, 1, 30, count - 2, count - 1, count):
            numbers = [entry.number for entry in await inside.store.since(match, after)]
            assert numbers == list(range(after + 1, count + 1))
        with opened("", address) as host:
            assert (host.export(match), host.matches()) == (exported, listed)

    scene(tmp_path, play, Store(address))


def test_what_happens_after_the_end_is_packed_too(address: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await played(inside)
        (count, *_) = rows(inside, match)
        await inside.store.pack(FAR)
        await inside.send(match, frames.Chat(id="well", seat=0, text="well played"))
        table = inside.service.tables.table(match)
        again = await table.call(lambda: making.rematch(inside.service, table, "anna"))
        assert rows(inside, match) == [3, 1, 1]
        before = await told(inside, match)
        await inside.store.pack(FAR)
        assert rows(inside, match) == [1, 1, 0]
        assert await told(inside, match) == before
        assert (before[0]["match"]["rematch"], before[0]["n"]) == (again, count + 2)
        taken = msgspec.structs.replace((await inside.store.since(match, count + 1))[0])
        assert not await inside.store.append(Append(match, taken))  # its number is taken for good

    scene(tmp_path, play, Store(address))


def test_whoever_wants_to_be_forgotten_is_in_no_packed_journal(address: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await played(inside, "boris")
        await inside.send(match, frames.Chat(id="mine", seat=1, text="a line of Boris's"), person="boris")
        await inside.store.pack(FAR)
        with inside.store.engine.begin() as connection:
            late = journals.packed_now(connection, journals.Due(match, 0.0, 0))
        assert (await inside.store.forget("anna")).changed == [match]
        await inside.store._write([], journals.packing(late, inside.store.shared), match)  # it was read before that
        texts = [entry.value for entry in await inside.store.since(match, 0) if entry.kind == "chat"]
        assert texts == ["", "a line of Boris's"]
        await inside.store.pack(FAR)
        assert rows(inside, match) == [1, 1, 0]
        texts = [entry.value for entry in await inside.store.since(match, 0) if entry.kind == "chat"]
        assert texts == ["", "a line of Boris's"]
        await inside.store.forget("boris")
        assert rows(inside, match) == [0, 0, 0]

    scene(tmp_path, play, Store(address))


def test_whoever_is_forgotten_is_named_by_no_server_that_has_not_heard_of_it(address: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open")
        table = inside.service.tables.table(match)
        await table.call(lambda: seating.claim(table, "boris", "Boris", 1, linked=True))
        await table.rest()
        await inside.store.forget("anna")  # as another process does
        await inside.send(match, frames.Chat("bye", 1, "Who was it?"), person="boris")
        await table.rest()
        await inside.send(match, frames.Resign("gone", 1, "novice"), person="boris")
        with inside.store.engine.connect() as connection:
            everything = [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]
        assert "anna" not in str(everything).lower()
        kept = await inside.store.kept(match)
        assert kept is not None
        assert b"anna" not in zlib.decompress(kept.packed).lower()

    scene(tmp_path, play, Store(address))


def test_a_server_packs_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "QUIET", -FAR)
    monkeypatch.setattr(tidying, "EVERY", 0.01)

    async def play(inside: Inside) -> None:
        match = await played(inside)
        tidying_up = asyncio.create_task(tidying.tidy(inside.store))
        while rows(inside, match) != [1, 1, 0]:
            await asyncio.sleep(0.01)
        tidying_up.cancel()

    scene(tmp_path, play)


def test_whoever_reads_while_a_journal_becomes_rows_again_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at the rows and the one at what is packed somebody may be taken out of the match."""
    real = journals._unpacked

    def too_late(connection: sa.Connection, match: str) -> list[Any]:
        monkeypatch.setattr(journals, "_unpacked", real)
        journals.unpack(connection, match)
        return real(connection, match)

    async def play(inside: Inside) -> None:
        match = await played(inside)
        (count, *_) = rows(inside, match)
        await inside.store.pack(FAR)
        monkeypatch.setattr(journals, "_unpacked", too_late)
        with inside.store.engine.begin() as connection:
            found = [entry.number for entry in journals.journal_of(connection, match)]
        assert found == list(range(1, count + 1))

    scene(tmp_path, play)


def test_a_journal_that_cannot_be_read_keeps_no_other_from_being_packed(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        spoilt, sound = await played(inside), await played(inside)
        with inside.store.engine.begin() as connection:
            connection.execute(entries.update().where(entries.c.match == spoilt).values(value="{"))
        await inside.store.pack(FAR)
        assert rows(inside, sound) == [1, 1, 0]
        assert rows(inside, spoilt)[1:] == [0, 1]
        assert await inside.store.pack(time.time() - 60) == 0  # nor is it tried again and again

    scene(tmp_path, play)


def test_while_somebody_is_forgotten_in_many_matches_others_play_on(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = removal.forget_in

    def looked_at(connection: sa.Connection, match: str, person: str) -> bool:
        with opened("", address, wait=2.0) as host:  # the store is free for whoever wants to write
            host.bar("mute", "boris-boris", "between two matches")
        return real(connection, match, person)

    async def play(inside: Inside) -> None:
        both = [await played(inside, "boris-boris") for _ in range(2)]
        monkeypatch.setattr(store_module, "forget_in", looked_at)
        assert sorted((await inside.store.forget("anna")).changed) == sorted(both)

    scene(tmp_path, play, Store(address))


# --- at the same moment ----------------------------------------------------------------------------------------------
@contextmanager
def halted(host: Admin, after: str, go_on: Callable[[], object]) -> Iterator[None]:
    """Let a host do something else after the first statement that begins so, once, before the next one."""
    left = [go_on]

    def executed(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if left and statement.startswith(after):
            left.pop()()

    sa.event.listen(host._engine, "after_cursor_execute", executed)
    yield
    sa.event.remove(host._engine, "after_cursor_execute", executed)
    assert not left


def locked(address: str) -> None:
    """Wait until somebody waits for a lock in a database."""
    query = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    end = time.monotonic() + 60
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        while not connection.execute(query).scalar():
            assert time.monotonic() < end
            time.sleep(0.01)
    engine.dispose()


def test_a_match_that_is_removed_while_it_is_packed_is_gone(database: str, tmp_path: Path) -> None:
    """Either waits for the other; where each had something that the other wants, moves of others would be refused."""

    async def play(inside: Inside) -> None:
        match = await played(inside)
        loop = asyncio.get_running_loop()
        packing: list[Any] = []

        def pack() -> None:
            packing.append(asyncio.run_coroutine_threadsafe(inside.store.pack(FAR), loop))
            locked(database)

        with opened("", database) as host, halted(host, "DELETE", pack):
            await asyncio.to_thread(host.remove, match)
        await asyncio.wrap_future(packing[0])
        assert rows(inside, match) == [0, 0, 0]

    scene(tmp_path, play, Store(database))


def test_two_who_are_forgotten_at_once_leave_no_trace_of_either(database: str, tmp_path: Path) -> None:
    anna, boris, carla = "anna-anna", "boris-boris", "carla-carla"

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open", "open", person=anna)
        table = inside.service.tables.table(match)
        await table.call(lambda: seating.claim(table, boris, "Boris", 1, linked=True))
        await table.call(lambda: seating.claim(table, carla, "Carla", 2, linked=True))
        other: list[threading.Thread] = []

        def forget_boris() -> None:
            other.append(threading.Thread(target=remove, args=(boris,)))
            other[0].start()
            locked(database)

        def remove(person: str) -> None:
            with opened("", database) as host:
                host.remove(person)

        with opened("", database) as host:
            with halted(host, "SELECT matches.row", forget_boris):
                await asyncio.to_thread(host.remove, anna)
            await asyncio.to_thread(other[0].join)
            left = str(host.export(match))
        assert "Carla" in left
        assert "Anna" not in left
        assert "Boris" not in left
        assert anna not in left
        assert boris not in left

    scene(tmp_path, play, Store(database))


def test_two_who_note_the_end_of_a_match_at_once_are_both_taken(database: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await played(inside)
        await inside.store.pack(FAR)
        with inside.store.engine.begin() as connection:
            connection.execute(journals.noting_the_end(match, 1.0))
            saying = asyncio.create_task(inside.send(match, frames.Chat(id="now", seat=0, text="at the same moment")))
            await asyncio.to_thread(locked, database)
        (accepted,) = await saying
        assert accepted.id == "now"
        assert rows(inside, match) == [2, 1, 1]

    scene(tmp_path, play, Store(database))


def test_moves_that_give_way_to_a_host_are_written_all_the_same(database: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        one, two = [await inside.match("me", "me") for _ in range(2)]
        touch = {name: matches.update().where(matches.c.id == name).values(pace="live") for name in (one, two)}
        with inside.store.engine.begin() as connection:
            connection.execute(touch[one])
            inside.store._writer.put(job := Job([], [touch[two], touch[one]]))
            await asyncio.to_thread(locked, database)
            await asyncio.to_thread(connection.execute, touch[two])  # the database ends whoever has waited for longest
        assert await job.done

    scene(tmp_path, play, Store(database))
