"""`offworld replay`: verify, show the end, what happened, and how it stood."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

import offworld
from offworld.cli import main
from offworld.cli.replay import full_log
from tests.cli.conftest import Run, played


@pytest.fixture
def path(write: Callable[[str, object], str], record: dict[str, Any]) -> str:
    """A file with the record of a finished match."""
    return write("match.json", record)


def test_a_genuine_record_shows_how_the_match_ended(run: Run, path: str, record: dict[str, Any]) -> None:
    said = run("replay", path, lang="ru")

    assert said.code == 0
    assert f"Запись подлинная: {len(record['answers'])} " in said.out
    outcome = played().outcome()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert re.search(rf"Игрок {seat + 1} +{score}\n", said.out)


def test_events_show_every_answer_with_what_came_of_it(run: Run, path: str, record: dict[str, Any]) -> None:
    said = run("replay", path, "--events")

    first = record["answers"][0][0] + 1
    assert f"   1  {'▲●'[first - 1]} Player {first}\n      Player {first} places a station on" in said.out
    assert f"{len(record['answers']):4}  " in said.out


def test_players_are_called_as_the_record_does(run: Run, write: Callable[[str, object], str], record: Any) -> None:
    """Levels in the reader's language; two of one name are told apart, and no name moves the cursor."""
    seated = [{"bot": "expert"}, {"name": "Mars\x1b[2J\nAnn"}]
    said = run("replay", write("named.json", {**record, "players": seated}), "--events", lang="ru")
    assert "▲ Эксперт" in said.out
    assert "● Mars[2JAnn" in said.out
    assert "Игрок 1" not in said.out
    alike = [{"name": "hasty", "bot": "hasty"}] * 2
    again = run("replay", write("alike.json", {**record, "players": alike}), "--events")
    assert "▲ hasty\n" in again.out
    assert "● hasty 2\n" in again.out
    assert run("replay", write("alike.json", {**record, "players": alike}), "--json").json["players"] == alike
    unnamed = run("replay", write("unnamed.json", {**record, "players": [{"name": ""}, {"name": " "}]}), "--events")
    assert "▲ Player 1\n" in unnamed.out


def test_the_table_is_shown_after_some_answers(run: Run, path: str) -> None:
    said = run("replay", path, "--at", "10")

    assert "After 10 of " in said.out
    assert "Tiles on the grid: " in said.out
    assert "The match goes on from here" in said.out


def test_for_a_program(run: Run, path: str, record: dict[str, Any]) -> None:
    found = run("replay", path, "--json", "--events").json

    assert found["verified"] is True
    assert found["seed"] == record["seed"]
    assert found["at"] == found["count"] == len(record["answers"])
    assert [[each["seat"], each["answer"]] for each in found["answers"]] == [each[:2] for each in record["answers"]]
    assert found["answers"][0]["events"][0]["text"].startswith("Player ")
    assert found["outcome"]["scores"] == found["scores"]

    part = run("replay", path, "--json", "--at", "10").json
    assert part["at"] == len(part["answers"]) == 10
    assert part["outcome"] is None
    assert "events" not in part["answers"][0]


def test_the_position_can_be_taken_out_and_played_from(run: Run, path: str, record: dict[str, Any]) -> None:
    found = run("replay", path, "--position", "--at", "10").json

    assert found == json.loads(json.dumps(offworld.replay(record, 10).position()))
    assert offworld.game("dig_mars").load(found).asked()


def test_a_record_can_come_through_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: dict[str, Any]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(record).encode())))
    assert main(["replay", "-", "--lang", "en"]) == 0
    assert "The record is genuine" in capsys.readouterr().out


def test_the_owner_of_a_record_reads_what_was_told_to_one_seat_only() -> None:
    stacks = {"A1": {"tiles": ["T06"]}}
    state = {"stacks": stacks, "players": [{"stations": ["A1"]}, {"stations": ["D4"]}], "turn": {"seat": 0}}
    match = offworld.game("dig_mars").load({"game": "dig_mars", "seats": 2, "state": state})
    match.answer(0, ("drill", 0))
    match.answer(0, ("scout", 5))

    keys = [event["key"] for event in full_log(match, 0)]

    assert "dig_mars-scouted-seen" in keys
    assert "dig_mars-scouted" not in keys
    assert keys.count("dig_mars-drilled-bonus") == 1
