"""Settling simultaneous chains: taking over and repeating lead to the same, and what contradicts itself is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.engine import run
from offworld.kernel.errors import Unsettled
from offworld.kernel.match import Match
from offworld.kernel.option import OptionValue
from offworld.kernel.position import position_bytes
from offworld.kernel.record import replay
from offworld.kernel.rng import Rng
from tests.contract import check_game
from tests.kernel.mini import DIARY, Ask, Diary, End, Write, done
from tests.kernel.play import play_out, snapshot
from tests.kernel.rows import ROWS, WORDS, RowsGame
from tests.kernel.rows.state import MANY, Rows
from tests.kernel.rows.turns import written

QUIET = pytest.mark.parametrize("quiet", [False, True], ids=["listening", "quiet"])


class Repeated(Rows):
    """Rows that does not know what belongs to a seat."""

    __slots__ = ()

    def bare(self) -> Rows:
        return Repeated(0, self.rng, self.options)

    def adopt(self, seat: int, private: Rows) -> bool:
        return False


class RepeatedGame(RowsGame):
    """Rows settled by repeating."""

    def blank(self, seats: int, rng: int, options: dict[str, OptionValue]) -> Rows:
        return Repeated(seats, rng, options)


@given(st.integers(0, 10**6), st.integers(1, 4), st.booleans())
def test_taking_over_and_repeating_lead_to_the_same_bytes(seed: int, seats: int, confirm: bool) -> None:
    options = {"confirm": confirm}
    taken, repeated = [game.start(seats, seed, options, quiet=True) for game in (ROWS, RepeatedGame())]
    told = ROWS.start(seats, seed, options)
    rng = Rng(seed)
    while asked := told.asked():
        seat = rng.choice(sorted(asked))
        answer = asked[seat].sample(rng)
        for match in (taken, repeated, told):
            match.answer(seat, answer)
        assert position_bytes(taken) == position_bytes(repeated) == position_bytes(told)
    assert taken.over
    assert taken.record() == repeated.record() == told.record()


@QUIET
def test_what_lies_below_happens_after_settling(quiet: bool) -> None:
    match = ROWS.start(2, 4, {"confirm": False}, quiet=quiet)
    state, rng = cast(Rows, match.state), Rng(2)
    while not state.bonus:
        assert max([written(row) for row in state.rows]) < MANY
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))
    assert state.bonus == [seat for seat in range(2) if written(state.rows[seat]) >= MANY]


# --- chains that contradict each other -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Take(Effect):
    """Take one of what is left: reads and writes what the other chains do."""

    def ask(self, state: Diary, seat: int) -> Decision | None:
        taken = [entry[1] for entry in state.done]
        return OneOf(seat, "diary-take", [number for number in (1, 2) if number not in taken])

    def apply(self, state: Diary, seat: int, answer: int) -> None:
        state.done.append((seat, answer))


class Jealous(Diary):
    """A diary that knows what each seat should find there."""

    __slots__ = ()

    def clone(self) -> Diary:
        copy = Jealous(self.seats, self.rng)
        copy.done = self.done[:]
        copy.inherit(self)
        return copy

    def agrees(self, seat: int, private: Any) -> bool:
        return bool(self.done[:1] == private.done[:1])


class Partial(Diary):
    """A diary that knows what belongs to seat 0 only."""

    __slots__ = ()

    def clone(self) -> Diary:
        copy = Partial(self.seats, self.rng)
        copy.done = self.done[:]
        copy.inherit(self)
        return copy

    def adopt(self, seat: int, private: Any) -> bool:
        if seat == 0:
            self.done = private.done[:]
        return seat == 0


def begun(state: Diary, quiet: bool, *frames: tuple[int, Effect]) -> Match:
    """Return a match in which these effects happen."""
    state.then(*frames)
    log: list[Any] = []
    state.log = None if quiet else log
    run(state)
    return Match(DIARY, {}, {"position": {"game": "diary", "seats": state.seats}}, state, log, quiet)


@QUIET
def test_a_breakdown_in_settling_reopens_the_last_chain(quiet: bool) -> None:
    match = begun(Diary(2, 1), quiet, (0, Together(((0, Take()), (1, Take())))), (0, Ask("after")))
    match.answer(0, 1)
    before = snapshot(match)
    with pytest.raises(Unsettled) as caught:
        match.answer(1, 1)  # both chose while it was still there
    assert caught.value.text.key == "error-unsettled"
    assert snapshot(match) == before
    assert list(match.asked()) == [1]
    match.answer(1, 2)
    assert done(match) == [(0, 1), (1, 2)]
    match.answer(0, 3)
    assert match.answered == 3


@QUIET
def test_a_seat_that_would_find_something_else_than_it_was_shown_is_a_breakdown(quiet: bool) -> None:
    match = begun(Jealous(2, 1), quiet, (0, Together(((0, Ask("a")), (1, Ask("b"))))), (0, Ask("after")))
    match.answer(0, 1)
    before = snapshot(match)
    for _ in range(2):
        with pytest.raises(Unsettled):
            match.answer(1, 1)
        assert snapshot(match) == before
    assert match.asked()[1].why == "diary-b"


def test_what_belongs_to_a_seat_is_known_for_all_or_for_none() -> None:
    match = begun(Partial(2, 1), True, (0, Together(((0, Ask("a")), (1, Ask("b"))))), (0, Ask("after")))
    match.answer(0, 1)
    before = snapshot(match)
    with pytest.raises(Unsettled):
        match.answer(1, 1)
    assert snapshot(match) == before


@QUIET
@pytest.mark.parametrize("confirm", [False, True])
def test_an_end_within_a_chain_cuts_the_others_short(quiet: bool, confirm: bool) -> None:
    chains = ((0, Ask("a", (End(),))), (1, Ask("b")))
    match = begun(Diary(2, 1), quiet, (0, Together(chains, confirm=confirm)), (0, Write("never")))
    match.answer(1, 2)
    if confirm:
        match.answer(1, "done")
    match.answer(0, 1)
    assert match.over
    assert done(match) == [(0, "a", 1)]


# --- the contract ----------------------------------------------------------------------------------------------------
class Greedy(Rows):
    """Rows in which a chain counts what the others have written so far: a silent mistake of the rules."""

    __slots__ = ()

    def bare(self) -> Rows:
        return Greedy(0, self.rng, self.options)

    def adopt(self, seat: int, private: Rows) -> bool:
        return False

    def agrees(self, seat: int, private: Rows) -> bool:
        return True

    def tell(self, key: str, **params: object) -> None:
        if key == "rows-wrote":
            seat = cast(int, params["seat"])
            self.lost[seat] = sum([row.count(0) for row in self.rows]) % 3
        super().tell(key, **params)


class Knowing(Greedy):
    """The same, where at least the hooks are right."""

    __slots__ = ()

    def bare(self) -> Rows:
        return Knowing(0, self.rng, self.options)

    def agrees(self, seat: int, private: Rows) -> bool:
        return self.lost[seat] == private.lost[seat]


class FaultyGame(RowsGame):
    """Rows with one of these tables."""

    def __init__(self, table: type[Rows]) -> None:
        super().__init__()
        self.table = table

    def blank(self, seats: int, rng: int, options: dict[str, OptionValue]) -> Rows:
        return self.table(seats, rng, options)


def test_the_contract_notices_a_chain_that_looks_at_what_others_write() -> None:
    with pytest.raises(AssertionError, match="depend on each other's order"):
        check_game(FaultyGame(Greedy), 3, {}, 10**12, words=WORDS)


def test_comparing_notices_it_in_any_match() -> None:
    with pytest.raises(Unsettled):
        play_out(FaultyGame(Knowing).start(3, 1))


class Wrong(Rows):
    """Rows that takes over too little."""

    __slots__ = ()

    def bare(self) -> Rows:
        return Wrong(0, self.rng, self.options)

    def adopt(self, seat: int, private: Rows) -> bool:
        self.rows[seat] = private.rows[seat][:]
        return True


def test_the_contract_notices_that_too_little_is_taken_over() -> None:
    with pytest.raises(AssertionError, match="depend on each other's order"):
        check_game(FaultyGame(Wrong), 2, {}, 10**12, words=WORDS)


def test_a_record_replays_quietly_and_aloud() -> None:
    match = play_out(ROWS.start(3, 5))
    for quiet in (False, True):
        assert position_bytes(replay(ROWS, match.record(), quiet=quiet)) == position_bytes(match)
