"""Adventure 8, the Battle: missions, scoring and the end, and what is said and shown."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.names import HALF
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    PLANET_IDS,
    PLANNING_LOSS,
    PLANT_VALUES,
    SPACES,
    WATER_VALUES,
)
from offworld.kernel.errors import IllegalAnswer
from tests.games.welcome_to_the_moon.battles import EVEN, A, B, battle, full, side
from tests.games.welcome_to_the_moon.build import lines, moon, others, play


# --- missions ------------------------------------------------------------------------------------------------------
def progress(mission: int, *sheets: dict[str, Any]) -> tuple[int, int]:
    state = moon(battle(*sheets))
    return state.rules.progress(state, A, mission)


def near_control(*planets: str, owner: str = "near") -> dict[str, Any]:
    return {"control": dict.fromkeys(planets, owner)}


def test_mission_106_four_planets_on_one_sheet() -> None:
    """R185: shared control counts; two sheets do not add up."""
    assert progress(
        106, near_control("P1", "P2", "P3") | {"control": {"P1": "near", "P2": "both", "P3": "near", "P6": "both"}}
    ) == (4, 4)
    assert progress(106, near_control("P1", "P2", "P3"), near_control("P1", "P2", owner="far")) == (3, 4)
    assert progress(106, {}, near_control("P1", "P2", "P3", "P4", owner="far")) == (4, 4)
    assert progress(106, near_control("P1", "P2", "P3", "P4", owner="far")) == (0, 4)


def test_mission_107_a_planet_of_each_colour_on_one_sheet() -> None:
    assert progress(107, near_control("P1", "P2", "P3")) == (3, 3)
    assert progress(107, near_control("P1", "P5", "P7", "P3"), near_control("P2", owner="far")) == (2, 3)


def test_mission_108_seven_asteroids_on_one_sheet() -> None:
    assert progress(108, {"asteroids": {f"AST0{i}": "near" for i in range(1, 8)}}) == (7, 7)
    six = {f"AST0{i}": "near" for i in range(1, 7)}
    assert progress(108, {"asteroids": six | {"AST13": "far"}}, {"asteroids": {"AST13": "far"}}) == (6, 7)


def test_mission_109_each_colour_raised_twice_on_one_sheet() -> None:
    assert progress(109, {"values": {"near_green": 2, "near_blue": 2, "near_grey": 2}}) == (6, 6)
    assert progress(109, {"values": {"near_green": 4, "near_blue": 2, "near_grey": 1, "far_grey": 2}}) == (5, 6)


def test_mission_110_six_plants_and_four_waters_on_one_sheet() -> None:
    assert progress(110, {"plant_track": {"near": 6}, "water_track": {"near": 4}}) == (10, 10)
    assert progress(110, {"plant_track": {"near": 9}, "water_track": {"near": 3}}) == (9, 10)


def test_mission_111_four_different_moons_on_one_sheet() -> None:
    assert progress(111, {"moons": {"P1.m1": "near", "P2.m2": "near", "P3.m1": "near", "P7.m1": "near"}}) == (4, 4)
    assert progress(111, {"moons": {"P1.m1": "near", "P1.m2": "near", "P3.m1": "near", "P7.m1": "near"}}) == (3, 4)


def test_campaign_missions_146_to_148_look_at_both_sheets() -> None:
    near, far = near_control("P1", "P2", "P3", "P4"), near_control("P1", "P2", owner="far")
    assert progress(146, near, far) == (5, 6)
    assert progress(146, near, near_control("P1", "P2", "P3", owner="far")) == (6, 6)
    asteroids = {"asteroids": {f"AST0{i}": "near" for i in range(1, 8)}}
    assert progress(147, asteroids, {"asteroids": {f"AST{i:02}": "far" for i in range(9, 14)}}) == (10, 10)
    assert progress(147, asteroids) == (5, 10)
    tracks = (
        {"plant_track": {"near": 6}, "water_track": {"near": 4}},
        {"plant_track": {"far": 6}, "water_track": {"far": 3}},
    )
    assert progress(148, *tracks) == (19, 20)


@pytest.mark.parametrize(("flipped", "points"), [(False, 10), (True, 6)])
def test_r023_r024_first_and_later_claims(flipped: bool, points: int) -> None:
    three = {"moons": {"P1.m1": "near", "P2.m2": "near", "P3.m1": "near"}}
    cards = ((14, "planning"), (8, "robot"), (9, "energy"))
    match = battle(three, cards=cards, missions=[106, 108, 111], flipped={"C": flipped})
    for answer in ([0, 0], "P7.1", "P7.m1"):
        match.answer(A, answer)
    before = match.position()
    with pytest.raises(IllegalAnswer):
        match.answer(A, ["A"])
    assert match.position() == before
    match.answer(A, ["C"])
    match.answer(A, "done")
    others(match, A)
    assert lines(match, A)["missions"] == points


# --- scoring and the end -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "field", "values"),
    [("plants", "plant_track", PLANT_VALUES), ("water", "water_track", WATER_VALUES)],
)
def test_tracks_of_both_sheets_add_up(line: str, field: str, values: tuple[int, ...]) -> None:
    assert PLANT_VALUES == (0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40)
    assert WATER_VALUES == (0, 3, 6, 10, 14, 19, 24, 30, 37, 45)
    for crossed, points in enumerate(values):
        match = battle({field: {"near": crossed, "far": 1}}, {field: {"far": 2}})
        assert lines(match, A)[line] == points + values[2]
        assert lines(match, B)[line] == values[1]


def test_r182_the_loss_by_planning_is_ten_after_three() -> None:
    assert PLANNING_LOSS == (0, 3, 6, 10, 15, 21, 28, 36)
    match = battle({"planning": {"near": 3}}, {"planning": {"far": 7}})
    assert lines(match, A)["planning"] == -46


def test_planets_count_on_each_sheet_by_its_own_values() -> None:
    """R188: one total for each player."""
    left = {
        "control": {"P1": "near", "P5": "near", "P3": "near", "P2": "far"},
        "values": {"near_green": 4, "far_green": 1},
    }
    right = {"control": {"P7": "far", "P4": "both"}, "values": {"far_grey": 2}}
    match = battle(left, right)
    found = lines(match, A)
    assert (found["green"], found["blue"], found["grey"]) == (2 * 8 + 1 * 2, 2, 6)
    assert lines(match, B)["grey"] == 4 + 4


def test_r186_a_full_sheet_ends_the_match_moons_are_not_needed() -> None:
    rest = dict.fromkeys(SPACES, "far")
    del rest["P3.5"]
    control = dict.fromkeys([planet for planet in PLANET_IDS if planet != "P3"], "far")
    match = battle({"spaces": rest, "control": control}, cards=((6, "energy"), (8, "plant"), (9, "robot")), seats=3)
    play(match, A, [0, 0], "P3.5")
    others(match, A)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-sheet-several"


def test_r186_both_errors_of_one_sheet_end_the_match() -> None:
    cards = ((14, "robot"), (15, "plant"), (15, "energy"))
    match = battle({"spaces": full("P7"), "errors": {"near": 1}}, cards=cards, seats=3)
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-errors"
    match = battle({"spaces": full("P7")}, {}, {"errors": {"far": 1}}, cards=cards, seats=3)
    others(match)
    assert not match.over  # one error on each of two sheets


def test_r187_fewest_errors_over_both_sheets_break_a_tie() -> None:
    match = battle(
        {"errors": {"near": 1}, "water_track": {"near": 1}}, {"errors": {"far": 1}, "plant_track": {"far": 1}}
    )
    state = moon(match)
    assert state.rules.tie_break(state, A) == -2
    assert state.rules.tie_break(state, B) == 0


def test_the_match_ends_with_three_missions_of_one_player() -> None:
    three = {"claims": {"A": "first", "B": "later", "C": "first"}}
    match = battle(players=[{}, three], missions=[107, 109, 111], flipped={"A": True, "B": True, "C": True})
    assert lines(match, B)["missions"] == 9 + 6 + 10
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-missions"


def test_what_was_written_last_is_the_number_as_it_was_changed() -> None:
    match = battle(cards=((9, "astronaut"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], ["P6.1", 2])
    others(match, A)
    assert moon(match).last[A][3] == 11 * HALF


# --- what is said and shown ----------------------------------------------------------------------------------------
def test_why_something_cannot_be_taken() -> None:
    near = {"asteroids": {"AST01": "near"}, "moons": {"P1.m1": "far"}, "spaces": full("P7"), "values": {"near_blue": 4}}
    cards = ((4, "robot"), (8, "planning"), (9, "energy"))
    asked = (
        (0, "P2.1", (("AST01", "marked"), ("AST03", "8-nearest"))),
        (1, "P4.1", (("P1.m1", "marked"), ("P7.m1", "8-closed"), ("P2.m2", "8-first-free"))),
        (2, "P4.1", (("blue", "marked"),)),
    )
    for pile, space, expected in asked:
        match = battle(near, cards=cards)
        match.answer(A, [pile, pile])
        match.answer(A, space)
        if space == "P4.1":
            match.answer(A, "skip")  # the plant of the space
        for target, key in expected:
            why = match.why_not(A, target)
            assert why is not None
            assert why.key == f"welcome_to_the_moon-{key}"


def test_the_view_says_whose_sides_they_are_and_which_is_in_play() -> None:
    match = battle({"spaces": side("P1", "near", "far"), "moons": {"P1.m1": "far"}}, seats=3, turn=EVEN)
    facts = match.view(A)["table"]["facts"]
    assert [each["owners"] for each in facts] == [{"near": 0, "far": 1}, {"near": 1, "far": 2}, {"near": 2, "far": 0}]
    assert facts[0]["playing"] == "far"
    assert facts[0]["symbols"]["P1"] == [1, 2]
    assert facts[0]["symbols"]["P2"] == [0, 0]
