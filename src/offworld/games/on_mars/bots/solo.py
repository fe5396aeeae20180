"""Playing alone: how likely each requirement of the goal is to be met in time, and all of them together."""

from __future__ import annotations

from math import exp
from typing import Final

from offworld.games.on_mars.bots.cards import contract_chance, goal_chance
from offworld.games.on_mars.bots.holdings import housed
from offworld.games.on_mars.bots.horizon import EMPTY
from offworld.games.on_mars.data.cards import CONTRACTS, FIRST_DELIVERY
from offworld.games.on_mars.names import GREENHOUSE, HIRE_ACTION, LACERDA
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT
from offworld.games.on_mars.rules.rival.goals import POTATO_DELIVERY, Line, lines
from offworld.games.on_mars.rules.scoring import quarters_points, total
from offworld.games.on_mars.rules.state import OnMars

ME = 0
NEED: Final = 12.0  # points that a requirement is worth by itself
PREPARED: Final = 30.0  # one that has to be prepared for long: a contract, a private goal
WIN: Final = 60.0  # all of them together: what is farthest from being met counts most
LONG: Final = ("goal", "contracts", "each-contract", "greenhouse-contract", "plant-contract")
THIS_TURN: Final = 0.5  # rounds that the present turn counts for while it lasts

# --- rounds of work that a step of a requirement takes ----------------------------------------------------------------
WORK: Final[dict[str, float]] = {
    "tech": 0.8,
    "greenhouse-tech": 0.8,
    "research": 2.0,
    "shelters": 1.5,
    "mines": 1.5,
    "advanced": 1.5,
    "greenhouses": 2.0,
    "greenhouse-complex": 1.5,
    "plants": 0.6,
}
OTHER: Final = 2.0  # what is not counted in steps
BUILDING: Final = 1.5  # that a level needs: Lacerda builds as well
BEGUN: Final = 0.5  # of a chance: nothing is done yet, however much time is left

# --- contracts, by how near a completed one is ------------------------------------------------------------------------
SIGNED: Final = 0.65  # one in hand
OFFERED: Final = 0.2  # one on the display, where at first there are only scientists
FITS: Final = 0.2  # and how much more where it could be filled soon
BUSY: Final = 0.05  # less where somebody of one's own stands on the action that takes it
SIGNING: Final = 5.0  # rounds that it takes to sign a contract and to fill it
UNSEEN: Final = 0.02  # none is in sight yet

# --- the lead over Lacerda --------------------------------------------------------------------------------------------
SPREAD: Final = 3.0  # points by which a lead may change until the end
BY_ROUND: Final = 1.2  # and for each round that is left
CERTAIN: Final = 40.0  # spreads beyond which a lead is certain
TO_COME: Final = 3.5  # that his turn brings him which is still to come in this round


def towards_goal(state: OnMars, time: float, rounds: float) -> float:
    """Return what the requirements are worth, by how likely they are to be met in the rounds that are left."""
    if not state.acted[ME]:
        rounds += THIS_TURN
    found = 0.0
    together = 1.0
    for line in lines(state):
        chance = _chance(state, line, time, rounds)
        found += (PREPARED if line.name in LONG else NEED) * chance
        together *= chance
    return found + WIN * together


def within(work: float, rounds: float) -> float:
    """Return the chance to do so many rounds of work in the rounds that are left, beside all else."""
    if work <= 0:
        return 1.0
    return rounds / (rounds + work) if rounds > 0 else 0.0


def _chance(state: OnMars, line: Line, time: float, rounds: float) -> float:
    """Return the chance that a requirement will be met at the end."""
    name, need = line.name, line.need
    if name == "margin":
        return _ahead(state, need, rounds)
    if line.met:
        return 1.0
    if name == "goal":
        return goal_chance(state, ME, time) if rounds > 0 else 0.0
    if name == "level":
        missing = _missing(state, need)
        return _by_steps(BUILDING, missing, missing / (len(state.lss) * (need - 1)), rounds)
    if name in LONG:
        return _contract(state, _wanted(state, name), time, rounds)
    steps = need - line.have
    return _by_steps(WORK.get(name, OTHER), steps, steps / need, rounds)


def _by_steps(work: float, steps: int, part: float, rounds: float) -> float:
    """Return the chance to do so many steps, which are a part of all, in the rounds that are left."""
    return (1.0 - (1.0 - BEGUN) * part) * within(work * steps, rounds)


def _missing(state: OnMars, level: int) -> int:
    """Return how many buildings the colony needs for a level."""
    return sum([max(0, level - row) for row in state.lss])


def lacerdas_points(state: OnMars) -> float:
    """Return Lacerda's points with what the turn may bring him that is still to come in this round.

    Otherwise whatever lets him act before one is asked again looks worse than what does not, such as a late space.
    """
    return total(state, LACERDA) + (0.0 if state.acted[LACERDA] else TO_COME)


def _ahead(state: OnMars, need: int, rounds: float) -> float:
    """Return the chance to be so far ahead of Lacerda in the end; who works on the other side will have come home."""
    own = total(state, ME) + (0.0 if state.ending else housed(state, ME) - quarters_points(state, ME))
    lead = own - lacerdas_points(state) - need
    if rounds <= 0:
        return 1.0 if lead >= 0 else 0.0
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, (lead + 0.5) / (SPREAD + BY_ROUND * rounds)))))


# --- contracts --------------------------------------------------------------------------------------------------------
def _wanted(state: OnMars, name: str) -> list[int]:
    """Return the contracts that would meet a requirement."""
    if name == "greenhouse-contract":
        return [GREENHOUSE]
    if name == "plant-contract":
        return [POTATO_DELIVERY]
    done = [contract for contract in state.contracts_of(ME) if state.contract_done[contract]]
    return [
        contract
        for contract in range(len(CONTRACTS))
        if not any([(contract < FIRST_DELIVERY) == (each < FIRST_DELIVERY) for each in done])
    ]


def _contract(state: OnMars, wanted: list[int], time: float, rounds: float) -> float:
    """Return how near a completed contract is: the best one in hand, or one on the display that there is time for.

    A space of the display that somebody has emptied gets a contract of one's choice at the end of the turn.
    """
    chances = [contract_chance(state, ME, each, time) for each in wanted if state.contract_owner[each] == ME]
    if chances:
        return SIGNED + (1.0 - SIGNED) * max(chances) if rounds > 0 else 0.0
    shown = [contract_chance(state, ME, each, time) for each in wanted if each + FIRST_CONTRACT in state.display]
    found = UNSEEN
    if shown or EMPTY in state.display:
        found = OFFERED + FITS * max(shown, default=0.5)
    if state.slots[HIRE_ACTION * state.parties + ME]:
        found -= BUSY
    return found * min(1.0, rounds / SIGNING)
