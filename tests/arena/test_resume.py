"""A tournament in a folder: written as it goes, and resumed after whatever has happened to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import offworld
from offworld.arena import Tournament, tournament
from offworld.bots import Given
from offworld.kernel.errors import OffworldError
from tests.refusals import refuses

GAME = "signals"
BOTS: list[Given] = ["greedy:guesses=1", "random", "random"]


class Enough(Exception):
    """Somebody pulls the plug."""


def played(folder: Path, games: int = 9, seed: int = 4, resume: bool = True, stop: int | None = None) -> Tournament:
    """Play, or go on with, a tournament in a folder; the plug is pulled after so many matches."""

    def pull_the_plug(done: int, total: int) -> None:
        if done == stop:
            raise Enough

    return tournament(GAME, BOTS, games, seed, workers=0, records=folder, resume=resume, on_progress=pull_the_plug)


@pytest.fixture(scope="module")
def whole() -> Tournament:
    """The tournament without any interruption."""
    return tournament(GAME, BOTS, 9, 4, workers=0)


def test_a_resumed_tournament_gives_the_same_totals(tmp_path: Path, whole: Tournament) -> None:
    for stop in (2, 5):
        with pytest.raises(Enough):
            played(tmp_path, stop=stop)
    seen: list[int] = []
    found = tournament(
        GAME, BOTS, 9, 4, workers=1, records=tmp_path, resume=True, on_progress=lambda done, total: seen.append(done)
    )
    assert seen == [6, 7, 8, 9], "what is there is not played again"
    assert found == whole
    for match in found.matches:
        record = json.loads((tmp_path / f"{match.number + 1:06}.json").read_text(encoding="utf-8"))
        assert offworld.replay(record).scores() == list(match.scores)
    told = json.loads((tmp_path / "tournament.json").read_text(encoding="utf-8"))
    assert [each["wins"] for each in told["standings"]] == [each.wins for each in whole.standings]


def test_a_finished_tournament_is_only_told_again(tmp_path: Path, whole: Tournament) -> None:
    played(tmp_path)
    assert played(tmp_path, stop=1) == whole
    assert tournament(GAME, BOTS, 9, 4, workers=2, records=tmp_path, resume=True) == whole


def test_a_tournament_can_be_made_longer(tmp_path: Path, whole: Tournament) -> None:
    played(tmp_path, games=4)
    assert played(tmp_path) == whole


def test_what_was_being_written_when_it_broke_off_is_played_again(tmp_path: Path, whole: Tournament) -> None:
    played(tmp_path)
    results = tmp_path / "results.jsonl"
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:7]) + lines[7][:20])
    assert played(tmp_path) == whole
    assert results.read_bytes().count(b"\n") == 9


def test_a_line_that_somebody_has_changed_is_named(tmp_path: Path) -> None:
    played(tmp_path, games=3)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes().replace(b'"number":1', b'"number":"x"'))
    with pytest.raises(OffworldError) as caught:
        played(tmp_path, games=3)
    assert caught.value.text.key == "error-tournament-line"
    assert caught.value.text.params["line"] == 2


def test_a_folder_with_a_tournament_is_not_written_over(tmp_path: Path) -> None:
    played(tmp_path, games=3)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with refuses(OffworldError, "error-tournament-there"):
        played(tmp_path, games=3, resume=False)
    with refuses(OffworldError, "error-tournament-other"):
        played(tmp_path, games=3, seed=5)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("content", ["", "[]", '{"plan": 3}', None])
def test_a_folder_that_does_not_say_what_it_holds(tmp_path: Path, content: str | None) -> None:
    played(tmp_path, games=3)
    plan = tmp_path / "tournament.json"
    plan.unlink() if content is None else plan.write_text(content, encoding="utf-8")
    with refuses(OffworldError, "error-tournament-plan"):
        played(tmp_path, games=3)


def test_a_record_that_cannot_be_written_ends_the_tournament(tmp_path: Path) -> None:
    (tmp_path / "000002.json").mkdir()
    for workers in (0, 1):
        folder = tmp_path
        with refuses(OffworldError, "error-records-folder"):
            tournament(GAME, BOTS, 3, 4, workers=workers, records=folder, resume=True)
