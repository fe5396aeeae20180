"""Bursts of answers from several matches at once, with a note of everything that was acknowledged."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

import offworld
from tests.server.host import PATIENCE, Host
from tests.server.people import Person, Socket, random_answer


class Burst(threading.Thread):
    """Somebody who answers for both seats of a match as fast as the server goes, until the connection breaks."""

    def __init__(self, host: Host, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(host)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
        # The seed also says how the match goes: one that is soon over might leave no room on a full disk for another.
        file = offworld.game("dig_mars").start(2, seed).record()
        reply = self.person.http.post("/api/import", json={"file": file, "seats": seats})
        assert reply.status_code == 201, reply.text
        self.match: str = reply.json()["match"]["id"]
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, tuple[dict[str, Any], int]] = {}  # id: command, number
        self.doubtful: dict[str, Any] | None = None  # sent, but not acknowledged
        self.over = False

    def run(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
            self.answer(self.person.socket(self.match))

    def answer(self, socket: Socket) -> None:
        """Answer until the match is over or the connection breaks."""
        frame = socket.until("state")
        while True:
            view = next((view for view in frame["views"] if view["question"]), None)
            if view is None:
                self.over = True
                return
            question = view["question"]
            command = {
                "type": "answer",
                "id": f"{self.chance.getrandbits(64):x}",
                "seat": view["seat"],
                "question": question["id"],
                "value": random_answer(question, self.chance),
            }
            self.doubtful = command
            socket.send(**command)
            reply = socket.until("accepted", "refused")
            if reply["type"] == "refused":
                return
            self.acknowledged[command["id"]] = (command, reply["n"])
            self.doubtful = None
            frame = socket.until("update")

    def check(self) -> None:
        """Check that everything acknowledged is there, once, and nothing else but perhaps the last that was sent."""
        state = self.person.state(self.match)
        last = max([number for _, number in self.acknowledged.values()], default=1)
        assert state["n"] in ((last, last + 1) if self.doubtful else (last,))
        for command, number in self.acknowledged.values():
            again = self.person.command(self.match, **command)
            assert again.json() == {"type": "accepted", "id": command["id"], "n": number, "again": True}
        if self.doubtful and state["n"] == last + 1:
            assert self.person.command(self.match, **self.doubtful).json()["again"]
        assert self.person.state(self.match)["n"] == state["n"]


def under_way(bursts: list[Burst]) -> None:
    """Wait until a good many answers have been acknowledged."""
    end = time.monotonic() + PATIENCE
    while sum([len(burst.acknowledged) for burst in bursts]) <= 20:
        assert time.monotonic() < end, "hardly anything is acknowledged"
        time.sleep(0.01)


def play_on(burst: Burst) -> None:
    """Check that a match can be played on: one more answer."""
    state = burst.person.state(burst.match)
    view = next((view for view in state["views"] if view["question"]), None)
    if view is not None:
        assert burst.person.answer(burst.match, view, burst.chance).status_code == 200
