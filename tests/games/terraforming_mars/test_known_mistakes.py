"""Mistakes that other implementations of this game make: one test for each that would catch us making the same one."""

from __future__ import annotations

import pytest

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.data.book import CARD
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    areas,
    choices,
    city,
    do,
    end_turns,
    has,
    planet,
    play,
    player,
    produces,
    question,
    rich,
    score,
    solo,
    table,
)


@pytest.mark.parametrize(
    ("card", "money"), [("noctis_city", 3), ("immigrant_city", -2)]
)  # copied without the energy, or not at all
def test_a_copy_of_a_city_has_its_whole_production_box(card: str, money: int) -> None:
    me = rich(hand=["robotic_workforce"], played=[card], makes={"energy": 1})
    match = play(table(me), "robotic_workforce")
    assert (produces(match, "energy"), produces(match, "money")) == (0, money)


def test_alone_both_neutral_cities_come_before_the_greeneries() -> None:
    """Costs 4, 1, 2, 1: in the order city, greenery, city, greenery the second city would lie at r8c2."""
    state = {"phase": "setup", "deck": ["mine", "virus", "dust_seals", "sabotage"]}
    match = GAME.load({"game": "terraforming_mars", "seats": 1, "state": state})
    tiles = {area: tile["tile"] for area, tile in planet(match)["tiles"].items()}
    assert tiles == {"r1c1": "city", "r8c3": "city", "r1c2": "greenery", "r7c3": "greenery"}


def test_alone_plants_are_converted_in_a_lost_match_too() -> None:
    match = end_turns(solo(player(rating=14, plants=8), generation=14))
    assert question(match).why == "terraforming_mars-ask-last-greenery"
    do(match, "r1c3")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (15,))


@pytest.mark.parametrize(("first", "money"), [("ocean", 2), ("nuclear_zone", 0)])
def test_the_bonus_ocean_and_a_cards_tile_have_no_fixed_order(first: str, money: int) -> None:
    match = play(table(player(money=10, hand=["nuclear_zone"]), temperature=-4), "nuclear_zone", first)
    do(match, "r4c4" if first == "ocean" else "r3c3")
    assert ("r3c3" if first == "ocean" else "r4c4") in areas(match)
    do(match, "r3c3" if first == "ocean" else "r4c4")
    assert has(match, "money") == money


@pytest.mark.parametrize("card", ["sabotage", "hired_raiders"])
def test_ones_own_resources_are_among_those_of_any_player(card: str) -> None:
    match = play(table(player(money=9, hand=[card]), player(money=9)), card)
    do(match, choices(match)[-2])  # the last way before "none": money
    assert {("all", RED), ("all", BLUE)} <= set(choices(match))


def test_ones_own_money_may_be_flooded() -> None:
    match = play(table(player(money=20, hand=["flooding"]), tiles={"r4c6": city(RED)}), "flooding", "r5c5")
    do(match, ("all", RED))
    assert has(match, "money") == 20 - 7 - 4


@pytest.mark.parametrize("name", ["tharsis_republic", "inventrix"])
def test_nobody_may_pass_instead_of_the_first_action(name: str) -> None:
    match = table(rich(name, opening=True))
    assert match.why_not(RED, "pass") is not None
    if name == "tharsis_republic":
        assert question(match).kind == "place"
        do(match, "r2c2")
    assert "pass" not in choices(match)  # it was one of the two actions of the turn


def test_heather_has_a_number_like_all_others() -> None:
    assert CARD[88].id == "heather"


def test_trans_neptune_probe_is_worth_a_point() -> None:
    assert score(table(player(played=["trans_neptune_probe"]))) == 1
