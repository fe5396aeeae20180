"""How good a state looks for a seat, and quick plausible answers for playouts.

Everything here uses only what the seat may know: its own points, what lies open, and what it has scouted. The weights
were found by letting bots with different ones play each other.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.dig_mars.data import (
    CARRY,
    DIG,
    DRILLING,
    EQUIPMENT,
    FLEET,
    HAULING,
    SITES,
    STACK,
    STATIONS,
    TILES,
    VALUE,
)
from offworld.games.dig_mars.grid import ALL_SITES
from offworld.games.dig_mars.state import DigMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng

W: dict[str, float] = {
    "decay": 0.62,
    "short": 2.0,
    "drill": 1.2,
    "haul": 1.2,
    "fleet": 1.2,
    "rival": 0.4,
    "action": 0.4,
    "bonus": 0.5,
}
# Steps from one site to another along the grid.
STEPS: Final = tuple([tuple([abs(a // 4 - b // 4) + abs(a % 4 - b % 4) for b in ALL_SITES]) for a in ALL_SITES])
# What an unexplored tile is worth and how hard it is to transport, on average by the difficulty on its back.
MEAN_VALUE: Final = [0.0] + [
    sum(t.value for t in TILES if t.dig == d) / sum(t.dig == d for t in TILES) for d in (1, 2, 3, 4)
]
MEAN_CARRY: Final = [0.0] + [
    sum(t.carry for t in TILES if t.dig == d) / sum(t.dig == d for t in TILES) for d in (1, 2, 3, 4)
]
DECAY: list[float] = []


def retune() -> None:
    DECAY[:] = [W["decay"] ** (e / 2) for e in range(60)]


retune()


def value(state: DigMars, seat: int) -> float:
    """Return the seat's points, with what its equipment and the tiles within its reach promise."""
    own = state.points[seat] + prospects(state, seat)
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, other))
    own -= W["rival"] * best
    stack = state.stack
    if stack and stack[-1][0] == seat:
        own += W["action"] * state.actions + W["bonus"] * sum(state.bonuses)
    return own


def prospects(state: DigMars, seat: int) -> float:
    """Return what equipment and tiles promise to a seat, in points; nothing of it is secret but scouted tiles."""
    first = seat * STATIONS
    rows = [STEPS[site] for site in state.at[first : first + STATIONS] if site >= 0]
    if not rows:
        return 0.0
    gear = seat * len(EQUIPMENT)
    drill = state.levels[gear] - 1
    haul = state.levels[gear + 1] - 1
    height = state.height
    explored = state.explored
    crowd = state.crowd
    tiles = state.tiles
    decay = DECAY
    steps_to = rows[0] if len(rows) == 1 else tuple(map(min, *rows))
    total = 0.0
    short = W["short"]
    for site in ALL_SITES:
        high = height[site]
        if not high:
            continue
        steps = steps_to[site]
        top = tiles[STACK * site + high - 1]
        help_ = crowd[site] if steps == 0 else crowd[site] + 1
        if explored[site]:
            lack = CARRY[top] - haul - help_
            worth = VALUE[top]
            effort = 2 * steps + 2
        else:
            dig = DIG[top]
            lack = dig - drill - help_
            if lack < 0:
                lack = 0
            more = MEAN_CARRY[dig] - haul - help_
            if more > 0:
                lack += more
            worth = MEAN_VALUE[dig]
            effort = 2 * steps + 4
        if lack > 0:
            effort += int(2 * short * lack)
        if help_ > 1 and steps_to[site] == 0 and len(state.present(site)) > 1:
            worth = (worth + 1) / 2
        total += worth * decay[effort]
    share = state.left / 48
    return total + share * (W["drill"] * drill + W["haul"] * haul + W["fleet"] * (len(rows) - 1))


def rollout(state: DigMars, decision: Decision, rng: Rng) -> Answer:
    """Return a random answer."""
    return decision.sample(rng)
