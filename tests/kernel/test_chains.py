"""Simultaneous phases: everybody at their own pace, unseen by the others until all have finished."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.errors import CannotUndo, NotAsked
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.kernel.play import finish_chain, seen, snapshot, started
from tests.kernel.prospect import PROSPECT


def own(match: Match, seat: int) -> dict[str, Any]:
    """Return what a seat sees of its own board."""
    board: dict[str, Any] = match.view(seat)["table"]["players"][seat]
    return board


def test_each_seat_goes_through_its_chain_at_its_own_pace() -> None:
    match = started(3)
    hand = own(match, 1)["hand"]
    assert sorted(match.asked()) == [0, 1, 2]
    match.answer(1, hand[1:])
    assert match.asked()[1].kind == "ordering"
    match.answer(1, [hand[2], hand[1]])
    assert match.asked()[1].kind == "amount"
    match.answer(1, 4)
    assert match.asked()[1].kind == "payment"
    assert {match.asked()[seat].kind for seat in (0, 2)} == {"some_of"}
    match.answer(1, [2, 1])
    assert sorted(match.asked()) == [0, 2]
    with pytest.raises(NotAsked):
        match.answer(1, [2, 1])


def test_a_seat_sees_its_own_chain_carried_out() -> None:
    match = started(2)
    hand = own(match, 0)["hand"]
    match.answer(0, [hand[0]])
    match.answer(0, 3)
    assert (own(match, 0)["chosen"], own(match, 0)["bid"], own(match, 0)["coins"]) == ([hand[0]], 3, 5)
    match.answer(0, [1, 1])
    assert (own(match, 0)["coins"], own(match, 0)["ore"]) == (4, 1)


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_nothing_reaches_the_others_until_all_have_finished(seed: int, seats: int) -> None:
    match = started(seats, seed)
    last = seed % seats
    others = [seat for seat in range(seats) if seat != last]
    before = {viewer: seen(match, viewer) for viewer in (None, last)}
    rng = Rng(seed)
    while busy := [seat for seat in others if seat in match.asked()]:
        seat = rng.choice(busy)
        kept = {each: seen(match, each) for each in range(seats) if each != seat}
        match.answer(seat, match.asked()[seat].sample(rng))
        assert {each: seen(match, each) for each in kept} == kept
        assert {viewer: seen(match, viewer) for viewer in before} == before
    logged = match.logged
    while match.state.branches is not None:
        assert match.logged == logged
        match.answer(last, match.asked()[last].sample(rng))
    told = [event["key"] for event in match.events(None)[-seats - 1 :]]
    assert told == ["prospect-chose"] * seats + ["prospect-first"]


@given(st.integers(0, 10**6))
def test_the_order_of_finishing_makes_no_difference(seed: int) -> None:
    ends = set()
    for order in permutations(range(3)):
        match = started(3, seed)
        for seat in order:
            rng = Rng(seed + seat)
            while seat in match.asked() and match.state.branches is not None:
                match.answer(seat, match.asked()[seat].sample(rng))
        ends.add((position_bytes(match), seen(match, 0)))
    assert len(ends) == 1


def test_shared_consequences_settle_in_one_step() -> None:
    match = started(2)
    hands = [own(match, seat)["hand"] for seat in range(2)]
    finish_chain(match, 0, bid=1)
    finish_chain(match, 1, bid=3)
    players = match.view(None)["table"]["players"]
    assert [player["shown"] for player in players] == [hands[0][:1], hands[1][:1]]
    assert [player["coins"] for player in players] == [4, 2]
    assert list(match.asked()) == [1]  # the highest bid goes first
    told = [(event["key"], event["params"]) for event in match.events(None)[-3:]]
    assert told == [
        ("prospect-chose", {"seat": 0, "cards": hands[0][:1], "bid": 1}),
        ("prospect-chose", {"seat": 1, "cards": hands[1][:1], "bid": 3}),
        ("prospect-first", {"seat": 1}),
    ]


def test_a_chain_can_be_taken_back_step_by_step() -> None:
    match = started(2)
    states = [snapshot(match)]
    hand = own(match, 0)["hand"]
    for answer in ([hand[0], hand[1]], [hand[1], hand[0]], 2, [0, 1]):
        match.answer(0, answer)
        states.append(snapshot(match))
    assert 0 not in match.asked()
    for state in reversed(states[:-1]):
        match.undo(0)
        assert snapshot(match) == state
    assert match.cannot_undo(0) is not None
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_chain_can_be_taken_back_while_others_go_on_with_theirs() -> None:
    match = started(3)
    hands = [own(match, seat)["hand"] for seat in range(3)]
    match.answer(0, [hands[0][0]])
    match.answer(1, [hands[1][0]])
    match.answer(0, 2)
    match.answer(1, 1)
    match.answer(0, [2, 0])  # has finished
    other = seen(match, 1)
    match.undo(0)
    match.undo(0)
    assert seen(match, 1) == other
    assert match.asked()[0].kind == "amount"
    assert [step[:2] for step in match.answers] == [(0, (hands[0][0],)), (1, (hands[1][0],)), (1, 1)]
    match.answer(0, 5)
    match.answer(0, [3, 1])
    match.answer(1, [1, 0])
    finish_chain(match, 2)
    players = match.view(None)["table"]["players"]
    assert [(player["coins"], player["ore"]) for player in players] == [(2, 1), (4, 2), (5, 2)]


def test_once_all_have_finished_nobody_can_take_it_back_alone() -> None:
    match = started(2)
    finish_chain(match, 0)
    assert match.cannot_undo(0) is None
    finish_chain(match, 1)
    for seat, key in ((0, "error-undo-other"), (1, "error-undo-revealed")):
        why = match.cannot_undo(seat)
        assert why is not None
        assert why.key == key


def test_alone_a_finished_chain_can_be_taken_back() -> None:
    match = started(1)
    before = snapshot(match)
    finish_chain(match, 0, bid=1)
    assert match.asked()[0].topic == "action"
    for _ in range(3):
        match.undo(0)
    assert snapshot(match) == before


def test_the_record_holds_what_was_kept_in_the_order_of_answering() -> None:
    match = started(2)
    hands = [own(match, seat)["hand"] for seat in range(2)]
    match.answer(0, [hands[0][2]])
    match.answer(1, [hands[1][2]])
    match.undo(0)
    finish_chain(match, 0, bid=1)
    match.answer(1, 0)
    assert [step[0] for step in match.answers] == [1, 0, 0, 0, 1]
    assert position_bytes(match) == position_bytes(PROSPECT.load(match.position()))


def test_rewinding_leads_back_into_the_middle_of_chains() -> None:
    match = started(2)
    hand = own(match, 0)["hand"]
    match.answer(0, [hand[0]])
    middle = snapshot(match)
    match.answer(0, 1)
    finish_chain(match, 1)
    match.answer(0, [1, 0])
    match.rewind(1)
    assert snapshot(match) == middle


def test_a_guess_hides_how_far_the_others_are() -> None:
    match = started(3)
    fresh = match.guess(1, Rng(4))
    finish_chain(match, 0, bid=2)
    match.answer(2, [own(match, 2)["hand"][0]])
    guess = match.guess(1, Rng(4))
    assert position_bytes(guess) == position_bytes(fresh)
    assert sorted(guess.asked()) == [0, 1, 2]


def test_a_guess_keeps_the_own_chain() -> None:
    match = started(3)
    match.answer(1, [own(match, 1)["hand"][0]])
    match.answer(1, 2)
    guess = match.guess(1, Rng(4))
    assert seen(guess, 1) != b""
    assert guess.view(1) == match.view(1)
    assert guess.question(1) == match.question(1)
    match.answer(1, [0, 1])
    assert match.guess(1, Rng(4)).view(1) == match.view(1)


def test_copies_go_separate_ways() -> None:
    match = started(2)
    finish_chain(match, 0, bid=1)
    copy = match.clone()
    before = position_bytes(match)
    finish_chain(copy, 1)
    assert position_bytes(match) == before
    assert list(match.asked()) == [1]
    match.undo(0)
    assert 0 in match.asked()
