"""The check of the balance: what it counts, what it complains of, and the report it writes."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from offworld.games.ceres.names import LINES


@pytest.fixture
def balance() -> ModuleType:
    """Return the check."""
    return importlib.import_module("benchmarks.ceres_balance")


@pytest.fixture
def report() -> ModuleType:
    """Return the command that writes the report."""
    return importlib.import_module("benchmarks.ceres_report")


def result(scores: list[int], first: int = 0, taken: str = "", **more: Any) -> dict[str, Any]:
    """Return a finished match in which P01 and P02 were on offer, and the winner took what is named."""
    seats = len(scores)
    winner = scores.index(max(scores))
    return {
        "first": first,
        "scores": scores,
        "winners": [winner],
        "names": ["balanced"] * seats,
        "offered": ["P01", "P02"],
        "taken": [[taken] if taken and seat == winner else [] for seat in range(seats)],
        "lines": [[0] * LINES for _ in range(seats)],
        "answers": 100,
        **more,
    }


def test_wins_are_counted_by_place_in_the_turn_order(balance: Any) -> None:
    found = balance.counted([result([50, 40, 30], first=1), result([30, 50, 40], first=2)], 3)
    assert found["wins_by_seat"] == [0, 0, 1]
    assert found["points_by_seat"] == [40, 30, 50]
    assert found["last_to_first"] == 0.6


def test_a_lucky_seat_rare_cards_and_a_last_far_behind_are_complained_of(balance: Any) -> None:
    found = balance.counted([result([50, 30], taken="P01"), result([50, 30], taken="P01")], 2)
    assert list(balance.complaints("2 base", found, 2, False)) == [
        "2 base: seat 1 in turn order wins 100.0%",
        "2 base: seat 2 in turn order wins 0.0%",
        "2 base: P02 is taken by a seat in 0.0% of the matches where it is on offer",
        "2 base: the last has 60% of the winner's points",
    ]


def test_a_leaning_that_wins_too_much_is_complained_of(balance: Any) -> None:
    names = ["probes", "trade", "projects", "contracts"]
    found = balance.counted([result([50, 45, 45, 45], names=names)], 4)
    assert list(balance.complaints("4 contracts", found, 4, True)) == ["4 contracts: who leans to probes wins 100%"]


def test_leanings_and_seats_are_rotated(balance: Any) -> None:
    tables = [job[3] for job in balance.jobs(4, True, 20, 1, True, "skilled")]
    for name in balance.LEANINGS:
        assert [sum(table[seat] == name for table in tables) for seat in range(4)] == [4] * 4


def keep_matches(report: Any, balance: Any, path: Path) -> list[dict[str, Any]]:
    """Keep two matches of each table and five of bots that lean."""
    kept = []
    for seats, box in report.TABLES:
        jobs = balance.jobs(seats, box == "contracts", 2, 1, False, "skilled")
        kept += [result([50] + [45] * (seats - 1), job=balance._name(job)) for job in jobs]
    for job in balance.jobs(4, True, 5, 1, True, "skilled"):
        kept.append(result([50, 45, 45, 45], names=list(job[3]), job=balance._name(job)))
    path.write_text("".join(json.dumps(row) + "\n" for row in kept))
    return kept


def test_the_report_is_written_from_kept_matches(
    report: Any, balance: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played where every match is kept."""
    keep = tmp_path / "matches.jsonl"
    kept = keep_matches(report, balance, keep)
    given = ["--games", "2", "--leaning-games", "5", "--expert-games", "0", "--keep", str(keep)]
    monkeypatch.setattr("sys.argv", ["ceres_report.py", *given, "--folder", str(tmp_path)])
    assert report.main() == 1
    text = (tmp_path / "ceres-balance.md").read_text()
    assert "Only 2 matches of each table" in text
    assert "| 3 base | 2 | 100%, 0%, 0% (±65%) |" in text
    assert "- 4 base: seat 1 in turn order wins 100.0%" in text
    assert len(keep.read_text().splitlines()) == len(kept)
    assert {path.name for path in tmp_path.glob("*.svg")} == {"ceres-wins.svg", "ceres-picks.svg"}


def test_a_report_that_may_not_play_is_of_what_is_kept(
    report: Any, balance: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "matches.jsonl"
    kept = keep_matches(report, balance, keep)
    job = balance.jobs(3, True, 3, 1, False, "skilled")[-1]
    kept.append(result([45, 50, 45], job=balance._name(job)))
    keep.write_text("".join(json.dumps(row) + "\n" for row in kept))
    given = ["--games", "1000", "--no-play", "--keep", str(keep), "--folder", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["ceres_report.py", *given])
    assert report.main() == 1
    text = (tmp_path / "ceres-balance.md").read_text()
    assert "Only 2 to 3 matches of each table" in text
    assert "| 3 contracts | 3 | 67%, 33%, 0% " in text
    assert "| trade | 4 | " in text
    assert "experts" not in text
    assert len(keep.read_text().splitlines()) == len(kept)
