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
SMALL: Final = 0.5  # of that, for level 3 while no complex is large enough
CHEAPER: Final = 0.04  # more of that for each level of the technology that pays for upgrades
HAS_MINERAL: Final = 0.1  # more where a mineral lies ready for it
SURE: Final = 0.95  # nothing to come is surer than this
BLUEPRINT_TIME: Final = 1.6  # what takes part of a match: chances are whole until this share of it is left,
COMPLEX_TIME: Final = 1.3  # the larger the factor, the longer
GOAL_TIME: Final = 1.5
SPARE_TIME: Final = 2.0
MARKED: Final = 0.5  # what an advanced building brings besides its points, over the whole match
OWN_BUILDING: Final = 0.6  # that a blueprint in hand becomes a building which a scientist scores,
RIVAL_BUILDING: Final = 0.5  # one in another's hand,
MARKET_BUILDING: Final = 0.2  # one on the market
IDLE_SCIENTIST: Final = 0.4  # of a scientist's free action, while no building has it
IN_STOCK: Final = 0.5  # of a good that is missing on a contract but lies in the depot
DELIVERED: Final = 0.97  # the chance of a contract whose goods are all there,
FORGONE: Final = 0.06  # less for each, over time, since they are needed elsewhere
DELIVERY: Final = 0.95  # the chance of another,
MISSING: Final = 0.13  # less for each good,
HURRY: Final = 0.25  # and less for each that is not even in the depot when time is short
ENOUGH_TIME: Final = 0.8
LIKELIEST: Final = 0.9
NO_COMPLEX: Final = 0.1  # the chance of a contract for a complex,
COMPLEX_STEP: Final = 0.2  # more for each building of it,
COMPLEX_CARD: Final = 0.15  # and with a blueprint for it in hand
GOAL_BY_TIME: Final = 0.35  # the chance of a private goal,
GOAL_BY_PART: Final = 0.6  # more for what is done of it
GOAL_LEFT: Final = 0.6  # of a goal as a crystal, while one may still be claimed


def blueprints(state: OnMars, party: int, time: float) -> float:
    """Return what advanced buildings bring beside their points, and what unused blueprints may still bring."""
    found = time * (MARKER * state.markers(party) + MINER * state.miners(party))
    rank = 0
    more = CHEAPER * state.best_level(UPGRADE_TECH)
    minerals = state.stock[party * KINDS]
    for card, owner in enumerate(state.card_owner):
        if owner != party or state.card_hex[card] >= 0:
            continue
        chance = CHANCE[rank] + more + (HAS_MINERAL if rank < minerals else 0.0)
        chance = min(SURE, chance) * min(1.0, BLUEPRINT_TIME * time)
        if CARD_LEVEL[card] == 3 and not _has_complex(state, party, CARD_BUILDING[card], LEVEL_3_SIZE):
            chance *= SMALL
        found += chance * (2 * CARD_POINTS[CARD_LEVEL[card]] + MARKED * time)
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
                coming += OWN_BUILDING if holder == party else RIVAL_BUILDING
            works = works or (CARD_BUILDING[card] == scientist and state.card_hex[card] >= 0)
        for card in state.market:
            if card >= 0 and CARD_BUILDING[card] == scored:
                coming += MARKET_BUILDING
        found += time * (SCIENTIST_POINTS * coming + (SCIENTIST if works else IDLE_SCIENTIST * SCIENTIST))
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
        short += missing - IN_STOCK * min(have, missing)
        lacks += max(0, missing - have)
    if not lacks:
        return DELIVERED - FORGONE * min(1.0, time) * short
    if time <= 0:
        return 0.0
    late = max(0.0, ENOUGH_TIME - time)
    return max(0.0, min(LIKELIEST, DELIVERY - MISSING * short - HURRY * late * lacks))


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
    chance = NO_COMPLEX + COMPLEX_STEP * min(step, CONTRACT_SIZE - 1) + (COMPLEX_CARD if has_card else 0.0)
    return min(LIKELIEST, chance) * min(1.0, COMPLEX_TIME * time)


def goal_chance(state: OnMars, seat: int, time: float) -> float:
    """Return the chance to achieve one of the goals in hand."""
    missed = 1.0
    for goal in EACH_GOAL:
        if state.goal_at[goal] == seat:
            part = min(1.0, progress(state, seat, goal) / GOAL_NEEDS[goal])
            missed *= 1.0 - (GOAL_BY_TIME * time + GOAL_BY_PART * part * part)
    return 1.0 - missed


def goals(state: OnMars, seat: int, time: float) -> float:
    """Return what goals in hand promise, which only their owner knows; each may also be spent as a crystal."""
    spare = SPARE * min(1.0, SPARE_TIME * time) * state.goal_at.count(seat)
    if has_claimed(state, seat):
        return GOAL + spare
    return GOAL * goal_chance(state, seat, time) * min(1.0, GOAL_TIME * time) + GOAL_LEFT * spare
