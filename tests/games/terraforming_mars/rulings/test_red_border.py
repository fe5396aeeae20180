"""Rulings on red-bordered effects and on protection from them."""

from __future__ import annotations

import pytest

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
    planet,
    play,
    player,
    produces,
    question,
    rating,
    rich,
    solo,
    table,
    tile,
    use,
    why,
)


def test_r022_a_red_bordered_production_loss_is_compulsory_and_from_one_player() -> None:
    hand = ["biomass_combustors"]
    match = play(table(rich(hand=hand), player(makes={"plants": 1}), oxygen=6), "biomass_combustors")
    assert produces(match, "plants", BLUE) == 0
    match = play(table(rich(hand=hand, makes={"plants": 1}), oxygen=6), "biomass_combustors")
    assert (produces(match, "plants"), produces(match, "energy")) == (0, 2)
    match = table(rich(hand=hand), oxygen=6)
    assert not can_play(match, "biomass_combustors")
    assert why(match, "play", "biomass_combustors") == "no-victim"


def test_r023_one_may_always_choose_oneself() -> None:
    me = rich(hand=["energy_tapping", "great_escarpment_consortium"], makes={"steel": 1})
    blue = player(makes={"energy": 3, "steel": 2})
    match = play(table(me, blue), "energy_tapping")
    assert choices(match) == [RED, BLUE]
    do(match, RED)
    assert (produces(match, "energy"), produces(match, "energy", BLUE)) == (0, 3)
    match = play(table(me, blue), "great_escarpment_consortium", RED)
    assert (produces(match, "steel"), produces(match, "steel", BLUE)) == (1, 2)


def test_r024_one_victim_takes_the_whole_loss() -> None:
    me = rich(hand=["birds", "heat_trappers"])
    ones = player(makes={"plants": 1, "heat": 1})
    match = table(me, ones, player(makes={"plants": 1, "heat": 1}), oxygen=13)
    assert not can_play(match, "birds")
    assert not can_play(match, "heat_trappers")
    match = table(me, ones, player(makes={"plants": 2, "heat": 2}), oxygen=13)
    play(match, "birds")
    assert [produces(match, "plants", seat) for seat in (RED, BLUE, GREEN)] == [0, 1, 0]
    play(match, "heat_trappers")
    assert [produces(match, "heat", seat) for seat in (RED, BLUE, GREEN)] == [0, 1, 0]


def test_r025_money_production_stays_at_minus_five_or_above() -> None:
    me = rich(hand=["hackers"], makes={"energy": 1})
    match = play(table(me, player(makes={"money": -3}), player(makes={"money": -4})), "hackers")
    assert choices(match) == [RED, BLUE]
    do(match, BLUE)
    assert (produces(match, "money"), produces(match, "money", BLUE)) == (2, -5)
    low = rich(hand=["hackers"], makes={"energy": 1, "money": -5})
    match = play(table(low, player(makes={"money": -4})), "hackers")  # gain two, lose two
    assert (produces(match, "money"), produces(match, "money", BLUE)) == (-5, -4)


@pytest.mark.parametrize("card", ["energy_tapping", "power_supply_consortium"])
def test_r026_with_no_energy_production_at_all_the_step_comes_and_goes(card: str) -> None:
    me = rich(hand=[card], played=["power_plant", "great_dam"])
    match = play(table(me), card)
    assert produces(match, "energy") == 0


def test_r027_a_removal_hits_one_player_partly_or_not_at_all_or_oneself() -> None:
    me = rich(hand=["deimos_down"], plants=2)
    others = (player(plants=5), player(plants=9))
    match = play(table(me, *others), "deimos_down")
    assert "none" in choices(match)
    do(match, ("all", GREEN))
    assert [has(match, "plants", seat) for seat in (RED, BLUE, GREEN)] == [2, 5, 1]
    match = play(table(me, *others), "deimos_down", ("part", BLUE))
    assert choices(match) == [1, 2, 3, 4]  # less than all five
    do(match, 3)
    assert [has(match, "plants", seat) for seat in (RED, BLUE, GREEN)] == [2, 2, 9]
    match = play(table(me, *others), "deimos_down", ("all", RED))
    assert [has(match, "plants", seat) for seat in (RED, BLUE, GREEN)] == [0, 5, 9]
    match = play(table(me, *others), "deimos_down", "none")
    assert [has(match, "plants", seat) for seat in (RED, BLUE, GREEN)] == [2, 5, 9]


def test_r027_own_plants_alone_need_not_be_lost() -> None:
    """Rulebook, playing a card: the only owner of plants does not lose them."""
    match = play(table(rich(hand=["asteroid"], plants=4)), "asteroid")
    assert "none" in choices(match)
    do(match, "none")
    assert has(match, "plants") == 4


@pytest.mark.parametrize("card", ["sabotage", "hired_raiders"])
def test_r027_sabotage_and_raids_may_hit_oneself(card: str) -> None:
    match = play(table(rich(hand=[card], steel=5), player(steel=5)), card)
    steel = {"sabotage": 1, "hired_raiders": 0}[card]
    do(match, steel)
    assert ("all", RED) in choices(match)
    do(match, ("all", RED))
    assert has(match, "steel") == {"sabotage": 1, "hired_raiders": 5}[card]


def test_r028_the_thief_gains_what_the_victim_loses() -> None:
    match = play(table(player(money=1, hand=["hired_raiders"]), player(money=2, steel=1)), "hired_raiders")
    do(match, 1, ("all", BLUE))
    assert (has(match, "money"), has(match, "money", BLUE)) == (2, 0)
    match = play(table(player(money=1, hand=["hired_raiders"]), player(money=2, steel=1)), "hired_raiders")
    do(match, 0, ("all", BLUE))
    assert (has(match, "steel"), has(match, "steel", BLUE)) == (1, 0)


def test_r029_flooding_hits_an_owner_next_to_its_ocean() -> None:
    me = player(money=20, hand=["flooding"])
    tiles = {"r4c6": city(BLUE), "r3c5": greenery(GREEN), "r4c4": {"tile": "ocean"}}
    claims = {"r3c4": GREEN}
    others = (player(money=3), player(money=30))
    match = play(table(me, *others, tiles=tiles, claims=claims), "flooding", "r5c5")  # next to r4c6
    assert [choice for choice in choices(match) if choice != "none"] == [("all", BLUE), ("part", BLUE)]
    do(match, ("all", BLUE))
    assert has(match, "money", BLUE) == 0
    match = play(table(me, *others, tiles=tiles, claims=claims), "flooding", "r4c5")  # next to all three and the claim
    assert [choice[1] for choice in choices(match) if choice[0] == "all"] == [BLUE, GREEN]
    do(match, ("all", GREEN))
    assert has(match, "money", GREEN) == 26
    match = play(table(me, *others, claims=claims), "flooding", "r4c4")  # only a marker is near
    assert can(match, "project", "sell_patents")


def test_r029_flooding_may_hit_oneself_and_nobody() -> None:
    me = player(money=20, hand=["flooding"])
    match = play(table(me, tiles={"r4c6": city(RED)}), "flooding", "r5c5")
    assert ("all", RED) in choices(match)
    do(match, "none")
    assert has(match, "money") == 13


def test_r029_no_ocean_no_flood() -> None:
    me = player(money=20, hand=["flooding"])
    match = play(table(me, player(money=9), oceans=9, tiles={"r4c6": city(BLUE)}), "flooding")
    assert can(match, "project", "sell_patents")
    assert has(match, "money", BLUE) == 9


def test_r029_the_last_area_for_an_ocean_is_flooded_too() -> None:
    """Three other tiles on ocean areas leave exactly one for the ninth ocean."""
    tiles = {"r0c3": greenery(BLUE), "r0c1": greenery(BLUE), "r8c4": tile("mohole_area", BLUE), "r4c6": city(BLUE)}
    oceans = ("r0c4", "r1c5", "r3c7", "r5c7", "r5c6", "r4c5", "r4c4", "r4c3")
    tiles |= {area: {"tile": "ocean"} for area in oceans}
    match = play(table(player(money=7, hand=["flooding"]), player(money=9), tiles=tiles), "flooding")
    assert rating(match) == 21
    assert planet(match)["tiles"]["r5c5"]["tile"] == "ocean"
    do(match, ("all", BLUE))
    assert has(match, "money", BLUE) == 5


def test_r030_protected_habitats_guard_plants_animals_and_microbes_against_opponents() -> None:
    blue = player(plants=9, steel=4, played=["protected_habitats", "fish", "ants"], cubes={"fish": 2, "ants": 3})
    me = rich(hand=["asteroid", "virus", "sabotage"], played=["predators", "decomposers"])
    match = play(table(me, blue, oxygen=14), "asteroid")
    assert can(match, "play", "virus")  # nobody could lose plants, so nobody was asked
    assert not can(match, "use", "predators", 0)
    play(match, "virus")
    do(match, "pass")
    play(match, "sabotage", 1, ("all", BLUE))
    assert has(match, "steel", BLUE) == 0
    assert (has(match, "plants", BLUE), cubes(match, "fish", BLUE), cubes(match, "ants", BLUE)) == (9, 2, 3)


def test_r030_protected_habitats_do_not_guard_production_or_other_cubes() -> None:
    blue = player(makes={"plants": 1}, played=["protected_habitats"])
    match = play(table(rich(hand=["fish"]), blue, temperature=2), "fish")
    assert produces(match, "plants", BLUE) == 0


def test_r030_the_owner_may_still_use_what_is_protected() -> None:
    me = rich(hand=["asteroid"], plants=3, played=["protected_habitats", "predators", "fish"], cubes={"fish": 1})
    match = use(table(me), "predators")
    assert (cubes(match, "predators"), cubes(match, "fish")) == (1, 0)
    play(match, "asteroid", ("all", RED))
    assert has(match, "plants") == 0


def test_r031_pets_never_lose_animals() -> None:
    me = rich(hand=["virus"], played=["predators", "pets"], cubes={"pets": 3})
    match = table(me, player())
    assert not can(match, "use", "predators", 0)
    play(match, "virus")
    assert (cubes(match, "pets"), of(match)["events"]) == (3, ["virus"])
    me = rich(hand=["virus"], played=["predators"])
    match = table(me, player(played=["pets", "fish"], cubes={"pets": 3, "fish": 1}))
    use(match, "predators")
    assert (cubes(match, "pets", BLUE), cubes(match, "fish", BLUE)) == (3, 0)
    assert can_play(match, "virus")


@pytest.mark.parametrize(("hunter", "prey"), [("predators", "fish"), ("ants", "tardigrades")])
def test_r032_ants_and_predators_take_from_any_card_but_need_one(hunter: str, prey: str) -> None:
    other = {"predators": "birds", "ants": "decomposers"}[hunter]
    me = rich(played=[hunter, prey], cubes={prey: 1})
    match = use(table(me, player(played=[other], cubes={other: 2})), hunter)
    assert set(choices(match)) == {prey, other}
    do(match, other)
    assert (cubes(match, hunter), cubes(match, other, BLUE), cubes(match, prey)) == (1, 1, 1)
    match = use(table(me), hunter)  # own other card
    assert (cubes(match, hunter), cubes(match, prey)) == (1, 0)
    assert not can(table(rich(played=[hunter, prey])), "use", hunter, 0)


@pytest.mark.parametrize(("hunter", "prey"), [("predators", "fish"), ("ants", "tardigrades")])
def test_r032_any_card_is_also_the_hunter_itself(hunter: str, prey: str) -> None:
    """The text says "any card": who wants to wait may take from the card and put it back there."""
    match = use(table(rich(played=[hunter], cubes={hunter: 2})), hunter)
    assert cubes(match, hunter) == 2
    assert hunter in of(match)["used"]
    match = use(table(rich(played=[hunter, prey], cubes={hunter: 1, prey: 1})), hunter)
    assert set(choices(match)) == {hunter, prey}
    do(match, hunter)
    assert (cubes(match, hunter), cubes(match, prey)) == (1, 1)


@pytest.mark.parametrize("hunter", ["predators", "ants"])
def test_r032_without_a_cube_anywhere_there_is_no_source(hunter: str) -> None:
    match = table(rich(played=[hunter]))
    assert not can(match, "use", hunter, 0)
    assert why(match, "use", hunter, 0) == "no-cube-to-take"


@pytest.mark.parametrize(("hunter", "other"), [("predators", "fish"), ("ants", "tardigrades")])
def test_r032_a_shielded_owner_hunts_on_the_own_card_and_others_do_not(hunter: str, other: str) -> None:
    shielded = player(played=["protected_habitats", other], cubes={other: 2})
    match = use(table(rich(played=[hunter], cubes={hunter: 1}), shielded), hunter)
    assert (cubes(match, hunter), cubes(match, other, BLUE)) == (1, 2)


def test_r033_virus_takes_animals_or_plants_of_one_player_or_nothing() -> None:
    blue = player(plants=7, played=["fish", "birds"], cubes={"fish": 1, "birds": 1})
    green = player(plants=1, played=["livestock"], cubes={"livestock": 4})
    match = play(table(rich(hand=["virus"]), blue, green), "virus", 1, ("all", BLUE))
    assert has(match, "plants", BLUE) == 2
    match = play(table(rich(hand=["virus"]), blue, green), "virus", 0, "livestock")
    assert "fish" not in choices(match)  # the second animal comes from the same player
    do(match, "livestock")
    assert cubes(match, "livestock", GREEN) == 2
    match = play(table(rich(hand=["virus"]), blue, green), "virus", 0, "fish", "birds")
    assert (cubes(match, "fish", BLUE), cubes(match, "birds", BLUE)) == (0, 0)
    match = play(table(rich(hand=["virus"]), blue, green), "virus", 0, "fish", "none")
    assert (cubes(match, "fish", BLUE), cubes(match, "birds", BLUE)) == (0, 1)
    match = play(table(rich(hand=["virus"]), blue, green), "virus", "none")
    assert (has(match, "plants", BLUE), cubes(match, "livestock", GREEN)) == (7, 4)
    match = play(table(rich(hand=["virus"])), "virus")
    assert of(match)["events"] == ["virus"]


def test_r033_virus_alone_hits_the_neutral_opponent() -> None:
    match = play(solo(rich(hand=["virus"], plants=3)), "virus", 1, ("all", "neutral"))
    assert has(match, "plants") == 3
    match = play(solo(rich(hand=["virus"])), "virus", 0, "neutral")
    assert of(match)["events"] == ["virus"]
    assert question(match).why.startswith("terraforming_mars-ask-")
