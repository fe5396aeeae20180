"""What a party could soon build: LSS buildings that the colony needs, complexes for the progress area, upgrades."""

from __future__ import annotations

from offworld.games.on_mars.bots.weights import ALONE, BENEFIT, GOOD, NEAR, PAID, SHARE, UPGRADED
from offworld.games.on_mars.data.boards import BUILD_COST, FIRST_STEP_POINTS, PROGRESS_POINTS, REWARD_POINTS
from offworld.games.on_mars.data.house import LSS_ROWS
from offworld.games.on_mars.names import COLONY, KINDS, MINE, SHELTER, Tech
from offworld.games.on_mars.rules.effects.construction import alone_sites, complex_sites, zone_of
from offworld.games.on_mars.rules.effects.lss import reward_count
from offworld.games.on_mars.rules.effects.paying import can_pay
from offworld.games.on_mars.rules.effects.upgrading import targets, unbuilt
from offworld.games.on_mars.rules.rival.goals import GOAL_LEVELS
from offworld.games.on_mars.rules.state import OnMars

TAKEN_FIRST = 0.2  # the chance that a rival in the colony builds what is needed first
PROGRESS_SCORED = 0.8  # of the points in the progress area, for each level at which they are still scored
NO_SITE = 0.4  # of a cube, where no building can join a complex yet,
NO_TECH = 0.15  # or the technology is missing as well
TOO_LATE = 0.6  # of a cube that rivals may keep from scoring at the next level


def cubes_of(state: OnMars, party: int) -> int:
    """Return a party's cubes in the progress area."""
    return sum(state.cubes[party * 5 : party * 5 + 5])


def progress_worth(state: OnMars, cubes: int) -> float:
    """Return what so many cubes bring: once at the end, and at each of the first two levels that are still to come."""
    return PROGRESS_POINTS[cubes] * (1.0 + PROGRESS_SCORED * max(0, 3 - state.level))


def progress_worth_now(cubes: int) -> int:
    """Return what so many cubes bring at the end, which is part of the points already."""
    return PROGRESS_POINTS[cubes]


def cube_worth(state: OnMars, party: int, building: int) -> float:
    """Return what the cube of a type would bring, nothing where it lies there already."""
    if state.cubes[party * 5 + building]:
        return 0.0
    cubes = cubes_of(state, party)
    return progress_worth(state, cubes + 1) - progress_worth(state, cubes)


def needed_points(state: OnMars, party: int, building: int) -> float:
    """Return what the colony gives for one more LSS building of a type."""
    if building == MINE:
        return 0.0
    row = state.lss[building - 1]
    if row >= LSS_ROWS:
        return 0.0
    points = float(FIRST_STEP_POINTS) if row == 1 else 0.0
    if row <= state.level:
        tile = state.rewards[building - 1]
        points += REWARD_POINTS[tile] * reward_count(state, party, tile) + BENEFIT
    return points


def wanted_points(state: OnMars, building: int) -> float:
    """Return what one more LSS building of a type is worth to who plays alone for a goal that wants a level."""
    wants = state.solo and building != MINE and state.lss[building - 1] < GOAL_LEVELS[state.solo_goal]
    return ALONE if wants else 0.0


def plans(state: OnMars, party: int) -> float:
    """Return what the buildings and upgrades that a party is ready for, more or less, promise."""
    zone = zone_of(state, party)
    rivals = _builders(state, party)
    found: list[float] = []
    for building in range(SHELTER):
        if state.tiles_left[building]:
            worth = _plan(state, party, building, zone, rivals)
            if worth > 0:
                found.append(worth)
    upgrades = _upgrades(state, party, zone)
    if upgrades:
        found.append(UPGRADED * upgrades)
    found.sort(reverse=True)
    total = 0.0
    for place, worth in enumerate(found[: len(SHARE)]):
        total += SHARE[place] * worth
    return total


def missing(state: OnMars) -> int:
    """Return how many buildings the colony needs for its next level."""
    found = 0
    for row in state.lss:
        if row <= state.level:
            found += state.level + 1 - row
    return found


def _builders(state: OnMars, party: int) -> int:
    """Return how many rivals could build something before it is the party's turn again."""
    found = 0
    for rival in range(state.parties):
        if rival != party and state.side(rival) == COLONY:
            found += 1
    return found


def _plan(state: OnMars, party: int, building: int, zone: int, rivals: int) -> float:
    """Return what one more building of a type would bring, by how ready the party is for it and who may be sooner."""
    needed = needed_points(state, party, building) + wanted_points(state, building)
    cube = cube_worth(state, party, building)
    if rivals:
        if building != MINE and state.lss[building - 1] == state.level:  # the last of its type that is needed
            needed *= 1.0 - TAKEN_FIRST * rivals
        if missing(state) <= rivals:  # they may raise the level before this cube lies there
            cube *= TOO_LATE
    level = state.best_level(Tech(building))
    joins = cube > 0 and level > 0 and complex_sites(state, building, level, zone) != 0
    if not joins:
        cube *= NO_SITE if level else NO_TECH
    near = joins or (needed > 0 and alone_sites(state, building) & zone != 0)
    ready = 1.0 - NEAR - PAID
    if near:
        ready += NEAR
    if can_pay(state, party, BUILD_COST[building]):
        ready += PAID
    return (needed + cube + GOOD[building]) * ready


def _upgrades(state: OnMars, party: int, zone: int) -> int:
    """Return how many blueprints a party could use at once, if the minerals are there."""
    minerals = state.stock[party * KINDS]
    found = 0
    for card in unbuilt(state, party):
        if found < minerals and targets(state, party, card, zone):
            found += 1
    return found
