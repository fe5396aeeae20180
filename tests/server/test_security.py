"""Headers, cookies, origins, limits, and secrets that must not be found where they do not belong."""

from __future__ import annotations

import json
import logging
import random
import stat
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from offworld.server.http.match_socket import PATIENCE
from offworld.server.logs import JsonLines
from offworld.server.people.keys import new_token
from tests.server.finished import play_out
from tests.server.host import Host
from tests.server.people import Person, Socket, asked, two_players


def test_pages_and_replies_carry_strict_headers(server: Host) -> None:
    for path in ("/", "/join/abc", "/api/games", "/healthz", "/api/nothing"):
        headers = Person(server).http.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert Person(server).http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Host) -> None:
    anna = Person(server)
    reply = anna.http.post("/api/matches", json={"game": "dig_mars", "seats": [{"kind": "open"}] * 2})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie  # plain http on one's own machine
    value = anna.http.cookies["offworld"]
    assert anna.http.get("/api/me").json()["person"]
    forged = Person(server)
    other = Person(server)
    other.create()
    for fake in (value[:-1] + ("A" if value[-1] != "A" else "B"), value.split(".")[0], "." + value.split(".")[1], "x"):
        forged.http.cookies.set("offworld", fake)
        assert not forged.http.get("/api/me").json()["person"]
        forged.http.cookies.clear()
    mixed = value.split(".")[0] + "." + other.http.cookies["offworld"].split(".")[1]
    forged.http.cookies.set("offworld", mixed)
    assert not forged.http.get("/api/me").json()["person"]


def test_behind_https_cookies_are_secure(make_host: Callable[..., Host]) -> None:
    host = make_host(trusted_proxy=True).start()
    anna = Person(host)
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.7"}
    reply = anna.http.post("/api/matches", json={"game": "dig_mars", "seats": [{"kind": "open"}] * 2}, headers=https)
    assert "Secure" in reply.headers["set-cookie"]
    assert "strict-transport-security" in reply.headers
    match = reply.json()["match"]["id"]
    cookie = {"Cookie": reply.headers["set-cookie"].split(";")[0]}
    code = anna.http.get(f"/api/matches/{match}/links/join/qr", headers={**https, **cookie, "Host": "table.example"})
    assert code.status_code == 200


def test_other_sites_can_neither_post_nor_connect(server: Host) -> None:
    match, anna, _, _ = two_players(server)
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        reply = anna.http.post("/api/matches", json={}, headers=headers)
        assert (reply.status_code, reply.json()["error"]["key"]) == (403, "server-origin")
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    cookie = {"Cookie": f"offworld={anna.http.cookies['offworld']}"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers=cookie, origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers=cookie, origin=Origin(server.url)) as own:
        own.send('{"type": "hello", "protocol": 1}')
        assert json.loads(own.recv(120))["type"] == "state"


def limited(make_host: Callable[..., Host], **limits: object) -> Host:
    """Return a server with some tight limits."""
    plenty = [10_000, 10_000]
    wide = {"requests": plenty, "frames": plenty, "creations": plenty, "wrong_links": plenty, "chats": plenty}
    return make_host(limits={**wide, **limits}).start()


def test_rates_and_sizes_are_limited(make_host: Callable[..., Host]) -> None:
    host = limited(make_host, creations=[0.01, 3], wrong_links=[0.01, 3], chats=[0.01, 2], frames=[0.01, 8], sockets=3)
    anna, boris = Person(host), Person(host)
    created = anna.create()
    boris.join(created)
    match = created["match"]["id"]
    anna.create()
    anna.create()
    for route, body in (("matches", {"game": "dig_mars", "seats": []}), ("accounts", {"name": "x"})):
        reply = anna.http.post(f"/api/{route}", json=body)
        if route == "matches":
            assert reply.status_code == 400  # malformed ones are not counted
        else:
            assert (reply.status_code, reply.json()["error"]["key"]) == (429, "server-too-fast")
            assert int(reply.headers["retry-after"]) >= 1
    wrong = [anna.http.post("/api/links", json={"token": "j" + "x" * 34}).status_code for _ in range(5)]
    assert wrong == [404, 404, 404, 429, 429]
    right = anna.http.post("/api/links", json={"token": created["links"]["join"]["token"]})
    assert right.status_code == 429  # guessing must not pay
    said = [anna.command(match, type="chat", seat=0, text="hi").status_code for _ in range(4)]
    assert said == [200, 200, 429, 429]
    sockets = [anna.socket(match) for _ in range(3)]
    assert [socket.until("state", "bye")["type"] for socket in sockets] == ["state"] * 3
    fourth = anna.socket(match, hello=False)
    assert fourth.receive()["error"]["key"] == "server-too-many-sockets"
    replies = [sockets[0].ask(type="ping", id=str(number)) for number in range(8)]
    assert [reply["type"] for reply in replies] == ["pong"] * 8
    sockets[0].send(type="ping", id="9")
    assert sockets[0].until("refused")["error"]["key"] == "server-too-fast"
    with pytest.raises(ConnectionClosed) as closed:
        flood(sockets[0])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4008
    assert boris.state(match)["n"] == 4  # claim, start and two lines of chat


def flood(socket: Socket) -> None:
    """Send as much too much as is borne, then listen until the end."""
    for number in range(PATIENCE):
        socket.send(type="ping", id=str(number))
    while True:
        socket.receive()


def test_requests_are_limited_by_address(make_host: Callable[..., Host]) -> None:
    host = limited(make_host, requests=[0.01, 20])
    anna = Person(host)
    statuses = [anna.http.get("/api/games").status_code for _ in range(30)]
    assert statuses.count(200) == 20
    assert statuses[20:] == [429] * 10
    assert anna.http.get("/healthz").status_code == 200


def test_no_secret_is_logged_or_stored_in_the_clear(make_host: Callable[..., Host], tmp_path: Path) -> None:
    host = make_host(log_level="debug").start()
    match, anna, boris, created = two_players(host)
    account = anna.http.post("/api/accounts", json={"name": "Robot"}).json()
    transfer = anna.http.post(f"/api/matches/{match}/transfer").json()
    robot = Person(host, account["token"])
    assert robot.http.get("/api/me").json()["account"] == "Robot"
    boris.http.get(f"/join/{created['links']['join']['token']}")
    Person(host).socket(match, token=created["links"]["watch"]["token"]).until("state")
    boris.http.post("/api/links/claim", json={"token": "j" + "nonsense" * 5, "name": "x"})
    play_out(match, anna, boris)
    record = anna.http.get(f"/api/matches/{match}/record").json()
    host.stop()
    tokens = [link["token"] for link in created["links"].values()]
    tokens += [account["token"], transfer["token"], "nonsense" * 5]
    cookies = [person.http.cookies["offworld"] for person in (anna, boris)]
    persons = [cookie.split(".")[0] for cookie in cookies]
    log = host.log.read_text()
    assert "request" in log
    for secret in (*tokens, *cookies, *persons, str(record["seed"])):
        assert secret not in log
    for line in log.splitlines():
        json.loads(line)
    key = tmp_path / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    for file in tmp_path.glob("offworld.sqlite3*"):
        stored = file.read_bytes()
        for secret in (*tokens, *cookies, key.read_text()):
            assert secret.encode() not in stored


def test_log_lines_of_libraries_are_in_universal_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        record = logging.LogRecord("x", logging.INFO, "x.py", 1, "hello", (), None)
        record.created = 0.0
        line = json.loads(JsonLines().format(record))
    time.tzset()
    assert line["timestamp"] == "1970-01-01T00:00:00Z"


def test_figures_name_no_match_and_nobody(server: Host) -> None:
    match, anna, _, created = two_players(server)
    view = asked(anna.state(match))
    if view:
        anna.answer(match, view, random.Random(1))
    text = anna.http.get("/metrics").text
    assert "offworld_commands_total" in text
    assert "/api/matches/{match}" in text
    for secret in (match, "Anna", created["links"]["join"]["token"], anna.http.cookies["offworld"]):
        assert secret not in text


@pytest.mark.parametrize("shown", [False, True])
def test_figures_are_for_this_computer_unless_the_host_says_otherwise(
    make_host: Callable[..., Host], shown: bool
) -> None:
    host = make_host(trusted_proxy=True, open_metrics=shown).start()
    assert httpx.get(f"{host.url}/metrics").status_code == 200
    elsewhere = httpx.get(f"{host.url}/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert elsewhere.status_code == (200 if shown else 404)
    assert ("offworld_commands" in elsewhere.text) == shown


def test_an_unknown_bearer_token_is_refused(server: Host) -> None:
    reply = Person(server, "no-such-token").http.get("/api/me")
    assert (reply.status_code, reply.json()["error"]["key"]) == (401, "server-token")


def test_what_names_a_person_is_no_option_of_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-" + "a" * 31, "b" * 32])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: next(made))
    assert new_token() == "b" * 32
