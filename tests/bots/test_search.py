"""The search finds what is right where that is known, and copes with every kind of decision."""

from __future__ import annotations

from copy import copy
from typing import Any, cast

import pytest

import offworld
from offworld.bots import Perspective, bot, explain
from offworld.bots.answers import quick_answer
from offworld.bots.mcts import Mcts
from offworld.bots.race import Race, Runner
from offworld.bots.search import Search
from offworld.bots.tree import Node, most_promising
from offworld.bots.worth import Chances, Lead, worth
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.done import Done
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
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
    looked_at: list[tuple[bool, int]] = []

    class Watched(Search):
        def _choose(self, node: Node, state: State, decision: Decision) -> tuple[Answer, Node, bool]:
            looked_at.append((state.branches is not None, decision.seat))
            return super()._choose(node, state, decision)

    tree = Watched(Perspective(match, 1), Rng(1), 0.6, 2, 0.0, 4.0)
    for _ in range(60):
        tree.iterate()
    assert {seat for together, seat in looked_at if together} <= {1}
    assert any(seat != 1 for together, seat in looked_at if not together)


def test_what_others_answer_at_once_is_part_of_the_guess() -> None:
    """It does not depend on the answer that is tried, so all answers are tried against the same ones."""
    match = started(3, seed=8)
    tree = Search(Perspective(match, 1), Rng(1), 0.6, 2, 0.0, 4.0)
    assert set(match.asked()) == {0, 1, 2}
    assert [set(world.asked()) for world, _ in tree.worlds] == [{1}] * len(tree.worlds)


def test_in_the_last_turn_of_a_playout_only_the_deciding_seat_writes() -> None:
    """Where all turns are everybody's at once, the others' last one would cost as much and tell nothing."""
    match = offworld.game("welcome_to_the_moon").start(3, 1, quiet=True)
    begun = match.state.turn
    wrote: set[tuple[int, int]] = set()

    class Watched(Search):
        def _answer_quickly(self, state: State, decision: Decision) -> None:
            wrote.add((state.turn - begun, decision.seat))
            super()._answer_quickly(state, decision)

    tree = Watched(Perspective(match, 1), Rng(1), 0.6, 3, 12.0, 4.0)
    tree.iterate()
    assert {seat for turn, seat in wrote if turn == 1} == {0, 1, 2}
    assert {seat for turn, seat in wrote if turn == 2} == {1}


def test_others_who_choose_at_once_answer_the_same_in_a_guess_and_think_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they write does not depend on the answer that is tried, so it is worked out for the first one alone."""
    match = offworld.game("welcome_to_the_moon").start(2, 1, quiet=True)
    tree = Search(Perspective(match, 1), Rng(1), 0.6, 3, 12.0, 4.0)
    thought = [0, 0]

    def counted(game: Rules, state: State, decision: Decision, rng: Rng) -> Answer:
        thought[decision.seat] += not isinstance(decision, Done)
        return quick_answer(game, state, decision, rng)

    monkeypatch.setattr("offworld.bots.search.quick_answer", counted)
    first, second = tree.race.field[:2]
    found = []
    for runner in (first, second, first):
        thought[:] = [0, 0]
        tree.race.report(runner, tree.try_out(runner), 0.0)
        found.append(thought[:])
    assert found[0][0] > 0  # the other seat writes in the turns to come
    assert found[1][0] == 0
    assert found[1][1] > 0  # one's own turns follow from the answer
    assert found[2][0] > 0  # the next guess has other cards


def test_others_think_anew_where_the_answer_was_written_on_a_sheet_of_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Battle neighbours share their sheets: what one of them writes there is what the other reacts to."""
    match = offworld.game("welcome_to_the_moon").start(2, 1, {"adventure": 8}, quiet=True)
    tree = Search(Perspective(match, 1), Rng(1), 0.6, 3, 12.0, 4.0)
    thought: list[int] = []

    def noted(game: Rules, state: State, decision: Decision, rng: Rng) -> Answer:
        if decision.seat == 0 and decision.topic == "combination":  # the same three, whatever was written
            thought.append(state.turn)
        return quick_answer(game, state, decision, rng)

    monkeypatch.setattr("offworld.bots.search.quick_answer", noted)
    first, second = tree.race.field[:2]
    tree.try_out(first)
    before = thought[:]
    tree.try_out(first)
    assert before
    assert thought == before
    tree.try_out(second)
    assert thought == before + before


def test_counted_seconds_stand_for_iterations_at_the_pace_of_the_game() -> None:
    match = stones(7)
    perspective = Perspective(match, 1)
    counted = Mcts(seconds=0.02, counted=True, depth=12)
    assert counted.deterministic
    allowed = round(0.02 * STONES_GAME.pace)
    same = Mcts(iterations=allowed, depth=12)
    found = [explain(perspective, Rng(1), thinker) for thinker in (counted, same)]
    assert found[0] == found[1]
    both = Mcts(iterations=3, seconds=0.02, counted=True)
    assert explain(perspective, Rng(1), both).iterations == 3


def test_pace_and_foresight_follow_the_seats_where_a_game_says_so() -> None:
    game = offworld.game("dig_mars")
    assert game.foresight_of(2) < game.foresight_of(4)
    for seats in game.seats:
        match = game.start(seats, 5, quiet=True)
        perspective = Perspective(match, min(match.asked()))
        thinker = Mcts(seconds=0.002, counted=True)
        found = thinker.search(perspective, Rng(1))
        assert found.depth == game.foresight_of(seats)
        assert 0 < thinker.iterations_made <= round(0.002 * game.pace_of(seats, perspective.options))


def test_counted_seconds_stand_for_fewer_playouts_the_more_sit_on_mars() -> None:
    """Everybody's position is valued after each: with five it takes two and a half times as long as with two."""
    game = offworld.game("terraforming_mars")
    assert [round(0.2 * game.pace_of(seats, {})) for seats in game.seats] == [900, 900, 640, 500, 360]
    match = game.start(5, 3, quiet=True)
    thinker = Mcts(seconds=0.002, counted=True)
    thinker.search(Perspective(match, min(match.asked())), Rng(1))
    assert thinker.iterations_made <= round(0.002 * game.pace_of(5, {}))


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


def raced(*results: list[float], spent: float = 0.0) -> list[Any]:
    """Return who is still running, best first, after answers 0, 1, … got these results, round by round."""
    runners = [Runner(number) for number in range(len(results))]
    race = Race(runners)
    for number in range(len(results[0])):
        for runner in list(race.running):
            assert race.next() is runner
            race.report(runner, results[runner.answer][number], spent)
    return [runner.answer for runner in sorted(race.running, key=lambda each: -each.mean)]


def test_whoever_is_clearly_behind_in_the_same_worlds_drops_out() -> None:
    """The luck of a world moves all results; only what answers differ by counts."""
    luck = [0.1, 0.9, 0.3, 0.8, 0.2, 0.7, 0.4, 0.6]
    assert raced(luck, [each - 0.1 for each in luck]) == [0]
    assert raced(luck, [each - 0.1 for each in reversed(luck)]) == [0, 1]


def test_answers_that_come_to_the_same_are_not_told_apart_for_long() -> None:
    assert len(raced([0.5] * 8, [0.5] * 8)) == 1


def test_the_more_of_the_budget_is_spent_the_fewer_go_on() -> None:
    results = [[0.5 + number / 100, 0.4] for number in range(6)]
    assert len(raced(*results, spent=0.0)) == 6
    assert raced(*results, spent=0.5) == [5, 4, 3, 2]
    assert raced(*results, spent=0.99) == [5, 4]


def test_whoever_looked_worse_has_to_make_it_good() -> None:
    favourite, other = Runner("favourite"), Runner("other")
    other.behind = 0.1
    for runner, result in ((favourite, 0.5), (other, 0.55)):
        runner.node.first = result
        runner.take(result)
    assert Race([favourite, other]).leader is favourite
    other.node.first = 0.62
    other.take(0.69)
    assert Race([favourite, other]).leader is other


def test_nothing_is_worth_less_than_nothing() -> None:
    runner = Runner("poor")
    runner.node.first, runner.behind = 0.05, 0.2
    assert runner.mean == 0.0


def test_a_first_impression_counts_until_results_say_otherwise() -> None:
    runner = Runner("liked")
    runner.node.first = 0.9
    race = Race([runner])
    assert runner.mean == pytest.approx(0.9)
    for _ in range(1000):
        race.report(runner, 0.1, 0.0)
    assert runner.mean < 0.12


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


def test_a_lead_is_counted_from_where_the_search_starts() -> None:
    assert Lead([10.0, 10.0, 10.0], 5.0, 1).of_values([10.0, 10.0, 10.0])[1] == pytest.approx(0.5)
    ahead = Lead([100.0, 0.0], 5.0, 0)
    assert ahead.of_values([100.0, 0.0])[0] == pytest.approx(0.731, abs=0.001)
    assert ahead.of_values([105.0, 0.0])[0] > ahead.of_values([102.0, 0.0])[0] + 0.05
    assert sum(ahead.of_values([105.0, 0.0])) == pytest.approx(1.0)


def test_what_one_gains_counts_more_than_what_the_best_rival_loses() -> None:
    """Values compare points already: a rival's whole value against one's own would count them twice."""
    lead = Lead([20.0, 20.0, 10.0], 5.0, 0)
    now, gained, taken, other = [
        lead.of_values(found)[0]
        for found in ([20.0, 20.0, 10.0], [22.0, 20.0, 10.0], [20.0, 18.0, 10.0], [20.0, 20.0, 8.0])
    ]
    assert gained > taken > now
    assert other == now


def ended(chances: Chances, winners: tuple[int, ...], points: tuple[float, ...]) -> list[float]:
    """Return what an end is worth to each seat."""
    return chances.of_end(Outcome(Text("done"), winners, (0,) * len(points)), chances.of_values(list(points)))


def test_a_win_is_worth_more_than_any_lead() -> None:
    chances = Chances([10.0, 10.0], 5.0)
    won = ended(chances, (1,), (90.0, 10.0))
    shared = ended(chances, (0, 1), (10.0, 10.0))
    lost = ended(chances, (), (10.0, 10.0))
    assert won[1] > shared[1] > lost[1]
    assert won[1] > 0.5 > won[0]
    assert shared == pytest.approx([0.5, 0.5])


def test_alone_a_lost_end_is_worth_more_the_nearer_it_came() -> None:
    """By the game's value and not by a score, which has other units: all ends would look the same."""
    match = DOORS_GAME.start(1, 1)
    cast(Table, match.state).number = 1
    match.answer(0, 0)
    assert match.over
    near = {}
    for value in (-3.0, -1.0):
        game = copy(DOORS_GAME)
        game.value = lambda state, seat, value=value: value  # type: ignore[method-assign,misc]
        near[value] = (Chances([0.0], 2.0).of_state(game, match.state)[0], worth(game, match.state, 0))
    assert 0.0 < near[-3.0][0] < near[-1.0][0] < 0.5
    assert near[-3.0][1] < near[-1.0][1] < 0.0
