"""What projects 157 to 208 do when they are played."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.cards.case import Case, case, check_play, science
from tests.games.terraforming_mars.cards.events import EVENTS
from tests.games.terraforming_mars.rulings.build import BLUE, RED, city

OCEAN = {"r0c4": "ocean"}
CITY = {"r2c2": "city"}
FROM_BLUE = ("all", BLUE)
THREE_CITIES = {"tiles": {"r6c2": city(BLUE), "r2c2": city(RED), "ganymede_colony": city(BLUE)}}
POWER = {"played": ["power_plant", "great_dam"]}

CASES = [
    case("nitrite_reducing_bacteria", 11, "microbe", cubes={"nitrite_reducing_bacteria": 3}),
    case("industrial_microbes", 12, "microbe building", makes={"energy": 1, "steel": 1}),
    case("lichen", 7, "plant", at={"temperature": -24}, makes={"plants": 1}),
    case("power_supply_consortium", 5, "power", BLUE, me=POWER, makes={"energy": 1}, blue_makes={"energy": -1}),
    case("convoy_from_europa", 15, "space", "r0c4", rating=1, tiles=OCEAN, cards=1),
    case("imported_ghg", 7, "earth space", makes={"heat": 1}, heat=3),
    case("imported_nitrogen", 23, "earth space", rating=1, plants=4),
    case(
        *("imported_nitrogen", 23, "earth space"),
        me={"played": ["ants", "fish"]},
        rating=1,
        plants=4,
        cubes={"ants": 3, "fish": 2},
    ),
    case("micro_mills", 3, "", makes={"heat": 1}),
    case("magnetic_field_generators", 20, "building", makes={"energy": -4, "plants": 2}, rating=3),
    case("shuttles", 10, "space", at={"oxygen": 5}, makes={"energy": -1, "money": 2}),
    case("import_of_advanced_ghg", 9, "earth space", makes={"heat": 2}),
    case("windmills", 6, "power building", at={"oxygen": 7}, makes={"energy": 1}),
    case("tundra_farming", 16, "plant", at={"temperature": -6}, makes={"plants": 1, "money": 2}, plants=1),
    case("aerobraked_ammonia_asteroid", 26, "space", makes={"heat": 3, "plants": 1}),
    case(
        *("aerobraked_ammonia_asteroid", 26, "space"),
        me={"played": ["ants"]},
        makes={"heat": 3, "plants": 1},
        cubes={"ants": 2},
    ),
    case("magnetic_field_dome", 5, "building", makes={"energy": -2, "plants": 1}, rating=1),
    case("pets", 10, "earth animal", cubes={"pets": 1}),
    case("protected_habitats", 5, ""),
    case(
        *("protected_valley", 23, "plant building", "r0c4"),
        makes={"money": 2},
        tiles={"r0c4": "greenery"},
        oxygen=1,
        rating=1,
    ),
    case("satellites", 10, "space", makes={"money": 1}),
    case("satellites", 10, "space", me={"played": ["soletta", "security_fleet"]}, makes={"money": 3}),
    case("noctis_farming", 10, "plant building", at={"temperature": -20}, makes={"money": 1}, plants=2),
    case("water_splitting_plant", 12, "building", at={"oceans": 2}),
    case("heat_trappers", 6, "power building", BLUE, makes={"energy": 1}, blue_makes={"heat": -2}),
    case("soil_factory", 9, "building", makes={"energy": -1, "plants": 1}),
    case("fuel_factory", 6, "building", makes={"energy": -1, "titanium": 1, "money": 1}),
    case("ice_cap_melting", 5, "", "r0c4", at={"temperature": 2}, rating=1, tiles=OCEAN),
    case("corporate_stronghold", 11, "city building", "r2c2", makes={"energy": -1, "money": 3}, tiles=CITY),
    case(
        "biomass_combustors",
        4,
        "power building",
        BLUE,
        at={"oxygen": 6},
        makes={"energy": 2},
        blue_makes={"plants": -1},
    ),
    case("livestock", 13, "animal", at={"oxygen": 9}, makes={"plants": -1, "money": 2}),
    case("olympus_conference", 10, "science earth building", cubes={"olympus_conference": 1}),
    case("rad_suits", 6, "", at=THREE_CITIES, makes={"money": 1}),
    case("aquifer_pumping", 18, "building"),
    case(
        *("flooding", 7, "", "r0c4", FROM_BLUE),
        at={"tiles": {"r1c4": city(BLUE)}},
        rating=1,
        tiles=OCEAN,
        blue_lost={"money": 4},
    ),
    case("flooding", 7, "", "r0c4", rating=1, tiles=OCEAN),
    case("energy_saving", 15, "power"),
    case("energy_saving", 15, "power", at=THREE_CITIES, makes={"energy": 3}),
    case("local_heat_trapping", 1, "", heat=-5, plants=4),
    case("local_heat_trapping", 1, "", 1, me={"played": ["fish"]}, heat=-5, cubes={"fish": 2}),
    case("permafrost_extraction", 8, "", "r0c4", at={"temperature": -8}, rating=1, tiles=OCEAN),
    case("invention_contest", 2, "science", ["ants"], at={"deck": ["algae", "ants", "birds"]}, cards=1, discards=2),
    case(
        *("plantation", 15, "plant", "r2c2"),
        me={"played": science(2)},
        tiles={"r2c2": "greenery"},
        oxygen=1,
        rating=1,
    ),
    case("power_infrastructure", 4, "power building"),
    case("indentured_workers", 0, "", discount=8),
    case("lagrange_observatory", 9, "science space", cards=1),
    case("terraforming_ganymede", 33, "jovian space", rating=1),
    case("terraforming_ganymede", 33, "jovian space", me={"played": ["asteroid_mining", "vesta_shipyard"]}, rating=3),
    case("immigration_shuttles", 31, "earth space", makes={"money": 5}),
    case("restricted_area", 11, "science", "r2c2", tiles={"r2c2": "restricted_area"}),
    case("immigrant_city", 13, "city building", "r2c2", makes={"energy": -1, "money": -1}, tiles=CITY),
    case("energy_tapping", 3, "power", BLUE, makes={"energy": 1}, blue_makes={"energy": -1}),
    case("energy_tapping", 3, "power", RED),
    case("underground_detonations", 6, "building"),
    case("soletta", 35, "space", makes={"heat": 7}),
    case("technology_demonstration", 5, "science space", cards=2),
    case("rad_chem_factory", 8, "building", makes={"energy": -1}, rating=2),
    case("special_design", 4, "science", slack=2),
    case("medical_lab", 13, "science building"),
    case(
        *("medical_lab", 13, "science building"),
        me={"played": ["mine", "power_plant", "ironworks", "steelworks"]},
        makes={"money": 2},
    ),
    case("ai_central", 21, "science building", me={"played": science(3)}, makes={"energy": -1}),
]


@pytest.mark.parametrize("given", CASES)
def test_on_play(given: Case) -> None:
    check_play(given, EVENTS)
