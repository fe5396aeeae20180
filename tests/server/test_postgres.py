"""PostgreSQL: several processes, any of which serves any match; and its faults."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from offworld.server import Settings
from tests.server.bursts import Burst, play_on, under_way
from tests.server.finished import play_out
from tests.server.host import PATIENCE, Host
from tests.server.people import Person, Socket, asked, random_answer, two_players
from tests.server.proxy import Wire

SECRET = "the same secret for all processes"


@pytest.fixture
def pair(make_host: Callable[..., Host], database: str) -> tuple[Host, Host]:
    """Two servers that share a database and a secret."""
    return (
        make_host(database=database, secret=SECRET).start(),
        make_host(database=database, secret=SECRET).start(),
    )


def elsewhere(person: Person, host: Host) -> Person:
    """Return the same person at another server."""
    twin = Person(host)
    twin.http.cookies.set("offworld", person.http.cookies["offworld"])
    return twin


def test_any_process_serves_any_match(pair: tuple[Host, Host]) -> None:
    one, two = pair
    anna, boris = Person(one), Person(two)
    created = anna.create()
    match = created["match"]["id"]
    first = anna.socket(match)
    first.until("state")
    boris.join(created)  # through the other process
    assert first.until("update")["entry"]["kind"] == "seat"
    assert first.until("update")["entry"]["kind"] == "start"
    second = boris.socket(match)
    state = second.until("state")
    assert state["stream"] == "1"
    assert first.until("presence")["here"] in ([0], [0, 1])
    sockets, views = {0: first, 1: second}, {0: first.frames, 1: second.frames}
    chance = random.Random(3)
    for _ in range(40):
        latest = {seat: [f for f in frames if f.get("views")][-1]["views"][0] for seat, frames in views.items()}
        seat = next((seat for seat, view in latest.items() if view["question"]), None)
        if seat is None:
            break
        question = latest[seat]["question"]
        value = random_answer(question, chance)
        reply = sockets[seat].ask(type="answer", seat=seat, question=question["id"], value=value)
        assert reply["type"] == "accepted"
        for socket in sockets.values():
            while socket.frames[-1].get("n") != reply["n"] or socket.frames[-1]["type"] != "update":
                socket.receive()
    for number, (person, host) in enumerate(((anna, two), (boris, one))):
        here, there = person.state(match), elsewhere(person, host).state(match)
        assert here["views"] == there["views"]
        updates = [frame["n"] for frame in sockets[number].frames if frame["type"] == "update"]
        assert updates == list(range(updates[0], updates[0] + len(updates)))
    seen = [frame["here"] for frame in first.frames if frame["type"] == "presence"]
    while [0, 1] not in seen:  # it goes another way than the answers, and may come after them
        seen.append(first.until("presence")["here"])


def test_whoever_is_forgotten_at_one_process_is_forgotten_at_the_other(pair: tuple[Host, Host]) -> None:
    one, two = pair
    anna, boris = Person(one), Person(two)
    created = anna.create()
    match = created["match"]["id"]
    boris.join(created)
    socket, alone = boris.socket(match), elsewhere(anna, two).create({"kind": "me", "name": "Anna"}, {"kind": "open"})
    assert [seat["name"] for seat in socket.until("state")["match"]["seats"]] == ["Anna", "Boris"]
    watcher = Person(two).socket(alone["match"]["id"], token=alone["links"]["watch"]["token"])
    watcher.until("state")
    assert anna.http.post("/api/me/forget").json() == {"removed": 1, "changed": 1}
    names = ["Anna", "Boris"]
    while names[0]:
        names = [seat["name"] for seat in socket.until("state")["match"]["seats"]]
    assert watcher.until("bye")["error"]["key"] == "server-no-match"


def test_of_two_answers_to_one_question_exactly_one_is_accepted(pair: tuple[Host, Host]) -> None:
    """Both processes get the same decision answered at once."""
    one, two = pair
    anna = Person(one)
    match = anna.create({"kind": "me", "name": "A"}, {"kind": "me", "name": "B"})["match"]["id"]
    people = [anna, elsewhere(anna, two)]
    chance = random.Random(1)
    number = anna.state(match)["n"]
    for round_number in range(25):
        view = asked(anna.state(match))
        if view is None:
            break
        question = view["question"]
        commands = [
            {"type": "answer", "id": f"{round_number}-{side}", "seat": view["seat"], "question": question["id"]}
            | {"value": random_answer(question, chance)}
            for side in (0, 1)
        ]
        replies = at_once([partial(people[side].command, match, **commands[side]) for side in (0, 1)])
        assert sorted(reply.status_code for reply in replies) == [200, 409]
        winner = [reply.status_code for reply in replies].index(200)
        assert replies[1 - winner].json()["error"]["key"] == "server-stale"
        number += 1
        states = [person.state(match) for person in people]
        assert [state["n"] for state in states] == [number, number]
        assert states[0]["views"] == states[1]["views"]
        again = people[1 - winner].command(match, **commands[winner])  # repeated at the other process
        assert again.json() == {**replies[winner].json(), "again": True}


def at_once(calls: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """Do several things at the same moment."""
    gate = threading.Barrier(len(calls))
    results: dict[int, httpx.Response] = {}

    def call(number: int) -> None:
        gate.wait()
        results[number] = calls[number]()

    threads = [threading.Thread(target=call, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [results[number] for number in range(len(calls))]


def test_one_seat_claimed_at_two_processes_goes_to_one_person(pair: tuple[Host, Host]) -> None:
    one, two = pair
    for _ in range(5):
        anna = Person(one)
        created = anna.create()
        body = {"token": created["links"]["join"]["token"], "name": "Guest"}
        guests = [Person(one), Person(two)]
        replies = at_once([partial(guest.http.post, "/api/links/claim", json=body) for guest in guests])
        assert sorted(reply.status_code for reply in replies) == [200, 409]


def test_one_server_with_two_processes_plays_a_match(make_host: Callable[..., Host], database: str) -> None:
    host = make_host(database=database, processes=2).start()
    match, anna, boris, created = two_players(host)
    sockets = [anna.socket(match) for _ in range(3)] + [boris.socket(match) for _ in range(3)]
    sockets.append(Person(host).socket(match, token=created["links"]["watch"]["token"]))
    firsts = [socket.until("state")["n"] for socket in sockets]
    play_out(match, anna, boris, busy=10)
    last = anna.state(match)["n"]
    for first, socket in zip(firsts, sockets):
        numbers: list[int] = []
        while not numbers or numbers[-1] < last:
            numbers.append(socket.until("update")["n"])
        assert numbers == list(range(first + 1, last + 1))
    bots = anna.create({"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"})["match"]["id"]
    end = time.monotonic() + PATIENCE
    while anna.state(bots)["match"]["status"] != "finished" and time.monotonic() < end:
        time.sleep(0.1)
    assert anna.state(bots)["match"]["status"] == "finished"
    assert "offworld_commands_total" in anna.http.get("/metrics").text
    assert host.stop() == 0


def test_kill_9_in_a_burst_of_answers_loses_nothing_acknowledged(make_host: Callable[..., Host], database: str) -> None:
    host = make_host(database=database).start()
    bursts = [Burst(host, number) for number in range(6)]
    for burst in bursts:
        burst.start()
    under_way(bursts)
    time.sleep(0.5)
    host.kill()
    for burst in bursts:
        burst.join()
    host.start()
    for burst in bursts:
        burst.check()
        play_on(burst)


OUTAGE = 10.0  # seconds, longer than the servers wait for the store


@pytest.mark.parametrize("way", ["cut", "hanging"])
def test_a_store_out_of_reach_is_a_clear_error_and_then_it_goes_on(
    make_host: Callable[..., Host], postgres: Any, database: str, way: str
) -> None:
    """PostgreSQL is out of reach for ten seconds, refusing or keeping silent; nothing is set but defaults."""
    wire = Wire(Path(postgres.pgdata) / ".s.PGSQL.5432")
    name = database.partition("?")[0].rpartition("/")[2]
    address = f"postgresql://postgres:@127.0.0.1:{wire.port}/{name}"
    default = Settings().store_seconds
    hosts = [make_host(database=address, secret=SECRET, store_seconds=default).start() for _ in (1, 2)]
    anna = Person(hosts[0])
    match = anna.create({"kind": "me", "name": "A"}, {"kind": "me", "name": "B"})["match"]["id"]
    twin = elsewhere(anna, hosts[1])
    sockets = [anna.socket(match), twin.socket(match)]
    states = [socket.until("state") for socket in sockets]
    state = states[0]
    view = asked(state)
    assert view is not None
    command = {"seat": view["seat"], "question": view["question"]["id"], "value": view["question"]["choices"][0]}
    begun = time.monotonic()
    wire.cut() if way == "cut" else wire.freeze()
    health, mine = at_once([partial(anna.http.get, path) for path in ("/healthz", "/api/me")])
    assert health.status_code == 503
    assert (mine.status_code, mine.json()["error"]["key"]) == (503, "server-store")
    refusals = 0
    while (
        refusals == 0 or time.monotonic() - begun < OUTAGE - 6
    ):  # a refusal may take as long as the store is waited for
        sent = sockets[0].send(type="answer", id=f"in-doubt-{refusals}", **command)
        assert refused(sockets[0], sent) == "server-store"
        refusals += 1
        time.sleep(0.2)
    time.sleep(max(0.0, OUTAGE - (time.monotonic() - begun)))
    wire.mend() if way == "cut" else wire.thaw()
    end = time.monotonic() + PATIENCE
    while (reply := sockets[0].ask(type="answer", id="in-doubt-0", **command))["type"] != "accepted":
        if reply["error"]["key"] == "server-stale":
            break  # another one that was in doubt has got there after all
        assert reply["error"]["key"] == "server-store", reply
        assert time.monotonic() < end
        time.sleep(0.1)
    assert [person.state(match)["n"] for person in (anna, twin)] == [state["n"] + 1] * 2  # once, whatever was repeated
    assert sockets[1].until("update")["n"] == state["n"] + 1  # the other process hears of it again
    assert sockets[0].until("update")["n"] == state["n"] + 1


def refused(socket: Socket, command: str) -> str:
    """Wait for the refusal of a command, as long as it takes, and return why."""
    while True:
        reply = socket.receive()
        if reply.get("id") == command and reply["type"] == "refused":
            return str(reply["error"]["key"])


def test_an_unreachable_database_stops_the_start(make_host: Callable[..., Host]) -> None:
    host = make_host(database="postgresql://nobody:hidden@127.0.0.1:1/none", store_seconds=1.0)
    with pytest.raises(AssertionError) as failed:
        host.start()
    assert "Check that it runs" in str(failed.value)
    assert "hidden" not in str(failed.value)
    assert host.process is not None
    assert host.process.wait(PATIENCE) == 1
