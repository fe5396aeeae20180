"""Bad input of every kind: a clear error in the caller's language, and nothing changed."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from offworld.i18n import Translator
from tests.server.host import PATIENCE, Host
from tests.server.people import Person, asked, two_players

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
NEW = {"game": "dig_mars", "seats": [ME, OPEN]}

CREATE: list[tuple[dict[str, Any], int, str]] = [
    ({**NEW, "game": "chess"}, 422, "error-unknown-game"),
    ({**NEW, "seats": [ME]}, 422, "error-seats"),
    ({**NEW, "seats": [ME] * 5}, 422, "error-seats"),
    ({**NEW, "seats": [ME] * 17}, 400, "server-malformed"),
    ({**NEW, "seats": []}, 400, "server-malformed"),
    ({**NEW, "seats": "two"}, 400, "server-malformed"),
    ({**NEW, "seats": [ME, {"kind": "bot"}]}, 422, "error-unknown-bot"),
    ({**NEW, "seats": [ME, {"kind": "bot", "level": "genius"}]}, 422, "error-unknown-bot"),
    ({**NEW, "seats": [ME, {"kind": "ghost"}]}, 400, "server-malformed"),
    ({**NEW, "seats": [{"kind": "me", "name": " \u202e\x00 "}, OPEN]}, 400, "server-length"),
    ({**NEW, "seats": [{"kind": "me", "name": "\u200d\u200d \u200d"}, OPEN]}, 400, "server-length"),
    ({**NEW, "seats": [{"kind": "me", "name": "x" * 25}, OPEN]}, 400, "server-length"),
    ({**NEW, "options": {"open_finds": "yes"}}, 422, "error-option-value"),
    ({**NEW, "options": {"colour": True}}, 422, "error-unknown-option"),
    ({**NEW, "options": {"open_finds": None}}, 400, "server-malformed"),
    ({**NEW, "pace": "slow"}, 400, "server-malformed"),
    ({**NEW, "pace": "days", "days": 31}, 400, "server-malformed"),
    ({**NEW, "extra": 1}, 400, "server-malformed"),
    ({"seats": [ME, OPEN]}, 400, "server-malformed"),
]


@pytest.mark.parametrize(("body", "status", "key"), CREATE)
def test_a_match_that_cannot_be_is_refused(anna: Person, body: dict[str, Any], status: int, key: str) -> None:
    reply = anna.http.post("/api/matches", json=body)
    assert (reply.status_code, reply.json()["error"]["key"]) == (status, key), reply.text
    assert "set-cookie" not in reply.headers
    assert anna.http.get("/api/me").json()["matches"] == []


BODIES = [
    (b"", 400),
    (b"{", 400),
    (b"[]", 400),
    (b"null", 400),
    (b'"text"', 400),
    (b"\xff\xfe", 400),
    (b'{"game": "dig_mars", "seats": [' + b"[" * 30_000, 400),
    (b'{"game": "' + b"x" * 70_000 + b'"}', 413),
]


@pytest.mark.parametrize(("body", "status"), BODIES)
def test_a_malformed_or_oversized_body_is_refused(anna: Person, body: bytes, status: int) -> None:
    reply = anna.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert reply.status_code == status, reply.text
    assert reply.json()["error"]["key"] == {400: "server-malformed", 413: "server-too-large"}[status]


def position(**state: Any) -> dict[str, Any]:
    """Return a position file of Dig Mars."""
    return {"game": "dig_mars", "seats": 2, "state": state}


RUSSIAN: list[tuple[str, str, Any, str]] = [
    ("POST", "/api/matches", {"seats": [ME, OPEN]}, "Запрос непонятен. Поле «game»: его не хватает."),
    ("POST", "/api/matches", {**NEW, "extra": 1}, "Запрос непонятен. Поле «extra»: такого поля здесь нет."),
    (
        "POST",
        "/api/matches",
        {**NEW, "seats": "x"},
        "Запрос непонятен. Поле «seats»: ожидается список, а здесь строка.",
    ),
    ("POST", "/api/matches", [], "Запрос непонятен. Содержимое: ожидается объект, а здесь список."),
    ("GET", "/api/matches/000000000000/state?wait=ages", None, "Поле «wait»"),
    ("POST", "/api/import", {"file": {}}, "Ошибка в позиции, поле «game»: его не хватает."),
    ("POST", "/api/import", {"file": {"game": 7}}, "поле «game»: ожидается строка, а здесь 7."),
    ("POST", "/api/import", {"file": position(turn={"seat": 9})}, "значение 9 здесь недопустимо. Возможно: 0, 1."),
    ("POST", "/api/import", {"file": position(players=[{"stations": ["A1", "B2"]}])}, "Возможно: 0, 1."),
    ("POST", "/api/matches", {**NEW, "seats": [ME]}, "Число мест 1 для игры «dig_mars» не подходит"),
]


@pytest.mark.parametrize(("method", "path", "body", "sentence"), RUSSIAN)
def test_what_is_wrong_is_said_in_russian(anna: Person, method: str, path: str, body: Any, sentence: str) -> None:
    reply = anna.http.request(method, path, json=body, headers={"Accept-Language": "ru"})
    assert sentence in reply.json()["message"]


ADDRESSES = [
    ("GET", "/api/nothing", 404, "server-no-page"),
    ("GET", "/api/matches/000000000000", 404, "server-no-match"),
    ("GET", "/api/matches/short", 404, "server-no-match"),
    ("GET", "/api/matches/%00%0a%27----------", 404, "server-no-match"),
    ("GET", "/api/matches/000000000000/state", 404, "server-no-match"),
    ("GET", "/api/matches/000000000000/state?wait=ages", 400, "server-malformed"),
    ("GET", "/api/matches/000000000000/state?wait=31", 400, "server-malformed"),
    ("GET", "/api/matches/000000000000/replay/steps?first=-1", 400, "server-malformed"),
    ("GET", "/api/games/chess/position", 404, "error-unknown-game"),
    ("DELETE", "/api/matches/000000000000", 405, "server-method"),
    ("PUT", "/api/games", 405, "server-method"),
]


@pytest.mark.parametrize(("method", "path", "status", "key"), ADDRESSES)
def test_an_unknown_address_or_method_is_refused(anna: Person, method: str, path: str, status: int, key: str) -> None:
    reply = anna.http.request(method, path)
    assert (reply.status_code, reply.json()["error"]["key"]) == (status, key), reply.text


COMMANDS: list[tuple[dict[str, Any], int, str]] = [
    ({"type": "answer", "seat": 0, "question": 0, "value": 1}, 409, "server-stale"),
    ({"type": "answer", "seat": 1, "question": 1, "value": 1}, 403, "server-not-your-seat"),
    ({"type": "answer", "seat": 7, "question": 1, "value": 1}, 403, "server-not-your-seat"),
    ({"type": "answer", "seat": -1, "question": 1, "value": 1}, 400, "server-malformed"),
    ({"type": "answer", "seat": "0", "question": 1, "value": 1}, 400, "server-malformed"),
    ({"type": "answer", "seat": 0, "question": 1}, 400, "server-malformed"),
    ({"type": "answer", "seat": 0, "question": 1, "value": 1, "more": 1}, 400, "server-malformed"),
    ({"type": "answer", "id": "", "seat": 0, "question": 1, "value": 1}, 400, "server-malformed"),
    ({"type": "answer", "id": "x" * 65, "seat": 0, "question": 1, "value": 1}, 400, "server-malformed"),
    ({"type": "answer", "id": "\x00", "seat": 0, "question": 1, "value": 1}, 400, "server-malformed"),
    ({"type": "undo", "seat": 0}, 409, "error-undo-"),
    ({"type": "undo_ask", "seat": 0}, 409, "error-undo-nothing"),
    ({"type": "undo_vote", "seat": 0, "agree": True}, 409, "server-undo-none"),
    ({"type": "undo_vote", "seat": 0, "agree": "yes"}, 400, "server-malformed"),
    ({"type": "chat", "seat": 0, "text": ""}, 400, "server-length"),
    ({"type": "chat", "seat": 0, "text": "x" * 301}, 400, "server-length"),
    ({"type": "chat", "seat": 1, "text": "hi"}, 403, "server-not-your-seat"),
    ({"type": "resign", "seat": 0, "level": "genius"}, 422, "error-unknown-bot"),
    ({"type": "resign", "seat": 1, "level": "novice"}, 403, "server-not-your-seat"),
    ({"type": "fly", "seat": 0}, 400, "server-malformed"),
    ({"type": "hello", "protocol": 1}, 400, "server-malformed"),
    ({}, 400, "server-malformed"),
]


@pytest.fixture(scope="module")
def live(server: Host) -> tuple[str, Person, Person]:
    """A match in which nothing has been answered yet."""
    match, anna, boris, _ = two_players(server)
    return match, anna, boris


@pytest.mark.parametrize(("command", "status", "key"), COMMANDS)
def test_a_bad_command_is_refused_and_changes_nothing(
    live: tuple[str, Person, Person], command: dict[str, Any], status: int, key: str
) -> None:
    match, anna, boris = live
    before = (anna.state(match), boris.state(match))
    reply = anna.command(match, **command)
    assert reply.status_code == status, reply.text
    assert reply.json()["error"]["key"].startswith(key), reply.text
    socket = anna.socket(match)
    socket.until("state")
    refused = socket.ask(**command) if command.get("id", "x") and status != 400 else None
    if refused is not None:
        assert refused["error"] == reply.json()["error"]
    socket.close()
    left(match, anna)
    assert (anna.state(match), boris.state(match)) == before


def left(match: str, person: Person) -> None:
    """Wait until the server has noticed that nobody is connected any more."""
    end = time.monotonic() + PATIENCE
    while any(seat["here"] for seat in person.state(match)["match"]["seats"]):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_illegal_and_malformed_answers_are_refused(live: tuple[str, Person, Person]) -> None:
    match, anna, boris = live
    person = anna if asked(anna.state(match)) else boris
    view = asked(person.state(match))
    assert view is not None
    before = (anna.state(match), boris.state(match))
    deep: Any = 1
    for _ in range(200):
        deep = [deep]
    for value in (None, -1, 10**30, 1.5, "drill", [], {}, {"a": 1}, [[["drill"]]], True, deep, "x" * 5000):
        reply = person.command(match, type="answer", seat=view["seat"], question=view["question"]["id"], value=value)
        assert reply.status_code in (400, 422), (value, reply.text)
    assert (anna.state(match), boris.state(match)) == before


FRAMES = [
    "",
    "nonsense",
    "{",
    "null",
    "[]",
    "7",
    '{"type": "answer"}',
    '{"type": "fly", "id": "1"}',
    '{"id": "1"}',
    "[" * 10_000,
    '{"type": "ping", "id": "😀"}',
    '{"type": "chat", "id": "1", "seat": 0, "text": "\\ud800"}',
    "x" * 20_000,
]


def test_bad_frames_are_answered_and_the_connection_goes_on(live: tuple[str, Person, Person]) -> None:
    match, anna, _ = live
    socket = anna.socket(match)
    state = socket.until("state")
    for frame in FRAMES:
        socket.raw.send(frame)
        reply = socket.until("refused")
        assert reply["error"]["key"] in ("server-malformed", "server-too-large", "server-length"), frame
    socket.raw.send(b"\xff\x00")
    assert socket.until("refused")["id"] is None
    assert socket.ask(type="ping", id="still-there")["type"] == "pong"
    assert anna.state(match)["n"] == state["n"]
    socket.close()
    left(match, anna)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_errors_speak_the_callers_language(server: Host, language: str) -> None:
    person = Person(server)
    header = {"Accept-Language": {"en": "en-GB,ru;q=0.3", "ru": "fr, ru-RU;q=0.9, en;q=0.8"}[language]}
    say = Translator(language).say
    reply = person.http.get("/api/matches/000000000000", headers=header).json()
    assert reply["message"] == say("server-no-match")
    reply = person.http.post("/api/matches", json={**NEW, "game": "chess"}, headers=header).json()
    assert reply["message"] == say(reply["error"])
    assert "chess" in reply["message"]
    reply = person.http.post("/api/links", json={"token": "x"}, headers=header).json()
    assert reply["message"] == say("server-link")


def test_every_key_that_the_server_uses_has_words() -> None:
    import re
    from pathlib import Path

    import offworld.server

    folder = Path(offworld.server.__file__).parent
    used = {key for file in folder.rglob("*.py") for key in re.findall(r"[\"'](server-[a-z-]+)[\"']", file.read_text())}
    assert len(used) > 30
    for language in ("en", "ru"):
        words = Translator(language)
        assert {key for key in used if not words.has(key)} == set()
        file = folder.parent / "i18n" / language / "server.ftl"
        told = set(re.findall(r"^(server-[a-z-]+) =", file.read_text(), re.MULTILINE))
        assert told == used, json.dumps(sorted(told ^ used))


def test_long_paths_and_hosts_are_no_fault_of_ours(server: Host) -> None:
    anna = Person(server)
    assert anna.http.get("/" + "a" * 300).status_code in (200, 404, 503)  # the page, or that there is none
    assert anna.http.get("/assets/" + "a" * 400 + ".js").status_code == 404
    refused = anna.http.get("/api/games", headers={"Host": "a" * 400})
    assert refused.status_code == 400
    assert "Host" in refused.json()["message"]
