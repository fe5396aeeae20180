"""What a party has: goods, people, machines, technologies."""

from __future__ import annotations

from offworld.games.on_mars.bots.sides import flight_in
from offworld.games.on_mars.bots.weights import (
    AWAY,
    BOTS,
    COMING,
    CRYSTAL,
    FOUND,
    LEAD,
    MARTIAN,
    POSTED,
    QUARTERS,
    READY,
    RESEARCH,
    SHELTERS,
    SHIP,
    SLOT,
    STORED,
    TILE,
    UNIQUE,
    UPGRADED,
)
from offworld.games.on_mars.data.benefit import GAIN, UPGRADE
from offworld.games.on_mars.data.boards import COLONISTS_EACH, COLUMN, LAST_CELL
from offworld.games.on_mars.data.cards import DISCOVERY_MISSION, MISSION_CRYSTALS, RESEARCH_MISSION
from offworld.games.on_mars.data.discoveries import DISCOVERIES, RESEARCH_KINDS
from offworld.games.on_mars.data.field import DISTANCE
from offworld.games.on_mars.names import (
    ACTION_SIDE,
    BARE,
    CRYSTAL_FOUND,
    EACH_TECH,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    KINDS,
    SHELTER,
    TECHS,
    MissionId,
)
from offworld.games.on_mars.rules.effects.movement import Move, rover_place
from offworld.games.on_mars.rules.effects.ships import ships_left
from offworld.games.on_mars.rules.effects.upgrading import unbuilt
from offworld.games.on_mars.rules.scoring import quarters_points
from offworld.games.on_mars.rules.state import OnMars

REACHED = 0.9  # of a tile that the rover stands on in its movement
IN_REACH = 0.5  # of one that it would have to go to, less by the way
FAR = 8  # steps beyond which a tile is not worth the way


def goods(state: OnMars, party: int) -> float:
    """Return what resources and crystals are worth to somebody with time to use them."""
    found = 0.0
    at = party * KINDS
    for kind in range(KINDS):
        found += STORED[kind][min(7, state.stock[at + kind])]
    return found + MARTIAN[min(state.depot(party), state.crystals[party] + state.waiting[party])]


def placed(state: OnMars, party: int) -> tuple[int, int]:
    """Return how many colonists stand on the actions of one's own side, and of the other one."""
    home = away = 0
    here = state.side(party)
    for action, side in enumerate(ACTION_SIDE):
        count = state.slots[action * state.parties + party]
        if side == here:
            home += count
        else:
            away += count
    return home, away


def housed(state: OnMars, party: int) -> float:
    """Return the points of the quarters at the end, smoothed; who stands on the other side will mostly come home."""
    home, away = placed(state, party)
    room = min(state.capacity(party), COLONISTS_EACH)
    expected = min(float(room), state.quarters[party] + state.working[party] + home + AWAY * away)
    low = int(expected)
    smooth = QUARTERS[low]
    if expected > low:
        smooth += (expected - low) * (QUARTERS[low + 1] - QUARTERS[low])
    return smooth


def people(state: OnMars, party: int, time: float) -> float:
    """Return what colonists, shelters, bots and ships are worth beside their points."""
    home, away = placed(state, party)
    quarters, working = state.quarters[party], state.working[party]
    room = min(state.capacity(party), COLONISTS_EACH)
    found = (time if state.ending else 1.0) * (housed(state, party) - quarters_points(state, party))
    back = min(room, quarters + working + away)  # who finds no room is lost
    ready = READY[quarters]
    if back > quarters:
        ready += COMING[flight_in(state, state.side(party))] * (READY[back] - READY[quarters])
    else:
        back = quarters
    ready += POSTED * (READY[max(back, min(room, back + home))] - READY[back])
    found += time * (ready + SHELTERS[state.shelters[party]] + BOTS[len(state.bots_of(party))])
    return found + time * (SLOT * state.ships_taken(party) + SHIP * max(0, ships_left(state, party)))


def technologies(state: OnMars, party: int, time: float) -> float:
    """Return what technologies are worth beside their points: to develop, to build with, and to be used by rivals."""
    found = 0.0
    best = 0
    first = party * len(TECHS)
    for tech in EACH_TECH:
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
    """Return what the tiles on the map promise to a party's rover: the best one within reach, nearer ones more.

    Whoever has driven onto one in the movement that goes on takes it at its end.
    """
    way = DISTANCE[rover_place(state, party)]
    drives = bool(state.stack) and isinstance(state.stack[-1][1], Move) and state.stack[-1][0] == party
    best = 0.0
    for place, code in enumerate(state.ground):
        if code in (BARE, CRYSTAL_FOUND) or way[place] > FAR:
            continue
        near = REACHED if drives and not way[place] else IN_REACH * (1.0 - way[place] / (FAR + 2))
        best = max(best, near * tile_worth(state, party, code))
    return best


def tile_worth(state: OnMars, party: int, code: int) -> float:
    """Return what a tile would bring to a party now."""
    if code >= FIRST_RESEARCH:
        if state.research[party * RESEARCH_KINDS + code - FIRST_RESEARCH]:
            return 0.0
        return RESEARCH + _reward(state, RESEARCH_MISSION)
    tile = code - FIRST_DISCOVERY
    found = FOUND[tile] + _reward(state, DISCOVERY_MISSION)
    benefit = DISCOVERIES[tile]
    if benefit.kind == GAIN and benefit.what < KINDS:  # what finds no room is lost
        had = state.stock[party * KINDS + benefit.what]
        kept = min(had + benefit.count, state.limit(party))
        return found + STORED[benefit.what][min(7, kept)] - STORED[benefit.what][min(7, had)]
    if benefit.kind == UPGRADE:
        return found + UPGRADED * min(benefit.count, state.stock[party * KINDS], len(unbuilt(state, party)))
    return found


def _reward(state: OnMars, mission: MissionId) -> float:
    """Return what a step of a mission brings, nothing where it is not in play or completed."""
    if mission in state.missions and state.mission_left[state.missions.index(mission)]:
        return CRYSTAL * MISSION_CRYSTALS[mission]
    return 0.0
