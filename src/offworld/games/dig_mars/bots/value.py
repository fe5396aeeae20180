"""How good a state looks for a seat, and quick plausible answers for playouts.

Everything here uses only what the seat may know: its own points, what lies open on the grid, and what it has scouted.
The weights are in points; bots with different ones played each other to find them.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import (
    CARRY,
    DIG,
    DRILLING,
    EACH_GEAR,
    EQUIPMENT,
    HAULING,
    SIDE,
    SITES,
    STACK,
    STATIONS,
    TILES,
    VALUE,
    Site,
)
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer, Decision, OneOf
from offworld.kernel.rng import Rng

GEAR: Final = 1.2  # a level of equipment or a further station, as long as there is everything to dig
FADE: Final = 1.5  # equipment is worth less and less once a third of the target is reached
ACTION: Final = 0.4  # an action that is left in one's turn
BONUS: Final = 0.6  # a bonus that is left in one's turn
RIVAL: Final = 0.4  # how much of the best placed rival's prospects counts against one's own
LACK: Final = 4.0  # half actions to make up for a missing level
URGE: Final = 6.0  # how eagerly playouts upgrade at the start

# what looks good in a playout, beside the value of a find
AT_RANDOM: Final = 16  # one answer in so many
WALK_WHIM: Final = 0.3
UPGRADE_WHIM: Final = 0.5
TO_CARRY: Final = 4.0
SHARED: Final = 2.0  # less where others have a part in it
TO_DRILL: Final = 3.0
DEEP: Final = 0.2  # by what a tile asks of the drill: behind hard ground lies more
TO_A_FIND: Final = 2.0  # to walk there
TO_GROUND: Final = 1.0
LEFT_BEHIND: Final = 1.0  # less where there is still something to dig at the start
IN_THE_OPEN: Final = 1.0  # for a station
EASY_GROUND: Final = 4.0  # for a station, less what the tile asks
LOOKS: Final = 4  # sites that are looked at for a station


def _mean(dig: int, numbers: list[int]) -> float:
    found = [number for number, tile in zip(numbers, TILES) if tile.dig == dig]
    return sum(found) / len(found) if found else 0.0


# What is not carried away at once may never be: the share of a find that counts, by half actions until then.
DECAY: Final = [0.58 ** (effort / 2) for effort in range(64)]
# What lies under a back, on average by the difficulty of drilling on it.
MEAN_VALUE: Final = [_mean(dig, VALUE) for dig in range(5)]
MEAN_CARRY: Final = [_mean(dig, CARRY) for dig in range(5)]
STEPS: Final = tuple(
    [tuple([abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) for b in ALL_SITES]) for a in ALL_SITES]
)


def value(state: DigMars, seat: int) -> float:
    """Return the seat's points and prospects, less a part of its best placed rival's prospects."""
    points = state.points[seat]
    fade = 1.0
    if not state.open_finds:
        fade = max(0.0, min(1.0, FADE * (1.0 - points / state.target)))
    worth = points + prospects(state, seat, seat, fade)
    rival = 0.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, prospects(state, other, seat, 1.0))
    worth -= RIVAL * rival
    if state.stack and state.stack[-1][0] == seat:
        worth += ACTION * state.actions + BONUS * sum(state.bonuses)
    return worth


def compared(state: DigMars, seat: int, mine: float, rival: float) -> float:
    """Return the same value from prospects that are known already, worked out with all equipment at its full worth."""
    worth = state.points[seat] + mine - RIVAL * rival
    if not state.open_finds:
        fade = max(0.0, min(1.0, FADE * (1.0 - state.points[seat] / state.target)))
        worth -= (1.0 - fade) * _gear(state, seat)
    if state.stack and state.stack[-1][0] == seat:
        worth += ACTION * state.actions + BONUS * sum(state.bonuses)
    return worth


def _gear(state: DigMars, player: int) -> float:
    """Return what equipment and further stations of a player are worth."""
    first = player * STATIONS
    levels = state.levels[player * len(EQUIPMENT) + DRILLING] + state.levels[player * len(EQUIPMENT) + HAULING] - 2
    further = sum([1 for site in state.at[first : first + STATIONS] if site >= 0]) - 1
    return GEAR * (levels + further) * state.left / (SITES * STACK) if further >= 0 else 0.0


def prospects(state: DigMars, player: int, viewer: int, fade: float) -> float:
    """Return what a player's equipment and the tiles within reach promise, as far as the viewer can tell."""
    first = player * STATIONS
    stations = state.at[first : first + STATIONS]
    rows = [STEPS[site] for site in stations if site >= 0]
    if not rows:
        return 0.0
    near = rows[0] if len(rows) == 1 else tuple(map(min, *rows))
    drill = state.levels[player * len(EQUIPMENT) + DRILLING] - 1
    haul = state.levels[player * len(EQUIPMENT) + HAULING] - 1
    height = state.height
    explored = state.explored
    scouted = state.scouted
    crowd = state.crowd
    total = 0.0
    for site in ALL_SITES:
        if not height[site]:
            continue
        top = state.tiles[STACK * site + height[site] - 1]
        steps = near[site]
        there = crowd[site] if steps == 0 else crowd[site] + 1
        effort = 2.0 * steps + 2.0
        if explored[site]:
            worth = float(VALUE[top])
            carry = float(CARRY[top])
        else:
            dig = DIG[top]
            effort += 2.0
            if dig > drill + there:
                effort += LACK * (dig - drill - there)
            if scouted[site] >> viewer & 1:
                worth = float(VALUE[top])
                carry = float(CARRY[top])
            else:
                worth = MEAN_VALUE[dig]
                carry = MEAN_CARRY[dig]
        if carry > haul + there:
            effort += LACK * (carry - haul - there)
        if there > 1 and (steps or there > stations.count(site)):
            worth = (worth + 1.0) / 2.0  # to be shared with whoever stands there
        total += worth * DECAY[int(effort)]
    return total + fade * GEAR * (drill + haul + len(rows) - 1) * state.left / (SITES * STACK)


def rollout(state: DigMars, decision: Decision, rng: Rng) -> Answer:
    """Return what looks sensible at a glance: claim, take points, transport, drill, upgrade, walk to the next find."""
    assert isinstance(decision, OneOf)
    choices = decision.choices
    if decision.topic != "action":
        return _place(state, choices, rng)
    if rng.below(AT_RANDOM) == 0:
        return choices[rng.below(len(choices))]
    seat = decision.seat
    urge = 1.0 + URGE * rng.uniform() * state.left / (SITES * STACK)
    best: Answer = choices[-1]  # the end of the turn
    most = 0.0
    for choice in choices:
        kind = choice[0]
        if kind == "move":
            score = _walk(state, seat, choice[1], choice[2])
            if score > 0.0:
                score += WALK_WHIM * rng.uniform()
        elif kind == "transport":
            score = TO_CARRY + VALUE[state.top(choice[1])]
            if state.crowd[choice[1]] > 1 and len(state.present(choice[1])) > 1:
                score -= SHARED
        elif kind == "drill":
            score = TO_DRILL + DEEP * DIG[state.top(choice[1])]
        elif kind == "upgrade":
            score = urge - state.level(seat, EACH_GEAR[EQUIPMENT.index(choice[1])]) + UPGRADE_WHIM * rng.uniform()
        elif kind == "claim" or kind == "point":
            return choice
        else:
            continue
        if score > most:
            best, most = choice, score
    return best


def _walk(state: DigMars, seat: int, start: Site, end: Site) -> float:
    """Return how good it looks to go somewhere: nothing where one could not work the tile on one's own level."""
    height = state.height[end]
    if not height:
        return 0.0
    top = state.tiles[STACK * end + height - 1]
    if state.explored[end]:
        score = TO_A_FIND + VALUE[top] if state.level(seat, HAULING) + state.crowd[end] >= CARRY[top] else 0.0
    else:
        score = TO_GROUND + DEEP * DIG[top] if state.level(seat, DRILLING) + state.crowd[end] >= DIG[top] else 0.0
    return score - LEFT_BEHIND if state.height[start] else score


def _place(state: DigMars, sites: Any, rng: Rng) -> Answer:
    """Return the most promising of a few sites for a station: a find in the open, or easy ground, not taken yet."""
    best: Answer = sites[0]
    most = -1.0
    for _ in range(LOOKS):
        site = sites[rng.below(len(sites))]
        if state.height[site] and not state.crowd[site]:
            top = state.top(site)
            score = VALUE[top] + IN_THE_OPEN if state.explored[site] else EASY_GROUND - DIG[top]
            if score > most:
                best, most = site, score
    return best
