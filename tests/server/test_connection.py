"""A reader who is too slow is cut off; nobody else waits."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

from offworld.server.http.sockets import TOO_FAST, _send
from offworld.server.live.connection import Connection
from offworld.server.people.limits import Bucket, Rates
from offworld.server.people.viewer import Viewer


class Stuck:
    """A socket whose other side does not read until it is let go."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        """Wait, then note what was sent."""
        await self.gate.wait()
        self.sent.append(text)


def test_a_slow_reader_is_cut_off_after_what_was_queued() -> None:
    async def scene() -> tuple[list[str], int]:
        connection, socket = Connection(Viewer(None), 3), Stuck()
        sender = asyncio.create_task(_send(cast(Any, socket), connection))
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
        code = await _send(cast(Any, socket), connection)
        return socket.sent, code

    assert asyncio.run(scene()) == (["b", "bye"], 1012)


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = Bucket((0.001, 3))
    assert [bucket.take() == 0 for _ in range(5)] == [True, True, True, False, False]
    assert Bucket((1000.0, 1)).empty() == 0


def test_many_addresses_do_not_pile_up() -> None:
    rates = Rates((1e9, 2))
    for number in range(20_100):
        rates.take(str(number))
    assert len(rates._buckets) < 11_000
