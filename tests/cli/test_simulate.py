"""`offworld simulate`: win rates, intervals, points and length; the same seed gives the same result."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import offworld
from offworld.cli.simulate import BARS, bars
from tests.cli.conftest import Run

LINE = ("simulate", "dig_mars", "--seats", "random,novice:guesses=1", "--games", "4", "--seed", "3")


def test_the_result_in_words(run: Run) -> None:
    said = run(*LINE, lang="ru")

    assert said.code == 0
    assert said.err == ""
    assert "Dig Mars: 4 партии" in said.out
    assert "Интервал 95 %" in said.out
    assert "novice:guesses=1" in said.out
    assert "Длина: ответов в среднем" in said.out
    assert "cli-" not in said.out
    assert re.search(r"\d × объявлена победа", said.out)


def test_the_same_seed_gives_the_same_result_whatever_the_workers(run: Run) -> None:
    alone = run(*LINE, "--json")
    shared = run(*LINE, "--json", "--workers", "2")

    assert alone.json == shared.json
    assert alone.json["games"] == len(alone.json["matches"]) == 4
    assert [standing["games"] for standing in alone.json["standings"]] == [4, 4]
    low, high = alone.json["standings"][0]["interval"]
    assert 0 <= low <= alone.json["standings"][0]["rate"] <= high <= 1


def test_records_and_picture_are_kept(run: Run, tmp_path: Path) -> None:
    folder, picture = tmp_path / "new" / "records", tmp_path / "points.svg"

    said = run("simulate", "dig_mars", "--seats", "random,random", "--games", "2", "--option", "open_finds=true",
               "--records", str(folder), "--plot", str(picture))  # fmt: skip

    assert said.code == 0
    assert str(folder) in said.err
    assert picture.read_text(encoding="utf-8").lstrip().startswith("<?xml")
    record = json.loads((folder / "000001.json").read_text(encoding="utf-8"))
    assert offworld.replay(record).over
    assert run("replay", str(folder / "000002.json")).code == 0


def test_thinking_by_the_clock_is_pointed_out(run: Run) -> None:
    said = run("simulate", "dig_mars", "--seats", "random,expert:seconds=0.001", "--games", "1")

    assert said.code == 0
    assert "thinks by the clock" in said.out


def test_the_ways_to_end_are_told_without_the_names_of_one_match(run: Run) -> None:
    """Random players of the variant take the last tile, or nothing happens for twelve rounds."""
    line = ("simulate", "dig_mars", "--seats", "random,random", "--games", "2", "--option", "open_finds=true")
    said = run(*line)

    assert re.search(r"\d × (The last tile has left the grid|Twelve rounds without progress)", said.out)


@pytest.mark.parametrize(
    ("values", "least", "most", "line"),
    [
        ([1, 1, 1, 1, 1, 1, 1, 1, 2, 4], 1, 4, "█▁ ▁"),
        ([5], 5, 5, "█"),
        ([], 0, 3, "    "),
        ([0, 47], 0, 47, "█" + " " * 22 + "█"),
    ],
)
def test_a_histogram_in_one_line(values: list[int], least: int, most: int, line: str) -> None:
    assert bars(values, least, most, BARS) == line
