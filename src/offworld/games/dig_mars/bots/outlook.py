"""Dig Mars between two seats as small whole numbers, for the value that is learned (`offworld.train`).

Only what the seat may know is told. What an answer is about to turn over is veiled: the numbers describe the moment
before it is seen, so that a value learned from them is a mean over all that may lie there. The numbering is that of the
released weights: whoever changes it raises VERSION and trains anew.
"""

from __future__ import annotations

from typing import Final

from offworld.games.dig_mars.bots.value import STEPS, compared, prospects
from offworld.games.dig_mars.data import (
    BONUS,
    BONUSES,
    CARRY,
    DIG,
    DRILLING,
    EQUIPMENT,
    HAULING,
    NO_SITE,
    SIDE,
    SITES,
    STACK,
    STATIONS,
    TILES,
    UPGRADE_COST,
    VALUE,
    Site,
)
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import step
from offworld.kernel.outcome import Outcome

Ahead = tuple[list[int], list[bytes], list[tuple[int, float]]]

FOLLOW_UPS: Final = frozenset(("station", "relocation"))  # topics of questions that belong to the answer before
TURNING: Final = frozenset(("drill", "transport", "scout"))  # answers that bring something to light

VERSION: Final = 1

# Numbers for each site, from its first one on.
_HEIGHT: Final = 0  # 1, 2, 3 tiles
_DIG: Final = 3  # difficulty 1 to 4 on the back of the top tile, also of one that is being turned over
_VALUE: Final = 7  # 1 to 5, where the face is known
_CARRY: Final = 12  # 1 to 4, likewise
_BONUS: Final = 16  # of a face that is known and unexplored
_EXPLORED: Final = 21
_SCOUTED: Final = 22
_RIVAL_SCOUTED: Final = 23
_VEILED: Final = 24  # the face that is being turned over, or the back that comes to light, is not seen yet
_STATIONS: Final = 25  # at least 1, 2, 3 of one's own, then of the rival's
_STEPS: Final = 31  # to the nearest station of one's own: 0, 1, 2, more; then of the rival's
_ABLE: Final = 39  # to work the tile from where one's stations are, or once there; then the same for the rival
SITE: Final = 43

# Numbers for the whole, after those of all sites.
_LEVELS: Final = SITE * SITES  # at least 2, 3, 4 of each equipment, first one's own
_POINTS: Final = _LEVELS + 2 * 9  # of both: as a number, and whether at least 4, 8, ... 40
_TURN: Final = _POINTS + 2 * 11
_ACTIONS: Final = _TURN + 1  # 0 to 3 left
_BONUSES: Final = _ACTIONS + 4
_LEFT: Final = _BONUSES + len(BONUSES)  # tiles on the grid, as a number and in sixths
_POOL: Final = _LEFT + 7  # hidden tiles by difficulty, and the mean of their values in tenths
_PROSPECTS: Final = _POOL + 8  # one's own and the rival's, in eighths of a point
_EIGHTHS: Final = 8.0
_MOST: Final = 255  # a byte
_IDLE: Final = _PROSPECTS + 2
_PLACED: Final = _IDLE + 1  # whether one's own first station, and the rival's, is on the grid
SIZE: Final = _PLACED + 2

LARGE: Final = {_LEFT: 48, _IDLE: 24, _POINTS: 40, _POINTS + 11: 40, _PROSPECTS: 64, _PROSPECTS + 1: 64} | {
    _POOL + i: 12 if i < 4 else 50 for i in range(8)
}  # what numbers that are not 0 or 1 are divided by before they are learned from


def outlook(state: DigMars, seat: int, veiled: Site = NO_SITE) -> list[int]:
    """Return what a seat knows of a state; `veiled` is the site where an answer just now turned something over."""
    if veiled < 0:
        return _told(state, seat, prospects(state, seat, seat, 1.0), prospects(state, 1 - seat, seat, 1.0), veiled)
    height = state.height[veiled]
    state.height[veiled] = 0  # what came to light must not count
    mine = prospects(state, seat, seat, 1.0)
    theirs = prospects(state, 1 - seat, seat, 1.0)
    state.height[veiled] = height
    return _told(state, seat, mine, theirs, veiled)


def weighed(state: DigMars, seat: int) -> tuple[bytes, list[float]]:
    """Return what a seat knows of a state and, from the same look at it, the value of the state for both seats.

    The rival's value is the one that the seat can see: it does not count on what the rival alone has scouted.
    """
    mine = prospects(state, seat, seat, 1.0)
    theirs = prospects(state, 1 - seat, seat, 1.0)
    values = [compared(state, seat, mine, theirs), compared(state, 1 - seat, theirs, mine)]
    return bytes(_told(state, seat, mine, theirs, NO_SITE)), values if seat == 0 else values[::-1]


def _told(state: DigMars, seat: int, my_prospects: float, rival_prospects: float, veiled: Site) -> list[int]:
    rival = 1 - seat
    found = [0] * SIZE
    mine = state.at[seat * STATIONS : seat * STATIONS + STATIONS]
    others = state.at[rival * STATIONS : rival * STATIONS + STATIONS]
    near = _near(mine)
    rival_near = _near(others)
    drill = state.levels[seat * len(EQUIPMENT) + DRILLING] - 1
    haul = state.levels[seat * len(EQUIPMENT) + HAULING] - 1
    rival_drill = state.levels[rival * len(EQUIPMENT) + DRILLING] - 1
    rival_haul = state.levels[rival * len(EQUIPMENT) + HAULING] - 1
    count = [0, 0, 0, 0, 0]
    worth = [0, 0, 0, 0, 0]
    for site in ALL_SITES:
        at = site * SITE
        here = mine.count(site)
        theirs = others.count(site)
        for i in range(min(here, 3)):
            found[at + _STATIONS + i] = 1
        for i in range(min(theirs, 3)):
            found[at + _STATIONS + 3 + i] = 1
        height = state.height[site]
        if not height:
            continue
        found[at + _HEIGHT + height - 1] = 1
        found[at + _STEPS + near[site]] = 1
        found[at + _STEPS + 4 + rival_near[site]] = 1
        first = STACK * site
        for slot in range(first, first + height - 1):
            tile = state.tiles[slot]
            count[DIG[tile]] += 1
            worth[DIG[tile]] += VALUE[tile]
        top = state.tiles[first + height - 1]
        explored = state.explored[site]
        if site == veiled:
            found[at + _VEILED] = 1
            found[at + _EXPLORED] = explored
            found[at + _SCOUTED] = state.scouted[site] >> seat & 1
            if explored or state.scouted[site] >> seat & 1:
                found[at + _DIG + DIG[top] - 1] = 1
            count[DIG[top]] += 1
            worth[DIG[top]] += VALUE[top]
            continue
        is_known = explored
        if explored:
            found[at + _EXPLORED] = 1
        else:
            found[at + _DIG + DIG[top] - 1] = 1
            if state.scouted[site] >> rival & 1:
                found[at + _RIVAL_SCOUTED] = 1
            if state.scouted[site] >> seat & 1:
                found[at + _SCOUTED] = 1
                is_known = 1
                if BONUS[top] >= 0:
                    found[at + _BONUS + BONUS[top]] = 1
            else:
                count[DIG[top]] += 1
                worth[DIG[top]] += VALUE[top]
        if is_known:
            found[at + _VALUE + VALUE[top] - 1] = 1
            found[at + _CARRY + CARRY[top] - 1] = 1
        need = CARRY[top] if explored else DIG[top]
        crowd = state.crowd[site]
        reach = (haul if explored else drill) + crowd
        if here and reach >= need:
            found[at + _ABLE] = 1
        if (reach if here else reach + 1) >= need:
            found[at + _ABLE + 1] = 1
        reach = (rival_haul if explored else rival_drill) + crowd
        if theirs and reach >= need:
            found[at + _ABLE + 2] = 1
        if (reach if theirs else reach + 1) >= need:
            found[at + _ABLE + 3] = 1
    _tell_players(state, seat, veiled, found)
    for dig in range(1, 5):
        found[_POOL + dig - 1] = count[dig]
        found[_POOL + 3 + dig] = 10 * worth[dig] // count[dig] if count[dig] else 0
    found[_PROSPECTS] = min(int(_EIGHTHS * my_prospects), _MOST)
    found[_PROSPECTS + 1] = min(int(_EIGHTHS * rival_prospects), _MOST)
    found[_PLACED] = 1 if mine[0] >= 0 else 0
    found[_PLACED + 1] = 1 if others[0] >= 0 else 0
    return found


def _tell_players(state: DigMars, seat: int, veiled: Site, found: list[int]) -> None:
    """Tell levels, points, the turn and how long it can go on; the bonus of a veiled face is not known yet."""
    for i in range(2):
        player = seat if i == 0 else 1 - seat
        for equipment in range(len(EQUIPMENT)):
            for level in range(2, state.levels[player * len(EQUIPMENT) + equipment] + 1):
                found[_LEVELS + 9 * i + 3 * equipment + level - 2] = 1
        points = state.points[seat] if i == 0 else likely_points(state, player)
        found[_POINTS + 11 * i] = min(points, 255)
        for fourth in range(min(points // 4, 10)):
            found[_POINTS + 11 * i + 1 + fourth] = 1
    if state.stack and state.stack[-1][0] == seat:
        found[_TURN] = 1
        found[_ACTIONS + state.actions] = 1
        for i in range(len(BONUSES)):
            is_veiled = veiled >= 0 and state.explored[veiled] and BONUS[state.top(veiled)] == i
            found[_BONUSES + i] = min(state.bonuses[i] - 1 if is_veiled else state.bonuses[i], 3)
    found[_LEFT] = state.left
    for sixth in range(6):
        if state.left > 8 * sixth:
            found[_LEFT + 1 + sixth] = 1
    found[_IDLE] = min(state.idle, 24)


def _near(stations: list[Site]) -> list[int]:
    """Return for each site the steps to the nearest of some stations; 3 stands for more, and for no station at all."""
    found = [3] * SITES
    for station in stations:
        if station >= 0:
            steps = STEPS[station]
            for site in ALL_SITES:
                if steps[site] < found[site]:
                    found[site] = steps[site]
    return found


def likely_points(state: DigMars, player: int) -> int:
    """Return the points of the finds that somebody was seen to take, less what the equipment has cost."""
    found = 0
    for tile in range(len(TILES)):
        if state.carrier[tile] == player:
            found += VALUE[tile]
    for equipment in range(len(EQUIPMENT)):
        for level in range(1, state.levels[player * len(EQUIPMENT) + equipment]):
            found -= UPGRADE_COST[level]
    return max(found, 0)


def ahead(state: DigMars, decision: Decision) -> Ahead:
    """Return all that may come of a decision as soon as it is answered, questions of where to put a station included.

    For each position that may follow: the number of the answer, what the seat knows of it, and how it ends if it does.
    """
    listed = decision.listed()
    assert listed is not None
    numbers: list[int] = []
    rows: list[bytes] = []
    ends: list[tuple[int, float]] = []
    seat = decision.seat
    for number, answer in enumerate(listed):
        after = state.clone()
        step(after, answer)
        outcome = after.outcome
        if outcome is not None:
            ends.append((number, share(outcome, seat)))
            continue
        follow = after.pending
        if follow is not None and follow.seat == seat and follow.topic in FOLLOW_UPS:
            for place in follow.listed() or ():
                placed = after.clone()
                step(placed, place)
                numbers.append(number)
                rows.append(bytes(outlook(placed, seat)))
        else:
            numbers.append(number)
            rows.append(bytes(outlook(after, seat, veiled_by(answer))))
    return numbers, rows, ends


def veiled_by(answer: Answer) -> Site:
    """Return the site where an answer turns something over that is not known beforehand, or NO_SITE."""
    return answer[1] if isinstance(answer, tuple) and answer[0] in TURNING else NO_SITE


def share(outcome: Outcome, seat: int) -> float:
    """Return which part of the win is a seat's."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def symmetries() -> list[list[int]]:
    """Return the eight ways to turn and mirror the grid: for each number the one that takes its place."""
    found = []
    for number in range(8):
        sites = [_moved(site, number) for site in ALL_SITES]
        places = [sites[at // SITE] * SITE + at % SITE if at < _LEVELS else at for at in range(SIZE)]
        found.append(places)
    return found


def _moved(site: Site, number: int) -> int:
    row, column = site // SIDE, site % SIDE
    if number & 1:
        row = SIDE - 1 - row
    if number & 2:
        column = SIDE - 1 - column
    return column * SIDE + row if number & 4 else row * SIDE + column
