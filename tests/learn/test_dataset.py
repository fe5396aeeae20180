"""Records as Parquet: the rows are what an environment would have shown, in every game, and memory is bounded."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import offworld
from offworld.arena import tournament
from offworld.bots import bot, play
from offworld.games import game
from offworld.kernel.errors import OffworldError
from offworld.kernel.match import Match
from offworld.kernel.text import Text
from offworld.learn.dataset import write_dataset
from offworld.learn.desk import Desk
from offworld.learn.rows import picks_of
from tests.refusals import refuses

pq: Any = importlib.import_module("pyarrow.parquet")

GAMES = ("signals", *offworld.games())


def finished(name: str, seed: int = 1, seats: int | None = None, limit: int = 20_000) -> Match:
    """Return a match that was played at random."""
    rules = game(name)
    match = rules.start(seats or max(2, rules.seats[0]), seed)
    play(match, [bot("random")] * match.seats, seed, limit)
    return match


def keep(folder: Path, name: str, content: object) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(content), encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_what_the_environment_shows(name: str, tmp_path: Path) -> None:
    """Playing the actions of the rows again shows the same observations and masks, and leads to the same end."""
    match = finished(name)
    keep(tmp_path, "one.json", match.record())
    written = write_dataset(tmp_path, tmp_path / "out.parquet")
    rows = pq.read_table(tmp_path / "out.parquet").to_pylist()
    assert (written.matches, written.rows) == (1, len(rows))

    desk = Desk(name, match.seats, match.options)
    assert "seed" in match.origin
    desk.deal(match.origin["seed"])
    for row in rows:
        seen = desk.observe(row["seat"])
        assert np.array_equal(row["observation"], seen["observation"])
        assert np.array_equal(row["action_mask"], seen["action_mask"])
        assert np.array_equal(row["picked"], seen["picked"])
        assert row["action_mask"][row["action"]]
        desk.act(row["seat"], row["action"])
    assert desk.match.position() == match.position()
    for seat, result in enumerate(desk.results()):
        mine = [row for row in rows if row["seat"] == seat]
        assert {row["result"] for row in mine} == {np.float32(result)}
        assert {row["score"] for row in mine} == {match.scores()[seat]}


def test_every_kind_of_answer_is_made_of_picks() -> None:
    """In random matches of all games each answer comes out again of its picks."""
    for name in GAMES:
        match = finished(name, seed=2, limit=150)
        again = game(name).start(match.seats, 2, match.options)
        for seat, answer, _ in match.answers:
            decision = again.asked()[seat]
            picks = picks_of(decision, answer)
            if picks != [answer]:
                assert decision.build(tuple(picks)) == answer
            again.answer(seat, answer)


def test_a_search_gives_targets(tmp_path: Path) -> None:
    keep(tmp_path, "one.json", finished("signals").record())
    write_dataset(tmp_path, tmp_path / "out.parquet", search=12)
    write_dataset(tmp_path, tmp_path / "again.parquet", search=12)
    table = pq.read_table(tmp_path / "out.parquet")
    assert table.equals(pq.read_table(tmp_path / "again.parquet")), "the same seed gives the same targets"
    rows = table.to_pylist()
    told = [row for row in rows if row["policy"] is not None]
    assert told
    for row in told:
        assert sum(row["policy"]) == pytest.approx(1.0, abs=1e-5)
        assert not [share for share, legal in zip(row["policy"], row["action_mask"]) if share and not legal]
        assert 0.0 <= row["value"] <= 1.0
    assert "policy" not in pq.read_table(write(tmp_path)).column_names


def write(folder: Path) -> Path:
    write_dataset(folder, folder / "plain.parquet")
    return folder / "plain.parquet"


def test_rows_of_a_tournament_say_whose_they_are(tmp_path: Path) -> None:
    """By the name of the bot, also where it sits in several seats."""
    found = tournament("signals", ["random", "greedy", "random"], games=3, seed=3, records=tmp_path)
    write_dataset(tmp_path, tmp_path / "out.parquet")
    names = ["random", "greedy", "random"]
    rows = pq.read_table(tmp_path / "out.parquet").to_pylist()
    assert {(row["match"], row["seat"], row["player"]) for row in rows} == {
        (f"{match.number + 1:06}.json", seat, names[chair])
        for match in found.matches
        for seat, chair in enumerate(match.chairs)
    }


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    match = finished("signals")
    keep(tmp_path, "one.json", {**match.record(), "players": [{"bot": "expert"}, {"name": "Ann"}]})
    metadata = pq.read_schema(write(tmp_path)).metadata
    stamp = json.loads(metadata[b"offworld"])
    assert (stamp["game"], stamp["seats"]) == ("signals", 2)
    assert len(json.loads(metadata[b"actions"])) == stamp["actions"]
    rows = pq.read_table(tmp_path / "plain.parquet").to_pylist()
    assert {(row["seat"], row["player"]) for row in rows} == {(0, "expert"), (1, "Ann")}


def test_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from offworld.learn import parquet

    monkeypatch.setattr(parquet, "ROWS", 16)
    for number in range(6):
        keep(tmp_path, f"{number}.json", finished("signals", seed=number).record())
    seen: list[tuple[int, int]] = []
    written = write_dataset(tmp_path, tmp_path / "out.parquet", on_progress=lambda *done: seen.append(done))
    file = pq.ParquetFile(tmp_path / "out.parquet")
    assert file.metadata.num_row_groups == -(-written.rows // 16)
    assert seen == [(number, 6) for number in range(1, 7)]
    assert file.read().column("match").unique().to_pylist() == [f"{number}.json" for number in range(6)]


def test_a_match_from_a_position_and_one_without_an_end(tmp_path: Path) -> None:
    begun = finished("dig_mars", limit=12)
    going_on = game("dig_mars").load(begun.position())
    for _ in range(5):
        seat, decision = next(iter(going_on.asked().items()))
        going_on.answer(seat, next(iter(decision.listed() or ())))
    keep(tmp_path, "part.json", going_on.record())
    rows = pq.read_table(write(tmp_path)).to_pylist()
    assert rows
    assert {row["result"] for row in rows} == {None}


@pytest.mark.parametrize(
    "content",
    ["", "[1]", {"format": 1}, {**finished("signals").record(), "end": "0"}, finished("dig_mars", limit=9).record()],
)
def test_a_wrong_record_is_named_and_nothing_is_written(tmp_path: Path, content: object) -> None:
    keep(tmp_path, "a.json", finished("signals").record())
    (tmp_path / "b.json").write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    with pytest.raises(OffworldError) as caught:
        write_dataset(tmp_path, tmp_path / "out.parquet")
    assert caught.value.text.key == "error-dataset-record"
    assert caught.value.text.params["file"] == str(tmp_path / "b.json")
    assert isinstance(caught.value.text.params["problem"], Text), "no sentence of a library, but a message"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "b.json"]


def test_other_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with refuses(OffworldError, "error-dataset-empty"):
        write_dataset(tmp_path, tmp_path / "out.parquet")
    keep(tmp_path, "tournament.json", {})
    with refuses(OffworldError, "error-dataset-empty"):
        write_dataset(tmp_path, tmp_path / "out.parquet")
    keep(tmp_path, "a.json", finished("signals").record())
    with refuses(OffworldError, "error-dataset-file"):
        write_dataset(tmp_path, tmp_path / "none" / "out.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with refuses(OffworldError, "error-dataset-missing"):
        write_dataset(tmp_path, tmp_path / "out.parquet")
