"""What bots think of a state: more is better, time is worth something, and leanings lean."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.bots.perspective import Perspective
from offworld.bots.registry import bot
from offworld.games.ceres.bots.weights import Weights
from offworld.games.ceres.meta import CeresGame
from offworld.kernel.rng import Rng
from tests.games.ceres.build import GAME, WHITE, do, pass_all, player, table


def value(match: Any, game: Any = GAME) -> float:
    """Return White's value."""
    found: float = game.value(match.state, WHITE)
    return found


@pytest.mark.parametrize("name", ["credits", "influence", "ore", "ice", "alloy", "probes"])
def test_a_unit_more_is_better(name: str) -> None:
    assert value(table(player(stock={name: 1}), player())) > value(table(player(), player()))


def test_points_contracts_and_research_count() -> None:
    nothing = value(table(player(), player(), contracts=True))
    assert value(table(player(points={"projects": 3}), player(), contracts=True)) == nothing + 3
    kept = [{"id": "C01", "union": "1", "level": 1, "kept": True}]
    assert value(table(player(contracts=kept), player(), contracts=True)) > nothing
    assert value(table(player(research={"exploration": 2}), player(), contracts=True)) > nothing


def test_units_are_worth_less_at_the_end() -> None:
    some = {"credits": 4, "ice": 4, "alloy": 2}
    early = value(table(player(stock=some), player())) - value(table(player(), player()))
    late = [value(table(player(stock=stock, passed=True), player(), round=3)) for stock in (some, {})]
    assert late[0] - late[1] < early / 2


def test_a_new_round_is_no_gain_in_itself() -> None:
    """Passing with leaders in hand must not look good because the next round brings new ones."""
    match = table(player(leaders=3, lobby=2), player())
    before = value(match)
    pass_all(match)
    assert value(match) < before


def test_leanings_lean() -> None:
    match = table(player(points={"asteroids": 10}), player(points={"projects": 10}))
    game = CeresGame((Weights(probes=1.5), Weights(probes=1.5)))
    assert game.value(match.state, 0) - GAME.value(match.state, 0) >= 5
    assert game.value(match.state, 1) - GAME.value(match.state, 1) < 5


def test_skilled_beats_random() -> None:
    wins = 0
    for seed in range(4):
        match = GAME.start(2, seed, {"contracts": bool(seed % 2)}, quiet=True)
        bots = [bot("greedy:guesses=1", GAME), bot("random", GAME)]
        rng = Rng(seed)
        while not match.over:
            for seat in match.asked():
                match.answer(seat, bots[(seat + seed) % 2].choose(Perspective(match, seat), rng))
        outcome = match.outcome()
        assert outcome is not None
        wins += seed % 2 in outcome.winners
    assert wins == 4


def test_playouts_end() -> None:
    match = GAME.start(4, 3, quiet=True)
    rng = Rng(1)
    while not match.over:
        for seat, decision in match.asked().items():
            do(match, GAME.rollout(match.state, decision, rng), seat=seat)
    assert min(match.scores()) > 10
