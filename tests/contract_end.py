"""The contract about the end of a match."""

from __future__ import annotations

import pytest

from offworld.kernel.errors import MatchOver
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
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
    for viewer in (None, *range(match.seats)):
        assert match.view(viewer)["outcome"] == outcome.to_json()
