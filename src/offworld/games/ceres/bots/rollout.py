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


def _worth(units: Any) -> float:
    total = 0.0
    for kind in range(KINDS):
        total += UNIT[kind] * units[kind]
    return total


ROCK: Final = [_worth(income) for income in ASTEROID_INCOME]
STATION: Final = [_worth(income) for income in STATION_INCOME]
PROJECT: Final = [points - 0.9 * _worth(cost) for points, cost in zip(PROJECT_POINTS, PROJECT_COST)]


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
    most = -99.0
    for choice in choices:
        score = _detail(state, decision.seat, topic, choice) + rng.uniform()
        if score > most:
            best, most = choice, score
    return best


def _action(state: Ceres, seat: int, choices: Any, rng: Rng) -> Answer:
    best: Answer = choices[-1]
    most = -99.0
    stock = state.stock
    at = seat * KINDS
    for choice in choices:
        kind = choice[0]
        if kind == "use" or kind == "override":
            option = choice[2]
            score = OPTION[option]
            if option == "assemble":
                score += 0.8 - 0.8 * stock[at + PROBES]
            elif option == "refine":
                score += 0.3 * min(3, stock[at + ORE]) - 0.3 * stock[at + ALLOY]
            elif option == "extract":
                score -= 0.1 * (stock[at + ORE] + stock[at + ICE])
            elif option == "hire":
                score += 0.1 * stock[at + CREDITS]
            if kind == "override":
                score -= 1.1
        else:
            score = KIND[kind]
            if kind == "grant" and choice[2] == "pawn":
                score += 1.2
        score += NOISE * rng.uniform()
        if score > most:
            best, most = choice, score
    return best


def _detail(state: Ceres, seat: int, topic: str, choice: Answer) -> float:
    """Return how good one answer within an action looks."""
    if choice == SKIP:
        return -1.0
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
        return ASTEROID_POINTS[rock] + ROCK[rock] * (1 + left) - UNIT[ICE] * price - 2.0
    if topic == "build":
        card = STATION_NUMBER[choice[0]]
        score = float(FACILITY_POINTS[card])
        return score + STATION[card] * (1 + left) + 0.8 * left if choice[1] == "new" else score + 0.8
    if topic == "settle" or topic == "defer":
        return PROJECT[PROJECT_NUMBER[choice]]
    if topic == "trade":
        return 0.2 * float(choice[1])
    if topic == "research":
        return 0.5
    return 0.0
