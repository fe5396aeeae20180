"""Bodies that come slowly or break off."""

from __future__ import annotations

import socket
from collections.abc import Callable

import httpx

from tests.server.host import PATIENCE, Host

HEAD = "POST /api/accounts HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n"


def test_a_body_that_comes_too_slowly_is_refused_and_one_that_breaks_off_is_no_fault_of_ours(
    make_host: Callable[..., Host],
) -> None:
    host = make_host(body_seconds=0.5).start()
    with socket.create_connection(("127.0.0.1", host.port), PATIENCE) as slow:
        slow.sendall(HEAD.format(host=f"127.0.0.1:{host.port}").encode() + b'{"name": ')
        answer = slow.recv(4_000).decode()
    assert answer.startswith("HTTP/1.1 408")
    assert "server-body-slow" in answer
    with socket.create_connection(("127.0.0.1", host.port), PATIENCE) as cut:
        cut.sendall(HEAD.format(host=f"127.0.0.1:{host.port}").encode() + b'{"name": ')
    httpx.post(f"{host.url}/api/accounts", json={"name": "whole"}).raise_for_status()
    assert host.stop() == 0
    log = host.log.read_text()
    assert "Traceback" not in log
    assert '"status": 500' not in log
