"""`offworld position`: schema, example, check, a fresh set-up, one from a record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import offworld
from offworld.games import GAMES
from tests.cli.conftest import Run


def test_the_example_fits_the_schema_and_passes_the_check(run: Run, tmp_path: Path) -> None:
    schema = run("position", "dig_mars", "--schema").json
    path = str(tmp_path / "example.json")

    written = run("position", "dig_mars", "--example", "--out", path)
    checked = run("position", "dig_mars", "--check", path, lang="ru")

    assert written.code == 0
    assert written.out == ""
    assert path in written.err
    jsonschema.Draft202012Validator(schema).validate(json.loads(Path(path).read_text(encoding="utf-8")))
    assert checked.code == 0
    assert "возможная позиция игры Dig Mars" in checked.out
    assert "Игроку 1 нужно решить: Осталось 2 действия" in checked.out


def test_an_example_that_is_not_for_the_fewest_players_is_complete_as_well(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "prospect", "tests.cli.prospect")

    found = run("position", "prospect", "--example").json

    assert found["seats"] == 2
    assert offworld.game("prospect").load(found).asked()


def test_check_fills_in_what_is_missing(run: Run, write: Callable[[str, object], str], tmp_path: Path) -> None:
    partial = write("partial.json", {"game": "dig_mars", "seats": 3, "options": {"open_finds": True}})
    whole = tmp_path / "whole.json"

    said = run("position", "dig_mars", "--check", partial, "--out", str(whole), "--json")

    assert said.json["ok"] is True
    assert said.json["seats"] == 3
    assert said.json["options"] == {"open_finds": True}
    assert len(said.json["asked"]) == 1
    position = json.loads(whole.read_text(encoding="utf-8"))
    assert len(position["stack"]) > 0
    assert offworld.game("dig_mars").load(position).position() == position


def test_check_says_that_the_match_is_over(
    run: Run, write: Callable[[str, object], str], record: dict[str, Any]
) -> None:
    path = write("end.json", offworld.replay(record).position())

    assert "The match is over in this position." in run("position", "dig_mars", "--check", path).out


def test_a_fresh_set_up_follows_from_seats_seed_and_options(run: Run) -> None:
    line = ("position", "dig_mars", "--new", "--seats", "3", "--seed", "5", "--option", "open_finds=true")

    found = run(*line).json

    expected = offworld.game("dig_mars").start(3, 5, {"open_finds": True}).position()
    assert found == json.loads(json.dumps(expected))
    assert found != run("position", "dig_mars", "--new", "--seats", "3", "--seed", "6").json


def test_a_position_of_a_record(run: Run, write: Callable[[str, object], str], record: dict[str, Any]) -> None:
    path = write("match.json", record)

    for at in (0, 10, None):
        words = () if at is None else ("--at", str(at))
        found = run("position", "dig_mars", "--from-record", path, *words).json
        assert found == json.loads(json.dumps(offworld.replay(record, at).position()))


def test_a_record_of_another_game_is_refused(
    run: Run, write: Callable[[str, object], str], record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "prospect", "tests.cli.prospect")

    said = run("position", "prospect", "--from-record", write("match.json", record))

    assert said.code == 1
    assert "“dig_mars”, not “prospect”" in said.err
