"""How good a state looks for a seat: points so far, and what stocks, incomes, outstations and contracts promise.

Everything on the table is public, so that nothing here could look at what a seat may not know.
"""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.bots.weights import (
    BALANCED,
    BUILDINGS,
    LAUNCHES,
    LEADER,
    MOST,
    PAWN,
    POST,
    SETTLEMENTS,
    STOCKED,
    TWICE,
    UNIT,
    WORK,
    Weights,
)
from offworld.games.ceres.data.book import (
    CONSTRUCT_DISCOUNT,
    CONSTRUCT_POINTS,
    CONTRACT_LEVELS,
    LAUNCH_DISCOUNT,
    LAUNCH_POINTS,
    PER_FACILITY,
    PER_PROBE,
    PER_PROJECT,
    PROJECT_COST,
    PROJECT_PENALTY,
    PROJECT_POINTS,
    SETTLE_DISCOUNT,
    SETTLE_POINTS,
    STATION_COLOUR,
)
from offworld.games.ceres.data.contracts import CONTRACTS
from offworld.games.ceres.data.figures import LEADERS, LEFTOVER_WORTH, LEFTOVERS_PER_POINT, ROUNDS
from offworld.games.ceres.data.unions import TRACK
from offworld.games.ceres.names import (
    ASTEROIDS,
    BUILDING,
    COMMERCE,
    CREDITS,
    EACH_COLOUR,
    EXPLORATION,
    FACILITIES,
    FREE,
    ICE,
    KEPT,
    KINDS,
    LINES,
    NO_WORKER,
    PROJECTS,
    REWARDS,
)
from offworld.games.ceres.rules.actions.unions import REPEAT
from offworld.games.ceres.rules.state import Ceres

UNCERTAIN: Final = 0.9  # how much of what comes later counts
USE_ACTS: Final = 5.0  # actions after which stock counts for all that it is worth
STUDY_ACTS: Final = 8.0  # actions after which research counts for all that it will still do in this round
THIS_ROUND: Final = 0.6  # of what research does in a round, what is left of the present one at its beginning
ROUND_ACTS: Final = 9.0  # actions in a round
MOST_WORKERS: Final = 3  # of one colour that can be hoped for in a later round
UPGRADED: Final = 0.4  # of the work of an outstation, what an upgrade adds
PAID: Final = 0.9  # of what a project's cost is worth, what its payment takes
SURE: Final = 0.9  # chance to pay for a project for which nothing is missing
FAR: Final = 0.5  # of that chance, what goes with all that is missing for one action
NEAR: Final = 0.5  # actions that there are for a project in any case
SPARE: Final = 0.35  # of all actions, those that there are for one project
MOVED_ACTS: Final = 30.0  # actions in which the marker above a kept contract rises by a point
MOVED_MOST: Final = 0.5  # points that it is hoped to rise at most
LEVEL_ACTS: Final = 2.5  # actions for one level of a contract
MISSED: Final = 2.0  # points that a contract costs which is not completed
CHANCE: Final = (1.0, 0.8, 0.6, 0.4, 0.2)  # of completing a contract that lacks so many levels, with time enough


def prospects(state: Ceres, seat: int, weights: Weights) -> float:
    """Return the points that a seat may expect to end with, by weights."""
    points = state.points
    at = seat * LINES
    total = float(sum(points[at : at + LINES]))
    if weights is not BALANCED:
        total += (weights.probes - 1.0) * points[at + ASTEROIDS]
        total += (weights.facilities - 1.0) * points[at + FACILITIES]
        total += (weights.projects - 1.0) * points[at + PROJECTS]
        total += (weights.contracts - 1.0) * (points[at + REWARDS] + points[at + KEPT])
    if state.outcome is not None:
        return total
    left = max(0, ROUNDS - state.round)
    work, acts = _turns(state, seat, left)
    use = min(1.0, acts / USE_ACTS)
    return (
        total
        + work
        + _stocks(state, seat, use, left, weights)
        + _research(state, seat, min(1.0, acts / STUDY_ACTS), left, weights)
        + _projects(state, seat, acts, weights)
        + (_contracts(state, seat, acts, weights) if state.contracts else 0.0)
    )


def _turns(state: Ceres, seat: int, left: int) -> tuple[float, float]:
    """Return what the actions of this round and outstations of later ones promise, and how many actions are left."""
    free = [0, 0, 0, 0]
    every = [0, 0, 0, 0]
    stations = state.stations[seat]
    upgrades = 0
    for at in range(0, len(stations), 4):
        colour = STATION_COLOUR[stations[at]]
        every[colour] += 1
        upgrades += (stations[at + 1] != FREE) + (stations[at + 2] != FREE)
        if stations[at + 3] == NO_WORKER:
            free[colour] += 1
    pool = state.pool
    usable = later = 0.0
    for colour in EACH_COLOUR:
        usable += min(free[colour], pool[colour])
        later += min(every[colour], MOST_WORKERS)
    worth = left * (WORK * (later + UPGRADED * upgrades) + LEADER * LEADERS)  # a new round must not look like a gain
    if state.contracts:
        worth += left * PAWN
    acts = left * ROUND_ACTS
    if not state.passed[seat]:
        leaders = state.leaders[seat]
        worth += LEADER * leaders + WORK * usable
        acts += leaders + usable
        if state.contracts:
            worth += PAWN * state.pawns[seat]
            acts += state.pawns[seat]
            own = seat * 2
            for post in state.posts:
                if 0 <= post < REPEAT and (post == own or post == own + 1):
                    worth += POST
                    acts += 1.0
            if state.labour[seat]:
                worth += TWICE * min(leaders + state.pawns[seat], state.posts.count(FREE))
    return worth, acts


def _stocks(state: Ceres, seat: int, use: float, left: int, weights: Weights) -> float:
    """Return what stock and income are worth: the less time there is, the more they are only left-overs.

    Who leans to trade thinks that more can be made of credits, which is what ships mostly give.
    """
    at = seat * KINDS
    stock = state.stock
    income = state.income
    worth = 0.0
    units = 0
    for kind in range(KINDS):
        count = stock[at + kind]
        worth += STOCKED[kind][count if count < MOST else MOST]
        units += count * LEFTOVER_WORTH[kind]
    if weights.trade != 1.0:
        worth += (weights.trade - 1.0) * STOCKED[CREDITS][min(MOST, stock[at + CREDITS])]
    over = units / LEFTOVERS_PER_POINT
    worth = use * worth + (1.0 - use) * over
    if left:
        coming = 0.0
        for kind in range(KINDS):
            coming += UNIT[kind] * income[at + kind]
        worth += left * coming
    return worth


def _research(state: Ceres, seat: int, now: float, left: int, weights: Weights) -> float:
    """Return what the levels of research will still bring."""
    at = seat * 3
    level = state.research[at + EXPLORATION]
    launches = LAUNCHES * (left + THIS_ROUND * now)
    worth = weights.probes * launches * (LAUNCH_DISCOUNT[level] * UNIT[ICE] + LAUNCH_POINTS[level])
    worth += weights.probes * PER_PROBE[level] * (state.launched[seat] + UNCERTAIN * launches)
    level = state.research[at + BUILDING]
    buildings = BUILDINGS * (left + THIS_ROUND * now)
    worth += weights.facilities * buildings * (CONSTRUCT_DISCOUNT[level] * UNIT[CREDITS] + CONSTRUCT_POINTS[level])
    if PER_FACILITY[level]:
        worth += weights.facilities * PER_FACILITY[level] * (state.built(seat) + UNCERTAIN * buildings)
    level = state.research[at + COMMERCE]
    settlements = SETTLEMENTS * (left + THIS_ROUND * now)
    worth += weights.projects * settlements * (SETTLE_DISCOUNT[level] * UNIT[CREDITS] + SETTLE_POINTS[level])
    if PER_PROJECT[level]:
        worth += weights.projects * PER_PROJECT[level] * (state.project_of.count(seat) + UNCERTAIN * settlements)
    return worth


def _projects(state: Ceres, seat: int, acts: float, weights: Weights) -> float:
    """Return what projects taken unpaid promise, or threaten."""
    worth = 0.0
    for project in state.unpaid(seat):
        at = seat * KINDS
        missing = due = 0.0
        for kind in range(KINDS):
            cost = PROJECT_COST[project][kind]
            if cost:
                have = state.stock[at + kind]
                due += UNIT[kind] * cost
                if have < cost:
                    missing += UNIT[kind] * (cost - have)
        chance = max(0.0, min(1.0, SURE - FAR * missing / (NEAR + SPARE * acts)))
        gain = weights.projects * PROJECT_POINTS[project] - PAID * due
        worth += chance * gain - (1.0 - chance) * PROJECT_PENALTY[project]
    return worth


def _contracts(state: Ceres, seat: int, acts: float, weights: Weights) -> float:
    """Return what contracts promise, kept ones by where their union's marker stands."""
    if seat not in state.contract_of:
        return 0.0
    worth = 0.0
    for contract, owner in enumerate(state.contract_of):
        if owner != seat:
            continue
        tile = state.contract_union[contract]
        if state.kept[contract]:
            worth += weights.contracts * (TRACK[state.progress[tile]] + min(MOVED_MOST, acts / MOVED_ACTS))
            continue
        lacking = CONTRACT_LEVELS[contract] - state.levels[contract]
        chance = CHANCE[min(lacking, len(CHANCE) - 1)] * min(1.0, acts / (LEVEL_ACTS * lacking)) if lacking else 1.0
        card = CONTRACTS[contract]
        kept = TRACK[min(len(TRACK) - 1, state.progress[tile] + 1 + card.steps)]
        worth += chance * weights.contracts * max(card.points, kept) - (1.0 - chance) * MISSED
    return worth
