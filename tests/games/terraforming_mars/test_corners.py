"""Odd corners: nothing left to place, nowhere to place it, heat as money everywhere, and modes put together."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars import GAME
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    LAND,
    RED,
    can,
    can_play,
    choices,
    city,
    do,
    filled,
    greenery,
    has,
    of,
    pay,
    planet,
    play,
    player,
    question,
    rating,
    rich,
    table,
    use,
    why,
)

OCEAN_CARDS = [
    "comet",
    "ice_asteroid",
    "giant_ice_asteroid",
    "lake_marineris",
    "black_polar_dust",
    "towing_a_comet",
    "subterranean_reservoir",
    "convoy_from_europa",
    "large_convoy",
    "imported_hydrogen",
    "ice_cap_melting",
    "permafrost_extraction",
    "flooding",
    "artificial_lake",
]


@pytest.mark.parametrize("card", OCEAN_CARDS)
def test_with_all_oceans_laid_their_cards_may_still_be_played(card: str) -> None:
    """Playing a card, A: that part of the effect is ignored."""
    match = table(rich(hand=[card]), temperature=8, oxygen=14, oceans=9)
    assert can_play(match, card)
    play(match, card)
    assert question(match).why == "terraforming_mars-ask-second-action"
    assert (rating(match), len(planet(match)["tiles"])) == (20, 9)
    assert card in of(match)["played"] + of(match)["events"]


@pytest.mark.parametrize("card", ["ice_asteroid", "giant_ice_asteroid", "lake_marineris"])
def test_two_oceans_with_one_left(card: str) -> None:
    match = play(table(rich(hand=[card]), temperature=8, oceans=8), card, "r4c3")
    assert question(match).kind != "place"
    assert (rating(match), len(planet(match)["tiles"])) == (21, 9)


@pytest.mark.parametrize(("card", "before", "after"), [("big_asteroid", -2, 2), ("deimos_down", -4, 2)])
def test_0_degrees_are_passed_by_a_greater_leap(card: str, before: int, after: int) -> None:
    """Bonus steps: whoever moves the marker beyond one gets it as well."""
    match = play(table(rich(hand=[card]), temperature=before), card, "r0c4")
    assert planet(match)["temperature"] == after
    assert planet(match)["tiles"] == {"r0c4": {"tile": "ocean", "owner": None}}


METAL_LAND = ("r0c0", "r1c1", "r2c6", "r3c0", "r7c0", "r7c5", "r8c0", "r8c1")


@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("mining_rights", {area: greenery(BLUE) for area in METAL_LAND}),
        ("mining_area", {area: greenery(BLUE) for area in METAL_LAND} | {"r0c2": city(RED)}),
        ("mining_area", {"r6c3": city(RED)}),  # nothing of metal is near
        ("lava_flows", {area: city(BLUE) for area in ("r1c1", "r2c0", "r3c0", "r4c0")}),
        ("natural_preserve", filled(("r0c0",))),
        ("research_outpost", filled(("r0c0",))),
        ("industrial_center", filled(("r0c0",))),
        ("urbanized_area", filled(("r0c0",)) | {"r1c1": city(BLUE)}),
        (
            "ecological_zone",  # the only free area has cities around it
            filled(("r8c3",)) | {area: city(BLUE) for area in ("r8c2", "r7c3", "r7c4")} | {"r0c0": greenery(RED)},
        ),
        ("commercial_district", filled()),
        ("restricted_area", filled()),
        ("nuclear_zone", filled()),
        ("capital", filled(("r0c0",)) | {"r1c0": city(BLUE)}),
        ("cupola_city", filled(("r0c0",)) | {"r1c0": city(BLUE)}),
        ("artificial_lake", filled()),
        ("plantation", filled()),
        ("noctis_city", {"r4c2": city(BLUE)}),
    ],
)  # fmt: skip
def test_a_tile_that_cannot_be_placed_keeps_its_card_in_hand(card: str, tiles: dict[str, Any]) -> None:
    me = rich(hand=[card], makes={"energy": 2}, played=["research"])
    at: dict[str, Any] = {"temperature": -6, "oceans": 4}
    assert not can_play(table(me, tiles=tiles, **at), card)
    assert why(table(me, tiles=tiles, **at), "play", card) == "no-place"


def test_land_claim_needs_free_land() -> None:
    match = table(rich(hand=["land_claim"]), tiles=filled(("r0c0",)), claims={"r0c0": RED})
    assert why(match, "play", "land_claim") == "no-claim"


def test_the_last_free_area_next_to_home_is_taken_without_a_question() -> None:
    match = do(table(player(plants=8), tiles=filled(("r0c0",), owner=RED)), ("convert", "plants"))
    assert planet(match)["tiles"]["r0c0"] == greenery(RED)
    assert len(planet(match)["tiles"]) == len(LAND)


# --- heat as money ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_helion_buys_the_card_it_looks_at_with_heat(card: str) -> None:
    match = use(table(player("helion", heat=3, played=[card]), deck=["comet"]), card, ["comet"])
    assert (has(match, "heat"), "comet" in of(match)["hand"]) == (0, True)


def test_helion_mixes_heat_steel_and_money_for_an_action() -> None:
    match = use(table(player("helion", heat=3, steel=1, money=3, played=["aquifer_pumping"])), "aquifer_pumping")
    pay(match, heat=3, steel=1, money=3)
    do(match, "r0c4")
    assert (has(match, "heat"), has(match, "steel"), has(match, "money"), rating(match)) == (0, 0, 0, 21)
    match = table(player("helion", heat=2, steel=1, money=3, played=["aquifer_pumping"]))
    assert not can(match, "use", "aquifer_pumping", 0)


@pytest.mark.parametrize(
    ("name", "cost"), [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)]
)
def test_helion_pays_for_every_standard_project_with_heat(name: str, cost: int) -> None:
    match = do(table(player("helion", heat=cost)), ("project", name))
    assert has(match, "heat") == 0
    assert not can(table(player("helion", heat=cost - 1)), "project", name)


def test_heat_that_pays_is_no_longer_there_for_the_award() -> None:
    match = do(table(player("helion", heat=8), player(heat=3)), ("award", "thermalist"))
    assert match.view(None)["table"]["awards"][3]["standing"] == [0, 3]


# --- modes ------------------------------------------------------------------------------------------------------------
def test_a_beginner_in_the_corporate_era_starts_without_production() -> None:
    """Corporate Era: the first step of each production is for the standard game only."""
    match = GAME.start(2, 4, {"corporate_era": True, "beginners": True})
    match.answer(RED, "beginner")
    match.answer(BLUE, "beginner")
    assert set(of(match)["production"].values()) == {0}
    assert (has(match, "money"), len(of(match)["hand"])) == (42, 10)
    assert GAME.components(match.state)["projects"] == 208


def test_a_beginner_alone_begins_like_everybody_alone() -> None:
    match = GAME.start(1, 4, {"beginners": True})
    match.answer(RED, "beginner")
    assert (rating(match), has(match, "money"), len(of(match)["hand"])) == (14, 42, 10)
    assert len(planet(match)["tiles"]) == 4


# --- turns ------------------------------------------------------------------------------------------------------------
def test_whoever_can_do_nothing_passes_without_being_asked() -> None:
    match = table(rich(), player(), spare=False)
    do(match, ("project", "power_plant"), "end")
    assert of(match, BLUE)["passed"]
    assert list(match.asked()) == [RED]


def test_the_same_action_twice_in_a_turn() -> None:
    """Actions: nothing forbids to choose the same twice."""
    match = do(table(player(heat=16), rich()), ("convert", "heat"), ("convert", "heat"))
    assert (rating(match), planet(match)["temperature"], list(match.asked())) == (22, -26, [BLUE])


def test_the_first_player_of_the_generation_begins_even_after_passing_last() -> None:
    match = table(player(), rich(), player(), phase="research", generation=3, first=BLUE, spare=False)
    match.answer(BLUE, [])
    assert question(match).seat == BLUE
    assert "pass" in choices(match)
