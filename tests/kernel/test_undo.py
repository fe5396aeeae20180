"""Undo: back to the last information barrier, found by the kernel from what each answer revealed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.errors import CannotUndo
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.kernel.play import in_turns, play_out, snapshot
from tests.kernel.prospect import PROSPECT
from tests.kernel.rows import ROWS


def key_of_refusal(match: Match, seat: int) -> str | None:
    """Return why there is no undo, having made sure that trying changes nothing."""
    why = match.cannot_undo(seat)
    if why is not None:
        before = snapshot(match)
        with pytest.raises(CannotUndo) as caught:
            match.undo(seat)
        assert caught.value.text == why
        assert snapshot(match) == before
    return why.key if why is not None else None


def test_harmless_moves_can_be_taken_back_one_after_the_other() -> None:
    match = in_turns(2, rich=True, wild=True)
    states = [snapshot(match)]
    for answer in (["claim"], 4, ["wild"], ["claim"]):
        match.answer(0, answer)
        states.append(snapshot(match))
    for state in reversed(states[:-1]):
        match.undo(0)
        assert snapshot(match) == state


def test_what_was_taken_back_is_not_in_the_log_any_more() -> None:
    match = in_turns(2)
    told = match.events(None)
    match.answer(0, ["claim"])
    match.answer(0, 4)
    assert len(match.events(None)) == len(told) + 1
    match.undo(0)
    assert match.events(None) == told
    match.answer(0, 5)
    assert match.events(None)[-1]["params"] == {"seat": 0, "cell": 5}


@pytest.mark.parametrize("answer", [["dig"], ["roll"], ["peek"]])
@given(seed=st.integers(0, 10**6), seats=st.integers(1, 4))
def test_a_reveal_cannot_be_taken_back(answer: list[str], seed: int, seats: int) -> None:
    """A revealed card, a random draw, a peek that only one seat sees."""
    match = in_turns(seats, seed)
    match.answer(0, ["claim"])
    match.answer(0, 0)
    match.answer(0, answer)
    assert key_of_refusal(match, 0) == "error-undo-revealed"
    match.answer(0, ["claim"])
    match.undo(0)  # up to the barrier
    assert key_of_refusal(match, 0) == "error-undo-revealed"


@given(seed=st.integers(0, 10**6), seats=st.integers(1, 4))
def test_showing_an_own_secret_is_no_barrier(seed: int, seats: int) -> None:
    match = in_turns(seats, seed)
    before = snapshot(match)
    card = match.view(0)["table"]["players"][0]["hand"][0]
    match.answer(0, ["show", card])
    assert key_of_refusal(match, 0) is None
    match.undo(0)
    assert snapshot(match) == before


def test_what_is_known_already_is_no_barrier() -> None:
    """Whoever has peeked at the top of the pile shows a secret of their own by digging it up."""
    for seats in (1, 2, 3):
        match = in_turns(seats)
        match.answer(0, ["peek"])
        match.answer(0, ["dig"])
        assert key_of_refusal(match, 0) is None
        match.undo(0)
        assert key_of_refusal(match, 0) == "error-undo-revealed"  # the peek itself


def test_what_only_somebody_else_knows_is_a_barrier() -> None:
    match = in_turns(2)
    match.answer(0, ["peek"])
    match.answer(0, ["pass"])
    match.answer(1, ["dig"])
    assert key_of_refusal(match, 1) == "error-undo-revealed"


def test_the_last_of_a_kind_is_no_secret() -> None:
    """Where only one card can lie there, turning it up reveals nothing."""
    hands: list[dict[str, Any]] = [{"shown": list(range(30))}, {"shown": list(range(30, 59))}]
    position = {"game": "prospect", "seats": 2, "state": {"players": hands, "round": 1, "phase": "turns"}}
    match = PROSPECT.load(position)
    match.answer(0, ["dig"])
    assert key_of_refusal(match, 0) is None


@given(st.integers(0, 10**6))
def test_a_card_that_was_all_but_certain_is_a_secret_still(seed: int) -> None:
    """Two cards are left: what is dug up was likely by one half."""
    hands: list[dict[str, Any]] = [{"shown": list(range(30))}, {"shown": list(range(30, 58))}]
    state = {"players": hands, "round": 1, "phase": "turns"}
    match = PROSPECT.load({"game": "prospect", "seats": 2, "seed": seed, "state": state})
    match.answer(0, ["dig"])
    assert key_of_refusal(match, 0) == "error-undo-revealed"


def test_another_seats_answer_is_a_barrier() -> None:
    match = in_turns(2)
    match.answer(0, ["trade", 1])
    assert key_of_refusal(match, 0) is None
    match.answer(1, False)
    assert key_of_refusal(match, 0) == "error-undo-other"
    match.undo(1)  # the answer itself has revealed nothing and nobody has answered since
    match.answer(1, True)
    match.answer(0, ["pass"])
    assert key_of_refusal(match, 1) == "error-undo-other"
    assert key_of_refusal(match, 0) is None
    match.undo(0)
    assert key_of_refusal(match, 0) == "error-undo-other"


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_one_acts() -> None:
    match = in_turns(2)
    before = snapshot(match)
    match.answer(0, ["pass"])
    match.undo(0)
    assert snapshot(match) == before
    match.answer(0, ["pass"])
    match.answer(1, ["claim"])
    assert key_of_refusal(match, 0) == "error-undo-other"
    match.undo(1)
    assert key_of_refusal(match, 0) == "error-undo-nothing"  # seat 1 has seen it and has acted on it


def test_nothing_to_take_back() -> None:
    match = PROSPECT.start(2, 1)
    assert key_of_refusal(match, 0) == "error-undo-nothing"
    assert key_of_refusal(PROSPECT.load(in_turns(2).position()), 0) == "error-undo-nothing"
    quiet = PROSPECT.start(1, 1, quiet=True)
    quiet.answer(0, quiet.asked()[0].sample(Rng(1)))
    assert key_of_refusal(quiet, 0) == "error-undo-nothing"


def test_dealing_the_next_round_is_a_barrier() -> None:
    match = in_turns(2)
    match.answer(0, ["pass"])
    match.answer(1, ["pass"])
    assert match.asked()[0].kind == "some_of"
    assert key_of_refusal(match, 1) == "error-undo-revealed"


def test_rewinding_goes_past_barriers() -> None:
    match = in_turns(2)
    states = [snapshot(match)]
    answers: list[tuple[int, Any]] = [(0, ["roll"]), (0, ["dig"]), (0, ["trade", 1]), (1, True), (1, ["peek"])]
    for seat, answer in answers:
        match.answer(seat, answer)
        states.append(snapshot(match))
    first = len(match.answers) - len(answers)
    for count in (4, 2, 0):
        match.rewind(first + count)
        assert snapshot(match) == states[count]
    for count in (-1, first + 1):
        with pytest.raises(CannotUndo):
            match.rewind(count)
    assert snapshot(match) == states[0]


def test_rewinding_to_the_start_keeps_what_the_set_up_told() -> None:
    match = PROSPECT.start(2, 1)
    before, told = snapshot(match), match.events(0)
    assert told
    play_out(match)
    match.rewind(0)
    assert snapshot(match) == before
    assert match.events(0) == told
    play_out(match)
    assert match.over


def test_times_are_kept_through_a_rewind() -> None:
    match = PROSPECT.start(1, 1)
    for at in (1.5, 2.5):
        match.answer(0, match.asked()[0].sample(Rng(1)), at)
    match.rewind(1)
    assert [step[2] for step in match.answers] == [1.5]
    assert match.answered == 1


def test_a_finished_match_whose_last_answer_revealed_nothing_can_be_taken_up_again() -> None:
    match = in_turns(1, rounds=1)
    before = snapshot(match)
    match.answer(0, ["pass"])
    assert match.over
    match.undo(0)
    assert snapshot(match) == before


def test_only_the_states_that_undo_can_reach_are_kept() -> None:
    """Also where every turn is simultaneous, so that a long match does not hold a state for each of its answers."""
    match = ROWS.start(4, 3)
    rng = Rng(3)
    most = 0
    while not match.over:
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
        most = max(most, sum([step.before is not None for step in match._steps]))
    longest = max([sum([branch.answers is not None for branch in match.state.branches or []]), 4])
    assert len(match.answers) > 10 * longest
    assert most <= 4 * longest


def test_a_hint_says_what_trying_would_find() -> None:
    rng = Rng(5)
    match = PROSPECT.start(3, 2)
    hints = set()
    while not match.over:
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
        for each in range(3):
            hint = match.undo_hint(each)
            why = match.cannot_undo(each)
            hints.add(type(hint))
            assert hint is None or (why is None if hint is True else why == hint)
            assert match.undo_hint(each) is not None  # once worked out, it is known
    assert type(None) in hints
