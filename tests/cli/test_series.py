"""A series in the terminal: match after match, kept and resumed as one file."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def played(run: Run, path: Path) -> None:
    line = ["play", "signals", "--seats", "greedy,random", "--seed", "3", "--option", "nights=3", "--save", str(path)]
    said = run(*line)
    assert said.code == 0
    assert "Match 2 of the series" in said.out
    assert "Night 3 of 3" in said.out


def test_bots_play_a_whole_series_and_it_is_one_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nights.json"
    played(run, path)
    assert len(json.loads(path.read_text())["series"]) == 3
    said = run("replay", str(path))
    assert said.code == 0
    assert "Match 3 of 3" in said.err
    assert "Night 1 of 3" in run("replay", str(path), "--match", "1").err
    assert "There is no match 4" in run("replay", str(path), "--match", "4").err


def test_a_person_is_asked_and_may_go_on_later(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "nights.json")
    night = "1\n1\n" * 4  # a card, and yes, that is it
    start = ["play", "signals", "--seats", "you,random", "--seed", "3", "--option", "nights=3", "--save", path]
    said = run(*start, typed=f"{night}n\n")
    assert said.code == 0
    assert "Go on with the next match of the series?" in said.out
    file = json.loads(Path(path).read_text())
    assert len(file["series"]) == 1
    said = run("play", "--resume", path, "--seats", "you,random", typed=f"{night}y\n1\n")
    assert said.code == 0
    file = json.loads(Path(path).read_text())
    assert [record.get("handed", {}).get("night") for record in file["series"]] == [None, 2, 3]


def test_a_series_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nights.json"
    played(run, path)
    said = run("play", "dig_mars", "--resume", str(path))
    assert said.code != 0
    assert "signals" in said.err


def test_a_single_match_has_no_other(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run("play", "signals", "--seats", "random,random", "--seed", "3", "--save", str(path))
    assert "answers" in json.loads(path.read_text())
    assert "no match of a series" in run("replay", str(path), "--match", "1").err
