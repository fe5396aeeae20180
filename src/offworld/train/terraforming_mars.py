"""Terraforming Mars played alone, as it is learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np

from offworld.bots.perspective import Perspective
from offworld.bots.worth import values
from offworld.games.terraforming_mars.bots.alone import SIZE, VERSION, alone
from offworld.games.terraforming_mars.bots.forecast import steps_left
from offworld.games.terraforming_mars.names import SETUP
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import seen_by
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.train.judged import JudgedSearch, Judgement
from offworld.train.net import Net
from offworld.train.subject import Subject, Thinking

NEAR = 0.25  # what a lost match is worth that lacked nothing but a last step
FAR = 20  # steps lacking that make it worth nothing
LEARNED = frozenset(("action", "second_action", "buy"))  # topics of decisions whose positions are learned from
AHEAD = 6  # turns that a playout goes on before it is judged
UNKNOWN = 0.5  # the chance before the first generation, of which nothing is learned


class AloneOnMars(Subject):
    """The chance that Mars is terraformed in time; of matches that are lost anyway, the nearer miss is a little better.

    Positions are numbered in `games/terraforming_mars/bots/alone.py`, next to the rules, so that they are compiled.
    """

    game = "terraforming_mars"
    seats = 1
    version = VERSION
    size = SIZE
    layers = (64, 32)
    window = 300_000
    least = 15_000
    pace = 4000
    thought = 40
    trust = 0.5
    yardsticks = ("mcts:iterations=40",)

    def chance(self, net: Net, state: State, seat: int) -> float:
        mars = cast(Mars, seen_by(state, 0))
        if mars.outcome is not None:
            return self.result(mars, 0)
        if mars.phase == SETUP:
            return UNKNOWN
        return net.chance(np.array(alone(mars), dtype=np.float32)) if steps_left(mars) else 1.0

    def think(self, net: Net, perspective: Perspective, rng: Rng) -> Thinking | None:
        """Search as `mcts` does, but judge by what was learned; once Mars is terraformed, only points are left."""
        mars = cast(Mars, seen_by(perspective.guess(rng).state, 0))
        if not steps_left(mars) or isinstance(perspective.decision, Payment):
            return None
        game = perspective.game

        def judge(states: Sequence[State]) -> list[Judgement]:
            return [(self.chance(net, state, 0), values(game, state)) for state in states]

        return JudgedSearch(judge, None, perspective, rng, AHEAD, self.trust)

    def taken(self, before: State, decision: Decision, answer: Answer, after: State) -> list[list[float]]:
        mars = cast(Mars, before)
        if decision.topic not in LEARNED or mars.phase == SETUP or not steps_left(mars):
            return []
        return [alone(mars)]

    def result(self, state: State, seat: int) -> float:
        assert state.outcome is not None
        if state.outcome.winners:
            return 1.0
        return NEAR * max(0.0, 1.0 - steps_left(cast(Mars, state)) / FAR)


SUBJECT = AloneOnMars()
