"""Faults on SQLite, each done in earnest: kill -9, a locked and a full database."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from offworld.server import Settings
from offworld.server.errors import Unavailable
from offworld.server.store.opening import translated
from tests.server.bursts import Burst, play_on, under_way
from tests.server.host import PATIENCE, Host
from tests.server.people import Person, asked, two_players


@pytest.mark.parametrize("seed", [1, 2])
def test_kill_9_in_a_burst_of_answers_loses_nothing_acknowledged(make_host: Callable[..., Host], seed: int) -> None:
    chance = random.Random(seed)
    host = make_host().start()
    bursts = [Burst(host, number) for number in range(6)]
    for burst in bursts:
        burst.start()
    under_way(bursts)
    time.sleep(chance.random())
    host.kill()
    for burst in bursts:
        burst.join()
    host.start()
    for burst in bursts:
        burst.check()
        play_on(burst)


OUTAGE = 10.0  # seconds, longer than the server waits for the store


def test_a_locked_store_is_a_clear_error_and_then_it_goes_on(make_host: Callable[..., Host], tmp_path: Path) -> None:
    """Somebody else holds the file for ten seconds; nothing is set but defaults."""
    host = make_host(store_seconds=Settings().store_seconds).start()
    match, anna, boris, _ = two_players(host)
    people = {0: anna, 1: boris}
    seat = anna.state(match)["match"]["asked"][0]
    view = asked(people[seat].state(match))
    assert view is not None
    socket = people[seat].socket(match)
    socket.until("state")
    question = view["question"]
    command = {"seat": seat, "question": question["id"], "value": question["choices"][0], "id": "in-doubt"}
    other = sqlite3.connect(tmp_path / "offworld.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    new = {"game": "dig_mars", "seats": [{"kind": "open"}] * 2}
    replies: list[httpx.Response] = []
    creating = threading.Thread(target=lambda: replies.append(Person(host).http.post("/api/matches", json=new)))
    creating.start()
    socket.send(type="answer", **command)
    refused = socket.until("refused")
    assert refused["error"]["key"] == "server-store"
    creating.join()
    assert (replies[0].status_code, replies[0].json()["error"]["key"]) == (503, "server-store")
    time.sleep(max(0.0, OUTAGE - (time.monotonic() - begun)))
    other.execute("ROLLBACK")
    other.close()
    assert people[1 - seat].state(match)["n"] == 2
    assert socket.ask(type="answer", **command)["type"] == "accepted"
    assert people[1 - seat].state(match)["n"] == 3


def test_a_full_disk_is_a_clear_error_and_the_match_is_intact(make_host: Callable[..., Host]) -> None:
    host = make_host(sqlite_pages=18).start()
    burst = Burst(host, 0)
    burst.run()
    assert burst.doubtful is not None  # refused: the disk is full
    assert len(burst.acknowledged) > 5
    burst.check()
    refused = burst.person.command(burst.match, **burst.doubtful)
    assert (refused.status_code, refused.json()["error"]["key"]) == (503, "server-store-full")
    number = burst.person.state(burst.match)["n"]
    host.stop()
    host.settings["sqlite_pages"] = 0
    host.start()
    assert burst.person.state(burst.match)["n"] == number
    burst.check()
    play_on(burst)


@pytest.mark.parametrize("state", ["53100", "53200"])
def test_a_full_postgresql_is_the_same_error(state: str) -> None:
    class Full(Exception):
        sqlstate = state

    assert translated(sa.exc.OperationalError("INSERT", {}, Full("no space"))).text.key == "server-store-full"


def test_an_error_that_is_no_fault_of_the_store_is_not_called_one() -> None:
    with pytest.raises(sa.exc.ProgrammingError):
        translated(sa.exc.ProgrammingError("SELEKT", {}, Exception("syntax")))
    assert isinstance(translated(OSError("gone")), Unavailable)


def test_idle_matches_leave_memory_and_come_back(make_host: Callable[..., Host]) -> None:
    host = make_host(idle_seconds=0.2).start()
    match, anna, _, _ = two_players(host)
    socket = anna.socket(match)
    before = socket.until("state")
    time.sleep(0.6)
    assert in_memory(anna) == 1  # somebody is connected
    socket.close()
    end = time.monotonic() + PATIENCE
    while in_memory(anna) and time.monotonic() < end:
        time.sleep(0.05)
    assert in_memory(anna) == 0
    assert anna.state(match)["views"] == before["views"]
    again = anna.socket(match)  # whoever only looks may be gone again before anybody counts
    assert again.until("state")["views"] == before["views"]
    assert in_memory(anna) == 1


def in_memory(person: Person) -> int:
    """Return how many matches a server has in memory."""
    lines = person.http.get("/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("offworld_matches_in_memory ")).split()[1]))


def test_a_connection_without_a_sign_of_life_is_closed(make_host: Callable[..., Host]) -> None:
    host = make_host(silent_seconds=8.0).start()
    match, anna, boris, _ = two_players(host)
    lively, dead = anna.socket(match), boris.socket(match)
    said: list[dict[str, Any]] = []
    listening = threading.Thread(target=lambda: said.append(dead.until("bye")))
    listening.start()
    while listening.is_alive():
        assert lively.ask(type="ping")["type"] == "pong"
        time.sleep(0.2)
    assert said[0]["error"]["key"] == "server-silent"
    assert lively.ask(type="ping")["type"] == "pong"
    here = [frame["here"] for frame in lively.frames if frame["type"] == "presence"]
    while here[-1] != [0]:
        here.append(lively.until("presence")["here"])
