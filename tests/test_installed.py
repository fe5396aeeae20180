"""A wheel with compiled rules, installed away from this checkout: it runs compiled, says so, and refuses alike.

`make test-compiled` runs this on the rules that it has compiled for its other tests.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from offworld.games import games
from tests.server.host import PATIENCE, free_port
from tools import compile as compiling

ROOT = Path(__file__).parents[1]
WRONG = Path(__file__).with_name("wrong_arguments.py")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "OFFWORLD_COMPILED")}
SAME = ("standings", "lengths", "reasons", "unfinished", "failures")  # of a simulation, whoever makes it
PLAIN = {**ENVIRONMENT, "PYTHONPATH": str(ROOT / "src")}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The folder of programs of a fresh environment with a compiled wheel in it; what it needs it borrows from ours."""
    stamp = compiling.STAMP.read_text() if compiling.STAMP.is_file() else ""
    assert stamp.startswith(compiling.fingerprint()), "these rules are not compiled: run `make compile-quickly` first"
    uv = shutil.which("uv") or ROOT / ".uv" / "bin" / "uv"
    folder = tmp_path / "installed"
    build: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    output_of(*build, cwd=ROOT, env={**ENVIRONMENT, "OFFWORLD_WHEEL": "compiled"})
    (wheel,) = folder.glob("*.whl")
    output_of(sys.executable, "-m", "venv", "--without-pip", folder / "env")
    programs = folder / "env" / "bin"
    output_of(uv, "pip", "install", "--quiet", "--no-deps", "--no-index", "--python", programs / "python", wheel)
    own = Path(output_of(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (own / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def output_of(*line: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Run a program away from the checkout and return what it prints."""
    done = subprocess.run(
        [str(word) for word in line], cwd=cwd or "/", env=env or ENVIRONMENT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_installed_from_a_compiled_wheel_runs_compiled_and_refuses_like_plain_python(
    installed: Path, tmp_path: Path
) -> None:
    offworld, python = installed / "offworld", installed / "python"
    where = output_of(python, "-c", "import offworld.kernel.match as rules; print(rules.__file__)").strip()
    assert Path(where).is_relative_to(installed.parent)
    assert where.endswith(".so")
    bench = json.loads(output_of(offworld, "bench", "dig_mars", "--seconds", "0.01", "--json", cwd=tmp_path))
    assert bench["compiled"]
    line = ("dig_mars", "--seats", "greedy,random", "--games", "2", "--seed", "1", "--json")
    simulated = output_of(offworld, "simulate", *line, cwd=tmp_path)
    here = output_of(sys.executable, "-m", "offworld.cli", "simulate", *line, cwd=tmp_path, env=PLAIN)
    assert timeless(simulated) == timeless(here)
    assert health(offworld, tmp_path)["rules"] == "compiled"
    check_refusals(python)


def timeless(said: str) -> dict[str, Any]:
    """Return what a simulation found out, without how long it took."""
    found: dict[str, Any] = json.loads(said)
    for each in found["standings"]:
        del each["used"]
    return {name: found[name] for name in SAME}


def health(offworld: Path, folder: Path) -> dict[str, Any]:
    """Serve a table until it says how it is."""
    port = free_port()
    address = f"http://127.0.0.1:{port}/healthz"
    line = [str(offworld), "serve", "--port", str(port), "--data", str(folder)]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(line, cwd=folder, env=ENVIRONMENT, stdout=log, stderr=log)
    end = time.monotonic() + PATIENCE
    try:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                found: dict[str, Any] = httpx.get(address).json()
                return found
            assert server.poll() is None, (folder / "server.log").read_text()
            assert time.monotonic() < end, (folder / "server.log").read_text()
            time.sleep(0.05)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)


def check_refusals(python: Path) -> None:
    """Check that wrong arguments are refused with the words of plain Python."""
    here = json.loads(output_of(sys.executable, WRONG, env=PLAIN))
    there = json.loads(output_of(python, WRONG))
    assert (here.pop("compiled"), there.pop("compiled")) == (False, True)
    assert len(here) > 100 * len(games())
    for tried, said in here.items():
        assert said != "fault", tried
        assert said == there[tried], tried
