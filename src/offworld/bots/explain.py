"""A search that shows itself: how often each answer was tried, what it is worth, and what is expected to follow."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.bots.foretold import LINE, Foretold, foretold
from offworld.bots.mcts import Mcts
from offworld.bots.perspective import Perspective
from offworld.bots.race import Runner
from offworld.bots.search import Search
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that is expected, and whose."""

    seat: int
    answer: Answer

    def to_json(self) -> dict[str, object]:
        """Return the step as plain JSON."""
        return {"seat": self.seat, "answer": self.answer}


@dataclass(frozen=True, slots=True)
class Considered:
    """An answer that took part in a search."""

    answer: Answer
    visits: int  # playouts that began with it; few where it fell behind early
    value: float  # the chance to win that it leads to, from 0 to 1
    impression: float  # the same at first sight, before any playout
    line: tuple[Step, ...]  # what is likely to follow in one guess of what is hidden, its own details first

    def to_json(self) -> dict[str, object]:
        """Return what is known about the answer as plain JSON."""
        return {
            "answer": self.answer,
            "visits": self.visits,
            "value": round(self.value, 4),
            "impression": round(self.impression, 4),
            "line": [step.to_json() for step in self.line],
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a search found out about a decision: the answers that it considered, best first.

    The first is the one that it would give. Shares of `visits` and the values are targets for training; `foretold` is
    the line of the first one in words, for people.
    """

    seat: int
    iterations: int
    considered: tuple[Considered, ...]
    foretold: list[Foretold]

    @property
    def best(self) -> Answer:
        """The answer that the search would give."""
        return self.considered[0].answer

    def to_json(self) -> dict[str, object]:
        """Return the explanation as plain JSON."""
        return {
            "seat": self.seat,
            "iterations": self.iterations,
            "considered": [each.to_json() for each in self.considered],
        }


def explain(perspective: Perspective, rng: Rng, thinker: Mcts | None = None) -> Explanation:
    """Search a decision and return what was found out; the thinker says with which budget and settings.

    Asides are left out: what may be done freely is no answer to the question.
    """
    search = (thinker or Mcts()).search(perspective, rng)
    leader = search.race.leader
    rest = [runner for runner in search.race.field if runner is not leader]
    rest.sort(key=_by_visits_and_value)
    considered = [_considered(search, runner) for runner in (leader, *rest)]
    visits = sum([each.visits for each in considered])
    return Explanation(perspective.seat, visits, tuple(considered), foretold(search, leader))


def _by_visits_and_value(runner: Runner) -> tuple[int, float]:
    """Order by who stayed longest in the race: the value of one who left early is known less well."""
    return -len(runner.results), -runner.mean


def _considered(search: Search, runner: Runner) -> Considered:
    line = tuple([Step(asked.seat, answer) for _, asked, answer in search.expected(runner, LINE)])
    return Considered(runner.answer, len(runner.results), runner.mean, runner.node.first, line)
