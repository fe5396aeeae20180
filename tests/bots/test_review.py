"""In hindsight a search says who was likely to win, and what was missed, from what the deciding seat could know."""

from __future__ import annotations

import json

import pytest

import offworld
from offworld.bots import Hindsight, Perspective, bot, chances, play, review
from offworld.bots.mcts import Mcts
from offworld.bots.pieces import Piece
from offworld.kernel.decision import Answer
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.bots.small import DOORS_GAME
from tests.bots.test_search import stones


def number(count: int) -> Piece:
    """Return a piece that is nothing but a number."""
    return {"label": None, "count": count}


def reviewed(match: Match, given: Answer, iterations: int = 600) -> Hindsight:
    seat = min(match.asked())
    return review(Perspective(match, seat), given, Rng(1), Mcts(iterations=iterations, depth=12))


def test_a_better_answer_is_named_with_what_would_have_followed() -> None:
    """With nine stones one leaves eight; whatever the rival takes, the reply leaves four."""
    better = reviewed(stones(9), 3, 2000)["better"]
    assert better is not None
    assert (better["best"], better["given"]) == ([number(1)], [number(3)])
    assert better["why"] == {"key": "take", "params": {}}
    assert 0.04 <= better["gain"] <= 1.0
    first, second = better["line"][:2]
    assert (first["seat"], second["seat"]) == (0, 1)
    counts = [piece["count"] for each in (first, second) for piece in each["pieces"]]
    assert sum(count for count in counts if count is not None) == 4


def test_nothing_is_said_about_the_best_answer() -> None:
    assert reviewed(stones(9), 1, 2000)["better"] is None


def test_whoever_has_as_good_as_won_has_the_chances() -> None:
    """Of three stones the deciding seat takes all."""
    found = reviewed(stones(3), 3)
    assert found["won"] == [0.0, float(found["played"])]
    assert chances([(found["won"], found["played"])])[0][1] > 0.95


def test_what_was_hidden_makes_no_answer_better() -> None:
    """Whoever opened the right door by luck should have thrown the die all the same, and chances do not know it."""
    match = DOORS_GAME.start(1, 4)
    prize = match.state.number  # type: ignore[attr-defined]
    found = reviewed(match, prize)
    assert found["better"] is not None
    assert 0.4 < found["won"][0] / found["played"] < 0.8, "the die wins six times in ten"
    twin = DOORS_GAME.start(1, 4)
    twin.state.number = (prize + 1) % 3  # type: ignore[attr-defined]
    assert reviewed(twin, prize) == found, "where the prize really is changes nothing"


def test_an_answer_that_was_not_good_enough_for_the_race_is_judged_as_well() -> None:
    """Only the eight that look best take part; people choose among all."""
    match = offworld.game("terraforming_mars").start(2, 3, quiet=True)
    play(match, [bot("greedy")] * 2, 3, 4)
    seat, decision = next(iter(match.asked().items()))
    thinker = Mcts(iterations=16, depth=1)
    search = thinker.search(Perspective(match, seat), Rng(1))
    racing = [runner.answer for runner in search.race.field]
    outside = next(each for each in decision.listed() or () if each not in racing)
    runner = search.entered(outside)
    assert runner not in search.race.field
    assert search.entered(racing[0]) is search.race.field[0]
    assert runner.node.first < max(each.node.first for each in search.race.field)
    assert review(Perspective(match, seat), outside, Rng(1), thinker, 4)["played"] == 4


@pytest.mark.parametrize("name", offworld.games())
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_decision_of_every_game_can_be_reviewed(name: str, seats: int) -> None:
    """Also those in the middle of a phase of all; what comes out is plain JSON, and chances add up."""
    rules = offworld.game(name)
    if seats not in rules.seats:
        return
    match = rules.start(seats, 5)
    for limit in (0, 1, 9, 20):
        play(match, [bot("random")] * seats, limit, limit)
        for seat, decision in match.asked().items():
            given = decision.sample(Rng(limit))
            found = review(Perspective(match, seat), given, Rng(3), Mcts(iterations=4, depth=1), 2)
            assert json.loads(json.dumps(found))["played"] == found["played"]
            now = chances([(found["won"], found["played"])])[0]
            assert all(0.0 < each < 1.0 for each in now)
            assert sum(now) == pytest.approx(1.0, abs=0.01) or seats == 1 or sum(found["won"]) < found["played"]


def test_chances_remember_a_little_of_what_was_found_before() -> None:
    """One lucky decision does not turn a match round; several in a row do."""
    course = [([90.0, 10.0], 100)] * 10 + [([10.0, 90.0], 100)] * 10
    found = [each[0] for each in chances(course)]
    assert found[9] > 0.85
    assert 0.5 < found[10] < found[9]
    assert found[-1] < 0.15
    assert all(sum(each) == pytest.approx(1.0, abs=0.002) for each in chances(course))
