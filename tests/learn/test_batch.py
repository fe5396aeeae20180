"""Many matches at once are the same matches as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

import offworld
import offworld.learn
from offworld.kernel.errors import BadSetup, IllegalAnswer
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn import batch
from offworld.learn.many import Batch, Step
from tests.kernel.prospect import PROSPECT
from tests.refusals import refuses

GAMES = [PROSPECT, *[offworld.game(name) for name in offworld.games()]]


def chosen(envs: Batch, masks: np.ndarray, rng: Rng) -> list[int]:
    """Return a random legal action for each match."""
    found = []
    for mask in masks:
        legal = np.flatnonzero(mask)
        found.append(int(legal[rng.below(len(legal))]))
    return found


def play(envs: Batch, steps: int, seed: int = 1) -> list[Step]:
    """Play at random and return all steps."""
    rng = Rng(seed)
    turn = envs.reset(seed)
    found = []
    for _ in range(steps):
        step = envs.step(chosen(envs, turn.masks, rng))
        turn = step.turn
        found.append(step)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_rows_are_what_the_seats_to_pick_observe(game: Game) -> None:
    envs = batch(game, 3, seats=2)
    rng = Rng(3)
    turn = envs.reset(4)
    for _ in range(25):
        assert turn.observations.shape == (3, envs.size)
        assert turn.masks.shape == turn.picked.shape == (3, envs.actions)
        assert turn.masks.any(axis=1).all()
        for row, table in enumerate(envs._pickings.rows):
            desk = envs.desk
            desk.picking = table
            assert desk.next_seat() == turn.seats[row]
            alone = desk.observe(int(turn.seats[row]))
            assert np.array_equal(alone["observation"], turn.observations[row])
            assert np.array_equal(alone["action_mask"], turn.masks[row])
            assert np.array_equal(alone["picked"], turn.picked[row])
        turn = envs.step(np.array(chosen(envs, turn.masks, rng))).turn


def test_matches_that_are_over_are_dealt_anew_and_rewarded() -> None:
    envs = batch("signals", 4, seats=3)
    steps = play(envs, 60)
    ended = np.stack([step.ended for step in steps])
    assert (ended.sum(axis=0) >= 3).all()
    for step in steps:
        assert not step.cut_off.any()
        assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert not step.rewards[~step.ended].any()
        assert step.turn.masks.any(axis=1).all()
    assert any(step.rewards[step.ended].max() == 1 for step in steps if step.ended.any())


def test_shaping_adds_up_to_the_points() -> None:
    envs = batch("signals", 1, seats=2, shaping=0.5)
    plain = batch("signals", 1, seats=2)
    total = np.zeros(2)
    for one, other in zip(play(envs, 8), play(plain, 8)):
        total += one.rewards[0] - other.rewards[0]
        assert one.ended == other.ended
        if one.ended[0]:
            break
    assert total.sum() > 0
    assert np.allclose(total * 2, np.round(total * 2))


def test_long_matches_are_cut_off() -> None:
    envs = batch("dig_mars", 2, limit=5)
    steps = play(envs, 10)
    assert [step.cut_off.tolist() for step in steps] == [[number in (4, 9)] * 2 for number in range(10)]
    assert not any(step.ended.any() for step in steps)


def test_with_bots_only_the_learner_picks() -> None:
    envs = batch("signals", 3, seats=3, bots=["random", ["random", "greedy:guesses=1"]], seat="rotate")
    seats = set()
    for step in play(envs, 40):
        seats.update(step.turn.seats.tolist())
    assert seats == {0, 1, 2}
    fixed = batch("signals", 2, seats=2, bots=["random"], seat=1)
    assert all((step.turn.seats == 1).all() for step in play(fixed, 12))


def test_the_same_seed_plays_the_same() -> None:
    one, other = [play(batch("dig_mars", 2), 40, seed=6) for _ in range(2)]
    for step, again in zip(one, other):
        assert np.array_equal(step.turn.observations, again.turn.observations)
        assert np.array_equal(step.rewards, again.rewards)


def test_the_name_stays_a_function_once_it_was_used() -> None:
    """A module of that name would take its place."""
    batch("signals", 1)
    assert callable(offworld.learn.batch)


def test_what_is_wrong_is_said() -> None:
    with refuses(BadSetup, "error-batch-count"):
        batch("dig_mars", 0)
    with refuses(BadSetup, "error-learn-bots"):
        batch("dig_mars", 2, seats=3, bots=["random"])
    with refuses(BadSetup, "error-learn-bots"):
        batch("dig_mars", 2, bots=[])
    envs = batch("dig_mars", 2)
    turn = envs.reset(1)
    for few in ([0], np.zeros((2, 1), int), 0):
        with refuses(BadSetup, "error-batch-actions"):
            envs.step(few)  # type: ignore[arg-type]  # one number is no series
    with refuses(BadSetup, "error-batch-whole"):
        envs.step([0.0, 1.5])  # type: ignore[list-item]  # no whole numbers
    before = envs._pickings.rows[0].match.position()
    with pytest.raises(IllegalAnswer):
        envs.step([int(np.flatnonzero(turn.masks[0] == 0)[0]), 0])
    assert envs._pickings.rows[0].match.position() == before
    with pytest.raises(IllegalAnswer):
        envs.step([int(np.flatnonzero(turn.masks[0])[0]), int(np.flatnonzero(turn.masks[1] == 0)[0])])
    assert envs._pickings.rows[0].match.position() == before, "nothing changes where any of them is illegal"
