"""The contract about the end of a match."""

from __future__ import annotations

import msgspec
import pytest

from offworld.kernel.errors import MatchOver
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.series import Series, in_series, read_series
from tests.contract_words import Words


def check_end(match: Match, words: Words, claimed: frozenset[str]) -> None:
    """Check that the match is over for everybody and that the outcome fits the scores."""
    known = position_bytes(match)
    assert match.asked() == {}
    for seat in range(match.seats):
        assert match.question(seat) is None
        with pytest.raises(MatchOver) as caught:
            match.answer(seat, None)
        words.check(caught.value.text)
        words.check(match.why_not(seat, None))
    assert position_bytes(match) == known
    outcome = match.outcome()
    assert outcome is not None
    words.check(outcome.reason)
    assert list(outcome.scores) == match.scores(), "the outcome has other scores"
    assert len(outcome.scores) == match.seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert all(0 <= winner < match.seats for winner in outcome.winners)
    if outcome.winners and outcome.reason.key not in claimed:
        losers = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
        least = min([outcome.scores[winner] for winner in outcome.winners])
        assert all(score <= least for score in losers), "a loser has more points than a winner"
    _check_lines(match, words)
    _check_series(match, words)
    for viewer in (None, *range(match.seats)):
        assert match.view(viewer)["outcome"] == outcome.to_json()


def _check_lines(match: Match, words: Words) -> None:
    """Check that what points are for adds up, for the seats and for rivals without one."""
    outcome = match.outcome()
    assert outcome is not None
    explained = [(outcome.scores[seat], lines) for seat, lines in enumerate(match.score_lines())]
    for rival in outcome.rivals:
        words.check(rival.name)
        explained.append((rival.score, list(rival.lines)))
    for score, lines in explained:
        assert not lines or sum([points for _, points in lines]) == score, "what the points are for does not add up"
        for why, _ in lines:
            words.check(why)


def _check_series(match: Match, words: Words) -> None:
    """Check that a match of a series hands over what the next one can begin with, and that the file keeps all of it."""
    if not in_series(match):
        return
    series = Series([match])
    for text in series.standing():
        words.check(text)
    if not series.over:
        known = position_bytes(match)
        series.go_on(7)
        assert position_bytes(match) == known, "handing over has changed the match"
        for text in series.standing():
            words.check(text)
    again = read_series(match.game, msgspec.json.decode(msgspec.json.encode(series.record())))
    assert [position_bytes(each) for each in again.matches] == [position_bytes(each) for each in series.matches]
    assert again.record() == series.record()
