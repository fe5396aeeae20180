"""The weights that come with the package: there for everything that is learned, small, and explained by themselves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import offworld
from offworld.bots import Perspective, bot
from offworld.kernel.rng import Rng
from offworld.train import learned as learned_bot
from offworld.train.folder import Folder
from offworld.train.learned import Learned, released
from offworld.train.net import Net, load
from offworld.train.release import release
from offworld.train.subjects import subject, subjects

WEIGHTS = Path(learned_bot.__file__).parent / "weights"
MOST = 5_000_000  # bytes


@pytest.mark.parametrize("name", subjects())
def test_released_weights_are_small_and_say_how_they_were_made(name: str) -> None:
    assert (WEIGHTS / f"{name}.npz").stat().st_size < MOST
    net = released(name)
    assert net is not None
    assert net.about["subject"] == name
    assert net.about["version"] == subject(name).version
    assert net.weights[0].shape[0] == subject(name).size
    assert {"recipe", "seed", "matches", "positions", "ratings"} <= set(net.about)


@pytest.mark.parametrize("name", subjects())
def test_what_was_learned_is_played_and_the_same_seed_gives_the_same_answer(name: str) -> None:
    match = offworld.game(name).start(subject(name).seats, 3, quiet=True)
    found = Perspective(match, min(match.asked()))
    player = bot("learned:iterations=12", match.game)
    assert isinstance(player, Learned)
    answer = player.choose(found, Rng(1))
    found.decision.check(answer)
    assert player.iterations_made > 0
    assert player.fallback.iterations_made == 0, "it did not need the search of those who have learned nothing"
    assert bot("learned:iterations=12", match.game).choose(found, Rng(1)) == answer


def test_where_nothing_was_learned_it_searches() -> None:
    match = offworld.game("dig_mars").start(3, 3, quiet=True)
    player = Learned(iterations=4)
    player.choose(Perspective(match, min(match.asked())), Rng(1))
    assert player.fallback.iterations_made > 0


def test_seconds_that_are_counted_are_as_many_iterations_as_fit_into_them() -> None:
    match = offworld.game("dig_mars").start(2, 3, quiet=True)
    player = Learned(seconds=0.002, counted=True)
    assert player.deterministic
    player.choose(Perspective(match, min(match.asked())), Rng(1))
    assert player.iterations_made == round(0.002 * subject("dig_mars").pace)


def test_answers_are_judged_together_as_they_would_be_one_by_one() -> None:
    match = offworld.game("dig_mars").start(2, 3, quiet=True)
    net = released("dig_mars")
    assert net is not None
    found = Perspective(match, min(match.asked()))
    together = subject("dig_mars").think(net, found, Rng(1))
    alone = subject("dig_mars").think(net, found, Rng(1))
    assert together is not None
    assert alone is not None
    tried = 0
    while tried < 20:
        tried += together.go_on(0.0, 20 - tried)
    assert tried == 20, "no more than it may"
    for _ in range(20):
        assert alone.go_on(0.0, 1) == 1
    results = [(runner.answer, runner.results) for runner in alone.race.field]
    for (answer, expected), runner in zip(results, together.race.field, strict=True):
        assert runner.answer == answer
        assert runner.results == pytest.approx(expected, abs=1e-4)


def test_a_release_is_half_as_large_and_says_the_same(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    random = np.random.default_rng(1)
    weights = [random.normal(size=(40, 16)).astype(np.float32), random.normal(size=(16, 1)).astype(np.float32)]
    net = Net(weights, [np.zeros(16, np.float32), np.zeros(1, np.float32)], {"subject": "toy"})
    net.save(folder.weights)
    for won in (1.0, 0.0, 1.0, 1.0):
        folder.rate({"against": "greedy", "steps": 1, "won": won})
    release(folder, tmp_path / "toy.npz")
    again = load(tmp_path / "toy.npz")
    assert again.about["ratings"]["greedy"]["rate"] == 0.75
    rows = random.integers(0, 2, (5, 40)).astype(np.uint8)
    assert again.logits(rows) == pytest.approx(net.logits(rows), abs=0.1)
    assert (tmp_path / "toy.npz").stat().st_size < 0.75 * folder.weights.stat().st_size
