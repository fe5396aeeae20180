"""A server that cannot keep up refuses at once and says when to come again; afterwards everything is as before."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from offworld.server.errors import Busy
from offworld.server.store import store as storing
from offworld.server.store.lists import page_of
from tests.server.host import PATIENCE, Host
from tests.server.inside import Inside, scene
from tests.server.people import Person, Socket, asked, two_players


def test_a_server_whose_disk_stands_still_sheds_and_recovers(make_host: Callable[..., Host], tmp_path: Path) -> None:
    host = make_host(module="tests.server.slow_host", busy_seconds=5.0).start()
    tables = [seated(host) for _ in range(3)]
    stuck, *others = tables
    (tmp_path / "slow").touch()
    stuck[1].send(**stuck[2])  # it waits for the disk, and others would have to wait behind it
    visitor = Person(host)
    refused = wait_for(lambda: visitor.http.post("/api/links", json={"token": "none"}), 503)
    assert refused.json()["error"]["key"] == "server-overloaded"
    assert int(refused.headers["retry-after"]) == refused.json()["error"]["params"]["seconds"] >= 1
    for _, socket, command in others:
        busy = socket.ask(**command)
        assert (busy["type"], busy["id"], busy["error"]["key"]) == ("busy", command["id"], "server-overloaded")
        assert busy["seconds"] >= 1
        assert socket.ask(type="ping", id="still-here")["type"] == "pong"
    wait_for(lambda: visitor.http.get("/api/me"), 200)  # what is only read waits for no disk
    (tmp_path / "slow").unlink()
    accepted = stuck[1].until("accepted")
    assert accepted["id"] == stuck[2]["id"]
    for _, socket, command in others:
        end = time.monotonic() + PATIENCE
        reply = socket.ask(**command)  # the same, under the same id
        while reply["type"] == "busy" and time.monotonic() < end:
            time.sleep(0.05)
            reply = socket.ask(**command)
        assert (reply["type"], reply.get("again")) == ("accepted", None)
    wait_for(lambda: visitor.http.post("/api/links", json={"token": "none"}), 404)
    for match, socket, command in tables:
        assert socket.ask(**command)["again"]  # each was stored, and once
        assert visitor.http.get("/healthz").json()["writes"] == 0
        journal = [frame for frame in socket.frames if frame["type"] == "update" and frame["entry"]["kind"] == "answer"]
        assert len(journal) == 1, match
    shed = [line for line in visitor.http.get("/metrics").text.splitlines() if line.startswith("offworld_shed_total")]
    assert any([float(line.split()[1]) >= 3 for line in shed])


def seated(host: Host) -> tuple[str, Socket, dict[str, Any]]:
    """Return a match, the socket of whoever is asked there, and a command that answers."""
    match, anna, boris, _ = two_players(host)
    seat = anna.state(match)["match"]["asked"][0]
    person = (anna, boris)[seat]
    view = asked(person.state(match))
    assert view is not None
    question = view["question"]
    socket = person.socket(match)
    socket.until("state")
    command = {"seat": seat, "question": question["id"], "value": question["choices"][0], "id": f"of-{match}"}
    return match, socket, {"type": "answer", **command}


def wait_for(ask: Callable[[], Any], status: int) -> Any:
    """Ask until the reply has a status."""
    end = time.monotonic() + PATIENCE
    reply = ask()
    while reply.status_code != status:
        assert time.monotonic() < end, reply.text
        time.sleep(0.02)
        reply = ask()
    return reply


def test_a_loop_that_is_late_sheds_and_recovers(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        pressure = inside.service.pressure
        looking = asyncio.create_task(pressure.run())
        await asyncio.sleep(0)
        time.sleep(0.8)  # somebody computes in the loop
        with pytest.raises(Busy) as refused:
            pressure.check(writing=False)
        assert refused.value.seconds >= 1
        while True:
            await asyncio.sleep(0.05)
            try:
                pressure.check(writing=True)
                break
            except Busy:
                continue
        looking.cancel()

    scene(tmp_path, play, busy_seconds=0.5)


def test_only_so_many_lists_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "LISTS", 2)
    gate, read = threading.Event(), page_of

    def slowly(*given: Any) -> Any:
        gate.wait(PATIENCE)
        return read(*given)

    async def play(inside: Inside) -> None:
        await inside.match("me", "open")
        monkeypatch.setattr(storing, "page_of", slowly)
        asking = [asyncio.create_task(inside.store.matches_of("anna")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await inside.store.matches_of("anna")
        gate.set()
        assert [len(page.matches) for page in await asyncio.gather(*asking)] == [1, 1]
        assert len((await inside.store.matches_of("anna")).matches) == 1

    scene(tmp_path, play)
