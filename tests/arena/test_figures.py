"""Figures of a tournament against values worked out by hand."""

from __future__ import annotations

import pytest

from offworld.arena.figures import spread, wilson
from offworld.arena.job import MatchResult
from offworld.arena.ratings import ratings
from offworld.arena.result import summed_up


def result(number: int, chairs: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> MatchResult:
    """Return a finished match."""
    return MatchResult(number, chairs, winners, scores, 10 + number, "reason", True)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=0.001)


def test_a_distribution() -> None:
    found = spread([4.0, 1.0, 3.0, 2.0, 10.0])
    assert (found.count, found.mean, found.least, found.lower, found.median) == (5, 4.0, 1.0, 2.0, 3.0)
    assert (found.upper, found.most) == (4.0, 10.0)
    assert found.deviation == pytest.approx(3.5355, abs=0.001)
    assert spread([]).count == 0
    assert spread([7.0]).deviation == 0.0


def test_a_shared_win_counts_in_part() -> None:
    found = summed_up(
        "g", {}, 1, ["a", "b"], True, [result(0, (0, 1), (0, 1), (5, 5)), result(1, (1, 0), (1,), (2, 9))]
    )
    first, second = found.standings
    assert (first.wins, first.rate, first.games) == (1.5, 0.75, 2)
    assert (second.wins, second.rate) == (0.5, 0.25)
    assert first.chairs == ((1, 0.5), (1, 1.0))
    assert (first.scores.mean, second.scores.mean) == (7.0, 3.5)
    assert found.scores_of(0) == [5, 9]
    assert found.lengths.mean == 10.5
    assert found.reasons == {"reason": 2}


def test_the_order_in_which_matches_finish_does_not_matter() -> None:
    matches = [result(n, (n % 3, (n + 1) % 3, (n + 2) % 3), (n % 2,), (n, 3, 2)) for n in range(9)]
    there, back = [summed_up("g", {}, 1, ["a", "b", "c"], True, each) for each in (matches, matches[::-1])]
    assert there == back


def test_unfinished_matches_count_as_played_but_not_as_scored() -> None:
    open_end = MatchResult(0, (0, 1), (), (3, 4), 99, "", False)
    found = summed_up("g", {}, 1, ["a", "b"], True, [open_end])
    assert found.unfinished == 1
    assert found.standings[0].games == 1
    assert found.standings[0].wins == 0
    assert found.standings[0].scores.count == 0
    assert found.reasons == {}


def test_more_than_two_bots_are_rated() -> None:
    matches = [result(n, (0, 1, 2), (0,), (9, 5, 1)) for n in range(20)]
    found = summed_up("g", {}, 1, ["a", "b", "c"], True, matches)
    values = [standing.rating.ordinal for standing in found.standings if standing.rating]
    assert len(values) == 3
    assert values[0] > values[1] > values[2]
    pair = summed_up("g", {}, 1, ["a", "b"], True, [result(0, (0, 1), (0,), (2, 1))])
    assert [standing.rating for standing in pair.standings] == [None, None]


def test_a_winner_is_rated_before_whoever_has_more_points() -> None:
    """In Dig Mars a declared victory counts even if somebody else has more."""
    first, second = ratings(2, [result(n, (0, 1), (0,), (40, 55)) for n in range(5)])
    assert first is not None
    assert second is not None
    assert first.mu > second.mu
