"""Rulings on the global parameters, and on copying production."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    OCEANS,
    RED,
    areas,
    can_play,
    choices,
    city,
    do,
    end_turns,
    greenery,
    has,
    planet,
    play,
    player,
    produces,
    project,
    rating,
    rich,
    table,
    use,
)


def test_r067_each_step_really_made_gives_one_rating() -> None:
    me = rich(hand=["deimos_down", "strip_mine", "lake_marineris"], makes={"energy": 2})
    match = play(table(me), "deimos_down")
    assert (planet(match)["temperature"], rating(match)) == (-24, 23)
    match = play(table(me, temperature=6), "deimos_down")
    assert (planet(match)["temperature"], rating(match)) == (8, 21)
    match = play(table(me, oxygen=13), "strip_mine")
    assert (planet(match)["oxygen"], rating(match)) == (14, 21)
    match = play(table(me, temperature=8, oceans=8), "lake_marineris", "r4c3")
    assert (match.view(RED)["table"]["oceans"], rating(match)) == (9, 21)


@pytest.mark.parametrize(
    ("before", "after", "heat"), [(-26, -24, 1), (-22, -20, 1), (-24, -22, 0), (-20, -18, 0), (-28, -26, 0)]
)
def test_r068_heat_production_at_its_steps(before: int, after: int, heat: int) -> None:
    match = project(table(rich(), temperature=before), "asteroid")
    assert (planet(match)["temperature"], produces(match, "heat"), rating(match)) == (after, heat, 21)


def test_r068_passing_both_steps_brings_both() -> None:
    match = play(table(rich(hand=["deimos_down"]), temperature=-26), "deimos_down")
    assert (planet(match)["temperature"], produces(match, "heat")) == (-20, 2)


def test_r068_bonuses_chain_from_oxygen_through_temperature_to_an_ocean() -> None:
    me = rich(hand=["mining_expedition", "plantation"], played=["research"])
    match = play(table(me, oxygen=7, temperature=-2), "mining_expedition")
    assert areas(match) == set(OCEANS)
    do(match, "r0c4")
    assert (planet(match)["oxygen"], planet(match)["temperature"], rating(match)) == (8, 0, 23)
    match = play(table(me, oxygen=7, temperature=-26), "plantation", "r2c2")
    assert (planet(match)["temperature"], produces(match, "heat"), rating(match)) == (-24, 1, 22)


def test_r068_the_bonus_goes_to_whoever_gets_there_also_by_passing() -> None:
    match = play(table(rich(hand=["strip_mine"], makes={"energy": 2}), oxygen=7), "strip_mine")
    assert (planet(match)["oxygen"], planet(match)["temperature"], rating(match)) == (9, -28, 23)
    assert rating(match, BLUE) == 20


def test_r069_the_bonus_ocean_is_placed_and_paid_normally() -> None:
    me = rich(heat=8)
    match = do(
        table(me, player(played=["arctic_algae"]), temperature=-2, tiles={"r4c4": {"tile": "ocean"}}),
        ("convert", "heat"),
    )
    do(match, "r4c3")
    assert (rating(match), has(match, "plants"), has(match, "money"), has(match, "plants", BLUE)) == (22, 2, 202, 2)
    match = do(table(me, temperature=-2, oceans=9), ("convert", "heat"))
    assert (rating(match), planet(match)["temperature"]) == (21, 0)


def test_r070_the_bonus_temperature_is_lost_at_the_goal() -> None:
    match = project(table(rich(), oxygen=7, temperature=8), "greenery", "r2c2")
    assert (planet(match)["oxygen"], planet(match)["temperature"], rating(match)) == (8, 8, 21)


def test_r071_projects_and_conversions_may_be_wasted_on_a_finished_parameter() -> None:
    me = rich(heat=8, plants=8)
    done: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
    match = project(table(me, **done), "asteroid")
    assert (rating(match), has(match, "money")) == (20, 186)
    match = project(table(me, **done), "aquifer")
    assert (rating(match), has(match, "money")) == (20, 182)
    match = project(table(me, **done), "greenery", "r2c2")
    assert (rating(match), planet(match)["tiles"]["r2c2"]) == (20, greenery())
    match = do(table(me, **done), ("convert", "heat"))
    assert (rating(match), has(match, "heat")) == (20, 0)
    match = do(table(me, **done), ("convert", "plants"), "r2c2")
    assert (rating(match), planet(match)["tiles"]["r2c2"]) == (20, greenery())


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("release_of_inert_gases", 2),
        ("rad_chem_factory", 2),
        ("magnetic_field_generators", 3),
        ("magnetic_field_dome", 1),
        ("bribed_committee", 2),
        ("imported_nitrogen", 1),
        ("terraforming_ganymede", 1),
        ("nitrogen_rich_asteroid", 2),
    ],
)
def test_r072_printed_rating_is_never_capped(card: str, steps: int) -> None:
    me = rich(hand=[card], makes={"energy": 4}, rating=60)
    match = play(table(me, temperature=8, oxygen=14, oceans=9), card)
    assert rating(match) == 60 + steps


@pytest.mark.parametrize("card", ["caretaker_contract", "equatorial_magnetizer", "nitrite_reducing_bacteria"])
def test_r072_actions_that_raise_the_rating_are_not_capped_either(card: str) -> None:
    counts = {"nitrite_reducing_bacteria": 3} if card == "nitrite_reducing_bacteria" else {}
    me = rich(played=[card], heat=8, makes={"energy": 1}, cubes=counts)
    match = use(table(me, temperature=8, oxygen=14, oceans=9), card, way=1 if counts else 0)
    assert rating(match) == 21


def test_r073_nobody_raises_parameters_between_generations() -> None:
    match = end_turns(table(player(), generation=3, spare=False))
    state = planet(match)
    assert (state["generation"], state["phase"]) == (4, "research")
    assert (state["temperature"], state["oxygen"], len(state["tiles"])) == (-30, 0, 0)


BOXES = {  # every production box of a building: what a copy changes, from 5 of everything
    "deep_well_heating": {"energy": 1},
    "space_elevator": {"titanium": 1},
    "capital": {"energy": -2, "money": 5},
    "domed_crater": {"energy": -1, "money": 3},
    "noctis_city": {"energy": -1, "money": 3},
    "eos_chasma_national_park": {"money": 2},
    "cupola_city": {"energy": -1, "money": 3},
    "underground_city": {"energy": -2, "steel": 2},
    "food_factory": {"plants": -1, "money": 4},
    "carbonate_processing": {"energy": -1, "heat": 3},
    "natural_preserve": {"money": 1},
    "nuclear_power": {"money": -2, "energy": 3},
    "mine": {"steel": 1},
    "building_industries": {"energy": -1, "steel": 2},
    "electro_catapult": {"energy": -1},
    "commercial_district": {"energy": -1, "money": 4},
    "peroxide_power": {"money": -1, "energy": 2},
    "tropical_resort": {"heat": -2, "money": 3},
    "fueled_generators": {"money": -1, "energy": 1},
    "open_city": {"energy": -1, "money": 4},
    "solar_power": {"energy": 1},
    "geothermal_power": {"energy": 2},
    "urbanized_area": {"energy": -1, "money": 2},
    "ghg_factories": {"energy": -1, "heat": 4},
    "fusion_power": {"energy": 3},
    "great_dam": {"energy": 2},
    "strip_mine": {"energy": -2, "steel": 2, "titanium": 1},
    "power_plant": {"energy": 1},
    "mohole_area": {"heat": 4},
    "titanium_mine": {"titanium": 1},
    "tectonic_stress_power": {"energy": 3},
    "industrial_microbes": {"energy": 1, "steel": 1},
    "magnetic_field_generators": {"energy": -4, "plants": 2},
    "windmills": {"energy": 1},
    "magnetic_field_dome": {"energy": -2, "plants": 1},
    "protected_valley": {"money": 2},
    "noctis_farming": {"money": 1},
    "soil_factory": {"energy": -1, "plants": 1},
    "fuel_factory": {"energy": -1, "titanium": 1, "money": 1},
    "corporate_stronghold": {"energy": -1, "money": 3},
    "immigrant_city": {"energy": -1, "money": -2},
    "rad_chem_factory": {"energy": -1},
    "medical_lab": {"money": 0},  # one building tag: half of one
    "ai_central": {"energy": -1},
}
NO_BOX = (
    "colonizer_training_camp",
    "martian_rails",
    "development_center",
    "equatorial_magnetizer",
    "research_outpost",
    "rover_construction",
    "mars_university",
    "physics_complex",
    "greenhouses",
    "ironworks",
    "steelworks",
    "ore_processor",
    "artificial_lake",
    "industrial_center",
    "water_splitting_plant",
    "olympus_conference",
    "aquifer_pumping",
    "power_infrastructure",
    "underground_detonations",
)
FIVE = {"money": 0, "steel": 5, "titanium": 5, "plants": 5, "energy": 5, "heat": 5}


@pytest.mark.parametrize("card", list(BOXES))
def test_r074_robotic_workforce_copies_all_production_changes_and_nothing_else(card: str) -> None:
    me = rich(hand=["robotic_workforce"], makes=FIVE, played=[card])
    before = table(me)
    match = play(before.clone(), "robotic_workforce")
    for name, count in FIVE.items():
        assert produces(match, name) == count + BOXES[card].get(name, 0), name
    assert has(match, "money") == 200 - 9
    assert (rating(match), planet(match)["tiles"], planet(match)["oxygen"]) == (20, {}, 0)
    assert [has(match, name) for name in ("steel", "titanium", "plants", "energy", "heat")] == [0] * 5


@pytest.mark.parametrize("card", NO_BOX)
def test_r074_buildings_without_a_production_box_cannot_be_copied(card: str) -> None:
    assert not can_play(table(rich(hand=["robotic_workforce"], makes=FIVE, played=[card])), "robotic_workforce")


@pytest.mark.parametrize("card", ["sponsors", "lunar_beam", "soletta", "hackers", "shuttles", "livestock"])
def test_r074_only_buildings_are_copied(card: str) -> None:
    assert not can_play(table(rich(hand=["robotic_workforce"], makes=FIVE, played=[card])), "robotic_workforce")


def test_r074_a_copied_red_bordered_loss_takes_a_new_victim() -> None:
    me = rich(hand=["robotic_workforce"], played=["heat_trappers"], makes={"heat": 2})
    blue, green = player(makes={"heat": 2}), player(makes={"heat": 1})
    match = play(table(me, blue, green), "robotic_workforce")
    assert choices(match) == [RED, BLUE]
    do(match, BLUE)
    assert (produces(match, "heat", BLUE), produces(match, "heat"), produces(match, "energy")) == (0, 2, 1)
    match = table(rich(hand=["robotic_workforce"], played=["biomass_combustors"]), player())
    assert not can_play(match, "robotic_workforce")


def test_r074_counts_are_made_anew() -> None:
    me = rich(hand=["robotic_workforce"], played=["medical_lab", "rover_construction", "martian_rails", "ironworks"])
    match = play(table(me), "robotic_workforce")
    assert produces(match, "money") == 2


def test_r074_requirements_do_not_matter_for_a_copy() -> None:
    me = rich(hand=["robotic_workforce"], played=["windmills"])
    assert can_play(table(me, oxygen=0), "robotic_workforce")


def test_r075_a_corporation_with_a_building_tag_may_be_copied() -> None:
    match = play(table(rich("mining_guild", hand=["robotic_workforce"])), "robotic_workforce")
    assert (produces(match, "steel"), has(match, "steel"), has(match, "money")) == (1, 0, 191)
    for name in ("interplanetary_cinematics", "tharsis_republic", "thorgate", "helion"):
        assert not can_play(table(rich(name, hand=["robotic_workforce"])), "robotic_workforce")


def test_r076_robotic_workforce_needs_a_building_that_can_be_copied_in_full() -> None:
    me = rich(hand=["robotic_workforce"], played=["food_factory"])
    assert not can_play(table(me), "robotic_workforce")
    assert not can_play(table(rich(hand=["robotic_workforce"])), "robotic_workforce")
    me = rich(hand=["robotic_workforce"], played=["food_factory", "mine", "nuclear_power"], makes={"money": -4})
    match = play(table(me), "robotic_workforce")
    assert produces(match, "steel") == 1  # only the mine can be copied: no question


def test_r077_noctis_city_and_immigrant_city_are_copied_with_their_losses() -> None:
    """No city is placed by the copy, so nothing helps an Immigrant City below -3."""
    me = rich(
        "tharsis_republic", hand=["robotic_workforce"], played=["immigrant_city"], makes={"money": -4, "energy": 1}
    )
    assert not can_play(table(me), "robotic_workforce")
    me = rich(
        "tharsis_republic", hand=["robotic_workforce"], played=["immigrant_city"], makes={"money": -3, "energy": 1}
    )
    match = play(table(me), "robotic_workforce")
    assert (produces(match, "money"), produces(match, "energy")) == (-5, 0)
    me = rich(hand=["robotic_workforce"], played=["noctis_city"])
    assert not can_play(table(me), "robotic_workforce")
    me = rich(hand=["robotic_workforce"], played=["noctis_city"], makes={"energy": 1})
    match = play(table(me, tiles={"r4c2": city()}), "robotic_workforce")
    assert (produces(match, "money"), produces(match, "energy")) == (3, 0)
    assert planet(match)["tiles"] == {"r4c2": city()}
