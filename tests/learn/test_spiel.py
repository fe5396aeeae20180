"""The bridge for code that knows OpenSpiel plays the same matches as the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import offworld
from offworld.kernel.errors import BadSetup, IllegalAnswer, NotAsked
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn.desk import Desk
from offworld.learn.spiel import TERMINAL, SpielGame
from tests.kernel.prospect import PROSPECT
from tests.refusals import refuses

GAMES = [PROSPECT, *[offworld.game(name) for name in offworld.games()]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_same_match_is_played_both_ways(game: Game) -> None:
    spiel = SpielGame(game, 2)
    state = spiel.new_initial_state(seed=7)
    desk = Desk(game, 2, None)
    desk.deal(7)
    rng = Rng(2)
    assert (state.num_players(), state.num_distinct_actions()) == (spiel.num_players(), spiel.num_distinct_actions())
    while not state.is_terminal():
        assert state.is_player_node()
        assert not state.is_chance_node()
        assert not state.is_simultaneous_node()
        seat = desk.next_seat()
        assert seat is not None
        assert state.current_player() == seat
        legal = state.legal_actions()
        assert legal == np.flatnonzero(desk.mask(seat)).tolist()
        assert state.legal_actions(1 - seat) == []
        observed = desk.observe(seat)
        tensor = state.information_state_tensor()
        assert list(tensor.shape) == spiel.information_state_tensor_shape() == spiel.observation_tensor_shape()
        assert np.array_equal(tensor, np.concatenate([observed["observation"], observed["picked"]]))
        action = legal[rng.below(len(legal))]
        state.apply_action(action)
        desk.act(seat, action)
    assert state.current_player() == TERMINAL
    assert not state.is_player_node()
    assert state.returns() == desk.results() == [state.player_reward(seat) for seat in range(2)]
    assert sum(state.returns()) == pytest.approx(spiel.utility_sum())
    assert state.match.record() == desk.match.record()
    ends = [match.view(None)["outcome"] for match in (state.match, desk.match)]
    assert ends[0] == ends[1] is not None
    with pytest.raises(NotAsked):
        state.apply_action(0)


def test_alone_a_match_is_not_worth_nothing_in_all() -> None:
    assert SpielGame("terraforming_mars", 1).utility_sum() is None


def test_a_copy_goes_its_own_way() -> None:
    state = SpielGame("terraforming_mars", 2).new_initial_state(3)
    rng = Rng(1)
    for _ in range(30):
        legal = state.legal_actions()
        text = state.information_state_string()
        copy = state.clone()
        assert copy.legal_actions() == legal
        assert copy.information_state_string() == text
        child = state.child(legal[-1])
        assert state.information_state_string() == text
        state.apply_action(legal[-1])
        assert child.information_state_string(0) == state.information_state_string(0)
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


def test_what_a_player_cannot_know_is_drawn_anew() -> None:
    state = SpielGame("signals", 2).new_initial_state(3)
    texts = {state.resample_from_infostate(0, seed).information_state_string(0) for seed in range(5)}
    assert texts == {state.information_state_string(0)}
    others = {state.resample_from_infostate(0, seed).information_state_string(1) for seed in range(5)}
    assert len(others) > 1


def test_actions_have_names_and_illegal_ones_are_refused() -> None:
    state = SpielGame("dig_mars", 2).new_initial_state(3)
    names = [state.action_to_string(0, action) for action in range(state.get_game().num_distinct_actions())]
    assert names[0] == "drill"
    assert names[-1] == "15"
    illegal = next(action for action in range(len(names)) if action not in state.legal_actions())
    before = state.information_state_string()
    with pytest.raises(IllegalAnswer):
        state.apply_action(illegal)
    assert state.information_state_string() == before
    assert [state.string_to_action(0, name) for name in names] == list(range(len(names)))


def test_what_there_is_not_is_refused_in_words() -> None:
    state = SpielGame("dig_mars", 2).new_initial_state(3)
    wrong: Any
    for wrong in (2, -1, "0", 0.5):
        for call in (
            state.information_state_string,
            state.information_state_tensor,
            state.player_return,
            state.player_reward,
            lambda seat: state.resample_from_infostate(seat, 1),
        ):
            with refuses(BadSetup, "error-no-such-seat"):
                call(wrong)
    for wrong in ("x", 0.5, None):
        with refuses(BadSetup, "error-batch-whole"):
            state.apply_action(wrong)
    with refuses(BadSetup, "error-learn-action"):
        state.action_to_string(0, state.num_distinct_actions())
    with refuses(BadSetup, "error-learn-action"):
        state.string_to_action(0, "fly")
    with refuses(BadSetup, "error-seed"):
        state.resample_from_infostate(0, -1)


def test_chance_may_come_from_a_sampler_as_in_openspiel() -> None:
    state = SpielGame("signals", 2).new_initial_state(3)
    same = {state.resample_from_infostate(0, lambda: 0.1).information_state_string(1) for _ in range(2)}
    assert len(same) == 1
    others = {state.resample_from_infostate(0, Rng(seed).uniform).information_state_string(1) for seed in range(5)}
    assert len(others) > 1
