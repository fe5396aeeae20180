"""The environments pass the tests of those who define them, leak nothing, and reward what they should."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # no types

import offworld
from offworld.kernel.errors import BadSetup, IllegalAnswer
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn import aec, batch, check_stamp, single, stamp
from offworld.learn.one_seat import ILLEGAL
from tests.kernel.prospect import PROSPECT
from tests.refusals import refuses

GAMES = [PROSPECT, *[offworld.game(name) for name in offworld.games()]]
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The checkers warn that observations with a mask are dicts, and that features have no bounds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_pettingzoo_accepts_the_environment(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in (2, 3):
        api_test(aec(game, seats), num_cycles=40)
    api_test(aec(game, 2, in_parts=True), num_cycles=20)
    seed_test(lambda: aec(game, 2), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_gymnasium_accepts_the_environment(game: Game) -> None:
    check_env(single(game, ["random", "random"], seat=1), skip_render_check=True)
    check_env(single(game, ["random"], in_parts=True, render_mode="ansi"))


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play a whole match at random; return what each agent got in all."""
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = Rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(legal[rng.below(len(legal))]))
    return totals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_win_is_worth_one_and_all_together_nothing(seats: int) -> None:
    env = aec(PROSPECT, seats, {"rounds": 1})
    for seed in range(4):
        totals = finish(env, seed)
        outcome = env.unwrapped.desk.match.outcome()
        assert sum(totals.values()) == pytest.approx(0.0)
        for seat in range(seats):
            expected = 1.0 if outcome.winners == (seat,) else -1.0 / (seats - 1)
            if len(outcome.winners) == 1:
                assert totals[f"seat_{seat}"] == pytest.approx(expected)


def test_alone_a_win_is_one_and_a_loss_minus_one() -> None:
    env = aec(PROSPECT, 1, {"rounds": 1})
    for seed in range(4):
        totals = finish(env, seed)
        assert totals["seat_0"] == (1.0 if env.unwrapped.desk.match.outcome().winners else -1.0)


def test_shaping_adds_the_points_as_they_come() -> None:
    plain, shaped = [finish(aec(PROSPECT, 2, {"rounds": 1}, shaping=each), 3) for each in (0.0, 0.5)]
    env = aec(PROSPECT, 2, {"rounds": 1})
    finish(env, 3)
    scores = env.unwrapped.desk.match.scores()
    for seat in range(2):
        agent = f"seat_{seat}"
        assert shaped[agent] == pytest.approx(plain[agent] + 0.5 * scores[seat])


def test_seats_asked_at_once_see_nothing_of_each_other() -> None:
    """Whatever seat 0 chooses in secret, seat 1 observes the same when its turn to be served comes."""
    seen = []
    for last in (0, -1):
        env = aec(PROSPECT, 2)
        env.reset(seed=5)
        assert sorted(env.unwrapped.desk.match.asked()) == [0, 1]
        while env.agent_selection == "seat_0":
            legal = np.flatnonzero(env.last()[0]["action_mask"])
            env.step(int(legal[last]))
        seen.append(env.last()[0])
    for part in ("observation", "action_mask", "picked"):
        assert np.array_equal(seen[0][part], seen[1][part])


def test_an_answer_of_several_picks_is_made_one_by_one() -> None:
    env = aec(PROSPECT, 2)
    env.reset(seed=5)
    desk = env.unwrapped.desk
    decision = desk.decision(0)
    assert decision.kind == "some_of"
    first = env.last()[0]
    assert not first["picked"].any()
    card = decision.options[0]
    env.step(desk.actions.number(card))
    second = env.last()[0]
    assert env.agent_selection == "seat_0"
    assert second["picked"].sum() == 1
    assert second["picked"][desk.actions.number(card)] == 1
    assert not second["action_mask"][desk.actions.number(card)]
    env.step(desk.actions.number(None))
    assert desk.decision(0).kind != "some_of"
    assert not env.last()[0]["picked"].any()


def test_numbers_and_flags_are_different_actions() -> None:
    actions = aec(PROSPECT, 2).unwrapped.desk.actions
    assert len({actions.number(True), actions.number(1), actions.number(False), actions.number(0)}) == 4


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec("dig_mars", 2)
    env.reset(seed=1)
    before = env.unwrapped.desk.match.position()
    illegal = [int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]), -1, 10_000]
    for action in illegal:
        with pytest.raises(IllegalAnswer):
            env.unwrapped.step(action)
    assert env.unwrapped.desk.match.position() == before


def test_one_seat_plays_to_the_end_against_bots() -> None:
    env = single("dig_mars", ["random", "random"], seat=2, shaping=0.1)
    observation, _ = env.reset(seed=3)
    rng = Rng(1)
    total, over = 0.0, False
    while not over:
        assert observation["action_mask"].any()
        assert np.array_equal(observation["action_mask"].astype(bool), env.action_masks())
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, cut, info = env.step(np.int64(legal[rng.below(len(legal))]))
        assert not cut
        assert "illegal" not in info
        total += reward
    outcome = env.desk.match.outcome()
    assert outcome is not None
    assert total == pytest.approx(env.desk.results()[2] + 0.1 * outcome.scores[2])


def test_one_seat_among_bots_that_are_asked_at_the_same_time() -> None:
    env = single(PROSPECT, ["greedy:guesses=1"], seat=1, options={"rounds": 1})
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, _, over, _, _ = env.step(np.int64(action))
    assert env.desk.match.over


def test_an_illegal_action_costs_a_little() -> None:
    env = single("dig_mars", ["random"])
    observation, _ = env.reset(seed=3)
    before = env.desk.match.position()
    illegal = np.int64(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (ILLEGAL, False, False, True)
    assert np.array_equal(again["observation"], observation["observation"])
    assert env.desk.match.position() == before


def test_long_matches_are_cut_off() -> None:
    env = single("dig_mars", ["random"], limit=2)
    observation, _ = env.reset(seed=3)
    for number in range(2):
        action = np.int64(np.flatnonzero(observation["action_mask"])[0])
        observation, _, over, cut, _ = env.step(action)
        assert (over, cut) == (False, number == 1)
    every = aec("dig_mars", 2, limit=3)
    every.reset(seed=1)
    for _ in range(3):
        every.step(int(np.flatnonzero(every.last()[0]["action_mask"])[0]))
    assert all(every.truncations.values())
    assert not any(every.terminations.values())


def test_without_a_seed_the_next_match_is_another() -> None:
    env = single("dig_mars", ["random"])
    env.reset(seed=3)
    first = env.desk.match.position()
    env.reset()
    assert env.desk.match.position() != first
    env.reset(seed=3)
    assert env.desk.match.position() == first


def test_what_is_wrong_is_said() -> None:
    for make in (
        lambda: aec("chess"),
        lambda: aec("dig_mars", 9),
        lambda: aec("dig_mars", 2, {"fast": True}),
        lambda: single("dig_mars", ["genius"]),
        lambda: single("dig_mars", ["random"], seat=2),
    ):
        with pytest.raises(BadSetup):
            make()


@pytest.mark.parametrize("wrong", [None, "1", "x", float("nan"), [1]], ids=str)
def test_what_is_of_a_wrong_kind_is_refused_in_words(wrong: Any) -> None:
    for make in (aec, single, lambda game: batch(game, 1), lambda game: stamp(game, 2)):
        with refuses(BadSetup, "error-unknown-game"):
            make(wrong)
    for terms in ({"shaping": wrong}, {"limit": wrong}):
        for make in (aec, single, lambda game, **given: batch(game, 1, **given)):
            with refuses(BadSetup, "error-learn-term"):
                make("dig_mars", **terms)
    with refuses(BadSetup, "error-batch-count"):
        batch("dig_mars", wrong)
    with refuses(BadSetup, "error-learn-stamp"):
        check_stamp(wrong, "dig_mars", 2)
    env = aec("dig_mars")
    env.reset(seed=1)
    before = env.unwrapped.desk.match.position()
    with refuses(BadSetup, "error-batch-whole"):
        env.step(wrong)
    assert env.unwrapped.desk.match.position() == before
    alone = single("dig_mars")
    alone.reset(seed=1)
    with refuses(BadSetup, "error-batch-whole"):
        alone.step(wrong)
    if wrong is not None:
        for reset in (env.reset, batch("dig_mars", 1).reset):
            with refuses(BadSetup, "error-seed"):
                reset(seed=wrong)


def test_numbers_of_numpy_will_do() -> None:
    few: Any = np.int64(50)
    half: Any = np.float32(0.5)
    env = single("dig_mars", limit=few, shaping=half)
    _, info = env.reset(seed=7)
    action = np.flatnonzero(env.action_masks())[0]
    numbers: list[Any] = [action, np.array(action), int(action)]
    for number in numbers:
        env.reset(seed=7)
        assert "illegal" not in env.step(number)[4]
    batch("dig_mars", few).reset(few)
    assert info["seat"] == 0


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("offworld.learn.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.setitem(sys.modules, "pettingzoo.utils.wrappers", None)
    for make in (lambda: aec("dig_mars"), lambda: single("dig_mars")):
        with refuses(BadSetup, "error-learn-missing"):
            make()


def test_the_examples_of_the_documentation_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "learn.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 7
    names: list[dict[str, Any]] = []
    for block in blocks:
        names.append({})
        exec(block.replace("greedy", "greedy:guesses=1"), names[-1])
    every, one, _, many, _, beside, spiel = names
    assert beside["env"].observation_space.contains(beside["env"].reset(seed=1)[0])
    assert beside["env"].get_wrapper_attr("action_masks")().any()
    assert every["env"].unwrapped.desk.match.over
    assert one["env"].desk.match.over
    assert many["ended"] > 0
    assert spiel["state"].is_terminal()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[:3]] == ["0", "1", "2"]  # the learner's seats
    assert told[4].startswith("(15, 9, 9) (2, ")  # kinds of tiles on a board of 9 by 9, and both players' cards
    assert told[-1].startswith("[")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_was_learned_for_other_numbers_is_refused_by_name(game: Game) -> None:
    made_for = stamp(game)
    env = aec(game)
    env.reset(seed=1)
    assert made_for["actions"] == env.action_space("seat_0").n
    assert made_for["features"] == env.observation_space("seat_0")["observation"].shape[0]
    assert env.metadata["learning_version"] == game.learning_version
    check_stamp(made_for, game)
    for field, other in (("learning_version", 99), ("game", "chess"), ("actions", 3), ("features", None)):
        with pytest.raises(BadSetup) as caught:
            check_stamp(made_for | {field: other}, game)
        assert caught.value.text.params["field"] == field


def test_actions_are_a_sum_of_words_not_a_product() -> None:
    """A card and what to do with it are two picks; Terraforming Mars had an action for each pair."""
    assert len(offworld.game("dig_mars").atoms(4)) < 40
    assert not [atom for atom in offworld.game("terraforming_mars").atoms(5) if isinstance(atom, tuple)]
