"""Asides: free actions beside whatever is asked in one's turn, and starting a turn again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest

from offworld.bots.greedy import Greedy
from offworld.bots.perspective import Perspective
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.engine import run
from offworld.kernel.errors import CannotUndo, IllegalAnswer
from offworld.kernel.match import Match
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.kernel.mini import DIARY, Ask, Diary, Write
from tests.kernel.play import in_turns, snapshot

MELT = ("aside", "melt")


class Wallet(Diary):
    """A diary whose `secret` is money that may be given away at any time, one or two coins."""

    __slots__ = ()

    def clone(self) -> Wallet:
        copy = Wallet(self.seats, self.rng)
        copy.done = self.done[:]
        copy.secret = self.secret
        copy.inherit(self)
        return copy

    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        return [("give", coins) for coins in (1, 2) if coins <= self.secret]

    def aside(self, seat: int, what: tuple[Any, ...]) -> Effect:
        return Give(what[1])

    def why_no_aside(self, seat: int, what: tuple[Any, ...]) -> Text | None:
        return Text("diary-poor") if what[:1] == ("give",) and what[1] > self.secret else None


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Give coins away, and say to whom."""

    coins: int

    def ask(self, state: Wallet, seat: int) -> Decision | None:
        return OneOf(seat, "diary-whom", ("her", "him"))

    def apply(self, state: Wallet, seat: int, answer: str) -> None:
        state.secret -= self.coins
        state.done.append((seat, self.coins, answer))


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """Spend three coins."""

    def ask(self, state: Wallet, seat: int) -> Decision | None:
        return Payment(seat, "diary-pay", 3, (("coin", state.secret, 1),))

    def apply(self, state: Wallet, seat: int, answer: tuple[int]) -> None:
        state.secret -= answer[0]
        state.done.append((seat, "paid"))


@dataclass(frozen=True, slots=True)
class MaySpend(Effect):
    """Ask for something only as long as there is money."""

    def ask(self, state: Wallet, seat: int) -> Decision | None:
        return OneOf(seat, "diary-any", (1,)) if state.secret > 1 else None

    def apply(self, state: Wallet, seat: int, answer: int | None) -> None:
        state.done.append((seat, "any"))


def wallet(coins: int, *effects: Effect) -> Match:
    """Return a match of one seat with some money, in which these effects happen."""
    state = Wallet(1, 1)
    state.secret = coins
    state.push(0, *effects)
    state.log = []
    run(state)
    return Match(DIARY, {}, {"position": {}}, state, state.log, False)


def test_an_aside_is_done_and_the_question_is_asked_again() -> None:
    match = wallet(9, Ask("first"))
    assert match.asides(0) == [("aside", "give", 1), ("aside", "give", 2)]
    match.answer(0, ["aside", "give", 2])
    assert match.asked()[0].why == "diary-whom"
    match.answer(0, "her")
    assert match.asked()[0].why == "diary-first"
    match.answer(0, 3)
    assert match.state.done == [(0, 2, "her"), (0, "first", 3)]  # type: ignore[attr-defined]


def test_only_what_leaves_the_question_answerable_is_offered() -> None:
    match = wallet(4, Spend())
    assert match.asides(0) == [("aside", "give", 1)]
    before = snapshot(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(0, ["aside", "give", 2])
    assert caught.value.text.key == "error-aside-later"
    assert snapshot(match) == before
    match.answer(0, ["aside", "give", 1])
    match.answer(0, "him")
    assert match.asides(0) == []
    assert match.why_not(0, ["aside", "give", 9]) == Text("diary-poor")


def test_an_aside_that_makes_the_question_vanish_is_not_offered() -> None:
    assert wallet(2, MaySpend(), Ask("last")).asides(0) == []
    assert wallet(4, MaySpend(), Ask("last")).asides(0) == [("aside", "give", 1), ("aside", "give", 2)]


@pytest.mark.parametrize("value", [["aside"], ["aside", "melt", 1], ["aside", "nonsense"], ["aside", None, [], 0.5]])
def test_a_wrong_aside_is_refused_and_says_what_is_possible(value: list[Any]) -> None:
    match = in_turns(2)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(0, value)
    assert caught.value.text.key == "error-aside"
    assert "melt" in str(caught.value.text.params["allowed"])
    assert snapshot(match) == before


def test_nobody_has_asides_out_of_turn_or_in_the_question_of_another() -> None:
    match = in_turns(2)
    assert match.asides(0) == [MELT]
    assert match.asides(1) == []
    match.answer(0, ["trade", 1])
    assert list(match.asked()) == [1]
    assert match.asides(1) == []
    assert match.why_not(1, MELT) == Text("error-aside-none", {"value": '["aside","melt"]'})


def test_a_question_lists_its_asides_with_words() -> None:
    match = in_turns(2)
    question = match.question(0)
    assert question is not None
    assert question["asides"] == [{"value": MELT, "label": {"key": "prospect-do-melt", "params": {}}}]


def test_an_aside_can_be_taken_back_and_stands_in_the_record() -> None:
    match = in_turns(2)
    before = snapshot(match)
    match.answer(0, MELT)
    assert match.record()["answers"][-1][:2] == [0, MELT]
    match.undo(0)
    assert snapshot(match) == before


def test_greedy_takes_an_aside_that_helps() -> None:
    match = in_turns(2)
    assert Greedy().choose(Perspective(match, 0), Rng(1)) == MELT


@dataclass(frozen=True, slots=True)
class Begin(Effect):
    """Begin a turn."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.begin_turn()


def test_starting_a_turn_again_goes_back_to_its_beginning_and_no_further() -> None:
    match = wallet(0, Begin(), Ask("first"), Begin(), Ask("second"), Write("then"), Ask("third"), Ask("fourth"))
    for answer in (1, 2, 3):
        match.answer(0, answer)
    assert match.start_again(0) == 2
    assert match.asked()[0].why == "diary-second"
    match.undo(0)
    assert match.asked()[0].why == "diary-first"
    with pytest.raises(CannotUndo):
        match.start_again(0)


def test_starting_again_stops_at_what_was_revealed() -> None:
    match = in_turns(2, rich=True, wild=True)
    match.answer(0, ["dig"])
    match.answer(0, ["wild"])
    assert match.start_again(0) == 1
    assert match.answers[-1][1] == ("dig",)
    with pytest.raises(CannotUndo):
        match.start_again(0)


def test_starting_again_in_a_chain_takes_the_whole_chain_back() -> None:
    from tests.kernel.play import finish_chain, started

    match = started(2)
    before = snapshot(match)
    finish_chain(match, 0, 2)
    assert match.start_again(0) == 3
    assert snapshot(match) == before


class Purse(Wallet):
    """A wallet of seat 0 alone."""

    __slots__ = ()

    def clone(self) -> Purse:
        copy = Purse(self.seats, self.rng)
        copy.done = self.done[:]
        copy.secret = self.secret
        copy.inherit(self)
        return copy

    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        return super().asides(seat) if seat == 0 else []


@pytest.mark.parametrize("quiet", [False, True])
def test_asides_in_a_chain_are_settled_with_it_also_those_taken_instead_of_saying_done(quiet: bool) -> None:
    state = Purse(2, 1)
    state.secret = 3
    log: list[Any] = []
    state.log = None if quiet else log
    state.then((0, Together(((0, Ask("a")), (1, Ask("b"))), confirm=True)), (0, Ask("after")))
    run(state)
    match = Match(DIARY, {}, {"position": {}}, state, log, quiet)
    for answer in (("aside", "give", 1), "him", 3, ("aside", "give", 2), "her"):
        match.answer(0, answer)
    assert match.asked()[0].topic == "done"
    match.answer(0, "done")
    match.answer(1, 1)
    match.answer(1, "done")
    settled = cast(Purse, match.state)
    assert settled.done == [(0, 1, "him"), (0, "a", 3), (0, 2, "her"), (1, "b", 1)]
    assert settled.secret == 0
