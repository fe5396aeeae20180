"""What a party has: goods, people, machines, technologies."""

from __future__ import annotations

from offworld.games.on_mars.bots.weights import (
    AWAY,
    BOTS,
    DISCOVERY,
    LEAD,
    MARTIAN,
    POSTED,
    QUARTERS,
    READY,
    RESEARCH,
    RESTING,
    SHELTERS,
    SHIP,
    SLOT,
    STORED,
    TILE,
    UNIQUE,
)
from offworld.games.on_mars.data.boards import COLONISTS, COLUMN, LAST_CELL
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS
from offworld.games.on_mars.data.field import DISTANCE
from offworld.games.on_mars.names import ACTION_SIDE, CRYSTAL_FOUND, FIRST_RESEARCH, KINDS, SHELTER, TECHS
from offworld.games.on_mars.rules.effects.movement import rover_place
from offworld.games.on_mars.rules.effects.ships import ships_left
from offworld.games.on_mars.rules.scoring import quarters_points
from offworld.games.on_mars.rules.state import OnMars

FAR = 8  # steps beyond which a tile is not worth the way


def goods(state: OnMars, party: int) -> float:
    """Return what resources and crystals are worth to somebody with time to use them."""
    found = 0.0
    at = party * KINDS
    for kind in range(KINDS):
        found += STORED[kind][min(7, state.stock[at + kind])]
    return found + MARTIAN[min(state.depot(party), state.crystals[party] + state.waiting[party])]


def people(state: OnMars, party: int, time: float) -> float:
    """Return what colonists, shelters, bots and ships are worth beside their points."""
    away = home = 0
    here = state.side(party)
    for action, side in enumerate(ACTION_SIDE):
        count = state.slots[action * state.parties + party]
        if side == here:
            home += count
        else:
            away += count
    quarters, working = state.quarters[party], state.working[party]
    room = min(state.capacity(party), COLONISTS)
    expected = min(float(room), quarters + working + home + AWAY * away)
    low = int(expected)
    smooth = QUARTERS[low]
    if expected > low:
        smooth += (expected - low) * (QUARTERS[low + 1] - QUARTERS[low])
    found = (time if state.ending else 1.0) * (smooth - quarters_points(state, party))
    ready = READY[quarters]
    back = min(COLONISTS, quarters + working)
    ready += RESTING * (READY[back] - READY[quarters])
    ready += POSTED * (READY[min(COLONISTS, back + home + away)] - READY[back])
    found += time * (ready + SHELTERS[state.shelters[party]] + BOTS[len(state.bots_of(party))])
    return found + time * (SLOT * state.ships_taken(party) + SHIP * max(0, ships_left(state, party)))


def technologies(state: OnMars, party: int, time: float) -> float:
    """Return what technologies are worth beside their points: to develop, to build with, and to be used by rivals."""
    found = 0.0
    best = 0
    first = party * len(TECHS)
    for tech in range(len(TECHS)):
        cell = state.tech_at[first + tech]
        if cell < 0:
            continue
        if cell != LAST_CELL:
            found += TILE
            best = max(best, COLUMN[cell])
        if tech < SHELTER:
            others = 0
            for rival in range(state.parties):
                if rival != party and state.tech_level(rival, tech) >= COLUMN[cell]:
                    others += 1
            if not others:
                found += UNIQUE
    if not state.occupied(party) >> LAST_CELL & 1:
        found += LEAD[best]
    return time * found


def tiles(state: OnMars, party: int) -> float:
    """Return what the tiles on the map promise to a party's rover: the best one within reach, nearer ones more."""
    start = rover_place(state, party)
    way = DISTANCE[start]
    best = 0.0
    for place, code in enumerate(state.ground):
        if code == 0 or code == CRYSTAL_FOUND or way[place] > FAR:
            continue
        if code >= FIRST_RESEARCH:
            if state.research[party * RESEARCH_KINDS + code - FIRST_RESEARCH]:
                continue
            worth = RESEARCH
        else:
            worth = DISCOVERY
        best = max(best, worth * (1.0 - way[place] / (FAR + 2)))
    return 0.5 * best
