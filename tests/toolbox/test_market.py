"""Markets: deck, row, refill and discards."""

from __future__ import annotations

import pytest

from offworld.kernel.rng import Rng, seeded
from offworld.kernel.state import State
from offworld.toolbox.market import EMPTY, clear, deal, draw, guess_order, on_offer, refill, slide, take


def fresh(seed: int = 1) -> State:
    return State(2, seeded(seed))


def test_the_top_of_the_deck_is_drawn() -> None:
    deck = [3, 1, 2]
    assert draw(fresh(), deck) == 2
    assert deck == [3, 1]


def test_a_deck_that_runs_out_is_made_anew_from_its_discards() -> None:
    deck: list[int] = []
    discards = [7, 8, 9, 10, 11]
    card = draw(fresh(), deck, discards)
    assert discards == []
    assert sorted([card, *deck]) == [7, 8, 9, 10, 11]


def test_the_order_of_the_discards_does_not_matter() -> None:
    orders = []
    for discards in ([7, 8, 9, 10], [10, 8, 7, 9]):
        deck: list[int] = []
        first = draw(fresh(5), deck, discards)
        orders.append([first, *deck])
    assert orders[0] == orders[1]


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    state = fresh()
    before = state.rng
    assert draw(state, []) == EMPTY
    assert draw(state, [], []) == EMPTY
    assert state.rng == before
    assert deal(state, [1, 2], 3) == [2, 1]
    assert sorted(deal(state, [1], 3, [2])) == [1, 2]


def test_refill_fills_the_gaps_and_says_which() -> None:
    row, deck = [5, EMPTY, 6, EMPTY], [2, 1]
    assert refill(fresh(), deck, row) == [1, 3]
    assert row == [5, 1, 6, 2]
    assert deck == []


def test_refill_stops_when_the_deck_is_empty() -> None:
    row = [EMPTY, EMPTY]
    assert refill(fresh(), [4], row) == [0]
    assert row == [4, EMPTY]


def test_a_card_is_taken_and_the_row_slides() -> None:
    row = [5, 6, 7]
    assert take(row, 1) == 6
    assert row == [5, EMPTY, 7]
    assert on_offer(row) == [0, 2]
    slide(row)
    assert row == [5, 7, EMPTY]
    with pytest.raises(AssertionError):
        take(row, 2)


def test_a_row_is_cleared_onto_the_discards() -> None:
    row, discards = [5, EMPTY, 7], [1]
    clear(row, discards)
    assert (row, discards) == ([EMPTY] * 3, [1, 5, 7])


def test_a_guess_does_not_depend_on_the_true_order() -> None:
    one, two = [1, 2, 3, 4, 5], [5, 3, 1, 2, 4]
    guess_order(one, Rng(3))
    guess_order(two, Rng(3))
    assert one == two
    assert sorted(one) == [1, 2, 3, 4, 5]
