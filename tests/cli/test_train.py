"""`offworld train`: what it refuses, and that it ends by itself."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_game_that_nobody_can_learn_is_named_with_those_that_can_be(run: Run, tmp_path: Path) -> None:
    said = run("train", "ceres", "--folder", str(tmp_path / "training"))

    assert said.code == 1
    assert "“ceres”" in said.err
    assert "dig_mars, terraforming_mars" in said.err
    assert not (tmp_path / "training").exists()


def test_minutes_that_are_none_are_refused(run: Run, tmp_path: Path) -> None:
    said = run("train", "dig_mars", "--folder", str(tmp_path / "training"), "--minutes", "0")

    assert said.code == 2
    assert "--minutes" in said.err
    assert not (tmp_path / "training").exists()


def test_too_little_time_is_said_and_leaves_the_folder_for_more(run: Run, tmp_path: Path) -> None:
    said = run("train", "dig_mars", "--folder", str(tmp_path), "--minutes", "0.01", "--workers", "1")

    assert said.code == 0
    assert "too little time" in said.err
    assert (tmp_path / "recipe.json").is_file()
