"""Outcomes: why it ended, shared wins, and no win at all."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import BadPosition
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome, leaders, lines_json
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


def test_a_rival_without_a_seat_has_a_name_a_score_and_reasons() -> None:
    lost, won = ended(last_turns([11])), ended(last_turns([12]))
    (bank,) = lost.rivals
    assert (bank.name.key, bank.score, bank.won) == ("prospect-bank", 12, True)
    assert bank.lines == ((Text("prospect-score-bank"), 12),)
    assert not won.rivals[0].won
    assert lost.to_json()["rivals"] == [
        {
            "name": {"key": "prospect-bank", "params": {}},
            "score": 12,
            "lines": [{"why": {"key": "prospect-score-bank", "params": {}}, "points": 12}],
            "won": True,
        }
    ]


def test_where_there_is_no_rival_nothing_is_said_about_one() -> None:
    """So that the files of matches from before there were rivals stay the same bytes."""
    assert set(ended(last_turns([3, 8])).to_json()) == {"reason", "winners", "scores"}


def test_a_position_keeps_the_rival() -> None:
    match = last_turns([11])
    ended(match)
    position = match.position()
    assert PROSPECT.load(position).position() == position
    position["outcome"]["rivals"][0]["lines"][0]["why"]["params"] = {"card": {"nonsense": 1}}
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(position)
    assert str(caught.value.text.params["field"]).startswith("outcome.rivals[0].lines[0].why.params.card")


def test_points_are_explained_line_by_line() -> None:
    state = {"cells": [0, 1, 1, *[-1] * 6], "round": 1, "phase": "turns"}
    match = PROSPECT.load({"game": "prospect", "seats": 2, "options": {"goal": "claims"}, "state": state})
    assert [lines_json(lines) for lines in match.score_lines()] == [
        [{"why": {"key": "prospect-score-claims", "params": {"count": count}}, "points": 3 * count}] for count in (1, 2)
    ]
