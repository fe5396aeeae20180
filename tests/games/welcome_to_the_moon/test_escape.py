"""Adventure 7, the Escape: rulebook pages 44 to 48 and rulings R152 to R168."""

from __future__ import annotations

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import CLOSED_AIRLOCKS, openable, reached
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    BLOCKS,
    GREENHOUSES,
    MODULES,
    PLANNING_LOSS,
    ROBOT_SPACES,
    SPACES,
    TANK_IDS,
)
from offworld.kernel.errors import IllegalAnswer
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play, sheet
from tests.games.welcome_to_the_moon.escapes import ALL_OPEN, FIRST_SHIP, A, airlock, escape, full


# --- the print -----------------------------------------------------------------------------------------------------
def test_the_sheet() -> None:
    assert len(SPACES) == 43
    assert len(MODULES) == 13  # R167
    assert len(GREENHOUSES) == 6
    assert len(CLOSED_AIRLOCKS) == 24
    assert len(TANK_IDS) == 13
    assert [SPACES[space] for space in ROBOT_SPACES] == [
        "S1.1",
        "S1.8",
        "S2.3",
        "S2.10",
        "S3.5",
        "S4.2",
        "S5.6",
        "S6.2",
    ]


def test_every_block_can_be_reached() -> None:
    assert all(reached(moon(escape({"airlocks": ALL_OPEN})).sheets[A]))


def test_r164_printed_circles() -> None:
    form = sheet(escape(), A)
    assert form["plants"] == {"S1": 0, "S2": 0, "S3": 1, "S4": 1, "S5": 1, "S6": 2}
    assert form["reactors"] == {"S1": 0, "S2": 0, "S3": 0, "S4": 1, "S5": 1, "S6": 2}


# --- writing -------------------------------------------------------------------------------------------------------
def test_r152_at_the_start_two_modules_of_the_lowest_starship_are_open() -> None:
    match = escape()
    match.answer(A, [0, 0])
    assert choices(match, A) == FIRST_SHIP
    for space in ("S1.5", "S2.1"):
        why = match.why_not(A, space)
        assert why is not None
        assert why.key == "welcome_to_the_moon-7-not-reached"


def test_r154_a_starship_ascends_as_a_whole_whatever_its_airlocks() -> None:
    """The greenhouse and the module behind it belong to the same row."""
    match = escape({"spaces": {"S1.2": 5, "S1.7": 9}}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == ["S1.3", "S1.4", "S1.6"]
    why = match.why_not(A, "S1.8")
    assert why is not None
    assert why.key == "welcome_to_the_moon-order"
    match = escape({"spaces": {"S1.2": 7}}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    assert (0, 0) not in choices(match, A)  # R009
    opened = {"spaces": {"S1.2": 5, "S1.7": 9}, "airlocks": {airlock("S1.M1", "S1.G1"): 1}}
    match = escape(opened, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == ["S1.3", "S1.4", "S1.5", "S1.6"]


def test_a_refused_space_changes_nothing() -> None:
    match = escape({"spaces": {"S1.2": 5}})
    match.answer(A, [0, 0])
    before = match.position()
    for bad in ("S1.2", "S1.1", "S1.5", "S4.1", "K1.1", 7, None, ["S1.3", 1]):
        with pytest.raises(IllegalAnswer):
            match.answer(A, bad)
    assert match.position() == before


# --- airlocks ------------------------------------------------------------------------------------------------------
def test_r153_an_airlock_touches_a_reached_block_numbers_are_not_needed() -> None:
    marks = moon(escape()).sheets[A]
    touching = [("S1.M1", "S1.G1"), ("S1.M1", "S2.M1"), ("S1.M1", "S2.M2"), ("S1.G1", "S1.M2"), ("S1.M2", "S2.M3")]
    assert openable(marks) == [airlock(*pair) for pair in touching]
    marks = moon(escape({"airlocks": {airlock("S1.M2", "S2.M3"): 1}})).sheets[A]
    assert airlock("S2.G1", "S2.M3") in openable(marks)
    assert airlock("S2.M2", "S2.G1") not in openable(marks)


def test_the_robot_effect_opens_an_airlock_and_lets_numbers_in_behind_it() -> None:
    match = escape(cards=((7, "robot"), (8, "plant"), (9, "energy")))
    lock = airlock("S1.M1", "S2.M2")
    play(match, A, [0, 0], "S1.2", lock)
    others(match, A)
    assert sheet(match, A)["airlocks"] == {lock: 1}
    marks = moon(match).sheets[A]
    assert [BLOCKS[i] for i, is_reached in enumerate(reached(marks)) if is_reached] == ["S1.M1", "S1.M2", "S2.M2"]


def test_r168_an_airlock_between_two_reached_blocks_may_be_opened() -> None:
    marks = moon(escape({"airlocks": {airlock("S1.M1", "S1.G1"): 1}})).sheets[A]
    assert airlock("S1.G1", "S1.M2") in openable(marks)


def test_r155_a_space_with_a_robot_opens_one_more_airlock() -> None:
    """Rulebook, "Robot bonus": in addition to the effect; it cannot be declined."""
    match = escape(cards=((2, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.1")
    assert "skip" not in choices(match, A)
    match.answer(A, airlock("S1.M1", "S1.G1"))
    assert "skip" in choices(match, A)
    match.answer(A, airlock("S1.M1", "S2.M1"))
    finish(match, A)
    assert len(sheet(match, A)["airlocks"]) == 2


def test_r155_an_x_on_a_robot_opens_an_airlock_too() -> None:
    match = escape(cards=((2, "planning"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "S1.2", "S1.1", airlock("S1.M1", "S1.G1"))
    assert sheet(match, A)["airlocks"] == {airlock("S1.M1", "S1.G1"): 1}


def test_r032_a_robot_without_a_closed_airlock_is_lost() -> None:
    match = escape({"airlocks": ALL_OPEN}, cards=((2, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.1")
    assert choices(match, A) == ["done"]


# --- system errors -------------------------------------------------------------------------------------------------
STUCK = {"S1.2": 6, "S1.1": 5, "S1.8": 7, "S1.9": 8} | dict.fromkeys(("S1.3", "S1.4", "S1.6", "S1.7"), "X")


@pytest.mark.parametrize("errors", [0, 1])
def test_r157_the_first_two_errors_may_open_an_airlock(errors: int) -> None:
    cards = ((12, "robot"), (13, "plant"), (15, "energy"))
    match = escape({"spaces": STUCK, "errors": errors}, cards=cards)
    assert "skip" in choices(match, A)
    match.answer(A, airlock("S1.M1", "S2.M1"))
    finish(match, A)
    others(match, A)
    assert sheet(match, A)["errors"] == errors + 1
    assert sheet(match, A)["airlocks"] == {airlock("S1.M1", "S2.M1"): 1}
    match = escape({"spaces": STUCK, "errors": errors}, cards=cards)
    play(match, A, "skip")
    assert sheet(match, A)["airlocks"] == {}


def test_r157_r029_the_third_error_gives_nothing_and_ends_the_match() -> None:
    match = escape({"spaces": STUCK, "errors": 2}, cards=((12, "robot"), (13, "plant"), (15, "energy")))
    assert A not in match.asked()
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-errors"
    assert lines(match, A)["errors"] == -15


# --- the other effects ---------------------------------------------------------------------------------------------
def test_example_of_water() -> None:
    """Rulebook, "Water": 4 with water in the space of the tank circles it; R163: no other space does."""
    cards = ((4, "water"), (8, "plant"), (9, "energy"))
    match = escape(cards=cards)
    match.answer(A, [0, 0])
    match.answer(A, "S1.3")
    assert choices(match, A) == ["S1.3", "skip"]
    match.answer(A, "S1.3")
    finish(match, A)
    assert sheet(match, A)["tanks"] == {"S1.3": 1}
    match = escape(cards=cards)
    match.answer(A, [0, 0])
    match.answer(A, "S1.4")
    assert choices(match, A) == ["done"]


def test_example_of_plants() -> None:
    """Rulebook, "Greenhouses": 2 with plant circles a plant in the starship's greenhouse, not yet reached (R158)."""
    match = escape(cards=((2, "plant"), (8, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    assert choices(match, A) == ["S1", "skip"]
    match.answer(A, "S1")
    finish(match, A)
    assert sheet(match, A)["plants"]["S1"] == 1
    match = escape({"plants": {"S1": 3}}, cards=((2, "plant"), (8, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    assert choices(match, A) == ["done"]  # R209


def test_example_of_energy() -> None:
    """Rulebook, "Energy": 5 with energy circles a reactor of the starship just numbered."""
    match = escape({"airlocks": ALL_OPEN}, cards=((5, "energy"), (8, "robot"), (9, "plant")))
    play(match, A, [0, 0], "S4.1", "S4")
    assert sheet(match, A)["reactors"]["S4"] == 2
    match = escape({"reactors": {"S1": 3}}, cards=((5, "energy"), (8, "robot"), (9, "plant")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    assert choices(match, A) == ["done"]


def test_r156_an_x_needs_a_reached_space_and_crosses_off_a_box() -> None:
    match = escape(cards=((5, "planning"), (8, "robot"), (9, "plant")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    assert choices(match, A) == [space for space in FIRST_SHIP if space != "S1.2"] + ["skip"]
    match.answer(A, "S1.9")
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"S1.2": 5, "S1.9": "X"}
    assert sheet(match, A)["planning"] == 1


def test_r019_nine_times_planning() -> None:
    match = escape({"planning": 9}, cards=((5, "planning"), (8, "robot"), (9, "plant")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    assert choices(match, A) == ["done"]


def test_r165_the_loss_by_planning() -> None:
    assert PLANNING_LOSS == (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
    for uses, loss in enumerate(PLANNING_LOSS):
        assert lines(escape({"planning": uses}), A)["planning"] == -loss


def test_r034_every_second_astronaut_circles_a_wild_symbol() -> None:
    cards = ((5, "astronaut"), (8, "robot"), (9, "plant"))
    match = escape({"astronauts": 1}, cards=cards)
    play(match, A, [0, 0], ["S1.2", 2])
    assert sheet(match, A)["spaces"] == {"S1.2": 7}
    assert sheet(match, A)["astronauts"] == 2
    assert sheet(match, A)["wilds"] == {"astronauts1": 1}
    others(match, A)
    assert len(choices(match, A)) > 3  # from the next turn on it can be used
    match = escape({"planning": 1}, cards=((5, "planning"), (8, "robot"), (9, "plant")))
    play(match, A, [0, 0], "S1.2", "S1.3")
    assert sheet(match, A)["wilds"] == {}  # planning circles none here


def test_a_wild_symbol_replaces_the_effect() -> None:
    match = escape({"astronauts": 2, "wilds": {"astronauts1": 1}}, cards=((5, "water"), (8, "robot"), (9, "plant")))
    match.answer(A, [0, 0, "energy"])
    match.answer(A, "S1.3")
    assert choices(match, A) == ["S1", "skip"]
    match.answer(A, "S1")
    finish(match, A)
    assert sheet(match, A)["wilds"] == {"astronauts1": 2}
    assert sheet(match, A)["tanks"] == {}
    assert sheet(match, A)["reactors"]["S1"] == 1
    match = escape({"wilds": {"astronauts1": 2}}, cards=((5, "water"), (8, "robot"), (9, "plant")))
    with pytest.raises(IllegalAnswer):
        match.answer(A, [0, 0, "energy"])


# --- greenhouses ---------------------------------------------------------------------------------------------------
def test_r159_all_who_are_first_in_a_greenhouse_circle_its_x2() -> None:
    opened = {"airlocks": {airlock("S1.M1", "S1.G1"): 1}}
    cards = ((5, "water"), (8, "energy"), (9, "plant"))
    match = escape(opened, opened, opened, cards=cards, seats=3)
    play(match, 0, [0, 0], "S1.5")
    play(match, 1, [1, 1], "S1.5")
    play(match, 2, [0, 0], "S1.2")
    assert [sheet(match, seat)["doubled"] for seat in range(3)] == [{"S1": 1}, {"S1": 1}, {}]
    match = escape(opened, cards=cards, common={"doubles_taken": {"S1": 1}})
    play(match, 0, [0, 0], "S1.5")
    assert sheet(match, 0)["doubled"] == {}


def test_r159_an_x_circles_the_x2_and_the_others_lose_it() -> None:
    opened = {"airlocks": {airlock("S1.M1", "S1.G1"): 1}}
    match = escape(opened, opened, cards=((5, "planning"), (8, "energy"), (9, "plant")))
    play(match, A, [0, 0], "S1.2", "S1.5")
    others(match, A)
    assert sheet(match, A)["doubled"] == {"S1": 1}
    assert moon(match).common == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("plants", "points"), [(0, 0), (1, 2), (2, 4), (3, 7)])
def test_r160_points_of_greenhouses(plants: int, points: int) -> None:
    """Rulebook, "Greenhouses" at the end: nothing without a number, twice with the x2."""
    filled_ = {"spaces": {"S1.5": 4}, "plants": {"S1": plants}}
    assert lines(escape(filled_), A)["greenhouses"] == points
    assert lines(escape(filled_ | {"doubled": {"S1": 1}}), A)["greenhouses"] == 2 * points
    assert lines(escape({"plants": {"S1": plants}, "doubled": {"S1": 1}}), A)["greenhouses"] == 0


@pytest.mark.parametrize(("reactors", "points"), [(0, 0), (1, 2), (2, 4), (3, 7)])
def test_r161_r162_points_of_modules(reactors: int, points: int) -> None:
    """Rulebook, "Modules": full ones only; the tank of a module doubles that module only."""
    both = {"spaces": full("S1.M1", "S1.M2"), "reactors": {"S1": reactors}}
    assert lines(escape(both), A)["modules"] == 2 * points
    assert lines(escape(both | {"tanks": {"S1.3": 1}}), A)["modules"] == 3 * points
    spaces = full("S1.M1", "S1.M2")
    del spaces["S1.4"]
    assert lines(escape(both | {"spaces": spaces, "tanks": {"S1.3": 1}}), A)["modules"] == points
