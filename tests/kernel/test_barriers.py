"""Information barriers at the edges: what is told or asked but not seen, and where chains begin and end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.text import Text
from tests.kernel.mini import Ask, Diary, diary, done
from tests.kernel.play import snapshot


@dataclass(frozen=True, slots=True)
class Tell(Effect):
    """Tell some seats, or everyone, what nobody could know."""

    audience: tuple[int, ...] | None

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        text = Text("diary-secret", {"secret": state.secret})
        if self.audience is None:
            state.tell(text.key, **text.params)
        else:
            state.tell_only(self.audience, text, Text("diary-vague"))


@dataclass(frozen=True, slots=True)
class AskAbout(Effect):
    """Ask a question that shows what nobody could know."""

    def ask(self, state: Diary, seat: int) -> Decision | None:
        return OneOf(seat, "diary-about", (state.secret, state.secret + 1))

    def apply(self, state: Diary, seat: int, answer: int) -> None:
        state.done.append((seat, "about"))


@dataclass(frozen=True, slots=True)
class EndWith(Effect):
    """End the match with a score that nobody could know."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.finish(Outcome(Text("diary-end"), (), tuple([state.secret] * state.seats)))


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Draw at random without any consequence."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.below(6)


def refusal(match: Match, seat: int) -> str | None:
    """Return why there is no undo."""
    why = match.cannot_undo(seat)
    return why.key if why is not None else None


@pytest.mark.parametrize(
    "effect", [Tell(None), Tell((0,)), Tell((1,)), AskAbout(), EndWith(), Roll()], ids=lambda effect: str(effect)
)
def test_a_secret_that_gets_out_is_a_barrier_however_it_does(effect: Effect) -> None:
    match = diary((0, Ask("a", (effect,))), (0, Ask("b")))
    match.answer(0, 1)
    assert refusal(match, 0) == "error-undo-revealed"


def test_a_question_that_shows_somebody_else_a_secret_is_a_barrier() -> None:
    match = diary((0, Ask("a")), (1, AskAbout()))
    match.answer(0, 1)
    assert refusal(match, 0) == "error-undo-revealed"


def test_what_is_told_vaguely_is_no_barrier() -> None:
    match = diary((0, Ask("a", (Tell(()),))), (0, Ask("b")))
    match.answer(0, 1)
    assert refusal(match, 0) is None


def test_the_answer_that_opened_chains_of_others_stays_whether_they_have_answered_or_not() -> None:
    """Otherwise trying to take it back would tell whether somebody has made a hidden step."""
    match = diary((0, Ask("a")), (0, Together(((0, Ask("b")), (1, Ask("c"))))), (0, Ask("d")))
    match.answer(0, 1)
    assert sorted(match.asked()) == [0, 1]
    assert refusal(match, 0) == "error-undo-together"
    match.answer(1, 2)
    assert refusal(match, 0) == "error-undo-together"
    match.undo(1)
    assert refusal(match, 0) == "error-undo-together"


def test_chains_that_follow_chains_do_not_make_the_first_ones_undone() -> None:
    match = diary((0, Together(((0, Ask("a")), (1, Ask("b"))))), (0, Together(((0, Ask("c")), (1, Ask("d"))))))
    match.answer(0, 1)
    match.answer(1, 2)
    assert sorted(match.asked()) == [0, 1]
    assert refusal(match, 0) == "error-undo-other"
    assert refusal(match, 1) == "error-undo-revealed"
    match.answer(1, 3)
    assert refusal(match, 1) is None
    match.undo(1)
    assert refusal(match, 1) == "error-undo-revealed"


def test_alone_one_can_go_back_from_one_chain_into_the_one_before() -> None:
    match = diary((0, Together(((0, Ask("a", (Ask("b"),))),))), (0, Together(((0, Ask("c")),))), seats=1)
    states = [snapshot(match)]
    for answer in (1, 2, 3):
        match.answer(0, answer)
        states.append(snapshot(match))
    assert done(match) == [(0, "a", 1), (0, "b", 2), (0, "c", 3)]
    for state in reversed(states[:-1]):
        match.undo(0)
        assert snapshot(match) == state
