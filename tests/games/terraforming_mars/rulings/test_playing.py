"""Rulings on playing cards: playability, order of effects, requirements, events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    can_play,
    choices,
    city,
    cubes,
    do,
    end_turns,
    greenery,
    has,
    of,
    planet,
    play,
    player,
    produces,
    project,
    rating,
    rich,
    score,
    table,
    tile,
    use,
    why,
)

VOLCANOES = ("r1c1", "r2c0", "r3c0", "r4c0")


def test_r001_requirements_losses_and_tiles_must_all_be_possible() -> None:
    hand = ["cupola_city", "moss", "lava_flows", "food_factory"]
    able = rich(hand=hand, plants=1, makes={"energy": 1, "plants": 1})
    match = table(able, oceans=3)
    assert all(can_play(match, card) for card in hand)
    assert not can_play(table(able, oxygen=10, oceans=3), "cupola_city")  # requirement
    unable = rich(hand=hand)
    match = table(unable, oceans=3)
    assert not can_play(match, "cupola_city")  # production
    assert not can_play(match, "food_factory")
    assert not can_play(match, "moss")  # own loss
    full = {area: greenery(BLUE) for area in VOLCANOES}
    assert not can_play(table(able, tiles=full), "lava_flows")  # area


def test_r002_what_never_blocks_a_card() -> None:
    hand = ["asteroid", "towing_a_comet", "imported_nitrogen", "virus", "local_heat_trapping"]
    me = rich(hand=hand, heat=5)
    match = table(me, temperature=8, oxygen=14, oceans=9)
    assert all(can_play(match, card) for card in hand)
    play(match, "asteroid")
    assert (has(match, "titanium"), rating(match)) == (2, 20)
    match = table(me, temperature=8, oxygen=14, oceans=9)
    play(match, "towing_a_comet")
    assert (has(match, "plants"), rating(match)) == (2, 20)
    match = table(me, player(plants=9))
    play(match, "asteroid", "none")
    assert has(match, "plants", BLUE) == 9


def test_r003_effects_come_in_any_order_so_a_gain_may_precede_a_loss() -> None:
    me = rich(hand=["energy_tapping"])
    match = play(table(me), "energy_tapping")
    assert produces(match, "energy") == 0
    me = rich(makes={"money": -4, "energy": 1}, hand=["immigrant_city"])
    match = play(table(me), "immigrant_city", "r2c2")
    assert produces(match, "money") == -5


@pytest.mark.parametrize(("first", "money"), [("ocean", 2), ("lava_flows", 0)])
def test_r003_the_player_orders_the_tiles_of_a_card_and_of_its_bonus(first: str, money: int) -> None:
    """Two steps from -4 degrees bring an ocean; next to it, Lava Flows earn money only if they come later."""
    me = player(money=18, hand=["lava_flows"])
    tiles = {area: greenery(BLUE) for area in VOLCANOES[1:]}
    match = table(me, temperature=-4, tiles=tiles)
    play(match, "lava_flows")
    assert set(choices(match)) == {"ocean", "lava_flows"}
    do(match, first, "r0c1")  # the only volcano left, Tharsis Tholus, is next to this ocean
    assert planet(match)["tiles"]["r1c1"] == tile("lava_flows")
    assert has(match, "money") == money


def test_r004_the_active_player_orders_what_goes_off_for_others() -> None:
    """Blue's algae grow before the comet's plants are removed, or after: both ends can be reached."""
    blue = player(plants=1, played=["arctic_algae"])
    match = play(table(rich(hand=["comet"]), blue), "comet", "r0c4", ("all", BLUE))
    assert has(match, "plants", BLUE) == 0
    match = play(table(rich(hand=["comet"]), blue), "comet", "r0c4", ("part", BLUE), 1)
    assert has(match, "plants", BLUE) == 2


def test_r004_the_active_player_orders_own_triggers() -> None:
    me = rich(hand=["trans_neptune_probe"], played=["mars_university", "olympus_conference"])
    match = play(table(me), "trans_neptune_probe")
    assert set(choices(match)) == {"mars_university", "olympus_conference"}


@pytest.mark.parametrize(
    ("corporation", "played", "card", "cost"),
    [
        (None, [], "investment_loan", 3),
        (None, ["media_group"], "mineral_deposit", 5),
        ("credicor", [], "comet", 21),
        ("interplanetary_cinematics", [], "subterranean_reservoir", 11),
        (None, ["optimal_aerobraking"], "asteroid", 14),
        ("tharsis_republic", ["rover_construction"], "research_outpost", 18),
    ],
)
def test_r005_money_that_a_card_brings_cannot_pay_for_it(
    corporation: str | None, played: list[str], card: str, cost: int
) -> None:
    assert can_play(table(player(corporation, money=cost, hand=[card], played=played)), card)
    assert not can_play(table(player(corporation, money=cost - 1, hand=[card], played=played)), card)


def test_r006_own_tags_do_not_help_the_requirement_but_count_in_the_effect() -> None:
    me = rich(hand=["fusion_power", "beam_from_a_thorium_asteroid", "power_grid", "advanced_ecosystems"])
    match = table(me | {"played": ["power_plant"]})
    assert not can_play(match, "fusion_power")
    assert not can_play(match, "beam_from_a_thorium_asteroid")
    assert not can_play(match, "advanced_ecosystems")
    assert can_play(table(me | {"played": ["power_plant", "great_dam"]}), "fusion_power")
    assert produces(play(table(me), "power_grid"), "energy") == 1


def test_r007_only_own_face_up_tags_and_the_corporation_meet_requirements() -> None:
    me = rich("inventrix", hand=["lightning_harvest"], played=["trans_neptune_probe", "breathing_filters"])
    assert can_play(table(me), "lightning_harvest")
    me = rich(hand=["lightning_harvest"], played=["trans_neptune_probe", "breathing_filters"])
    assert not can_play(table(me), "lightning_harvest")
    assert not can_play(table(me | {"events": ["special_design", "technology_demonstration"]}), "lightning_harvest")
    assert not can_play(table(me, player("inventrix", played=["research"])), "lightning_harvest")


def test_r008_requirements_matter_only_when_playing() -> None:
    me = rich(played=["electro_catapult", "search_for_life", "arctic_algae"], steel=1)
    match = table(me, temperature=8, oxygen=14)
    use(match, "electro_catapult", way=1)
    assert has(match, "money") == 207
    use(match, "search_for_life")
    match = project(table(me, temperature=8, oxygen=14), "aquifer", "r0c4")
    assert has(match, "plants") == 2


@pytest.mark.parametrize(
    ("card", "limit", "beyond"),
    [
        ("colonizer_training_camp", {"oxygen": 5}, {"oxygen": 6}),
        ("archaebacteria", {"temperature": -18}, {"temperature": -16}),
        ("dust_seals", {"oceans": 3}, {"oceans": 4}),
    ],
)
def test_r009_maximum_requirements_are_inclusive(card: str, limit: dict[str, Any], beyond: dict[str, Any]) -> None:
    assert can_play(table(rich(hand=[card]), **limit), card)
    assert not can_play(table(rich(hand=[card]), **beyond), card)


@pytest.mark.parametrize(
    ("corporation", "played", "slack", "steps"),
    [
        (None, [], 0, 0),
        ("inventrix", [], 0, 2),
        (None, ["adaptation_technology"], 0, 2),
        (None, [], 2, 2),
        ("inventrix", ["adaptation_technology"], 0, 4),
        ("inventrix", ["adaptation_technology"], 2, 6),
    ],
)
def test_r010_slack_adds_up_two_steps_per_source(
    corporation: str | None, played: list[str], slack: int, steps: int
) -> None:
    hand = ["predators", "caretaker_contract", "kelp_farming"]  # 11 %, 0 degrees, 6 oceans
    me = rich(corporation, hand=hand, played=played, slack=slack)
    match = table(me, oxygen=11 - steps, temperature=-2 * steps, oceans=6 - steps)
    assert [can_play(match, card) for card in hand] == [True, True, True]
    if steps < 6:
        match = table(me, oxygen=10 - steps, temperature=-2 * steps - 2, oceans=5 - steps)
        assert [can_play(match, card) for card in hand] == [False, False, False]
    else:
        assert not can_play(table(me, oxygen=10 - steps), "predators")


def test_r010_slack_is_for_global_parameters_only() -> None:
    hand = ["gene_repair", "asteroid_mining_consortium", "rad_suits", "ecological_zone"]
    me = rich("inventrix", hand=hand, slack=2, played=["adaptation_technology"])
    match = table(me, tiles={"r2c2": city(BLUE), "r6c2": greenery(BLUE)})
    assert not any(can_play(match, card) for card in hand)  # 2 tags of 3, no production, 1 city of 2, no own greenery


def test_r011_slack_works_downwards_for_minimum_and_upwards_for_maximum() -> None:
    hand = ["water_splitting_plant", "search_for_life", "archaebacteria", "dust_seals"]
    me = rich("inventrix", hand=hand)
    match = table(me, oceans=0)
    assert can_play(match, "water_splitting_plant")  # two oceans needed
    match = table(me, oxygen=8, temperature=-14, oceans=5)
    assert can_play(match, "search_for_life")  # at most 6
    assert can_play(match, "archaebacteria")  # at most -18
    assert can_play(match, "dust_seals")  # at most 3
    match = table(me, oxygen=9, temperature=-12, oceans=6)
    assert not any(can_play(match, card) for card in hand[1:])


def test_r012_special_design_helps_the_very_next_card() -> None:
    me = rich(hand=["special_design", "predators", "mine", "windmills"])
    match = play(table(me, oxygen=9), "special_design")
    assert can_play(match, "predators")
    play(match, "windmills")  # needs no help, yet uses it up
    match = do(match, "pass")  # Blue
    assert not can_play(match, "predators")


def test_r012_special_design_waits_through_other_actions_and_lapses_with_the_generation() -> None:
    me = rich(hand=["special_design", "predators"])
    match = play(table(me, oxygen=9), "special_design")
    project(match, "power_plant")
    do(match, "pass")  # Blue
    assert can_play(match, "predators")
    end_turns(match)
    match.answer(RED, [])
    if BLUE in match.asked():
        match.answer(BLUE, [])
    while RED not in match.asked():
        do(match, "pass")
    assert why(match, "play", "predators") == "no-at-least"


def test_r013_event_tags_apply_only_while_played() -> None:
    me = rich(hand=["asteroid", "lagrange_observatory"], played=["space_station", "optimal_aerobraking"])
    match = table(me)
    play(match, "asteroid")
    assert has(match, "money") == 200 - 12 + 3  # discount and Optimal Aerobraking
    assert has(match, "heat") == 3
    assert match.view(RED)["table"]["players"][RED]["tags"]["space"] == 2
    assert of(match)["events"] == ["asteroid"]
    play(match, "lagrange_observatory")
    assert has(match, "heat") == 3  # not an event


def test_r013_events_count_for_points_and_media_archives() -> None:
    me = player(money=8, hand=["media_archives"], events=["bribed_committee", "interstellar_colony_ship"])
    match = table(me, player(events=["asteroid"]))
    assert score(match) == 4 - 2
    play(match, "media_archives")
    assert has(match, "money") == 3


def test_r013_viral_enhancers_and_olympus_conference_see_tags_of_events() -> None:
    me = rich(hand=["virus", "special_design"], played=["viral_enhancers", "olympus_conference"])
    match = play(table(me), "virus", "none")
    assert has(match, "plants") == 1
    play(match, "special_design")
    assert cubes(match, "olympus_conference") == 1


@pytest.mark.parametrize("card", ["release_of_inert_gases", "bribed_committee", "asteroid", "special_design"])
def test_r014_every_event_counts_as_an_event_whatever_its_tags(card: str) -> None:
    me = rich("interplanetary_cinematics", hand=[card], played=["media_group"])
    before = has(table(me), "money")
    match = play(table(me), card)
    cost = {"release_of_inert_gases": 14, "bribed_committee": 7, "asteroid": 14, "special_design": 4}[card]
    assert has(match, "money") == before - cost + 2 + 3
