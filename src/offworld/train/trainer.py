"""The process that learns: matches of all workers in, weights out.

It knows no game: the recipe in the folder says how many numbers describe a position and which renumberings change
nothing. So it may run with another Python than the workers. With PyTorch it learns on a GPU where there is one; without
it NumPy does the same, only slower.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from math import cos, log, pi, sqrt
from pathlib import Path
from time import perf_counter, sleep, time
from typing import Any

import numpy as np

from offworld.train.events import Events
from offworld.train.folder import Folder, Recipe, write_text
from offworld.train.learner import Learner, NumpyLearner
from offworld.train.net import Floats, Net, load

PUBLISH = 5.0  # seconds between two versions of the weights at first; later up to four times as many
CHECKPOINT = 60.0  # seconds
REST = 0.2  # seconds to wait where there is nothing new
SLOWEST = 0.05  # of the rate of learning, that is left at the end


def learner_for(recipe: Recipe) -> Learner:
    """Return somebody who learns, with PyTorch if it is there."""
    if find_spec("torch") is None:
        return NumpyLearner(recipe)
    from offworld.train.torch_learner import TorchLearner

    return TorchLearner(recipe)


class Trainer:
    """A training that goes on in a folder."""

    def __init__(self, folder: Folder, learner: Learner | None = None) -> None:
        self.folder = folder
        self.recipe: Recipe = folder.recipe()
        self.learner = learner if learner is not None else learner_for(self.recipe)
        self.steps = 0
        self.seen = 0  # positions
        self.matches = 0
        self.earlier: list[dict[str, Any]] = []  # trainings that this one goes on from: their recipes
        self.fresh = 0.0  # how wrong the net was about matches before it had learned from them
        self.owed = 0.0  # positions still to be learned from, by what came in
        if folder.weights.is_file():
            self._resume(load(folder.weights))

    def _resume(self, known: Net) -> None:
        """Go on from what is known."""
        if [each.shape[1] for each in known.weights[:-1]] != list(self.recipe.layers):
            raise ValueError(f"{self.folder.weights}: made with other layers")
        if known.about["subject"] != self.recipe.subject or known.about["version"] != self.recipe.version:
            raise ValueError(f"{self.folder.weights}: made for something else")
        self.learner.resume(known)
        self.earlier = [*known.about.get("earlier", []), known.about["recipe"]]
        self.steps = int(known.about["steps"])
        self.seen = int(known.about["positions"])
        self.matches = int(known.about["matches"])

    def take_in(self) -> int:
        """Take in the matches that lie in the folder; return how many positions there were."""
        found = 0
        for path in sorted(self.folder.shards.glob("*.npz")):
            with np.load(path, allow_pickle=False) as shard:
                rows, targets, matches = shard["rows"], shard["targets"].astype(np.float32), int(shard["matches"])
            path.unlink()
            found += len(rows)
            self.matches += matches
            if self.steps:
                self.fresh = smoothed(self.fresh, wrong_by(Net(*self.learner.weights(), {}).logits(rows), targets))
            self.learner.keep(rows[-self.recipe.window :], targets[-self.recipe.window :])
        self.seen += found
        self.owed += found * self.recipe.passes
        return found

    def step(self, spent: float) -> float | None:
        """Learn from one batch; return how wrong the net was, now and then."""
        falling = SLOWEST + (1.0 - SLOWEST) * 0.5 * (1.0 + cos(pi * min(spent, 1.0)))
        self.steps += 1
        self.owed -= self.recipe.batch
        return self.learner.step(self.recipe.rate * falling, self.steps)

    def net(self) -> Net:
        """Return what is known by now."""
        about = {
            "subject": self.recipe.subject,
            "version": self.recipe.version,
            "recipe": self.recipe.about(),
            "earlier": self.earlier,
            "seed": self.recipe.seed,
            "steps": self.steps,
            "positions": self.seen,
            "matches": self.matches,
        }
        weights, biases = self.learner.weights()
        return Net(weights, biases, about)


def wrong_by(logits: Floats, targets: Floats) -> float:
    """Return how wrong predictions are, on average: the cross entropy that is learned by."""
    return float(np.mean(np.logaddexp(0.0, logits) - logits * targets))


def smoothed(mean: float, latest: float) -> float:
    """Return a mean in which the latest counts for a twentieth; 0 stands for none yet."""
    return latest if mean == 0.0 else 0.95 * mean + 0.05 * latest


def train(folder: Folder, learner: Learner | None = None) -> None:
    """Learn until the time of the recipe is over or the folder says stop; leave weights and curve behind."""
    trainer = Trainer(folder, learner)
    recipe = trainer.recipe
    events = Events(folder.path, time())
    curve: list[dict[str, Any]] = json.loads(folder.curve.read_text()) if folder.curve.is_file() else []
    least = recipe.least // 4 if trainer.steps else recipe.least  # who knows something already may go on sooner
    began = perf_counter()
    published, kept = began, began
    loss = 0.0
    while not folder.stop.exists() and perf_counter() - began < 60.0 * recipe.minutes:
        trainer.take_in()
        has_enough = trainer.learner.held >= min(least, recipe.window)
        if not has_enough or trainer.owed <= 0.0:
            sleep(REST)
        spent = (perf_counter() - began) / (60.0 * recipe.minutes)
        for _ in range(50 if has_enough else 0):
            if trainer.owed <= 0.0:
                break
            wrong = trainer.step(spent)
            if wrong is not None:
                loss = smoothed(loss, wrong)
        now = perf_counter()
        if trainer.steps and now - published >= PUBLISH * (1 + min(3, int(8 * spent))):
            published = now
            net = trainer.net()
            net.save(folder.weights)
            if now - kept >= CHECKPOINT:
                kept = now
                net.save(folder.checkpoints / f"{trainer.steps:07}.npz")
            _note(trainer, curve, events, now - began, loss)
    if trainer.steps:
        net = trainer.net()
        net.about["ratings"] = ratings(folder.rated())
        net.save(folder.weights)
        _note(trainer, curve, events, perf_counter() - began, loss)
    events.close()


def _note(trainer: Trainer, curve: list[dict[str, Any]], events: Events, seconds: float, loss: float) -> None:
    """Write down how far training is."""
    entry: dict[str, Any] = {
        "seconds": round(seconds, 1),
        "steps": trainer.steps,
        "matches": trainer.matches,
        "positions": trainer.seen,
        "loss": round(loss, 5),
        "fresh": round(trainer.fresh, 5),
        "ratings": ratings(trainer.folder.rated(), trainer.steps),
    }
    curve.append(entry)
    write_text(trainer.folder.curve, json.dumps(curve))
    for name in ("loss", "fresh", "matches", "positions"):
        events.add(f"train/{name}", float(entry[name]), trainer.steps, time())
    for name, rating in entry["ratings"].items():
        events.add(f"won/{name}", rating["rate"], trainer.steps, time())
        events.add(f"rating/{name}", rating["elo"], trainer.steps, time())


def ratings(notes: list[dict[str, Any]], upto: int | None = None, last: int = 200) -> dict[str, dict[str, float]]:
    """Return against each fixed player the share of the latest matches that was won, with its interval and as Elo."""
    found: dict[str, dict[str, float]] = {}
    for name in dict.fromkeys([note["against"] for note in notes]):
        results = [note["won"] for note in notes if note["against"] == name and (upto is None or note["steps"] <= upto)]
        results = results[-last:]
        if not results:
            continue
        count, rate = len(results), sum(results) / len(results)
        middle = (rate + 1.92 / count) / (1 + 3.84 / count)
        half = 1.96 * sqrt(rate * (1 - rate) / count + 0.96 / count**2) / (1 + 3.84 / count)
        sure = min(max(rate, 0.5 / (count + 1)), 1 - 0.5 / (count + 1))
        found[name] = {
            "matches": count,
            "rate": round(rate, 4),
            "low": round(middle - half, 4),
            "high": round(middle + half, 4),
            "elo": round(400 * log(sure / (1 - sure)) / log(10), 1),
        }
    return found


def main(arguments: list[str]) -> None:
    """Train in a folder."""
    train(Folder(Path(arguments[0])))


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
