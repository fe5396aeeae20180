"""Rulings on milestones and awards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    SPARE,
    can,
    choices,
    city,
    do,
    greenery,
    has,
    of,
    planet,
    play,
    player,
    project,
    rich,
    score,
    table,
    tile,
    why,
)

CITIES = {"r2c2": city(), "r6c2": city(), "r8c2": city()}
GREENERIES = {"r1c0": greenery(), "r1c4": greenery(), "r6c5": greenery()}
ALL_MILESTONES = ("terraformer", "mayor", "gardener", "builder", "planner")
EIGHT = [
    "mine",
    "power_plant",
    "rover_construction",
    "ironworks",
    "steelworks",
    "martian_rails",
    "ore_processor",
    "capital",
]
SIXTEEN = [
    *("comet", "asteroid", "ants", "fish", "birds", "worms", "insects", "zeppelins", "pets", "sponsors", "cartel"),
    *("soletta", "virus", "algae", "moss", "farming"),
]


def test_r112_three_of_five_milestones_at_eight_each() -> None:
    able = rich(rating=35, played=EIGHT, hand=SIXTEEN)
    match = table(able, rich(), tiles=CITIES | GREENERIES, claims={})
    assert all(can(match, "milestone", name) for name in ALL_MILESTONES)
    do(match, ("milestone", "mayor"))
    assert (has(match, "money"), planet(match)["milestones"]) == (192, {"mayor": RED})
    assert score(match) == 5 + 3 + 1  # three greeneries, and the rover's point; no greenery next to a city
    assert why(match, "milestone", "mayor") == "no-milestone-claimed"
    do(match, ("milestone", "planner"))
    do(match, "pass")
    do(match, ("milestone", "builder"))
    assert why(match, "milestone", "gardener") == "no-milestones-left"
    assert not can(match, "milestone", "terraformer")


def test_r112_a_milestone_needs_the_money_and_is_for_one_player() -> None:
    assert not can(table(player(money=7), tiles=CITIES), "milestone", "mayor")
    assert can(table(player(money=8), tiles=CITIES), "milestone", "mayor")
    match = table(rich(), tiles=CITIES, milestones={"mayor": BLUE})
    assert not can(match, "milestone", "mayor")
    taken = {"mayor": BLUE, "gardener": BLUE, "builder": RED}
    assert not can(table(rich(rating=40), milestones=taken), "milestone", "terraformer")


def test_r112_the_condition_need_not_hold_later() -> None:
    me = rich(hand=SIXTEEN)
    match = do(table(me, spare=False), ("milestone", "planner"))
    do(match, ("project", "sell_patents"), SIXTEEN)
    assert of(match)["hand"] == []
    assert score(match) == 5


@pytest.mark.parametrize(
    ("name", "enough", "short"),
    [
        ("terraformer", {"rating": 35}, {"rating": 34}),
        ("builder", {"played": EIGHT}, {"played": EIGHT[1:]}),
        (
            "builder",
            {"corporation": "mining_guild", "played": EIGHT[2:]},
            {"corporation": "helion", "played": EIGHT[2:]},
        ),
        ("builder", {"played": EIGHT}, {"played": EIGHT[1:], "hand": EIGHT[:1]}),
        ("planner", {"hand": SIXTEEN}, {"hand": SIXTEEN[1:]}),
    ],
)
def test_r113_what_milestones_ask_for(name: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    assert can(table(rich(**enough), spare=False), "milestone", name)
    assert not can(table(rich(**short), spare=False), "milestone", name)


def test_r113_mayor_sees_cities_off_mars_and_gardener_only_own_greeneries() -> None:
    three = {"ganymede_colony": city(), "phobos_space_haven": city(), "r2c2": tile("capital")}
    assert can(table(rich(), tiles=three), "milestone", "mayor")
    two = {"ganymede_colony": city(), "r2c2": city(), "r6c2": city(BLUE)}
    assert not can(table(rich(), tiles=two), "milestone", "mayor")
    assert can(table(rich(), tiles=GREENERIES), "milestone", "gardener")
    others = GREENERIES | {"r1c0": greenery(BLUE)}
    assert not can(table(rich(), tiles=others), "milestone", "gardener")


def test_r114_awards_cost_eight_fourteen_and_twenty_whoever_funds_them() -> None:
    match = table(player(money=42), player(money=14))
    do(match, ("award", "landlord"), "end")
    assert has(match, "money") == 34
    do(match, ("award", "banker"), "end")
    assert has(match, "money", BLUE) == 0
    assert why(match, "award", "banker") == "no-award-funded"
    do(match, ("award", "miner"))
    assert has(match, "money") == 14
    assert planet(match)["awards"] == {"landlord": RED, "banker": BLUE, "miner": RED}
    assert why(match, "award", "scientist") == "no-awards-left"
    assert not can(table(player(money=13), awards={"miner": RED}), "award", "banker")
    assert not can(table(player(money=19), awards={"miner": RED, "banker": BLUE}), "award", "landlord")


def test_r114_points_ignore_who_funded() -> None:
    match = table(player(makes={"money": 1}), player(makes={"money": 5}), awards={"banker": RED})
    assert match.scores() == [20, 25]


@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ([3, 1], [5, 0]),
        ([3, 3], [5, 5]),
        ([0, 0], [5, 5]),
        ([5, 3, 1], [5, 2, 0]),
        ([5, 3, 3], [5, 2, 2]),
        ([5, 5, 3], [5, 5, 0]),  # rulebook, awards: 12, 12 and 5 heat
        ([0, 0, 0], [5, 5, 5]),
        ([1, 0, 0, 0], [5, 2, 2, 2]),
        ([9, 4, 4, 1, 0], [5, 2, 2, 0, 0]),
        ([9, 9, 9, 8, 8], [5, 5, 5, 0, 0]),
        ([0, 7, 8, 8, 1], [0, 0, 5, 5, 0]),
    ],
)
def test_r115_places_and_ties(heat: list[int], points: list[int]) -> None:
    players = [player(heat=count) for count in heat]
    match = table(*players, awards={"thermalist": 0})
    assert [total - 20 for total in match.scores()] == points
    for each in (match, table(*players)):  # everybody sees what a place is worth, also before the award is funded
        assert each.view(None)["table"]["awards"][3]["points"] == points
    assert table(*players).scores() == [20] * len(heat)


def test_r115_every_funded_award_is_counted() -> None:
    me = player(heat=2, steel=1, makes={"money": 1})
    match = table(me, player(heat=3), awards={"thermalist": 0, "miner": 0, "banker": 1})
    assert match.scores() == [30, 25]


@pytest.mark.parametrize(
    ("award", "more", "less"),
    [
        ("banker", player(makes={"money": 1}), player(rating=20, makes={"money": 0})),
        ("banker", player(rating=20, makes={"money": -2}), player(rating=20, makes={"money": -3})),
        ("scientist", player("inventrix"), player(events=["special_design", "invention_contest"])),
        ("scientist", player(played=["research"]), player(played=["trans_neptune_probe"])),
        ("miner", player(steel=1, titanium=2), player(steel=2)),
        ("thermalist", player(heat=2), player(energy=9, heat=1)),
    ],
)
def test_r116_what_awards_compare(award: str, more: dict[str, Any], less: dict[str, Any]) -> None:
    match = table(more, less, awards={award: 0})
    points = match.view(None)["table"]["players"]
    assert [each["points"]["awards"] for each in points] == [5, 0]


def test_r116_landlord_counts_own_tiles_everywhere_but_neither_oceans_nor_markers() -> None:
    tiles = {
        "ganymede_colony": city(),
        "r2c2": tile("nuclear_zone"),
        "r8c4": tile("mohole_area"),
        "r0c4": {"tile": "ocean"},
    }
    tiles |= {"r6c2": city(BLUE), "r6c4": greenery(BLUE)}
    match = table(player(), player(), tiles=tiles, claims={"r7c0": BLUE, "r7c1": BLUE}, awards={"landlord": BLUE})
    assert match.view(None)["table"]["awards"][0]["standing"] == [3, 2]


def test_r116_cubes_are_compared_after_the_last_production() -> None:
    me = player(heat=0, energy=2, makes={"heat": 4})
    match = table(me, player(heat=5), phase="production", temperature=8, oxygen=14, oceans=9, awards={"thermalist": 1})
    assert match.over
    assert match.scores() == [25, 20]


def test_r112_to_r116_have_no_place_in_a_solo_match() -> None:
    match = table(rich(rating=40, heat=9), seats=1, tiles=CITIES | GREENERIES)
    assert not any(choice[0] in ("milestone", "award") for choice in choices(match))
    assert why(match, "milestone", "mayor") == "no-solo"
    assert why(match, "award", "banker") == "no-solo"


def test_r113_planner_looks_at_the_hand_when_claiming() -> None:
    me = rich(hand=SIXTEEN)
    match = project(table(me, spare=False), "sell_patents", SIXTEEN[:1])
    assert not can(match, "milestone", "planner")
    match = play(table(rich(hand=[*SIXTEEN[:14], "technology_demonstration"]), spare=False), "technology_demonstration")
    assert can(match, "milestone", "planner")
    assert not set(SPARE) & set(SIXTEEN)
