"""The search of `mcts`, judged by what was learned as well as by the game's own value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from offworld.bots.perspective import Perspective
from offworld.bots.race import Runner
from offworld.bots.search import Search
from offworld.bots.worth import Chances
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
from offworld.train.subject import Look

EXPLORE: Final = 0.6  # as in `mcts`, and the same for how many answers are considered
WIDEN: Final = 4.0

Judgement = tuple[float, list[float]]  # the chance of the deciding seat to win, and the game's value for each seat
Judge = Callable[[Sequence[State]], list[Judgement]]


class Judged(Chances):
    """Chances that are learned ones in part; the rest is the game's value, as seen from where a search starts."""

    def __init__(self, start: State, scale: float, judge: Judge, seat: int, trust: float) -> None:
        super().__init__(judge([start])[0][1], scale)
        self.judge = judge
        self.seat = seat
        self.trust = trust  # in what was learned, from 0 to 1

    def of_state(self, game: Rules, state: State) -> list[float]:
        return self.of_states([state])[0]

    def of_states(self, states: Sequence[State]) -> list[list[float]]:
        """Return each seat's chances in each of some states: to look at them together costs less than one by one."""
        return [self._mixed(state, *judgement) for state, judgement in zip(states, self.judge(states))]

    def _mixed(self, state: State, learned: float, values: list[float]) -> list[float]:
        found = self.of_values(values)
        if state.outcome is not None:
            found = self.of_end(state.outcome, found)
        mine = self.trust * learned + (1.0 - self.trust) * found[self.seat]
        if len(found) == 1:
            return [mine]
        rest = sum(found) - found[self.seat]
        share = (1.0 - mine) / rest if rest else 0.0
        return [mine if seat == self.seat else chance * share for seat, chance in enumerate(found)]


class JudgedSearch(Search):
    """A race between answers in which playouts end with a judgement that was learned.

    First impressions come from one look at all answers, where there is one, and else from the same judgement.
    """

    def __init__(
        self, judge: Judge, look: Look | None, perspective: Perspective, rng: Rng, depth: int, trust: float
    ) -> None:
        self.judge = judge
        self.look = look
        self.trust = trust
        super().__init__(perspective, rng, EXPLORE, depth, 0.0, WIDEN)

    def go_on(self, spent: float, most: int) -> int:
        """Try the answers whose turn it is in this round, no more than so many, and judge them together."""
        runners = self.race.running[self.race.position :][:most]
        played = [self.played_out(runner) for runner in runners]
        found = self._judged().of_states([state for state, _ in played])
        for runner, (_, path), chances in zip(runners, played, found):
            self.race.report(runner, self.learned_from(path, chances), spent)
        return len(runners)

    def _judged(self) -> Judged:
        assert isinstance(self.chances, Judged)
        return self.chances

    def _calibrated(self, scale: float) -> Chances:
        seen = super()._calibrated(scale)
        return seen if self.look is not None else self._made(seen.scale)

    def _made(self, scale: float) -> Judged:
        return Judged(self.world().state, scale, self.judge, self.seat, self.trust)

    def _runners(self) -> list[Runner]:
        runners = super()._runners()
        if self.look is not None:
            self.chances = self._made(self.chances.scale)
            learned = dict(zip(self.look.answers, self.look.chances))
            for runner in runners:
                first = runner.node.first
                runner.node.first = self.trust * learned.get(runner.answer, first) + (1.0 - self.trust) * first
        return runners
