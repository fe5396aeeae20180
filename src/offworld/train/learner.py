"""Who learns: a net, the positions that it has seen, and steps towards what they turned out to be worth."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from offworld.train.folder import Recipe
from offworld.train.net import Floats, Net

SMOOTH = 0.999  # of the weights of the step before, in the mean that is played with
DECAY = 1e-4  # of weights, at each step and by the rate of learning
MOST = 1.0  # how long a step may be, before the rate of learning
REPORT = 20  # steps between two reports


class Learner(Protocol):
    """A net that can be trained."""

    held: int  # positions to learn from

    def resume(self, known: Net) -> None:
        """Begin with what is known already."""

    def keep(self, rows: npt.NDArray[Any], targets: Floats) -> None:
        """Put positions, no more than the window of the recipe, in the place of the oldest."""

    def step(self, rate: float, number: int) -> float | None:
        """Learn from one batch; return how wrong the net was, where it is time for a report."""

    def weights(self) -> tuple[list[Floats], list[Floats]]:
        """Return weights and biases of all layers for positions as they are numbered, not scaled."""


def share_of_old(number: int) -> float:
    """Return how much of the mean of earlier weights is kept at a step: at first little."""
    return min(SMOOTH, number / (number + 10.0))


class NumpyLearner:
    """Learns with NumPy alone: the same steps as with PyTorch, on the processor."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.random = np.random.default_rng(recipe.seed)
        self.scales = np.array(recipe.scales, dtype=np.float32)
        self.turns = np.array(recipe.symmetries)
        self.parts: list[Floats] = []  # weights and biases of each layer in turn
        width = recipe.size
        for wide in (*recipe.layers, 1):
            bound = width**-0.5
            self.parts.append(self.random.uniform(-bound, bound, (width, wide)).astype(np.float32))
            self.parts.append(self.random.uniform(-bound, bound, wide).astype(np.float32))
            width = wide
        self.means = [each.copy() for each in self.parts]
        self.first = [np.zeros_like(each) for each in self.parts]  # moments of the gradients, as Adam wants them
        self.second = [np.zeros_like(each) for each in self.parts]
        self.taken = 0
        self.rows: npt.NDArray[Any] | None = None
        self.targets = np.zeros(recipe.window, dtype=np.float32)
        self.held = 0
        self.place = 0

    def resume(self, known: Net) -> None:
        for at, (weights, biases) in enumerate(zip(known.weights, known.biases)):
            self.parts[2 * at] = weights * self.scales[:, None] if at == 0 else weights.copy()
            self.parts[2 * at + 1] = biases.copy()
        self.means = [each.copy() for each in self.parts]

    def keep(self, rows: npt.NDArray[Any], targets: Floats) -> None:
        if self.rows is None:
            self.rows = np.zeros((self.recipe.window, self.recipe.size), dtype=rows.dtype)
        places = (self.place + np.arange(len(rows))) % self.recipe.window
        self.rows[places] = rows
        self.targets[places] = targets
        self.place = (self.place + len(rows)) % self.recipe.window
        self.held = min(self.held + len(rows), self.recipe.window)

    def step(self, rate: float, number: int) -> float | None:
        assert self.rows is not None
        drawn = self.random.integers(self.held, size=self.recipe.batch)
        rows = self.rows[drawn].astype(np.float32) / self.scales
        if len(self.turns) > 1:
            ways = self.turns[self.random.integers(len(self.turns), size=len(rows))]
            rows = np.take_along_axis(rows, ways, 1)
        targets = self.targets[drawn]
        inputs = [rows]
        for at in range(0, len(self.parts), 2):
            found = inputs[-1] @ self.parts[at] + self.parts[at + 1]
            inputs.append(np.maximum(found, 0.0) if at + 2 < len(self.parts) else found)
        logits = inputs.pop()[:, 0]
        chances = 1.0 / (1.0 + np.exp(-logits))
        wrong = ((chances - targets) / len(rows)).astype(np.float32)[:, None]
        slopes: list[Floats] = []
        for at in reversed(range(0, len(self.parts), 2)):
            slopes[:0] = [inputs[at // 2].T @ wrong, wrong.sum(0)]
            wrong = (wrong @ self.parts[at].T) * (inputs[at // 2] > 0.0)
        self._move(slopes, rate)
        keep = share_of_old(number)
        for mean, part in zip(self.means, self.parts):
            mean += (1.0 - keep) * (part - mean)
        if number % REPORT:
            return None
        return float(np.mean(np.maximum(logits, 0.0) - logits * targets + np.log1p(np.exp(-np.abs(logits)))))

    def _move(self, slopes: list[Floats], rate: float) -> None:
        """Take one step of Adam with decay of weights."""
        self.taken += 1
        length = float(np.sqrt(sum([float((each * each).sum()) for each in slopes])))
        shorter = min(1.0, MOST / (length + 1e-6))
        for part, slope, first, second in zip(self.parts, slopes, self.first, self.second):
            slope = slope * shorter
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            part *= 1.0 - rate * DECAY
            size = np.sqrt(second / (1.0 - 0.999**self.taken)) + 1e-8
            part -= rate * (first / (1.0 - 0.9**self.taken)) / size

    def weights(self) -> tuple[list[Floats], list[Floats]]:
        weights = [self.means[0] / self.scales[:, None], *self.means[2::2]]
        return weights, self.means[1::2]
