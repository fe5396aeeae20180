"""Quick plausible answers for the playouts of a search, with some chance in them."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.ceres.bots.weights import UNIT
from offworld.games.ceres.data.book import (
    ASTEROID_INCOME,
    ASTEROID_NUMBER,
    ASTEROID_POINTS,
    FACILITY_POINTS,
    PROJECT_COST,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    STATION_INCOME,
    STATION_NUMBER,
)
from offworld.games.ceres.data.figures import ROUNDS
from offworld.games.ceres.names import ALLOY, CREDITS, ICE, KINDS, ORE, PROBES
from offworld.games.ceres.rules.asking import SKIP
from offworld.games.ceres.rules.deeds.base import Steps
from offworld.games.ceres.rules.deeds.launching import LaunchProbe, launch_price
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.decision import Answer, Decision, OneOf
from offworld.kernel.rng import Rng

# How good options of the locations look before anything is known
OPTION: Final[dict[str, float]] = {
    "settle": 3.6,
    "launch": 2.6,
    "construct": 2.6,
    "hire": 1.9,
    "assemble": 1.3,
    "extract": 1.2,
    "refine": 1.0,
    "trade": 0.7,
    "defer": 0.2,
}
KIND: Final[dict[str, float]] = {
    "work": 2.2,
    "commit": 2.2,
    "favour": 1.6,
    "grant": 1.1,
    "lobby": 0.5,
    "pass": -3.0,
    "pay": 4.0,
    "end": 0.0,
}
NOISE: Final = 1.6
WORST: Final = -99.0  # less than anything can look like
NO_PROBES: Final = 0.8  # what makes it better to assemble a probe, and each that there is makes worse
TO_REFINE: Final = 0.3  # by unit of ore, up to as many as are refined; and less by each unit of alloy
REFINED: Final = 3
TO_EXTRACT: Final = 0.1  # less by each unit of ore and ice that there is
TO_HIRE: Final = 0.1  # by each credit
OVERRIDING: Final = 1.1  # what an override costs
ONE_MORE_PAWN: Final = 1.2
LAUNCHED: Final = 2.0  # what a launch costs beside its ice: the probe
NEW_STATION: Final = 0.8  # by round that is left; and a facility in an old one, once
SOLD: Final = 0.2  # by unit that is traded
RESEARCHED: Final = 0.5
UNWANTED: Final = -1.0  # to leave something out
SETTLED: Final = 0.9  # of what a project's cost is worth, what it takes


def _worth(units: Any) -> float:
    total = 0.0
    for kind in range(KINDS):
        total += UNIT[kind] * units[kind]
    return total


ROCK: Final = [_worth(income) for income in ASTEROID_INCOME]
STATION: Final = [_worth(income) for income in STATION_INCOME]
PROJECT: Final = [points - SETTLED * _worth(cost) for points, cost in zip(PROJECT_POINTS, PROJECT_COST)]


def rollout(state: Ceres, decision: Decision, rng: Rng) -> Answer:
    """Return what looks sensible at a glance."""
    if not isinstance(decision, OneOf):
        listed = decision.listed()
        return decision.sample(rng) if listed is None else listed[-1]  # as many as possible
    choices = decision.choices
    if len(choices) == 1:
        return choices[0]
    topic = decision.topic
    if topic == "action" or topic == "pay":
        return _action(state, decision.seat, choices, rng)
    best: Answer = choices[0]
    most = WORST
    for choice in choices:
        score = _detail(state, decision.seat, topic, choice) + rng.uniform()
        if score > most:
            best, most = choice, score
    return best


def _action(state: Ceres, seat: int, choices: Any, rng: Rng) -> Answer:
    best: Answer = choices[-1]
    most = WORST
    stock = state.stock
    at = seat * KINDS
    for choice in choices:
        kind = choice[0]
        if kind == "use" or kind == "override":
            option = choice[2]
            score = OPTION[option]
            if option == "assemble":
                score += NO_PROBES - NO_PROBES * stock[at + PROBES]
            elif option == "refine":
                score += TO_REFINE * min(REFINED, stock[at + ORE]) - TO_REFINE * stock[at + ALLOY]
            elif option == "extract":
                score -= TO_EXTRACT * (stock[at + ORE] + stock[at + ICE])
            elif option == "hire":
                score += TO_HIRE * stock[at + CREDITS]
            if kind == "override":
                score -= OVERRIDING
        else:
            score = KIND[kind]
            if kind == "grant" and choice[2] == "pawn":
                score += ONE_MORE_PAWN
        score += NOISE * rng.uniform()
        if score > most:
            best, most = choice, score
    return best


def _detail(state: Ceres, seat: int, topic: str, choice: Answer) -> float:
    """Return how good one answer within an action looks."""
    if choice == SKIP:
        return UNWANTED
    left = ROUNDS - state.round
    if topic == "launch":
        effect = state.stack[-1][1]
        change = 0
        if isinstance(effect, Steps):
            deed = effect.deeds[0]
            if isinstance(deed, LaunchProbe):
                change = deed.change
        rock = ASTEROID_NUMBER[choice]
        price = launch_price(state, seat, rock, change)
        return ASTEROID_POINTS[rock] + ROCK[rock] * (1 + left) - UNIT[ICE] * price - LAUNCHED
    if topic == "build":
        card = STATION_NUMBER[choice[0]]
        score = float(FACILITY_POINTS[card])
        return score + STATION[card] * (1 + left) + NEW_STATION * left if choice[1] == "new" else score + NEW_STATION
    if topic == "settle" or topic == "defer":
        return PROJECT[PROJECT_NUMBER[choice]]
    if topic == "trade":
        return SOLD * float(choice[1])
    if topic == "research":
        return RESEARCHED
    return 0.0
