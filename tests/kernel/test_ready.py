"""Who is ready, and "done?": what a game may ask of its simultaneous phases."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.decision import Confirm
from offworld.kernel.effect import Effect, Together
from offworld.kernel.errors import BadPosition, CannotUndo, IllegalAnswer
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from offworld.learn.desk import Desk
from tests.kernel.mini import Ask, Write, diary, done
from tests.kernel.play import seen, snapshot, started
from tests.kernel.rows import ROWS

TWO = ((0, Ask("a")), (1, Ask("b")))


def phase(chains: tuple[tuple[int, Effect], ...] = TWO, progress: bool = False, confirm: bool = False) -> Match:
    """Return a match in such a phase."""
    return diary((0, Together(chains, progress=progress, confirm=confirm)), (0, Ask("after")))


def test_without_progress_nobody_sees_who_is_ready() -> None:
    match = phase()
    before = [seen(match, viewer) for viewer in (None, 1)]
    match.answer(0, 1)
    assert [seen(match, viewer) for viewer in (None, 1)] == before
    assert (match.view(1)["asked"], match.view(1)["ready"]) == ([0, 1], None)
    assert match.view(0)["asked"] == [1]


def test_with_progress_everybody_sees_who_is_ready() -> None:
    match = phase(progress=True)
    assert [match.view(viewer)["ready"] for viewer in (None, 0, 1)] == [[], [], []]
    match.answer(0, 1)
    for viewer in (None, 0, 1):
        assert (match.view(viewer)["asked"], match.view(viewer)["ready"]) == ([1], [0])
    match.undo(0)
    assert match.view(1)["ready"] == []


def test_with_progress_steps_within_a_chain_stay_hidden() -> None:
    match = phase(((0, Ask("a", (Ask("more"),))), (1, Ask("b"))), progress=True)
    before = seen(match, 1)
    match.answer(0, 1)
    assert seen(match, 1) == before


def test_after_the_phase_nothing_is_said_about_who_is_ready() -> None:
    match = phase(progress=True)
    match.answer(0, 1)
    match.answer(1, 1)
    assert match.view(None)["ready"] is None
    assert match.view(None)["asked"] == [0]


def test_a_guess_keeps_who_is_ready_but_not_what_they_chose() -> None:
    match = phase(progress=True)
    match.answer(0, 3)
    guesses = [match.guess(1, Rng(number)) for number in range(20)]
    assert all([guess.view(1) == match.view(1) for guess in guesses])
    chosen = {cast(Any, guess.state.branches)[0].answers for guess in guesses}
    assert chosen == {(1,), (2,), (3,)}


def test_a_chain_counts_as_finished_when_its_seat_says_so() -> None:
    match = phase(confirm=True, progress=True)
    match.answer(0, 1)
    assert match.view(1)["ready"] == []
    question = match.question(0)
    assert question is not None
    assert (question["kind"], question["choices"]) == ("one_of", ["done"])
    assert question["why"]["key"] == "ask-done"
    assert question["labels"] == [{"key": "label-done", "params": {}}]
    assert question["refused"] == []
    for value in (True, None, "nonsense", ["done"]):
        assert match.why_not(0, value) is not None
        with pytest.raises(IllegalAnswer):
            match.answer(0, value)
    match.answer(0, "done")
    assert match.view(1)["ready"] == [0]


def test_the_last_seat_as_well_can_take_back_until_it_says_done() -> None:
    match = phase(confirm=True)
    start = snapshot(match)
    match.answer(0, 1)
    match.answer(0, "done")
    half = snapshot(match)
    match.answer(1, 2)
    match.undo(1)
    assert snapshot(match) == half
    match.answer(1, 3)
    match.undo(0)  # takes back only that it was done
    assert match.asked()[0].why == "ask-done"
    match.undo(0)
    match.undo(1)
    assert snapshot(match) == start
    for seat, value in ((0, 2), (1, 3), (0, "done"), (1, "done")):
        match.answer(seat, value)
    assert done(match) == [(0, "a", 2), (1, "b", 3)]
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_whoever_is_asked_nothing_need_not_say_done() -> None:
    match = phase(((0, Write("a")), (1, Ask("b"))), confirm=True, progress=True)
    assert list(match.asked()) == [1]
    assert match.view(1)["ready"] == [0]
    match.answer(1, 1)
    match.answer(1, "done")
    assert done(match) == [(0, "a"), (1, "b", 1)]


def test_positions_and_copies_in_the_middle_of_it() -> None:
    match = ROWS.start(3, 5)
    match.answer(1, (0, 0))
    match.answer(1, "done")
    match.answer(2, (0, 0))
    position = match.position()
    assert position["chains"] == [[0, []], [1, [[0, 0], "done"]], [2, [[0, 0]]]]
    together = position["stack"][-1]["does"]
    assert (together["progress"], together["confirm"]) == (True, True)
    copy = ROWS.load(position)
    assert position_bytes(copy) == position_bytes(match)
    assert seen(copy, 0)[:40] == seen(match, 0)[:40]
    assert copy.view(0) == match.view(0)
    for seat in range(3):  # what was answered before it was loaded cannot be taken back
        assert copy.cannot_undo(seat) is not None
    together["confirm"] = "perhaps"
    with pytest.raises(BadPosition) as caught:
        ROWS.load(position)
    assert caught.value.text.params["field"] == f"stack[{len(position['stack']) - 1}].does.confirm"


def test_what_asks_for_neither_is_written_as_before() -> None:
    match = started(2)
    assert set(match.position()["stack"][-1]["does"]) == {"effect", "chains"}


def test_training_passes_over_it() -> None:
    desk = Desk(ROWS, 2, {})
    desk.deal(3)
    while (seat := desk.next_seat()) is not None:
        assert desk.decision(seat) is not None
        assert cast(Any, desk.decision(seat)).why != "ask-done"
        desk.act(seat, int(desk.observe(seat)["action_mask"].argmax()))
    assert desk.match.over


# --- nobody learns by trying to undo -------------------------------------------------------------------------------
@pytest.mark.parametrize("progress", [False, True])
@pytest.mark.parametrize("chains", [TWO, ((0, Ask("a", (Ask("x"),))), (1, Ask("b", (Ask("y"),))))], ids=["one", "two"])
@pytest.mark.parametrize("first", [0, 1])
def test_whether_others_have_answered_does_not_show_in_undo(
    chains: tuple[tuple[int, Effect], ...], progress: bool, first: int
) -> None:
    match = diary((first, Ask("before")), (0, Together(chains, progress, confirm=True)), (0, Ask("after")))
    match.answer(first, 1)
    for busy, idle in ((0, 1), (1, 0)):
        before = match.cannot_undo(idle)
        assert before is not None
        for _ in range(2):
            match.answer(busy, match.asked()[busy].sample(Rng(1)))
            assert match.cannot_undo(idle) == before
            with pytest.raises(CannotUndo) as caught:
                match.undo(idle)
            assert caught.value.text == before
        match.undo(busy)
        match.undo(busy)
        assert match.cannot_undo(idle) == before


def test_one_who_is_asked_alone_can_go_back_before_the_phase() -> None:
    match = diary((0, Ask("before")), (0, Together(((0, Ask("a")),), confirm=True)))
    before = snapshot(match)
    for value in (1, 2):
        match.answer(0, value)
    for _ in range(2):
        match.undo(0)
    assert snapshot(match) == before


@given(st.integers(0, 10**6))
def test_undo_and_redo_in_any_order_lead_to_the_same(seed: int) -> None:
    rng, match = Rng(seed), ROWS.start(2, seed)
    plain = ROWS.start(2, seed)
    while match.asked():
        seat = rng.choice(sorted(match.asked()))
        for each in range(2):
            if rng.below(4) == 0 and match.cannot_undo(each) is None:
                match.undo(each)
        if seat in match.asked():
            match.answer(seat, match.asked()[seat].sample(rng))
        if match.answered > 400:
            break
    for seat, value, _ in match.answers:
        plain.answer(seat, value)
    assert position_bytes(plain) == position_bytes(match)
    assert not isinstance(match.asked().get(0), Confirm)
