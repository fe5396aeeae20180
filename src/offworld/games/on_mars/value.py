"""How good a state looks for a seat, and quick plausible answers for playouts.

Everything here uses only what the seat may know. The weights are in points; they fade with the time that is left, so
that near the end only what scores counts.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.boards import LAST_ROUND, PROGRESS_POINTS
from offworld.games.on_mars.data.cards import CARD_LEVEL, CARD_POINTS, CONTRACTS, FIRST_DELIVERY, GOAL_NEEDS
from offworld.games.on_mars.effects.upgrading import unbuilt
from offworld.games.on_mars.goals import has_claimed, progress
from offworld.games.on_mars.names import CRYSTAL, GOODS, KINDS, TECHS
from offworld.games.on_mars.scoring import total
from offworld.games.on_mars.state import OnMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.pay import Pay
from offworld.kernel.rng import Rng

GOOD: Final = (0.8, 0.5, 0.45, 0.45, 0.6)  # a resource in storage, by kind
SECOND: Final = 0.6  # how much the next one of a kind counts less
STORED: Final = 0.55  # a crystal
COLONIST: Final = 0.5
SHELTER: Final = 1.6
BOT: Final = 0.9
SLOT: Final = 0.5  # an open executive action
LEVEL: Final = 0.35  # a level of a technology, beyond what it scores
MARKER: Final = 1.2  # an advanced building: it produces
MINER: Final = 0.9
SCIENTIST: Final = 2.0
TILE: Final = 0.6
GOAL: Final = 2.0
RIVAL: Final = 0.35  # how much of the best placed rival counts against oneself


def horizon(state: OnMars) -> float:
    """Return how much of the match lies ahead, from 1 at the start to 0 in the last round."""
    if state.ending == 2:
        return 0.0
    if state.ending == 1:
        return 0.15
    missions = sum([min(1.0, left / 8) for left in state.mission_left])
    ahead = min(state.remaining, missions + max(0, 5 - state.level)) / 3
    return max(0.2, min(1.0, ahead)) * (1.0 - 0.5 * state.round / LAST_ROUND)


def value(state: OnMars, seat: int) -> float:
    """Return the seat's points and prospects, less a part of its best placed rival's."""
    time = horizon(state)
    mine = total(state, seat) + prospects(state, seat, time) + _goals(state, seat, time)
    others = [total(state, party) + prospects(state, party, time) for party in range(state.parties) if party != seat]
    return mine - RIVAL * max(others)


def prospects(state: OnMars, party: int, time: float) -> float:
    """Return what a party has beyond its points, in points."""
    found = 0.0
    if time > 0:
        for kind in range(KINDS):
            worth = GOOD[kind]
            for _ in range(state.stock[party * KINDS + kind]):
                found += worth
                worth *= SECOND
        room = state.depot(party)
        found += STORED * min(room, state.crystals[party] + 0.9 * state.waiting[party])
        found += COLONIST * (state.quarters[party] + 0.7 * state.working[party])
        found += SHELTER * state.shelters[party] + BOT * len(state.bots_of(party))
        found += SLOT * state.ships_taken(party)
        found += LEVEL * sum([state.tech_level(party, tech) for tech in range(len(TECHS))])
        found += MARKER * state.markers(party) + MINER * state.miners(party)
        found += SCIENTIST * state.scientist_owner.count(party) + TILE * state.found[party]
        found *= time
        cubes = sum(state.cubes[party * 5 : party * 5 + 5])
        found += PROGRESS_POINTS[cubes] * max(0, 3 - state.level) * 0.7  # they score again at the next level-ups
    for card in unbuilt(state, party):  # it costs as much as it may still bring
        found += 2 * CARD_POINTS[CARD_LEVEL[card]] * min(0.75, time)
    return found + _contracts(state, party, time)


def _contracts(state: OnMars, party: int, time: float) -> float:
    found = 0.0
    for contract in state.contracts_of(party):
        if state.contract_done[contract] or state.is_lacerda(party):
            continue
        card = CONTRACTS[contract]
        stake = card.done - card.failed
        if contract < FIRST_DELIVERY:
            found += stake * 0.5 * time
            continue
        short = 0
        for what, need in enumerate(card.goods):
            have = state.crystals[party] if what == CRYSTAL else state.stock[party * KINDS + what]
            short += max(0, need - state.load[contract * len(GOODS) + what] - have)
        found += stake * max(0.0, min(0.95, 0.55 + 0.4 * time - 0.15 * short))
    return found


def _goals(state: OnMars, seat: int, time: float) -> float:
    """Return what goals in hand promise, which only their owner knows."""
    if has_claimed(state, seat):
        return GOAL + 0.3 * state.goal_at.count(seat)
    ways = [min(1.0, progress(state, seat, goal) / GOAL_NEEDS[goal]) for goal in state.goals_in_hand(seat)]
    return GOAL * time * max(ways, default=0.0) + 0.3 * len(ways) * time


LIKED: Final = {
    "construct": 8,
    "upgrade": 7,
    "research_development": 5,
    "learn_tech": 5,
    "welcome_ship": 6,
    "hire_or_contract": 3,
    "obtain_blueprint": 4,
    "resupply": 2,
    "control_center": 2,
    "landing_pod": 1,
}


def rollout(state: OnMars, decision: Decision, rng: Rng) -> Answer:
    """Return a plausible quick answer."""
    topic = decision.topic
    if topic == "turn":
        return _turn(decision, rng)
    if isinstance(decision, Pay):
        return decision.proposal
    if topic in ("tile", "task"):
        return True
    if topic == "whose":
        listed = decision.listed()
        return decision.seat if listed is not None and decision.seat in listed else decision.sample(rng)
    if topic == "crystals":
        low: int = decision.low  # type: ignore[attr-defined]  # a choice of some goals
        options: tuple[Answer, ...] = decision.options  # type: ignore[attr-defined]
        return options[:low]
    if topic == "travel":
        listed = decision.listed()
        return listed[0] if listed and listed[0] == "shuttle" and rng.below(5) else "stay"
    if topic == "move" and rng.below(3) == 0:
        listed = decision.listed()
        if listed and listed[-1] == "done":
            return "done"
    answer = decision.sample(rng)
    if answer in ("done", "lose"):  # what can be had is mostly taken
        answer = decision.sample(rng)
    return answer


def _turn(decision: Decision, rng: Rng) -> Any:
    listed = list(decision.listed() or ())
    weights = [LIKED[each[1]] if each[0] == "main" else 1 if each == "end" else 3 for each in listed]
    at = rng.below(sum(weights))
    for each, weight in zip(listed, weights):
        at -= weight
        if at < 0:
            return each
    return listed[-1]
