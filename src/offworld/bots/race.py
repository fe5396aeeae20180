"""A race between answers: all of them are tried in the same worlds, and whoever falls behind drops out."""

from __future__ import annotations

from math import sqrt

from offworld.bots.tree import Node
from offworld.kernel.decision import Answer

FIELD = 8  # answers that take part, those with the best first impressions
TRUST = 20.0  # results that a first impression counts for
WARM_UP = 8  # results before anybody is far enough behind to drop out
SURE = 2.5  # deviations behind the leader that are enough


class Runner:
    """An answer, the tree of what may follow from it, and what came of it in each world."""

    __slots__ = ("answer", "behind", "node", "results", "settled", "total")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.node = Node(0.5)
        self.behind = 0.0  # what it has to make good besides: others looked so much better at first sight
        self.results: list[float] = []
        self.settled: dict[object, Answer] = {}  # questions that belong to the answer
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What the answer is worth as far as is known, the first impression included; never less than nothing."""
        return max(0.0, (self.total + TRUST * self.node.first) / (len(self.results) + TRUST) - self.behind)

    def take(self, result: float) -> None:
        """Take a result into account."""
        self.results.append(result)
        self.total += result


class Race:
    """Runners that get their results in turn, round by round, until one is left or nobody cares to wait longer."""

    def __init__(self, runners: list[Runner]) -> None:
        self.field = sorted(runners, key=_by_impression)[:FIELD]  # all who took part
        self.running = self.field[:]
        self.position = 0

    @property
    def leader(self) -> Runner:
        """Whoever is ahead."""
        return max(self.running, key=_mean)

    @property
    def is_decided(self) -> bool:
        """Whether one runner is left."""
        return len(self.running) == 1

    def next(self) -> Runner:
        """Return whose turn it is."""
        return self.running[self.position]

    def report(self, runner: Runner, result: float, spent: float) -> None:
        """Take a result into account; at the end of a round some drop out, more of them as the budget is spent."""
        runner.take(result)
        self.position += 1
        if self.position < len(self.running):
            return
        self.position = 0
        self.running.sort(key=_mean, reverse=True)
        room = max(2, int((1.0 - spent) * len(self.field)) + 1)
        first = self.running[0]
        rounds = len(first.results)
        kept = self.running[:room]
        if rounds >= WARM_UP and rounds % 4 == 0:
            kept = [first] + [each for each in kept[1:] if not is_beaten(each, first)]
        self.running = kept


def is_beaten(runner: Runner, leader: Runner) -> bool:
    """Return whether a runner is too far behind, by what the two got in the same worlds."""
    count = len(runner.results)
    squares = 0.0
    mean = (leader.total - runner.total) / count
    for better, worse in zip(leader.results, runner.results):
        squares += (better - worse - mean) * (better - worse - mean)
    return leader.mean - runner.mean >= SURE * sqrt(squares) / count


def _mean(runner: Runner) -> float:
    return runner.mean


def _by_impression(runner: Runner) -> float:
    return -runner.node.first
