"""Effects on the stack happen in their order, ask when they must, and stop when the match ends."""

from __future__ import annotations

import pytest

from offworld.kernel.effect import Effect, Together
from offworld.kernel.errors import MatchOver
from tests.kernel.mini import Ask, End, Write, diary, done


def test_effects_happen_in_the_order_in_which_they_are_pushed() -> None:
    match = diary((0, Write("a", (Write("b", (Write("c"),)), Write("d")))), (1, Write("e")), (0, Ask("stop")))
    assert done(match) == [(0, "a"), (0, "b"), (0, "c"), (0, "d"), (1, "e")]


def test_what_an_answer_pushes_comes_before_what_waits_below() -> None:
    match = diary((0, Ask("first", (Write("a"), Ask("second")))), (1, Ask("third")))
    match.answer(0, 2)
    assert done(match) == [(0, "first", 2), (0, "a")]
    assert list(match.asked()) == [0]
    match.answer(0, 3)
    assert list(match.asked()) == [1]


def test_asking_changes_nothing_and_is_worked_out_from_the_state() -> None:
    match = diary((1, Ask("stop")))
    assert match.asked()[1].to_json() == match.clone().asked()[1].to_json()
    assert done(match) == []


def test_the_end_is_at_once_whatever_is_pushed_besides() -> None:
    match = diary((0, Ask("first", (End(), Write("never")))), (1, Write("never")))
    match.answer(0, 1)
    assert match.over
    assert done(match) == [(0, "first", 1)]
    assert match.asked() == {}
    assert match.state.stack == []
    with pytest.raises(MatchOver):
        match.answer(0, 1)


def test_a_chain_can_end_the_match() -> None:
    together = Together(((0, Ask("a", (End(),))), (1, Ask("b"))))
    match = diary((0, together), (0, Write("never")), (0, Ask("never")))
    match.answer(0, 1)
    assert not match.over  # the other one has not finished
    match.answer(1, 1)
    assert match.over
    assert done(match) == [(0, "a", 1)]
    assert match.asked() == {}
    assert match.state.stack == []


def test_chains_that_ask_nothing_are_settled_at_once() -> None:
    match = diary((0, Together(((1, Write("b")), (0, Write("a"))))), (0, Together(())), (0, Ask("stop")))
    assert done(match) == [(1, "b"), (0, "a")]
    assert list(match.asked()) == [0]


def test_one_phase_of_chains_follows_another() -> None:
    match = diary((0, Together(((0, Ask("a")), (1, Ask("b"))))), (0, Together(((1, Ask("c")), (0, Ask("d"))))))
    match.answer(1, 2)
    match.answer(0, 1)
    assert sorted(match.asked()) == [0, 1]
    match.answer(1, 3)
    match.answer(0, 3)
    assert done(match) == [(0, "a", 1), (1, "b", 2), (1, "c", 3), (0, "d", 3)]


class Draw(Effect):
    """Draw at random, which a chain must not do."""

    def apply(self, state: object, seat: int, answer: None) -> None:
        state.below(6)  # type: ignore[attr-defined]  # any state will do


@pytest.mark.parametrize(
    ("chains", "problem"),
    [
        (((0, Draw()),), "draw at random"),
        (((0, Ask("a", (Draw(),))),), "draw at random"),
        (((0, Together(((0, Ask("a")),))),), "nest"),
        (((0, Ask("a")), (0, Ask("b"))), "one chain"),
    ],
)
def test_a_chain_that_does_not_keep_to_itself_is_a_mistake_of_the_game(
    chains: tuple[tuple[int, Effect], ...], problem: str
) -> None:
    def play() -> None:
        match = diary((0, Together(chains)), (0, Ask("stop")))
        match.answer(0, 1)

    with pytest.raises(AssertionError, match=problem):
        play()
