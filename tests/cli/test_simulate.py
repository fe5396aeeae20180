"""`offworld simulate`: win rates, intervals, points and length; the same seed gives the same result."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

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


def without_the_clock(result: dict[str, Any]) -> dict[str, Any]:
    """Return a result without the seconds that were used, which are never the same twice."""
    for used in [each["used"] for each in result["standings"]] + [use for m in result["matches"] for use in m["used"]]:
        assert used.pop("seconds") > 0
    return result


def test_the_same_seed_gives_the_same_result_whatever_the_workers(run: Run) -> None:
    alone = run(*LINE, "--json")
    shared = run(*LINE, "--json", "--workers", "2")

    assert without_the_clock(alone.json) == without_the_clock(shared.json)
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
    assert bars(Counter(values), least, most, BARS) == line


BOT = """
def hasty(perspective, rng):
    return perspective.decision.sample(rng)


class Wrong:
    pass


def failing(perspective, rng):
    raise RuntimeError("out of ideas")
"""


@pytest.fixture
def my_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, which is the current one."""
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("my_bot")
def test_a_bot_out_of_a_file_takes_part(run: Run) -> None:
    said = run("simulate", "signals", "--seats", "my_bot.py:hasty,random", "--games", "2")
    assert said.code == 0
    assert "my_bot.py:hasty" in said.out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.usefixtures("my_bot")
def test_who_fails_is_named_with_match_and_seed(run: Run, lang: str) -> None:
    line = ("simulate", "signals", "--seats", "random,my_bot.py:failing", "--games", "12")
    said = run(*line, lang=lang)
    failures = run(*line, "--json").json["failures"]

    assert said.code == 0
    assert [failure["number"] for failure in failures] == list(range(12))
    shown = [text for text in said.out.splitlines() if "RuntimeError: out of ideas" in text]
    assert len(shown) == 10
    for failure, text in zip(failures, shown):
        assert "my_bot.py:failing" in text
        assert f" {failure['number'] + 1} " in text
        assert str(failure["seed"]) in text
    assert "… " in said.out
    assert "cli-" not in said.out


@pytest.mark.usefixtures("my_bot")
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("none.py:Hasty", "no file none.py"),
        ("my_bot.py:Hasty", "no “Hasty”. Write file.py:Name; it has: hasty, Wrong, failing"),
        ("my_bot.py:Wrong", "“Wrong” (type) is not a bot"),
    ],
)
def test_what_is_no_bot_in_a_file_is_said(run: Run, bot: str, words: str) -> None:
    said = run("simulate", "signals", "--seats", f"random,{bot}", "--games", "1")
    assert said.code == 1
    assert words in said.err.replace("\n", " ")
    assert said.out == ""


def test_the_budget_that_was_used_is_shown(run: Run) -> None:
    said = run("simulate", "signals", "--seats", "mcts:iterations=9,random", "--games", "2")
    assert re.search(r"mcts:iterations=9: \d+\.\d ms of the processor for a decision, \d\.\d iterations", said.out)
    assert re.search(r"random: \d+\.\d ms of the processor for a decision \(\d+ decisions\)", said.out)


def test_a_tournament_is_resumed(run: Run, tmp_path: Path) -> None:
    line = ("simulate", "signals", "--seats", "random,greedy", "--records", str(tmp_path), "--seed", "3", "--json")
    assert run(*line, "--games", "3").code == 0
    again = run(*line, "--games", "3")
    assert again.code == 1
    assert "holds a tournament already" in again.err.replace("\n", " ")
    longer = run(*line, "--games", "6", "--resume", "--limit", "600")
    alone = run("simulate", "signals", "--seats", "random,greedy", "--seed", "3", "--json", "--games", "6")
    assert without_the_clock(longer.json) == without_the_clock(alone.json)


@pytest.mark.parametrize(
    ("more", "name"), [(("--resume",), "--records"), (("--limit", "0"), "--limit"), (("--limit", "soon"), "--limit")]
)
def test_wrong_limits_are_refused(run: Run, more: tuple[str, ...], name: str) -> None:
    said = run("simulate", "signals", "--seats", "random,random", *more)
    assert said.code == 2
    assert name in said.err
