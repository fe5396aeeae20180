"""The folder that workers and trainer share, and the names of what lies in it.

`recipe.json` says what is learned and how; `shards/` holds matches that wait to be learned from; `weights.npz` is what
is known by now, `checkpoints/` what was known earlier; `ratings.jsonl` says how matches against fixed players ended,
`curve.json` what became of it over time, beside the files that TensorBoard reads; `stop` ends it all.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Recipe:
    """How something is learned. It is kept with the weights."""

    subject: str
    version: int  # of the numbers that describe a position
    size: int  # how many there are
    seed: int = 1
    layers: tuple[int, ...] = (256, 64)
    batch: int = 4096
    rate: float = 7e-4  # of learning, falling to a twentieth of it
    minutes: float = 10.0
    window: int = 1_500_000  # positions that are kept to learn from
    thought: int = 48  # answers tried before each decision of the matches
    least: int = 100_000  # positions before anything is learned
    shard: int = 1_000  # positions in a file, about
    passes: float = 16.0  # how often each position is learned from, on average
    scales: tuple[float, ...] = ()  # what the numbers are divided by
    symmetries: tuple[tuple[int, ...], ...] = field(default=(), repr=False)

    def about(self) -> dict[str, Any]:
        """Return the recipe in short, as it is kept with the weights."""
        found = asdict(self)
        del found["scales"], found["symmetries"]
        return found


class Folder:
    """Where one training takes place."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.recipe_file = path / "recipe.json"
        self.weights = path / "weights.npz"
        self.shards = path / "shards"
        self.checkpoints = path / "checkpoints"
        self.ratings = path / "ratings.jsonl"
        self.curve = path / "curve.json"
        self.stop = path / "stop"

    def make(self, recipe: Recipe) -> None:
        """Make the folder ready for a new training, or for one that goes on."""
        for each in (self.path, self.shards, self.checkpoints):
            each.mkdir(parents=True, exist_ok=True)
        self.stop.unlink(missing_ok=True)
        write_text(self.recipe_file, json.dumps(asdict(recipe)))

    def recipe(self) -> Recipe:
        """Return the recipe."""
        found = json.loads(self.recipe_file.read_text(encoding="utf-8"))
        found["symmetries"] = tuple([tuple(each) for each in found["symmetries"]])
        found["scales"] = tuple(found["scales"])
        found["layers"] = tuple(found["layers"])
        return Recipe(**found)

    def rate(self, entry: dict[str, Any]) -> None:
        """Note how a match against a fixed player ended; each note is one short line, so that writers do not mix."""
        with self.ratings.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def rated(self) -> list[dict[str, Any]]:
        """Return all such notes."""
        if not self.ratings.is_file():
            return []
        lines = self.ratings.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.endswith("}")]


def write_text(path: Path, text: str) -> None:
    """Write a file at one go."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
