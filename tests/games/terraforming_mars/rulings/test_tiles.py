"""Rulings on tiles: bonuses, owners, and where they may go."""

from __future__ import annotations

import pytest

from offworld.kernel.errors import BadPosition
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GREEN,
    LAND,
    NOCTIS,
    OCEANS,
    RED,
    VOLCANOES,
    areas,
    can,
    can_play,
    city,
    cubes,
    do,
    filled,
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
    sea,
    solo,
    table,
    tile,
    use,
)


def test_r043_a_tile_brings_what_its_area_prints_and_money_for_oceans() -> None:
    """Rulebook, tiles: a city next to two oceans brings 4."""
    match = project(table(rich(), tiles={"r4c3": {"tile": "ocean"}, "r4c4": {"tile": "ocean"}}), "city", "r3c3")
    assert has(match, "money") == 200 - 25 + 4
    assert has(match, "plants") == 1
    match = project(table(rich(), tiles={"r4c3": {"tile": "ocean"}, "r4c5": {"tile": "ocean"}}), "aquifer", "r4c4")
    assert has(match, "money") == 200 - 18 + 4
    assert has(match, "plants") == 2


@pytest.mark.parametrize(
    ("area", "gains"),
    [
        ("r0c0", {"steel": 2}),
        ("r3c0", {"plants": 1, "titanium": 1}),
        ("r7c5", {"titanium": 1}),
        ("r3c4", {"plants": 2}),
        ("r2c2", {}),
    ],
)
def test_r043_what_areas_print(area: str, gains: dict[str, int]) -> None:
    match = project(table(rich()), "greenery", area)
    assert {name: has(match, name) for name in ("steel", "titanium", "plants") if has(match, name)} == gains


def test_r044_oceans_belong_to_nobody() -> None:
    match = project(table(rich(hand=["mining_area"])), "aquifer", "r8c4")  # next to titanium at r7c5
    assert planet(match)["tiles"]["r8c4"] == {"tile": "ocean", "owner": None}
    assert match.view(RED)["table"]["awards"][0]["standing"] == [0, 0]  # Landlord
    assert not can_play(match, "mining_area")
    project(match, "greenery")
    assert areas(match) == set(LAND)


def test_r045_cards_as_a_placement_bonus_are_free() -> None:
    match = project(table(rich(), deck=["comet", "mine", "algae"]), "aquifer", "r1c5")
    assert has(match, "money") == 200 - 18
    assert of(match)["hand"][-2:] == ["comet", "mine"]


@pytest.mark.parametrize("kind", ["city", "greenery", "nuclear_zone", "restricted_area"])
def test_r046_a_greenery_touches_an_own_tile_if_it_can(kind: str) -> None:
    tiles = {"r2c2": tile(kind), "r6c2": city(BLUE), "r0c4": {"tile": "ocean"}}
    match = project(table(rich(), tiles=tiles, claims={"r7c0": RED}), "greenery")
    assert areas(match) == {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3"}


def test_r046_markers_and_cities_off_mars_do_not_help() -> None:
    tiles = {"ganymede_colony": city(), "phobos_space_haven": city(), "r6c2": city(BLUE)}
    match = project(table(rich(), tiles=tiles, claims={"r7c0": RED}), "greenery")
    assert areas(match) == set(LAND) - {"r6c2"}


def test_r047_with_no_room_next_to_own_tiles_a_greenery_goes_anywhere() -> None:
    near = ("r0c0", "r1c1", "r2c1", "r2c0")
    tiles = {"r1c0": city(), **{area: greenery(BLUE) for area in near[:3]}}
    match = project(table(rich(), tiles=tiles, claims={"r2c0": BLUE}), "greenery")  # claimed by Blue: not for Red
    assert areas(match) == set(LAND) - {"r1c0", *near}


def test_r047_with_no_land_left_there_is_neither_city_nor_greenery() -> None:
    hand = ["plantation", "cupola_city", "nuclear_zone", "land_claim", "artificial_lake"]
    me = rich(hand=hand, plants=8, makes={"energy": 1}, played=["research"])
    match = table(me, tiles=filled(), temperature=-6)
    assert not can(match, "project", "greenery")
    assert not can(match, "project", "city")
    assert not can(match, "convert", "plants")
    assert not any(can_play(match, card) for card in hand)
    match = table(me, tiles=filled(("r2c2",)), temperature=-6)  # one area, and no city near it
    assert can(match, "project", "greenery")
    assert can(match, "project", "city")
    assert can(match, "convert", "plants")
    assert all(can_play(match, card) for card in hand)
    match = table(me, tiles=filled(("r2c2",)) | {"r2c3": city(BLUE)}, temperature=-6)
    assert not can(match, "project", "city")
    assert not can_play(match, "cupola_city")
    match = table(me, tiles=filled(("r2c2",)), claims={"r2c2": BLUE}, temperature=-6)
    assert not any(can_play(match, card) for card in hand)


@pytest.mark.parametrize("oxygen", [3, 13, 14])
def test_r048_every_greenery_raises_oxygen_while_it_can(oxygen: int) -> None:
    gain = 1 if oxygen < 14 else 0
    hand = ["mangrove", "protected_valley", "plantation"]
    me = rich(hand=hand, played=["research"], plants=8)
    for card, area in (("mangrove", "r0c4"), ("protected_valley", "r0c4"), ("plantation", "r2c2")):
        match = play(table(me, temperature=4, oxygen=oxygen), card, area)
        assert (planet(match)["oxygen"], rating(match)) == (oxygen + gain, 20 + gain)
        assert planet(match)["tiles"][area] == greenery()
    for match in (
        project(table(me, oxygen=oxygen), "greenery", "r2c2"),
        do(table(me, oxygen=oxygen), ("convert", "plants"), "r2c2"),
    ):
        assert (planet(match)["oxygen"], rating(match)) == (oxygen + gain, 20 + gain)


@pytest.mark.parametrize("card", ["mangrove", "protected_valley", "mohole_area"])
def test_r049_three_cards_take_ocean_areas_wherever_own_tiles_are(card: str) -> None:
    match = play(table(rich(hand=[card]), temperature=4, tiles={"r6c1": city(), **sea(2)}), card)
    assert areas(match) == set(OCEANS[2:])
    do(match, "r8c4")
    assert has(match, "titanium") == 2
    assert len([each for each in planet(match)["tiles"].values() if each["tile"] == "ocean"]) == 2


def test_r049_they_never_block_an_ocean() -> None:
    tiles = {"r0c3": greenery(), "r0c1": greenery(), "r8c4": tile("mohole_area")}
    match = project(table(rich(), tiles=tiles, oceans=8), "aquifer")  # the last area needs no choice
    assert planet(match)["tiles"]["r4c3"] == {"tile": "ocean", "owner": None}
    assert rating(match) == 21


def test_r050_artificial_lake_is_a_full_ocean_on_land() -> None:
    me = rich(hand=["artificial_lake"])
    match = table(me, player(played=["arctic_algae"]), temperature=-6, oceans=9)
    assert can_play(match, "artificial_lake")  # all nine are out
    play(match, "artificial_lake")
    assert rating(match) == 20
    match = table(me, player(played=["arctic_algae"]), temperature=-6, oceans=8)
    play(match, "artificial_lake")
    assert areas(match) == set(LAND)
    do(match, "r3c6")  # next to two oceans, r3c7 and none other; r4c6 and r4c7 are land
    assert (rating(match), has(match, "plants"), has(match, "plants", BLUE)) == (21, 1, 2)
    assert has(match, "money") == 200 - 15 + 2
    assert planet(match)["tiles"]["r3c6"] == {"tile": "ocean", "owner": None}
    assert match.view(RED)["table"]["oceans"] == 9


@pytest.mark.parametrize("kind", ["city", "capital"])
def test_r051_cities_keep_apart(kind: str) -> None:
    near = {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3"}
    match = project(table(rich(), tiles={"r2c2": tile(kind, BLUE)}), "city")
    assert areas(match) == set(LAND) - near - {"r2c2"}
    match = play(table(rich(hand=["cupola_city"], makes={"energy": 1}), tiles={"r2c2": tile(kind)}), "cupola_city")
    assert areas(match) == set(LAND) - near - {"r2c2"}


def test_r051_neutral_cities_count_and_two_cards_are_exceptions() -> None:
    match = project(solo(rich(), tiles={"r2c2": city("neutral")}), "city")
    assert "r2c3" not in areas(match)
    me = rich(hand=["noctis_city", "urbanized_area"], makes={"energy": 2})
    match = play(table(me, tiles={"r3c2": city(BLUE)}), "noctis_city")
    assert planet(match)["tiles"][NOCTIS] == city()
    assert has(match, "plants") == 2
    tiles = {"r2c2": city(BLUE), "r4c1": city(BLUE)}  # r3c1 is next to r4c1, r2c1 to r2c2 only
    assert not can_play(table(me, tiles=tiles), "urbanized_area")
    tiles = {"r2c2": city(BLUE), "r3c4": city()}
    match = play(table(me, tiles=tiles), "urbanized_area")
    assert areas(match) == {"r2c3", "r3c3"}


def test_r052_cities_may_stand_next_to_the_empty_noctis_area() -> None:
    match = project(table(rich(hand=["noctis_city"], makes={"energy": 1})), "city", "r3c2")
    assert can_play(match, "noctis_city")
    play(match, "noctis_city")
    assert planet(match)["tiles"][NOCTIS] == city()


@pytest.mark.parametrize(
    "card",
    [
        "land_claim",
        "artificial_lake",
        "nuclear_zone",
        "commercial_district",
        "restricted_area",
        "research_outpost",
        "natural_preserve",
        "cupola_city",
        "plantation",
        "capital",
    ],
)
def test_r053_nothing_but_noctis_city_goes_on_its_area(card: str) -> None:
    me = rich(hand=[card], makes={"energy": 2}, played=["research"])
    match = play(table(me, temperature=-6, oceans=4 if card == "capital" else 0), card)
    assert NOCTIS not in areas(match)
    for name in ("city", "greenery"):
        assert NOCTIS not in areas(project(table(me), name))


@pytest.mark.parametrize("area", [NOCTIS, "r0c4", "ganymede_colony"])
def test_r053_no_position_claims_a_reserved_area(area: str) -> None:
    with pytest.raises(BadPosition):
        table(rich(), claims={area: RED})


@pytest.mark.parametrize("card", ["research_outpost", "natural_preserve"])
def test_r054_two_cards_need_an_area_without_any_neighbour(card: str) -> None:
    tiles = {"r2c2": city(BLUE), "r4c4": {"tile": "ocean"}, "r6c2": greenery(BLUE), "r8c0": tile("nuclear_zone", BLUE)}
    near = {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3", "r3c4", "r5c3", "r5c4"}
    near |= {"r5c2", "r6c1", "r6c3", "r7c1", "r7c2", "r7c0", "r8c1"}
    match = play(table(rich(hand=[card]), tiles=tiles), card)
    assert areas(match) == set(LAND) - near - set(tiles)
    match = table(rich(hand=[card]), tiles=filled(("r2c2", "r6c2")))
    assert not can_play(match, card)


def test_r055_cities_off_mars_have_no_neighbours() -> None:
    me = rich(hand=["ganymede_colony", "phobos_space_haven"])
    match = play(table(me), "ganymede_colony")
    play(match, "phobos_space_haven")
    assert planet(match)["tiles"] == {"ganymede_colony": city(), "phobos_space_haven": city()}
    assert has(match, "money") == 200 - 20 - 25
    assert score(match) == 1 + 3  # one Jovian tag; the printed points of Phobos; no city points
    do(match, "pass")
    assert areas(project(match, "city")) == set(LAND)


ABROAD = {"ganymede_colony": city(BLUE), "phobos_space_haven": city(BLUE), "r2c2": city(BLUE)}


def test_r056_counts_on_mars_leave_out_cities_elsewhere() -> None:
    match = use(table(player(energy=1, played=["martian_rails"]), tiles=ABROAD), "martian_rails")
    assert has(match, "money") == 1
    match = play(table(rich(hand=["zeppelins"]), tiles=ABROAD, oxygen=5), "zeppelins")
    assert produces(match, "money") == 1
    match = play(table(rich("tharsis_republic", hand=["ganymede_colony"])), "ganymede_colony")
    assert (produces(match, "money"), has(match, "money")) == (0, 183)


def test_r056_all_other_counts_and_triggers_include_them() -> None:
    me = rich(
        hand=["energy_saving", "greenhouses", "rad_suits"],
        played=["immigration_shuttles", "rover_construction", "pets", "immigrant_city"],
    )
    match = play(table(me, tiles=ABROAD), "energy_saving")
    assert produces(match, "energy") == 3
    play(match, "greenhouses")
    assert has(match, "plants") == 3
    assert score(match) == 1 + 1  # three cities for the shuttles; the rover's printed point
    two = {name: city(BLUE) for name in ("ganymede_colony", "phobos_space_haven")}
    assert can_play(table(me, tiles=two), "rad_suits")
    match = table(me, rich(hand=["ganymede_colony"]), turn=BLUE)
    play(match, "ganymede_colony")
    assert has(match, "money") == 202
    assert cubes(match, "pets") == 1
    assert produces(match, "money") == 1
    mine = {name: city() for name in ("ganymede_colony", "phobos_space_haven", "r2c2")}
    assert can(table(me, tiles=mine), "milestone", "mayor")


def test_r057_capital_is_a_city_for_every_purpose() -> None:
    me = rich(hand=["capital"], makes={"energy": 2}, played=["rover_construction"])
    tiles = {"r3c2": greenery(BLUE), "r2c6": city(), "r8c0": city()}
    match = play(
        table(me, tiles=tiles | {area: {"tile": "ocean"} for area in ("r4c3", "r4c4", "r0c4", "r1c5")}), "capital"
    )
    do(match, "r3c3")
    assert planet(match)["tiles"]["r3c3"] == tile("capital")
    assert has(match, "money") == 200 - 26 + 2 + 4
    assert can(match, "milestone", "mayor")
    assert score(match) == 1 + 2 + 1  # a greenery, two oceans, and the rover


def test_r058_commercial_district_counts_cities_of_anybody() -> None:
    tiles = {"r2c2": tile("commercial_district"), "r1c1": city(BLUE), "r3c3": tile("capital", GREEN)}
    match = table(player(played=["commercial_district"]), tiles=tiles, seats=3)
    assert score(match) == 2
    tiles |= {"r2c3": city(), "r3c2": greenery(), "r1c2": tile("nuclear_zone", BLUE), "ganymede_colony": city(BLUE)}
    match = table(player(played=["commercial_district"]), tiles=tiles, seats=3)
    assert score(match) == 3 + 1 + 0  # three cities, an own greenery that touches no own city


def test_r059_ecological_zone_needs_an_own_greenery_but_may_touch_any() -> None:
    me = rich(hand=["ecological_zone"])
    tiles = {"r6c2": greenery(BLUE)}
    assert not can_play(table(me, tiles=tiles), "ecological_zone")
    tiles |= {"r2c2": greenery()}
    match = play(table(me, tiles=tiles), "ecological_zone")
    near = {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3", "r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}
    assert areas(match) == near
    do(match, "r6c3")
    assert cubes(match, "ecological_zone") == 2


def test_r060_industrial_center_stands_next_to_anybodys_city() -> None:
    me = rich(hand=["industrial_center"])
    assert not can_play(table(me, tiles={"ganymede_colony": city(), "r6c2": greenery()}), "industrial_center")
    match = play(table(me, tiles={"r2c2": city(BLUE)}), "industrial_center")
    assert areas(match) == {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3"}


def test_r061_lava_flows_need_a_volcano() -> None:
    me = rich(hand=["lava_flows"])
    assert areas(play(table(me), "lava_flows")) == set(VOLCANOES)
    match = play(table(me, claims={"r1c1": BLUE, "r2c0": RED}), "lava_flows")
    assert areas(match) == set(VOLCANOES) - {"r1c1"}
    taken = {area: greenery(BLUE) for area in VOLCANOES[1:]}
    assert not can_play(table(me, tiles=taken, claims={"r1c1": BLUE}), "lava_flows")


def test_r062_volcanoes_are_ordinary_land_for_other_tiles() -> None:
    for name in ("city", "greenery"):
        assert set(VOLCANOES) <= areas(project(table(rich()), name))
    match = play(table(rich(hand=["nuclear_zone"])), "nuclear_zone", "r2c0")
    assert len(of(match)["hand"]) == 2  # the printed card


def test_r063_land_claim_reserves_an_area_for_its_owner() -> None:
    me = rich(hand=["land_claim"])
    match = play(table(me, rich()), "land_claim")
    assert areas(match) == set(LAND)
    do(match, "r0c0")
    assert planet(match)["claims"] == {"r0c0": RED}
    assert has(match, "steel") == 0
    assert match.view(RED)["table"]["awards"][0]["standing"] == [0, 0]
    do(match, "end")
    for name in ("city", "greenery"):
        assert "r0c0" not in areas(project(table(me, rich(), claims={"r0c0": RED}, turn=BLUE), name))
    lake = rich(hand=["artificial_lake", "mining_rights"])
    match = table(me, lake, claims={"r0c0": RED}, turn=BLUE, temperature=8)
    assert "r0c0" not in areas(play(match, "artificial_lake"))
    match = project(table(me, rich(), claims={"r0c0": RED}), "city", "r0c0")
    assert has(match, "steel") == 2
    assert planet(match)["claims"] == {}


def test_r063_a_claimed_area_cannot_be_claimed_again() -> None:
    match = play(table(rich(hand=["land_claim"]), claims={"r0c0": BLUE, "r2c2": RED}), "land_claim")
    assert areas(match) == set(LAND) - {"r0c0", "r2c2"}


def test_r063_the_owners_own_lake_on_the_claim_leaves_no_marker() -> None:
    me = rich(hand=["artificial_lake"])
    match = play(table(me, claims={"r0c0": RED}, temperature=8), "artificial_lake", "r0c0")
    assert planet(match)["claims"] == {}


METAL = {"r0c0": "steel", "r1c1": "steel", "r2c6": "steel", "r3c0": "titanium"}
METAL |= {"r7c0": "steel", "r7c5": "titanium", "r8c0": "steel", "r8c1": "steel"}
PRINTED = {"r0c0": 2, "r1c1": 1, "r2c6": 1, "r3c0": 1, "r7c0": 2, "r7c5": 1, "r8c0": 1, "r8c1": 2}


@pytest.mark.parametrize("area", list(METAL))
def test_r064_mining_gives_one_step_of_the_metal_and_the_printed_cubes(area: str) -> None:
    match = play(table(rich(hand=["mining_rights"])), "mining_rights", area)
    assert produces(match, METAL[area]) == 1
    assert has(match, METAL[area]) == PRINTED[area]
    assert produces(match, "steel") + produces(match, "titanium") == 1


def test_r065_mining_tiles_need_ordinary_land() -> None:
    match = play(table(rich(hand=["mining_rights"])), "mining_rights")
    assert areas(match) == set(METAL)
    near = {"r8c3": city(), "r1c2": city(), "r7c4": city(BLUE)}  # next to r8c4 (ocean); to r0c1 (ocean) and r1c1
    match = play(table(rich(hand=["mining_area"]), tiles=near), "mining_area")
    assert planet(match)["tiles"]["r1c1"] == tile("mining_area")
    assert not can_play(table(rich(hand=["mining_area"]), tiles={"r8c3": city()}), "mining_area")
    assert not can_play(table(rich(hand=["mining_area"]), claims={"r7c4": RED, "r7c5": RED}), "mining_area")


@pytest.mark.parametrize("area", ["r7c5", "r0c0"])
@pytest.mark.parametrize("card", ["mining_rights", "mining_area"])
def test_r066_robotic_workforce_repeats_the_metal_of_a_mine(card: str, area: str) -> None:
    me = rich(hand=["robotic_workforce"], played=[card])
    match = play(table(me, tiles={area: tile(card)}), "robotic_workforce")
    assert (produces(match, METAL[area]), has(match, METAL[area])) == (1, 0)
    assert produces(match, "steel") + produces(match, "titanium") == 1


def test_r066_a_mine_without_its_tile_has_nothing_to_repeat() -> None:
    """A position may leave out the tile; then nobody knows the metal."""
    assert not can_play(table(rich(hand=["robotic_workforce"], played=["mining_rights"])), "robotic_workforce")
