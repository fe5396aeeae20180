"""Starting a match: games by name, numbers of seats, seeds, and options declared as data."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import offworld
from offworld.kernel.errors import BadSetup
from offworld.kernel.option import Option, OptionValue, checked_options
from offworld.kernel.position import position_bytes
from tests.kernel.prospect import PROSPECT
from tests.test_every_game import setups

DEFAULTS = {"rounds": 2, "goal": "points", "rich": False, "wild": False, "duel": False}


def test_options_that_are_left_out_have_their_defaults() -> None:
    assert PROSPECT.check_setup(2, None) == DEFAULTS
    assert PROSPECT.check_setup(2, {}) == DEFAULTS
    assert PROSPECT.check_setup(2, {"goal": "claims"}) == DEFAULTS | {"goal": "claims"}


@given(setups(PROSPECT))
def test_what_a_form_allows_is_accepted(setup: tuple[int, dict[str, OptionValue]]) -> None:
    seats, options = setup
    assert PROSPECT.check_setup(seats, options) == options


@pytest.mark.parametrize(
    ("seats", "options", "key", "params"),
    [
        (2, {"speed": 1}, "error-unknown-option", {"option": "speed", "allowed": "rounds, goal, rich, wild, duel"}),
        (2, {5: 1}, "error-unknown-option", {"option": "5"}),
        (2, {"rounds": 4}, "error-option-value", {"option": "rounds", "value": "4", "allowed": "1, 2, 3"}),
        (2, {"rounds": True}, "error-option-value", {"option": "rounds", "value": "true"}),
        (2, {"rounds": 2.0}, "error-option-value", {"option": "rounds"}),
        (2, {"rich": 1}, "error-option-value", {"option": "rich", "allowed": "false, true"}),
        (2, {"goal": None}, "error-option-value", {"option": "goal", "allowed": "points, claims"}),
        (2, {"goal": ["points"]}, "error-option-value", {"option": "goal"}),
        (2, {"wild": True}, "error-option-needs", {"option": "wild", "other": "rich", "value": "true"}),
        (3, {"duel": True}, "error-option-seats", {"option": "duel", "seats": 3, "allowed": "2"}),
        (2, [("rich", True)], "error-options-form", {"allowed": "rounds, goal, rich, wild, duel"}),
        (5, {}, "error-seats", {"seats": "5", "allowed": "1, 2, 3, 4"}),
        (0, {}, "error-seats", {"seats": "0"}),
        (True, {}, "error-seats", {"seats": "True"}),
        ("2", {}, "error-seats", {"seats": "2"}),
    ],
)
def test_a_wrong_set_up_says_what_is_allowed(seats: Any, options: Any, key: str, params: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        PROSPECT.start(seats, 1, options)
    assert caught.value.text.key == key
    assert params.items() <= caught.value.text.params.items()


def test_options_may_depend_on_one_another_in_a_row() -> None:
    declared = (
        Option("c", "x", ("x", "y"), needs=("b", 2)),
        Option("b", 1, (1, 2), needs=("a", True)),
        Option("a", False),
    )
    assert checked_options(declared, {"a": True, "b": 2, "c": "y"}, 2) == {"a": True, "b": 2, "c": "y"}
    for given_ in ({"b": 2}, {"a": True, "c": "y"}, {"c": "y", "b": 1}):
        with pytest.raises(BadSetup) as caught:
            checked_options(declared, given_, 2)
        assert caught.value.text.key == "error-option-needs"


def test_a_form_can_be_built_from_the_declarations() -> None:
    assert [option.to_json() for option in PROSPECT.options] == [
        {
            "name": "rounds",
            "kind": "number",
            "default": 2,
            "allowed": [1, 2, 3],
            "needs": None,
            "seats": None,
            "matters": [],
        },
        {
            "name": "goal",
            "kind": "choice",
            "default": "points",
            "allowed": ["points", "claims"],
            "needs": None,
            "seats": None,
            "matters": [],
        },
        {
            "name": "rich",
            "kind": "flag",
            "default": False,
            "allowed": [False, True],
            "needs": None,
            "seats": None,
            "matters": [],
        },
        {
            "name": "wild",
            "kind": "flag",
            "default": False,
            "allowed": [False, True],
            "needs": ("rich", True),
            "seats": None,
            "matters": [],
        },
        {
            "name": "duel",
            "kind": "flag",
            "default": False,
            "allowed": [False, True],
            "needs": None,
            "seats": [2],
            "matters": [],
        },
    ]


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, "one", None, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        PROSPECT.start(2, seed)
    assert caught.value.text.key == "error-seed"


@given(st.integers(0, 2**128 - 1))
def test_the_same_seed_starts_the_same_match(seed: int) -> None:
    assert position_bytes(PROSPECT.start(3, seed)) == position_bytes(PROSPECT.start(3, seed))


def test_games_are_found_by_name() -> None:
    assert "dig_mars" in offworld.games()
    for name in offworld.games():
        assert offworld.game(name).name == name
        assert offworld.game(name) is offworld.game(name)
    with pytest.raises(BadSetup) as caught:
        offworld.game("chess")
    assert caught.value.text.key == "error-unknown-game"
    assert caught.value.text.params["allowed"] == ", ".join(offworld.games())


def test_a_game_can_be_imported_under_another_name() -> None:
    """`offworld.games()` lists the games, and must not hide the package of the same name."""
    import offworld.games as package
    import offworld.games.dig_mars as mars

    assert mars.GAME is offworld.game("dig_mars")
    assert package.GAMES["dig_mars"] == "offworld.games.dig_mars"
    assert offworld.games.dig_mars is mars


@pytest.mark.parametrize("name", offworld.games())
def test_declared_options_make_sense(name: str) -> None:
    """Names differ, defaults are allowed, and what is needed exists, without going in circles."""
    options = {option.name: option for option in offworld.game(name).options}
    assert len(options) == len(offworld.game(name).options)
    for option in options.values():
        assert option.default in option.allowed
        assert len({type(value) for value in option.allowed}) == 1
        for other, value in option.matters:
            assert other != option.name
            assert value in options[other].allowed
        needed, seen = option, [option.name]
        while needed.needs is not None:
            other, value = needed.needs
            assert value in options[other].allowed
            assert other not in seen
            needed, seen = options[other], [*seen, other]
