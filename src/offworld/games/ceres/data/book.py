"""The data turned into lists that the rules index, worked out once."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data import (
    asteroids,
    contracts,
    facilities,
    locations,
    outstations,
    projects,
    research,
    ships,
    tokens,
    unions,
)
from offworld.games.ceres.data import (
    figures as rules,
)
from offworld.games.ceres.names import SECTORS, Rock, Units

# Outstations: the facility cards, then the four that everybody begins with
FACILITY_COUNT: Final = len(facilities.FACILITIES)
STATION_IDS: Final = [
    *[card.id for card in facilities.FACILITIES],
    *[station.id for station in outstations.OUTSTATIONS],
]
STATION_NUMBER: Final = {name: number for number, name in enumerate(STATION_IDS)}
STATION_COLOUR: Final = [
    *[card.colour for card in facilities.FACILITIES],
    *[station.colour for station in outstations.OUTSTATIONS],
]
STATION_INCOME: Final[list[Units]] = [
    *[card.income for card in facilities.FACILITIES],
    *[station.income for station in outstations.OUTSTATIONS],
]
FACILITY_COST: Final[list[Units]] = [card.cost for card in facilities.FACILITIES]
FACILITY_POINTS: Final = [card.points for card in facilities.FACILITIES]

# Asteroids
ASTEROID_IDS: Final = [rock.id for rock in asteroids.ASTEROIDS]
EACH_ROCK: Final = tuple([Rock(number) for number in range(len(ASTEROID_IDS))])
ASTEROID_NUMBER: Final = {ASTEROID_IDS[rock]: rock for rock in EACH_ROCK}
ASTEROID_RING: Final = [rock.ring for rock in asteroids.ASTEROIDS]
ASTEROID_SECTOR: Final = [rock.sector for rock in asteroids.ASTEROIDS]
ASTEROID_INCOME: Final[list[Units]] = [rock.income for rock in asteroids.ASTEROIDS]
ASTEROID_POINTS: Final = [rock.points for rock in asteroids.ASTEROIDS]
ASTEROID_PLAYERS: Final = [rock.players for rock in asteroids.ASTEROIDS]


def distance(sector: int) -> int:
    """Return how far a sector is from Ceres, which stands at sector 0, by the shorter way round (R01)."""
    return min(sector, SECTORS - sector)


# by asteroid and turns of its ring: the ice of a launch before discounts
LAUNCH_PRICE: Final[list[list[int]]] = [
    [1 + distance((rock.sector + turns) % SECTORS) + rules.RING_PRICE[rock.ring] for turns in range(SECTORS)]
    for rock in asteroids.ASTEROIDS
]

# Projects
PROJECT_IDS: Final = [project.id for project in projects.PROJECTS]
PROJECT_NUMBER: Final = {name: number for number, name in enumerate(PROJECT_IDS)}
PROJECT_COST: Final[list[Units]] = [project.cost for project in projects.PROJECTS]
PROJECT_POINTS: Final = [project.points for project in projects.PROJECTS]
PROJECT_PENALTY: Final = [project.penalty for project in projects.PROJECTS]

# Ships
SHIP_IDS: Final = [ship.id for ship in ships.SHIPS]
SHIP_OFFERS: Final = [ship.offers for ship in ships.SHIPS]

# Tokens, options, unions, contracts
TOKEN_IDS: Final = [token.id for token in tokens.TOKENS]
TOKEN_PRICE: Final[list[int]] = [token.price for token in tokens.TOKENS]
OPTION_IDS: Final = [option.id for option in locations.OPTIONS]
OPTION_LOCATION: Final = [option.location for option in locations.OPTIONS]
UNION_NUMBERS: Final = [tile.number for tile in unions.UNIONS]
CONTRACT_IDS: Final = [contract.id for contract in contracts.CONTRACTS]
CONTRACT_NUMBER: Final = {name: number for number, name in enumerate(CONTRACT_IDS)}
CONTRACT_EVENT: Final = [contract.event for contract in contracts.CONTRACTS]
CONTRACT_LEVELS: Final = [contract.levels for contract in contracts.CONTRACTS]

# Research: the price of the next step, and what holds on each level, by level 0 to 6
TOP_LEVEL: Final = 6
STEP_PRICE: Final[list[list[int]]] = [[level.price for level in field] for field in research.LEVELS]
STEP_GAIN: Final[list[list[Units]]] = [[level.gain for level in field] for field in research.LEVELS]


def _grown(numbers: list[int]) -> list[int]:
    """Return the sums of ever more numbers, beginning with none."""
    found = [0]
    for number in numbers:
        found.append(found[-1] + number)
    return found


LAUNCH_DISCOUNT: Final = _grown([level.launch_discount for level in research.LEVELS[0]])
LAUNCH_POINTS: Final = _grown([level.launch_points for level in research.LEVELS[0]])
PER_PROBE: Final = _grown([level.per_probe for level in research.LEVELS[0]])
CONSTRUCT_DISCOUNT: Final = _grown([level.construct_discount for level in research.LEVELS[1]])
CONSTRUCT_POINTS: Final = _grown([level.construct_points for level in research.LEVELS[1]])
PER_FACILITY: Final = _grown([level.per_facility for level in research.LEVELS[1]])
SETTLE_DISCOUNT: Final = _grown([level.settle_discount for level in research.LEVELS[2]])
SETTLE_POINTS: Final = _grown([level.settle_points for level in research.LEVELS[2]])
PER_PROJECT: Final = _grown([level.per_project for level in research.LEVELS[2]])
