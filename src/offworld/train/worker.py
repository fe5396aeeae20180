"""A process that makes matches to learn from, with the newest weights that lie in the folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from offworld.bots import bot, play
from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.games import game
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng, fork, seeded
from offworld.train.folder import Folder
from offworld.train.net import Net, load, write_arrays
from offworld.train.selfplay import SEEDS, decided, learn_from_match
from offworld.train.subject import Subject
from offworld.train.subjects import subject

ALONE = "alone"  # under this name a game for one is rated; its fixed player shows what it would have won


def work(path: str, number: int, shards: int | None = None) -> None:
    """Make matches until the folder says stop, or so many files of them; each number has seeds of its own."""
    folder = Folder(Path(path))
    recipe = folder.recipe()
    learned = subject(recipe.subject)
    seeds = fork(seeded(recipe.seed), number)
    net: Net | None = None
    stamp = 0
    played = _resumed(folder)
    rated = 0
    made = 0
    while not folder.stop.exists() and made != shards:
        if folder.weights.is_file() and folder.weights.stat().st_mtime_ns != stamp:
            stamp = folder.weights.stat().st_mtime_ns
            net = load(folder.weights)
        positions: list[list[float]] = []
        targets: list[float] = []
        matches = 0
        while len(positions) < recipe.shard and not folder.stop.exists():
            found, worth = learn_from_match(learned, net, fork(seeds, played) % SEEDS, recipe.thought)
            positions.extend(found)
            targets.extend(worth)
            played += 1
            matches += 1
        if positions:
            arrays = {"rows": learned.rows(positions), "targets": targets, "matches": matches}
            write_arrays(folder.shards / f"{number:03}-{played:08}.npz", arrays)
        made += 1
        if net is not None:
            against = learned.yardsticks[rated % len(learned.yardsticks)]
            seat = (number + rated // len(learned.yardsticks)) % learned.seats
            rate(folder, learned, Student(learned, net, recipe.thought), against, seat, fork(~seeds, rated) % SEEDS)
            rated += 1


def _resumed(folder: Folder) -> int:
    """Return where a worker's seeds go on: further than any training of before can have come."""
    if not folder.weights.is_file():
        return 0
    return int(load(folder.weights).about["matches"])


class Student(Bot):
    """Plays as in the matches that are learned from, without trials."""

    def __init__(self, learned: Subject, net: Net, thought: int) -> None:
        self.learned = learned
        self.net = net
        self.thought = thought

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        return decided(self.learned, self.net, perspective, self.thought, 0.0, rng)[0]


def rate(folder: Folder, learned: Subject, student: Student, against: str, seat: int, seed: int) -> None:
    """Play one match against a fixed player and note how it ended; a game for one is played by each alone."""
    steps = int(student.net.about["steps"])
    fixed = bot(against, game(learned.game))
    if learned.seats == 1:
        folder.rate({"against": ALONE, "steps": steps, "won": _won(learned, [student], 0, seed)})
        folder.rate({"against": against, "steps": steps, "won": _won(learned, [fixed], 0, seed)})
        return
    players = [student if each == seat else fixed for each in range(learned.seats)]
    folder.rate({"against": against, "steps": steps, "won": _won(learned, players, seat, seed)})


def _won(learned: Subject, players: Sequence[Bot], seat: int, seed: int) -> float:
    """Play a match and return which part of the win was a seat's."""
    match = game(learned.game).start(learned.seats, seed, quiet=True)
    play(match, players, seed)
    outcome = match.outcome()
    return 1.0 / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0


if __name__ == "__main__":
    import sys

    work(sys.argv[1], int(sys.argv[2]))
