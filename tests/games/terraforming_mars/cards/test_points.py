"""Victory points of every card."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.rules.amounts import Counted
from tests.games.terraforming_mars.cards.events import EVENTS
from tests.games.terraforming_mars.rulings.build import BLUE, RED, city, greenery, player, score, table, tile

PRINTED = {
    "colonizer_training_camp": 2,
    "asteroid_mining_consortium": 1,
    "space_elevator": 2,
    "domed_crater": 1,
    "methane_from_titan": 2,
    "phobos_space_haven": 3,
    "space_station": 1,
    "eos_chasma_national_park": 1,
    "interstellar_colony_ship": 4,
    "rover_construction": 1,
    "asteroid_mining": 2,
    "food_factory": 1,
    "natural_preserve": 1,
    "lightning_harvest": 1,
    "miranda_resort": 1,
    "lake_marineris": 2,
    "kelp_farming": 1,
    "vesta_shipyard": 1,
    "beam_from_a_thorium_asteroid": 1,
    "mangrove": 1,
    "trees": 1,
    "electro_catapult": 1,
    "earth_catapult": 2,
    "mars_university": 1,
    "callisto_penal_mines": 2,
    "trans_neptune_probe": 1,
    "research": 1,
    "gene_repair": 2,
    "nuclear_zone": -2,
    "tropical_resort": 2,
    "open_city": 1,
    "bribed_committee": -2,
    "solar_power": 1,
    "breathing_filters": 2,
    "artificial_lake": 1,
    "farming": 2,
    "dust_seals": 1,
    "hackers": -1,
    "zeppelins": 1,
    "advanced_ecosystems": 3,
    "great_dam": 1,
    "wave_power": 1,
    "large_convoy": 2,
    "tectonic_stress_power": 1,
    "anti_gravity_technology": 3,
    "adaptation_technology": 1,
    "shuttles": 1,
    "windmills": 1,
    "tundra_farming": 2,
    "noctis_farming": 1,
    "heat_trappers": -1,
    "soil_factory": 1,
    "corporate_stronghold": -2,
    "biomass_combustors": -1,
    "olympus_conference": 1,
    "rad_suits": 1,
    "flooding": -1,
    "indentured_workers": -1,
    "lagrange_observatory": 1,
    "terraforming_ganymede": 2,
    "energy_tapping": -1,
    "medical_lab": 1,
    "ai_central": 1,
}


def with_card(card: str, **rest: Any) -> dict[str, Any]:
    """Describe a player who has played a card."""
    return player(**{"events" if card in EVENTS else "played": [card]}, **rest)  # type: ignore[arg-type]  # lists


@pytest.mark.parametrize("card", list(PRINTED))
def test_printed_points(card: str) -> None:
    assert score(table(with_card(card))) == PRINTED[card]


@pytest.mark.parametrize(
    ("card", "count", "points"),
    [
        ("predators", 3, 3),
        ("security_fleet", 4, 4),
        ("ants", 5, 2),
        ("tardigrades", 9, 2),
        ("fish", 2, 2),
        ("small_animals", 5, 2),
        ("birds", 6, 6),
        ("physics_complex", 2, 4),
        ("ecological_zone", 5, 2),
        ("decomposers", 7, 2),
        ("herbivores", 4, 2),
        ("pets", 7, 3),
        ("livestock", 3, 3),
        ("search_for_life", 2, 3),
        ("search_for_life", 0, 0),
    ],
)
def test_points_for_resources_on_the_card(card: str, count: int, points: int) -> None:
    assert score(table(player(played=[card], cubes={card: count}))) == points


@pytest.mark.parametrize("card", ["regolith_eaters", "ghg_producing_bacteria", "nitrite_reducing_bacteria"])
def test_microbes_that_only_work_are_worth_nothing(card: str) -> None:
    assert score(table(player(played=[card], cubes={card: 9}))) == 0


@pytest.mark.parametrize("card", ["water_import_from_europa", "ganymede_colony", "io_mining_industries"])
def test_points_for_jovian_tags(card: str) -> None:
    assert score(table(player(played=[card]))) == 1
    more = player("saturn_systems", played=[card, "colonizer_training_camp"], events=["comet"])
    assert score(table(more, player(played=["vesta_shipyard"]))) == 3 + 2


def test_points_of_the_capital() -> None:
    oceans = {"r4c3": {"tile": "ocean"}, "r4c4": {"tile": "ocean"}, "r0c4": {"tile": "ocean"}}
    match = table(player(played=["capital"]), tiles={"r3c3": tile("capital"), **oceans, "r2c2": greenery(BLUE)})
    assert score(match) == 2 + 1
    assert match.view(None)["table"]["players"][RED]["card_points"] == {"capital": 2}


def test_points_of_the_commercial_district() -> None:
    tiles = {"r2c2": tile("commercial_district"), "r1c1": city(BLUE), "r3c3": city(BLUE), "r2c3": greenery(BLUE)}
    assert score(table(player(played=["commercial_district"]), tiles=tiles)) == 2


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_points_of_the_immigration_shuttles(cities: int, points: int) -> None:
    places = ("ganymede_colony", "r2c2", "r6c2", "r2c5", "r8c2", "phobos_space_haven")[:cities]
    match = table(player(played=["immigration_shuttles"]), tiles={place: city(BLUE) for place in places})
    assert score(match) == points


def test_no_other_card_has_points() -> None:
    assert {card.id: card.points for card in CARD if isinstance(card.points, int) and card.points} == PRINTED
    assert sum(PRINTED.values()) == 65
    assert len([card for card in CARD if isinstance(card.points, Counted)]) == 20
