"""A reader who is too slow is cut off; nobody else waits."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from offworld.server.http.match_socket import _send
from offworld.server.live.connection import Connection
from offworld.server.live.players_first import Turns
from offworld.server.live.queue import Queue
from offworld.server.people.limits import Bucket, Rates
from offworld.server.people.viewer import Viewer
from offworld.server.web.sockets import TOO_FAST


class Stuck:
    """A socket whose other side does not read until it is let go."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.sent: list[str] = []

    async def tell(self, *frames: str) -> None:
        """Wait, then note what was sent."""
        await self.gate.wait()
        self.sent.extend(frames)


def test_a_slow_reader_is_cut_off_after_what_was_queued() -> None:
    async def scene() -> tuple[list[str], int]:
        connection, socket = Connection(Viewer(None), 3), Stuck()
        sender = asyncio.create_task(_send(cast(Any, socket), connection, Turns()))
        for number in range(10):
            connection.send(str(number))  # never waits
        await asyncio.sleep(0)
        socket.gate.set()
        code = await sender
        return socket.sent, code

    sent, code = asyncio.run(scene())
    assert sent[:3] == ["0", "1", "2"]
    assert json.loads(sent[-1]) == {"type": "bye", "error": {"key": "server-too-slow", "params": {}}}
    assert len(sent) == 4
    assert code == TOO_FAST


def test_closing_goes_through_even_when_the_outbox_is_full() -> None:
    async def scene() -> tuple[list[str], int]:
        connection, socket = Connection(Viewer(None), 2), Stuck()
        socket.gate.set()
        connection.send("a")
        connection.send("b")
        connection.close(1012, "bye")
        connection.close(4004, "again")
        connection.send("c")
        code = await _send(cast(Any, socket), connection, Turns())
        return socket.sent, code

    assert asyncio.run(scene()) == (["b", "bye"], 1012)


def test_a_queue_gives_everything_in_order_and_a_reader_who_leaves_takes_nothing_along() -> None:
    async def scene() -> list[int]:
        queue: Queue[int] = Queue()
        reader = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        reader.cancel()  # after it was called, before it came
        await asyncio.gather(reader, return_exceptions=True)
        waiting = asyncio.create_task(_several(queue, 3))
        await asyncio.sleep(0)
        queue.put_nowait(2)
        queue.put_nowait(3)
        return await waiting

    assert asyncio.run(scene()) == [1, 2, 3]


async def _several(queue: Queue[int], count: int) -> list[int]:
    return [await queue.get() for _ in range(count)]


def test_a_queue_has_the_room_it_says() -> None:
    queue: Queue[int] = Queue(2)
    queue.put_nowait(1)
    assert not queue.full()
    queue.put_nowait(2)
    with pytest.raises(asyncio.QueueFull):
        queue.put_nowait(3)
    assert [queue.get_nowait(), queue.get_nowait(), queue.empty()] == [1, 2, True]
    with pytest.raises(asyncio.QueueEmpty):
        queue.get_nowait()


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = Bucket((0.001, 3))
    assert [bucket.take() == 0 for _ in range(5)] == [True, True, True, False, False]
    assert Bucket((1000.0, 1)).empty() == 0


def test_many_addresses_do_not_pile_up() -> None:
    rates = Rates((1e9, 2))
    for number in range(20_100):
        rates.take(str(number))
    assert len(rates._buckets) < 11_000
