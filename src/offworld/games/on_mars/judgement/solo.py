"""What brings the goal of the solo game nearer, beside points."""

from __future__ import annotations

from offworld.games.on_mars.data.cards import GOAL_NEEDS
from offworld.games.on_mars.goals import has_claimed, progress
from offworld.games.on_mars.names import LACERDA, TECHS
from offworld.games.on_mars.rival.goals import requirements
from offworld.games.on_mars.scoring import total
from offworld.games.on_mars.state import OnMars

ME = 0
MET = 7.0  # a requirement that is met
ON_THE_WAY = 0.5  # of that, for the part of the way
LEVELS = 3.0
AHEAD = 0.5
ENOUGH = 12  # points ahead of Lacerda that are plenty


def towards_goal(state: OnMars, time: float) -> float:
    """Return what requirements that are met, or nearly so, are worth."""
    found = MET * sum([met for _, met in requirements(state)])
    lead = total(state, ME) - total(state, LACERDA)
    found += AHEAD * min(ENOUGH, lead)
    found += LEVELS * (min(state.level, 3) + sum([min(row, 3) for row in state.lss]) / 8.0)
    if not has_claimed(state, ME):
        ways = [min(1.0, progress(state, ME, goal) / GOAL_NEEDS[goal]) for goal in state.goals_in_hand(ME)]
        found += MET * ON_THE_WAY * max(ways, default=0.0)
    best = max([state.tech_level(ME, tech) for tech in range(len(TECHS))])
    found += MET * ON_THE_WAY * (best / 6.0) if best < 6 else 0.0
    if not state.contracts_met(ME) and state.contracts_of(ME):
        found += MET * ON_THE_WAY * time
    return found
