"""Real servers for tests: processes of their own, on free ports, with data of their own."""

from __future__ import annotations

import contextlib
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

ROOT = Path(__file__).parents[2]
FAST: dict[str, Any] = {
    "bot_pause": 0.0,
    "thinkers": 1,
    "limits": {
        "requests": [10_000, 10_000],
        "frames": [10_000, 10_000],
        "creations": [10_000, 10_000],
        "wrong_links": [10_000, 10_000],
        "chats": [10_000, 10_000],
        "sockets": 10_000,
    },
}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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
                [sys.executable, "-m", self.module, str(file)],
                stderr=log,
                stdout=log,
                start_new_session=True,
                cwd=ROOT,
            )
        for _ in range(300):
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
        return self.process.wait(20)

    def interrupt(self) -> int:
        """Press Ctrl-C, as a terminal does to all processes at once, and return the exit status."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(20)

    def kill(self) -> None:
        """Kill it and its processes at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        """Make sure that it is gone."""
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.stop()
            if self.process.poll() is None:
                self.kill()
