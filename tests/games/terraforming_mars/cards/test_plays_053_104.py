"""What projects 53 to 104 do when they are played."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.cards.case import Case, case, check_play, science
from tests.games.terraforming_mars.cards.events import EVENTS
from tests.games.terraforming_mars.rulings.build import BLUE, RED, city

OCEAN = {"r0c4": "ocean"}
TWO_OCEANS = {"r0c4": "ocean", "r5c7": "ocean"}  # the second area prints a plant
FROM_BLUE = ("all", BLUE)
THREE_CITIES = {"tiles": {"r6c2": city(BLUE), "r2c2": city(RED), "ganymede_colony": city(BLUE)}}

CASES = [
    case("lake_marineris", 18, "", "r0c4", "r5c7", at={"temperature": 0}, rating=2, tiles=TWO_OCEANS, plants=1),
    case("small_animals", 6, "animal", BLUE, at={"oxygen": 6}, blue_makes={"plants": -1}),
    case("kelp_farming", 17, "plant", at={"oceans": 6}, makes={"money": 2, "plants": 3}, plants=2),
    case("mine", 4, "building", makes={"steel": 1}),
    case("vesta_shipyard", 15, "jovian space", makes={"titanium": 1}),
    case(
        *("beam_from_a_thorium_asteroid", 32, "jovian space power"),
        me={"played": ["asteroid_mining"]},
        makes={"heat": 3, "energy": 3},
    ),
    case("mangrove", 12, "plant", "r0c4", at={"temperature": 4}, tiles={"r0c4": "greenery"}, oxygen=1, rating=1),
    case("trees", 13, "plant", at={"temperature": -4}, makes={"plants": 3}, plants=1),
    case("great_escarpment_consortium", 6, "", BLUE, makes={"steel": 1}, blue_makes={"steel": -1}),
    case("mineral_deposit", 5, "", steel=5),
    case("mining_expedition", 12, "", FROM_BLUE, oxygen=1, rating=1, steel=2, blue_lost={"plants": 2}),
    case(
        *("mining_area", 4, "building", "r0c0"),
        at={"tiles": {"r1c0": city(RED)}},
        steel=2,
        makes={"steel": 1},
        tiles={"r0c0": "mining_area"},
    ),
    case("building_industries", 6, "building", makes={"energy": -1, "steel": 2}),
    case("land_claim", 1, "", "r2c2", claims=("r2c2",)),
    case("mining_rights", 9, "building", "r7c5", titanium=1, makes={"titanium": 1}, tiles={"r7c5": "mining_rights"}),
    case("sponsors", 6, "earth", makes={"money": 2}),
    case("electro_catapult", 17, "building", makes={"energy": -1}),
    case("earth_catapult", 23, "earth"),
    case("advanced_alloys", 9, "science"),
    case("birds", 10, "animal", BLUE, at={"oxygen": 13}, blue_makes={"plants": -2}),
    case("birds", 10, "animal", RED, at={"oxygen": 13}, makes={"plants": -2}),
    case("mars_university", 8, "science building", "none"),
    case("viral_enhancers", 9, "science microbe", plants=1),
    case("towing_a_comet", 23, "space", "r0c4", plants=2, oxygen=1, rating=2, tiles=OCEAN),
    case("space_mirrors", 3, "power space"),
    case("solar_wind_power", 11, "science space power", makes={"energy": 1}, titanium=2),
    case("ice_asteroid", 23, "space", "r0c4", "r5c7", rating=2, tiles=TWO_OCEANS, plants=1),
    case("quantum_extractor", 13, "science power", me={"played": science(4)}, makes={"energy": 4}),
    case(
        *("giant_ice_asteroid", 36, "space", "r0c4", "r5c7", FROM_BLUE),
        temperature=4,
        rating=4,
        tiles=TWO_OCEANS,
        plants=1,
        blue_lost={"plants": 6},
    ),
    case("ganymede_colony", 20, "jovian space city", tiles={"ganymede_colony": "city"}),
    case("callisto_penal_mines", 24, "jovian space", makes={"money": 3}),
    case("giant_space_mirror", 17, "power space", makes={"energy": 3}),
    case("trans_neptune_probe", 6, "science space"),
    case(
        *("commercial_district", 16, "building", "r2c2"),
        makes={"energy": -1, "money": 4},
        tiles={"r2c2": "commercial_district"},
    ),
    case(
        "robotic_workforce",
        9,
        "science",
        me={"played": ["strip_mine"]},
        makes={"energy": -2, "steel": 2, "titanium": 1},
    ),
    case("robotic_workforce", 9, "science", "mine", me={"played": ["strip_mine", "mine"]}, makes={"steel": 1}),
    case("grass", 11, "plant", at={"temperature": -16}, makes={"plants": 1}, plants=3),
    case("heather", 6, "plant", at={"temperature": -14}, makes={"plants": 1}, plants=1),
    case("peroxide_power", 7, "power building", makes={"money": -1, "energy": 2}),
    case("research", 11, "science science", cards=2),
    case("gene_repair", 12, "science", me={"played": science(3)}, makes={"money": 2}),
    case("io_mining_industries", 41, "jovian space", makes={"titanium": 2, "money": 2}),
    case("bushes", 10, "plant", at={"temperature": -10}, makes={"plants": 2}, plants=2),
    case("mass_converter", 8, "science power", me={"played": science(5)}, makes={"energy": 6}),
    case("physics_complex", 12, "science building"),
    case("greenhouses", 6, "plant building"),
    case("greenhouses", 6, "plant building", at=THREE_CITIES, plants=3),
    case("nuclear_zone", 10, "earth", "r2c2", temperature=4, rating=2, tiles={"r2c2": "nuclear_zone"}),
    case("tropical_resort", 13, "building", makes={"heat": -2, "money": 3}),
    case("toll_station", 12, "space"),
    case("toll_station", 12, "space", blue={"played": ["soletta", "space_station"]}, makes={"money": 2}),
    case("fueled_generators", 1, "power building", makes={"money": -1, "energy": 1}),
    case("ironworks", 11, "building"),
    case("power_grid", 18, "power", makes={"energy": 1}),
    case("power_grid", 18, "power", me={"played": ["power_plant", "great_dam"]}, makes={"energy": 3}),
    case("steelworks", 15, "building"),
    case("ore_processor", 13, "building"),
]


@pytest.mark.parametrize("given", CASES)
def test_on_play(given: Case) -> None:
    check_play(given, EVENTS)
