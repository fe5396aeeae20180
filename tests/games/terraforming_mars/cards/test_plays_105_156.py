"""What projects 105 to 156 do when they are played."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.cards.case import Case, case, check_play, science
from tests.games.terraforming_mars.cards.events import EVENTS
from tests.games.terraforming_mars.rulings.build import BLUE, RED, city, greenery

OCEAN = {"r0c4": "ocean"}
CITY = {"r2c2": "city"}
FROM_BLUE = ("all", BLUE)
THREE_CITIES = {"r6c2": city(BLUE), "r2c2": city(RED), "ganymede_colony": city(BLUE)}

CASES = [
    case("earth_office", 1, "earth"),
    case("acquired_company", 10, "earth", makes={"money": 3}),
    case("media_archives", 8, "earth"),
    case("media_archives", 8, "earth", me={"events": ["comet", "asteroid"]}, blue={"events": ["virus"]}, money=3),
    case(
        *("open_city", 23, "city building", "r2c2"),
        at={"oxygen": 12},
        plants=2,
        tiles=CITY,
        makes={"energy": -1, "money": 4},
    ),
    case("media_group", 6, "earth"),
    case("business_network", 4, "earth", makes={"money": -1}),
    case(
        *("business_contacts", 7, "earth", ["algae", "birds"]),
        at={"deck": ["algae", "ants", "birds", "bushes"]},
        cards=2,
        discards=2,
    ),
    case("bribed_committee", 7, "earth", rating=2),
    case("solar_power", 11, "power building", makes={"energy": 1}),
    case("breathing_filters", 11, "science", at={"oxygen": 7}),
    case("artificial_photosynthesis", 12, "science", 0, makes={"plants": 1}),
    case("artificial_photosynthesis", 12, "science", 1, makes={"energy": 2}),
    case("artificial_lake", 15, "building", "r2c2", at={"temperature": -6}, rating=1, tiles={"r2c2": "ocean"}),
    case("geothermal_power", 11, "power building", makes={"energy": 2}),
    case("farming", 16, "plant", at={"temperature": 4}, makes={"money": 2, "plants": 2}, plants=2),
    case("dust_seals", 2, ""),
    case(
        *("urbanized_area", 10, "city building", "r2c3"),
        at={"tiles": {"r2c2": city(BLUE), "r3c4": city(RED)}},
        makes={"energy": -1, "money": 2},
        tiles={"r2c3": "city"},
    ),
    case("sabotage", 1, "", 0, FROM_BLUE, blue_lost={"titanium": 3}),
    case("sabotage", 1, "", 1, FROM_BLUE, blue_lost={"steel": 4}),
    case("sabotage", 1, "", 2, FROM_BLUE, blue_lost={"money": 7}),
    case("sabotage", 1, "", "none"),
    case("moss", 4, "plant", at={"oceans": 3}, plants=-1, makes={"plants": 1}),
    case(
        *("industrial_center", 4, "building", "r2c3"),
        at={"tiles": {"r2c2": city(BLUE)}},
        tiles={"r2c3": "industrial_center"},
    ),
    case("hired_raiders", 1, "", 0, FROM_BLUE, steel=2, blue_lost={"steel": 2}),
    case("hired_raiders", 1, "", 1, FROM_BLUE, money=3, blue_lost={"money": 3}),
    case("hired_raiders", 1, "", 1, ("part", BLUE), 2, money=2, blue_lost={"money": 2}),
    case("hackers", 3, "", BLUE, makes={"energy": -1, "money": 2}, blue_makes={"money": -2}),
    case("hackers", 3, "", RED, makes={"energy": -1}),
    case("ghg_factories", 11, "building", makes={"energy": -1, "heat": 4}),
    case("subterranean_reservoir", 11, "", "r0c4", rating=1, tiles=OCEAN),
    case(
        *("ecological_zone", 12, "animal plant", "r2c3"),
        at={"tiles": {"r2c2": greenery(RED)}},
        tiles={"r2c3": "ecological_zone"},
        cubes={"ecological_zone": 2},
    ),
    case("zeppelins", 13, "", at={"oxygen": 5, "tiles": THREE_CITIES}, makes={"money": 2}),
    case("worms", 8, "microbe", at={"oxygen": 4}),
    case(
        *("worms", 8, "microbe"),
        at={"oxygen": 4},
        me={"played": ["ants", "tardigrades", "archaebacteria", "industrial_microbes"]},
        makes={"plants": 2},
    ),
    case("decomposers", 5, "microbe", at={"oxygen": 3}, cubes={"decomposers": 1}),
    case(
        "fusion_power", 14, "science power building", me={"played": ["power_plant", "great_dam"]}, makes={"energy": 3}
    ),
    case("symbiotic_fungus", 4, "microbe", at={"temperature": -14}),
    case("extreme_cold_fungus", 13, "microbe"),
    case("advanced_ecosystems", 11, "plant microbe animal", me={"played": ["algae", "ants", "fish"]}),
    case("great_dam", 12, "power building", at={"oceans": 4}, makes={"energy": 2}),
    case("cartel", 8, "earth", makes={"money": 1}),
    case("cartel", 8, "earth", me={"played": ["sponsors", "media_group"]}, makes={"money": 3}),
    case(
        *("strip_mine", 25, "building"),
        makes={"energy": -2, "steel": 2, "titanium": 1},
        oxygen=2,
        rating=2,
    ),
    case("wave_power", 8, "power", at={"oceans": 3}, makes={"energy": 1}),
    case("lava_flows", 18, "", "r4c0", temperature=4, rating=2, plants=2, tiles={"r4c0": "lava_flows"}),
    case("power_plant", 4, "power building", makes={"energy": 1}),
    case("mohole_area", 20, "building", "r0c4", makes={"heat": 4}, tiles={"r0c4": "mohole_area"}),
    case("large_convoy", 36, "earth space", "r0c4", rating=1, tiles=OCEAN, cards=2, plants=5),
    case(
        *("large_convoy", 36, "earth space", "r0c4", 1),
        me={"played": ["fish"]},
        rating=1,
        tiles=OCEAN,
        cards=2,
        cubes={"fish": 4},
    ),
    case("titanium_mine", 7, "building", makes={"titanium": 1}),
    case("tectonic_stress_power", 18, "power building", me={"played": science(2)}, makes={"energy": 3}),
    case("nitrophilic_moss", 8, "plant", at={"oceans": 3}, plants=-2, makes={"plants": 2}),
    case("herbivores", 12, "animal", BLUE, at={"oxygen": 8}, cubes={"herbivores": 1}, blue_makes={"plants": -1}),
    case("insects", 9, "microbe", at={"oxygen": 6}),
    case("insects", 9, "microbe", at={"oxygen": 6}, me={"played": ["algae", "grass"]}, makes={"plants": 2}),
    case("ceos_favorite_project", 1, "", me={"played": ["fish"], "cubes": {"fish": 1}}, cubes={"fish": 1}),
    case("anti_gravity_technology", 14, "science", me={"played": science(7)}),
    case("investment_loan", 3, "earth", makes={"money": -1}, money=10),
    case("insulation", 2, "", 2, makes={"heat": -2, "money": 2}),
    case("insulation", 2, "", 1, makes={"heat": -1, "money": 1}),
    case("adaptation_technology", 12, "science"),
    case("caretaker_contract", 3, "", at={"temperature": 0}),
    case("designed_microorganisms", 16, "science microbe", makes={"plants": 2}),
    case("standard_technology", 6, "science"),
]


@pytest.mark.parametrize("given", CASES)
def test_on_play(given: Case) -> None:
    check_play(given, EVENTS)
