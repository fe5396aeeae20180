"""A search shows what it found out, and what it shows is what it does."""

from __future__ import annotations

import json

import offworld
from offworld.bots import Explanation, Perspective, explain
from offworld.bots.mcts import Mcts
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.bots.test_search import stones

BUDGET = 120


def explained(match: Match, seed: int = 1, iterations: int = BUDGET) -> Explanation:
    seat = min(match.asked())
    return explain(Perspective(match, seat), Rng(seed), Mcts(iterations=iterations, depth=12))


def test_the_first_answer_considered_is_the_one_given() -> None:
    for number in (5, 6, 7):
        match = stones(number)
        found = explained(match)
        thinker = Mcts(iterations=BUDGET, depth=12)
        assert found.best == thinker.choose(Perspective(match, 1), Rng(1))


def test_visits_add_up_and_values_are_chances() -> None:
    found = explained(stones(7))
    assert 0 < found.iterations <= BUDGET
    assert sum(each.visits for each in found.considered) == found.iterations
    assert all(0.0 <= each.value <= 1.0 and 0.0 <= each.impression <= 1.0 for each in found.considered)
    assert {each.answer for each in found.considered} == {1, 2, 3}, "who dropped out is shown as well"


def test_a_line_goes_on_with_what_the_others_are_expected_to_do() -> None:
    """With nine stones one leaves eight; whatever the rival takes, the reply leaves four."""
    found = explained(stones(9), iterations=2000).considered[0]
    assert found.answer == 1
    assert len(found.line) >= 2
    first, second = found.line[:2]
    assert (first.seat, second.seat) == (0, 1)
    assert first.answer + second.answer == 4


def test_a_line_can_be_played_in_a_guess() -> None:
    """Details come first, such as where to put the tile; then everybody's answers, as far as playouts see."""
    match = offworld.game("terraforming_mars").start(2, 3, quiet=True)
    for each in explained(match, iterations=12).considered:
        assert len(each.line) > 1
        assert each.line[0].seat == min(match.asked())
        assert {step.seat for step in each.line} <= {0, 1}


def test_it_is_plain_json_in_every_game() -> None:
    for name in offworld.games():
        match = offworld.game(name).start(2, 3, quiet=True)
        found = explained(match, iterations=12)
        data = json.loads(json.dumps(found.to_json()))
        assert data["considered"][0]["visits"] > 0
        assert match.asked()[found.seat].check(found.best) == found.best


def test_the_match_itself_is_left_as_it_was() -> None:
    match = offworld.game("dig_mars").start(2, 3)
    before = match.position()
    explained(match, iterations=12)
    assert match.position() == before
