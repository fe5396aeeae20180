"""Are players slower when many look on? The same match with and without spectators, in turns; prints JSON.

    python -m benchmarks.watched                      # 500 spectators, 5 rounds
    python -m benchmarks.watched --spectators 50 --rounds 3

Two people play Dig Mars over sockets; latency is the time from sending an answer until both have been told of it. In
each round a match is played for a while without anybody else, and then with all spectators. They are in a process of
their own, at a lower priority, and read whatever comes. The ratio is taken within each round; the exit code is 1 where
the median of the ratios is above 2.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import selectors
import socket
import statistics
import sys
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from benchmarks import load

TARGET = 2.0
GAME = "dig_mars"


def look_on(port: int, match: str, token: str, count: int, pipe: Connection) -> None:
    """Connect so many spectators, say so, and read what comes until told to stop; tell how many bytes came."""
    os.nice(5)
    watching = selectors.DefaultSelector()
    hello = {"type": "hello", "protocol": 1, "token": token, "gzip": True, "differences": True}
    wanted = Frame(Opcode.TEXT, json.dumps(hello).encode()).serialize(mask=True)
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        one.sendall(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        assert b" 101 " in one.recv(4_096)
        one.sendall(wanted)
        watching.register(one, selectors.EVENT_READ)
    watching.register(pipe, selectors.EVENT_READ)
    pipe.send(count)
    read = 0
    while True:
        for key_, _ in watching.select():
            if key_.fileobj is pipe:
                pipe.send(read)
                return
            assert isinstance(key_.fileobj, socket.socket)
            data = key_.fileobj.recv(65_536)
            assert data, "a spectator was cut off"
            read += len(data)


class Watched:
    """Matches of two, one after the other, with people who look on now and then."""

    def __init__(self, at: load.Load, given: argparse.Namespace) -> None:
        self.at = at
        self.given = given

    async def round(self, number: int) -> tuple[float, float]:
        """Play a match for a while without spectators and then with them; return the median latencies."""
        name, cookies = await asyncio.to_thread(self.at.two_people, GAME)
        match = load.LoadedMatch(name, random.Random(number))
        address = self.at.url.replace("http", "ws") + f"/api/matches/{name}/socket"
        for cookie in cookies:
            opened = await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
            await opened.send('{"type":"hello","protocol":1,"gzip":true}')
            match.sockets.append(opened)
        listeners = [asyncio.create_task(match.listen(seat)) for seat in (0, 1)]
        await asyncio.sleep(1)
        alone = await self.moves(match)
        links = await asyncio.to_thread(load.fetched, f"{self.at.url}/api/matches/{name}/links", cookies[0])
        here, there = multiprocessing.Pipe()
        port, token = self.given.port, links["watch"]["token"]
        people = multiprocessing.Process(target=look_on, args=(port, name, token, self.given.spectators, there))
        people.start()
        await asyncio.to_thread(here.recv)
        await asyncio.sleep(self.given.settle)
        watched = await self.moves(match)
        here.send("enough")
        read = await asyncio.to_thread(here.recv)
        assert read > 0
        people.join()
        for listener in listeners:
            listener.cancel()
        for each in match.sockets:
            await each.close()
        return alone, watched

    async def moves(self, match: load.LoadedMatch) -> float:
        """Let the players answer so many times and return the median latency, in milliseconds."""
        match.latencies.clear()
        for _ in range(self.given.moves):
            await match.answer()
            while match.sent is not None:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.given.pause)
        return statistics.median(match.latencies) * 1000

    async def run(self) -> dict[str, Any]:
        """Play all rounds and return the figures."""
        found = [await self.round(number) for number in range(self.given.rounds + 1)][1:]  # the first warms up
        ratios = [watched / alone for alone, watched in found]
        return {
            "spectators": self.given.spectators,
            "rounds": len(found),
            "alone_ms": round(statistics.median([alone for alone, _ in found]), 2),
            "watched_ms": round(statistics.median([watched for _, watched in found]), 2),
            "ratios": [round(each, 2) for each in ratios],
            "ratio": round(statistics.median(ratios), 2),
            "target": TARGET,
        }


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=25, help="in each half of a round")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two moves")
    parser.add_argument("--settle", type=float, default=4, help="seconds until all know that the spectators are there")
    load.add_server(parser)
    given = parser.parse_args()
    with load.served(given) as server:
        figures = asyncio.run(Watched(load.Load(server.url, given), given).run())
    print(json.dumps(figures, indent=2))
    return 0 if figures["ratio"] <= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
