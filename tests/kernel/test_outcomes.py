"""Outcomes: why it ended, shared wins, and no win at all."""

from __future__ import annotations

from typing import Any

from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome, leaders
from offworld.kernel.text import Text
from tests.kernel.play import play_out, started
from tests.kernel.prospect import PROSPECT


def last_turns(points: list[int], **options: object) -> Match:
    """Return a match of one round that ends once everybody has passed."""
    state = {"players": [{"points": each} for each in points], "round": 1, "phase": "turns"}
    options["rounds"] = 1
    return PROSPECT.load({"game": "prospect", "seats": len(points), "options": options, "state": state})


def ended(match: Match) -> Outcome:
    """Return how it ends when everybody passes."""
    while asked := match.asked():
        for seat in asked:
            match.answer(seat, ["pass"])
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def test_the_most_points_win() -> None:
    outcome = ended(last_turns([3, 8, 5]))
    assert (outcome.winners, outcome.scores) == ((1,), (3, 8, 5))
    assert outcome.reason == Text("prospect-reason-rounds", {"round": 1})


def test_a_tie_is_a_shared_win() -> None:
    assert ended(last_turns([8, 3, 8])).winners == (0, 2)
    assert ended(last_turns([5, 5, 5, 5])).winners == (0, 1, 2, 3)
    assert leaders((2,)) == (0,)


def test_a_match_can_be_lost_alone() -> None:
    assert ended(last_turns([11])).winners == ()
    assert ended(last_turns([12])).winners == (0,)


def test_a_match_can_end_for_another_reason() -> None:
    players: list[dict[str, Any]] = [{"shown": list(range(28))}, {"shown": list(range(28, 55))}]
    match = PROSPECT.load({"game": "prospect", "seats": 2, "state": {"players": players, "round": 1}})
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "prospect-reason-pile"
    assert match.over
    assert match.asked() == {}


def test_everybody_sees_the_outcome() -> None:
    match = started(2)
    assert match.outcome() is None
    assert match.view(None)["outcome"] is None
    play_out(match)
    outcome = match.outcome()
    assert outcome is not None
    assert match.scores() == list(outcome.scores)
    for viewer in (None, 0, 1):
        assert match.view(viewer)["outcome"] == outcome.to_json()
