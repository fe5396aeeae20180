"""What arrives is bounded before it is in memory: frames, messages in pieces, heads, bodies, and readers who do not."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from offworld.server.web import requests
from offworld.server.web.server import most_connections
from offworld.server.web.stream import Stream
from tests.server.host import FAST, PATIENCE, Host
from tests.server.people import Person

TEXT, CONT, FIN = 0x1, 0x0, 0x80
NOWHERE = "/api/matches/AAAAAAAAAAAA/socket"
LARGE = 40_000_000


def frame(opcode: int, payload: bytes, length: int | None = None) -> bytes:
    """Return a masked frame that says to be so long, whatever there is of it."""
    said = len(payload) if length is None else length
    size = bytes([0x80 | said]) if said < 126 else bytes([0x80 | 127]) + said.to_bytes(8, "big")
    return bytes([opcode]) + size + b"\0\0\0\0" + payload


class Wire:
    """A connection without manners."""

    def __init__(self, host: Host, path: str = "", more: str = "", source: str = "127.0.0.1") -> None:
        self.raw = socket.create_connection(("127.0.0.1", host.port), PATIENCE, (source, 0))
        self.raw.settimeout(PATIENCE)
        if path:
            key = base64.b64encode(os.urandom(16)).decode()
            self.send(
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n".encode()
            )
            assert b" 101 " in self.until(b"\r\n\r\n")

    def send(self, data: bytes) -> bool:
        """Send something; return whether the other end still takes it."""
        with contextlib.suppress(OSError):
            self.raw.sendall(data)
            return True
        return False

    def until(self, mark: bytes = b"") -> bytes:
        """Return what comes, until a mark or the end."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while not mark or mark not in found:
                piece = self.raw.recv(65_536)
                if not piece:
                    break
                found += piece
        return found

    def pour(self, piece: bytes, total: int) -> int:
        """Send a piece again and again; return how much the other end has taken before it hung up."""
        sent = 0
        while sent < total and self.send(piece):
            sent += len(piece)
        return sent


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that has little patience with what is unfinished."""
    found = Host(tmp_path_factory.mktemp("bounds"), body_seconds=1.0, silent_seconds=4.0).start()
    yield found
    assert found.stop() == 0
    assert "Traceback" not in found.log.read_text()
    found.end()


def resident(host: Host) -> int:
    """Return the resident set of a server's processes, in bytes."""
    total = 0
    for pid in host.processes():
        with contextlib.suppress(OSError, IndexError):
            total += 1024 * int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])
    return total


def test_a_frame_that_says_it_is_too_long_is_refused_before_it_comes(host: Host) -> None:
    """Before `hello`, at a match that does not exist; the reason can be read."""
    wire = Wire(host, NOWHERE)
    assert wire.send(frame(FIN | TEXT, b"", LARGE))  # and nothing of it
    told = wire.until()
    assert b"server-too-large" in told
    assert b"16384" in told
    assert b"\x03\xf1" in told  # 1009: message too big


def test_many_large_frames_and_endless_messages_take_no_memory(host: Host) -> None:
    person = Person(host)
    match = person.create()["match"]["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    path = f"/api/matches/{match}/socket"
    before = resident(host)
    wires = [Wire(host, NOWHERE) for _ in range(6)] + [Wire(host, path, f"Cookie: {cookie}\r\n") for _ in range(6)]
    for wire in wires[6:]:
        wire.send(frame(FIN | TEXT, json.dumps({"type": "hello", "protocol": 1}).encode()))
    for number, wire in enumerate(wires):
        if number % 2:
            wire.send(frame(FIN | TEXT, b"", LARGE))
            taken = wire.pour(b"x" * 65_536, LARGE)
        else:
            wire.send(frame(TEXT, b"x"))
            taken = wire.pour(frame(CONT, b"x" * 8_000), LARGE)
        assert taken < LARGE
    if before:  # only Linux tells
        assert resident(host) - before < LARGE
    assert httpx.get(f"{host.url}/healthz").status_code == 200


def test_a_message_in_endless_empty_pieces_is_refused(host: Host) -> None:
    wire = Wire(host, NOWHERE)
    wire.send(frame(TEXT, b"") + frame(CONT, b"") * 200)
    assert b"server-too-large" in wire.until()


def test_a_message_that_does_not_end_is_cut_off_in_time(host: Host) -> None:
    person = Person(host)
    socket_ = person.socket(person.create()["match"]["id"])
    socket_.until("state")
    half = frame(FIN | TEXT, b'{"type": "ping", ', 60)
    socket_.raw.socket.sendall(half)
    begun = time.monotonic()
    assert socket_.until("bye")["error"]["key"] == "server-body-slow"
    assert time.monotonic() - begun >= 0.9  # as long as was said
    socket_.close()


def test_a_frame_in_two_pieces_and_one_with_the_handshake_are_whole(host: Host) -> None:
    wire = Wire(host, NOWHERE)
    hello = json.dumps({"type": "hello", "protocol": 1}).encode()
    wire.send(frame(TEXT, hello[:9]) + frame(FIN | 0x9, b"ping") + frame(CONT, hello[9:20]))
    wire.send(frame(FIN | CONT, hello[20:]))
    told = wire.until()
    assert b"\x8a\x04ping" in told  # answered in between
    assert b"server-no-match" in told


def test_text_that_is_not_unicode_ends_the_connection(host: Host) -> None:
    wire = Wire(host, NOWHERE)
    wire.send(frame(FIN | TEXT, b"\xff\xfe"))
    assert b"\x03\xef" in wire.until()  # 1007: not consistent with its type


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(host: Host) -> None:
    wire = Wire(host)
    wire.send(b"GET / HTTP/1.1\r\nHost: ")
    end = time.monotonic() + PATIENCE
    while wire.send(b"x"):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_connection_without_a_request_is_closed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "KEEP_SECONDS", 0.05)

    async def app(*_: object) -> None:
        raise AssertionError("nothing was asked")

    async def scene() -> object:
        near, far = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=near)
        with far:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await requests.converse(app, Stream(reader, writer, 1.0), 60.0, set())
            finally:
                writer.close()

    assert asyncio.run(scene()) is None


def test_an_answer_says_how_long_the_connection_is_kept(host: Host) -> None:
    wire = Wire(host)
    for _ in range(2):
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        told = wire.until(b"\r\n\r\n").lower()
        assert b"\r\nkeep-alive: timeout=75\r\n" in told  # more than a proxy's 60
        assert b"\r\nconnection: keep-alive\r\n" in told


def test_an_answer_on_a_connection_that_ends_does_not_say_that_it_is_kept(host: Host) -> None:
    wire = Wire(host)
    wire.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    told = wire.until().lower()
    assert b"\r\nconnection: close\r\n" in told
    assert b"keep-alive" not in told


@pytest.mark.parametrize("head", [b"GET /" + b"x" * 70_000, b"GET / HTTP/1.1\r\nX: " + b"x" * 70_000])
def test_a_head_that_is_too_long_is_refused(host: Host, head: bytes) -> None:
    wire = Wire(host)
    wire.send(head)
    assert wire.until().startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))


def test_a_body_that_nobody_wants_is_not_taken_for_ever(host: Host) -> None:
    wire = Wire(host)
    wire.send(b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 900000000\r\n\r\n")
    assert wire.pour(b"x" * 65_536, 10 * LARGE) < 10 * LARGE


def in_chunks(host: Host, pieces: list[bytes]) -> bytes:
    """Return the beginning of the answer to a body in such chunks."""
    wire = Wire(host)
    head = f"POST /api/accounts HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nContent-Type: application/json\r\n"
    chunks = [b"%x\r\n%b\r\n" % (len(piece), piece) for piece in [*pieces, b""]]
    wire.send(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + b"".join(chunks))
    return wire.until(b"\r\n\r\n")


def test_a_body_in_crumbs_is_refused(host: Host) -> None:
    """Each chunk costs as much as a kilobyte does: a body of single characters would keep everybody waiting."""
    body = b'{"name": "Robot"}'
    assert in_chunks(host, [body[:5], body[5:]]).startswith(b"HTTP/1.1 201")
    assert in_chunks(host, [b" " * 1_000] * 60 + [bytes([each]) for each in body]).startswith(b"HTTP/1.1 201")
    assert in_chunks(host, [b" "] * 5_000 + [body]).startswith(b"HTTP/1.1 400")


def test_one_visitor_does_not_take_all_connections(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "sockets": 3}).start()
    idle = [Wire(host) for _ in range(6)]
    refused = Wire(host).until()
    assert refused.startswith(b"HTTP/1.1 429")
    assert b"Retry-After: 1" in refused
    crowd = [Wire(host) for _ in range(100)]
    ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: close\r\n\r\n".encode()
    neighbour = Wire(host, source="127.0.0.2")
    neighbour.send(ask)
    assert neighbour.until().startswith(b"HTTP/1.1 200")
    for wire in (*crowd, *idle):
        wire.raw.close()
    end = time.monotonic() + PATIENCE
    while True:
        again = Wire(host)
        again.send(ask)
        if again.until().startswith(b"HTTP/1.1 200"):
            break
        assert time.monotonic() < end


def test_behind_a_proxy_all_connections_are_the_proxys(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "sockets": 3}, trusted_proxy=True).start()
    ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\n\r\n".encode()
    wires = [Wire(host) for _ in range(20)]
    for wire in wires:
        wire.send(ask)
        assert wire.until(b"\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_who_sends_far_too_much_still_reads_the_answer(host: Host) -> None:
    wire = Wire(host)
    head = "POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12000000\r\n\r\n"
    assert wire.send(head.encode() + b"x" * 12_000_000)
    assert wire.until(b"\r\n\r\n").startswith(b"HTTP/1.1 413")


def test_requests_that_come_together_are_answered_one_after_the_other(host: Host) -> None:
    wire = Wire(host)
    ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\n"
    wire.send(f"{ask}\r\n{ask}\r\n{ask}Connection: close\r\n\r\n".encode())
    assert wire.until().count(b"HTTP/1.1 200") == 3


def test_of_requests_that_are_too_many_no_more_are_looked_at(make_host: Callable[..., Host]) -> None:
    wire = Wire(make_host(limits={**FAST["limits"], "requests": [0.0, 5.0]}).start())
    wire.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 300)
    told = wire.until()
    assert [told.count(b"HTTP/1.1 %d" % status) for status in (200, 429)] == [5, 1]


def test_between_requests_that_come_together_others_are_served() -> None:
    """One connection with requests that were all refused made everybody else's moves wait for seconds."""
    answered = 0

    async def app(_scope: object, _receive: object, send: Any) -> None:
        nonlocal answered
        answered += 1
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def other(most: int) -> int:
        """Return how many are answered at most between two steps of somebody else."""
        longest = before = 0
        while answered < most:
            await asyncio.sleep(0)
            longest, before = max(longest, answered - before), answered
        return longest

    async def scene() -> int:
        near, far = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=near)
        with far:
            far.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
            talk = asyncio.create_task(requests.converse(cast("Any", app), Stream(reader, writer, 1.0), 60.0, set()))
            try:
                async with asyncio.timeout(PATIENCE):
                    return await other(100)
            finally:
                talk.cancel()
                writer.close()

    assert asyncio.run(scene()) <= 2


def test_a_body_is_asked_for_where_somebody_waits_to_send_it(host: Host) -> None:
    wire = Wire(host)
    body = b'{"name": "Robot"}'
    wire.send(
        f"POST /api/accounts HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nContent-Type: application/json\r\n"
        f"Expect: 100-continue\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
    )
    assert wire.until(b"\r\n\r\n").startswith(b"HTTP/1.1 100")
    wire.send(body)
    assert b"HTTP/1.1 201" in wire.until()


def test_who_pings_and_reads_nothing_is_not_answered_for_ever(host: Host) -> None:
    """Pongs would pile up here; what is not read in time ends the connection instead."""
    wire = Wire(host, NOWHERE)
    before = resident(host)
    wire.pour(frame(FIN | 0x9, b"x" * 125) * 500, LARGE)
    if before:
        assert resident(host) - before < LARGE


def test_whoever_pings_without_end_is_cut_off(host: Host) -> None:
    """Each costs next to nothing, and thousands come at once: one socket made everybody else wait for seconds."""
    ping = frame(FIN | 0x9, b"")
    wire = Wire(host, NOWHERE)
    wire.send(ping * 50)
    assert wire.until(b"\x8a\x00" * 50) == b"\x8a\x00" * 50  # so many are answered
    wire.send(ping * 5_000)
    told = wire.until()
    assert b"server-too-fast" in told
    assert told.count(b"\x8a\x00") < 100


def test_a_process_that_ends_is_started_again(make_host: Callable[..., Host]) -> None:
    host = make_host().start()
    assert host.process is not None
    first = set(host.processes()) - {host.process.pid}
    for pid in first:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, 9)
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{host.url}/healthz").status_code == 200:
                break
        assert time.monotonic() < end
        time.sleep(0.1)
    assert set(host.processes()) - {host.process.pid} != first
    assert host.stop() == 0


@pytest.mark.parametrize(("files", "count"), [(1_024, 824), (256, 128), (-1, 20_000), (1_048_576, 20_000)])
def test_connections_leave_the_store_the_files_that_it_needs(
    monkeypatch: pytest.MonkeyPatch, files: int, count: int
) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _what: (files, files))
    assert most_connections() == count
