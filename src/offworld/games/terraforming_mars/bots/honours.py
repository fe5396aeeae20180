"""Milestones and awards: those within reach, and who is likely to win what has been funded."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.prices import Outlook
from offworld.games.terraforming_mars.data.figures import (
    AWARD_POINTS,
    MILESTONE_COST,
    MILESTONE_GOALS,
    MILESTONE_LIMIT,
    MILESTONE_POINTS,
    SECOND_PLACE_PLAYERS,
)
from offworld.games.terraforming_mars.names import (
    BANKER,
    BUILDING,
    EACH_AWARD,
    ENERGY,
    HEAT,
    LANDLORD,
    MINER,
    MONEY,
    NOBODY,
    SCIENCE,
    SCIENTIST,
    STEEL,
    THERMALIST,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.actions.honours import award_cost
from offworld.games.terraforming_mars.rules.state import Mars

# by milestone: how likely one who is short by so much still gets it; none for what is further away
REACH: Final = (
    (0.8, 0.62, 0.56, 0.5, 0.44, 0.38, 0.33, 0.28, 0.24, 0.2, 0.17, 0.14, 0.11, 0.08, 0.05),
    (0.8, 0.45, 0.2),
    (0.8, 0.48, 0.22),
    (0.8, 0.6, 0.42, 0.28, 0.17, 0.1, 0.05),
    (0.8, 0.5, 0.3, 0.18, 0.1, 0.05),
)
# by award: how much of a lead is needed to be fairly sure of it, for each generation that is left
UNSURE: Final = (1.6, 3.0, 1.4, 5.0, 4.0)
LEAST_NET: Final = 0.5  # points that a milestone is worth however dear it is
COURSE: Final = 4.0  # generations for which the present production is expected to go on
METAL_KEPT: Final = 0.6  # of metals that will be produced, what is not spent
UNSURE_NOW: Final = 0.3  # what can change in the present generation
UNSURE_LATER: Final = 0.4  # and in each further one
TOO_EARLY: Final = 6.0  # generations before the end when nobody thinks of awards yet
MAY_FUND: Final = 0.3  # how likely one funds the award that would pay best
NOBODY_ELSE: Final = -99.0


def milestone_points(state: Mars, seat: int, view: Outlook) -> float:
    """Return the points that unclaimed milestones promise a player, net of what they cost."""
    claimed = state.milestones
    open_ = MILESTONE_LIMIT - (len(claimed) - claimed.count(NOBODY))
    if open_ <= 0 or view.generations < 1.0:
        return 0.0
    player = state.players[seat]
    have = (
        player.rating,
        (player.own & state.cities).bit_count(),
        (player.own & state.greeneries).bit_count(),
        player.tags[BUILDING],
        len(player.hand),
    )
    chances: list[float] = []
    for milestone, goal in enumerate(MILESTONE_GOALS):
        if claimed[milestone] == NOBODY:
            short = goal - have[milestone]
            reach = REACH[milestone]
            if short <= 0:
                chances.append(reach[0])
            elif short < len(reach):
                chances.append(reach[short])
    if not chances:
        return 0.0
    chances.sort(reverse=True)
    net = max(MILESTONE_POINTS - MILESTONE_COST / view.point, LEAST_NET)
    return net * sum(chances[:open_])


def standings(state: Mars, view: Outlook) -> list[list[float]]:
    """Return for each award what everybody is likely to have for it in the end, on the present course."""
    years = min(view.generations, COURSE)
    found: list[list[float]] = [[] for _ in EACH_AWARD]
    for player in state.players:
        made = player.production
        stock = player.stock
        found[LANDLORD].append(float(player.own.bit_count()))
        found[BANKER].append(float(made[MONEY]))
        found[SCIENTIST].append(float(player.tags[SCIENCE]))
        found[THERMALIST].append(stock[HEAT] + stock[ENERGY] + years * (made[HEAT] + made[ENERGY]))
        found[MINER].append(stock[STEEL] + stock[TITANIUM] + METAL_KEPT * years * (made[STEEL] + made[TITANIUM]))
    return found


def _sureness(standing: list[float], seat: int, unsure: float) -> float:
    """Return how likely a player comes first."""
    mine = standing[seat]
    best = NOBODY_ELSE
    for other, each in enumerate(standing):
        if other != seat and each > best:
            best = each
    lead = mine - best
    return 0.5 + 0.5 * lead / (abs(lead) + unsure)


def award_points(state: Mars, view: Outlook) -> list[float]:
    """Return the points that awards promise to everyone, net of what those still cost that are worth funding."""
    seats = state.seats
    found = [0.0] * seats
    funded = state.awards
    open_ = funded.count(NOBODY) > 2 and view.generations >= 1.0
    if funded.count(NOBODY) == len(funded) and view.generations > TOO_EARLY:
        return found
    standing = standings(state, view)
    spread = UNSURE_NOW + UNSURE_LATER * view.generations
    best = [0.0] * seats
    cost = award_cost(state) / view.point
    for award, owner in enumerate(funded):
        if owner == NOBODY and not open_:
            continue
        unsure = UNSURE[award] * spread
        for seat in range(seats):
            sure = _sureness(standing[award], seat, unsure)
            points = AWARD_POINTS[0] * sure
            if seats >= SECOND_PLACE_PLAYERS:
                points += AWARD_POINTS[1] * sure * (1.0 - sure)
            if owner != NOBODY:
                found[seat] += points
            else:
                best[seat] = max(best[seat], 2.0 * points - AWARD_POINTS[0] - cost)
    if open_:
        for seat in range(seats):
            found[seat] += MAY_FUND * best[seat]
    return found
