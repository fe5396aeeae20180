"""Real servers for tests: processes of their own, on free ports, with data of their own."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server import late

ROOT = Path(__file__).parents[2]
FAST: dict[str, Any] = {
    "bot_pause": 0.0,
    "thinkers": 1,
    "review_seconds": 0.001,
    "store_seconds": 60.0,  # a machine that is busy is no store out of reach
    "busy_seconds": 60.0,  # nor is it a server that cannot keep up
    "overdue_seconds": 86_400.0,  # nor is anybody late at a table whose tests take their time
    "limits": {
        "requests": [10_000, 10_000],
        "frames": [10_000, 10_000],
        "all_frames": [10_000, 10_000],
        "creations": [10_000, 10_000],
        "wrong_links": [10_000, 10_000],
        "chats": [10_000, 10_000],
        "sockets": 10_000,
    },
}


PATIENCE = 120.0  # seconds for what only a broken server does not do
# Systems give out ports from 32768 on, to anybody and at any time: one that was free may be taken before a server
# listens on it. These are below, and every test process counts from a place of its own.
_PORTS = itertools.cycle(range(20_000, 32_000))
for _ in range(os.getpid() * 509 % 12_000):
    next(_PORTS)


def free_port() -> int:
    """Return a port that nobody listens on, and that no other test process is about to."""
    for port in itertools.islice(_PORTS, 12_000):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("all ports are in use")


class Host:
    """A server that can be started, stopped and killed."""

    def __init__(self, folder: Path, module: str = "offworld.server", **settings: Any) -> None:
        self.folder = folder
        self.module = module
        self.port = free_port()
        self.settings = {**FAST, "data": str(folder), "port": self.port, **settings}
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Host:
        """Start it and wait until it answers."""
        file = self.folder / f"settings-{self.port}.json"
        file.write_text(json.dumps(self.settings))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *(["tests.server.late_host"] if late.LATEST else []), self.module, str(file)],
                stderr=log,
                stdout=log,
                start_new_session=True,
                cwd=ROOT,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self) -> int:
        """Ask it to stop and return its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Press Ctrl-C, as a terminal does to all processes at once, and return the exit status."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill it and its processes at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        end = time.monotonic() + PATIENCE
        while self.processes():  # a worker that has yet to die still holds the port
            assert time.monotonic() < end
            time.sleep(0.02)

    def processes(self) -> dict[int, str]:
        """Return the living processes of this server and their command lines."""
        assert self.process is not None
        command = ["ps", "-ewwo", "pid,pgid,stat,args"]  # ww: with whole command lines, however wide a terminal is
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        rows = [line.split(None, 3) for line in listed.splitlines()[1:]]
        mine = [row for row in rows if row[1] == str(self.process.pid) and not row[2].startswith("Z")]
        return {int(row[0]): row[3] for row in mine}

    def end(self) -> None:
        """Make sure that it is gone."""
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.stop()
            if self.process.poll() is None:
                self.kill()
