"""Rulings R060 to R063: the end of the game, First Colonists and tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.cards import TASK_KINDS
from offworld.games.on_mars.data.house import TASK_REWARDS
from offworld.games.on_mars.names import GOODS, MissionId, TaskId
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.ending import EndMatch
from offworld.games.on_mars.rules.rounds import EndColonization
from offworld.games.on_mars.rules.scoring import scores, standing
from offworld.kernel.engine import run
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    BLUE,
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    hex_,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)


# --- end of the game --------------------------------------------------------------------------------------------------
def test_the_end_one_more_round_without_shuttle_phase() -> None:
    match = table({"acted": True}, {"acted": True}, turn=None, remaining=0)
    assert mars(match).ending >= 1
    while mars(match).ending == 1:
        say(match, choices(match)[-1])
    assert mars(match).ending == 2
    ask(match, GREEN, EndColonization())
    assert match.over


def test_space_oddity_ends_with_the_colonization_phase() -> None:
    match = table({"acted": True}, {"acted": True}, turn=None, remaining=0, options={"space_oddity": True})
    assert match.over


def test_r060_a_further_trigger_in_the_last_round_changes_nothing() -> None:
    match = table(ending="last", remaining=0, mission_left=[1, 9, 9], turn=GREEN)
    contribute(mars(match), GREEN, MissionId(6))
    assert player(match)["waiting"] == 1  # missions keep giving crystals
    assert mars(match).ending == 2


def test_r061_the_guard_against_endless_play() -> None:
    match = table({"acted": True}, {"acted": True}, turn=None, round=60)
    assert mars(match).ending >= 1
    assert mars(table({"acted": True}, {"acted": True}, turn=None, round=59)).ending == 0


# --- First Colonists --------------------------------------------------------------------------------------------------
def colonists(*players: dict[str, Any], **rest: Any) -> Match:
    """Return a match of First Colonists."""
    return table(*players, options={"first_colonists": True}, **rest)


def test_first_colonists_set_up() -> None:
    match = GAME.start(4, 3, {"first_colonists": True})
    state = mars(match)
    assert len(set(state.space)) == 4
    assert set(state.space) <= {2, 3, 4, 6, 7, 8}
    assert [mission["id"] for mission in match.view(None)["table"]["missions"]] == [
        "blueprints_taken",
        "scientists_taken",
        "research_tiles",
    ]
    assert sorted(state.plans) == [0, 1, 2, 3]


def test_a_plan_is_shown_by_building_and_brings_two_tasks() -> None:
    match = colonists({"plan": "A1"}, {"plan": "A2", "space": 6}, task_deck=["B8", "B7", "B6", "B5"])
    ask(match, GREEN, Lay(4, place("J2")))
    assert mars(match).plans[GREEN] == 0  # an oxygen condenser is not on A1
    ask(match, GREEN, Lay(1, place("H1")))
    assert mars(match).plans[GREEN] == -1
    assert match.view(GREEN)["table"]["players"][GREEN]["tasks"] == ["B5", "B6"]
    assert "tasks" not in match.view(BLUE)["table"]["players"][GREEN]


@pytest.mark.parametrize("task", range(8), ids=TASK_KINDS)
def test_r062_every_task_brings_its_reward_once_in_a_turn(task: int) -> None:
    other = (task + 1) % 8
    empty = dict.fromkeys(GOODS[:5], 0)
    match = colonists({"stock": empty}, tasks={f"B{task + 1}": "hand0", f"B{other + 1}": "hand0"}, task_deck=[])
    match.state.stack.clear()
    offer_task(mars(match), GREEN, TaskId(task))
    run(match.state)
    assert topic(match) == "task"
    say(match, True)
    good = GOODS[TASK_REWARDS[task]]
    assert (player(match)["waiting"] if good == "crystal" else stock(match)[good]) == 1
    offer_task(mars(match), GREEN, TaskId(other))
    run(match.state)
    assert topic(match) == ""  # one in a turn
    kept = colonists(tasks={f"B{task + 1}": "hand0"}, task_deck=[])
    kept.state.stack.clear()
    offer_task(mars(kept), GREEN, TaskId(task))
    run(kept.state)
    say(kept, False)
    assert mars(kept).task_at[task] == GREEN  # the player may keep the card


TASKS_DONE: list[tuple[str, dict[str, Any], Any, int]] = [
    ("obtain_blueprint", {"space": 1}, [("main", "obtain_blueprint"), "first"], 0),
    ("learn_tech", {"space": 1}, [("main", "learn_tech"), "first"], 1),
    ("develop_tech", {"space": 1}, [("main", "research_development"), "first"], 2),
    ("construct_shelter", {"bots": ["F3", None, None, None]}, [("main", "construct"), "shelter"], 4),
    ("hire_scientist", {"stock": {"battery": 2}}, [("main", "hire_or_contract"), ("scientist", "hydrologist")], 5),
    ("move_bots", {}, [("main", "control_center"), "first", "done"], 7),
]


@pytest.mark.parametrize(("name", "me", "answers", "task"), TASKS_DONE, ids=[each[0] for each in TASKS_DONE])
def test_r062_doing_the_thing_offers_the_task(name: str, me: dict[str, Any], answers: Any, task: int) -> None:
    match = colonists(me, tasks={f"B{task + 1}": "hand0"}, task_deck=[], grid=["water", *[None] * 7])
    for answer in answers:
        if answer == "first":
            answer = choices(match)[0]
        elif answer == "shelter":
            answer = next(each for each in choices(match) if each[1] == "shelter")
        say(match, answer)
    for _ in range(12):
        if topic(match) in ("task", "turn"):
            break
        decision = next(iter(match.asked().values()))
        listed = decision.listed()
        say(match, listed[-1] if listed else decision.proposal)  # type: ignore[attr-defined]
    assert topic(match) == "task"
    assert TASK_KINDS[task] == name


@pytest.mark.parametrize(("side", "met"), [("colony", "B4"), ("orbit", "B4"), ("orbit", "B7")])
def test_two_worlds_a_task_kept_on_a_flight_shows_nowhere(side: str, met: str) -> None:
    """Others see the same questions of the same player, whether the flight meets a task in hand or not."""
    from_, to = (5, 1) if side == "colony" else (1, 5)  # to a space without a bonus, after which nothing is asked

    def seen(task: str) -> list[Any]:
        match = colonists(
            {"space": from_, "acted": True},
            {"space": 8, "acted": True, "hangar": 1},
            turn=None,
            shuttle={"side": side, "at": 1},
            tasks={task: "hand0"},
            task_deck=[],
        )
        found: list[Any] = []
        while asked(match)[0] == GREEN:
            if (now := match.view(BLUE)["table"]) not in found[-1:]:
                found.append(now)
            topics.append(topic(match))
            first = choices(match)[0] if topic(match) == "discovery" else None
            say(match, {"travel": "shuttle", "task": False, "discovery": first, "space": to}[topic(match)])
        return found

    topics: list[str] = []
    assert seen(met) == seen("B5")
    assert "task" in topics


# --- tie-breaks -------------------------------------------------------------------------------------------------------
TIES: list[tuple[dict[str, Any], dict[str, Any], tuple[int, ...]]] = [
    ({"crystals": 2}, {"crystals": 1}, (GREEN,)),
    ({"crystals": 1}, {"crystals": 1, "points": -3}, (BLUE,)),  # the marker below makes up for it
    ({"crystals": 1}, {"crystals": 1, "cubes": {"mine": True}, "points": -1}, (BLUE,)),
    ({"crystals": 1}, {"crystals": 1}, (GREEN, BLUE)),
]


@pytest.mark.parametrize(("green", "blue", "winners"), TIES)
def test_r063_tie_breaks(green: dict[str, Any], blue: dict[str, Any], winners: tuple[int, ...]) -> None:
    blueprints = {"metal_deposit": {"owner": 1, "hex": "G5"}} if blue.get("points") == -3 else {}
    match = table(green, {"space": 6, **blue}, blueprints=blueprints, turn=None)
    ask(match, GREEN, EndMatch())
    outcome = match.outcome()
    assert outcome is not None
    assert len(set(scores(mars(match)))) == 1
    assert outcome.winners == winners
    assert standing(mars(match), GREEN)[0] == outcome.scores[GREEN]
    assert hex_(match, "G5")["building"] == "mine"


def test_loading_plays_nothing() -> None:
    state = {"round": 4, "phase": "colonization", "players": [{"space": 5, "acted": True}, {"space": 6, "acted": True}]}
    match = GAME.load({"game": "on_mars", "seats": 2, "state": state})
    assert topic(match) == "go-on"
    assert match.view(None)["table"]["phase"] == "colonization"
    say(match, "done")
    assert match.view(None)["table"]["phase"] != "colonization" or match.view(None)["table"]["round"] == 5
