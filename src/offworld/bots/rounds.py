"""A search for games in rounds: answers are compared by what greedy players make of them until a round begins."""

from __future__ import annotations

from math import ceil

from mypy_extensions import mypyc_attr

from offworld.bots.answers import carry_out, quick_answer
from offworld.bots.best import best_at_sight, best_in
from offworld.bots.perspective import Perspective
from offworld.bots.race import Runner
from offworld.bots.search import LONGEST, LOOKS, Path, Search
from offworld.bots.tree import Node
from offworld.bots.worth import Chances, Lead, values
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

ROUNDS = 1  # that playouts go on for: to the end of this one
UNTRIED = 0.0  # what nobody has tried does not lead: in mid-turn an impression is not to be compared with a result
POINTS = 15.0  # of lead that make a win about 73 % likely
SIGHT = 0.5  # how much of what an answer is behind at first sight it has to make good in playouts
FAR = 0.12  # who is farther behind at first sight will not make it good,
FEWEST = 2  # but so many take part


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundSearch(Search):
    """A race between answers in playouts that are few and good instead of many and quick.

    Where a turn has many parts, quick playouts waste what an answer was for, and a position in mid-turn says little. So
    everybody goes on as greedy would, in the like situation after the same answer always in the same way, up to the
    beginning of a round: there all have had as many turns, whatever became of their order.

    What everybody happens to do after an answer is no merit of it, and in all worlds much the same. So an answer has to
    come out better by more than a part of what it looked worse at first sight; where neither says much, greedy's answer
    is given. Only the end of the match leaves no doubt.
    """

    def __init__(
        self, perspective: Perspective, rng: Rng, explore: float, depth: int, scale: float, widen: float
    ) -> None:
        self.runner: Runner | None = None  # whose playout it is; first impressions of all answers do without any
        self.glances: dict[object, Answer] = {}
        self.sight = 0.0  # the best first impression
        super().__init__(perspective, rng, explore, depth, scale, widen)
        for runner in self.race.field:
            runner.node.first = UNTRIED

    def _calibrated(self, scale: float) -> Chances:
        return Lead(values(self.game, self.world().state), scale or POINTS, self.seat)

    def _runners(self) -> list[Runner]:
        runners = super()._runners()
        self.sight = max([runner.node.first for runner in runners])
        for runner in runners:
            runner.behind = SIGHT * (self.sight - runner.node.first)
        runners.sort(key=_behind)
        return runners[:FEWEST] + [runner for runner in runners[FEWEST:] if runner.behind <= SIGHT * FAR]

    def _look_at(self, runner: Runner) -> None:
        """Give an answer its first impression; where two worlds agree, nothing hidden matters: the rest is spared."""
        found: list[float] = []
        for number in range(LOOKS):
            state = self._after(runner, self._world(number)[0])
            found.append(self.chances.of_state(self.game, state)[self.seat])
            if len(found) == 2 and found[0] == found[1]:
                break
        runner.node.first = sum(found) / len(found)

    def entered(self, answer: Answer) -> Runner:
        runner = super().entered(answer)
        if not runner.results and runner not in self.race.field:
            runner.behind = SIGHT * max(0.0, self.sight - runner.node.first)
            runner.node.first = UNTRIED
        return runner

    def try_out(self, runner: Runner) -> float:
        self.runner = runner
        found = super().try_out(runner)
        self.runner = None
        runner.node.first = (runner.total + found) / (len(runner.results) + 1)  # results alone count from now on
        return found

    def played_out(self, runner: Runner) -> tuple[State, Path]:
        state, path = super().played_out(runner)
        if state.outcome is not None:
            runner.behind = 0.0
        return state, path

    def _descend(self, node: Node, state: State) -> None:
        """Leave the tree out: plans say what follows."""

    def _planned(self, runner: Runner, state: State, decision: Decision) -> Answer:
        return self._detail(runner, state, decision, self._as_greedy)

    def _as_greedy(self, game: Rules, state: State, decision: Decision, rng: Rng) -> Answer:
        return best_in(game, state, decision, rng, self._at_a_glance)

    def _at_a_glance(self, game: Rules, state: State, question: Decision, rng: Rng) -> Answer:
        """Return the answer to a detail of something that may be done: what looked best where the like was asked first.

        How to pay is not tried out at all.
        """
        listed = question.listed()
        if listed is None:
            return quick_answer(game, state, question, rng)
        key = (question.seat, question.topic, tuple(listed))
        if key not in self.glances:
            self.glances[key] = best_at_sight(game, state, question, rng)
        return self.glances[key]

    def _play_out(self, state: State) -> None:
        """Answer until enough rounds have begun: as the runner's plan says, or quickly where there is none."""
        last = ceil(self.game.round_of(self.world().state)) + self.depth
        for _ in range(LONGEST):
            decision = self._asked(state)
            if decision is None or self.game.round_of(state) >= last:
                return
            if self.runner is None:
                self._answer_quickly(state, decision)
            else:
                carry_out(state, decision.seat, self._planned(self.runner, state, decision))


def _behind(runner: Runner) -> float:
    return runner.behind
