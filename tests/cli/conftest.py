"""Running the command line inside the test process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

import offworld
from offworld.cli import main
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng


class Said(NamedTuple):
    """What a command said: its exit code, its result and its remarks."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The result as a program reads it."""
        return json.loads(self.out)


class Run(Protocol):
    """Runs one command line; `typed` is what somebody types."""

    def __call__(self, *args: str, lang: str = "en", typed: str = "") -> Said: ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run commands in a wide terminal without colours, whatever the environment of the tests is."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "OFFWORLD_LANG", "OFFWORLD_DEBUG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("NO_COLOR", "1")

    def run_line(*args: str, lang: str = "en", typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capsys.readouterr()
        code = main([*args, "--lang", lang])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(code, said.out, said.err)

    return run_line


def played(name: str = "dig_mars", seats: int = 2, seed: int = 3, answers: int | None = None) -> Match:
    """Return a match in which everybody answered at random, to the end or so many times."""
    match = offworld.game(name).start(seats, seed)
    rng = Rng(seed)
    while match.asked() and (answers is None or len(match.answers) < answers):
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
    return match


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, object], str]:
    """Write a value as JSON, or a string as it is, into a file and return its path."""

    def write_file(name: str, content: object) -> str:
        path = tmp_path / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)

    return write_file


@pytest.fixture(scope="session")
def record() -> dict[str, Any]:
    """The record of a finished match, as it comes out of a file."""
    found: dict[str, Any] = json.loads(json.dumps(played().record()))
    return found
