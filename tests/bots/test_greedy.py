"""Greedy takes what looks best at once."""

from __future__ import annotations

from typing import Any, cast

import offworld
from offworld.bots import Perspective, bot
from offworld.bots.answers import few_answers, finished
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Amount, OneOf, Ordering, SomeOf
from offworld.kernel.match import Match
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng
from tests.bots.small import BASKET_GAME, NUMBERS, STONES_GAME, Table
from tests.kernel.mini import Ask, diary
from tests.kernel.play import in_turns, started


def dig_mars(**state: Any) -> Match:
    """Return a match of Dig Mars from a partial position, in the turn of seat 0."""
    return offworld.game("dig_mars").load({"game": "dig_mars", "seats": 2, "state": state})


def choice(match: Match, name: str, seed: int = 1) -> Any:
    """Return what a bot answers for the first seat that is asked."""
    return bot(name).choose(Perspective(match, min(match.asked())), Rng(seed))


def test_it_claims_a_victory_at_once() -> None:
    match = offworld.game("dig_mars").start(2, 3)
    while next(iter(match.asked().values())).why != "dig_mars-ask-action":
        match.answer(min(match.asked()), next(iter(match.asked().values())).sample(Rng(1)))
    seat = min(match.asked())
    position = match.position()
    position["state"]["players"][seat]["points"] = 40
    assert choice(offworld.game("dig_mars").load(position), "greedy") == ("claim",)


def test_it_takes_the_last_stones() -> None:
    match = STONES_GAME.start(2, 1)
    cast(Table, match.state).number = 3
    match.state.pending = Amount(0, "take", 1, 3)
    assert choice(match, "greedy") == 3


def test_equals_are_drawn() -> None:
    match = diary((0, Ask("number")))
    assert {choice(match, "greedy", seed) for seed in range(20)} == {1, 2, 3}


def test_what_is_nearly_as_good_is_drawn_too_where_that_is_asked_for() -> None:
    """Three stones are left: taking all of them wins; whoever does not mind losing takes any."""
    match = STONES_GAME.start(2, 1)
    cast(Table, match.state).number = 3
    match.state.pending = Amount(0, "take", 1, 3)
    assert {choice(match, "greedy:spread=0.0", seed) for seed in range(20)} == {3}
    assert {choice(match, "greedy:spread=1000000000", seed) for seed in range(20)} == {1, 2, 3}


def test_slips_are_as_frequent_as_asked_for() -> None:
    match = STONES_GAME.start(2, 1)
    cast(Table, match.state).number = 3
    match.state.pending = Amount(0, "take", 1, 3)
    slips = sum(choice(match, "greedy:slip=0.5", seed) != 3 for seed in range(300))
    assert 40 < slips < 95  # two of three answers are worse, and both drawn must be: two ninths of 300 are expected


def test_a_slip_is_seldom_absurd() -> None:
    """The better of two orders drawn at random is given: worse than the best one, better than any."""
    match = BASKET_GAME.start(1, 1, {"kind": "order"})
    drawn = [weight(match.asked()[0].sample(Rng(seed))) for seed in range(60)]
    slips = [weight(choice(match, "greedy:slip=1", seed)) for seed in range(60)]
    assert min(slips) > min(drawn)
    assert sum(slips) > sum(drawn)


def test_a_fleet_upgrade_is_valued_with_its_station_placed() -> None:
    """The station of an upgrade is placed before the position is valued; the next action is not part of it."""
    match = offworld.game("dig_mars").start(2, 4)
    rng = Rng(2)
    while not any(answer == ("upgrade", "fleet") for answer in next(iter(match.asked().values())).listed() or ()):
        seat = min(match.asked())
        match.answer(seat, bot("greedy:guesses=1").choose(Perspective(match, seat), rng))
    seat = min(match.asked())
    before = cast(DigMars, match.state).sites(seat)
    match.answer(seat, ("upgrade", "fleet"))
    site = choice(match, "greedy")
    values = {}
    for place in match.asked()[seat].listed() or ():
        tried = match.clone()
        tried.answer(seat, place)
        values[place] = match.game.value(tried.state, seat)
    assert values[site] == max(values.values())
    assert site not in before


def test_some_of_many_are_gathered_in_any_order() -> None:
    """All that adds weight and nothing that takes it away, although there are far too many sets to look at."""
    match = BASKET_GAME.start(1, 1, {"kind": "many"})
    assert choice(match, "greedy:guesses=1") == tuple(number for number in NUMBERS if number > 0)


def test_at_least_as_many_are_gathered_as_must_be() -> None:
    match = BASKET_GAME.start(1, 1, {"kind": "some"})
    answer = choice(match, "greedy:guesses=1")
    assert set(answer) == {number for number in NUMBERS if number > 0}


def test_an_order_is_made_pick_by_pick() -> None:
    match = BASKET_GAME.start(1, 1, {"kind": "order"})
    answer = choice(match, "greedy")
    assert match.asked()[0].check(answer) == answer
    assert weight(answer) > 0.9 * weight(tuple(sorted(answer, reverse=True))), "the heavy ones come first"


def weight(order: tuple[int, ...]) -> int:
    """Return what an order of numbers is worth in the basket."""
    return sum(number * (len(order) - at) for at, number in enumerate(order))


def test_every_decision_of_a_secret_phase_gets_a_legal_answer() -> None:
    match = started(3, seed=5, rich=True)
    chooser = bot("greedy:guesses=2")
    kinds = set()
    rng = Rng(4)
    while asked := match.asked():
        seat = max(asked)
        kinds.add(asked[seat].kind)
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    assert {"some_of", "amount", "each"} <= kinds


def test_it_digs_rather_than_passes() -> None:
    assert choice(in_turns(), "greedy") != ("pass",)


def test_few_answers_lists_small_choices_of_any_kind() -> None:
    assert few_answers(OneOf(0, "one", (1, 2))) == (1, 2)
    assert few_answers(SomeOf(0, "some", (1, 2, 3), 1, 2)) == [(1, 2), (1, 3), (1,), (2, 3), (2,), (3,)]
    assert few_answers(Ordering(0, "order", (1, 2))) == [(1, 2), (2, 1)]
    assert few_answers(Payment(0, "pay", 3, (("steel", 2, 2), ("coins", 3, 1)))) == [(0, 3), (1, 1), (2, 0)]
    assert few_answers(SomeOf(0, "some", (), 0, 0)) == [()]
    assert few_answers(SomeOf(0, "some", tuple(range(30)), 0, 30)) is None


def test_unfinished_picks_are_filled_in_legally() -> None:
    some = SomeOf(0, "some", tuple(range(6)), 2, 4)
    order = Ordering(0, "order", (1, 2, 3, 4))
    for seed in range(10):
        assert finished(some, (3,), Rng(seed)) in [(3, 4), (3, 5)]
        assert finished(order, (3, 1), Rng(seed)) in [(3, 1, 2, 4), (3, 1, 4, 2)]
    assert finished(some, (3,)) == (3, 4)
    assert finished(order, (3, 1)) == (3, 1, 2, 4)
