"""Every mission and every private goal, with both rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from offworld.games.on_mars.data.boards import FIRST_CELLS
from offworld.games.on_mars.data.cards import GOAL_CONDITIONS, GOAL_NEEDS, GOAL_REWARDS, MISSION_CRYSTALS, MISSIONS
from offworld.games.on_mars.names import MINERAL, BlueprintId, ContractId, GoalId, MissionId, Offer
from offworld.games.on_mars.rules.effects.benefits import begin, useful
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.goals import progress
from offworld.games.on_mars.rules.effects.goods import deliver
from offworld.games.on_mars.rules.effects.hiring import TakeCard
from offworld.games.on_mars.rules.effects.laboratory import TakeTech
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.movement import TakeTile
from offworld.games.on_mars.rules.effects.ships import Arrive
from offworld.games.on_mars.rules.effects.taking import take_blueprint
from offworld.games.on_mars.rules.effects.upgrading import PutMarker
from offworld.kernel.engine import run
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    ask,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)

ONE_EACH = {"mineral": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1}


def match_key(match: Match, answer: Any) -> str:
    """Return the key of the reason why an answer is refused."""
    why = match.why_not(GREEN, answer)
    assert why is not None
    return why.key


# --- missions ---------------------------------------------------------------------------------------------------------
def _take_tile(match: Match) -> None:
    ask(match, GREEN, TakeTile(place("B3")))
    say(match, True)


CONTRIBUTIONS: dict[str, Callable[[Match], object]] = {
    "research_tiles": _take_tile,
    "blueprints_taken": lambda match: take_blueprint(mars(match), GREEN, BlueprintId(10)),
    "advanced_buildings": lambda match: ask(match, GREEN, PutMarker(BlueprintId(1), place("G5"))),
    "bots_placed": lambda match: ask(match, GREEN, Arrive(4, True, False)),
    "discovery_tiles": _take_tile,
    "tech_tiles": lambda match: ask(match, GREEN, TakeTech(0, FIRST_CELLS[0])),
    "progress_cubes": lambda match: ask(match, GREEN, Lay(0, place("G4"))),
    "scientists_taken": lambda match: ask(match, GREEN, TakeCard(Offer(2))),
    "contracts_completed": lambda match: deliver(mars(match), GREEN, ContractId(6), MINERAL),
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
    contribute(state, BLUE, MissionId(mission))
    assert state.remaining == 2
    waiting = state.waiting[BLUE]
    contribute(state, BLUE, MissionId(mission))
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
    assert progress(mars(match), GREEN, GoalId(goal)) >= GOAL_NEEDS[goal]
    assert ("aside", "goal", number, 1) in match.asides(GREEN)
    match.answer(GREEN, ("aside", "goal", number, 1))
    assert topic(match) == "develop"
    assert player(match)["claimed"] == number
    fresh = table(goals={f"goal{number}": "hand0"})
    assert progress(mars(fresh), GREEN, GoalId(goal)) < GOAL_NEEDS[goal]
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
