"""Rulebook, "Solo game": every sentence about Lacerda that the rulings leave to the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.cards import CARD_IDS, SOLO_GOALS
from offworld.games.on_mars.data.field import DISTANCE
from offworld.games.on_mars.names import COLONY, LACERDA, ORBIT, ROVER
from offworld.games.on_mars.rules.effects.displacing import displace
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.rival import colony, orbit
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.rival.turn import LacerdaBonus, LacerdaTravels, LacerdaTurn
from offworld.games.on_mars.rules.rounds import NO_SIDE
from offworld.games.on_mars.rules.scoring import contract_points, total
from offworld.kernel.engine import run
from offworld.kernel.match import Match
from tests.games.on_mars.build import GREEN, ask, asked, hex_, keys, mars, place, player, say, table, topic
from tests.games.on_mars.test_rulings_solo import WON

TWO_EACH = {"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2}


def solo(me: dict[str, Any] | None = None, him: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Return a solo match in the player's turn."""
    return table(me or {}, him or {}, seats=1, **rest)


# --- "Colonization phase" and "Shuttle phase" -------------------------------------------------------------------------
def test_without_the_cross_he_flies_with_the_shuttle_and_only_with_it() -> None:
    match = ask(solo(him={"space": 1, "hangar": 2}, solo_card=2), GREEN, LacerdaTravels(NO_SIDE))
    assert player(match, LACERDA)["space"] == 1  # the shuttle has not flown; he never spends ships
    assert player(match, LACERDA)["hangar"] == 2
    match = ask(solo(him={"space": 1}, solo_card=1), GREEN, LacerdaTravels(ORBIT))
    assert player(match, LACERDA)["space"] == 1  # the cross
    match = ask(solo(him={"space": 1}, solo_card=2), GREEN, LacerdaTravels(ORBIT))
    assert player(match, LACERDA)["side"] == "colony"


def test_flying_to_orbit_he_skips_production_and_brings_nobody_home() -> None:
    match = solo(
        {"space": 8},
        {"space": 5, "slots": {"obtain_blueprint": 2}, "miners": ["G5"], "crystals": 0},
        blueprints={"casino": {"owner": 1, "hex": "I7"}},
        solo_card=2,
    )
    ask(match, GREEN, LacerdaTravels(COLONY))
    state = mars(match)
    assert player(match, LACERDA)["side"] == "orbit"
    assert state.slots[LACERDA] == 2
    assert state.waiting[LACERDA] <= 1  # no crystal of the shelter; at most one of a warehouse bonus


@pytest.mark.parametrize("rng", range(6))
def test_flying_to_the_colony_he_lays_the_left_tile_far_from_your_rover_and_builds(rng: int) -> None:
    match = solo(
        {"rover": "A1"}, {"space": 1, "rover": "G5"}, discoveries=["D07", "D01"], solo_card=2, icon="generator"
    )
    mars(match).rng = rng  # whatever the lot would be: it decides only among the farthest
    left = sum(mars(match).tiles_left)
    ask(match, GREEN, LacerdaTravels(ORBIT))
    state = mars(match)
    (laid,) = [spot for spot, code in enumerate(state.ground) if code == 7]  # D07, the left one
    empty = [spot for spot in range(91) if DISTANCE[place("G5")][spot] == 3 and state.built[spot] < 0]
    assert DISTANCE[place("G5")][laid] == 3
    assert DISTANCE[place("A1")][laid] == max(DISTANCE[place("A1")][spot] for spot in empty)
    assert sum(state.tiles_left) == left - 1  # action 1, without a place; space 7 may have moved his bot on
    assert state.slots[2 * 2 + LACERDA] == 0


def test_after_the_last_card_the_discards_are_shuffled_and_a_mission_moves_with_his_crystals() -> None:
    match = solo({"space": 8}, {"space": 5}, solo_deck=[], solo_discards=[2], solo_passes=0)
    state = mars(match)
    before, waiting = state.mission_left[0], state.waiting[LACERDA]
    ask(match, GREEN, LacerdaTurn())
    assert state.solo_passes == 1
    assert state.mission_left[0] == before - 1  # card 3 names place A: progress cubes, one crystal
    assert state.waiting[LACERDA] >= waiting + 1


# --- "Additional rules for Lacerda" -----------------------------------------------------------------------------------
def test_a_level_up_gives_him_shelter_ship_and_bot() -> None:
    match = ask(solo(lss=TWO_EACH), GREEN, RaiseLevel())
    state = mars(match)
    assert (state.level, state.shelters[LACERDA], state.hangar[LACERDA]) == (2, 2, 1)
    assert state.depot(LACERDA) == 4  # the ship has left the depot
    assert player(match, LACERDA)["waiting"] == 2 + 2  # a complex of two shelters, and his bot for the mission
    three = dict.fromkeys(TWO_EACH, 3)
    match = ask(solo(lss=three), GREEN, RaiseLevel())
    assert (mars(match).level, mars(match).shelters[LACERDA], mars(match).hangar[LACERDA]) == (3, 3, 2)


def test_your_technology_used_for_his_shelter_is_settled_in_the_same_turn() -> None:
    match = solo(
        {"lab": {"shelter": "c3t"}},
        {"lab": {"shelter": "c2m"}},
        buildings={"I8": "shelter1", "J7": "shelter1"},
        lss={**TWO_EACH},
    )
    ask(match, GREEN, RaiseLevel())
    assert asked(match) == (GREEN, "oxygen")  # joining three needs your level 3
    say(match, "oxygen")
    assert mars(match).uses == []


def test_your_rover_technology_used_by_a_bonus_in_orbit_is_settled_in_the_same_phase() -> None:
    match = solo(
        {"lab": {"shelter": "c2m", "rover": "c1t"}, "space": 1},
        {"space": 6, "rover": "G5"},
        ground={"G8": "D07"},
        grid=[None] * 8,
        solo_card=2,
    )
    state = mars(match)
    state.space[LACERDA] = 5
    state.space[GREEN] = 1
    for seed in range(30):  # his space is drawn: 4 moves the rover
        copy = match.clone()
        copy.state.rng = seed * 7919 + 1
        ask(copy, GREEN, LacerdaTravels(COLONY))
        if mars(copy).space[LACERDA] == 4:
            assert asked(copy) == (GREEN, "oxygen")
            return
    raise AssertionError("space 4 was never drawn")


def test_he_stores_no_more_crystals_than_his_depot_holds() -> None:
    match = solo({"space": 8}, {"space": 5, "crystals": 2, "waiting": 4}, solo_deck=[2])
    ask(match, GREEN, LacerdaTurn())
    assert player(match, LACERDA)["crystals"] <= 3


def test_he_keeps_no_resources() -> None:
    match = solo(him={"space": 2}, store={"crystal": 0, "battery": 1, "water": 2, "plant": 2, "oxygen": 1})
    before = mars(match).stock[:]
    ask(match, GREEN, LacerdaBonus())
    assert mars(match).store == [0, 1, 1, 2, 1]  # most, and of those the leftmost
    assert mars(match).stock == before


def test_an_lss_building_of_his_scores_its_tile_and_brings_his_colonist_back() -> None:
    match = solo(him={"slots": {"hire_or_contract": 1}, "hangar": 2, "crystals": 0}, rewards=["R2", "R1", "R3", "R4"])
    colony.build(mars(match), 1)
    run(match.state)
    state = mars(match)
    assert state.points[LACERDA] == 2 + 4  # the first generator of the game, and two for each ship
    assert state.slots[4 * 2 + LACERDA] == 0
    assert state.waiting[LACERDA] == 0


# --- "Turn-order bonuses" ---------------------------------------------------------------------------------------------
def test_colonists_are_no_bonus_for_him_his_rover_moves_instead() -> None:
    match = solo(him={"space": 4, "rover": "G5"}, ground={"G6": "D07"})
    ask(match, GREEN, LacerdaBonus())
    assert player(match, LACERDA)["rover"] == "G6"
    assert mars(match).found[LACERDA] == 1


# --- "Lacerda's actions in orbit" -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("market", "scientists", "card"),
    [
        (["gym", "radar", None, None, None, None, "library", None, None, None, None, None], {}, "gym"),
        (["gym", None, None, None, None, None, "library", "radar", None, None, None, None], {}, "library"),
        ([None, "gym", None, None, None, None, "library", None, None, None, None, None], {}, "gym"),
        (
            ["gym", "radar", None, None, None, None, "library", "wind_turbines", *[None] * 4],
            {"geologist": {"owner": 1}},
            "radar",
        ),
        (
            ["gym", None, None, None, None, None, "library", "eco_resort", *[None] * 4],
            {"hydrologist": {"owner": 1}},
            "eco_resort",
        ),
    ],
    ids=["fuller-row", "upper-fuller", "equal-lower", "scored-in-the-fuller-row", "scored-anywhere"],
)
def test_action_1_obtaining_a_blueprint(market: list[Any], scientists: dict[str, Any], card: str) -> None:
    match = solo(him={"space": 1}, market=market, deck=[], level=2, scientists=scientists)
    assert CARD_IDS[orbit.choose_blueprint(mars(match))] == card


def test_action_2_learning_the_cheapest_technology_into_the_upper_cell() -> None:
    grid = [None, None, None, "water", "rover", "mine", None, None]
    match = solo(him={"space": 1, "crystals": 0}, grid=grid)
    assert orbit.learn_tech(mars(match))
    assert player(match, LACERDA)["lab"] == {"shelter": "c2m", "water": "c1t"}
    assert orbit.learn_tech(mars(match))
    assert player(match, LACERDA)["lab"]["rover"] == "c1b"
    assert player(match, LACERDA)["waiting"] >= 1  # the crystal of the lower cell
    assert not orbit.learn_tech(mars(match))  # no empty cell


def test_action_3_the_most_then_the_least_developed_the_lower_one_if_equal() -> None:
    lab = {"shelter": "c3t", "water": "c1t", "rover": "c1b"}
    match = solo(him={"space": 1, "lab": lab}, grid=[None] * 8)
    assert orbit.research(mars(match))
    run(match.state)
    lab = player(match, LACERDA)["lab"]
    assert lab["shelter"] == "c4m"  # of two cells the one whose benefit he can use
    assert (lab["water"], lab["rover"]) == ("c1t", "c2b")  # the lower of two, where he can use the warehouse


def test_the_landing_pod_is_never_his() -> None:
    for card in range(12):
        match = ask(solo({"space": 8}, {"space": 1}, solo_deck=[card]), GREEN, LacerdaTurn())
        assert player(match, LACERDA)["side"] == "orbit"


# --- "Lacerda's actions in the colony" --------------------------------------------------------------------------------
def test_action_1_his_bot_moves_on_behind_what_he_built() -> None:
    match = solo({"space": 8}, {"space": 5}, solo_deck=[2], icon="generator", lss={**TWO_EACH, "greenhouse": 1})
    ask(match, GREEN, LacerdaTurn())
    assert mars(match).tiles_left == [6, 6, 6, 5, 6]  # generator and water extractor are not needed
    assert mars(match).icon == 4


def test_action_2_with_upgrade_technology_as_many_as_he_can_those_of_his_scientists_first() -> None:
    cards = {"wind_turbines": {"owner": 1}, "biomarket": {"owner": 1}, "concentrator": {"owner": 1}}
    match = solo(
        {"lab": {"shelter": "c2m", "upgrade": "c1t"}, "space": 8},
        {"space": 5},
        blueprints=cards,
        scientists={"hydrologist": {"owner": 1}},
        grid=[None] * 8,
    )
    assert colony.upgrade(mars(match))
    built = {card for card in cards if mars(match).card_hex[CARD_IDS.index(card)] >= 0}
    assert len(built) == 2  # one and the level
    assert "biomarket" in built
    ask(match, GREEN, SettleUses())
    assert asked(match) == (GREEN, "oxygen")


def test_action_3_his_contracts_count_as_completed_at_once() -> None:
    match = solo(
        {"space": 8},
        {"space": 5, "crystals": 1},
        scientists={"geologist": {"owner": 1}, "biochemist": {"owner": 1}},
        display=["contract9", *[None] * 5],
        missions=["contracts_completed", "progress_cubes", "research_tiles"],
        mission_left=[2, 9, 9],
    )
    assert colony.hire(mars(match))
    state = mars(match)
    assert contract_points(state, LACERDA) == 9
    assert state.mission_left[0] == 1
    assert state.waiting[LACERDA] == 1
    assert "on_mars-contract-completed" in keys(match)
    assert state.display[0] >= 6  # the top of the shuffled deck lies there now


def test_a_hire_place_that_he_holds_turns_action_3_into_a_move() -> None:
    match = solo(
        {"space": 8}, {"space": 5, "slots": {"hire_or_contract": 1}, "rover": "G5"}, solo_deck=[3], ground={"G6": "D07"}
    )
    ask(match, GREEN, LacerdaTurn())
    assert "on_mars-lacerda-impossible" in keys(match)
    assert player(match, LACERDA)["rover"] == "G6"


def test_his_rover_is_displaced_by_lot() -> None:
    match = solo(him={"rover": "F4"})
    state = mars(match)
    assert state.figure[place("F4")] == ROVER + LACERDA
    displace(state, place("F4"))
    where = player(match, LACERDA)["rover"]
    assert DISTANCE[place("F4")][place(where)] == 1
    assert hex_(match, where)["figures"]
    assert topic(match) == "turn"  # nobody is asked


# --- "Goals of the solo game" -----------------------------------------------------------------------------------------
MISSED: list[tuple[str, str, dict[str, Any]]] = [
    ("first_colonists", "level", {"level": 2}),
    ("first_colonists", "contracts", {"contracts": {"contract7": {"owner": 0}}}),
    ("first_colonists", "goal", {"goals": {"goal1": "spent0"}}),
    ("first_colonists", "tech", {"me": {"lab": {"shelter": "c5t"}}}),
    ("next_generation", "level", {"level": 2}),
    (
        "next_generation",
        "each-contract",
        {"contracts": {"contract7": {"owner": 0, "done": True}, "contract8": {"owner": 0, "done": True}}},
    ),
    ("next_generation", "goal", {"goals": {"goal1": "spent0"}}),
    ("next_generation", "research", {"me": {"research": {"A": True}}}),
    ("next_generation", "shelters", {"buildings": {"E2": "shelter0", "D2": "shelter0"}}),
    ("hunky_dory", "level", {"level": 3}),
    ("hunky_dory", "each-contract", {"contracts": {"contract1": {"owner": 0, "done": True}}}),
    ("hunky_dory", "goal", {"goals": {"goal1": "spent0"}}),
    ("hunky_dory", "mines", {"me": {"miners": ["G5", "F5"], "quarters": 1}}),
    ("hunky_dory", "advanced", {"blueprints": {**WON["hunky_dory"]["blueprints"], "casino": {"owner": 0}}}),
    ("martian_potato", "level", {"level": 2}),
    ("martian_potato", "greenhouse-contract", {"contracts": {"contract11": {"owner": 0, "done": True}}}),
    ("martian_potato", "plant-contract", {"contracts": {"contract4": {"owner": 0, "done": True}}}),
    ("martian_potato", "biochemist", {"scientists": {}}),
    (
        "martian_potato",
        "greenhouses",
        {"blueprints": {**WON["martian_potato"]["blueprints"], "eco_resort": {"owner": 0}}},
    ),
    ("martian_potato", "greenhouse-complex", {"without": "D6"}),
    ("martian_potato", "plants", {"me": {"stock": {"plant": 4}}}),
    ("martian_potato", "research", {"me": {"research": {"A": True}}}),
    ("martian_potato", "greenhouse-tech", {"me": {"lab": {"shelter": "c2m", "greenhouse": "c5t"}}}),
    ("martian_potato", "orbit", {"me": {"space": 5}}),
]


@pytest.mark.parametrize(("goal", "line", "change"), MISSED, ids=[f"{goal}-{line}" for goal, line, _ in MISSED])
def test_each_line_of_each_goal_alone_decides(goal: str, line: str, change: dict[str, Any]) -> None:
    given: dict[str, Any] = {
        "goals": {"goal1": "claimed0"},
        **WON[goal],
        **{k: v for k, v in change.items() if k != "me"},
    }
    me = {**WON[goal]["me"], **change.get("me", {}), "points": 200}
    if without := given.pop("without", None):
        given["buildings"] = {spot: kind for spot, kind in given["buildings"].items() if spot != without}
    given.pop("me")
    match = solo(me, options={"solo_goal": goal}, **given)
    assert [text.key for text, met in requirements(mars(match)) if not met] == ["on_mars-solo-" + line]


@pytest.mark.parametrize(("goal", "margin"), list(zip(SOLO_GOALS, (1, 10, 20, 30))))
def test_the_margin_of_each_goal(goal: str, margin: int) -> None:
    given = {key: value for key, value in WON[goal].items() if key != "me"}
    for short in (0, 1):
        match = solo(WON[goal]["me"], goals={"goal1": "claimed0"}, options={"solo_goal": goal}, **given)
        state = mars(match)
        state.points[GREEN] += margin - short - (total(state, GREEN) - total(state, LACERDA))
        assert all(met for _, met in requirements(state)) == (short == 0)


@pytest.mark.parametrize(("owner", "used"), [(LACERDA, []), (GREEN, [1])])
def test_his_own_technology_serves_him_where_its_level_suffices(owner: int, used: list[int]) -> None:
    """With yours you get your oxygen; a use is noted as the owner's, 16 for each seat, and the technology's number."""
    labs: list[dict[str, Any]] = [{"lab": {"shelter": "c2m"}}, {"lab": {"shelter": "c2m"}}]
    labs[owner]["lab"]["generator"] = "c1t"
    match = solo(*labs, icon="generator", grid=[None] * 8)
    colony.build(mars(match), 1)
    assert mars(match).uses == used
