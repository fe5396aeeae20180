"""The end of the game: the last deliveries, all points, and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.names import END_PHASE, LACERDA
from offworld.games.on_mars.rules.effects.goods import LastDelivery, store_crystals
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.scoring import lines, scores, standing, total
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.effect import Effect
from offworld.kernel.outcome import Outcome, Rival
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class EndMatch(Effect):
    """Move the last crystals into the depots, let contracts be filled, and score."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.phase = END_PHASE
        for party in range(state.parties):
            store_crystals(state, party)
        for party in sorted(range(state.seats), key=lambda each: state.space[each]):
            state.then((party, LastDelivery()))
        state.then((0, ScoreMatch()))


@dataclass(frozen=True, slots=True)
class ScoreMatch(Effect):
    """Count all points and end the match."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        finish(state)


def finish(state: OnMars) -> None:
    """Score the match: most points win, ties are broken, what is still equal is shared; alone one plays for a goal."""
    if state.solo:
        met = [(text, done) for text, done in requirements(state)]
        won = all([done for _, done in met])
        if state.log is not None:
            for text, done in met:
                state.tell("on_mars-solo-met" if done else "on_mars-solo-missed", requirement=text)
        reason = Text("on_mars-reason-solo-won" if won else "on_mars-reason-solo-lost")
        name = Text("on_mars-lacerda")
        rival = Rival(name, total(state, LACERDA), tuple(lines(state, LACERDA)), not won)
        state.finish(Outcome(reason, (0,) if won else (), tuple(scores(state)), (rival,)))
        return
    standings = [standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    winners = tuple([seat for seat, each in enumerate(standings) if each == best])
    level = len([each for each in standings if each[0] == best[0]])
    reason = Text("on_mars-reason-points" if level == 1 else "on_mars-reason-tie")
    state.finish(Outcome(reason, winners, tuple(scores(state))))
