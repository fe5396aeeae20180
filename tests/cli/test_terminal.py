"""The command line in a real terminal: colours, handing over, interruption; and with its output cut off."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-m", "offworld.cli"]
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 60.0  # seconds; only a broken program needs them


def _take_interruptions() -> None:
    """Be interruptible as in a real terminal, even where these tests run in the background of a shell script."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A program in a terminal of 100 columns."""

    def __init__(self, args: list[str], **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        unset = ("NO_COLOR", "COLUMNS", "LINES", "OFFWORLD_LANG", "FORCE_COLOR")
        clean = {name: value for name, value in os.environ.items() if name not in unset}
        env = {**clean, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=_take_interruptions,
        )
        os.close(slave)
        self._bytes = b""
        self._read = 0  # how much of it has been waited for

    @property
    def shown(self) -> str:
        """All that was shown so far, less a letter that has only half arrived."""
        return self._bytes.decode("utf-8", "ignore")

    def interrupt(self, words: str) -> None:
        """Press Ctrl-C until something is shown: one that comes between a prompt and its wait goes unnoticed."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.wait_for(words, PATIENCE / 5)
                return
        self.wait_for(words)

    def wait_for(self, words: str, patience: float = PATIENCE) -> str:
        """Wait until something is shown and return all since the last wait."""
        end = time.monotonic() + patience
        while words not in self.shown[self._read :]:
            assert time.monotonic() < end, f"{words!r} is not shown: {self.shown[self._read :]}"
            if select.select([self.master], [], [], 0.5)[0]:
                try:
                    self._bytes += os.read(self.master, 65536)
                except OSError:  # the program has ended
                    assert words in self.shown[self._read :], self.shown
        at = self.shown.index(words, self._read) + len(words)
        since, self._read = self.shown[self._read : at], at
        return since

    def type(self, text: str) -> None:
        """Type some text."""
        os.write(self.master, text.encode())

    def leave(self) -> None:
        """Press Ctrl-C; once more if it came in the moment between a prompt and the wait for its answer."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / 10)
                return

    def ended(self) -> int:
        """Wait for the end of the program and return its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self._bytes += os.read(self.master, 65536)
                except OSError:
                    self.process.wait(PATIENCE)
        with contextlib.suppress(OSError):  # what it has said last may still be on its way
            while select.select([self.master], [], [], 0.1)[0]:
                self._bytes += os.read(self.master, 65536)
        return self.process.returncode


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Terminal]]:
    """Open terminals, and close them in the end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    opened: list[Terminal] = []

    def start(*args: str, **environment: str) -> Terminal:
        opened.append(Terminal(list(args), **environment))
        return opened[-1]

    yield start
    for each in opened:
        each.process.kill()
        each.process.wait()
        os.close(each.master)


@pytest.fixture
def position(write: Callable[[str, object], str]) -> str:
    """A position in which both players have points to hide."""
    players = [{"stations": ["A1"], "points": 17}, {"stations": ["D4"], "points": 23}]
    return write("p.json", {"game": "dig_mars", "seats": 2, "state": {"players": players, "turn": {"seat": 0}}})


def _has_points(shown: str, points: int) -> bool:
    return re.search(rf"\b{points}\b", ESCAPE.sub("", shown)) is not None


def test_handing_over_hides_what_the_last_player_saw(terminal: Callable[..., Terminal], position: str) -> None:
    table = terminal("play", "--load", position, "--seats", "you:Ann,you:Boris")

    table.wait_for("Hand over to Ann")
    table.wait_for("show the table")
    table.type("\n")
    seen = table.wait_for("Number (h: help) >")
    assert COLOUR.search(seen)
    assert _has_points(seen, 17)
    assert not _has_points(seen, 23)
    table.type("end\n")
    table.wait_for("clear the screen for the next player")
    table.type("\n")
    before = table.wait_for("Hand over to Boris")
    assert CLEAR in before
    assert FORGET in before, "the last player's screen could be scrolled back to"
    between = table.wait_for("show the table")
    assert not _has_points(between, 17)
    assert not _has_points(between, 23)
    table.type("\n")
    seen = table.wait_for("Number (h: help) >")
    after = seen[seen.rindex(CLEAR) :]
    assert _has_points(after, 23)
    assert not _has_points(after, 17)
    assert "Ann ends the turn" in after
    table.type("q\n")
    table.wait_for("Save the match? (y/n)")
    table.type("n\n")
    assert table.ended() == 0


def test_an_interruption_offers_to_save_and_a_second_one_leaves(
    terminal: Callable[..., Terminal], position: str, tmp_path: Path
) -> None:
    table = terminal("play", "--load", position, "--seats", "you,random", "--lang", "ru", NO_COLOR="1")
    table.wait_for("помощь) >")
    table.type("закончить\n")
    seen = table.wait_for("помощь) >")
    assert not COLOUR.search(seen)
    table.interrupt("Сохранить партию? (д/н)")
    table.leave()

    assert table.ended() == 130
    assert "Прервано." in table.shown
    assert os.listdir(tmp_path) == ["p.json"]


def test_the_end_of_the_input_in_a_terminal_is_a_clean_end(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "dig_mars", "--seats", "you,you", "--save", "match.json")
    table.wait_for("show the table")
    table.type("\n")
    table.wait_for("Number (h: help) >")
    table.type("\x04")

    assert table.ended() == 0
    assert "The input has ended" in table.shown


def test_progress_is_shown_in_a_terminal(terminal: Callable[..., Terminal]) -> None:
    table = terminal("simulate", "dig_mars", "--seats", "random,random", "--games", "3")

    assert table.ended() == 0
    assert "3/3" in table.shown
    assert "95 % interval" in table.shown


def test_a_reader_who_goes_away_causes_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    line = f"{sys.executable} -m offworld.cli position dig_mars --schema | head -c 10"
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=PATIENCE)

    assert done.stdout.startswith("{")
    assert done.stderr == ""


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0", "COLUMNS": "100"}
    env["PYTHONPATH"] = str(Path(__file__).parents[2] / "src")
    env.pop("OFFWORLD_LANG", None)
    line = [*PROGRAM, "play", "dig_mars", "--seats", "you,you"]
    done = subprocess.run(line, input=b"A1\nq\nn\n", capture_output=True, env=env, timeout=PATIENCE)

    shown = done.stdout.decode("ascii")
    assert done.returncode == 0
    assert "=== v" in shown
    assert "a Player 1" in shown
