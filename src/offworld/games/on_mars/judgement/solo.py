"""What brings the goal of the solo game nearer, beside points."""

from __future__ import annotations

from offworld.games.on_mars.effects.hiring import FIRST_CONTRACT
from offworld.games.on_mars.goals import has_claimed
from offworld.games.on_mars.judgement.cards import contract_chance, goal_chance
from offworld.games.on_mars.names import LACERDA, TECHS
from offworld.games.on_mars.rival.goals import requirements
from offworld.games.on_mars.scoring import total
from offworld.games.on_mars.state import OnMars

ME = 0
MET = 9.0  # a requirement that is met
LEVELS = 2.0
AHEAD = 0.5  # a point ahead of Lacerda
ENOUGH = 12  # points ahead that are plenty


def towards_goal(state: OnMars, time: float) -> float:
    """Return what requirements are worth that are met, or may be."""
    found = MET * sum([met for _, met in requirements(state)])
    found += AHEAD * min(ENOUGH, total(state, ME) - total(state, LACERDA))
    found += LEVELS * (min(state.level, 3) + sum([min(row, 3) for row in state.lss]) / 8.0)
    if not has_claimed(state, ME):
        found += MET * goal_chance(state, ME, time)
    best = max([state.tech_level(ME, tech) for tech in range(len(TECHS))])
    if best < 6:
        found += MET * time * 0.8 * (best / 6.0)
    return found if state.contracts_met(ME) else found + MET * _contract(state, time)


def _contract(state: OnMars, time: float) -> float:
    """Return how near a completed contract is: the best one in hand, or at least one on the display."""
    chances = [contract_chance(state, ME, contract, time) for contract in state.contracts_of(ME)]
    if chances:
        return max(chances)
    return 0.3 * time if max(state.display) >= FIRST_CONTRACT else 0.0
