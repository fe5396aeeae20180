"""What the Automa can do with its means: yields, launches, facilities and projects by a priority card."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data.automa import LAUNCH_PRICE, LEADERS, PRIORITIES, Priority
from offworld.games.ceres.data.book import (
    ASTEROID_POINTS,
    ASTEROID_RING,
    ASTEROID_SECTOR,
    EACH_ROCK,
    FACILITY_POINTS,
    PROJECT_POINTS,
    distance,
)
from offworld.games.ceres.names import AUTOMA, FREE, SECTORS, Rock
from offworld.games.ceres.rules.automa.rival import ASTEROIDS, FACILITIES, LEADER, PROJECTS, Automa
from offworld.games.ceres.rules.deeds.building import remove_facility
from offworld.games.ceres.rules.deeds.launching import claim
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say

# What tokens promise for its next action of a kind; kept until used, at most once of each
FREE_LAUNCH: Final = 0
CHEAPER_CONSTRUCTION: Final = 1
CHEAPER_PROJECT: Final = 2
DOUBLE_GRANT: Final = 3
PROMISES: Final = ("free_launch", "cheaper_construction", "cheaper_project", "double_grant")


def draw_priority(state: Ceres, rival: Automa) -> Priority:
    """Turn over a priority card; when all are used they are shuffled anew."""
    if not rival.priorities:
        rival.priorities = sorted(rival.used)
        rival.used = []
        state.shuffle(rival.priorities)
    card = rival.priorities.pop()
    rival.used.append(card)
    rival.done[1] = card
    return PRIORITIES[card]


def gain(state: Ceres, rival: Automa, credits: int) -> None:
    """Give the Automa credits."""
    rival.credits += credits
    if state.log is not None:
        state.tell("ceres-automa-credits", credits=credits)


def study(state: Ceres, rival: Automa, steps: int) -> None:
    """Advance the Automa's research count."""
    rival.research += steps
    if state.log is not None:
        state.tell("ceres-automa-research", count=rival.research)


def take_probe(state: Ceres, rival: Automa) -> None:
    """Give the Automa a probe; it has no limit of them (R34)."""
    rival.probes += 1
    if state.log is not None:
        state.tell("ceres-automa-probe")


def take_yield(state: Ceres, rival: Automa) -> None:
    """Give the Automa the yield of its leader card."""
    leader = LEADERS[rival.level]
    rival.credits += leader.credits
    rival.points[LEADER] += leader.points
    if state.log is not None:
        state.tell("ceres-automa-yield", credits=leader.credits, points=leader.points)


def can_launch(state: Ceres, rival: Automa, needs_credit: bool) -> bool:
    """Return whether it has a probe, a free asteroid and, where needed, the credit."""
    if not rival.probes or FREE not in state.owners:
        return False
    return not needs_credit or rival.credits >= LAUNCH_PRICE or rival.promises[FREE_LAUNCH] > 0


def launch(state: Ceres, rival: Automa, card: Priority, needs_credit: bool) -> bool:
    """Launch to the nearest free asteroid of the first ring that has one; ties by the arrow. It takes no income."""
    if not can_launch(state, rival, needs_credit):
        return False
    rocks: list[Rock] = []
    for ring in card.rings:
        rocks = [rock for rock, owner in zip(EACH_ROCK, state.owners) if owner == FREE and ASTEROID_RING[rock] == ring]
        if rocks:
            break
    order: list[tuple[int, int, Rock]] = []
    for rock in rocks:
        sector = (ASTEROID_SECTOR[rock] + state.rings[ASTEROID_RING[rock]]) % SECTORS
        order.append((distance(sector), sector if card.left else -sector, rock))
    rock = min(order)[2]
    if needs_credit:
        if rival.promises[FREE_LAUNCH]:
            rival.promises[FREE_LAUNCH] = 0
        else:
            rival.credits -= LAUNCH_PRICE
    rival.probes -= 1
    rival.points[ASTEROIDS] += ASTEROID_POINTS[rock]
    claim(state, AUTOMA, rock)
    if state.log is not None:
        state.tell("ceres-automa-launched", asteroid=say.asteroid(rock), points=ASTEROID_POINTS[rock])
    return True


def construct(state: Ceres, rival: Automa, card: Priority, price: int, bonus: int) -> bool:
    """Pay for the first or last facility of the display, score it and more; the card leaves the game (R34)."""
    price = max(0, price - rival.promises[CHEAPER_CONSTRUCTION])
    if rival.credits < price or not state.facilities:
        return False
    facility = state.facilities[0] if card.left else state.facilities[-1]
    rival.credits -= price
    rival.promises[CHEAPER_CONSTRUCTION] = 0
    rival.facilities += 1
    points = FACILITY_POINTS[facility] + bonus
    rival.points[FACILITIES] += points
    remove_facility(state, facility)
    state.facility_box.append(facility)
    if state.log is not None:
        state.tell("ceres-automa-built", facility=say.station(facility), points=points)
    return True


def affordable(state: Ceres, rival: Automa, card: Priority, discount: int) -> int:
    """Return the first project from the arrow's end that it can pay: credits as many as points, less discounts."""
    discount += rival.promises[CHEAPER_PROJECT]
    row = state.projects if card.left else state.projects[::-1]
    for project in row:
        if PROJECT_POINTS[project] - discount <= rival.credits:
            return project
    return FREE


def settle(state: Ceres, rival: Automa, card: Priority, discount: int) -> bool:
    """Pay the first project it can, by the arrow, and score it; the card leaves the game."""
    project = affordable(state, rival, card, discount)
    if project == FREE:
        return False
    discount += rival.promises[CHEAPER_PROJECT]
    rival.credits -= max(0, PROJECT_POINTS[project] - discount)
    rival.promises[CHEAPER_PROJECT] = 0
    rival.points[PROJECTS] += PROJECT_POINTS[project]
    state.projects.remove(project)
    state.project_box.append(project)
    if state.log is not None:
        state.tell("ceres-automa-settled", project=say.project(project), points=PROJECT_POINTS[project])
    return True
