"""Nobody waits for garbage to be found: play leaves none, and what leaves some is counted."""

from __future__ import annotations

import asyncio
import gc
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from offworld.games import GAMES
from offworld.kernel.errors import OffworldError
from offworld.kernel.rng import Rng
from offworld.server import garbage
from offworld.server.garbage import MUCH, Litter
from offworld.server.http import making
from offworld.server.http.guard import guard
from offworld.server.wire import frames
from tests.server.inside import Inside, scene

ANSWERS = 30
SEED = 7  # no game is over after twice as many random answers; with a seed by chance some are


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Let nothing be collected but by hand, as on a server."""
    gc.disable()
    yield
    gc.enable()


async def _play_on(inside: Inside, match: str, rng: Rng, ids: Iterator[int]) -> None:
    """Answer, with what else a browser sends now and then; some of it is refused."""
    table = inside.service.tables.table(match)
    for _ in range(ANSWERS):
        play = await table.call(table.play)
        seat = play.asked[0]
        value = play.live.asked()[seat].sample(rng)
        await inside.send(match, frames.Answer(f"a{next(ids)}", seat, play.questions[seat], value))
        with pytest.raises(OffworldError):
            await inside.send(match, frames.Answer(f"a{next(ids)}", seat, 999, value))
    await inside.send(match, frames.Undoable("u", 0))
    for connection in table.connections:
        await connection.next(ANSWERS)


@pytest.mark.parametrize("game", GAMES)
def test_play_leaves_nothing_behind_that_only_a_collection_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, uncollected: None
) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: SEED)

    async def play(inside: Inside) -> int:
        match, rng, ids = await inside.match("me", "me", game=game), Rng(1), itertools.count()
        hello = frames.Hello(1, gzip=True, differences=True)
        await inside.service.tables.table(match).attach("anna", "seats", hello)
        await _play_on(inside, match, rng, ids)  # statements for the store are made once
        gc.collect()
        await _play_on(inside, match, rng, ids)
        return gc.collect()

    assert scene(tmp_path, play) == 0


def test_much_litter_is_collected_without_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    collections: list[int] = []
    litter = Litter()
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.001)
    monkeypatch.setattr(gc, "collect", lambda: collections.append(1))

    async def wait() -> None:
        task = asyncio.create_task(garbage.collect(lambda: 0.0, litter))
        litter.count = MUCH
        await asyncio.sleep(0.05)
        assert not collections
        litter.count = MUCH + 1
        while not collections:
            await asyncio.sleep(0.001)
        task.cancel()

    asyncio.run(wait())
    assert litter.count == 0


async def _nobody(*_given: object) -> None:
    """Answer nothing."""


@pytest.mark.parametrize(
    ("kind", "method", "count"), [("http", "GET", 0), ("http", "POST", 1), ("websocket", "GET", 1)]
)
def test_what_leaves_cycles_behind_is_counted(tmp_path: Path, kind: str, method: str, count: int) -> None:
    async def ask(inside: Inside) -> int:
        scope = {"type": kind, "method": method, "path": "/", "headers": [], "client": ("127.0.0.1", 1), "scheme": "ws"}
        await guard(cast("Any", _nobody), inside.service)(
            cast("Any", scope), cast("Any", _nobody), cast("Any", _nobody)
        )
        return inside.service.litter.count

    assert scene(tmp_path, ask) == count
