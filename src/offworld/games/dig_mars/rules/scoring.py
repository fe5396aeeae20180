"""How a match of Dig Mars ends."""

from __future__ import annotations

from offworld.games.dig_mars.data import EACH_GEAR, UPGRADE_COST
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.outcome import Line, Outcome, leaders
from offworld.kernel.text import Text


def win(state: DigMars, seat: int) -> None:
    """Let a player declare victory: it counts at once, even if somebody else has more."""
    if state.log is not None:
        state.tell("dig_mars-claimed", seat=seat, points=state.points[seat])
    reason = Text("dig_mars-reason-claim", {"seat": seat, "points": state.points[seat], "target": state.target})
    state.finish(Outcome(reason, (seat,), tuple(state.points)))


def finish(state: DigMars, reason: str) -> None:
    """End without a declaration: most points win, and a tie shares the win (R34, variant)."""
    scores = tuple(state.points)
    if state.log is not None:
        for seat in range(state.seats):
            state.tell("dig_mars-final-points", seat=seat, points=scores[seat])
    state.finish(Outcome(Text(reason), leaders(scores), scores))


def lines(state: DigMars, seat: int) -> list[Line]:
    """Return what a seat's points are for: finds and shares of finds, less what its equipment has cost."""
    paid = 0
    for equipment in EACH_GEAR:
        for level in range(1, state.level(seat, equipment)):
            paid += UPGRADE_COST[level]
    return [
        (Text("dig_mars-score-finds"), state.points[seat] + paid),
        (Text("dig_mars-score-equipment"), -paid),
    ]
