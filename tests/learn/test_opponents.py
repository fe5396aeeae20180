"""Bots, pools and seats around a learner, and what an environment says beside its numbers."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import offworld
from offworld.bots import Bot, Perspective, bot
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadSetup
from offworld.kernel.rng import Rng
from offworld.learn import aec, batch, single
from offworld.learn.one_seat import SingleSeat
from tests.kernel.prospect import PROSPECT
from tests.refusals import refuses


class Counting(Bot):
    """Answers at random and counts in which seats."""

    def __init__(self) -> None:
        self.seats: Counter[int] = Counter()

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        self.seats[perspective.seat] += 1
        return perspective.decision.sample(rng)


def finish(env: SingleSeat, seed: int | None) -> float:
    """Play a match at random and return what the last action brought."""
    observation, _ = env.reset(seed=seed)
    rng = Rng(1)
    over = False
    reward = 0.0
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, _ = env.step(np.int64(legal[rng.below(len(legal))]))
    return reward


def test_bots_are_names_objects_classes_and_functions() -> None:
    asked: Counter[int] = Counter()

    def hasty(perspective: Perspective, rng: Rng) -> Answer:
        asked[perspective.seat] += 1
        return perspective.decision.sample(rng)

    counting = Counting()
    env = single("dig_mars", ["random", counting, hasty], seat=1)
    finish(env, 3)
    assert set(counting.seats) == {2}
    assert set(asked) == {3}
    finish(single("dig_mars", [Counting]), 3)
    with pytest.raises(BadSetup):
        single("dig_mars", [object()])  # type: ignore[list-item]  # it is no bot


SOURCE = """
from offworld.bots import Bot

class Hasty(Bot):
    def __init__(self, place: int = 0) -> None:
        self.place = place

    def choose(self, perspective, rng):
        listed = perspective.decision.listed()
        return listed[self.place % len(listed)] if listed else perspective.decision.sample(rng)
"""


def test_bots_out_of_a_file_sit_in_every_environment(tmp_path: Path) -> None:
    """Wherever a name is taken, so is `file.py:Name`, with settings and in pools."""
    file = tmp_path / "my_bot.py"
    file.write_text(SOURCE, encoding="utf-8")
    hasty = f"{file}:Hasty"
    finish(single("signals", [hasty, [f"{hasty}:place=1", "random"]]), 3)
    many = batch("signals", 2, bots=[hasty])
    assert (many.reset(seed=1).seats == 0).all()
    env = gymnasium.make("offworld.learn.gym:offworld/dig_mars-v0", bots=[hasty])
    assert env.observation_space.contains(env.reset(seed=1)[0])
    with refuses(BadSetup, "error-bot-file-name"):
        single("signals", [f"{file}:Slow"])


def test_a_single_bot_needs_no_list_around_it() -> None:
    """A name is a sequence of letters, and was taken for a bot in each of six seats."""
    counting = Counting()
    for bots in ("random", counting, Counting, lambda perspective, rng: perspective.decision.sample(rng)):
        env = single("dig_mars", bots)
        assert env.desk.seats == 2
        finish(env, 3)
        assert (batch("signals", 2, bots=bots).reset(seed=1).seats == 0).all()
    assert set(counting.seats) == {1}
    with refuses(BadSetup, "error-learn-bots"):
        batch("signals", 2, seats=3, bots="random")


def test_one_of_a_pool_plays_each_match() -> None:
    pool = [Counting(), Counting(), Counting()]
    env = single("dig_mars", [pool, "random"])
    busy = []
    for match in range(12):
        before = [sum(each.seats.values()) for each in pool]
        finish(env, 5 if match == 0 else None)
        after = [sum(each.seats.values()) for each in pool]
        busy.append([one != other for one, other in zip(before, after)])
    assert all(sum(each) == 1 for each in busy)
    assert all(any(each[place] for each in busy) for place in range(3))
    with refuses(BadSetup, "error-learn-pool"):
        single("dig_mars", [[]])


def test_the_same_seed_draws_the_same_from_a_pool() -> None:
    played = []
    for _ in range(2):
        env = single("dig_mars", [["random", bot("greedy:guesses=1")]], seat="rotate", options={"open_finds": True})
        env.reset(seed=8)
        played.append([env.reset()[1]["seat"], env.desk.match.position()])
    assert played[0] == played[1]


def test_the_learner_goes_round_the_table() -> None:
    counting = Counting()
    env = single("dig_mars", [counting, counting], seat="rotate")
    seats = []
    for _ in range(6):
        counting.seats.clear()
        finish(env, None)
        seats.append(env.seat)
        assert set(counting.seats) == {0, 1, 2} - {env.seat}
    assert seats == [0, 1, 2, 0, 1, 2]
    with pytest.raises(BadSetup):
        single("dig_mars", ["random"], seat=2)


def test_what_can_be_picked_is_named() -> None:
    env = single("dig_mars", ["random"])
    observation, info = env.reset(seed=3)
    legal = [env.action_names[action] for action in np.flatnonzero(observation["action_mask"])]
    assert sorted(legal) == sorted([str(pick) for pick in info["picks"]])


@pytest.mark.parametrize("name", offworld.games())
def test_what_can_be_picked_is_named_in_every_game(name: str) -> None:
    every = aec(name, 2)
    every.reset(seed=3)
    agent = every.agent_selection
    observation, _, _, _, info = every.last()
    assert len(info["picks"]) == observation["action_mask"].sum()
    names = [every.unwrapped.action_names[action] for action in np.flatnonzero(observation["action_mask"])]
    assert sorted(names) == sorted([str(pick) for pick in info["picks"]])
    assert [each for each in every.agents if every.infos[each]] == [agent]


def test_no_mask_is_empty_even_at_the_end() -> None:
    """Vector environments sample once more after the last step, and a sampler needs something to choose."""
    env = single("dig_mars", ["random"], limit=30)
    over = cut = False
    observation, _ = env.reset(seed=4)
    while not (over or cut):
        assert observation["action_mask"].any()
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, cut, _ = env.step(action)
    assert observation["action_mask"].any()
    assert env.action_masks().any()
    short = single(PROSPECT, ["random"], options={"rounds": 1})
    finish(short, 2)
    assert short.desk.match.over
    assert short.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        short.step(np.int64(0))


def test_nothing_is_played_before_a_match_is_dealt() -> None:
    """The bots do not sit yet, and their first turn would be skipped."""
    with pytest.raises(gymnasium.error.ResetNeeded):
        single("dig_mars", "random").step(np.int64(0))
    with pytest.raises(gymnasium.error.ResetNeeded):
        batch("dig_mars", 2).step([0, 0])


def test_vector_environments_play_on_by_themselves() -> None:
    made = [lambda: single("signals", ["random"], seat="rotate") for _ in range(3)]
    envs: Any = gymnasium.vector.SyncVectorEnv(made)
    observation, _ = envs.reset(seed=1)
    ends = 0
    rng = Rng(2)
    for _ in range(60):
        assert observation["action_mask"].any(axis=1).all()
        actions = []
        for mask in observation["action_mask"]:
            legal = np.flatnonzero(mask)
            actions.append(legal[rng.below(len(legal))])
        observation, _, over, _, _ = envs.step(np.array(actions))
        ends += int(over.sum())
    assert ends > 10


def test_gymnasium_makes_environments_by_name() -> None:
    for name in offworld.games():
        env = gymnasium.make(f"offworld.learn.gym:offworld/{name}-v0", bots=["random"])
        observation, _ = env.reset(seed=1)
        assert env.observation_space.contains(observation)
    with pytest.raises(BadSetup):
        gymnasium.make("offworld/dig_mars-v0", bots=["genius"])


def test_the_names_are_known_to_whoever_imports_the_module() -> None:
    """In a process of its own, where nothing else can have made them known."""
    code = "import gymnasium, offworld.learn.gym; print(gymnasium.make('offworld/dig_mars-v0').reset()[1]['seat'])"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout == "0\n"


def test_a_table_is_drawn_in_plain_lines() -> None:
    env = single("dig_mars", ["random"], render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert drawn.splitlines()[0].startswith("turn: ")
    assert "height" in drawn
    every = aec("dig_mars", 2, render_mode="ansi")
    every.reset(seed=1)
    assert every.render().splitlines()[0] == f"turn: {every.agent_selection[-1]}"
    with refuses(BadSetup, "error-learn-render"):
        single("dig_mars", ["random"], render_mode="human")
    with pytest.raises(TypeError):  # upon which stable-baselines3 asks for no pictures
        gymnasium.make("offworld.learn.gym:offworld/dig_mars-v0", render_mode="rgb_array")


def test_a_table_is_drawn_without_a_warning_and_for_itself() -> None:
    """Gymnasium warns of environments that do not say how often they are drawn, and writes into what they say."""
    env = gymnasium.make("offworld.learn.gym:offworld/dig_mars-v0", bots=["random"], render_mode="ansi")
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "height" in str(env.render())
    env.metadata["render_modes"].append("ansi_list")
    assert single("dig_mars", ["random"]).metadata["render_modes"] == ["ansi"]
    assert aec("dig_mars").metadata["render_fps"] == env.metadata["render_fps"]


@pytest.mark.parametrize("name", offworld.games())
def test_the_whole_state_is_what_all_seats_see(name: str) -> None:
    env = aec(name, 3)
    env.reset(seed=2)
    whole = env.state()
    assert whole.shape == env.unwrapped.state_space.shape
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(whole, np.concatenate(parts))
