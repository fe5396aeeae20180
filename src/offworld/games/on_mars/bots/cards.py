"""What cards promise: blueprints, scientists, contracts, goals."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.bots.weights import AT_STAKE, GOAL, LIKELY, MARKER, MINER, SCIENTIST, SPARE
from offworld.games.on_mars.data.boards import SCIENTIST_POINTS
from offworld.games.on_mars.data.cards import (
    CARD_BUILDING,
    CARD_LEVEL,
    CARD_POINTS,
    CONTRACT_SIZE,
    CONTRACTS,
    EACH_GOAL,
    FIRST_DELIVERY,
    GOAL_NEEDS,
    LEVEL_3_SIZE,
    SCIENTIST_SCORES,
)
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.names import CRYSTAL, GOODS, KINDS, UPGRADE_TECH
from offworld.games.on_mars.rules.effects.goals import has_claimed, progress
from offworld.games.on_mars.rules.effects.missions import marked
from offworld.games.on_mars.rules.state import OnMars

CHANCE: Final[list[float]] = [
    0.78,
    0.6,
    0.42,
    0.3,
    0.2,
    0.12,
    0.08,
    0.05,
]  # of using a blueprint, by how many others one has
SMALL = 0.5  # of that, for level 3 while no complex is large enough


def blueprints(state: OnMars, party: int, time: float) -> float:
    """Return what advanced buildings bring beside their points, and what unused blueprints may still bring."""
    found = time * (MARKER * state.markers(party) + MINER * state.miners(party))
    rank = 0
    more = 0.04 * state.best_level(UPGRADE_TECH)
    minerals = state.stock[party * KINDS]
    for card, owner in enumerate(state.card_owner):
        if owner != party or state.card_hex[card] >= 0:
            continue
        chance = CHANCE[rank] + more + (0.1 if rank < minerals else 0.0)
        chance = min(0.95, chance) * min(1.0, 1.6 * time)
        if CARD_LEVEL[card] == 3 and not _has_complex(state, party, CARD_BUILDING[card], LEVEL_3_SIZE):
            chance *= SMALL
        found += chance * (2 * CARD_POINTS[CARD_LEVEL[card]] + 0.5 * time)
        rank += 1
    return found


def stakes(state: OnMars, party: int) -> float:
    """Return what the end would take from somebody, at a glance: goods and people, and what lies open."""
    found = AT_STAKE
    rank = 0
    for card, owner in enumerate(state.card_owner):
        if owner == party and state.card_hex[card] < 0:
            found += CHANCE[rank] * 2 * CARD_POINTS[CARD_LEVEL[card]]
            rank += 1
    for contract, owner in enumerate(state.contract_owner):
        if owner == party and not state.contract_done[contract]:
            found += LIKELY * (CONTRACTS[contract].done - CONTRACTS[contract].failed)
    return found


def _has_complex(state: OnMars, party: int, building: int, size: int) -> bool:
    """Return whether there is a complex of a type, of at least this size."""
    sites = state.sites[state.own_type(building, party)]
    if sites.bit_count() < size:
        return False
    return any([part.bit_count() >= size for part in FIELD.groups(sites)])


def scientists(state: OnMars, party: int, time: float) -> float:
    """Return what scientists may still earn by buildings to come, and the actions that cost them nothing."""
    found = 0.0
    for scientist, owner in enumerate(state.scientist_owner):
        if owner != party:
            continue
        scored = SCIENTIST_SCORES[scientist]
        coming = 0.0
        works = False
        for card, holder in enumerate(state.card_owner):
            if CARD_BUILDING[card] == scored and holder >= 0 and state.card_hex[card] < 0:
                coming += 0.6 if holder == party else 0.5
            works = works or (CARD_BUILDING[card] == scientist and state.card_hex[card] >= 0)
        for card in state.market:
            if card >= 0 and CARD_BUILDING[card] == scored:
                coming += 0.2
        found += time * (SCIENTIST_POINTS * coming + (SCIENTIST if works else 0.4 * SCIENTIST))
    return found


def contracts(state: OnMars, party: int, time: float) -> float:
    """Return what open contracts promise over what they cost where they stay open."""
    found = 0.0
    for contract, owner in enumerate(state.contract_owner):
        if owner != party or state.contract_done[contract] or state.is_lacerda(party):
            continue
        card = CONTRACTS[contract]
        found += (card.done - card.failed) * contract_chance(state, party, contract, time)
    return found


def contract_chance(state: OnMars, party: int, contract: int, time: float) -> float:
    """Return the chance to complete a contract."""
    if contract >= FIRST_DELIVERY:
        return _delivery(state, party, contract, time)
    return _complex(state, party, contract, time)


def _delivery(state: OnMars, party: int, contract: int, time: float) -> float:
    """Return the chance to deliver all that a contract wants; what lies on it already is safe."""
    short = 0.0
    lacks = 0
    for what, need in enumerate(CONTRACTS[contract].goods):
        if not need:
            continue
        missing = need - state.load[contract * len(GOODS) + what]
        have = state.crystals[party] + state.waiting[party] if what == CRYSTAL else state.stock[party * KINDS + what]
        short += missing - 0.5 * min(have, missing)
        lacks += max(0, missing - have)
    if not lacks:
        return 0.97 - 0.12 * min(1.0, time) * short * 0.5
    if time <= 0:
        return 0.0
    return max(0.0, min(0.9, 0.95 - 0.13 * short - 0.25 * max(0.0, 0.8 - time) * lacks))


def _complex(state: OnMars, party: int, contract: int, time: float) -> float:
    """Return the chance to get a marker into a complex of four."""
    sites = state.sites[state.own_type(contract, party)]
    largest = own = 0
    for part in FIELD.groups(sites):
        size = part.bit_count()
        largest = max(largest, size)
        if marked(state, party, part):
            own = max(own, size)
    step = max(own, largest - 1)
    has_card = any(
        [state.card_owner[card] == party and CARD_BUILDING[card] == contract for card in range(len(CARD_BUILDING))]
    )
    chance = 0.1 + 0.2 * min(step, CONTRACT_SIZE - 1) + (0.15 if has_card else 0.0)
    return min(0.9, chance) * min(1.0, 1.3 * time)


def goal_chance(state: OnMars, seat: int, time: float) -> float:
    """Return the chance to achieve one of the goals in hand."""
    missed = 1.0
    for goal in EACH_GOAL:
        if state.goal_at[goal] == seat:
            part = min(1.0, progress(state, seat, goal) / GOAL_NEEDS[goal])
            missed *= 1.0 - (0.35 * time + 0.6 * part * part)
    return 1.0 - missed


def goals(state: OnMars, seat: int, time: float) -> float:
    """Return what goals in hand promise, which only their owner knows; each may also be spent as a crystal."""
    spare = SPARE * min(1.0, 2 * time) * state.goal_at.count(seat)
    if has_claimed(state, seat):
        return GOAL + spare
    return GOAL * goal_chance(state, seat, time) * min(1.0, 1.5 * time) + 0.6 * spare
