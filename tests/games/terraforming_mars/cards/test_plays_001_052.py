"""What projects 1 to 52 do when they are played."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.cards.case import Case, case, check_play, science
from tests.games.terraforming_mars.cards.events import EVENTS
from tests.games.terraforming_mars.rulings.build import BLUE, RED

OCEAN = {"r0c4": "ocean"}
CITY = {"r2c2": "city"}
FROM_BLUE = ("all", BLUE)

CASES = [
    case("colonizer_training_camp", 8, "jovian building"),
    case("asteroid_mining_consortium", 13, "jovian", BLUE, makes={"titanium": 1}, blue_makes={"titanium": -1}),
    case("asteroid_mining_consortium", 13, "jovian", RED),
    case("deep_well_heating", 13, "power building", makes={"energy": 1}, temperature=2, rating=1),
    case(
        *("cloud_seeding", 11, "", BLUE),
        at={"oceans": 3},
        makes={"money": -1, "plants": 2},
        blue_makes={"heat": -1},
    ),
    case("search_for_life", 3, "science"),
    case("inventors_guild", 9, "science"),
    case("martian_rails", 13, "building"),
    case(
        *("capital", 26, "city building", "r2c2"),
        at={"oceans": 4},
        makes={"energy": -2, "money": 5},
        tiles={"r2c2": "capital"},
    ),
    case("asteroid", 14, "space", FROM_BLUE, temperature=2, rating=1, titanium=2, blue_lost={"plants": 3}),
    case("asteroid", 14, "space", ("part", BLUE), 1, temperature=2, rating=1, titanium=2, blue_lost={"plants": 1}),
    case("comet", 21, "space", "r0c4", FROM_BLUE, temperature=2, rating=2, tiles=OCEAN, blue_lost={"plants": 3}),
    case("big_asteroid", 27, "space", FROM_BLUE, temperature=4, rating=2, titanium=4, blue_lost={"plants": 4}),
    case("water_import_from_europa", 25, "jovian space"),
    case("space_elevator", 27, "space building", makes={"titanium": 1}),
    case("development_center", 11, "science building"),
    case("equatorial_magnetizer", 11, "building"),
    case("domed_crater", 24, "city building", "r2c2", plants=3, tiles=CITY, makes={"energy": -1, "money": 3}),
    case("noctis_city", 18, "city building", makes={"energy": -1, "money": 3}, tiles={"r4c2": "city"}, plants=2),
    case("methane_from_titan", 28, "jovian space", at={"oxygen": 2}, makes={"heat": 2, "plants": 2}),
    case("imported_hydrogen", 16, "earth space", "r0c4", plants=3, rating=1, tiles=OCEAN),
    case(
        *("imported_hydrogen", 16, "earth space", "r0c4", 1),
        me={"played": ["ants", "fish"]},
        cubes={"ants": 3},
        rating=1,
        tiles=OCEAN,
    ),
    case(
        *("imported_hydrogen", 16, "earth space", "r0c4", 2),
        me={"played": ["ants", "fish"]},
        cubes={"fish": 2},
        rating=1,
        tiles=OCEAN,
    ),
    case("research_outpost", 18, "science city building", "r2c2", tiles=CITY),
    case("phobos_space_haven", 25, "space city", makes={"titanium": 1}, tiles={"phobos_space_haven": "city"}),
    case("black_polar_dust", 15, "", "r0c4", makes={"money": -2, "heat": 3}, rating=1, tiles=OCEAN),
    case("arctic_algae", 12, "plant", plants=1),
    case("predators", 14, "animal", at={"oxygen": 11}),
    case("space_station", 10, "space"),
    case("eos_chasma_national_park", 16, "plant building", at={"temperature": -12}, plants=3, makes={"money": 2}),
    case(
        *("eos_chasma_national_park", 16, "plant building"),
        at={"temperature": -12},
        me={"played": ["fish"]},
        plants=3,
        makes={"money": 2},
        cubes={"fish": 1},
    ),
    case("interstellar_colony_ship", 24, "earth space", me={"played": science(5)}),
    case("security_fleet", 12, "space"),
    case("cupola_city", 16, "city building", "r2c2", tiles=CITY, makes={"energy": -1, "money": 3}),
    case("lunar_beam", 13, "earth power", makes={"money": -2, "heat": 2, "energy": 2}),
    case("optimal_aerobraking", 7, "space"),
    case("underground_city", 18, "city building", "r2c2", tiles=CITY, makes={"energy": -2, "steel": 2}),
    case("regolith_eaters", 13, "science microbe"),
    case("ghg_producing_bacteria", 8, "science microbe", at={"oxygen": 4}),
    case("ants", 9, "microbe", at={"oxygen": 4}),
    case("release_of_inert_gases", 14, "", rating=2),
    case("nitrogen_rich_asteroid", 31, "space", rating=3, temperature=2, makes={"plants": 1}),
    case(
        *("nitrogen_rich_asteroid", 31, "space"),
        me={"played": ["algae", "grass", "trees"]},
        rating=3,
        temperature=2,
        makes={"plants": 4},
    ),
    case("rover_construction", 8, "building"),
    case(
        *("deimos_down", 31, "space", FROM_BLUE),
        temperature=6,
        rating=3,
        steel=4,
        makes={"heat": 1},  # the bonus step at -24
        blue_lost={"plants": 8},
    ),
    case("asteroid_mining", 30, "jovian space", makes={"titanium": 2}),
    case("food_factory", 12, "building", makes={"plants": -1, "money": 4}),
    case("archaebacteria", 6, "microbe", makes={"plants": 1}),
    case("carbonate_processing", 6, "building", makes={"energy": -1, "heat": 3}),
    case("natural_preserve", 9, "science building", "r2c2", makes={"money": 1}, tiles={"r2c2": "natural_preserve"}),
    case("nuclear_power", 10, "power building", makes={"money": -2, "energy": 3}),
    case("lightning_harvest", 8, "power", me={"played": science(3)}, makes={"energy": 1, "money": 1}),
    case("algae", 10, "plant", at={"oceans": 5}, plants=1, makes={"plants": 2}),
    case("adapted_lichen", 9, "plant", makes={"plants": 1}),
    case("tardigrades", 4, "microbe"),
    case("virus", 1, "microbe", 1, FROM_BLUE, blue_lost={"plants": 5}),
    case("miranda_resort", 12, "jovian space"),
    case("miranda_resort", 12, "jovian space", me={"played": ["sponsors", "earth_office"]}, makes={"money": 2}),
    case("fish", 9, "animal", BLUE, at={"temperature": 2}, blue_makes={"plants": -1}),
]


@pytest.mark.parametrize("given", CASES)
def test_on_play(given: Case) -> None:
    check_play(given, EVENTS)
