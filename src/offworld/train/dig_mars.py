"""Dig Mars between two seats, as it is learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from offworld.bots.perspective import Perspective
from offworld.games.dig_mars.bots import outlook
from offworld.games.dig_mars.data import ACTIONS
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.train.judged import JudgedSearch, Judgement
from offworld.train.net import Net
from offworld.train.subject import Look, Rows, Subject, Thinking


class TwoDiggers(Subject):
    """Positions are numbered in `games/dig_mars/bots/outlook.py`, next to the rules, so that they are compiled."""

    game = "dig_mars"
    seats = 2
    version = outlook.VERSION
    size = outlook.SIZE
    layers = (256, 64)
    window = 600_000
    least = 60_000
    pace = 9000
    thought = 48
    trust = 0.7
    yardsticks = ("greedy", "mcts:iterations=96")

    def fits(self, seats: int, options: dict[str, Any]) -> bool:
        return super().fits(seats, options) and not options.get("open_finds")

    def scales(self) -> list[float]:
        return [float(outlook.LARGE.get(at, 1)) for at in range(self.size)]

    def symmetries(self) -> list[list[int]]:
        return outlook.symmetries()

    def look(self, net: Net, state: State, decision: Decision) -> Look | None:
        """Return how likely a win is right after each answer, what it turns over being veiled."""
        answers = decision.listed()
        if answers is None:
            return None
        numbers, rows, ends = outlook.ahead(cast(DigMars, state), decision)
        chances = [0.0] * len(answers)
        if rows:
            array = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), self.size)
            for number, chance in zip(numbers, net.chances(array).tolist()):
                chances[number] = max(chances[number], chance)
        for number, share in ends:
            chances[number] = share
        return Look(answers, chances)

    def think(self, net: Net, perspective: Perspective, rng: Rng) -> Thinking | None:
        look = self.look(net, perspective.guess(rng).state, perspective.decision)
        if look is None:
            return None
        seat = perspective.seat
        depth = perspective.game.foresight
        return JudgedSearch(lambda states: judged(net, states, seat), look, perspective, rng, depth, self.trust)

    def chance(self, net: Net, state: State, seat: int) -> float:
        return judged(net, [state], seat)[0][0]

    def taken(self, before: State, decision: Decision, answer: Answer, after: State) -> list[list[float]]:
        """Return the position after the answer and, where a turn begins, the one that it begins with."""
        found: list[list[float]] = []
        seat = decision.seat
        mars = cast(DigMars, before)
        if decision.topic == "action" and mars.actions == ACTIONS and not any(mars.bonuses):
            found.append(list(outlook.outlook(mars, seat)))
        pending = after.pending
        if pending is not None and (pending.seat != seat or pending.topic not in outlook.FOLLOW_UPS):
            found.append(list(outlook.outlook(cast(DigMars, after), seat, outlook.veiled_by(answer))))
        return found

    def result(self, state: State, seat: int) -> float:
        assert state.outcome is not None
        return outlook.share(state.outcome, seat)

    def rows(self, positions: Sequence[Sequence[float]]) -> Rows:
        return np.array(positions, dtype=np.uint8).reshape(len(positions), self.size)


def judged(net: Net, states: Sequence[State], seat: int) -> list[Judgement]:
    """Return how likely a win is in each state, and the game's value for both seats; an end is worth what it is."""
    looks = [None if state.outcome is not None else outlook.weighed(cast(DigMars, state), seat) for state in states]
    rows = np.frombuffer(b"".join([look[0] for look in looks if look is not None]), np.uint8).reshape(-1, outlook.SIZE)
    chances = iter(net.chances(rows).tolist() if len(rows) else ())
    found: list[Judgement] = []
    for state, look in zip(states, looks):
        outcome = state.outcome
        if look is not None:
            found.append((next(chances), look[1]))
        elif outcome is not None:
            found.append((outlook.share(outcome, seat), [float(score) for score in outcome.scores]))
    return found


SUBJECT = TwoDiggers()
