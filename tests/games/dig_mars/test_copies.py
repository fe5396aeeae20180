"""Copies of a state share nothing and make nothing for nothing."""

from __future__ import annotations

from offworld.games.dig_mars.state import DigMars, new_state
from offworld.kernel.rng import Rng
from tests.games.dig_mars.build import GAME

LISTS = ("tiles", "height", "explored", "scouted", "at", "crowd", "levels", "points", "carrier", "bonuses")
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


def test_a_copy_is_equal_and_shares_no_list() -> None:
    state = late()
    copy = state.clone()
    for name in (*LISTS, "stack"):
        assert getattr(copy, name) == getattr(state, name), name
        assert getattr(copy, name) is not getattr(state, name), name
    for name in NUMBERS:
        assert getattr(copy, name) == getattr(state, name), name


def test_the_constructor_makes_no_lists_of_its_own() -> None:
    """A copy would only throw them away; that cost nearly half of its time."""
    given: dict[str, list[int]] = {name: [] for name in LISTS}
    made = DigMars(2, 1, False, **given)
    for name in LISTS:
        assert getattr(made, name) is given[name], name
    slots = [name for name in DigMars.__slots__ if isinstance(getattr(new_state(2, 1, False), name), list)]
    assert sorted(slots) == sorted(LISTS), "the test knows all lists"
