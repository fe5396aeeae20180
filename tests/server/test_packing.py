"""Journals of matches that have long been over are packed, out of everybody's way, and nobody can tell."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from offworld.server.admin import opened
from offworld.server.http import making, seating
from offworld.server.http.routes.common import finished, seen
from offworld.server.store import Append, Store, journals, tidying
from offworld.server.store.schema import ended, entries, packed
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
            late = journals._pack(connection, SimpleNamespace(match=match, at=0.0, revision=0))
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
