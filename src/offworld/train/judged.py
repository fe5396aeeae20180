"""The search of `mcts`, judged by what was learned as well as by the game's own value."""

from __future__ import annotations

from collections.abc import Callable
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

Judge = Callable[[State], float]  # the chance of the deciding seat to win


class Judged(Chances):
    """Chances that are learned ones in part; the rest is the game's value, as seen from where a search starts."""

    def __init__(self, seen: Chances, judge: Judge, seat: int, trust: float) -> None:
        super().__init__(seen.handicap, seen.scale)
        self.handicap = seen.handicap
        self.judge = judge
        self.seat = seat
        self.trust = trust  # in what was learned, from 0 to 1

    def of_state(self, game: Rules, state: State) -> list[float]:
        found = super().of_state(game, state)
        mine = self.trust * self.judge(state) + (1.0 - self.trust) * found[self.seat]
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

    def _calibrated(self, scale: float) -> Chances:
        seen = super()._calibrated(scale)
        return seen if self.look is not None else Judged(seen, self.judge, self.seat, self.trust)

    def _runners(self) -> list[Runner]:
        runners = super()._runners()
        if self.look is not None:
            self.chances = Judged(self.chances, self.judge, self.seat, self.trust)
            learned = dict(zip(self.look.answers, self.look.chances))
            for runner in runners:
                first = runner.node.first
                runner.node.first = self.trust * learned.get(runner.answer, first) + (1.0 - self.trust) * first
        return runners
