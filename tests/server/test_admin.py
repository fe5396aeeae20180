"""The host and the people themselves can have things removed; whoever is barred is told why."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from offworld.cli.app import run as run_line
from offworld.kernel.text import Text
from offworld.server import admin as admin_module
from offworld.server.admin import opened
from offworld.server.errors import CannotServe, NotAllowed, NotFound
from offworld.server.http import watching
from offworld.server.match.journal import Entry
from offworld.server.store import Store
from offworld.server.wire import frames
from tests.server.host import PATIENCE, Host
from tests.server.inside import Inside, scene
from tests.server.people import Person, two_players

ANNA, BORIS = "anna-0123456789", "boris-0123456789"


async def shared_match(inside: Inside) -> str:
    """Return a match of two people, with a line of chat from each."""
    match = await inside.match("me", "me", person=ANNA)
    table = inside.service.tables.table(match)
    seat = {"kind": "person", "name": "Boris", "holders": [BORIS]}
    await table.call(lambda: table.append(lambda play: frames_entry(play.number + 1, seat)))
    await inside.send(match, frames.Chat("a", 0, "Anna's secret"), ANNA)
    await inside.send(match, frames.Chat("b", 1, "Boris's line"), BORIS)
    return match


def frames_entry(number: int, seat: dict[str, Any]) -> Any:
    """Return the entry that gives the second seat to somebody."""
    return Entry(number, "seat", 1.0, 1, seat)


def everything(folder: Path) -> str:
    """Return all that the store holds, as text."""
    with opened(str(folder)) as admin:
        return str([admin.export(match["id"]) for match in admin.matches()])


def test_what_is_known_of_a_person_is_removed_and_the_others_play_on(tmp_path: Path) -> None:
    async def play(inside: Inside) -> tuple[str, str]:
        both, alone = await shared_match(inside), await inside.match("me", "bot", person=ANNA)
        table = inside.service.tables.table(both)
        await table.rest()
        with opened(str(tmp_path)) as admin:
            assert {match["id"] for match in admin.matches(ANNA[:8])} == {both, alone}
            assert len(admin.export(ANNA[:8])["matches"]) == 2
        found = await inside.store.forget(ANNA)
        assert (found.removed, found.changed) == ([alone], [both])
        await table.call(table.reload)
        state = await table.call(lambda: seen_by_boris(table))
        assert [seat.name for seat in state.match.seats] == ["", "Boris"]
        assert [line.text for line in state.chat] == ["Boris's line"]
        with pytest.raises(NotFound):
            await inside.info(both, ANNA)
        return both, alone

    async def seen_by_boris(table: Any) -> Any:
        return table.state(*await table.seen_by(BORIS, "seats"))

    scene(tmp_path, play)
    left = everything(tmp_path)
    assert "Boris" in left
    assert "Anna" not in left
    assert ANNA not in left


@pytest.mark.parametrize("way", ["note", "look"])
def test_what_was_taken_out_of_a_match_elsewhere_leaves_a_server_that_has_it_open(tmp_path: Path, way: str) -> None:
    """Another process has removed somebody: it sends a note, and whoever misses that looks now and then."""

    async def play(inside: Inside) -> None:
        both, alone = await shared_match(inside), await inside.match("me", "bot", person=ANNA)
        assert [seat.name for seat in (await inside.info(both, BORIS)).seats] == ["Anna", "Boris"]
        await inside.store.forget(ANNA)
        if way == "note":
            inside.service.tables.heard(f"other forgotten -{alone} {both}")
        else:
            await watching.look(inside.service)
        while [seat.name for seat in (await inside.info(both, BORIS)).seats] != ["", "Boris"]:
            await asyncio.sleep(0.01)
        while inside.service.tables.find(alone) is not None:
            await asyncio.sleep(0.01)

    scene(tmp_path, play)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_old_matches_are_pruned_and_matches_in_play_stay(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    address = "" if store == "sqlite" else request.getfixturevalue("database")

    async def play(inside: Inside) -> tuple[str, str]:
        return await inside.match("me", "open"), await inside.match("me", "me")

    waiting, live = scene(tmp_path, play, Store(address) if address else None)
    with opened(str(tmp_path), address) as admin:
        assert admin.prune(1) == 0
        assert admin.prune(0) == 1
        assert [match["id"] for match in admin.matches()] == [live]
        admin.vacuum()
        assert admin.remove(live) == ([live], [])
        assert admin.matches() == []
        with pytest.raises(CannotServe):
            admin.remove(waiting)


def test_a_match_that_the_host_removes_leaves_the_server(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        hello = frames.Hello(protocol=frames.PROTOCOL)
        connection = await table.attach("anna", "seats", hello)
        with opened(str(tmp_path)) as admin:
            await asyncio.to_thread(admin.remove, match)
        await watching.look(inside.service)
        assert connection.closing is not None
        assert connection.closing[0] == watching.GONE
        with pytest.raises(NotFound):
            await inside.info(match)

    scene(tmp_path, play)


def test_whoever_is_banned_or_muted_is_told_why(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await shared_match(inside)
        table = inside.service.tables.table(match)
        connection = await table.attach(BORIS, "seats", frames.Hello(protocol=frames.PROTOCOL))
        with opened(str(tmp_path)) as admin:
            admin.bar("mute", ANNA[:8], "Spam")
            admin.bar("ban", BORIS[:8], "Insults")
            await watching.look(inside.service)
            with pytest.raises(NotAllowed) as refused:
                await inside.send(match, frames.Chat("c", 0, "again"), ANNA)
            assert (refused.value.text.key, refused.value.text.params) == ("server-mute", {"reason": "Spam"})
            assert connection.closing is not None
            assert "Insults" in connection.closing[1]
            admin.unbar("mute", ANNA[:8])
        await watching.look(inside.service)
        await inside.send(match, frames.Chat("d", 0, "again"), ANNA)

    scene(tmp_path, play)


@pytest.mark.parametrize("what", ["ban", "unban", "remove"])
def test_a_host_who_comes_between_two_moves_does_it_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """SQLite refuses at once to write after a look at what is no longer so, however long one would wait."""
    scene(tmp_path, shared_match)
    find, moves = admin_module._person, [1]

    def found(connection: Any, begin: str) -> str:
        person = find(connection, begin)
        if moves:
            with sqlite3.connect(tmp_path / "offworld.sqlite3") as player:
                player.execute("UPDATE matches SET pace = ?", (str(moves.pop()),))
        return person

    monkeypatch.setattr(admin_module, "_person", found)
    with opened(str(tmp_path)) as admin:
        if what == "remove":
            assert admin.remove(BORIS[:8]).changed
        elif what == "ban":
            assert admin.bar("ban", BORIS[:8], "Insults") == BORIS
        else:
            assert admin.unbar("ban", BORIS[:8]) == BORIS
    assert not moves


def test_a_store_in_use_that_cannot_be_tidied_up_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(str(tmp_path), wait=0.1) as admin, sqlite3.connect(tmp_path / "offworld.sqlite3") as player:
        connect, connected = admin._engine.raw_connection, list[Any]()

        def then_somebody_writes() -> Any:
            if connected:
                player.execute("BEGIN IMMEDIATE")
            connected.append(connect())
            return connected[-1]

        monkeypatch.setattr(admin._engine, "raw_connection", then_somebody_writes)
        with pytest.raises(CannotServe) as refused:
            admin.vacuum()
    assert refused.value.text.params["problem"] == Text("server-database-locked")


def test_other_devices_lose_a_seat(server: Host) -> None:
    match, anna, _, _ = two_players(server)
    phone = Person(server)
    token = anna.http.post(f"/api/matches/{match}/transfer").json()["token"]
    phone.http.post("/api/links/claim", json={"token": token, "name": "", "seat": None}).raise_for_status()
    assert phone.state(match)["match"]["seats"][0]["you"]
    anna.http.post(f"/api/matches/{match}/seats/0/alone").raise_for_status()
    assert not phone.state(match)["match"]["seats"][0]["you"]
    assert anna.state(match)["match"]["seats"][0]["you"]
    assert phone.http.post(f"/api/matches/{match}/seats/0/alone").status_code == 403


def test_a_match_alone_is_removed_for_good_and_one_with_others_is_not(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    alone = anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})["match"]["id"]
    created = anna.create()
    shared = created["match"]["id"]
    boris.join(created)
    socket = anna.socket(alone)
    socket.until("state")
    assert boris.http.post(f"/api/matches/{alone}/remove").status_code == 404
    watching = {"Offworld-Link": anna.http.get(f"/api/matches/{alone}/links").json()["watch"]["token"]}
    assert boris.http.post(f"/api/matches/{alone}/remove", headers=watching).status_code == 403
    for person in (anna, boris):
        refused = person.http.post(f"/api/matches/{shared}/remove")
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-others-play")
    reply = anna.http.post(f"/api/matches/{alone}/remove")
    assert reply.json() == {"removed": 1, "changed": 0}
    assert socket.until("bye")["error"]["key"] == "server-no-match"
    socket.close()
    assert anna.http.get(f"/api/matches/{alone}").status_code == 404
    assert [match["id"] for match in anna.http.get("/api/me").json()["matches"]] == [shared]
    assert boris.state(shared)["match"]["status"] == "live"


def test_the_page_can_forget_somebody(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    socket = boris.socket(match)
    socket.until("state")
    reply = anna.http.post("/api/me/forget")
    assert reply.json() == {"removed": 0, "changed": 1}
    assert "offworld" not in anna.http.cookies
    names = [seat["name"] for seat in socket.until("state")["match"]["seats"]]
    assert names[0] == ""
    assert Person(server).http.post("/api/me/forget").status_code == 401


def test_a_ban_reaches_a_server_that_runs(make_host: Callable[..., Host], capsys: pytest.CaptureFixture[str]) -> None:
    host = make_host().start()
    match, anna, _, _ = two_players(host)
    socket = anna.socket(match)
    socket.until("state")
    assert run_line(["admin", "list", "--data", str(host.folder), "--json", "--lang", "en"]) == 0
    seats = json.loads(capsys.readouterr().out)[0]["seats"]
    who = seats[0]["persons"][0]
    assert run_line(["admin", "ban", who, "--reason", "Tired", "--data", str(host.folder), "--lang", "en"]) == 0
    socket.raw.socket.settimeout(PATIENCE)
    assert socket.until("bye")["error"] == {"key": "server-ban", "params": {"reason": "Tired"}}
    assert anna.http.get("/api/me").status_code == 403
    assert run_line(["admin", "unban", who, "--data", str(host.folder)]) == 0
