"""What brings the goal of the solo game nearer, beside points: whoever misses one requirement has lost."""

from __future__ import annotations

from offworld.games.on_mars.bots.cards import contract_chance, goal_chance
from offworld.games.on_mars.names import HIRE_ACTION, LACERDA, TECHS
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT
from offworld.games.on_mars.rules.goals import has_claimed
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.scoring import total
from offworld.games.on_mars.rules.state import OnMars

ME = 0
MET = 4.0  # a requirement that is met
NEEDED = 22.0  # what has to be prepared for long: a contract, a private goal
TECHNOLOGY = 8.0
LEVELS = 2.0
AHEAD = 0.5  # a point ahead of Lacerda
ENOUGH = 12  # points ahead that are plenty
SIGNED = 0.45  # of a completed contract: one in hand
OFFERED = 0.15  # the same: one on the display
FREE = 0.1  # and nobody of one's own on the action that takes it
POTATO = 3  # the goal without a private goal


def towards_goal(state: OnMars, time: float) -> float:
    """Return what requirements are worth that are met, or may be."""
    found = MET * sum([met for _, met in requirements(state)])
    found += AHEAD * min(ENOUGH, total(state, ME) - total(state, LACERDA))
    found += LEVELS * (min(state.level, 3) + sum([min(row, 3) for row in state.lss]) / 8.0)
    found += TECHNOLOGY * max([state.tech_level(ME, tech) for tech in range(len(TECHS))]) / 6.0
    if state.solo_goal != POTATO:
        found += NEEDED * (1.0 if has_claimed(state, ME) else goal_chance(state, ME, time))
    return found + NEEDED * (1.0 if state.contracts_met(ME) else _contract(state, time))


def _contract(state: OnMars, time: float) -> float:
    """Return how near a completed contract is: the best one in hand, or at least one on the display."""
    chances = [contract_chance(state, ME, contract, time) for contract in state.contracts_of(ME)]
    if chances:
        return SIGNED + (1.0 - SIGNED) * max(chances)
    if max(state.display) < FIRST_CONTRACT:
        return 0.0
    return time * (OFFERED if state.slots[HIRE_ACTION * state.parties + ME] else OFFERED + FREE)
