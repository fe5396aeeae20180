"""Every game keeps the contract, whatever the seats, options and seed."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import offworld
from offworld.games import EXAMPLES
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.option import OptionValue
from tests.contract import Allowance, check_game, check_secrets
from tests.kernel.prospect import PROSPECT, WORDS
from tests.kernel.rows import ROWS
from tests.kernel.rows import WORDS as ROWS_WORDS

ALLOWANCES = {
    # whoever declares victory wins, even if somebody has secretly gathered more
    "dig_mars": Allowance(claimed=frozenset({"dig_mars-reason-claim"})),
}


@st.composite
def setups(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, OptionValue]]:
    """Draw a number of seats and options as a form would allow them."""
    seats = draw(st.sampled_from(game.seats))
    values = {option.name: draw(st.sampled_from(option.allowed)) for option in game.options}
    for _ in game.options:  # what another one needs may itself fall back to its default
        for option in game.options:
            met = option.needs is None or values[option.needs[0]] == option.needs[1]
            if not met or (option.seats is not None and seats not in option.seats):
                values[option.name] = option.default
    return seats, values


def examples(count: int) -> int:
    """Return how many matches to try: all on the plain rules, and half as many on the compiled ones.

    `make test` does both, and both are the same source.
    """
    return (count + 1) // 2 if os.environ.get("OFFWORLD_COMPILED") else count


# a smaller seed is not a simpler match: report what was found, without searching for less
phases = (Phase.explicit, Phase.reuse, Phase.generate)
seeds = st.integers(10**12, 2**63 - 1)  # long, so that they cannot be in a view by chance


@pytest.mark.parametrize("name", [*offworld.games(), *EXAMPLES])
@settings(max_examples=examples(10), phases=phases)
@given(data=st.data(), seed=seeds)
def test_contract(name: str, data: st.DataObject, seed: int) -> None:
    game = offworld.game(name)
    seats, options = data.draw(setups(game))
    check_game(game, seats, options, seed, allowance=ALLOWANCES.get(name))


@pytest.mark.parametrize("name", [*offworld.games(), *EXAMPLES])
@settings(max_examples=examples(48), phases=phases)
@given(data=st.data(), seed=seeds)
def test_guesses_and_what_a_seat_knows_agree(name: str, data: st.DataObject, seed: int) -> None:
    """So many matches that a rare slip is found: ten missed one that 48 found."""
    game = offworld.game(name)
    seats, options = data.draw(setups(game))
    check_secrets(game, seats, options, seed, ALLOWANCES.get(name))


def choices() -> list[tuple[str, str, OptionValue]]:
    """Return every value of every option of every game."""
    names = [*offworld.games(), *EXAMPLES]
    declared = [(name, option) for name in names for option in offworld.game(name).options]
    return [(name, option.name, value) for name, option in declared for value in option.allowed]


@pytest.mark.parametrize(("name", "option", "value"), choices())
def test_contract_with_each_value_of_each_option(name: str, option: str, value: OptionValue) -> None:
    game = offworld.game(name)
    declared = {each.name: each for each in game.options}
    wanted, options = declared[option], {option: value}
    while wanted.needs is not None:
        options[wanted.needs[0]] = wanted.needs[1]
        wanted = declared[wanted.needs[0]]
    for seats in game.seats:
        with suppress(BadSetup):
            chosen = game.check_setup(seats, options)
            check_game(game, seats, chosen, 10**12 + 7, effort=8, allowance=ALLOWANCES.get(name))
            return
    pytest.fail("this value can be chosen with no number of seats")


@settings(max_examples=examples(25), phases=phases)
@given(setup=setups(PROSPECT), seed=seeds)
def test_contract_of_the_test_game(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    check_game(PROSPECT, *setup, seed, words=WORDS, effort=30)


@settings(max_examples=examples(20), phases=phases)
@given(setup=setups(ROWS), seed=seeds)
def test_contract_of_the_test_game_in_which_all_choose_at_once(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    check_game(ROWS, *setup, seed, words=ROWS_WORDS, effort=20)
