"""For hosts: a backup taken while people play, a parent that is killed, and what health tells."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from offworld.kernel import match as kernel_match
from offworld.server.processes import leave_with_parent
from tests.server.bursts import Burst, play_on, under_way
from tests.server.host import PATIENCE, Host


def test_a_backup_taken_while_people_play_can_be_played_on(make_host: Callable[..., Host], tmp_path: Path) -> None:
    host = make_host().start()
    bursts = [Burst(host, number) for number in range(3)]
    for burst in bursts:
        burst.start()
    under_way(bursts)
    known = [dict(burst.acknowledged) for burst in bursts]
    saved = tmp_path / "saved"
    saved.mkdir()
    with sqlite3.connect(tmp_path / "offworld.sqlite3") as now, sqlite3.connect(saved / "offworld.sqlite3") as then:
        now.backup(then)
    shutil.copy(tmp_path / "secret.key", saved)
    host.kill()
    for burst in bursts:
        burst.join()
    restored = make_host(saved)
    restored.settings["port"], restored.url = host.port, host.url  # where people look for it
    restored.start()
    for burst, before in zip(bursts, known):  # what came after the backup may be gone
        for command, _ in before.values():
            assert burst.person.command(burst.match, **command).json()["again"]
        play_on(burst)


def test_killing_only_the_parent_leaves_no_orphan(make_host: Callable[..., Host]) -> None:
    host = make_host().start()
    assert host.process is not None
    assert len(host.processes()) > 1
    os.kill(host.process.pid, signal.SIGKILL)
    host.process.wait()
    end = time.monotonic() + PATIENCE
    while host.processes():
        assert time.monotonic() < end, host.processes()
        time.sleep(0.1)


def test_a_process_whose_parent_was_gone_before_it_looked_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr("multiprocessing.parent_process", lambda: SimpleNamespace(pid=os.getpid()))
    monkeypatch.setattr("os.getppid", lambda: 1)  # somebody else looks after orphans
    monkeypatch.setattr("signal.raise_signal", ended.append)
    asyncio.run(asyncio.wait_for(leave_with_parent(), PATIENCE))
    assert ended == [signal.SIGTERM]


def test_health_tells_the_parts_apart(server: Host) -> None:
    found = httpx.get(f"{server.url}/healthz").json()
    assert set(found) == {"status", "store", "writes", "thinking", "thoughts", "rules"}
    plain = str(kernel_match.__file__).endswith(".py")  # the server of this test is started from the same tree
    assert found["rules"] == ("plain" if plain else "compiled")
    assert (found["status"], found["store"]) == ("ok", "ok")
    assert 'offworld_waiting{part="thinkers"}' in httpx.get(f"{server.url}/metrics").text
