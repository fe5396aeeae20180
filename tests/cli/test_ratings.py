"""`offworld ratings`: adding tournaments to a file and showing what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LINE = ("simulate", "signals", "--seats", "greedy,random", "--seed", "3", "--records")


@pytest.fixture
def matches(run: Run, tmp_path: Path) -> str:
    """A folder with a tournament."""
    folder = str(tmp_path / "matches")
    assert run(*LINE, folder, "--games", "4").code == 0
    return folder


def test_tournaments_are_added_and_shown(run: Run, matches: str, tmp_path: Path) -> None:
    file = str(tmp_path / "kept.json")
    added = run("ratings", "add", matches, "--file", file, lang="ru")
    assert added.code == 0
    assert "4 партии" in added.err
    assert "Интервал 95 %" in added.out
    again = run("ratings", "add", matches, "--file", file)
    assert "nothing new" in again.err
    assert run(*LINE, matches, "--games", "6", "--resume").code == 0
    assert "2 matches added" in run("ratings", "add", matches, "--file", file).err
    shown = run("ratings", "--file", file, "--history", "--game", "signals")
    assert shown.code == 0
    assert "4 matches: greedy" in shown.out
    assert "2 matches: greedy" in shown.out
    assert "cli-" not in shown.out
    told = run("ratings", "show", "--file", file, "--json").json
    bots = told["games"]["signals"]
    assert bots["greedy"]["matches"] == 6
    strongest_first = sorted(bots, key=lambda name: -bots[name]["mu"])
    assert [line.split()[0] for line in shown.out.splitlines() if " … " in line] == strongest_first
    assert run("ratings", "--file", file, "--game", "dig_mars").out == ""


def test_no_ratings_yet(run: Run, tmp_path: Path) -> None:
    said = run("ratings", "--file", str(tmp_path / "none.json"))
    assert said.code == 0
    assert "no ratings" in said.out


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (("add",), 2, "at least one folder"),
        (("show", "matches"), 2, "at least one folder"),
        (("improve",), 2, "Allowed: show, add"),
        (("--game", "chess"), 1, "chess"),
        (("add", "nowhere"), 1, "nowhere holds no tournament"),
    ],
)
def test_what_is_wrong_is_said(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: tuple[str, ...], code: int, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("ratings", *line)
    assert said.code == code
    assert words in said.err.replace("\n", " ")
    assert not (tmp_path / "ratings.json").exists()


def test_a_broken_tournament_adds_nothing_of_the_others(run: Run, matches: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert run("ratings", "add", matches, str(tmp_path / "nowhere"), "--file", str(file)).code == 1
    assert not file.exists()
