"""Copies of a state are independent of each other and make nothing for nothing."""

from __future__ import annotations

from typing import Any

from offworld.games.dig_mars.rules.state import DigMars, new_state
from offworld.kernel.rng import Rng
from tests.games.dig_mars.build import GAME

LISTS = ("tiles", "height", "explored", "scouted", "at", "crowd", "levels", "points", "carrier", "bonuses")
SHARED = ("tiles", "carrier")  # replaced whenever they change, which is seldom
NUMBERS = ("seats", "rng", "open_finds", "left", "actions", "moved", "idle", "pending", "outcome")


def late() -> DigMars:
    """Return a state in the middle of a match."""
    match, rng = GAME.start(4, 3, {"open_finds": True}), Rng(3)
    for _ in range(60):
        (asked,) = match.asked().items()
        match.answer(asked[0], asked[1].sample(rng))
    state = match.state
    assert isinstance(state, DigMars)
    state.moved, state.idle, state.actions = True, 5, 1
    return state


def test_a_copy_is_equal_and_shares_no_list_that_changes_in_place() -> None:
    state = late()
    copy = state.clone()
    for name in (*LISTS, "stack"):
        assert getattr(copy, name) == getattr(state, name), name
        assert (getattr(copy, name) is getattr(state, name)) == (name in SHARED), name
    for name in NUMBERS:
        assert getattr(copy, name) == getattr(state, name), name


def test_nothing_that_happens_to_a_copy_reaches_the_original() -> None:
    """A guess redraws every tile, playing on to the end carries most of them away."""
    match, rng = GAME.start(3, 5, quiet=True), Rng(5)
    state = match.state
    assert isinstance(state, DigMars)
    while not match.over:
        before = [list(getattr(state, name)) for name in LISTS]
        copy = match.guess(0, rng)
        guessed = copy.state
        assert isinstance(guessed, DigMars)
        for _ in range(12):
            for seat, decision in copy.asked().items():
                copy.answer(seat, decision.sample(rng))
        assert [list(getattr(state, name)) for name in LISTS] == before
        ((seat, decision),) = match.asked().items()
        known = [list(getattr(guessed, name)) for name in LISTS]
        match.answer(seat, decision.sample(rng))
        assert [list(getattr(guessed, name)) for name in LISTS] == known
    assert len(state.carrier) - state.carrier.count(-1) > 10, "the match carried tiles away"


def test_the_constructor_makes_no_lists_of_its_own() -> None:
    """A copy would only throw them away; that cost nearly half of its time."""
    given: dict[str, Any] = {name: [] for name in LISTS}
    made = DigMars(2, 1, False, **given)
    for name in LISTS:
        assert getattr(made, name) is given[name], name
    slots = [name for name in DigMars.__slots__ if isinstance(getattr(new_state(2, 1, False), name), list)]
    assert sorted(slots) == sorted(LISTS), "the test knows all lists"
