"""Rulings on single cards."""

from __future__ import annotations

import pytest

from offworld.kernel.payment import Payment
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    can,
    can_play,
    choices,
    cubes,
    do,
    end_turns,
    greenery,
    has,
    of,
    pay,
    planet,
    play,
    player,
    produces,
    project,
    question,
    rating,
    rich,
    solo,
    table,
    use,
)


def test_r078_viral_enhancers_work_once_for_each_tag_and_for_themselves() -> None:
    match = play(table(rich(hand=["viral_enhancers"])), "viral_enhancers")
    assert has(match, "plants") == 1
    me = rich(hand=["advanced_ecosystems"], played=["viral_enhancers", "algae", "fish"])
    match = play(table(me), "advanced_ecosystems")
    assert has(match, "plants") == 3


def test_r078_the_cube_goes_on_the_card_just_played_if_it_collects() -> None:
    me = rich(hand=["tardigrades", "ecological_zone"], played=["viral_enhancers"])
    tiles = {"r2c2": greenery()}
    match = play(table(me, tiles=tiles), "tardigrades")
    assert choices(match) == [0, 1]
    do(match, 1)
    assert (cubes(match, "tardigrades"), has(match, "plants")) == (1, 0)
    match = play(table(me, tiles=tiles), "ecological_zone", "r2c3")  # two tags: decided one by one
    do(match, 0, 1)
    assert (cubes(match, "ecological_zone"), has(match, "plants")) == (3, 1)
    me = rich(hand=["worms"], played=["viral_enhancers", "tardigrades"])
    match = play(table(me, oxygen=4), "worms")  # holds nothing: a plant without asking
    assert (cubes(match, "tardigrades"), has(match, "plants")) == (0, 1)


def test_r079_viral_enhancers_may_feed_mosses_first() -> None:
    hand = ["moss", "nitrophilic_moss"]
    bare = rich(hand=hand)
    assert not can_play(table(bare, oceans=3), "moss")
    assert not can_play(table(bare | {"stock": {"megacredits": 99, "plants": 1}}, oceans=3), "nitrophilic_moss")
    me = rich(hand=hand, played=["viral_enhancers"])
    match = table(me, oceans=3)
    assert [can_play(match, card) for card in hand] == [True, False]
    play(match, "moss")
    assert (has(match, "plants"), produces(match, "plants")) == (0, 1)
    match = play(table(rich(hand=hand, plants=1, played=["viral_enhancers"]), oceans=3), "nitrophilic_moss")
    assert (has(match, "plants"), produces(match, "plants")) == (0, 2)


def test_r080_olympus_conference_reacts_to_each_science_tag_and_to_its_own() -> None:
    match = play(table(rich(hand=["olympus_conference", "research"])), "olympus_conference")
    assert cubes(match, "olympus_conference") == 1
    match = play(table(rich(hand=["research"], played=["olympus_conference"])), "research")
    assert (cubes(match, "olympus_conference"), choices(match)) == (1, [0, 1])  # the first tag leaves no choice
    do(match, 0)
    assert cubes(match, "olympus_conference") == 2
    me = rich(hand=["research"], played=["olympus_conference"], cubes={"olympus_conference": 1})
    match = play(table(me), "research", 1)  # then there is none to remove for the second tag
    assert cubes(match, "olympus_conference") == 1
    assert len(of(match)["hand"]) == 1 + 2 + 1  # the spare card, two from Research, one for the cube


def test_r080_mars_university_reacts_to_each_science_tag_and_to_its_own() -> None:
    match = play(table(rich(hand=["mars_university", "mine"]), deck=["comet"]), "mars_university", "mine")
    assert "comet" in of(match)["hand"]
    me = rich(hand=["research", "mine"], played=["mars_university"])
    match = play(table(me, deck=["comet", "algae", "trees", "grass"]), "research")
    assert {"comet", "algae"} <= set(choices(match))  # drawn by Research before
    do(match, "mine")
    assert "trees" in choices(match)
    do(match, "none")
    assert can(match, "play", "comet")


def test_r081_mars_university_discards_first_and_needs_a_card() -> None:
    me = rich(hand=["trans_neptune_probe"], played=["mars_university"])
    match = play(table(me, deck=["comet"], spare=False), "trans_neptune_probe")
    assert of(match)["hand"] == []
    assert can(match, "project", "power_plant")
    me = rich(hand=["trans_neptune_probe", "mine"], played=["mars_university"])
    match = play(table(me, deck=["comet"], spare=False), "trans_neptune_probe")
    assert choices(match) == ["mine", "none"]  # neither the card being played nor the one to be drawn
    do(match, "mine")
    assert of(match)["hand"] == ["comet"]
    assert [each["card"] for each in planet(match)["discards"]] == ["mine"]


@pytest.mark.parametrize(
    ("corporation", "before", "after"),
    [(None, 3, 2), (None, -4, -5), ("tharsis_republic", -4, -4), ("tharsis_republic", -5, -5)],
)
def test_r082_immigrant_city_counts_its_own_city(corporation: str | None, before: int, after: int) -> None:
    me = rich(corporation, hand=["immigrant_city"], makes={"money": before, "energy": 1})
    match = play(table(me), "immigrant_city", "r2c2")
    assert (produces(match, "money"), produces(match, "energy")) == (after, 0)


def test_r082_immigrant_city_is_not_playable_at_minus_five() -> None:
    me = rich(hand=["immigrant_city"], makes={"money": -5, "energy": 1})
    assert not can_play(table(me), "immigrant_city")


def test_r083_arctic_algae_give_two_plants_for_each_ocean_of_anybody() -> None:
    me = rich(hand=["ice_asteroid", "artificial_lake"], played=["arctic_algae"])
    match = play(table(me, temperature=-6), "ice_asteroid", "r0c4", "r0c3")
    assert has(match, "plants") == 4
    play(match, "artificial_lake", "r2c2")
    assert has(match, "plants") == 6
    match = project(table(player(played=["arctic_algae"]), rich(), turn=BLUE), "aquifer", "r0c4")
    assert has(match, "plants") == 2


def test_r084_herbivores_react_to_their_owners_greeneries_by_any_means() -> None:
    me = rich(hand=["mangrove", "plantation"], plants=8, played=["herbivores", "research"])
    for action in (("project", "greenery"), ("convert", "plants"), ("play", "mangrove"), ("play", "plantation")):
        match = do(table(me, temperature=4), action)
        do(match, choices(match)[0])
        assert cubes(match, "herbivores") == 1
    match = project(table(me, rich(), turn=BLUE), "greenery", "r2c2")
    assert cubes(match, "herbivores") == 0
    match = do(table(me, phase="conversion"), "r2c2")
    assert match.over
    assert match.scores()[RED] == 20 + 1 + 1  # one greenery; printed point of Research; one animal is worth nothing yet


@pytest.mark.parametrize(("top", "found"), [("ants", 1), ("regolith_eaters", 1), ("comet", 0), ("virus", 1)])
def test_r085_search_for_life_pays_reveals_and_discards(top: str, found: int) -> None:
    me = player(money=1, played=["search_for_life"])
    match = use(table(me, deck=[top]), "search_for_life")
    assert (has(match, "money"), cubes(match, "search_for_life")) == (0, found)
    assert planet(match)["discards"] == [{"card": top, "known": None}]
    assert not can(table(player(played=["search_for_life"])), "use", "search_for_life", 0)


@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_r086_one_card_is_looked_at_and_bought_or_discarded(card: str) -> None:
    match = use(table(player(money=3, played=[card]), deck=["comet"]), card)
    assert match.asked()[RED].to_json()["options"] == ["comet"]
    do(match, ["comet"])
    assert (has(match, "money"), "comet" in of(match)["hand"]) == (0, True)
    match = use(table(player(money=3, played=[card]), deck=["comet"]), card, [])
    assert (has(match, "money"), "comet" in of(match)["hand"]) == (3, False)
    assert [each["card"] for each in planet(match)["discards"]] == ["comet"]
    match = use(table(player(money=2, played=[card]), deck=["comet"]), card)  # cannot buy
    assert [each["card"] for each in planet(match)["discards"]] == ["comet"]
    assert of(match)["used"] == [card]


def test_r087_indentured_workers_take_eight_off_the_next_card() -> None:
    me = player(money=30, hand=["indentured_workers", "comet", "mine"])
    match = play(table(me), "indentured_workers")
    play(match, "comet", "r0c4")
    assert has(match, "money") == 30 - 13
    match = play(table(me), "indentured_workers")
    play(match, "mine")
    assert has(match, "money") == 30  # wasted in part
    do(match, "pass")
    play(match, "comet", "r0c4")
    assert has(match, "money") == 30 - 21
    match = play(table(me), "indentured_workers")
    project(match, "power_plant")
    assert has(match, "money") == 30 - 11
    do(match, "pass")
    play(match, "comet", "r0c4")
    assert has(match, "money") == 30 - 11 - 13  # other actions do not use it up


def test_r087_the_help_lapses_with_the_generation() -> None:
    match = play(table(player(hand=["indentured_workers", "comet"])), "indentured_workers")
    assert of(match)["discount"] == 8
    end_turns(match)
    assert of(match)["discount"] == 0


def test_r087_the_help_makes_a_card_affordable() -> None:
    me = player(money=13, hand=["comet"])
    assert not can_play(table(me), "comet")
    assert not can_play(table(me | {"discount": 7}), "comet")
    assert can_play(table(me | {"discount": 8}), "comet")


def test_r088_standard_technology_refunds_after_paying() -> None:
    me = player(money=14, played=["standard_technology"])
    match = project(table(me), "asteroid")
    assert has(match, "money") == 3
    assert not can(table(player(money=13, played=["standard_technology"])), "project", "asteroid")
    match = project(table(player(money=0, hand=["mine"], played=["standard_technology"])), "sell_patents", ["mine"])
    assert has(match, "money") == 1
    match = project(table(rich("credicor", played=["standard_technology"])), "city", "r2c2")
    assert has(match, "money") == 200 - 25 + 3 + 4


def test_r089_media_archives_count_all_events_ever_played() -> None:
    me = player(money=8, hand=["media_archives"], events=["comet", "asteroid"])
    match = play(table(me, player(events=["virus"]), player(events=["flooding", "sabotage"])), "media_archives")
    assert has(match, "money") == 5


def test_r090_terraforming_ganymede_counts_its_own_tag() -> None:
    match = play(table(rich(hand=["terraforming_ganymede"])), "terraforming_ganymede")
    assert rating(match) == 21
    me = rich("saturn_systems", hand=["terraforming_ganymede"], played=["vesta_shipyard", "asteroid_mining"])
    match = play(table(me), "terraforming_ganymede")
    assert rating(match) == 24


def test_r091_toll_station_counts_others_and_satellites_own_space_tags() -> None:
    me = rich("helion", hand=["toll_station", "satellites"], played=["soletta"])
    blue = player("phobolog", played=["space_station", "vesta_shipyard"], events=["comet"])
    match = play(table(me, blue, player(played=["giant_space_mirror"])), "toll_station")
    assert produces(match, "money") == 4
    match = play(table(me, blue), "satellites")
    assert produces(match, "money") == 3  # Helion, Soletta and itself
    match = play(solo(rich(hand=["toll_station"])), "toll_station")
    assert produces(match, "money") == 0


@pytest.mark.parametrize(("played", "steps"), [(["algae", "grass"], 1), (["algae", "grass", "trees"], 4)])
def test_r092_nitrogen_rich_asteroid_looks_for_three_plant_tags(played: list[str], steps: int) -> None:
    match = play(table(rich(hand=["nitrogen_rich_asteroid"], played=played)), "nitrogen_rich_asteroid")
    assert (produces(match, "plants"), rating(match)) == (steps, 23)
    if steps == 1:
        ecoline = rich("ecoline", hand=["nitrogen_rich_asteroid"], played=played)
        assert produces(play(table(ecoline), "nitrogen_rich_asteroid"), "plants") == 4


def test_r093_local_heat_trapping_needs_its_heat_besides_the_price() -> None:
    card = "local_heat_trapping"
    assert can_play(table(player(money=1, heat=5, hand=[card])), card)
    assert not can_play(table(player(money=1, heat=4, hand=[card])), card)
    assert not can_play(table(player("helion", heat=5, hand=[card])), card)
    match = play(table(player("helion", heat=6, hand=[card])), card)
    assert (has(match, "heat"), has(match, "plants")) == (0, 4)
    match = play(table(player("helion", heat=6, money=1, hand=[card])), card)
    decision = question(match)
    assert isinstance(decision, Payment)
    assert decision.sources == (("heat", 1, 1), ("megacredits", 1, 1))
    pay(match, money=1)
    assert (has(match, "heat"), has(match, "money")) == (1, 0)


@pytest.mark.parametrize(
    ("card", "where"), [("energy_saving", {}), ("insects", {"oxygen": 6}), ("media_archives", {}), ("greenhouses", {})]
)
def test_r094_cards_whose_gain_counts_to_zero_may_be_played(card: str, where: dict[str, int]) -> None:
    match = play(table(rich(hand=[card]), oxygen=where.get("oxygen", 0)), card)
    assert of(match)["played"] == [card]


def test_r095_insulation_moves_any_number_of_steps() -> None:
    match = play(table(rich(hand=["insulation"], makes={"heat": 3, "money": -2})), "insulation")
    assert choices(match) == [1, 2, 3]
    do(match, 2)
    assert (produces(match, "heat"), produces(match, "money")) == (1, 0)
    assert not can_play(table(rich(hand=["insulation"])), "insulation")
    match = play(table(rich(hand=["insulation"], makes={"heat": 1})), "insulation")  # one step: no question
    assert (produces(match, "heat"), produces(match, "money")) == (0, 1)


def test_r096_an_action_is_available_at_once_and_once_a_generation() -> None:
    me = rich(hand=["nitrite_reducing_bacteria"])
    match = play(table(me), "nitrite_reducing_bacteria")
    use(match, "nitrite_reducing_bacteria", way=1)
    assert (rating(match), cubes(match, "nitrite_reducing_bacteria")) == (21, 0)
    do(match, "pass")
    assert not can(match, "use", "nitrite_reducing_bacteria", 0)
    assert not can(match, "use", "nitrite_reducing_bacteria", 1)
    end_turns(match)
    assert of(match)["used"] == []


def test_r096_its_cost_is_paid_first() -> None:
    """Ironworks pay four energy before anything; the titanium of an Ore Processor cannot come before."""
    me = player(energy=3, played=["ironworks", "ore_processor", "water_splitting_plant"])
    match = table(me)
    assert not can(match, "use", "ironworks", 0)
    use(match, "water_splitting_plant")
    assert (has(match, "energy"), planet(match)["oxygen"], rating(match)) == (0, 1, 21)


def test_r097_a_standard_project_may_be_repeated() -> None:
    match = table(rich(), rich())
    project(match, "power_plant")
    project(match, "power_plant")
    do(match, "pass")
    project(match, "power_plant")
    assert produces(match, "energy") == 3
    match = table(rich(hand=["mine", "comet"]))
    project(match, "sell_patents", ["mine"])
    project(match, "sell_patents", ["comet"])
    assert has(match, "money") == 202
