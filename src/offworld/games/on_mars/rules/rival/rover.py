"""Lacerda's rover: towards the nearest tile that he can take, with technology and, if they suffice, crystals."""

from __future__ import annotations

from offworld.games.on_mars.data.discoveries import DISCOVERIES, RESEARCH, RESEARCH_KINDS
from offworld.games.on_mars.data.field import DISTANCE, EACH_HEX, HEX_IDS, WITHIN, hexes_of
from offworld.games.on_mars.names import (
    BARE,
    CRYSTAL,
    CRYSTAL_FOUND,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    LACERDA,
    NO_FIGURE,
    ROVER,
    ROVER_TECH,
    Hex,
)
from offworld.games.on_mars.rules.effects.movement import FARTHEST, collect, rover_place, shift, take_tile
from offworld.games.on_mars.rules.effects.using import note_use
from offworld.games.on_mars.rules.rival.choice import pick
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech

POINTS = 2


def wants_tile(state: OnMars, code: int) -> bool:
    """Return whether a tile is of use to him: no research kind twice, no tiles that give only resources (R056)."""
    if code >= FIRST_RESEARCH:
        kind = code - FIRST_RESEARCH
        return not state.research[LACERDA * RESEARCH_KINDS + kind] and state.rival.can_use(state, RESEARCH)
    return state.rival.can_use(state, DISCOVERIES[code - FIRST_DISCOVERY])


def tiles_in_sight(state: OnMars) -> list[Hex]:
    """Return the hexes of the tiles that he can take."""
    found: list[Hex] = []
    for place in EACH_HEX:
        code = state.ground[place]
        if code not in (BARE, CRYSTAL_FOUND) and state.figure[place] == NO_FIGURE and wants_tile(state, code):
            found.append(place)
    return found


def move_rover(state: OnMars) -> None:
    """Move to the nearest tile and take it, or as near to it as he may stand (R053)."""
    start = rover_place(state, LACERDA)
    tiles = tiles_in_sight(state)
    if not tiles:
        if state.log is not None:
            state.tell("on_mars-lacerda-idle")
        return
    near = min([DISTANCE[start][place] for place in tiles])
    target = pick(state, [place for place in tiles if DISTANCE[start][place] == near])
    points = POINTS
    level = state.best_level(ROVER_TECH)
    if level:
        own = state.tech_level(LACERDA, ROVER_TECH) == level
        note_use(state, LACERDA, LACERDA if own else 0, ROVER_TECH)
        points += level
    extra = near - points
    if extra <= state.crystals[LACERDA]:
        if extra > 0:
            state.crystals[LACERDA] -= extra
            if state.log is not None:
                state.tell("on_mars-paid", seat=state.who(LACERDA), what=speech.amount(CRYSTAL, extra))
        _go(state, start, target)
        code = state.ground[target]
        take_tile(state, LACERDA, target)
        state.rival.take(state, RESEARCH if code >= FIRST_RESEARCH else DISCOVERIES[code - FIRST_DISCOVERY])
        return
    ends = [place for place in hexes_of(WITHIN[start][min(points, FARTHEST)]) if _may_stand(state, place)]
    closest = min([DISTANCE[place][target] for place in ends], default=near)
    if closest < near:
        _go(state, start, pick(state, [place for place in ends if DISTANCE[place][target] == closest]))


def _may_stand(state: OnMars, place: Hex) -> bool:
    return state.figure[place] == NO_FIGURE and state.ground[place] in (BARE, CRYSTAL_FOUND)


def _go(state: OnMars, start: Hex, end: Hex) -> None:
    shift(state, LACERDA, ROVER, start, end)
    if state.log is not None:
        state.tell("on_mars-moved-rover", seat=state.who(LACERDA), start=HEX_IDS[start], end=HEX_IDS[end])
    collect(state, LACERDA, start, end)
