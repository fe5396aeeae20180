"""Bots that raise, hang, die or answer illegally lose that match, are named, and the rest goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from offworld.arena import Tournament, tournament
from offworld.bots import Bot, Given
from tests.arena.misfits import Cheating, Dying, Hanging, Interrupting, Leaving, Numbers, Raising, Slow, Unlucky

GAME = "signals"  # the smallest
PATIENCE = 600.0  # seconds: no match here comes near it, however busy the machine is


def against_random(failing: type[Bot], games: int = 4, limit: float = PATIENCE) -> Tournament:
    return tournament(GAME, [failing, "random"], games=games, seed=3, limit=limit)


@pytest.mark.parametrize(
    ("failing", "kind", "problem"),
    [
        (Raising, "raised", "ValueError: no idea"),
        (Leaving, "raised", "SystemExit: 3"),
        (Cheating, "illegal", '["win","at","once"]'),
        (Numbers, "illegal", "Odd"),
        (Dying, "died", "-9"),
        (Interrupting, "died", "-2"),
    ],
)
def test_who_fails_has_lost_and_is_named(failing: type[Bot], kind: str, problem: str) -> None:
    found = against_random(failing)
    assert [match.number for match in found.matches] == [0, 1, 2, 3]
    assert [failure.number for failure in found.failures] == [0, 1, 2, 3]
    for failure, match in zip(found.failures, found.matches):
        seat = match.chairs.index(0)
        assert (failure.bot, failure.seat, failure.kind) == (failing.__name__, seat, kind)
        assert problem in failure.problem
        assert failure.seed == match.seed
        assert match.winners == (1 - seat,)
        assert not match.finished
    failed, other = found.standings
    assert (failed.wins, failed.faults, other.wins, other.faults) == (0, 4, 4, 0)
    assert found.to_json()["failures"][2]["seed"] == found.matches[2].seed


def test_a_bot_that_never_comes_back_loses_when_the_time_is_up() -> None:
    found = against_random(Hanging, games=2, limit=1.0)
    assert [(failure.bot, failure.kind, failure.problem) for failure in found.failures] == [
        ("Hanging", "time", "1")
    ] * 2
    assert found.standings[1].wins == 2
    assert not found.deterministic, "another time it may be quicker"


@pytest.mark.parametrize("workers", [0, 1])
def test_the_slowest_loses_where_a_match_takes_too_long(workers: int) -> None:
    found = tournament(GAME, ["random", Slow], games=2, seed=3, limit=1.5, workers=workers)
    assert {(failure.bot, failure.kind) for failure in found.failures} == {("Slow", "time")}


def test_failures_do_not_touch_other_matches() -> None:
    """Three bots meet in pairs: the matches without the failing one are what they are without it."""
    bots: list[Given] = ["greedy:guesses=1", "random", Dying]
    mixed = tournament(GAME, bots, games=12, seed=5, chairs=2, workers=2)
    here = tournament(GAME, ["greedy:guesses=1", "random", "random"], games=12, seed=5, chairs=2, workers=0)
    for match, other in zip(mixed.matches, here.matches):
        if 2 not in match.chairs:
            assert match == other
    assert mixed.standings[2].faults == 8


def test_the_others_share_the_win_over_who_fails() -> None:
    found = tournament(GAME, [Raising, "random", "random"], games=3, seed=3)
    assert [standing.wins for standing in found.standings] == [0.0, 1.5, 1.5]


def test_a_process_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    found = tournament(GAME, [Unlucky(str(mark)), "random"], games=4, seed=3)
    assert mark.exists()
    assert not found.failures
    assert found == tournament(GAME, [Unlucky(str(mark)), "random"], games=4, seed=3, workers=0)


def test_what_was_really_used_is_reported() -> None:
    found = tournament("dig_mars", ["mcts:iterations=5,depth=1", "random"], games=1, seed=3)
    search, other = [standing.used for standing in found.standings]
    assert 0 < search.iterations <= 5 * search.decisions
    assert search.seconds > other.seconds > 0
    assert other.iterations == 0
    assert search.decisions + other.decisions == found.matches[0].answers
