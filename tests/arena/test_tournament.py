"""Tournaments: who sits where, the same result however they are run, records, pictures, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.arena import Tournament, tournament
from offworld.arena.schedule import jobs_of, line_ups
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import OffworldError
from tests.refusals import refuses

PLAYERS = ["greedy:guesses=1", "random"]


@pytest.fixture(scope="module")
def small() -> Tournament:
    """A tournament of four matches, played in this process."""
    return tournament("dig_mars", PLAYERS, games=4, seed=3)


def test_everybody_sits_in_every_chair_equally_often() -> None:
    jobs = jobs_of("dig_mars", ["a", "b", "c"], 3, 12, 1, {}, False)
    assert Counter((name, seat) for job in jobs for seat, name in enumerate(job.bots)) == {
        (name, seat): 4 for name in "abc" for seat in range(3)
    }


def test_more_bots_than_chairs_all_meet() -> None:
    rounds = line_ups(4, 2)
    assert {frozenset(line_up) for each in rounds for line_up in each} == {
        frozenset(pair) for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    }
    jobs = jobs_of("dig_mars", list("abcd"), 2, 24, 1, {}, False)
    assert Counter((name, seat) for job in jobs for seat, name in enumerate(job.bots)) == {
        (name, seat): 6 for name in "abcd" for seat in range(2)
    }


def test_the_matches_of_a_round_share_a_deal_and_nothing_else() -> None:
    jobs = jobs_of("dig_mars", ["a", "b"], 2, 6, 1, {}, False)
    assert [job.deal for job in jobs[::2]] == [job.deal for job in jobs[1::2]]
    assert len({job.deal for job in jobs}) == 3
    assert len({job.seed for job in jobs}) == 6
    other = jobs_of("dig_mars", ["a", "b"], 2, 6, 2, {}, False)
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


@pytest.fixture
def local_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small Ray on this machine.

    It ends itself where its agents take longer than 15 seconds to start, and that cannot be set: so they are compiled
    beforehand, which makes their start four times as fast.
    """
    ray = pytest.importorskip("ray")
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    for agent in ("dashboard/agent.py", "_private/runtime_env/agent/main.py"):
        line = [sys.executable, str(Path(ray.__file__).parent / agent), "--help"]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("local_ray")
def test_ray_gives_the_same_result(small: Tournament) -> None:
    import ray

    assert tournament("dig_mars", PLAYERS, games=4, seed=3, ray="local") == small
    assert ray.is_initialized(), "a Ray that somebody else has started is left running"


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
    assert sorted(path.name for path in folder.iterdir()) == ["000001.json", "000002.json", "tournament.json"]
    for number in range(2):
        record = json.loads((folder / f"{number + 1:06}.json").read_text(encoding="utf-8"))
        assert offworld.replay(record).scores() == list(found.matches[number].scores)
    index = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
    assert index["matches"][1]["chairs"] == [1, 0]
    assert index["standings"][0]["wins"] == found.standings[0].wins


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
        ({"workers": 0}, "error-tournament-workers"),
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


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small: Tournament) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(ray="auto").text.key == "error-ray-missing"
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with refuses(OffworldError, "error-plot-missing"):
        small.plot(tmp_path / "scores.png")


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    error = refused(ray="no-port")
    assert error.text.key == "error-ray-address"
    assert error.text.params["address"] == "no-port"
