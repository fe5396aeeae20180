"""Standard projects, milestones, awards and the numbers of the rulebook."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.names import (
    CITY,
    CITY_LAND,
    CITY_PROJECT,
    ENERGY,
    GREENERY,
    GREENERY_LAND,
    GREENERY_PROJECT,
    MONEY,
    OCEAN,
    OCEAN_AREA,
    PROJECT_SOURCE,
    TEMPERATURE,
    Origin,
)
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import Produce

START_RATING: Final = 20
SOLO_RATING: Final = 14
SOLO_GENERATIONS: Final = 14
DEALT_CORPORATIONS: Final = 2
DEALT_PROJECTS: Final = 10
RESEARCH_CARDS: Final = 4
HEAT_PER_STEP: Final = 8

PROJECT_COSTS: Final = (0, 11, 14, 18, 23, 25)
_AT: Final = tuple([Origin(PROJECT_SOURCE + project) for project in range(len(PROJECT_COSTS))])
PROJECT_EFFECTS: Final[tuple[tuple[Does, ...], ...]] = (
    (),  # selling patents has a question of its own
    (Produce(ENERGY, 1, _AT[1]),),
    (Raise(TEMPERATURE, 1, _AT[2]),),
    (PlaceTile(OCEAN, OCEAN_AREA, _AT[3]),),
    (PlaceTile(GREENERY, GREENERY_LAND, _AT[GREENERY_PROJECT]),),
    (Produce(MONEY, 1, _AT[CITY_PROJECT]), PlaceTile(CITY, CITY_LAND, _AT[CITY_PROJECT])),
)

MILESTONE_COST: Final = 8
MILESTONE_POINTS: Final = 5
MILESTONE_LIMIT: Final = 3  # by all players together
MILESTONE_GOALS: Final = (35, 3, 3, 8, 16)  # rating, cities, greeneries, building tags, cards in hand

AWARD_COSTS: Final = (8, 14, 20)
AWARD_POINTS: Final = (5, 2)
SECOND_PLACE_PLAYERS: Final = 3  # with two players there is no second place
