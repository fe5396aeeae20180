"""Rulings on production and on resources that cards collect."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.rulings.build import (
    RED,
    can_play,
    choices,
    cubes,
    do,
    has,
    play,
    player,
    produces,
    rich,
    score,
    table,
)


def test_r034_money_production_ends_at_minus_five_and_any_other_at_zero() -> None:
    hand = ["nuclear_power", "peroxide_power", "carbonate_processing", "food_factory", "tropical_resort"]
    match = table(rich(hand=hand, makes={"money": -3, "energy": 1, "plants": 1, "heat": 2}))
    assert all(can_play(match, card) for card in hand)
    play(match, "nuclear_power")
    assert produces(match, "money") == -5
    match = table(rich(hand=hand, makes={"money": -4, "heat": 1}))
    assert [can_play(match, card) for card in hand] == [False, True, False, False, False]
    match = table(rich(hand=hand, makes={"money": -5}))
    assert not any(can_play(match, card) for card in hand)


def test_r035_production_has_no_upper_limit() -> None:
    """Rulebook, player boards: heat production from 19 to 22."""
    match = play(table(rich(hand=["black_polar_dust"], makes={"heat": 19})), "black_polar_dust", "r0c4")
    assert produces(match, "heat") == 22
    match = play(table(rich(hand=["soletta"], makes={"heat": 94})), "soletta")
    assert produces(match, "heat") == 101


def test_r036_energy_turns_into_heat_before_anything_is_produced() -> None:
    me = player(energy=3, heat=1, makes={"energy": 2, "heat": 4})
    match = table(me, phase="production")
    assert (has(match, "energy"), has(match, "heat")) == (2, 8)


@pytest.mark.parametrize(("money", "income"), [(3, 23), (0, 20), (-5, 15)])
def test_r037_income_is_rating_plus_money_production(money: int, income: int) -> None:
    match = table(player(money=1, makes={"money": money, "titanium": 2}), phase="production")
    assert (has(match, "money"), has(match, "titanium")) == (1 + income, 2)


def test_r037_income_is_positive_even_with_the_lowest_rating() -> None:
    match = table(player(rating=14, makes={"money": -5}), seats=1, phase="production")
    assert has(match, "money") == 9


def test_r038_resources_for_another_card_go_on_one_own_card_or_are_lost() -> None:
    me = rich(hand=["imported_nitrogen"], played=["tardigrades", "ants", "fish"], cubes={"ants": 2})
    match = play(table(me, player(played=["decomposers", "birds"])), "imported_nitrogen")
    assert set(choices(match)) == {"tardigrades", "ants"}  # three microbes: own cards only, empty ones too
    do(match, "tardigrades")
    assert (cubes(match, "tardigrades"), cubes(match, "ants"), cubes(match, "fish")) == (3, 2, 2)
    match = play(table(rich(hand=["imported_nitrogen"])), "imported_nitrogen")
    assert has(match, "plants") == 4


def test_r038_they_can_go_on_the_card_that_collects_none_yet() -> None:
    match = play(table(rich(hand=["aerobraked_ammonia_asteroid"], played=["ants"])), "aerobraked_ammonia_asteroid")
    assert cubes(match, "ants") == 2


@pytest.mark.parametrize("card", ["symbiotic_fungus", "extreme_cold_fungus", "viral_enhancers", "worms", "insects"])
def test_r039_some_cards_with_microbe_tags_hold_nothing(card: str) -> None:
    me = rich(hand=["aerobraked_ammonia_asteroid"], played=[card])
    match = play(table(me), "aerobraked_ammonia_asteroid")
    assert not any(match.position()["state"]["players"][RED]["cubes"].values())
    me = rich(hand=["aerobraked_ammonia_asteroid"], played=[card, "tardigrades"])
    match = play(table(me), "aerobraked_ammonia_asteroid")  # only one card can take them: no question
    assert cubes(match, "tardigrades") == 2


@pytest.mark.parametrize(
    "card", ["search_for_life", "olympus_conference", "physics_complex", "security_fleet", "fish", "ants"]
)
def test_r040_ceos_favorite_project_adds_to_any_filled_card(card: str) -> None:
    me = rich(hand=["ceos_favorite_project"], played=[card], cubes={card: 1})
    match = play(table(me), "ceos_favorite_project")
    assert cubes(match, card) == 2
    assert not can_play(table(rich(hand=["ceos_favorite_project"], played=[card])), "ceos_favorite_project")


def test_r040_ceos_favorite_project_needs_an_own_filled_card() -> None:
    me = rich(hand=["ceos_favorite_project"], played=["ants", "fish", "birds"], cubes={"ants": 1, "fish": 3})
    match = play(table(me), "ceos_favorite_project")
    assert set(choices(match)) == {"ants", "fish"}
    blue = player(played=["ants"], cubes={"ants": 1})
    assert not can_play(table(rich(hand=["ceos_favorite_project"]), blue), "ceos_favorite_project")


@pytest.mark.parametrize(
    ("card", "count", "points"),
    [
        ("olympus_conference", 0, 1),
        ("olympus_conference", 7, 1),
        ("physics_complex", 0, 0),
        ("physics_complex", 3, 6),
        ("search_for_life", 0, 0),
        ("search_for_life", 1, 3),
        ("search_for_life", 4, 3),
    ],
)
def test_r041_points_of_science_cubes(card: str, count: int, points: int) -> None:
    assert score(table(player(played=[card], cubes={card: count}))) == points


@pytest.mark.parametrize(
    ("card", "count", "points"),
    [
        ("ants", 5, 2),
        ("ants", 1, 0),
        ("tardigrades", 7, 1),
        ("decomposers", 8, 2),
        ("herbivores", 3, 1),
        ("small_animals", 5, 2),
        ("pets", 3, 1),
        ("ecological_zone", 5, 2),
    ],
)
def test_r042_points_per_several_cubes_are_rounded_down(card: str, count: int, points: int) -> None:
    assert score(table(player(played=[card], cubes={card: count}))) == points


def test_r042_the_rounding_is_for_each_card() -> None:
    me = player(played=["ants", "herbivores", "small_animals"], cubes={"ants": 1, "herbivores": 1, "small_animals": 1})
    assert score(table(me)) == 0
