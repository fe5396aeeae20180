"""`offworld bench`: the figures are there, and what is missing is said. None of these tests depends on speed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.cli import bench, measure
from offworld.kernel.rng import Rng
from tests.cli.conftest import Run

LINE = ("bench", "dig_mars", "--seconds", "0.05")


@pytest.fixture(autouse=True)
def _not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the compiled rules of this checkout out, and measure briefly."""
    monkeypatch.setattr(bench, "compiled_folder", lambda: None)
    monkeypatch.setattr(measure, "BATCH", 40)


def test_the_figures_for_a_program(run: Run) -> None:
    said = run(*LINE, "--json")

    assert said.code == 0
    assert said.json["yardstick"]["name"] == "python-chess"
    assert said.json["yardstick"]["plies_per_second"] > 0
    figures = said.json["games"]["dig_mars"]
    assert figures["clone_seats"] == 4, "copies are timed at the largest table"
    for name in ("decisions_per_second", "decisions_per_ply", "decisions_per_match", "clone_us", "start_us"):
        assert figures[name] > 0
    assert said.json["compiled_build"] is None
    assert "make compile" in said.err


def test_where_everything_runs_compiled_nothing_is_said_to_be_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As installed from a wheel with compiled rules."""
    monkeypatch.setattr(measure, "is_compiled", lambda: True)

    said = run(*LINE)

    assert "compiled" in said.out
    assert "Python" not in said.out
    assert said.err == ""


def test_the_figures_in_words(run: Run) -> None:
    said = run(*LINE, lang="ru")

    assert "Мерка: python-chess" in said.out
    assert "решений/с" in said.out
    assert "make compile" in said.err


def test_without_the_yardstick_the_rest_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)

    said = run(*LINE, "--json")

    assert said.code == 0
    assert said.json["games"]["dig_mars"]["decisions_per_ply"] is None
    assert said.json["games"]["dig_mars"]["decisions_per_second"] > 0
    assert "pip install chess" in said.err


def test_a_folder_that_is_not_compiled_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "offworld").symlink_to(Path(offworld.__file__).parent)
    monkeypatch.setattr(bench, "compiled_folder", lambda: tmp_path)

    said = run(*LINE)

    assert said.code == 1
    assert "dig_mars" in said.out, "the plain figures stand all the same"
    assert "holds no compiled rules" in said.err


def test_a_compiled_tree_that_does_not_run_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "offworld").mkdir()
    (tmp_path / "offworld" / "__init__.py").write_text("raise RuntimeError('built for another Python')")
    monkeypatch.setattr(bench, "compiled_folder", lambda: tmp_path)

    said = run(*LINE)

    assert said.code == 1
    assert "built for another Python" in said.err


def test_the_compiled_rules_are_reported_beside_the_plain_ones(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(folder: Path, games: list[str], seconds: float) -> dict[str, Any]:
        found = measure.measure(games, seconds, rounds=1)
        found["compiled"] = True
        return found

    monkeypatch.setattr(bench, "compiled_folder", lambda: Path("somewhere"))
    monkeypatch.setattr(bench, "measure_compiled", pretend)

    found = run(*LINE, "--json").json
    said = run(*LINE)

    plain, built = found["games"]["dig_mars"], found["compiled_build"]["games"]["dig_mars"]
    assert built["speedup"] == pytest.approx(built["decisions_per_ply"] / plain["decisions_per_ply"], abs=0.01)
    assert "compiled" in said.out
    assert said.err == ""


def test_a_match_is_played_to_its_end_and_stopped_shortly_before() -> None:
    game = offworld.game("dig_mars")
    count = measure.play_at_random(game, 2, 1, Rng(1))
    late = measure.late_match(game, 2, 1)

    assert not late.over
    assert measure.LATE * count <= len(late.answers) < count
