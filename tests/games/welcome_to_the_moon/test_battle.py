"""Adventure 8, the Battle, up to its effects: rulebook pages 49 to 55 and rulings R169 to R188, R219 to R221."""

from __future__ import annotations

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    CONTROL_AT,
    free_moons,
    majority_of,
    next_asteroid,
    paper_of,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    ASTEROID_IDS,
    ASTEROIDS,
    FAR,
    MOON_IDS,
    NEAR,
    PLANET_IDS,
    PLANETS,
    SPACES,
    planets_of,
)
from offworld.games.welcome_to_the_moon.rules.setup import set_up
from offworld.kernel.errors import IllegalAnswer
from tests.games.welcome_to_the_moon.battles import EVEN, ODD, A, B, C, battle, full, paper, side
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play


# --- the print -----------------------------------------------------------------------------------------------------
def test_totals_of_the_sheet() -> None:
    assert len(SPACES) == 33
    assert len(MOON_IDS) == 14
    assert len(ASTEROID_IDS) == 13
    assert sum([planet.plants for planet in PLANETS]) == 12
    assert sum([planet.water for planet in PLANETS]) == 6
    assert ASTEROIDS[::-1] == ASTEROIDS


def test_r172_r220_which_planets_a_number_fits() -> None:
    expected = {0: [0], 1: [0], 3: [0, 1], 4: [1], 5: [1, 2], 7: [2, 3], 8: [3], 9: [3, 4], 11: [4, 5], 13: [5, 6]}
    for number, planets in expected.items():
        assert planets_of(number) == planets
    for number in (14, 15, 16, 17, 42):
        assert planets_of(number) == [6]


def test_r179_plants_and_water_of_planets() -> None:
    assert (PLANETS[6].plants, PLANETS[6].water) == (2, 0)
    assert [(PLANETS[i].plants, PLANETS[i].water) for i in (0, 1)] == [(1, 1), (1, 1)]


# --- two sheets ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r169_r170_odd_turns_on_the_own_sheet_even_turns_on_that_of_the_seat_before(seats: int) -> None:
    cards = ((6, "robot"), (8, "plant"), (10, "energy"))
    match = battle(cards=cards, seats=seats, turn=ODD)
    for seat in range(seats):
        play(match, seat, [0, 0], "P3.1")
    assert [paper(match, number)["spaces"] for number in range(seats)] == [{"P3.1": "near"}] * seats
    match = battle(cards=cards, seats=seats, turn=EVEN)
    play(match, A, [0, 0], "P3.1")
    play(match, B, [1, 1], "P4.1")
    others(match, A, B)
    assert paper(match, seats - 1)["spaces"] == {"P3.1": "far"}
    assert paper(match, 0)["spaces"] == {"P4.1": "far"}


def test_r169_nobody_plays_on_the_sheet_of_another_in_the_same_turn() -> None:
    state = moon(battle(seats=5))
    for one in (NEAR, FAR):
        assert sorted([paper_of(state, seat, one) for seat in range(5)]) == list(range(5))


def test_there_are_two_sheets_for_one_player() -> None:
    """Facts, sheet_sharing: near side of the first, far side of the second."""
    state = set_up(1, 8, False, 1, 7)
    assert len(state.sheets) == 2
    assert [paper_of(state, 0, one) for one in (NEAR, FAR)] == [0, 1]
    assert majority_of(state, 0, 0) == 1 << NEAR  # R177: a tie goes to the player alone
    assert majority_of(state, 1, 0) == 1 << FAR


# --- symbols -------------------------------------------------------------------------------------------------------
def test_example_of_a_seven() -> None:
    """Rulebook, "Draw your symbol": 7 fits the blue 5-6-7 and the grey 7-8-9; the first free space is taken."""
    match = battle({"spaces": side("P3", "far", "far")}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == ["P3.3", "P4.1"]
    for space, key in (("P3.4", "8-first-free"), ("P3.1", "filled"), ("P1.1", "8-other-planet")):
        why = match.why_not(A, space)
        assert why is not None
        assert why.key == f"welcome_to_the_moon-{key}"


def test_r171_numbers_need_not_ascend() -> None:
    match = battle({"spaces": side("P4", "near")}, cards=((7, "energy"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "P4.2")
    assert paper(match, 0)["spaces"] == {"P4.1": "near", "P4.2": "near"}


def test_a_refused_space_changes_nothing() -> None:
    match = battle(cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    before = match.position()
    for bad in ("P3.2", "P1.1", "P3.m1", "K1.1", 7, None, ["P3.1", 1]):
        with pytest.raises(IllegalAnswer):
            match.answer(A, bad)
    assert match.position() == before


def test_r173_a_system_error_is_marked_on_the_side_in_play() -> None:
    cards = ((14, "robot"), (15, "plant"), (15, "energy"))
    match = battle({"spaces": full("P7")}, cards=cards, turn=ODD)
    assert A not in match.asked()
    others(match)
    assert paper(match, 0)["errors"] == {"near": 1}
    match = battle({"spaces": full("P7")}, cards=cards, turn=EVEN)
    assert B not in match.asked()  # seat 1 plays on the far side of sheet 0
    others(match)
    assert paper(match, 0)["errors"] == {"far": 1}
    assert lines(match, B)["errors"] == -5
    assert lines(match, A)["errors"] == 0


# --- control -------------------------------------------------------------------------------------------------------
def test_r174_the_last_space_gives_the_planet_to_the_majority() -> None:
    """Rulebook, "Control": symbols on the moon count."""
    cards = ((1, "energy"), (8, "plant"), (9, "robot"))
    for spaces, moons, control in (
        (side("P1", "near", "far"), {}, "near"),
        (side("P1", "far", "far"), {}, "far"),
        (side("P1", "far", "far"), {"P1.m1": "near"}, "both"),
        (side("P1", "far", "far"), {"P1.m1": "near", "P1.m2": "near"}, "near"),
        (side("P1", "near", "far"), {"P1.m1": "far"}, "both"),
    ):
        match = battle({"spaces": spaces, "moons": moons}, cards=cards)
        play(match, A, [0, 0], "P1.3")
        assert paper(match, 0)["control"] == {"P1": control}


def test_r174_both_score_a_planet_that_they_share() -> None:
    match = battle({"spaces": side("P1", "near", "far"), "control": {"P1": "both"}})
    assert [lines(match, seat)["green"] for seat in (A, B)] == [2, 2]


def test_r175_the_moon_of_a_planet_just_taken_is_closed() -> None:
    match = battle({"spaces": side("P1", "near", "far")}, cards=((1, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "P1.3")
    match.answer(A, "skip")  # the plant of the space
    assert choices(match, A) == [f"P{i}.m1" for i in range(2, 8)] + ["skip"]


def test_r176_two_symbols_on_a_moon_both_may_be_of_one_player() -> None:
    marks = moon(battle({"moons": {"P1.m1": "near", "P2.m1": "near", "P2.m2": "far"}, "spaces": full("P3")})).sheets[A]
    assert free_moons(marks) == ["P1.m2", "P4.m1", "P5.m1", "P6.m1", "P7.m1"]


def test_r219_a_neighbour_may_give_control_on_the_other_sheet_for_a_mission_of_this_turn() -> None:
    """Seat 1 fills a planet of sheet 1 whose far side belongs to seat 2."""
    three = {"P1": "far", "P2": "far", "P7": "far"}
    near_end = {
        "spaces": full("P1", "P2", "P7", owner="far") | side("P3", "far", "far", "far", "far"),
        "control": three,
    }
    cards = ((6, "energy"), (8, "plant"), (10, "robot"))
    match = battle({}, near_end, cards=cards, seats=3, missions=[106, 108, 110], turn=ODD)
    play(match, A, [0, 0], "P3.1")
    play(match, C, [0, 0], "P3.1")  # nothing to claim while seat 1 has not written
    match.answer(B, [0, 0])
    match.answer(B, "P3.5")
    finish(match, B)
    assert list(match.asked()) == [C]
    assert choices(match, C) == ["A"]
    play(match, C, ["A"])
    assert lines(match, C)["missions"] == 12
    assert moon(match).flipped == [1, 0, 0]


def test_own_control_is_claimed_in_the_own_chain() -> None:
    three = {"P1": "near", "P2": "near", "P7": "near"}
    near_end = {"spaces": full("P1", "P2", "P7") | side("P3", "near", "near", "near", "near"), "control": three}
    match = battle(near_end, cards=((6, "energy"), (8, "plant"), (10, "robot")), missions=[106, 108, 110])
    match.answer(A, [0, 0])
    match.answer(A, "P3.5")
    while match.asked()[A].kind != "some_of":
        match.answer(A, "skip")
    assert choices(match, A) == ["A"]


def test_r177_planets_that_are_not_full_are_given_at_the_end() -> None:
    three = {"claims": {"A": "first", "B": "first", "C": "first"}}
    near = {"spaces": side("P4", "near", "far", "near"), "moons": {"P2.m1": "far"}}
    match = battle(near, players=[three, {}], cards=((14, "robot"), (15, "plant"), (15, "energy")))
    others(match)
    state = moon(match)
    assert match.over
    control = state.sheets[0][CONTROL_AT : CONTROL_AT + len(PLANET_IDS)]
    assert control == [3, 2, 3, 1, 3, 3, 1]  # 0 to 0 goes to both; the last planet got a symbol in this turn


# --- effects -------------------------------------------------------------------------------------------------------
def test_example_of_plants() -> None:
    """Rulebook, "Greenhouses": 11 with plant on the blue 11-12-13 crosses off a plant and a box: 2 points."""
    match = battle(cards=((11, "plant"), (8, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "P6.1")
    assert choices(match, A) == ["P6", "skip"]
    match.answer(A, "P6")
    finish(match, A)
    others(match, A)
    assert paper(match, 0)["plants"] == {"P6": 1}
    assert paper(match, 0)["plant_track"] == {"near": 1}
    assert lines(match, A)["plants"] == 2


def test_example_of_water() -> None:
    """Rulebook, "Water": 2 with water on the green <1-2-3 crosses off a water and a box: 3 points."""
    match = battle(cards=((2, "water"), (8, "robot"), (9, "energy")))
    play(match, A, [0, 0], "P1.1", "P1")
    others(match, A)
    assert paper(match, 0)["water"] == {"P1": 1}
    assert lines(match, A)["water"] == 3


def test_r178_the_symbols_of_a_planet_are_shared_and_run_out() -> None:
    cards = ((2, "water"), (14, "water"), (2, "plant"))
    match = battle({"water": {"P1": 1}, "plants": {"P1": 1}}, cards=cards)
    for pile, space in ((0, "P1.1"), (2, "P1.1"), (1, "P7.1")):  # planet 7 has no water at all
        match = battle({"water": {"P1": 1}, "plants": {"P1": 1}}, cards=cards)
        match.answer(A, [pile, pile])
        match.answer(A, space)
        assert choices(match, A) == ["done"]


def test_r178_bonuses_of_spaces_need_no_symbol_of_the_planet() -> None:
    match = battle(
        {"spaces": side("P1", "far", "far"), "plants": {"P1": 1}}, cards=((2, "water"), (8, "robot"), (9, "plant"))
    )
    match.answer(A, [0, 0])
    match.answer(A, "P1.3")
    assert choices(match, A) == ["use", "skip"]  # R221: may be declined
    match.answer(A, "use")
    finish(match, A)
    assert paper(match, 0)["plant_track"] == {"near": 1}
    assert paper(match, 0)["plants"] == {"P1": 1}


def test_example_of_asteroids() -> None:
    """Rulebook, "Engineers": the second asteroid gives a plant at once."""
    match = battle({"asteroids": {"AST01": "near"}}, cards=((4, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "P2.1")
    assert choices(match, A) == ["AST02", "skip"]
    match.answer(A, "AST02")
    assert choices(match, A) == ["done"]
    assert paper(match, 0)["asteroids"] == {"AST01": "near", "AST02": "near"}
    assert paper(match, 0)["plant_track"] == {"near": 1}


def test_r180_each_goes_from_the_own_end_until_they_meet() -> None:
    marks = moon(battle({"asteroids": {"AST01": "near", "AST13": "far", "AST12": "far"}})).sheets[A]
    assert next_asteroid(marks, NEAR) == 1
    assert next_asteroid(marks, FAR) == 10
    all_taken = dict.fromkeys(ASTEROID_IDS, "far")
    match = battle({"asteroids": all_taken}, cards=((4, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "P2.1")
    assert choices(match, A) == ["done"]  # R221


def test_both_bonuses_of_an_asteroid_are_used() -> None:
    """AST06 gives energy twice; the colour is chosen each time and cannot be declined (R221)."""
    taken = {f"AST0{i}": "near" for i in range(1, 6)}
    match = battle({"asteroids": taken}, cards=((4, "robot"), (8, "plant"), (9, "energy")))
    for answer in ([0, 0], "P2.1", "AST06"):
        match.answer(A, answer)
    assert choices(match, A) == ["green", "blue", "grey"]
    with pytest.raises(IllegalAnswer):
        match.answer(A, "skip")
    match.answer(A, "grey")
    match.answer(A, "green")
    finish(match, A)
    assert paper(match, 0)["values"] == {"near_green": 1, "near_grey": 1}


def test_r181_the_middle_asteroid_marks_two_moons_without_a_loss() -> None:
    taken = {f"AST0{i}": "near" for i in range(1, 7)}
    match = battle({"asteroids": taken, "planning": {"near": 7}}, cards=((4, "robot"), (8, "plant"), (9, "energy")))
    for answer in ([0, 0], "P2.1", "AST07", "P3.m1", "P3.m2"):
        match.answer(A, answer)
    finish(match, A)
    assert paper(match, 0)["moons"] == {"P3.m1": "near", "P3.m2": "near"}
    assert paper(match, 0)["planning"] == {"near": 7}


def test_the_robot_of_a_space_takes_an_asteroid_with_its_bonus() -> None:
    near = {"spaces": side("P3", "far", "far"), "asteroids": {"AST01": "near", "AST02": "near"}}
    match = battle(near, cards=((6, "energy"), (8, "plant"), (9, "robot")))
    for answer in ([0, 0], "P3.3", "AST03"):
        match.answer(A, answer)
    assert choices(match, A) == ["green", "blue", "grey", "skip"]  # then comes the effect of the combination
    assert paper(match, 0)["water_track"] == {"near": 1}


def test_example_of_energy() -> None:
    """Rulebook, "Energy": grey planets are worth 5 instead of 4."""
    match = battle({"control": {"P4": "near"}}, cards=((11, "energy"), (8, "plant"), (9, "robot")))
    assert lines(match, A)["grey"] == 4
    play(match, A, [0, 0], "P6.1", "grey")
    others(match, A)
    assert lines(match, A)["grey"] == 5


def test_energy_goes_four_times_for_each_colour() -> None:
    raised = {"near_green": 4, "near_blue": 4, "near_grey": 3, "far_grey": 4}
    match = battle({"values": raised}, cards=((11, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "P6.1")
    assert choices(match, A) == ["grey", "skip"]


def test_example_of_planning() -> None:
    """Rulebook, "Planning": 1 on the green planet, the symbol on its moon, and a box of losses."""
    match = battle(cards=((1, "planning"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "P1.1", "P1.m1")
    others(match, A)
    assert paper(match, 0)["moons"] == {"P1.m1": "near"}
    assert paper(match, 0)["planning"] == {"near": 1}
    assert lines(match, A)["planning"] == -3


def test_r019_seven_boxes_on_each_side() -> None:
    match = battle({"planning": {"near": 7, "far": 1}}, cards=((1, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "P1.1")
    assert choices(match, A) == ["done"]


# --- astronauts ----------------------------------------------------------------------------------------------------
def test_example_of_astronauts() -> None:
    """Rulebook, "Crew": 9 becomes 11 and marks the blue planet; an astronaut is circled for later."""
    match = battle(cards=((9, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    places = [("P3.1", (-2,)), ("P4.1", (-2, -1, 0)), ("P5.1", (0, 1, 2)), ("P6.1", (2,))]
    assert choices(match, A) == [(space, change) for space, changes in places for change in changes]
    match.answer(A, ["P6.1", 2])
    finish(match, A)
    assert paper(match, 0)["astronauts"] == {"near": 1}
    assert paper(match, 0)["spent"] == {}


def test_r183_a_stored_astronaut_changes_the_number_beside_any_effect() -> None:
    match = battle({"astronauts": {"near": 1}}, cards=((9, "plant"), (8, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, ["P6.1", 2])
    assert choices(match, A) == ["P6", "skip"]
    match.answer(A, "P6")
    finish(match, A)
    assert paper(match, 0)["spent"] == {"near": 1}
    assert paper(match, 0)["astronauts"] == {"near": 1}  # no new one is circled
    assert paper(match, 0)["plants"] == {"P6": 1}


def test_r183_it_belongs_to_the_sheet_on_which_it_was_circled() -> None:
    cards = ((9, "plant"), (8, "robot"), (9, "energy"))
    match = battle({"astronauts": {"near": 1}}, cards=cards, turn=EVEN)
    match.answer(A, [0, 0])
    assert choices(match, A) == ["P4.1", "P5.1"]


def test_r184_one_stored_astronaut_adds_to_the_effect() -> None:
    match = battle({"astronauts": {"near": 3}}, cards=((9, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert {change for _, change in choices(match, A)} == set(range(-4, 5))
    match.answer(A, ["P7.1", 4])
    finish(match, A)
    assert paper(match, 0)["astronauts"] == {"near": 4}
    assert paper(match, 0)["spent"] == {"near": 1}
    match = battle({"astronauts": {"near": 3}}, cards=((9, "astronaut"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], ["P6.1", 2])  # the effect is enough: nothing is spent
    assert paper(match, 0)["spent"] == {}


def test_r015_with_six_circled_the_effect_is_gone_but_stored_ones_are_not() -> None:
    cards = ((9, "astronaut"), (8, "plant"), (9, "energy"))
    match = battle({"astronauts": {"near": 6}, "spent": {"near": 6}}, cards=cards)
    match.answer(A, [0, 0])
    assert choices(match, A) == ["P4.1", "P5.1"]
    match = battle({"astronauts": {"near": 6}, "spent": {"near": 5}}, cards=cards)
    match.answer(A, [0, 0])
    match.answer(A, ["P6.1", 2])
    finish(match, A)
    assert paper(match, 0)["astronauts"] == {"near": 6}
    assert paper(match, 0)["spent"] == {"near": 6}


def test_r008_a_stored_astronaut_need_not_be_spent_to_avoid_an_error() -> None:
    stuck = {"spaces": full("P7"), "astronauts": {"near": 1}}
    cards = ((14, "robot"), (15, "plant"), (15, "energy"))
    match = battle(stuck, cards=cards)
    assert choices(match, A) == [(0, 0), (1, 1), (2, 2), "error"]
    match.answer(A, [0, 0])
    assert choices(match, A) == [("P6.1", -2), ("P6.1", -1)]
    match = battle(stuck, cards=cards)
    play(match, A, "error")
    assert paper(match, 0)["errors"] == {"near": 1}
    assert paper(match, 0)["spent"] == {}


def test_a_number_never_falls_below_zero() -> None:
    match = battle({"astronauts": {"near": 1}}, cards=((1, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert min([change for _, change in choices(match, A)]) == -1
    why = match.why_not(A, ["P1.1", -2])
    assert why is not None
    assert why.key == "welcome_to_the_moon-below-zero"
