"""A copy of the smallest game is a game: it keeps the contract, has all its parts, and one line registers it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "tools" / "new_game.py"
NAME = "lunar_relay"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "static", "node_modules")

CHECK = f"""
import offworld
from pathlib import Path
from offworld.cli import main
from tests.contract import check_game

game = offworld.game("{NAME}")
assert "{NAME}" in offworld.games()
assert Path(offworld.__file__).is_relative_to({{root!r}}), offworld.__file__
assert type(game).__name__ == "LunarRelayGame"
for seats in game.seats:
    for nights in (1, 3):
        check_game(game, seats, {{{{"nights": nights}}}}, 10**12 + seats, effort=4)
raise SystemExit(main(["play", "{NAME}", "--seats", "greedy,novice", "--seed", "1", "--lang", "ru"]))
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without what is built, and with a new game in it."""
    target = tmp_path_factory.mktemp("project")
    for part in ("src/offworld", "web/src/games", "tests/games/signals"):
        shutil.copytree(ROOT / part, target / part, ignore=LEFT_OUT)
    made = new_game(target, NAME, "--register")
    assert made.returncode == 0, made.stderr
    return target


def new_game(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *args, "--root", str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_copy_keeps_the_contract(root: Path) -> None:
    environment = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", CHECK.format(root=str(root))]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Ночь прошла" in done.stdout


def test_nothing_of_the_example_is_left_in_the_copy(root: Path) -> None:
    found = [path for path in root.rglob("*") if NAME in str(path.relative_to(root)) and path.is_file()]
    assert {path.suffix for path in found} >= {".py", ".ftl", ".ts", ".svelte"}
    for path in found:
        text = path.read_text(encoding="utf-8")
        assert not [word for word in ("signals-", '"signals"', "games.signals", "'signals'") if word in text], path


@pytest.mark.parametrize(("name", "words"), [("signals", "already"), ("Lunar", "no name"), ("a-b", "no name")])
def test_a_name_that_will_not_do_is_refused(root: Path, name: str, words: str) -> None:
    before = sorted(root.rglob("*"))
    made = new_game(root, name)
    assert made.returncode == 1
    assert words in made.stderr
    assert sorted(root.rglob("*")) == before
