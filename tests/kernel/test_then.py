"""`state.then`: several effects of one `apply` happen in the order written."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from offworld.kernel.effect import Effect, Together
from offworld.kernel.position import position_bytes
from tests.kernel.mini import Ask, Diary, End, Write, diary, done
from tests.kernel.play import snapshot


@dataclass(frozen=True, slots=True)
class Line(Effect):
    """Let effects of several seats happen in order, in one call or in several."""

    calls: tuple[tuple[tuple[int, Effect], ...], ...]
    pushed: tuple[Effect, ...] = ()

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        for number, frames in enumerate(self.calls):
            state.then(*frames)
            if number == 0:
                state.push(seat, *self.pushed)


A, B, C, D = [Write(name) for name in "abcd"]


@pytest.mark.parametrize(
    "calls",
    [(((0, A), (1, B), (0, C)),), (((0, A),), ((1, B), (0, C))), (((0, A),), (), ((1, B),), ((0, C),))],
)
def test_effects_happen_in_the_order_written(calls: tuple[tuple[tuple[int, Effect], ...], ...]) -> None:
    match = diary((0, Line(calls)), (0, D), (0, Ask("stop")))
    assert done(match) == [(0, "a"), (1, "b"), (0, "c"), (0, "d")]


def test_what_follows_from_one_comes_before_the_next() -> None:
    inner = Line((((0, B),), ((1, C),)))
    assert done(diary((0, Line((((0, A), (0, inner), (0, D)),))), (0, Ask("stop")))) == [
        (0, "a"),
        (0, "b"),
        (1, "c"),
        (0, "d"),
    ]


def test_what_is_pushed_in_the_same_apply_happens_after_them() -> None:
    match = diary((0, Line((((0, A),), ((1, B),)), (C,))), (0, D), (0, Ask("stop")))
    assert done(match) == [(0, "a"), (1, "b"), (0, "c"), (0, "d")]


def test_questions_among_them_are_asked_in_order() -> None:
    match = diary((0, Line((((1, Ask("a")), (0, Ask("b"))), ((0, Together(((0, Ask("c")), (1, Ask("d"))))),)))))
    before = snapshot(match)
    match.answer(1, 1)
    match.undo(1)
    assert snapshot(match) == before
    for seat in (1, 0, 1, 0):
        copy = match.clone()
        match.answer(seat, 1)
        copy.answer(seat, 1)
        assert position_bytes(copy) == position_bytes(match)
    assert [entry[1] for entry in done(match)] == ["a", "b", "c", "d"]


def test_the_end_of_the_match_cuts_them_short() -> None:
    match = diary((0, Line((((0, End()), (0, A)),))), (0, B))
    assert match.over
    assert done(match) == []
    assert match.state.later is None
    assert match.state.stack == []


def test_an_end_drops_what_was_to_come() -> None:
    match = diary((0, Ask("a", (EndAnd(),))), (0, B))
    match.answer(0, 1)
    assert match.over
    assert (match.state.later, match.state.stack) == (None, [])


@dataclass(frozen=True, slots=True)
class EndAnd(Effect):
    """End the match in the middle of saying what is to come."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.then((0, A))
        End().apply(state, seat, None)
        state.then((0, C))
