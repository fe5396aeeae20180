"""What every tile, card, goal, cell and space brings, played to its end.

The numbers here are copied from the components, not from the project's data: a wrong number there fails here.
"""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.boards import ADVANCE, CELLS, COLUMN, COLUMN_COST, GRID_COST, Cost
from offworld.games.on_mars.data.cards import (
    BLUEPRINTS,
    CONTRACTS,
    FIRST_SPACES,
    GOAL_CONDITIONS,
    GOAL_NEEDS,
    MISSION_CRYSTALS,
    MISSION_STEPS,
    MISSIONS,
    PLAN_BUILDINGS,
    SCIENTIST_SCORES,
    SCIENTISTS,
    SOLO_DECK,
)
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.field import NEAR
from offworld.games.on_mars.data.house import COLUMN_POINTS, QUARTERS_POINTS, TASK_REWARDS
from offworld.games.on_mars.names import BUILDINGS, GOODS, TECHS, Cell, GoalId, Tech
from offworld.games.on_mars.rules.actions import executive
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.goals import ClaimGoal, progress
from offworld.games.on_mars.rules.effects.laboratory import Advance
from offworld.games.on_mars.rules.effects.movement import TakeTile
from offworld.games.on_mars.rules.effects.travel import ANY_SIDE, ChooseSpace
from offworld.games.on_mars.rules.scoring import quarters_points, tech_points
from offworld.games.on_mars.rules.setup import prepare
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    GREEN,
    ask,
    choices,
    main,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)

NOTHING = dict.fromkeys(GOODS[:5], 0)
ROOMY = {"E2": "shelter0", "D2": "shelter0", "D3": "shelter0", "F2": "shelter0"}  # five shelters: six of each resource
UNBUILT = ("private_ship", "wind_turbines", "biomarket")  # with a bot at F4 and at H6 there is a place for each
IN_REACH = ["F4", "H6", "F6", None]
RICH: dict[str, Any] = {
    "stock": dict.fromkeys(GOODS[:5], 3),
    "crystals": 3,
    "bots": IN_REACH,
    "quarters": 4,
    "supply": 8,
    "lab": {"shelter": "c2m", "rover": "c1b", "upgrade": "c1t"},
}


def rich(me: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Return a turn of somebody who has room and goods for whatever comes."""
    given = {
        "buildings": ROOMY,
        "blueprints": {card: {"owner": 0} for card in UNBUILT},
        "grid": ["water", "ship", *[None] * 6],
        "market": ["casino", "gym", "metal_deposit", *[None] * 9],
        "store": {"crystal": 2, "battery": 2, "water": 2, "plant": 2, "oxygen": 2},
        **rest,
    }
    return table({**RICH, **(me or {})}, **given)


def go_on(match: Match, *topics: str) -> int:
    """Take what is asked about as often as it is, by the first answer, and return how often; others are declined."""
    count = 0
    for _ in range(60):
        if not match.asked() or topic(match) == "turn":
            return count
        ((seat, decision),) = match.asked().items()
        listed = decision.listed()
        if topic(match) in topics:
            count += 1
            match.answer(seat, next(iter(listed)) if listed else True)
        elif topic(match) == "pay":
            match.answer(seat, decision.proposal)  # type: ignore[attr-defined]
        elif topic(match) == "crystals":
            match.answer(seat, ())
        else:
            match.answer(seat, "done" if listed and "done" in listed else next(iter(listed or (0,))))
    raise AssertionError(topic(match))


# --- discovery tiles --------------------------------------------------------------------------------------------------
def taken(tile: str, **rest: Any) -> Match:
    """Return a match after the rover has taken a tile, up to the first question that it asks."""
    match = rich({"rover": "B3"}, ground={"B3": tile}, **rest)
    return say(ask(match, GREEN, TakeTile(place("B3"))), True)


def test_d01_develops_twice_and_is_paid() -> None:
    match = taken("D01")
    say(match, ("develop", "shelter", "c3b"))  # an oxygen
    go_on_paying(match)
    assert topic(match) == "develop"
    say(match, ("develop", "shelter", "c4b"))  # another one
    go_on_paying(match)
    assert topic(match) == ""  # no third one, and no colonist brings it
    assert stock(match)["oxygen"] == 1
    assert player(match)["lab"]["shelter"] == "c4b"


def go_on_paying(match: Match) -> None:
    """Pay with what is proposed."""
    while topic(match) == "pay":
        ((seat, decision),) = match.asked().items()
        match.answer(seat, decision.proposal)  # type: ignore[attr-defined]


def test_d02_upgrades_two_buildings_a_mineral_each_without_technology() -> None:
    match = taken("D02")
    for _ in range(2):
        assert topic(match) == "upgrade"
        assert ("tech", GREEN) not in choices(match)  # R011
        say(match, choices(match)[0])
        while topic(match) == "displaced":
            say(match, choices(match)[0])
    assert topic(match) == ""
    assert stock(match)["mineral"] == 1
    assert player(match)["working"] == 0


def test_d03_builds_anything_and_is_paid() -> None:
    match = taken("D03")
    assert {choice[1] for choice in choices(match) if choice != "done"} >= {"mine", "generator", "water_extractor"}
    say(match, next(choice for choice in choices(match) if choice[1] == "generator"))
    assert stock(match)["mineral"] == 2


def test_d04_hires_for_the_price_without_a_place() -> None:
    match = taken("D04", display=["hydrologist", "contract9", *[None] * 4])
    assert choices(match) == [("scientist", "hydrologist"), ("contract", 9), "done"]
    say(match, ("contract", 9))
    assert player(match)["crystals"] == 2
    assert sum(mars(match).slots) == 0


def test_d05_takes_two_blueprints() -> None:
    match = taken("D05")
    say(match, "casino", "gym")
    assert topic(match) == ""
    assert player(match)["waiting"] == 2


def test_d06_takes_two_goods_of_the_warehouse() -> None:
    match = taken("D06")
    say(match, "water", "plant")
    assert topic(match) == ""
    assert (stock(match)["water"], stock(match)["plant"]) == (4, 4)


def test_d08_learns_one_technology_for_its_price() -> None:
    match = rich(
        {"rover": "B3", "lab": {"shelter": "c2m"}},
        ground={"B3": "D08"},
        grid=[None, None, "water", "ship", *[None] * 4],
    )
    say(ask(match, GREEN, TakeTile(place("B3"))), True, ("learn", "g3", "c1b"))
    go_on_paying(match)
    assert topic(match) == ""  # one, and no colonist brings another
    assert sum(stock(match).values()) == 14
    assert player(match)["lab"]["water"] == "c1b"


BUILT_BY = {
    "D09": ("mine", "mineral", None),
    "D10": ("generator", "battery", "mineral"),
    "D11": ("water_extractor", "water", "battery"),
    "D12": ("greenhouse", "plant", "water"),
    "D13": ("oxygen_condenser", "oxygen", "plant"),
    "D14": ("shelter", "crystal", "oxygen"),
}


@pytest.mark.parametrize(("tile", "named"), BUILT_BY.items())
def test_d09_to_d14_build_what_they_show_and_are_paid(tile: str, named: tuple[str, str, str | None]) -> None:
    building, gain, price = named
    match = rich({"rover": "B3", "bots": ["F4", "H4", "F6", "H6"]}, ground={"B3": tile}, buildings={})
    mars(match).stock[:5] = [int(good == price) for good in GOODS[:5]]
    say(ask(match, GREEN, TakeTile(place("B3"))), True)
    assert {choice[1] for choice in choices(match) if choice != "done"} == {building}
    apart = next(
        choice for choice in choices(match) if choice != "done" and not any_near(match, building, str(choice[2]))
    )
    say(match, apart)
    while topic(match) == "displaced":
        say(match, choices(match)[0])
    assert sum(mars(match).slots) == 0
    assert player(match)["quarters"] == (3 if building == "mine" else 4)
    assert player(match)["waiting"] == (1 if gain == "crystal" else 0)
    assert stock(match) == {good: int(good == gain) for good in GOODS[:5]}  # the price is gone


def any_near(match: Match, building: str, hex_name: str) -> bool:
    """Return whether a building of a type stands beside a hex."""
    kind = mars(match).own_type(BUILDINGS.index(building), GREEN)
    return bool(NEAR[place(hex_name)] & mars(match).sites[kind])


GOODS_OF = {"D07": ("crystal", 3), "D15": ("plant", 3), "D16": ("water", 3), "D17": ("battery", 3)}
GOODS_OF |= {"D18": ("oxygen", 3), "D19": ("mineral", 2)}


@pytest.mark.parametrize(("tile", "good"), GOODS_OF.items())
def test_tiles_that_bring_goods(tile: str, good: tuple[str, int]) -> None:
    match = taken(tile)
    assert topic(match) == ""
    what, count = good
    assert (player(match)["waiting"] if what == "crystal" else stock(match)[what] - 3) == count


def test_every_discovery_tile_is_played_here() -> None:
    named = {f"D0{number}" for number in (1, 2, 3, 4, 5, 6, 8)} | set(BUILT_BY) | set(GOODS_OF)
    assert named == set(TILE_IDS)


@pytest.mark.parametrize("letter", "ABCD")
def test_every_research_tile_develops_twice_free(letter: str) -> None:
    match = taken(f"research_{letter}")
    say(match, ("develop", "shelter", "c3b"))
    say(match, ("develop", "shelter", "c4b"))
    assert topic(match) == ""
    assert stock(match) == dict.fromkeys(GOODS[:5], 3)
    assert player(match)["research"] == [letter]


# --- private goals: how far, and what comes of it ---------------------------------------------------------------------
GOALS = (4, 3, 3, 3, 4, 4, 3, 3, 7, 5, 3, 2, 1, 3, 3, 2)


def test_how_far_every_private_goal_is() -> None:
    assert GOAL_NEEDS == GOALS


@pytest.mark.parametrize("number", range(1, 17))
def test_the_first_reward_is_two_free_developments(number: int) -> None:
    match = rich()
    ask(match, GREEN, claim(number, 1))
    say(match, ("develop", "shelter", "c3b"), ("develop", "shelter", "c4b"))
    assert topic(match) == ""
    assert stock(match) == dict.fromkeys(GOODS[:5], 3)


def claim(number: int, reward: int) -> ClaimGoal:
    """Return the effect of claiming a goal that is met."""
    return ClaimGoal(GoalId(number - 1), reward - 1)


@pytest.mark.parametrize("number", [1, 16])
def test_goals_1_and_16_two_free_upgrades(number: int) -> None:
    match = ask(rich({"stock": NOTHING}), GREEN, claim(number, 2))
    assert go_on(match, "upgrade") == 2
    assert mars(match).markers(GREEN) == 2


def test_goal_2_three_resources_of_ones_choice_but_no_minerals() -> None:
    match = ask(rich({"stock": NOTHING}), GREEN, claim(2, 2))
    assert set(choices(match)) == {"battery", "water", "plant", "oxygen", "done"}
    say(match, "battery", "battery", "oxygen")
    assert topic(match) == ""
    assert stock(match) == {**NOTHING, "battery": 2, "oxygen": 1}


def test_goal_3_three_minerals() -> None:
    assert stock(ask(rich({"stock": NOTHING}), GREEN, claim(3, 2)))["mineral"] == 3


@pytest.mark.parametrize("number", [4, 8])
def test_goals_4_and_8_the_rover_moves_five_and_farther_with_technology(number: int) -> None:
    match = ask(rich({"rover": "G1", "crystals": 0}), GREEN, claim(number, 2))
    ends = {choice[2] for choice in choices(match) if choice[0] == "rover"}
    assert "G7" not in ends  # six away
    assert "L1" in ends  # five away
    assert ("tech", GREEN) in choices(match)
    assert not [choice for choice in choices(match) if choice[0] == "bot"]


@pytest.mark.parametrize("number", [5, 7])
def test_goals_5_and_7_two_colonists(number: int) -> None:
    assert player(ask(rich(), GREEN, claim(number, 2)))["quarters"] == 6


@pytest.mark.parametrize("number", [6, 13])
def test_goals_6_and_13_a_contract_for_nothing(number: int) -> None:
    match = ask(rich({"crystals": 0}, display=["contract9", "geologist", *[None] * 4]), GREEN, claim(number, 2))
    assert choices(match) == [("contract", 9), "done"]
    say(match, ("contract", 9))
    assert player(match)["contracts"][0]["number"] == 9


def test_goal_9_a_ship_for_nothing() -> None:
    match = ask(rich({"stock": NOTHING}), GREEN, claim(9, 2))
    say(match, ("ship", "mineral", "colonists"))
    assert topic(match) == ""  # one ship
    assert (player(match)["hangar"], player(match)["quarters"]) == (1, 6)


@pytest.mark.parametrize("number", [10, 15])
def test_goals_10_and_15_two_colonists_back_from_anywhere(number: int) -> None:
    away = {"quarters": 0, "working": 1, "slots": {"obtain_blueprint": 1, "upgrade": 1}, "supply": 9}
    match = ask(rich(away), GREEN, claim(number, 2))
    assert set(choices(match)) == {"obtain_blueprint", "upgrade", "working_area", "done"}
    say(match, "obtain_blueprint", "working_area")
    assert topic(match) == ""
    assert player(match)["quarters"] == 2


def test_goal_11_flies_to_the_other_side() -> None:
    match = ask(rich(), GREEN, claim(11, 2))
    say(match, 1)
    assert player(match)["side"] == "orbit"


def test_goal_12_a_scientist_for_nothing() -> None:
    match = ask(rich({"stock": NOTHING}, display=["contract9", "geologist", *[None] * 4]), GREEN, claim(12, 2))
    assert choices(match) == [("scientist", "geologist"), "done"]
    say(match, ("scientist", "geologist"))
    assert player(match)["working"] == 0


def test_goal_14_three_crystals() -> None:
    assert player(ask(rich(), GREEN, claim(14, 2)))["waiting"] == 3


# one short of each goal that counts something, by its condition
SHORT: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "blueprints": ({}, {"blueprints": {card: {"owner": 0} for card in ("casino", "gym", "radar")}}),
    "advanced_built": (
        {},
        {
            "blueprints": {
                "metal_deposit": {"owner": 0, "hex": "G5"},
                "wind_turbines": {"owner": 0, "hex": "G3"},
                "biomarket": {"owner": 0},
            }
        },
    ),
    "mines_occupied": (
        {"miners": ["F5"], "quarters": 2},
        {"buildings": {"F5": "mine", "F6": "mine"}, "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}}},
    ),
    "discovery_tiles": ({"found": 2}, {}),
    "advanced_in_complex": (
        {},
        {"buildings": {"F5": "mine", "G4": "mine"}, "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}}},
    ),
    "same_resource": (
        {"stock": {"water": 3, "mineral": 4}},
        {"buildings": {"E2": "shelter0", "D2": "shelter0"}},
    ),
    "shelters": ({}, {"buildings": {"E2": "shelter0"}}),
    "colony_level": ({}, {"level": 2}),
    "colonists": ({"quarters": 6, "working": 1, "supply": 5}, {"buildings": {"E2": "shelter0", "D2": "shelter0"}}),
    "tech_tiles": (
        {"lab": {"shelter": "c2m", "water": "c1t", "mine": "c1b", "rover": "c3t"}},
        {"grid": [None] * 8},
    ),
    "ships": ({"hangar": 2, "docks": ["develop", "rover"]}, {}),
    "research_tiles": ({"research": {"A": True}}, {}),
    "scientist_and_contract": (
        {},
        {"scientists": {"geologist": {"owner": 0}}, "contracts": {"contract7": {"owner": 0}}},
    ),
    "lab_cells": ({"lab": {"shelter": "c3t", "water": "c3b", "mine": "c4t"}}, {"grid": [None] * 8}),
    "progress_cubes": ({"cubes": {"mine": True, "generator": True}}, {}),
    "two_complexes": (
        {},
        {
            "buildings": {"F5": "mine", "F6": "mine", "H3": "generator"},
            "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}, "wind_turbines": {"owner": 0, "hex": "G3"}},
        },
    ),
}


@pytest.mark.parametrize("goal", range(16), ids=GOAL_CONDITIONS)
def test_one_short_of_a_private_goal_is_not_enough(goal: int) -> None:
    me, rest = SHORT[GOAL_CONDITIONS[goal]]
    match = table(me, goals={f"goal{goal + 1}": "hand0"}, **rest)
    assert progress(mars(match), GREEN, GoalId(goal)) == GOALS[goal] - 1
    assert not [each for each in match.asides(GREEN) if each[:3] == ("aside", "goal", goal + 1)]


# --- missions ---------------------------------------------------------------------------------------------------------
STEPS = {
    "research_tiles": (5, 5, 7, 2),
    "blueprints_taken": (10, 10, 13, 1),
    "advanced_buildings": (8, 8, 10, 1),
    "bots_placed": (3, 4, 5, 2),
    "discovery_tiles": (5, 7, 9, 1),
    "tech_tiles": (7, 11, 12, 1),
    "progress_cubes": (8, 11, 14, 1),
    "scientists_taken": (4, 4, 5, 2),
    "contracts_completed": (2, 2, 3, 1),
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_steps_and_crystals_of_every_mission(seats: int) -> None:
    column = max(seats, 2) - 2  # alone as with two
    for number, name in enumerate(MISSIONS):
        assert (*MISSION_STEPS[number], MISSION_CRYSTALS[number]) == STEPS[name]
    for rng in range(8):
        state = prepare(seats, rng, rng % 2 == 1, False, False, 0)
        assert state.mission_left == [STEPS[MISSIONS[mission]][column] for mission in state.missions]


# --- blueprints, scientists, contracts: what is printed on them -------------------------------------------------------
CARDS = (
    *(("construction_yard", 1, "mine"), ("metal_deposit", 1, "mine")),
    *(("automated_production", 1, "generator"), ("wind_turbines", 1, "generator")),
    *(("private_ship", 1, "water_extractor"), ("moisture_vaporator", 1, "water_extractor")),
    *(("biomarket", 1, "greenhouse"), ("hydroponic_farm", 1, "greenhouse")),
    *(("oxygen_tank", 1, "oxygen_condenser"), ("concentrator", 1, "oxygen_condenser")),
    *(("casino", 1, "shelter"), ("gym", 1, "shelter")),
    *(("mineral_mine", 3, "mine"), ("biolab", 3, "mine")),
    *(("radar", 3, "generator"), ("builder_drone", 3, "generator")),
    *(("research_lab", 3, "water_extractor"), ("aqueduct", 3, "water_extractor")),
    *(("eco_resort", 3, "greenhouse"), ("trade_market", 3, "greenhouse")),
    *(("recycling_bots", 3, "oxygen_condenser"), ("aerial_elevator", 3, "oxygen_condenser")),
    *(("library", 3, "shelter"), ("command_center", 3, "shelter")),
)


def test_level_and_building_of_every_blueprint() -> None:
    assert tuple((card.id, card.level, BUILDINGS[card.building]) for card in BLUEPRINTS) == CARDS


SITES = {"mine": "G5", "generator": "G3", "water_extractor": "G7", "greenhouse": "E5", "oxygen_condenser": "I5"}
SITES |= {"shelter": "E3"}
BESIDE = {
    "mine": ("G4", "G6"),
    "generator": ("G2", "F2"),
    "water_extractor": ("G8", "F7"),
    "greenhouse": ("D5", "D6"),
    "oxygen_condenser": ("J4", "J5"),
    "shelter": ("E2", "D2"),
}


@pytest.mark.parametrize(("card", "level", "building"), CARDS)
def test_every_blueprint_goes_on_its_building_in_a_complex_of_its_level(card: str, level: int, building: str) -> None:
    """Level 1 goes on any, level 3 on one of a complex of three; then it scores in place of costing."""
    kind = "shelter0" if building == "shelter" else building
    for size in (1, 2, 3):
        more = dict.fromkeys(BESIDE[building][: size - 1], kind)
        bots = [SITES[building], None, None, None]
        match = table({"bots": bots, "stock": {"mineral": 1}}, buildings=more, blueprints={card: {"owner": 0}})
        if size < level:
            assert ("main", "upgrade") not in choices(match)
            continue
        assert player(match)["points"]["blueprints"] == -(3 if level == 1 else 5)
        main(match, "upgrade")
        assert {choice[1] for choice in choices(match)} == {card}
        say(match, ("upgrade", card, SITES[building]))
        while topic(match) == "displaced":
            say(match, choices(match)[0])
        assert stock(match)["mineral"] == 0
        assert player(match)["points"]["blueprints"] == (3 if level == 1 else 5)


def test_whom_every_scientist_counts() -> None:
    counted = dict(zip(SCIENTISTS, [BUILDINGS[each] for each in SCIENTIST_SCORES]))
    assert counted == {
        "geologist": "generator",
        "rd_engineer": "water_extractor",
        "hydrologist": "greenhouse",
        "biochemist": "oxygen_condenser",
        "geochemist": "shelter",
        "systems_engineer": "mine",
    }


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCIENTISTS)))
def test_every_scientist_works_in_buildings_of_his_own_field_only(number: int, name: str) -> None:
    for building in range(6):
        card = next(each for each in BLUEPRINTS if each.building == building and each.level == 1)
        at = {card.id: {"owner": 0, "hex": SITES[BUILDINGS[building]]}}
        match = rich(scientists={name: {"owner": 0}}, blueprints=at, market=[None] * 12, buildings={})
        why = executive.why_not(mars(match), GREEN, ("staff", name, card.id))
        assert (why is not None and why.key == "on_mars-other-field") == (building != number)


def test_what_every_contract_wants() -> None:
    wanted = [{GOODS[what]: count for what, count in enumerate(each.goods) if count} for each in CONTRACTS[6:]]
    assert wanted == [
        {"mineral": 4},
        {"mineral": 2, "battery": 3},
        {"mineral": 2, "water": 3},
        {"mineral": 2, "oxygen": 3},
        {"mineral": 2, "plant": 3},
        {"mineral": 2, "crystal": 3},
    ]
    assert [BUILDINGS[each.building] for each in CONTRACTS[:6]] == list(SITES)


# --- the solo deck ----------------------------------------------------------------------------------------------------
def test_every_card_of_the_solo_deck() -> None:
    assert [("ABC"[mission], travels, action) for mission, travels, action in SOLO_DECK] == [
        *[("A", True, 2), ("A", False, 2), ("A", True, 1), ("A", True, 3)],
        *[("B", True, 1), ("B", False, 3), ("B", True, 1), ("B", True, 2)],
        *[("C", False, 1), ("C", True, 2), ("C", True, 1), ("C", True, 3)],
    ]


# --- technologies -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tech", ["mine", "generator", "water", "greenhouse", "oxygen", "rover", "upgrade", "ship"])
def test_every_technology_is_learned_from_the_grid_and_owned_once(tech: str) -> None:
    grid = [tech, None, tech, *[None] * 5]
    match = main(table({"space": 1, "stock": {"battery": 2}}, {"space": 5}, seats=3, grid=grid), "learn_tech")
    assert ("learn", "g1", "c1b") in choices(match)
    say(match, ("learn", "g1", "c1b"))
    assert player(match)["lab"][tech] == "c1b"
    assert topic(match) == "turn"  # not the second one of its kind, not even for a colonist


# --- laboratory, living quarters, turn-order spaces -------------------------------------------------------------------
RIGHT = {
    "c1t": ("c2t", "c2m"),
    "c1b": ("c2m", "c2b"),
    "c2t": ("c3t",),
    "c2m": ("c3t", "c3b"),
    "c2b": ("c3b",),
    "c3t": ("c4t", "c4m"),
    "c3b": ("c4m", "c4b"),
    "c4t": ("c5t",),
    "c4m": ("c5t", "c5b"),
    "c4b": ("c5b",),
    "c5t": ("c6",),
    "c5b": ("c6",),
    "c6": (),
}


def test_the_ways_through_the_laboratory() -> None:
    assert {cell: tuple(CELLS[to] for to in ADVANCE[at]) for at, cell in enumerate(CELLS)} == RIGHT


def named(cost: Cost) -> dict[str, int]:
    """Return a cost by the names of resources."""
    return {name: count for name, count in zip((*GOODS[:5], "any"), cost) if count}


def test_the_prices_of_columns_and_grid() -> None:
    assert [named(cost) for cost in COLUMN_COST[2:]] == [
        {"any": 1},
        {"oxygen": 1},
        {"oxygen": 1},
        {"oxygen": 1, "any": 1},
        {"oxygen": 1},  # and a crystal
    ]
    assert [named(cost) for cost in GRID_COST] == [{}] * 2 + [{"battery": 1}] * 3 + [{"battery": 1, "any": 1}] * 3


TOPICS = {
    "c1t": "warehouse",
    "c2t": "move",
    "c2b": "warehouse",
    "c4m": "move",
    "c5t": "blueprint",
    "c5b": "upgrade",
    **dict.fromkeys(("c1b", "c2m", "c3t", "c3b", "c4t", "c4b", "c6"), ""),
}


@pytest.mark.parametrize(("at", "cell"), list(enumerate(CELLS)))
def test_every_cell_of_the_laboratory(at: int, cell: str) -> None:
    lab = {"shelter": "c2m" if cell != "c2m" else "c3t", "water": "c1t"}
    match = rich({"lab": lab, "crystals": 2}, grid=[None] * 8)
    ask(match, GREEN, Advance(Tech(TECHS.index("water")), Cell(at)))
    assert topic(match) == TOPICS[cell]
    assert player(match)["waiting"] == (1 if cell in ("c1b", "c3b") else 0)
    assert stock(match)["mineral"] == (4 if cell == "c3t" else 3)
    if TOPICS[cell] == "move":  # two points for bots only
        assert not [choice for choice in choices(match) if choice[0] == "rover"]
        go_on(match)
    elif TOPICS[cell] == "warehouse":
        assert "crystal" in choices(match)
        say(match, "water")
        assert topic(match) == ""  # one, not boosted
    elif TOPICS[cell] in ("blueprint", "upgrade"):
        count = go_on(match, TOPICS[cell])  # until there is nothing left
        assert count > 1
        assert player(match)["working"] == count - 1  # one, and one more for each colonist


def test_points_of_columns_and_quarters() -> None:
    assert COLUMN_POINTS == (1, 2, 3, 4, 5, 9)
    assert QUARTERS_POINTS == (0, 3, 6, 10, 15, 21)
    for at, cell in enumerate(CELLS):
        match = table({"lab": {"shelter": cell}})
        assert tech_points(mars(match), GREEN) == (0, 1, 2, 3, 4, 5, 9)[COLUMN[at]]
    for count, points in enumerate((0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21)):
        match = rich({"quarters": count, "supply": 12 - count}, blueprints={})
        assert quarters_points(mars(match), GREEN) == points


def test_every_turn_order_space_to_its_end() -> None:
    def there(space: int) -> Match:
        match = table(
            {**RICH, "space": 1, "lab": {"shelter": "c2m"}, "crystals": 2},
            {"space": 5},
            grid=["water", "ship", *[None] * 6],
            market=["casino", "gym", *[None] * 10],
            buildings=ROOMY,
        )
        return say(ask(match, GREEN, ChooseSpace(ANY_SIDE)), space)

    for space in (2, 6):
        assert topic(say(there(space), "crystal")) == ""  # one good, not boosted
    assert topic(say(there(3), ("learn", "g1", "c1b"))) == ""
    match = say(there(4), "water")
    assert (player(match)["quarters"], topic(match)) == (5, "")
    match = there(7)
    assert {choice[0] for choice in choices(match) if choice != "done"} == {"bot"}
    assert topic(say(there(8), "casino")) == ""


# --- First Colonists --------------------------------------------------------------------------------------------------
PLANS = {
    "A1": {"generator", "water_extractor", "greenhouse", "mine"},
    "A2": {"water_extractor", "greenhouse", "oxygen_condenser", "mine"},
    "A3": {"greenhouse", "oxygen_condenser", "generator", "mine"},
    "A4": {"oxygen_condenser", "generator", "water_extractor", "mine"},
}


@pytest.mark.parametrize(("plan", "shown_by"), PLANS.items())
def test_every_plan_is_shown_by_its_four_buildings(plan: str, shown_by: set[str]) -> None:
    number = list(PLANS).index(plan)
    assert {BUILDINGS[each] for each in PLAN_BUILDINGS[number]} == shown_by
    for building, name in enumerate(BUILDINGS):
        match = table({"plan": plan}, {"space": 6}, options={"first_colonists": True})
        ask(match, GREEN, Lay(building, place("A1")))
        assert (mars(match).plans[GREEN] < 0) == (name in shown_by)


def test_what_every_task_brings() -> None:
    found = [GOODS[good] for good in TASK_REWARDS]
    assert found == ["crystal", "battery", "oxygen", "water", "crystal", "crystal", "plant", "mineral"]
    assert set(FIRST_SPACES) == {2, 3, 4, 6, 7, 8}
