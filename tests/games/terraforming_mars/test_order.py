"""Effects in an order that the player chooses, asked for only where the order can matter."""

from __future__ import annotations

from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    areas,
    choices,
    cubes,
    do,
    has,
    of,
    planet,
    play,
    player,
    produces,
    question,
    rating,
    rich,
    table,
)


def test_the_ocean_of_0_degrees_and_the_cards_own_tile_come_in_either_order() -> None:
    """Playing a card, B: also what the card sets off."""
    match = play(table(rich(hand=["nuclear_zone"]), temperature=-2), "nuclear_zone")
    assert choices(match) == ["ocean", "nuclear_zone"]
    other = match.clone()
    do(match, "ocean", "r4c4", "r3c3")  # the tile comes next to the ocean that is there already
    assert has(match, "money") == 200 - 10 + 2
    do(other, "nuclear_zone", "r3c3", "r4c4")
    assert has(other, "money") == 200 - 10
    assert rating(match) == rating(other) == 20 + 2 + 1


def test_plants_into_a_greenery_the_oxygen_may_rise_before_the_tile_is_placed() -> None:
    """Its step to 8 % warms the planet to 0 °C: the ocean that melts comes before or after the greenery."""
    match = do(table(rich(plants=8), oxygen=7, temperature=-2), ["convert", "plants"])
    assert choices(match) == ["greenery", "ocean"]
    other = match.clone()
    do(match, "ocean", "r4c4")
    assert (planet(match)["oxygen"], planet(match)["temperature"], rating(match)) == (8, 0, 20 + 3)
    do(match, "r3c3")
    assert has(match, "money") == 200 + 2
    do(other, "greenery", "r3c3", "r4c4")
    assert has(other, "money") == 200
    for each in (match, other):  # the oxygen rises once
        assert (planet(each)["oxygen"], planet(each)["temperature"], rating(each)) == (8, 0, 20 + 3)
        assert {tile["tile"] for tile in planet(each)["tiles"].values()} == {"greenery", "ocean"}


def test_a_greenery_that_melts_nothing_needs_no_order() -> None:
    for oxygen, temperature, oceans in ((6, -2, 0), (7, -4, 0), (7, 0, 0), (7, -2, 9)):
        match = table(rich(plants=8), oxygen=oxygen, temperature=temperature, oceans=oceans)
        assert question(do(match, ["convert", "plants"])).kind == "place"


def test_oceans_need_no_order_among_themselves() -> None:
    match = play(table(rich(hand=["comet"]), temperature=-2), "comet")
    assert question(match).kind == "place"
    do(match, "r0c1", "r0c3")
    assert planet(match)["temperature"] == 0
    assert len(planet(match)["tiles"]) == 2


def test_plain_gains_ask_nothing() -> None:
    match = play(table(rich(hand=["kelp_farming"], played=["decomposers"]), oceans=6), "kelp_farming")
    assert (produces(match, "plants"), has(match, "plants"), cubes(match, "decomposers")) == (3, 2, 1)
    assert question(match).why.endswith("ask-second-action")


def test_a_swap_of_cards_and_a_conference_come_in_either_order() -> None:
    """Both react to the science tag, and what one shows may matter to the other."""
    me = rich(hand=["breathing_filters", "moss"], played=["mars_university", "olympus_conference"])
    me["cubes"] = {"olympus_conference": 1}
    match = play(table(me, oxygen=7, deck=["fish", "birds"], spare=False), "breathing_filters")
    assert choices(match) == ["mars_university", "olympus_conference"]
    do(match, "olympus_conference")
    assert choices(match) == [0, 1]  # a cube more, or one less and a card
    do(match, 1)
    assert choices(match) == ["moss", "fish", "none"]
    do(match, "moss")
    assert of(match)["hand"] == ["fish", "birds"]
    assert cubes(match, "olympus_conference") == 0


def test_cards_drawn_come_before_the_swap() -> None:
    """Drawing first leaves every choice open that drawing later would."""
    me = rich(hand=["research"], played=["mars_university"])
    match = play(table(me, deck=["fish", "birds", "ants"], spare=False), "research")
    assert choices(match) == ["fish", "birds", "none"]
    do(match, "fish")
    assert choices(match) == ["birds", "ants", "none"]  # the second science tag


def test_looking_at_cards_and_swapping_one_come_in_either_order() -> None:
    me = rich(hand=["invention_contest", "moss"], played=["mars_university"])
    match = play(table(me, deck=["fish", "birds", "ants", "pets"], spare=False), "invention_contest")
    assert choices(match) == ["mars_university", "invention_contest"]
    do(match, "invention_contest", ["ants"])
    assert choices(match) == ["moss", "ants", "none"]


def test_plants_are_removed_after_the_ocean_has_brought_some() -> None:
    """An opponent's Arctic Algae grow first, so that nothing is out of reach."""
    opponent = player(plants=1, played=["arctic_algae"])
    match = play(table(rich(hand=["comet"]), opponent), "comet", "r0c4")
    assert has(match, "plants", BLUE) == 3
    do(match, ("all", BLUE))
    assert has(match, "plants", BLUE) == 0


def test_a_tile_and_a_swap_come_in_either_order() -> None:
    me = rich(hand=["research_outpost", "moss"], played=["mars_university"])
    match = play(table(me, deck=["fish"], spare=False), "research_outpost")
    assert choices(match) == ["mars_university", "city"]
    do(match, "city")
    assert "r2c0" in areas(match)
    do(match, "r2c0")  # which prints a card
    assert choices(match) == ["moss", "fish", "none"]


def test_the_own_choice_comes_after_what_the_ocean_shows() -> None:
    match = play(table(rich(hand=["large_convoy"], played=["fish"]), deck=["moss", "birds", "ants"]), "large_convoy")
    assert {"moss", "birds"} <= set(of(match)["hand"])
    do(match, "r0c3")  # prints a card
    assert "ants" in of(match)["hand"]
    assert choices(match) == [0, 1]
    do(match, 1)
    assert cubes(match, "fish") == 4


def test_everybody_elses_reactions_happen_by_themselves() -> None:
    others = player("saturn_systems"), player(played=["rover_construction"])
    match = play(table(rich(hand=["ganymede_colony"]), *others), "ganymede_colony")
    assert produces(match, "money", BLUE) == 1
    assert has(match, "money", 2) == 2
    assert question(match).seat == RED
