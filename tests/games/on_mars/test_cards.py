"""Every blueprint, executive action, discovery tile, scientist, contract, technology, mission and private goal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from offworld.games.on_mars.data.boards import EXECUTIVE_COST, EXECUTIVE_IDS
from offworld.games.on_mars.data.cards import (
    BLUEPRINTS,
    CARD_BUILDING,
    CONTRACTS,
    GOAL_CONDITIONS,
    GOAL_NEEDS,
    GOAL_REWARDS,
    MISSION_CRYSTALS,
    MISSIONS,
    SCIENTIST_SCORES,
    SCIENTISTS,
)
from offworld.games.on_mars.data.discoveries import DISCOVERIES, TILE_IDS
from offworld.games.on_mars.data.field import ALL_HEXES
from offworld.games.on_mars.effects.benefits import begin, useful
from offworld.games.on_mars.effects.construction import Lay, building_sites, complex_sites
from offworld.games.on_mars.effects.goods import deliver
from offworld.games.on_mars.effects.hiring import TakeCard
from offworld.games.on_mars.effects.laboratory import TakeTech
from offworld.games.on_mars.effects.missions import contribute
from offworld.games.on_mars.effects.movement import TakeTile, can_use_tile
from offworld.games.on_mars.effects.ships import Arrive
from offworld.games.on_mars.effects.taking import take_blueprint
from offworld.games.on_mars.effects.upgrading import PutMarker
from offworld.games.on_mars.goals import progress
from offworld.games.on_mars.names import BUILDINGS, FIRST_DISCOVERY, GOODS, TECHS
from offworld.games.on_mars.scoring import contract_points, scientist_points
from offworld.kernel.engine import run
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    ask,
    choices,
    hex_,
    main,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)

SITES = {
    "mine": "G5",
    "generator": "G3",
    "water_extractor": "G7",
    "greenhouse": "E5",
    "oxygen_condenser": "I5",
    "shelter": "E3",
}
RICH = {
    "crystals": 3,
    "stock": dict.fromkeys(GOODS[:5], 2),
    "bots": ["F4", "H4", None, None],
    "quarters": 4,
    "supply": 8,
}
ONE_EACH = {"mineral": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1}


def built(card: str, me: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Return a turn of somebody with an advanced building and enough of everything."""
    number = next(each.number for each in BLUEPRINTS if each.id == card) - 1
    where = SITES[BUILDINGS[CARD_BUILDING[number]]]
    return table({**RICH, **(me or {})}, blueprints={card: {"owner": 0, "hex": where}, **rest.pop("more", {})}, **rest)


def use(match: Match, card: str) -> Match:
    """Use one's advanced building for two crystals."""
    say(match, ("use", card))
    assert player(match)["crystals"] == 1
    return match


# --- blueprints -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(24), ids=[card.id for card in BLUEPRINTS])
def test_taking_a_blueprint_brings_the_good_in_its_corner(number: int) -> None:
    card = BLUEPRINTS[number]
    match = table({"stock": dict.fromkeys(GOODS[:5], 0)}, market=[card.id, *[None] * 11])
    match.state.stack.clear()
    take_blueprint(mars(match), GREEN, number)
    good = GOODS[card.building]  # a crystal for a shelter
    assert (player(match)["waiting"] if card.building == 5 else stock(match)[good]) == 1
    assert player(match)["points"]["blueprints"] == (-3 if card.level == 1 else -5)


BUILDERS = {
    "metal_deposit": "mine",
    "wind_turbines": "generator",
    "moisture_vaporator": "water_extractor",
    "hydroponic_farm": "greenhouse",
    "concentrator": "oxygen_condenser",
    "gym": "shelter",
}


@pytest.mark.parametrize(("card", "building"), BUILDERS.items())
def test_cards_that_construct(card: str, building: str) -> None:
    match = use(built(card, {"bots": ["F4", "H4", "F6", "H6"], "lab": {"shelter": "c1t"}}, grid=[None] * 8), card)
    assert {choice[1] for choice in choices(match)} == {building}
    assert match.why_not(GREEN, ("build", "nonsense", "G5")) is not None
    say(match, choices(match)[0])
    assert sum(mars(match).slots) == 0  # no place of the action is needed


def test_construction_yard() -> None:
    more = {"private_ship": {"owner": 0}, "wind_turbines": {"owner": 0}, "casino": {"owner": 0}}
    match = use(
        built(
            "construction_yard",
            {"bots": ["F3", "H6", None, None], "lab": {"shelter": "c2m", "upgrade": "c1t"}},
            more=more,
            grid=[None] * 8,
        ),
        "construction_yard",
    )
    assert ("tech", GREEN) in choices(match)
    say(match, next(choice for choice in choices(match) if choice[0] == "upgrade"))
    assert topic(match) == "upgrade"  # technology or a boosting colonist
    say(match, next(choice for choice in choices(match) if choice[0] == "upgrade"))
    assert player(match)["working"] == 1


def test_automated_production() -> None:
    match = use(
        built("automated_production", {"miners": ["G5"], "quarters": 3, "stock": dict.fromkeys(GOODS[:5], 0)}),
        "automated_production",
    )
    assert (stock(match)["mineral"], stock(match)["battery"]) == (1, 1)
    assert topic(match) == "produce"
    say(match, "battery", "done")
    assert stock(match)["battery"] == 2
    assert player(match)["working"] == 1


def test_private_ship_brings_one_more() -> None:
    match = use(built("private_ship", {"quarters": 1, "supply": 11}, level=2), "private_ship")
    say(match, ("ship", "mineral", "bot"))
    while topic(match) == "pay":
        say(match, (0, 0, 1, 1, 0, 0))
    assert player(match)["quarters"] == 3
    while topic(match) in ("bot",):
        say(match, choices(match)[0])
    assert len(player(match)["bots"]) == 3
    assert topic(match) == "welcome"  # one more for a boosting colonist


def test_biomarket() -> None:
    match = use(built("biomarket", {"stock": dict.fromkeys(GOODS[:5], 1)}), "biomarket")
    say(match, "crystal", "water", "done")
    assert (player(match)["waiting"], stock(match)["water"], player(match)["working"]) == (1, 2, 1)


def test_oxygen_tank() -> None:
    match = use(built("oxygen_tank", grid=["water", "rover", *[None] * 6]), "oxygen_tank")
    say(match, ("learn", "g1", "c1b"))
    assert topic(match) == "learn"  # one more for a colonist
    say(match, "done")
    assert player(match)["lab"]["water"] == "c1b"


@pytest.mark.parametrize("boost", [0, 2])
def test_casino(boost: int) -> None:
    match = use(built("casino"), "casino")
    say(match, boost)
    assert player(match)["waiting"] == 2 + boost


def test_mineral_mine() -> None:
    assert mars(use(built("mineral_mine"), "mineral_mine")).points[GREEN] == 2


def test_biolab() -> None:
    match = built("biolab", display=["contract8", "geologist", *[None] * 4])
    say(match, ("use", "biolab"))
    assert choices(match) == [("contract", 8)]
    say(match, ("contract", 8))
    assert player(match)["crystals"] == 0
    assert player(match)["contracts"][0]["number"] == 8


def test_radar_again() -> None:
    match = built("radar", radar="D07")
    use(match, "radar")
    assert player(match)["waiting"] == 3


def test_builder_drone_upgrades_anywhere() -> None:
    match = use(
        built("builder_drone", {"bots": ["A1", None, None, None]}, more={"private_ship": {"owner": 0}}), "builder_drone"
    )
    say(match, ("upgrade", "private_ship", "G7"))
    assert hex_(match, "G7")["figures"][0]["kind"] == "marker"


def test_research_lab() -> None:
    lab = {"shelter": "c2m", "rover": "c1t"}
    match = use(built("research_lab", {"lab": lab}, grid=[None] * 8), "research_lab")
    say(match, ("develop", "rover", "c2t"))
    while topic(match) in ("pay", "move"):
        say(match, (1, 0, 0, 0, 0, 0) if topic(match) == "pay" else "done")
    assert topic(match) == "develop"


def test_aqueduct() -> None:
    match = use(built("aqueduct", {"quarters": 0, "working": 3, "supply": 9}), "aqueduct")
    say(match, "working_area", "working_area")
    assert player(match)["quarters"] == 2
    assert topic(match) == "turn"


def test_eco_resort_takes_one_side() -> None:
    match = use(
        built(
            "eco_resort", {"quarters": 0, "supply": 8, "slots": {"obtain_blueprint": 1, "construct": 2, "upgrade": 1}}
        ),
        "eco_resort",
    )
    say(match, "construct")
    assert "obtain_blueprint" not in choices(match)
    say(match, "construct", "upgrade")
    assert player(match)["quarters"] == 3


def test_trade_market() -> None:
    match = use(built("trade_market", {"stock": {**ONE_EACH, "mineral": 0}}), "trade_market")
    say(match, (0, 1, 0, 0, 0, 0), "water", "plant", "oxygen", "done")
    assert stock(match) == {"mineral": 0, "battery": 0, "water": 2, "plant": 2, "oxygen": 2}
    assert player(match)["working"] == 1


def test_aerial_elevator_is_for_the_colony() -> None:
    assert ("use", "aerial_elevator") not in choices(built("aerial_elevator", {"space": 2}))
    match = use(built("aerial_elevator", {"slots": {"obtain_blueprint": 1}, "quarters": 2}), "aerial_elevator")
    say(match, 4)
    assert player(match)["side"] == "orbit"
    assert player(match)["quarters"] == 3


def test_library() -> None:
    match = use(built("library", market=["casino", "gym", *[None] * 10]), "library")
    say(match, "casino", "gym")
    assert player(match)["working"] == 1


def test_a_card_without_effect_is_not_offered() -> None:
    assert ("use", "aqueduct") not in choices(built("aqueduct"))
    assert match_key(built("aqueduct"), ("use", "aqueduct")) == "on_mars-no-effect"


def match_key(match: Match, answer: Any) -> str:
    """Return the key of the reason why an answer is refused."""
    why = match.why_not(GREEN, answer)
    assert why is not None
    return why.key


# --- executive actions ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slot", range(7), ids=EXECUTIVE_IDS[:7])
def test_every_executive_action(slot: int) -> None:
    name, cost = EXECUTIVE_IDS[slot], EXECUTIVE_COST[slot]
    me = {**RICH, "docks": [], "crystals": cost, "hangar": 5, "stock": ONE_EACH}
    match = table(me, blueprints={"private_ship": {"owner": 0}}, buildings={"F5": "water_extractor"})
    assert ("exec", name) in choices(match)
    say(match, ("exec", name))
    assert player(match)["crystals"] == 0
    expected = {
        "develop": "develop",
        "rover": "move",
        "blueprint": "blueprint",
        "upgrade": "upgrade",
        "mineral": "turn",
        "bots": "move",
        "warehouse": "warehouse",
    }
    assert topic(match) == expected[name]
    if name == "mineral":
        assert stock(match)["mineral"] == 2
    if name == "warehouse":
        assert "crystal" not in choices(match)
    closed = table(
        {**me, "docks": [name], "hangar": 4},
        blueprints={"private_ship": {"owner": 0}},
        buildings={"F5": "water_extractor"},
    )
    assert match_key(closed, ("exec", name)) == "on_mars-ship-in-the-way"
    poor = table(
        {**me, "crystals": cost - 1}, blueprints={"private_ship": {"owner": 0}}, buildings={"F5": "water_extractor"}
    )
    assert match_key(poor, ("exec", name)) == "on_mars-too-few-crystals"


# --- tiles ------------------------------------------------------------------------------------------------------------
TILE_TOPICS = {
    "D01": "develop",
    "D02": "upgrade",
    "D03": "construct",
    "D04": "hire",
    "D05": "blueprint",
    "D06": "warehouse",
    "D07": "",
    "D08": "learn",
    **{f"D{number:02}": "construct" for number in range(9, 15)},
    **{f"D{number}": "" for number in range(15, 20)},
}


@pytest.mark.parametrize("tile", range(19), ids=TILE_IDS)
def test_every_discovery_tile(tile: int) -> None:
    name = TILE_IDS[tile]
    me = {
        **RICH,
        "stock": dict.fromkeys(GOODS[:5], 1),
        "rover": "B3",
        "bots": ["F4", "H4", "F6", "H6"],
        "lab": {"shelter": "c1t"},
    }
    match = table(me, ground={"B3": name}, blueprints={"private_ship": {"owner": 0}}, grid=["water", *[None] * 7])
    ask(match, GREEN, TakeTile(place("B3")))
    assert topic(match) == "tile"
    say(match, True)
    assert topic(match) == TILE_TOPICS[name]
    assert player(match)["found"] == 1
    benefit = DISCOVERIES[tile]
    if name == "D07":
        assert player(match)["waiting"] == 3
    elif name >= "D15":
        assert stock(match)[GOODS[benefit.what]] == 2  # one fits, the rest is lost
    elif name >= "D09":
        assert {choice[1] for choice in choices(match) if choice != "done"} == {BUILDINGS[benefit.what]}


@pytest.mark.parametrize("tile", range(19), ids=TILE_IDS)
def test_a_tile_of_no_use(tile: int) -> None:
    """A rover may not take a tile of which nothing can be used (R030)."""
    nothing = {
        "crystals": 0,
        "quarters": 0,
        "supply": 12,
        "bots": ["A1", None, None, None],
        "stock": dict.fromkeys(GOODS[:5], 0),
    }
    if tile >= 14:
        nothing["stock"] = dict.fromkeys(GOODS[:5], 2)
    match = table(
        nothing,
        grid=[None] * 8,
        market=[None] * 12,
        store=dict.fromkeys(("crystal", *GOODS[1:5]), 0),
        display=[None] * 6,
    )
    assert can_use_tile(mars(match), GREEN, FIRST_DISCOVERY + tile) == (TILE_IDS[tile] == "D07")


# --- scientists, contracts, technologies ------------------------------------------------------------------------------
PRICES = ("colonists", "mineral", "battery", "water", "plant", "oxygen")


@pytest.mark.parametrize("number", range(6), ids=SCIENTISTS)
def test_every_scientist(number: int) -> None:
    me = {
        "stock": {**dict.fromkeys(GOODS[:5], 0), **({PRICES[number]: 2} if number else {})},
        "quarters": 4,
        "supply": 8,
    }
    match = main(table(me), "hire_or_contract")
    assert [choice[1] for choice in choices(match) if choice[0] == "scientist"] == sorted(
        {SCIENTISTS[number], "geologist", *(SCIENTISTS if number == 1 else ())}, key=SCIENTISTS.index
    )  # minerals stand for everything
    say(match, ("scientist", SCIENTISTS[number]))
    assert sum(stock(match).values()) == 0
    assert player(match)["working"] == (2 if number == 0 else 0)
    scored = BUILDINGS[SCIENTIST_SCORES[number]]
    card = next(each.id for each in BLUEPRINTS if BUILDINGS[each.building] == scored)
    owner = 0 if scored == "shelter" else 1
    other = table(
        scientists={SCIENTISTS[number]: {"owner": 0}}, blueprints={card: {"owner": owner, "hex": SITES[scored]}}
    )
    assert scientist_points(mars(other), GREEN) == 3


@pytest.mark.parametrize("number", range(6, 12), ids=[f"contract{each.number}" for each in CONTRACTS[6:]])
def test_every_delivery_contract(number: int) -> None:
    contract = CONTRACTS[number]
    goods = {GOODS[what]: count for what, count in enumerate(contract.goods[:5])}
    shelters = {"E2": "shelter0", "D2": "shelter0", "F2": "shelter0"}
    match = table(
        {"stock": goods, "crystals": 3}, contracts={f"contract{contract.number}": {"owner": 0}}, buildings=shelters
    )
    assert contract_points(mars(match), GREEN) == -4
    for what, count in enumerate(contract.goods):
        for _ in range(count):
            assert not mars(match).contract_done[number]
            deliver(mars(match), GREEN, number, what)
    assert mars(match).contract_done[number]
    assert contract_points(mars(match), GREEN) == 9
    assert match_key(match, ("aside", "deliver", contract.number, "mineral")) == "on_mars-contract-wants-no"


FOUR = {
    "mine": ["F5", "F6", "G4"],
    "generator": ["F2", "F3", "G2"],
    "water_extractor": ["F6", "F7", "G6"],
    "greenhouse": ["D5", "D6", "E6"],
    "oxygen_condenser": ["J4", "J5", "I6"],
    "shelter": ["E2", "D2", "D3"],
}


@pytest.mark.parametrize("number", range(6), ids=BUILDINGS)
def test_every_upgrade_contract(number: int) -> None:
    name = BUILDINGS[number]
    kind = "shelter0" if name == "shelter" else name
    card = next(each for each in BLUEPRINTS if each.building == number)
    for size, done in ((3, False), (4, True)):
        match = table(
            buildings=dict.fromkeys(FOUR[name][: size - 1], kind),
            contracts={f"contract{number + 1}": {"owner": 0}},
            blueprints={card.id: {"owner": 0}},
        )
        ask(match, GREEN, PutMarker(card.number - 1, place(SITES[name])))
        while topic(match) == "displaced":
            say(match, choices(match)[0])
        assert player(match)["contracts"][0]["done"] == done
        assert contract_points(mars(match), GREEN) == (12 if done else -6)


@pytest.mark.parametrize("tech", range(6), ids=TECHS[:6])
def test_every_building_technology(tech: int) -> None:
    """With it a building may join one of its type, without it not; and it is the tile that is asked for."""
    with_it = mars(table({"lab": {"shelter": "c2m", TECHS[tech]: "c1t"}}, grid=[None] * 8))
    kind = tech + (0 if tech < 5 else GREEN)
    near = complex_sites(with_it, kind, 1)
    assert building_sites(with_it, GREEN, tech, False, ALL_HEXES) & near == near
    lab = dict.fromkeys(TECHS)
    without = mars(table({"lab": lab}, {"lab": lab, "space": 6}, grid=[None] * 8))
    assert not building_sites(without, GREEN, tech, False, ALL_HEXES) & near


# --- missions ---------------------------------------------------------------------------------------------------------
def _take_tile(match: Match) -> None:
    ask(match, GREEN, TakeTile(place("B3")))
    say(match, True)


CONTRIBUTIONS: dict[str, Callable[[Match], object]] = {
    "research_tiles": _take_tile,
    "blueprints_taken": lambda match: take_blueprint(mars(match), GREEN, 10),
    "advanced_buildings": lambda match: ask(match, GREEN, PutMarker(1, place("G5"))),
    "bots_placed": lambda match: ask(match, GREEN, Arrive(4, True, False)),
    "discovery_tiles": _take_tile,
    "tech_tiles": lambda match: ask(match, GREEN, TakeTech(0, 0)),
    "progress_cubes": lambda match: ask(match, GREEN, Lay(0, place("G4"))),
    "scientists_taken": lambda match: ask(match, GREEN, TakeCard(2)),
    "contracts_completed": lambda match: deliver(mars(match), GREEN, 6, 0),
}


@pytest.mark.parametrize("mission", range(9), ids=MISSIONS)
def test_every_mission(mission: int) -> None:
    name = MISSIONS[mission]
    others = [each for each in MISSIONS if each != name and each not in ("blueprints_taken", "advanced_buildings")][:2]
    match = table(
        {"bots": ["F3", None, None, None], "lab": {"shelter": "c2m", "mine": "c1b"}, "stock": ONE_EACH},
        missions=[name, *others],
        mission_left=[2, 9, 9],
        ground={"B3": "research_A" if name == "research_tiles" else "D19"},
        market=["casino", *[None] * 11],
        blueprints={"metal_deposit": {"owner": 0}},
        contracts={"contract7": {"owner": 0, "load": {"mineral": 3}}},
        grid=["water", *[None] * 7],
    )
    match.state.stack.clear()
    before = player(match)["waiting"]
    CONTRIBUTIONS[name](match)
    state = mars(match)
    assert state.mission_left[0] == 1
    corner = 1 if name == "blueprints_taken" else 0
    assert player(match)["waiting"] - before - corner == MISSION_CRYSTALS[mission]
    state.mission_left[0] = 1
    contribute(state, BLUE, mission)
    assert state.remaining == 2
    waiting = state.waiting[BLUE]
    contribute(state, BLUE, mission)
    assert state.waiting[BLUE] == waiting  # completed: it gives nothing more


# --- private goals ----------------------------------------------------------------------------------------------------
GROUP = {"F5": "mine", "F6": "mine"}
GOALS_MET: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "blueprints": ({}, {"blueprints": {card: {"owner": 0} for card in ("casino", "gym", "radar", "biolab")}}),
    "advanced_built": (
        {},
        {
            "blueprints": {
                "metal_deposit": {"owner": 0, "hex": "G5"},
                "wind_turbines": {"owner": 0, "hex": "G3"},
                "biomarket": {"owner": 0, "hex": "E5"},
            }
        },
    ),
    "mines_occupied": (
        {"miners": ["F5", "F6"], "quarters": 1},
        {"buildings": GROUP, "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}}},
    ),
    "discovery_tiles": ({"found": 3}, {}),
    "advanced_in_complex": (
        {},
        {"buildings": {**GROUP, "G4": "mine"}, "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}}},
    ),
    "same_resource": ({"stock": {"water": 4}}, {"buildings": {"E2": "shelter0", "D2": "shelter0"}}),
    "shelters": ({}, {"buildings": {"E2": "shelter0", "D2": "shelter0"}}),
    "colony_level": ({}, {"level": 3}),
    "colonists": ({"quarters": 7, "supply": 5}, {"buildings": {"E2": "shelter0", "D2": "shelter0"}, "level": 1}),
    "tech_tiles": (
        {
            "lab": {"shelter": "c2m", "water": "c1t", "mine": "c1b", "rover": "c3t", "ship": "c4t"},
            "working": 2,
            "quarters": 1,
        },
        {"grid": [None] * 8},
    ),
    "ships": ({"hangar": 3, "docks": ["develop", "rover"]}, {}),
    "research_tiles": ({"research": {"A": True, "D": True}}, {}),
    "scientist_and_contract": (
        {},
        {"scientists": {"geologist": {"owner": 0}}, "contracts": {"contract7": {"owner": 0, "done": True}}},
    ),
    "lab_cells": ({"lab": {"shelter": "c3t", "water": "c3b", "mine": "c4m"}}, {"grid": [None] * 8}),
    "progress_cubes": (
        {"cubes": {"mine": True, "generator": True, "greenhouse": True}, "working": 2, "quarters": 1},
        {},
    ),
    "two_complexes": (
        {},
        {
            "buildings": {**GROUP, "H3": "generator", "H4": "generator"},
            "blueprints": {"metal_deposit": {"owner": 0, "hex": "G5"}, "wind_turbines": {"owner": 0, "hex": "G3"}},
        },
    ),
}


@pytest.mark.parametrize("goal", range(16), ids=GOAL_CONDITIONS)
def test_every_private_goal(goal: int) -> None:
    me, rest = GOALS_MET[GOAL_CONDITIONS[goal]]
    number = goal + 1
    match = table(me, goals={f"goal{number}": "hand0"}, **rest)
    assert progress(mars(match), GREEN, goal) >= GOAL_NEEDS[goal]
    assert ("aside", "goal", number, 1) in match.asides(GREEN)
    match.answer(GREEN, ("aside", "goal", number, 1))
    assert topic(match) == "develop"
    assert player(match)["claimed"] == number
    fresh = table(goals={f"goal{number}": "hand0"})
    assert progress(mars(fresh), GREEN, goal) < GOAL_NEEDS[goal]
    assert match_key(fresh, ("aside", "goal", number, 1)) == "on_mars-goal-not-met"


SECOND_TOPIC = {
    "same_resource": "hire",
    "discovery_tiles": "move",
    "colony_level": "move",
    "tech_tiles": "retrieve",
    "research_tiles": "hire",
    "scientist_and_contract": "hire",
    "progress_cubes": "retrieve",
    "advanced_built": "gain",
    "ships": "space",
}


@pytest.mark.parametrize("goal", range(16), ids=GOAL_CONDITIONS)
def test_the_second_reward_of_every_private_goal(goal: int) -> None:
    me, rest = GOALS_MET[GOAL_CONDITIONS[goal]]
    blueprints = {"private_ship": {"owner": 0}, **rest.get("blueprints", {})}
    me = {"bots": ["G6", None, None, None], **me}
    display = ["contract9", "hydrologist", *[None] * 4] if "scientists" not in rest else ["contract9", *[None] * 5]
    match = table(me, goals={f"goal{goal + 1}": "hand0"}, **{**rest, "blueprints": blueprints, "display": display})
    state = mars(match)
    assert useful(state, GREEN, GOAL_REWARDS[goal][1], 0)
    before = player(match)
    match.state.stack.clear()
    begin(state, GREEN, GOAL_REWARDS[goal][1])
    run(state)
    kind = GOAL_CONDITIONS[goal]
    if kind in SECOND_TOPIC:
        assert topic(match) == SECOND_TOPIC[kind]
    elif kind in ("blueprints", "two_complexes"):
        assert topic(match) == "upgrade"
    elif kind == "colonists":
        assert topic(match) == "welcome"
    elif kind == "lab_cells":
        assert player(match)["waiting"] == before["waiting"] + 3
    elif kind == "mines_occupied":
        assert stock(match)["mineral"] > before["stock"]["mineral"]
    else:
        assert player(match)["quarters"] > before["quarters"]
