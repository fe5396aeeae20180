"""The search finds what is right where that is known, and copes with every kind of decision."""

from __future__ import annotations

from typing import Any, cast

import pytest

from offworld.bots import Perspective, bot
from offworld.bots.mcts import Mcts
from offworld.bots.search import Search
from offworld.bots.tree import Node, most_promising, most_tried
from offworld.bots.worth import Chances
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.bots.small import BASKET_GAME, DOORS_GAME, STONES_GAME, Table
from tests.kernel.play import started


def stones(number: int, seats: int = 2) -> Match:
    """Return a match with so many stones left, in the turn of seat 0."""
    match = STONES_GAME.start(seats, 1)
    cast(Table, match.state).number = number + 1
    match.state.pending = match.state.stack[-1][1].ask(match.state, 0)
    match.answer(0, 1)
    return match


def search(match: Match, iterations: int, seed: int = 1, depth: int = 12) -> Any:
    """Return what a search answers for the seat that is asked."""
    seat = min(match.asked())
    return bot(f"mcts:iterations={iterations},depth={depth}").choose(Perspective(match, seat), Rng(seed))


@pytest.mark.parametrize("number", [2, 3, 5, 6, 7, 9])
def test_it_leaves_the_other_a_multiple_of_four_stones(number: int) -> None:
    assert search(stones(number), 600) == number % 4


def test_it_does_not_know_behind_which_door_the_prize_is() -> None:
    """Whatever is hidden, the die is the better choice; who peeks would open a door."""
    for seed in range(6):
        match = DOORS_GAME.start(1, seed)
        assert search(match, 300, seed) == "die"


def test_the_same_generator_gives_the_same_answer() -> None:
    match = started(2, seed=3)
    answers = [bot("mcts:iterations=20").choose(Perspective(match, 0), Rng(9)) for _ in range(2)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_matches_with_secret_phases_alone_and_in_company(seats: int) -> None:
    match = started(seats, seed=6, rounds=1)
    chooser = bot("mcts:iterations=6,depth=2")
    rng = Rng(1)
    while asked := match.asked():
        seat = max(asked)
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    assert match.over


def test_while_others_are_asked_too_only_the_deciding_seat_is_searched() -> None:
    match = started(3, seed=8)
    tree = Search(Perspective(match, 1), Rng(1), 0.6, 2, 0.0, 4.0)
    for _ in range(30):
        tree.iterate()
    assert {seat for seat, _ in tree.root.children} == {1}


def test_one_iteration_is_made_whatever_the_budget() -> None:
    thinker = Mcts(seconds=1e-9)
    assert thinker.choose(Perspective(stones(3), 1), Rng(1)) in (1, 2, 3)
    assert not thinker.deterministic


def test_a_single_answer_needs_no_thought() -> None:
    match = stones(1)
    perspective = Perspective(match, 1)
    rng = Rng(1)
    before = rng.state
    assert Mcts(iterations=5).choose(perspective, rng) == 1
    assert rng.state == before


def node(first: float, visits: int = 0, total: float = 0.0, available: int = 1) -> Node:
    made = Node(first)
    made.visits, made.total, made.available = visits, total, available
    return made


def test_of_many_picks_those_with_good_first_impressions_come_first() -> None:
    offers = [(node(0.5 + number / 1000, available=20), number) for number in range(100)]
    assert most_promising(offers, 0.0, 4.0)[1] == 99
    for kid, _ in offers[-4:]:
        kid.visits, kid.total = 5, 5 * kid.first
    assert most_promising(offers, 1.0, 0.9)[1] >= 96, "20 visits leave room for four, and these have been tried"
    assert most_promising(offers, 1.0, 2.0)[1] == 95, "there is room for nine, and this one looks best of the new ones"


def test_big_choices_are_searched_pick_by_pick() -> None:
    for kind in ("some", "many", "order"):
        match = BASKET_GAME.start(1, 1, {"kind": kind})
        answer = search(match, 200)
        assert match.asked()[0].check(answer) == answer
        tried = match.clone()
        tried.answer(0, answer)
        assert match.game.value(tried.state, 0) > 8


def test_first_impressions_count_only_against_each_other() -> None:
    """All results are better than the impressions promised: what was not tried yet is not worse for that."""
    tried, untried = node(0.2, visits=10, total=6.0), node(0.25)
    assert most_promising([(tried, "tried"), (untried, "untried")], 0.0, 4.0)[1] == "untried"


def test_a_pick_that_was_often_on_offer_and_seldom_tried_gets_its_turn() -> None:
    often, seldom = node(0.5, visits=20, total=10.0, available=100), node(0.5, visits=20, total=10.0, available=21)
    assert most_promising([(seldom, "seldom"), (often, "often")], 0.5, 4.0)[1] == "often"


def test_the_pick_that_was_tried_most_is_taken() -> None:
    root = Node(0.5)
    root.children = {(0, "a"): node(0.9, visits=3), (0, "b"): node(0.1, visits=5), (1, "c"): node(0.1, visits=50)}
    found = most_tried(root, 0, ["a", "b", "c", "d"])
    assert found is not None
    assert found[1] == "b"
    assert most_tried(root, 0, ["d"]) is None


def test_chances_add_up_and_favour_who_is_ahead() -> None:
    chances = Chances([10.0, 10.0, 10.0], 5.0)
    found = chances.of_values([15.0, 10.0, 5.0])
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] > found[2]
    assert Chances([0.0, 0.0], 5.0).of_values([5.0, 0.0])[0] == pytest.approx(0.731, abs=0.001)


def test_whoever_is_far_ahead_or_behind_still_tells_better_from_worse() -> None:
    chances = Chances([100.0, 0.0], 5.0)
    ahead, better = chances.of_values([100.0, 0.0])[0], chances.of_values([104.0, 0.0])[0]
    assert 0.7 < ahead < better < 0.99
    behind, best = chances.of_values([100.0, 0.0])[1], chances.of_values([100.0, 4.0])[1]
    assert 0.01 < behind < best < 0.3


def test_a_single_seat_is_compared_with_where_it_started() -> None:
    chances = Chances([30.0], 5.0)
    assert chances.of_values([30.0]) == [0.5]
    assert chances.of_values([35.0])[0] > 0.7


def test_a_win_is_worth_more_than_any_lead() -> None:
    chances = Chances([10.0, 10.0], 5.0)
    won = chances.of_outcome(Outcome(Text("done"), (1,), (90, 10)))
    shared = chances.of_outcome(Outcome(Text("done"), (0, 1), (10, 10)))
    lost = chances.of_outcome(Outcome(Text("done"), (), (10, 10)))
    assert won[1] > 0.9
    assert won[0] < 0.1
    assert shared == pytest.approx([0.5, 0.5])
    assert max(lost) < 0.05
