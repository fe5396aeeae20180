"""How long the match will go on, guessed from the three parameters and everybody's economy."""

from __future__ import annotations

from math import sqrt
from typing import Final

from offworld.games.terraforming_mars.data.figures import SOLO_GENERATIONS
from offworld.games.terraforming_mars.names import (
    CONVERSION,
    ENERGY,
    GOALS,
    HEAT,
    MONEY,
    PLANTS,
    RESEARCH,
    STEEL,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.state import Mars, Player

STEEL_INCOME: Final = 1.8  # money that one of what is produced is worth
TITANIUM_INCOME: Final = 2.7
PLANT_INCOME: Final = 2.2
HEAT_INCOME: Final = 1.2
# Counted in matches of greedy players with two, three and four seats. Where the end seems nearer than it is, nothing
# that pays later looks worth its price: cards are left, and money lies idle.
STEP_COST: Final = 33.0  # income for each step of a parameter, cards and all else included
GROWTH: Final = 8.0  # how much everybody's income together grows from one generation to the next
LONGEST: Final = 20.0  # generations of a long match; in a longer one each may be the last
SOON: Final = 1.0  # and at least one more


def steps_left(state: Mars) -> int:
    """Return how many steps all parameters together still lack."""
    track = state.track
    return GOALS[0] - track[0] + GOALS[1] - track[1] + GOALS[2] - track[2]


def income(player: Player) -> float:
    """Return what a player gets in a generation, in money."""
    made = player.production
    return (
        player.rating
        + made[MONEY]
        + STEEL_INCOME * made[STEEL]
        + TITANIUM_INCOME * made[TITANIUM]
        + PLANT_INCOME * made[PLANTS]
        + HEAT_INCOME * (made[ENERGY] + made[HEAT])
    )


def generations_left(state: Mars) -> float:
    """Return how many generations are still to be played, the present one included; 1 once Mars is terraformed."""
    if state.phase == CONVERSION:
        return 0.0
    # what was just produced is not counted before the cards are bought (see `assets`), nor is the generation as begun
    began = 0 if state.phase == RESEARCH else 1
    if state.seats == 1:
        return float(SOLO_GENERATIONS - state.generation + 2 - began)
    left = steps_left(state)
    if left == 0:
        return 1.0
    total = 0.0
    for player in state.players:
        total += income(player)
    # steps made in n generations: (total * n + growth * n * n / 2) / cost
    found = (sqrt(total * total + 2.0 * GROWTH * STEP_COST * left) - total) / GROWTH
    return min(1.0 + found, max(LONGEST + 1.0 - began - state.generation, SOON))
