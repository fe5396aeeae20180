"""OpenSpiel's own algorithms find what they call: the calls are theirs, in their order, without the package."""

from __future__ import annotations

import sys
from enum import Enum
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import offworld
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn.spiel import TERMINAL, SpielGame, SpielState
from tests.kernel.prospect import PROSPECT
from tests.refusals import refuses

GAMES = [PROSPECT, *[offworld.game(name) for name in offworld.games()]]


class GameType(SimpleNamespace):
    """The names of OpenSpiel's `GameType` that our answer is made of."""

    Dynamics = Enum("Dynamics", "SEQUENTIAL MEAN_FIELD SIMULTANEOUS")
    ChanceMode = Enum("ChanceMode", "DETERMINISTIC EXPLICIT_STOCHASTIC SAMPLED_STOCHASTIC")
    Information = Enum("Information", "ONE_SHOT PERFECT_INFORMATION IMPERFECT_INFORMATION")
    Utility = Enum("Utility", "ZERO_SUM CONSTANT_SUM GENERAL_SUM IDENTICAL")
    RewardModel = Enum("RewardModel", "REWARDS TERMINAL")


@pytest.fixture
def _openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType("pyspiel")
    module.GameType = GameType
    monkeypatch.setitem(sys.modules, "pyspiel", module)


@pytest.mark.usefixtures("_openspiel")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_game_says_its_type_in_openspiels_words(game: Game) -> None:
    """What its MCTS bots, its regret minimisers and its environment for agents ask before they begin."""
    found = SpielGame(game, 2).get_type()
    assert found.short_name == game.name
    assert found.dynamics is GameType.Dynamics.SEQUENTIAL
    assert found.reward_model is GameType.RewardModel.TERMINAL
    assert found.information is GameType.Information.IMPERFECT_INFORMATION
    assert found.chance_mode is GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert found.utility is GameType.Utility.ZERO_SUM
    assert (found.min_num_players, found.max_num_players) == (min(game.seats), max(game.seats))
    assert found.provides_information_state_tensor
    assert found.provides_observation_string


@pytest.mark.usefixtures("_openspiel")
def test_alone_a_match_is_won_or_lost() -> None:
    assert SpielGame("terraforming_mars", 1).get_type().utility is GameType.Utility.GENERAL_SUM


def test_without_openspiel_its_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with refuses(BadSetup, "error-spiel-missing"):
        SpielGame("dig_mars").get_type()


def rollout(state: SpielState, rng: Rng) -> list[float]:
    """Play on at random, as OpenSpiel's `RandomRolloutEvaluator` does."""
    working = state.clone()
    while not working.is_terminal():
        assert not working.is_chance_node()
        legal = working.legal_actions()
        working.apply_action(np.int64(legal[rng.below(len(legal))]))  # type: ignore[arg-type]  # as it comes from NumPy
    return working.returns()


def searched(state: SpielState, rng: Rng, simulations: int) -> int:
    """Return the best action after a few playouts of each, as OpenSpiel's `MCTSBot` goes about it."""
    legal = state.legal_actions(state.current_player())
    worth = dict.fromkeys(legal, 0.0)
    for number in range(simulations):
        action = legal[number % len(legal)]
        working = state.clone()
        working.apply_action(action)
        player = state.current_player()
        returns = working.returns() if working.is_terminal() else rollout(working, rng)
        assert all(-1.0 <= each <= state.get_game().max_utility() for each in returns)
        worth[action] += returns[player]
    best = max(worth, key=lambda each: worth[each])
    assert state.action_to_string(best) == state.action_to_string(state.current_player(), best)
    assert state.string_to_action(state.action_to_string(best)) == best
    return best


@pytest.mark.parametrize("name", ["signals", "dig_mars"])
def test_a_tree_search_leaves_the_state_as_it_was(name: str) -> None:
    state = SpielGame(name).new_initial_state(3)
    rng = Rng(1)
    for _ in range(4):
        before = state.information_state_string(), state.history()
        action = searched(state, rng, 6)
        assert (state.information_state_string(), state.history()) == before
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_drawn_state_has_the_same_information_also_amid_an_answer(game: Game) -> None:
    """`ISMCTSBot` asserts it for each world that it draws, and looks nodes up by that text."""
    state = SpielGame(game, 2).new_initial_state(5)
    rng = Rng(4)
    amid = 0
    for step in range(400):
        if state.is_terminal():
            break
        seat = state.current_player()
        legal = state.legal_actions()
        picked = '"picked": []' not in state.information_state_string()
        amid += picked
        if picked or step < 20:
            drawn = state.resample_from_infostate(seat, rng.uniform)
            assert drawn.current_player() == seat
            assert drawn.information_state_string() == state.information_state_string()
            assert drawn.legal_actions() == legal
            assert drawn.history() == []
            assert drawn.is_initial_state()
        if amid >= 20:
            break
        state.apply_action(legal[rng.below(len(legal))])
    assert amid, "no answer took several picks"


def test_matches_without_a_seed_are_those_of_a_series() -> None:
    """Whoever learns from `new_initial_state()` learns from many deals, the same ones each time."""
    first, again = SpielGame("signals", seed=4), SpielGame("signals", seed=4)
    deals = [first.new_initial_state().match.record()["seed"] for _ in range(5)]
    assert len(set(deals)) == 5
    assert deals == [again.new_initial_state().match.record()["seed"] for _ in range(5)]
    assert deals[0] != SpielGame("signals", seed=5).new_initial_state().match.record()["seed"]
    assert first.new_initial_state(7).match.record()["seed"] == 7
    with refuses(BadSetup, "error-seed"):
        SpielGame("signals", seed=-1)


def test_agents_get_what_their_environment_asks_for() -> None:
    """The calls of OpenSpiel's `rl_environment.Environment`, for all players at every step and at the end."""
    game = SpielGame("dig_mars", 3, {"open_finds": True})
    assert game.information_state_tensor_size() == game.observation_tensor_size()
    assert game.policy_tensor_shape() == [game.num_distinct_actions()]
    assert game.max_chance_outcomes() == 0
    assert game.get_parameters() == {"players": 3, "open_finds": True}
    state, rng = game.new_initial_state(), Rng(3)
    assert state.is_initial_state()
    while True:
        for player in range(game.num_players()):
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            assert bool(state.legal_actions(player)) == (player == state.current_player())
        if state.is_terminal():
            break
        assert not state.is_mean_field_node()
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert state.current_player() == TERMINAL
    assert len(state.rewards()) == 3


def test_a_state_knows_what_led_to_it() -> None:
    state = SpielGame("dig_mars").new_initial_state(3)
    taken = []
    for number in range(6):
        assert state.move_number() == number
        player, action = state.current_player(), state.legal_actions()[-1]
        taken.append((player, action))
        child = state.child(action)
        state.apply_action(action)
        assert child.history() == state.history()
    assert state.full_history() == taken
    assert state.history() == [action for _, action in taken]
    assert state.history_str() == ", ".join(str(action) for _, action in taken)
    assert not state.is_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
