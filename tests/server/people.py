"""People at the table, for tests: a browser's cookie jar and its sockets, without the browser."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import time
import uuid
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import offworld
from tests.server.host import PATIENCE, Host


class Socket:
    """A connection to a match that remembers what it was sent."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._stack = contextlib.ExitStack()
        # It reads all the time and never asks whether the server is there: only tests may find somebody too slow.
        opened = connect(
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            compression=None,
        )
        self.raw: ClientConnection = self._stack.enter_context(opened)
        self.frames: list[dict[str, Any]] = []

    def send(self, **frame: Any) -> str:
        """Send a frame and return its id."""
        frame.setdefault("id", uuid.uuid4().hex)
        self.raw.send(json.dumps(frame))
        return str(frame["id"])

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next frame."""
        frame: dict[str, Any] = json.loads(self.raw.recv(timeout))
        self.frames.append(frame)
        return frame

    def until(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next frame of one of these types, passing over others."""
        while True:
            frame = self.receive(timeout)
            if frame["type"] in kinds:
                return frame

    def ask(self, **frame: Any) -> dict[str, Any]:
        """Send a command and return the frame that answers it."""
        wanted = self.send(**frame)
        while True:
            reply = self.receive()
            if reply.get("id") == wanted and reply["type"] != "update":
                return reply

    def close(self) -> None:
        """Close it."""
        self._stack.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, host: Host, token: str | None = None) -> None:
        self.host = host
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=host.url, headers=headers, timeout=PATIENCE)
        self.token = token

    def create(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Create a match; by default with oneself and an open seat."""
        chosen = list(seats) or [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        reply = self.http.post("/api/matches", json={"game": "dig_mars", "seats": chosen, **more})
        assert reply.status_code == 201, reply.text
        made: dict[str, Any] = reply.json()
        return made

    def join(self, created: dict[str, Any], name: str = "Boris", **more: Any) -> dict[str, Any]:
        """Claim a seat of a created match."""
        token = created["links"]["join"]["token"]
        reply = self.http.post("/api/links/claim", json={"token": token, "name": name, **more})
        assert reply.status_code == 200, reply.text
        claimed: dict[str, Any] = reply.json()
        return claimed

    def socket(self, match: str, hello: bool = True, **more: Any) -> Socket:
        """Connect to a match."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}"}
        address = f"ws://127.0.0.1:{self.host.port}/api/matches/{match}/socket"
        socket = Socket(address, headers)
        if hello:
            socket.raw.send(json.dumps({"type": "hello", "protocol": 1, **more}))
        return socket

    def state(self, match: str, **params: Any) -> dict[str, Any]:
        """Return the state of a match over REST."""
        reply = self.http.get(f"/api/matches/{match}/state", params=params)
        assert reply.status_code == 200, reply.text
        state: dict[str, Any] = reply.json()
        return state

    def turn(self, match: str) -> dict[str, Any]:
        """Return the state of a match once one is asked something, or it is over, however long the others think."""
        end = time.monotonic() + PATIENCE
        while True:
            state = self.state(match, turn=True, wait=20)
            if asked(state) or state["match"]["status"] == "finished":
                return state
            assert time.monotonic() < end, "the others do not move"

    def command(self, match: str, **command: Any) -> httpx.Response:
        """Send a command over REST."""
        command.setdefault("id", uuid.uuid4().hex)
        return self.http.post(f"/api/matches/{match}/commands", json=command)

    def answer(self, match: str, view: dict[str, Any], chance: random.Random) -> httpx.Response:
        """Give a random legal answer to the question of a view."""
        question = view["question"]
        value = random_answer(question, chance)
        return self.command(match, type="answer", seat=view["seat"], question=question["id"], value=value)


def asked(state: dict[str, Any]) -> dict[str, Any] | None:
    """Return the view whose seat is asked something, if any."""
    return next((view for view in state["views"] if view["question"]), None)


def applied(old: Any, change: Any) -> Any:
    """Return what a difference makes of what one has, as docs/api.md tells."""
    if isinstance(change, dict):
        gone = [name for name, part in change.items() if part == []]
        made = {name: applied(old.get(name), part) for name, part in change.items() if part != []}
        return {**{name: value for name, value in old.items() if name not in gone}, **made}
    if len(change) == 1:
        return change[0]
    found: list[Any] = []
    for piece in change[1]:
        if isinstance(piece, list):
            first, count = piece
            assert first + count <= len(old)
            found += old[first : first + count]
        elif "new" in piece:
            found += piece["new"]
        else:
            found.append(applied(old[piece["at"]], piece["change"]))
    return found


def random_answer(question: dict[str, Any], chance: random.Random) -> Any:
    """Return a legal answer to a question, knowing nothing but its form."""
    kind = question["kind"]
    if kind in ("one_of", "each", "place", "confirm"):
        return chance.choice(question["choices"])
    if kind == "amount":
        return chance.randint(question["low"], question["high"])
    if kind == "some_of":
        count = chance.randint(question["low"], question["high"])
        numbers = sorted(chance.sample(range(len(question["options"])), count))
        return [question["options"][number] for number in numbers]
    if kind == "payment":
        return chance.choice(_payments(question))
    if kind == "pay":
        return question["proposal"]  # one way that is always possible
    assert kind == "ordering", kind
    return chance.sample(question["options"], len(question["options"]))


def _payments(question: dict[str, Any]) -> list[list[int]]:
    """Return all payments without waste."""
    worth = [source["worth"] for source in question["sources"]]
    found = []
    for spent in itertools.product(*[range(source["stock"] + 1) for source in question["sources"]]):
        paid = sum(count * each for count, each in zip(spent, worth))
        least = min((each for count, each in zip(spent, worth) if count), default=0)
        if paid >= question["due"] and (least == 0 or paid - least < question["due"]):
            found.append(list(spent))
    return found


def two_players(host: Host, **more: Any) -> tuple[str, Person, Person, dict[str, Any]]:
    """Return a started match of two people."""
    anna, boris = Person(host), Person(host)
    created = anna.create(**more)
    boris.join(created)
    return created["match"]["id"], anna, boris, created


def known_match(host: Host, seed: int) -> tuple[str, Person, Person, dict[str, Any]]:
    """Return a started match of two people that goes the same way every time: the server draws no seed for it."""
    anna, boris = Person(host), Person(host)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    file = offworld.game("dig_mars").start(2, seed).record()
    reply = anna.http.post("/api/import", json={"file": file, "seats": seats})
    assert reply.status_code == 201, reply.text
    created: dict[str, Any] = reply.json()
    boris.join(created)
    return created["match"]["id"], anna, boris, created
