"""Tournaments: who sits where, the same result however they are run, records, pictures, and what is refused."""

from __future__ import annotations

import gc
import importlib
import json
import sys
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.arena import Tournament, tournament
from offworld.arena.schedule import jobs_of, line_ups
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text
from tests.refusals import refuses

PLAYERS = ["greedy:guesses=1", "random"]


@pytest.fixture(scope="module")
def small() -> Tournament:
    """A tournament of four matches, played in this process."""
    return tournament("dig_mars", PLAYERS, games=4, seed=3)


def test_everybody_sits_in_every_chair_equally_often() -> None:
    jobs = jobs_of(3, 3, 12, 1)
    assert Counter((entrant, seat) for job in jobs for seat, entrant in enumerate(job.chairs)) == {
        (entrant, seat): 4 for entrant in range(3) for seat in range(3)
    }


def test_more_bots_than_chairs_all_meet() -> None:
    rounds = line_ups(4, 2)
    assert {frozenset(line_up) for each in rounds for line_up in each} == {
        frozenset(pair) for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    }
    jobs = jobs_of(4, 2, 24, 1)
    assert Counter((entrant, seat) for job in jobs for seat, entrant in enumerate(job.chairs)) == {
        (entrant, seat): 6 for entrant in range(4) for seat in range(2)
    }


def test_the_matches_of_a_round_share_a_deal_and_nothing_else() -> None:
    jobs = list(jobs_of(2, 2, 6, 1))
    assert [job.deal for job in jobs[::2]] == [job.deal for job in jobs[1::2]]
    assert len({job.deal for job in jobs}) == 3
    assert len({job.seed for job in jobs}) == 6
    other = list(jobs_of(2, 2, 6, 2))
    assert not {job.deal for job in jobs} & {job.deal for job in other}


def test_a_longer_tournament_begins_like_a_shorter_one(small: Tournament) -> None:
    assert tournament("dig_mars", PLAYERS, games=2, seed=3).matches == small.matches[:2]


def test_processes_give_the_same_result(small: Tournament) -> None:
    seen: list[tuple[int, int]] = []
    found = tournament(
        "dig_mars", PLAYERS, games=4, seed=3, workers=2, on_progress=lambda done, total: seen.append((done, total))
    )
    assert found == small
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_another_seed_gives_another_result(small: Tournament) -> None:
    assert tournament("dig_mars", PLAYERS, games=4, seed=4).matches != small.matches


def test_bots_that_think_by_the_clock_are_marked() -> None:
    found = tournament("dig_mars", ["mcts:seconds=0.0001,depth=1", "random"], games=1, seed=3)
    assert not found.deterministic


def test_options_and_three_seats() -> None:
    found = tournament("dig_mars", ["random", "random", "greedy:guesses=1"], 3, options={"open_finds": True})
    assert found.options == {"open_finds": True}
    assert [standing.name for standing in found.standings] == ["random", "random #2", "greedy:guesses=1"]
    assert all(standing.rating for standing in found.standings)
    assert found.to_json()["standings"][2]["games"] == 3


def test_every_match_is_kept_as_a_record(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    found = tournament("dig_mars", PLAYERS, games=2, seed=3, records=folder)
    names = ["000001.json", "000002.json", "results.jsonl", "tournament.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    for number in range(2):
        record = json.loads((folder / f"{number + 1:06}.json").read_text(encoding="utf-8"))
        assert offworld.replay(record).scores() == list(found.matches[number].scores)
    index = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines[1]["chairs"] == [1, 0]
    assert index["standings"][0]["wins"] == found.standings[0].wins


def test_records_say_who_sat_where(tmp_path: Path) -> None:
    """Levels by what they are called in every language, the seats of one bot told apart by their names."""
    tournament("dig_mars", ["random", "novice", "random"], games=2, seed=3, records=tmp_path)
    for number in range(2):
        record = json.loads((tmp_path / f"{number + 1:06}.json").read_text(encoding="utf-8"))
        chairs = json.loads((tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()[number])["chairs"]
        told = [{"name": "random", "bot": "random"}, {"bot": "novice"}, {"name": "random #2", "bot": "random"}]
        assert record["players"] == [told[chair] for chair in chairs]


def test_the_distribution_is_drawn(tmp_path: Path, small: Tournament) -> None:
    for ending, start in (("png", b"\x89PNG"), ("svg", b"<?xml")):
        file = tmp_path / f"scores.{ending}"
        small.plot(file, Translator("ru").say)
        assert file.read_bytes().startswith(start)


def refused(**given: Any) -> OffworldError:
    """Return the error that a tournament is refused with; it has words in every language."""
    asked: dict[str, Any] = {"game": "dig_mars", "seats": ["random", "random"], "games": 1, **given}
    with pytest.raises(OffworldError) as caught:
        tournament(**asked)
    for language in LANGUAGES:
        assert Translator(language).has(caught.value.text.key)
    return caught.value


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"seats": ["random"]}, "error-seats"),
        ({"seats": ["random"] * 5}, "error-seats"),
        ({"seats": ["random"], "chairs": 2}, "error-tournament-bots"),
        ({"seats": ["random", "genius"]}, "error-unknown-bot"),
        ({"options": {"fast": True}}, "error-unknown-option"),
        ({"games": 0}, "error-tournament-games"),
        ({"games": "2"}, "error-tournament-games"),
        ({"games": 1.5}, "error-tournament-games"),
        ({"workers": -1}, "error-tournament-workers"),
        ({"workers": 1.5}, "error-tournament-workers"),
        ({"limit": 0}, "error-tournament-limit"),
        ({"limit": "1"}, "error-tournament-limit"),
        ({"limit": float("nan")}, "error-tournament-limit"),
        ({"resume": True}, "error-tournament-resume"),
        ({"seed": -1}, "error-seed"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(given: dict[str, Any], key: str) -> None:
    assert refused(**given).text.key == key


def test_a_folder_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert refused(records=tmp_path / "file" / "records").text.key == "error-records-folder"


def test_a_picture_that_cannot_be_written(tmp_path: Path, small: Tournament) -> None:
    for file in (tmp_path / "none" / "scores.png", tmp_path / "scores.xyz"):
        with refuses(OffworldError, "error-plot-file"):
            small.plot(file)


def test_a_format_of_pictures_that_there_is_not_is_named_in_own_words(tmp_path: Path, small: Tournament) -> None:
    with pytest.raises(OffworldError) as caught:
        small.plot(tmp_path / "scores.xyz")
    problem = caught.value.text.params["problem"]
    assert isinstance(problem, Text)
    assert (problem.key, problem.params["ending"]) == ("error-plot-format", "xyz")
    assert "png" in str(problem.params["allowed"])


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small: Tournament) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(ray="auto").text.key == "error-ray-missing"
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with refuses(OffworldError, "error-plot-missing"):
        small.plot(tmp_path / "scores.png")


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (ConnectionError("Could not find any running Ray instance."), "error-ray-nobody"),
        (ValueError("Malformed address."), "error-ray-form"),
        (RuntimeError("Version mismatch."), "error-ray-refused"),
    ],
)
def test_what_is_wrong_with_a_cluster_is_said_in_own_words(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception, key: str
) -> None:
    ray = importlib.import_module("ray")

    def init(**_: object) -> None:
        raise wrong

    monkeypatch.setattr(ray, "init", init)
    error = refused(ray="desk:6379")
    assert error.text.key == "error-ray-address"
    assert error.text.params["address"] == "desk:6379"
    assert error.text.params["problem"] == Text(key)
    assert error.__cause__ is wrong, "Ray's own words are there for whoever looks for them"


def test_a_cluster_that_is_not_there() -> None:
    error = refused(ray="no-port")
    assert error.text.key == "error-ray-address"
    assert error.text.params["address"] == "no-port"
    assert error.text.params["problem"] == Text("error-ray-form")


def test_memory_does_not_grow_with_the_number_of_matches() -> None:
    """What is kept of a match lies in a file; 100 bytes are less than a fifth of what its result takes in memory."""
    sizes: dict[int, int] = {}

    def weigh(done: int, total: int) -> None:
        if done in (200, 1200):
            gc.collect()
            sizes[done] = tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        found = tournament("signals", ["random", "random"], games=1200, seed=3, on_progress=weigh)
    finally:
        tracemalloc.stop()
    assert sizes[1200] - sizes[200] < 100 * 1000
    assert len(found.matches) == 1200
    assert found.matches[1199].number == 1199
    assert [match.number for match in found.matches] == list(range(1200))
