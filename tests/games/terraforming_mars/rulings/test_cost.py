"""Rulings on what things cost: discounts, metals, overpaying."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.names import EARTH, POWER, SPACE
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.payment import Payment
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    can,
    can_play,
    city,
    do,
    has,
    pay,
    play,
    player,
    produces,
    project,
    question,
    rating,
    table,
    use,
)


def spent(corporation: str | None, played: list[str], card: str) -> int:
    """Return what a card costs in money for somebody with these cards in play."""
    match = table(player(corporation, money=100, hand=[card], played=played), oceans=0, oxygen=5)
    play(match, card)
    return 100 - has(match, "money")


@pytest.mark.parametrize(
    ("corporation", "played", "card", "cost"),
    [
        (None, [], "soletta", 35),
        (None, ["space_station"], "soletta", 33),
        (None, ["space_station", "shuttles"], "soletta", 31),
        (None, ["space_station", "shuttles", "quantum_extractor", "mass_converter"], "soletta", 27),
        (None, ["earth_catapult", "anti_gravity_technology", "research_outpost"], "soletta", 30),
        (None, ["space_station", "shuttles", "earth_catapult", "anti_gravity_technology"], "trans_neptune_probe", 0),
        ("teractor", ["earth_office"], "cartel", 2),
        ("thorgate", ["earth_catapult"], "power_plant", 0),
        ("thorgate", ["research_outpost"], "power_plant", 0),
        ("teractor", ["earth_office", "space_station"], "imported_ghg", 0),
        ("teractor", ["earth_office", "space_station"], "immigration_shuttles", 23),
    ],
)
def test_r015_discounts_add_up_and_end_at_zero(
    corporation: str | None, played: list[str], card: str, cost: int
) -> None:
    assert spent(corporation, played, card) == cost


def test_r015_discounts_come_off_before_metal_is_counted() -> None:
    me = player(money=0, titanium=9, hand=["asteroid_mining"], played=["space_station", "earth_catapult"])
    match = play(table(me), "asteroid_mining")  # 30 - 2 - 2 = 26: nine titanium
    assert has(match, "titanium") == 0
    me = player(money=2, titanium=10, hand=["asteroid_mining"], played=["space_station", "earth_catapult"])
    match = play(table(me), "asteroid_mining")
    decision = question(match)
    assert isinstance(decision, Payment)
    assert decision.due == 26
    pay(match, titanium=8, money=2)
    assert (has(match, "titanium"), has(match, "money")) == (2, 0)


def test_r016_a_tag_bound_discount_applies_once() -> None:
    assert spent("thorgate", ["space_station"], "solar_wind_power") == 11 - 3 - 2
    assert all(card.tags.count(tag) < 2 for card in CARD[:209] for tag in (SPACE, EARTH, POWER))


@pytest.mark.parametrize(
    ("card", "cost"),
    [("space_station", 10), ("earth_office", 1), ("earth_catapult", 23), ("shuttles", 10)],
)
def test_r017_a_discount_card_never_discounts_itself(card: str, cost: int) -> None:
    match = table(player(money=cost, hand=[card], makes={"energy": 1}), oxygen=5)
    assert has(play(match, card), "money") == 0
    assert not can_play(table(player(money=cost - 1, hand=[card], makes={"energy": 1}), oxygen=5), card)


def test_r018_steel_pays_for_buildings_and_titanium_for_space() -> None:
    hand = ["power_plant", "giant_space_mirror", "space_elevator", "sponsors"]  # 4, 17, 27 (both), 6 (neither)
    match = table(player(steel=2, hand=hand))
    assert [can_play(match, card) for card in hand] == [True, False, False, False]
    match = table(player(titanium=6, hand=hand))
    assert [can_play(match, card) for card in hand] == [False, True, False, False]
    match = table(player(titanium=5, steel=6, hand=hand))
    assert can_play(match, "space_elevator")
    play(match, "space_elevator")  # 15 + 12 = 27: there is no other way, but it is a choice of two metals
    if isinstance(question(match), Payment):
        pay(match, titanium=5, steel=6)
    assert (has(match, "titanium"), has(match, "steel")) == (0, 0)


def test_r018_there_is_no_change() -> None:
    match = play(table(player(steel=2, money=0, hand=["fueled_generators"])), "fueled_generators")  # costs 1
    assert (has(match, "steel"), has(match, "money")) == (1, 0)


def test_r018_metals_and_money_may_be_mixed() -> None:
    match = play(table(player(steel=9, titanium=9, money=30, hand=["space_elevator"])), "space_elevator")
    pay(match, steel=2, titanium=3, money=14)
    assert (has(match, "steel"), has(match, "titanium"), has(match, "money")) == (7, 6, 16)
    match = play(table(player(steel=9, titanium=9, money=30, hand=["space_elevator"])), "space_elevator")
    with pytest.raises(IllegalAnswer):
        pay(match, steel=2, titanium=3, money=13)


def test_r019_metal_pays_for_nothing_but_cards_and_two_actions() -> None:
    tiles = {"r2c2": city(), "r6c2": city(), "r8c2": city()}
    me = player(steel=99, titanium=99, hand=["mine"], played=["underground_detonations", "search_for_life"])
    match = table(me, tiles=tiles)
    for name in ("power_plant", "asteroid", "aquifer", "greenery", "city"):
        assert not can(match, "project", name)
    assert not can(match, "milestone", "mayor")
    assert not can(match, "award", "banker")
    assert not can(match, "use", "underground_detonations", 0)
    assert not can(match, "use", "search_for_life", 0)


def test_r019_metal_does_not_buy_cards() -> None:
    match = table(player(steel=99, titanium=99, hand=["mine"]), player(money=50), phase="research", generation=2)
    assert RED not in match.asked()  # no money: nothing to decide


@pytest.mark.parametrize(
    ("corporation", "played", "metal", "action", "needed"),
    [
        (None, [], "steel", "aquifer_pumping", 4),
        (None, ["advanced_alloys"], "steel", "aquifer_pumping", 3),
        (None, [], "titanium", "water_import_from_europa", 4),
        ("phobolog", [], "titanium", "water_import_from_europa", 3),
        ("phobolog", ["advanced_alloys"], "titanium", "water_import_from_europa", 3),  # 15 for 12, no change
    ],
)
def test_r019_two_actions_take_metal_at_its_present_value(
    corporation: str | None, played: list[str], metal: str, action: str, needed: int
) -> None:
    enough: dict[str, Any] = {"played": [action, *played], metal: needed}
    match = use(table(player(corporation, **enough)), action, "r0c4")
    assert has(match, metal) == 0
    assert rating(match) == 21
    short: dict[str, Any] = {"played": [action, *played], metal: needed - 1}
    assert not can(table(player(corporation, **short)), "use", action, 0)


def test_r019_the_wrong_metal_does_not_help_an_action() -> None:
    match = table(player(titanium=9, steel=3, played=["aquifer_pumping"]))
    assert not can(match, "use", "aquifer_pumping", 0)
    match = table(player(titanium=3, steel=9, played=["water_import_from_europa"]))
    assert not can(match, "use", "water_import_from_europa", 0)


def test_r020_card_discounts_do_not_touch_actions_projects_or_buying() -> None:
    cheap = ["earth_catapult", "anti_gravity_technology", "space_station", "shuttles"]
    match = use(
        table(player(money=12, played=[*cheap, "water_import_from_europa"])), "water_import_from_europa", "r0c4"
    )
    assert has(match, "money") == 0
    match = project(table(player(money=14, played=cheap)), "asteroid")
    assert has(match, "money") == 0
    match = table(player(money=11, played=["earth_catapult"]), player(money=11), phase="research", generation=2)
    options = match.asked()[RED].to_json()["options"]
    assert isinstance(options, list)
    match.answer(RED, options[:3])
    match.answer(BLUE, [])
    assert has(match, "money") == 2


def test_r021_overpaying_with_metal_is_allowed() -> None:
    """Rulebook, example of the action phase: eight titanium of PhoboLog for a card of 30, with money at hand."""
    match = play(table(player("phobolog", money=20, titanium=9, hand=["asteroid_mining"])), "asteroid_mining")
    pay(match, titanium=8)
    assert (has(match, "titanium"), has(match, "money")) == (1, 20)
    match = play(table(player("phobolog", money=20, titanium=9, hand=["asteroid_mining"])), "asteroid_mining")
    pay(match, titanium=7, money=2)
    assert (has(match, "titanium"), has(match, "money")) == (2, 18)
    assert produces(match, "titanium") == 2


def test_r021_the_last_cube_may_be_wasted_in_part() -> None:
    match = play(table(player(money=9, steel=3, hand=["peroxide_power"])), "peroxide_power")  # costs 7
    pay(match, steel=3, money=1)
    assert (has(match, "steel"), has(match, "money")) == (0, 8)
    match = play(table(player(money=9, steel=4, hand=["peroxide_power"])), "peroxide_power")
    pay(match, steel=4)
    assert (has(match, "steel"), has(match, "money")) == (0, 9)
    match = do(table(player(money=9, steel=5, hand=["peroxide_power"])), ("play", "peroxide_power"))
    with pytest.raises(IllegalAnswer):  # a whole cube that is not needed at all stays on the board
        pay(match, steel=5)
