"""Learning: nets as files, steps in the right direction, what a match teaches, and a whole training in small."""

from __future__ import annotations

import io
import json
import struct
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import offworld
from offworld.bots import Perspective, bot, play
from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from offworld.train import trainer as training
from offworld.train.events import Events, checksum
from offworld.train.folder import Folder, Recipe
from offworld.train.learner import NumpyLearner
from offworld.train.net import Net, load, write_arrays
from offworld.train.run import recipe_for, run
from offworld.train.selfplay import TRACE, Memory, learn_from_match
from offworld.train.subjects import subject, subjects
from offworld.train.trainer import Trainer, ratings
from offworld.train.worker import work

ABOUT = {"subject": "dig_mars", "version": 1, "steps": 3, "positions": 5, "matches": 1}


def net_of(size: int, seed: int = 1, **about: object) -> Net:
    """Return a net with one hidden layer that has learned nothing."""
    random = np.random.default_rng(seed)
    weights = [random.normal(size=(size, 4)).astype(np.float32), random.normal(size=(4, 1)).astype(np.float32)]
    return Net(weights, [np.zeros(4, np.float32), np.zeros(1, np.float32)], {**ABOUT, **about})


def small(name: str = "dig_mars") -> Recipe:
    """Return a recipe that is done soon."""
    recipe = recipe_for(subject(name), seed=7, minutes=0.02)
    return replace(recipe, layers=(8,), batch=32, window=2000, least=50, shard=100, thought=2)


def test_a_net_is_a_file_without_code_and_says_the_same_when_read_again(tmp_path: Path) -> None:
    net = net_of(6)
    rows = np.arange(12, dtype=np.uint8).reshape(2, 6)
    net.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert again.about == net.about
    assert again.chances(rows).tolist() == net.chances(rows).tolist()
    assert load((tmp_path / "weights.npz").read_bytes()).about == net.about
    net.save(tmp_path / "half.npz", half=True)
    assert load(tmp_path / "half.npz").chances(rows) == pytest.approx(net.chances(rows), abs=0.01)


@pytest.mark.parametrize("content", [b"", b"nothing of the kind", b"PK\x03\x04"])
def test_what_is_no_net_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    with pytest.raises(BadSetup, match=r"weights\.npz"):
        bot(f"learned:weights={path}")


def packed(**arrays: object) -> bytes:
    """Return arrays as a file holds them."""
    file = io.BytesIO()
    named: dict[str, Any] = {name: np.asarray(each) for name, each in arrays.items()}
    np.savez(file, **named)
    return file.getvalue()


def single() -> bytes:
    """Return a file of one array without a name."""
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def damaged(size: int) -> bytes:
    """Return a file of weights in which some bytes have become others."""
    file = io.BytesIO()
    np.savez_compressed(file, about=np.array("{}"), weights_0=np.random.default_rng(1).normal(size=(size, 1)))
    content = bytearray(file.getvalue())
    content[60:80] = bytes(255 - each for each in content[60:80])
    return bytes(content)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "error-weights-none"),
        (b"nothing of the kind", "error-weights-none"),
        (b"PK\x03\x04", "error-weights-damaged"),
        (damaged(3), "error-weights-damaged"),
        (damaged(300), "error-weights-damaged"),
        (single(), "error-weights-none"),
        (packed(about="{}"), "error-weights-none"),
        (packed(about="{", weights_0=np.zeros((3, 1)), biases_0=np.zeros(1)), "error-weights-none"),
        (packed(about="{}", weights_0=np.zeros((3, 1))), "error-weights-none"),
        (packed(about="{}", weights_0=["x"], biases_0=np.zeros(1)), "error-weights-none"),
        (packed(about="{}", weights_0=np.zeros(3), biases_0=np.zeros(1)), "error-weights-none"),
        (packed(about="{}", weights_0=np.zeros((3, 2)), biases_0=np.zeros(2)), "error-weights-none"),
        (packed(about="{}", weights_0=np.zeros((3, 1)), biases_0=np.zeros(2)), "error-weights-none"),
    ],
)
def test_what_is_wrong_with_weights_is_said_in_own_words(tmp_path: Path, content: bytes, key: str) -> None:
    """NumPy's own sentences are in one language only, and one of them advises to load the file all the same."""
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    with pytest.raises(BadSetup) as caught:
        bot(f"learned:weights={path}")
    assert caught.value.text == Text("error-weights", {"path": str(path), "problem": Text(key)})


def test_pickled_arrays_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    np.savez(path, about=np.array("{}"), weights_0=np.array([print], dtype=object), biases_0=np.zeros(1))
    with pytest.raises(ValueError, match="allow_pickle"):
        load(path)


def test_weights_for_positions_numbered_otherwise_are_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    net_of(subject("dig_mars").size, version=99).save(path)
    match = offworld.game("dig_mars").start(2, 1)
    with pytest.raises(BadSetup, match="99"):
        bot(f"learned:weights={path}").choose(Perspective(match, min(match.asked())), Rng(1))


def test_what_a_match_teaches_leans_on_what_was_expected_later_and_on_the_result() -> None:
    memory = Memory([[0.0]] * 3, [0.5, 0.6, 0.8], [False, False, False])
    last = 1.0
    middle = (1 - TRACE) * 0.8 + TRACE * last
    first = (1 - TRACE) * 0.6 + TRACE * middle
    assert memory.targets(1.0) == pytest.approx([first, middle, last])


def test_what_came_of_a_trial_says_nothing_of_before() -> None:
    memory = Memory([[0.0]] * 3, [0.5, 0.6, 0.8], [False, True, False])
    assert memory.targets(0.0)[0] == pytest.approx(0.6)


@pytest.mark.parametrize("name", subjects())
def test_the_first_matches_are_played_without_any_net(name: str) -> None:
    learned = subject(name)
    positions, targets = learn_from_match(learned, None, 11, 2)
    assert len(positions) == len(targets) > 20
    assert learned.rows(positions).shape == (len(positions), learned.size)
    assert all(0.0 <= target <= 1.0 for target in targets)
    assert learn_from_match(learned, None, 11, 2)[1] == targets, "the same seed is the same match"


def test_numpy_learns_what_decides() -> None:
    recipe = Recipe("toy", 1, size=4, layers=(8,), batch=64, window=500, scales=(1.0, 1.0, 10.0, 1.0))
    recipe = replace(recipe, symmetries=((0, 1, 2, 3), (1, 0, 2, 3)))
    random = np.random.default_rng(3)
    rows = random.integers(0, 2, (500, 4)).astype(np.uint8)
    rows[:, 2] *= 10
    learner = NumpyLearner(recipe)
    learner.keep(rows, (rows[:, 2] > 0).astype(np.float32))
    for number in range(1, 401):
        learner.step(1e-2, number)
    net = Net(*learner.weights(), ABOUT)
    chances = net.chances(np.array([[0, 1, 10, 0], [1, 0, 0, 1]], dtype=np.uint8))
    assert chances[0] > 0.95
    assert chances[1] < 0.05


def test_the_oldest_positions_make_room() -> None:
    recipe = Recipe("toy", 1, size=1, layers=(2,), window=4, scales=(1.0,), symmetries=((0,),))
    learner = NumpyLearner(recipe)
    learner.keep(np.array([[1], [2], [3]], dtype=np.uint8), np.zeros(3, np.float32))
    learner.keep(np.array([[4], [5]], dtype=np.uint8), np.ones(2, np.float32))
    assert learner.rows is not None
    assert learner.rows[:, 0].tolist() == [5, 2, 3, 4]
    assert learner.targets.tolist() == [1.0, 0.0, 0.0, 1.0]
    assert learner.held == 4


@pytest.mark.parametrize("name", subjects())
def test_matches_go_in_and_weights_that_can_be_played_come_out(name: str, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.make(small(name))
    work(str(tmp_path), 1, shards=1)
    trainer = Trainer(folder, NumpyLearner(folder.recipe()))
    assert trainer.take_in() > 50
    assert not list(folder.shards.iterdir()), "what was taken in is gone"
    for _ in range(20):
        trainer.step(0.5)
    trainer.net().save(folder.weights)

    again = Trainer(folder, NumpyLearner(folder.recipe()))
    assert again.steps == 20
    assert again.net().about["earlier"] == [folder.recipe().about() | {"layers": [8]}], "where it comes from is kept"
    assert again.net().weights[0] == pytest.approx(trainer.net().weights[0], rel=1e-4, abs=1e-6)

    work(str(tmp_path), 1, shards=1)  # with the weights, and with seeds that were not used before
    assert again.take_in() > 0
    assert again.matches > trainer.matches

    learned = subject(name)
    match = offworld.game(learned.game).start(learned.seats, 2, quiet=True)
    players = [bot(f"learned:iterations=2,weights={folder.weights}", match.game) for _ in range(learned.seats)]
    assert all(player.deterministic for player in players)
    assert play(match, players, 5)


def test_what_is_learned_by_heart_shows_in_matches_that_are_new(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    recipe = Recipe("toy", 1, size=12, layers=(32,), batch=64, window=64, scales=(1.0,) * 12)
    folder.make(replace(recipe, symmetries=(tuple(range(12)),)))
    random = np.random.default_rng(2)
    trainer = Trainer(folder, NumpyLearner(folder.recipe()))

    def make(name: str) -> None:
        rows = random.integers(0, 2, (64, 12)).astype(np.uint8)
        results = random.integers(0, 2, 64).astype(np.float32)  # nothing but chance: there is nothing to understand
        write_arrays(folder.shards / name, {"rows": rows, "targets": results, "matches": 1})

    make("1.npz")
    trainer.take_in()
    assert trainer.fresh == 0.0, "before the first step nothing is known"
    losses = [trainer.learner.step(1e-2, number) for number in range(1, 401)]
    trainer.steps = 400
    make("2.npz")
    trainer.take_in()
    assert losses[-1] is not None
    assert losses[-1] < 0.5 < log(2) < trainer.fresh


def test_a_training_for_something_else_does_not_go_on(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.make(small())
    net_of(subject("dig_mars").size).save(folder.weights)
    with pytest.raises(ValueError, match="other layers"):
        Trainer(folder, NumpyLearner(folder.recipe()))


def test_a_folder_of_another_training_is_refused_by_name_and_left_as_it_was(tmp_path: Path) -> None:
    """Whether it has a recipe only, matches without weights, or weights; no process is started for it."""
    folder = Folder(tmp_path)
    folder.make(small())
    kept = folder.recipe_file.read_text(encoding="utf-8")

    def refused(recipe: Recipe) -> dict[str, Any]:
        with pytest.raises(OffworldError) as caught:
            run(tmp_path, recipe, workers=1)
        return {"key": caught.value.text.key, **caught.value.text.params}

    other = {"key": "error-train-other", "folder": str(tmp_path)}
    found = {"field": "subject", "before": "dig_mars", "now": "terraforming_mars"}
    assert refused(small("terraforming_mars")) == other | found
    assert refused(replace(small(), layers=(9,))) == other | {"field": "layers", "before": "(8,)", "now": "(9,)"}
    net_of(subject("dig_mars").size).save(folder.weights)
    assert refused(small()) == other | {"field": "layers", "before": "(4,)", "now": "(8,)"}
    folder.weights.write_bytes(b"PK")
    assert refused(small())["key"] == "error-weights"
    assert folder.recipe_file.read_text(encoding="utf-8") == kept
    folder.recipe_file.write_text("{}", encoding="utf-8")
    assert refused(small()) == {"key": "error-train-recipe", "file": str(folder.recipe_file)}
    assert not folder.stop.exists()


def test_workers_also_say_how_strong_the_weights_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder(tmp_path)
    folder.make(small())
    monkeypatch.setattr(type(subject("dig_mars")), "yardsticks", ("random",))
    net_of(subject("dig_mars").size).save(folder.weights)
    work(str(tmp_path), 0, shards=1)
    (note,) = folder.rated()
    assert note["against"] == "random"
    assert note["steps"] == ABOUT["steps"]
    assert 0.0 <= note["won"] <= 1.0


def test_ratings_are_those_of_the_latest_matches_with_an_interval() -> None:
    notes = [{"against": "greedy", "steps": step, "won": won} for step, won in ((1, 0.0), (2, 1.0), (3, 1.0))]
    found = ratings(notes, last=2)["greedy"]
    assert found["matches"] == 2
    assert found["rate"] == 1.0
    assert found["low"] == pytest.approx(0.342, abs=0.01)  # Wilson's
    assert found["elo"] > 0
    assert ratings(notes, upto=1)["greedy"]["rate"] == 0.0


def test_workers_and_trainer_end_by_themselves(tmp_path: Path) -> None:
    done = run(tmp_path / "training", small(), workers=1)
    assert done.stop.exists()
    assert done.recipe() == small()


def test_training_leaves_weights_checkpoints_a_curve_and_events_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path)
    folder.make(replace(small(), minutes=5.0))
    work(str(tmp_path), 1, shards=1)
    noted: list[int] = []

    def note(trainer: Trainer, curve: list[dict[str, Any]], *rest: Any) -> None:
        write_down(trainer, curve, *rest)
        noted.append(trainer.steps)
        if len(noted) == 2:
            folder.stop.touch()

    write_down = training._note
    monkeypatch.setattr(training, "_note", note)
    monkeypatch.setattr(training, "PUBLISH", 0.0)
    monkeypatch.setattr(training, "CHECKPOINT", 0.0)
    training.train(folder, NumpyLearner(folder.recipe()))

    kept = [load(path).about["steps"] for path in sorted(folder.checkpoints.iterdir())]
    assert kept == sorted(set(noted[:2])), "what was known earlier can be played too"
    assert load(folder.weights).about["steps"] == noted[-1]
    assert [entry["steps"] for entry in json.loads(folder.curve.read_text())] == noted
    (events,) = tmp_path.glob("events.out.tfevents.*")
    assert events.read_bytes().count(b"train/loss") == len(noted)


# --- files for TensorBoard --------------------------------------------------------------------------------------------
def test_the_checksum_is_that_of_the_castagnoli_polynomial() -> None:
    plain = 0xE3069283  # of the digits 1 to 9, as every table of checksums says
    assert checksum(b"123456789") == ((plain >> 15 | plain << 17) + 0xA282EAD8) & 0xFFFFFFFF


def test_events_are_records_with_name_number_and_step(tmp_path: Path) -> None:
    events = Events(tmp_path, 1000.0)
    events.add("won/greedy", 0.5, 300, 1001.0)
    events.close()
    content = events.path.read_bytes()
    records = []
    while content:
        (length,) = struct.unpack("<Q", content[:8])
        assert struct.unpack("<I", content[8:12])[0] == checksum(content[:8])
        record = content[12 : 12 + length]
        assert struct.unpack("<I", content[12 + length : 16 + length])[0] == checksum(record)
        records.append(record)
        content = content[16 + length :]
    assert b"brain.Event:2" in records[0]
    assert b"won/greedy" in records[1]
    assert struct.pack("<f", 0.5) in records[1]
    assert b"\x10\xac\x02" in records[1], "the step, as a number of several bytes"
