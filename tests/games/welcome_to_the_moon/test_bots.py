"""Bots: a value that knows the adventure, and playouts that end with the turn in which all choose at once."""

from __future__ import annotations

import pytest

import offworld
from offworld.bots import bot
from offworld.bots.perspective import Perspective
from offworld.bots.play import play
from offworld.bots.search import Search
from offworld.games.welcome_to_the_moon.adventures import ADVENTURES
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.build import moon, table

GAME = offworld.game("welcome_to_the_moon")


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_skilled_beats_random(adventure: int) -> None:
    match = GAME.start(2, 11, {"adventure": adventure}, quiet=True)
    assert play(match, [bot("skilled", GAME), bot("random", GAME)], 3)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_a_playout_lasts_as_many_turns_as_it_should() -> None:
    """All answers belong to chains here: without counting turns a playout would go on to the end of the match."""
    match = GAME.start(3, 5)
    search = Search(Perspective(match, 0), Rng(1), 0.6, 2, 1.0, 4.0)
    state = match.state.clone()
    search._play_out(state)
    assert state.turn - match.state.turn == 2


def test_a_nearly_full_compartment_with_fuel_is_worth_more() -> None:
    rooms = {f"F6.{i}": i for i in range(1, 6)}
    poor, rich = {"spaces": rooms}, {"spaces": rooms, "fuelled": {"C8.fuel": 1}}
    state = moon(table(1, poor, rich))
    assert GAME.value(state, 1) > GAME.value(state, 0)


def test_a_number_far_from_its_place_is_worth_less() -> None:
    state = moon(table(4, {"spaces": {"M01.1": 15}}, {"spaces": {"M12.1": 15}}))
    assert GAME.value(state, 1) > GAME.value(state, 0)
