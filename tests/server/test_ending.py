"""A match that leaves memory, or is gone, leaves nobody waiting: whoever asked is told what became of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from offworld.server.admin import opened
from offworld.server.errors import NotFound
from offworld.server.http import watching
from tests.server.inside import Inside, scene

MISSING = "A" * 12


def test_all_who_ask_at_once_for_a_match_that_is_gone_are_told_so(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        found = await asyncio.gather(*[inside.info(MISSING) for _ in range(5)], return_exceptions=True)
        assert [type(each) for each in found] == [NotFound] * 5
        assert inside.service.tables.find(MISSING) is None

    scene(tmp_path, play)


def test_whoever_waits_at_a_match_that_is_removed_is_told_so(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table, go_on = inside.service.tables.table(match), asyncio.Event()
        first = asyncio.create_task(table.call(go_on.wait))  # a slow disk, say
        waiting = [asyncio.create_task(inside.info(match)) for _ in range(3)]
        await asyncio.sleep(0)
        with opened(str(tmp_path)) as host:
            host.remove(match)
        await watching.look(inside.service)
        go_on.set()
        assert await first is True
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in found] == [NotFound] * 3
        with pytest.raises(NotFound):
            await inside.info(match)

    scene(tmp_path, play)


def test_whoever_comes_while_a_match_leaves_memory_is_served(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        tables = inside.service.tables
        for _ in range(3):
            table = tables.table(match)
            await tables.let_go(0.0)
            assert tables.find(match) is None
            assert await table.call(table.play) is await table.call(table.play)
            assert tables.find(match) is table

    scene(tmp_path, play)
