"""Matches of a tournament are quiet: they keep neither log nor undo, and a bot that asks is told what happened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.arena import tournament
from offworld.bots import Bot, Perspective
from offworld.kernel.decision import Answer
from offworld.kernel.engine import step
from offworld.kernel.match import Match
from offworld.kernel.plain import LogEvent
from offworld.kernel.rng import Rng


class Listening(Bot):
    """Plays at random and writes down what it hears at every question."""

    heard: list[tuple[int, list[LogEvent]]] = []  # noqa: RUF012  # shared by all, to be read by the test

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        self.heard.append((perspective.seat, perspective.events()))
        return perspective.decision.sample(rng)


@pytest.mark.parametrize("game", ["dig_mars", "signals"])
def test_a_bot_hears_what_has_happened_although_the_match_is_quiet(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Listening, "heard", [])
    tournament(game, [Listening, Listening], games=1, seed=3, workers=0, records=str(tmp_path))
    record = json.loads(next(tmp_path.glob("0*.json")).read_text(encoding="utf-8"))
    match = offworld.game(game).start(2, record["seed"])
    expected = []
    for seat, answer, *_ in offworld.replay(record).answers:
        expected.append((seat, match.events(seat)))
        match.answer(seat, answer)
    assert Listening.heard == expected
    assert any(events for _, events in expected)


def test_nothing_is_kept_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    start = type(offworld.game("dig_mars")).start

    def started(self: Any, seats: int, seed: int, options: Any = None, quiet: bool = False) -> Match:
        begun.append(quiet)
        return start(self, seats, seed, options, quiet)

    monkeypatch.setattr(type(offworld.game("dig_mars")), "start", started)
    tournament("dig_mars", ["random", "random"], games=3, seed=3, workers=0)
    assert begun == [True] * 3


def test_a_match_in_which_the_rules_break_down_is_told_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 0

    def breaking(state: Any, answer: Answer) -> None:
        nonlocal steps
        steps += 1
        step(state, answer)
        if steps == 10:
            raise RuntimeError("half-way")

    monkeypatch.setattr("offworld.kernel.match.step", breaking)
    found = tournament("dig_mars", ["random", "random"], games=1, seed=3, workers=0, records=str(tmp_path))
    assert [(failure.kind, failure.problem) for failure in found.failures] == [("rules", "RuntimeError: half-way")]
    (match,) = found.matches
    assert match.answers == 9
    record = json.loads(next(tmp_path.glob("0*.json")).read_text(encoding="utf-8"))
    assert len(record["answers"]) == 9
