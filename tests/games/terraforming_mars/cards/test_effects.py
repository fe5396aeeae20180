"""Every permanent effect of a blue card: discounts, metals, slack, protection, and what sets off what."""

from __future__ import annotations

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GREEN,
    RED,
    can,
    can_play,
    choices,
    city,
    cubes,
    do,
    greenery,
    has,
    of,
    play,
    player,
    produces,
    project,
    rich,
    table,
)

EFFECTS = {
    *("research_outpost", "arctic_algae", "space_station", "optimal_aerobraking", "rover_construction"),
    *("earth_catapult", "advanced_alloys", "mars_university", "viral_enhancers", "quantum_extractor"),
    *("mass_converter", "earth_office", "media_group", "ecological_zone", "decomposers", "herbivores"),
    *("anti_gravity_technology", "adaptation_technology", "standard_technology", "shuttles", "pets"),
    *("protected_habitats", "olympus_conference", "immigrant_city"),
}


def test_no_other_card_has_a_permanent_effect() -> None:
    assert {card.id for card in CARD[1:209] if card.lasting} == EFFECTS


# --- discounts --------------------------------------------------------------------------------------------------------
SAMPLES = {"soletta": 35, "sponsors": 6, "mine": 4, "geothermal_power": 11, "imported_ghg": 7, "micro_mills": 3}
DISCOUNTS = {  # what each card takes off the samples: space; earth; building; power; earth and space; no tag
    "research_outpost": (1, 1, 1, 1, 1, 1),
    "earth_catapult": (2, 2, 2, 2, 2, 2),
    "anti_gravity_technology": (2, 2, 2, 2, 2, 2),
    "space_station": (2, 0, 0, 0, 2, 0),
    "quantum_extractor": (2, 0, 0, 0, 2, 0),
    "mass_converter": (2, 0, 0, 0, 2, 0),
    "shuttles": (2, 0, 0, 0, 2, 0),
    "earth_office": (0, 3, 0, 0, 3, 0),
    "thorgate": (0, 0, 0, 3, 0, 0),
    "teractor": (0, 3, 0, 0, 3, 0),
}


@pytest.mark.parametrize("card", list(DISCOUNTS))
def test_discounts(card: str) -> None:
    corporation = card if card in ("thorgate", "teractor") else None
    played = [] if corporation else [card]
    for (sample, cost), off in zip(SAMPLES.items(), DISCOUNTS[card], strict=True):
        match = play(table(rich(corporation, hand=[sample], played=played)), sample)
        assert has(match, "money") == 200 - cost + off, sample
        match = table(player(corporation, money=cost - off - 1, hand=[sample], played=played))
        assert not can_play(match, sample)
        match = play(table(rich(hand=[sample]), player(corporation, played=played)), sample)  # for its owner only
        assert has(match, "money") == 200 - cost


def test_no_other_card_gives_a_discount() -> None:
    for card in CARD[1:209]:
        if card.lasting and card.id not in DISCOUNTS:
            match = play(table(rich(hand=["soletta"], played=[card.id])), "soletta")
            assert has(match, "money") == 200 - 35, card.id


# --- metals and slack -------------------------------------------------------------------------------------------------
def test_advanced_alloys_make_metal_worth_one_more() -> None:
    assert can_play(
        table(player(steel=3, hand=["soil_factory"], makes={"energy": 1}, played=["advanced_alloys"])), "soil_factory"
    )
    assert not can_play(table(player(steel=4, hand=["soil_factory"], makes={"energy": 1})), "soil_factory")
    assert can_play(table(player(titanium=9, hand=["soletta"], played=["advanced_alloys"])), "soletta")
    assert not can_play(table(player(titanium=8, hand=["soletta"], played=["advanced_alloys"])), "soletta")
    match = table(player(titanium=8, hand=["soletta"]), player(played=["advanced_alloys"]))
    assert not can_play(match, "soletta")


def test_adaptation_technology_gives_slack() -> None:
    me = rich(hand=["birds"], makes={"plants": 2}, played=["adaptation_technology"])
    assert can_play(table(me, oxygen=11), "birds")
    assert not can_play(table(me, oxygen=10), "birds")


# --- reactions to tiles -----------------------------------------------------------------------------------------------
CITY_CARDS = ["rover_construction", "pets", "immigrant_city"]


@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
def test_cities_of_anybody_pay_for_rovers_pets_and_immigrants(seat: int) -> None:
    match = table(player(money=25, played=CITY_CARDS), player(money=25), player(money=25), turn=seat, first=seat)
    project(match, "city", "r2c2")
    own = seat == RED
    assert has(match, "money") == (0 if own else 25) + 2
    assert cubes(match, "pets") == 1
    assert produces(match, "money") == 1 + (1 if own else 0)


def test_greeneries_and_oceans_do_not_pay_for_city_cards() -> None:
    match = project(table(rich(played=CITY_CARDS)), "greenery", "r2c2")
    project(match, "aquifer", "r0c4")
    assert (has(match, "money"), cubes(match, "pets"), produces(match, "money")) == (200 - 23 - 18, 0, 0)


def test_arctic_algae_and_herbivores_look_at_tiles() -> None:
    me = rich(played=["arctic_algae", "herbivores"])
    match = project(table(me, rich()), "aquifer", "r0c4")
    assert (has(match, "plants"), cubes(match, "herbivores")) == (2, 0)
    project(match, "greenery", "r2c2")
    assert (has(match, "plants"), cubes(match, "herbivores")) == (2, 1)
    project(match, "greenery", "r6c2")  # Blue's
    project(match, "aquifer", "r8c4")
    assert (has(match, "plants"), cubes(match, "herbivores")) == (4, 1)


def test_the_city_of_a_pet_owner_does_not_feed_pets_before_they_are_played() -> None:
    match = play(table(rich(hand=["pets"]), tiles={"r2c2": city(BLUE), "r6c2": city()}), "pets")
    assert cubes(match, "pets") == 1


# --- reactions to cards -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "microbes", "animals"),
    [
        ("tardigrades", 1, 0),
        ("grass", 1, 1),
        ("pets", 1, 1),
        ("advanced_ecosystems", 3, 2),
        ("virus", 1, 0),
        ("mine", 0, 0),
        ("noctis_farming", 1, 1),
    ],
)
def test_decomposers_and_ecological_zone_count_tags(card: str, microbes: int, animals: int) -> None:
    me = rich(
        hand=[card], played=["decomposers", "ecological_zone"] + (["algae"] if card == "advanced_ecosystems" else [])
    )
    match = play(table(me, player(), temperature=-16), card)
    assert (cubes(match, "decomposers"), cubes(match, "ecological_zone")) == (microbes, animals)


def test_tags_of_others_do_not_feed_them() -> None:
    me = player(played=["decomposers", "ecological_zone", "viral_enhancers", "mars_university", "olympus_conference"])
    match = table(me, rich(hand=["tardigrades", "research"]), turn=BLUE)
    play(match, "tardigrades")
    play(match, "research")
    assert (cubes(match, "decomposers"), cubes(match, "ecological_zone"), has(match, "plants")) == (0, 0, 0)
    assert cubes(match, "olympus_conference") == 0


def test_media_group_and_optimal_aerobraking_look_at_own_events() -> None:
    me = rich(hand=["comet", "bribed_committee", "soletta"], played=["media_group", "optimal_aerobraking"])
    match = play(table(me), "comet", "r0c4")
    assert (has(match, "money"), has(match, "heat")) == (200 - 21 + 3 + 3, 3)
    match = play(table(me), "bribed_committee")
    assert (has(match, "money"), has(match, "heat")) == (200 - 7 + 3, 0)
    match = play(table(me), "soletta")
    assert (has(match, "money"), has(match, "heat")) == (165, 0)
    match = play(table(me, rich(hand=["asteroid"]), turn=BLUE), "asteroid")
    assert (has(match, "money"), has(match, "heat")) == (200, 0)


@pytest.mark.parametrize(
    ("name", "cost"), [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)]
)
def test_standard_technology_refunds_every_paid_project(name: str, cost: int) -> None:
    match = project(table(player(money=cost, played=["standard_technology"])), name)
    if name in ("aquifer", "greenery", "city"):
        do(match, "r0c4" if name == "aquifer" else "r2c2")
    assert has(match, "money") == 3


def test_mars_university_may_swap_a_card_just_drawn() -> None:
    me = rich(hand=["lagrange_observatory"], played=["mars_university"])
    match = play(table(me, deck=["comet", "algae"], spare=False), "lagrange_observatory", "comet")
    assert of(match)["hand"] == ["algae"]


def test_viral_enhancers_and_decomposers_together() -> None:
    me = rich(hand=["ants"], played=["viral_enhancers", "decomposers"])
    match = play(table(me, oxygen=4), "ants")
    assert choices(match) == [0, 1]
    do(match, 1)
    assert (cubes(match, "ants"), cubes(match, "decomposers"), has(match, "plants")) == (1, 1, 0)


def test_the_conversion_of_plants_feeds_herbivores_and_pays_for_oceans() -> None:
    me = player(plants=8, played=["herbivores"])
    match = do(table(me, tiles={"r4c4": {"tile": "ocean"}, "r5c4": greenery()}), ("convert", "plants"), "r5c3")
    assert (cubes(match, "herbivores"), has(match, "money"), has(match, "plants")) == (1, 2, 1)


def test_protected_habitats_of_one_player_leave_others_open() -> None:
    blue = player(plants=3, played=["protected_habitats"])
    match = play(table(rich(hand=["asteroid"]), blue, player(plants=1)), "asteroid")
    assert choices(match) == [("all", GREEN), "none"]
    assert not can(match, "project", "power_plant")
