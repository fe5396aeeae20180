"""Adventure 2, the Journey: rulebook pages 12 to 17 and rulings R057 to R073, R215."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.names import ROBOT
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import LINES, ROBOT_IDS, SPACES, TANK_IDS
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play, sheet, table

A, B, C = 0, 1, 2


def journey(*sheets: dict[str, Any], **more: Any) -> Any:
    return table(2, *sheets, **more)


def span(first: int, marks: list[Any]) -> dict[str, Any]:
    """Return spaces filled one after another, from the first on."""
    return {f"T{first + i:02}": mark for i, mark in enumerate(marks) if mark is not None}


# --- writing and lines ---------------------------------------------------------------------------------------------
def test_r057_the_trajectory_is_one_row_before_lines_are_drawn() -> None:
    match = journey({"spaces": {"T10": 6, "T20": 9}}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == [f"T{i}" for i in range(11, 20)]


def test_example_a_line_lets_the_numbers_begin_anew() -> None:
    """Rulebook, "Energy": a 1 in the first space of a new stretch; R058: between any two spaces, filled or not."""
    match = journey({"spaces": span(4, [9, 12])}, cards=((1, "robot"), (8, "plant"), (14, "energy")))
    match.answer(A, [2, 2])
    match.answer(A, "T36")
    match.answer(A, "use")  # R060: one energy is circled from the start, so this is the second
    assert choices(match, A) == list(LINES)  # R059: compulsory
    match.answer(A, "W05")
    finish(match, A)
    others(match, A)
    state = moon(match)
    assert "T06" in [SPACES[space] for space in state.rules.openings(state, A, ROBOT, 2)]  # a 1, in halves


def test_r060_r215_twelve_energies_and_no_more() -> None:
    match = journey({"energy": 12}, cards=((7, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "T05")
    assert choices(match, A) == ["done"]


def test_a_third_energy_waits_for_the_fourth() -> None:
    match = journey({"energy": 2}, cards=((7, "energy"), (8, "plant"), (9, "robot")))
    play(match, A, [0, 0], "T05", "use")
    assert sheet(match, A)["energy"] == 3
    assert sheet(match, A)["lines"] == {}


def test_r058_no_second_line_in_the_same_place() -> None:
    match = journey({"energy": 3, "lines": {"W05": 1}}, cards=((7, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "T09")
    match.answer(A, "use")
    assert choices(match, A) == [line for line in LINES if line != "W05"]


def test_r062_a_line_never_makes_written_numbers_illegal() -> None:
    cut = {"spaces": span(1, [5, None, 9]) | span(4, [1, None, 4]), "lines": {"W03": 1}}
    state = moon(journey(cut))
    assert [SPACES[space] for space in state.rules.openings(state, A, ROBOT, 14)] == ["T02", *SPACES[6:]]  # a 7


@pytest.mark.parametrize(("errors", "energy"), [(0, 2), (1, 2), (2, 1)])
def test_r061_the_first_two_errors_give_an_energy(errors: int, energy: int) -> None:
    """The line is drawn at once, although the turn otherwise ends."""
    stuck: dict[str, Any] = {"spaces": {**dict.fromkeys(SPACES, "X"), "T01": 15}, "errors": errors}
    del stuck["spaces"]["T02"]
    match = journey(stuck)
    if energy == 2:
        assert choices(match, A) == list(LINES)
        match.answer(A, "W10")
        finish(match, A)
    else:
        assert A not in match.asked()
    others(match, A)
    state = moon(match)
    assert state.rules.form.encode(state.sheets[A])["energy"] == energy
    assert state.rules.form.encode(state.sheets[A])["errors"] == errors + 1


# --- effects -------------------------------------------------------------------------------------------------------
def test_example_water() -> None:
    """Rulebook, "Water": 8 beside a tank of 7 points."""
    match = journey(cards=((8, "water"), (7, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "T14")
    assert choices(match, A) == ["T14", "skip"]
    match.answer(A, "T14")
    finish(match, A)
    others(match, A)
    assert lines(match, A)["water"] == 7


def test_r063_no_tank_no_water_and_none_for_an_x() -> None:
    match = journey(cards=((8, "water"), (7, "planning"), (9, "robot")))
    play(match, A, [0, 0], "T15")
    play(match, B, [1, 1], "T15", "T14")
    assert sheet(match, A)["tanks"] == {}
    assert sheet(match, B)["tanks"] == {}


def test_example_plants_before_any_robot() -> None:
    """Rulebook, "Plants": 5 with Plant at the start, on the first station; R064."""
    match = journey(cards=((5, "plant"), (7, "energy"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "T10")
    assert choices(match, A) == ["ST1", "ST2", "ST3", "ST4", "skip"]
    match.answer(A, "ST1")
    assert sheet(match, A)["plants"] == {"ST1": 1}


def test_r064_only_stations_of_the_same_stretch() -> None:
    cut = {"lines": {"W15": 1, "W20": 1}, "plants": {"ST2": 3}}
    match = journey(cut, {"lines": {"W15": 1, "W20": 1}}, cards=((5, "plant"), (7, "energy"), (9, "robot")))
    match.answer(B, [0, 0])
    match.answer(B, "T17")
    assert choices(match, B) == ["ST2", "skip"]
    match.answer(A, [0, 0])
    match.answer(A, "T17")
    assert choices(match, A) == ["done"]  # all its plants are circled (R209)


def test_example_robots_of_any_station() -> None:
    """Rulebook, "Robots": 2 in a new stretch, a robot of the first station beside the stretch before it; R065."""
    match = journey({"lines": {"W08": 1}}, cards=((2, "robot"), (7, "energy"), (9, "plant")))
    match.answer(A, [0, 0])
    match.answer(A, "T09")
    assert choices(match, A) == [*ROBOT_IDS, "skip"]
    match.answer(A, "ST1.R1")
    assert sheet(match, A)["robots"] == {"ST1.R1": 1}


NEARLY = {"robots": {"ST2.R1": 1, "ST2.R3": 1}, "plants": {"ST2": 2}}


def test_example_the_first_at_a_station_gets_the_higher_multiplier() -> None:
    """Rulebook: x9; R067: all of the same turn, the others the lower one from then on."""
    cards = ((2, "robot"), (7, "energy"), (9, "plant"))
    match = journey(NEARLY, NEARLY, NEARLY, seats=3, cards=cards)
    play(match, A, [0, 0], "T01", "ST2.R2")
    play(match, B, [0, 0], "T01", "ST2.R2")
    others(match, A, B)
    assert lines(match, A)["plants"] == lines(match, B)["plants"] == 18
    assert moon(match).common == [0, 1, 0, 0]
    later = journey(NEARLY, cards=cards, common={"reached": {"ST2": 1}})
    play(later, A, [0, 0], "T01", "ST2.R2")
    others(later, A)
    assert lines(later, A)["plants"] == 14


def test_r066_plants_of_a_station_that_is_not_reached_are_worth_nothing() -> None:
    match = journey({"plants": {"ST1": 5}, "robots": {"ST1.R1": 1}})
    assert lines(match, A)["plants"] == 0


def test_example_planning_and_its_wild_symbol() -> None:
    """Rulebook, "Planning": 13 between 11 and 15, an X beside it, and the second marker circles a wild symbol."""
    match = journey(
        {"spaces": span(1, [11, None, None, 15]), "planning": 1}, cards=((13, "planning"), (7, "energy"), (9, "robot"))
    )
    match.answer(A, [0, 0])
    assert choices(match, A) == ["T02", "T03"]
    match.answer(A, "T02")
    match.answer(A, "T03")
    assert sheet(match, A)["spaces"] == {"T01": 11, "T02": 13, "T03": "X", "T04": 15}
    assert sheet(match, A)["planning"] == 2
    assert sheet(match, A)["wilds"] == {"planning1": 1}


def test_example_the_second_astronaut_circles_a_wild_symbol() -> None:
    match = journey({"astronauts": 1}, cards=((8, "astronaut"), (7, "energy"), (9, "robot")))
    play(match, A, [0, 0], ["T09", 2])
    assert sheet(match, A)["astronauts"] == 2
    assert sheet(match, A)["wilds"] == {"astronauts1": 1}
    assert sheet(match, A)["spaces"] == {"T09": 10}


# --- scoring -------------------------------------------------------------------------------------------------------
def test_r069_only_the_longest_full_stretch_counts() -> None:
    full = {
        "spaces": span(1, [1, 2, 3]) | span(4, [1, 2, 3]) | span(7, [1, "X", 4, 5, 6]),
        "lines": {"W03": 1, "W06": 1, "W11": 1},
    }
    match = journey(full)
    assert lines(match, A)["longest"] == 5
    assert lines(match, A)["stretches"] == 20


def test_r070_most_full_stretches() -> None:
    three = {"spaces": span(1, [1, 2, 3, 4]), "lines": {"W01": 1, "W02": 1, "W04": 1}}
    one = {"spaces": span(1, [1]), "lines": {"W01": 1}}
    match = journey(three, three, one, {}, seats=4)
    assert [lines(match, seat)["stretches"] for seat in range(4)] == [20, 20, 10, 0]


def test_r068_the_undivided_trajectory_is_one_stretch() -> None:
    match = journey({"spaces": dict.fromkeys(SPACES, "X")})
    assert lines(match, A)["longest"] == 36
    assert lines(match, A)["stretches"] == 20


# --- missions ------------------------------------------------------------------------------------------------------
def progress(mission: int, **marks: Any) -> tuple[int, int]:
    state = moon(journey(marks))
    return state.rules.progress(state, A, mission)


def test_mission_70_three_multipliers_higher_or_lower() -> None:
    """R073."""
    assert progress(70, multipliers={"ST1": 1, "ST2": 2}) == (2, 3)
    assert progress(70, multipliers={"ST1": 1, "ST2": 2, "ST4": 2}) == (3, 3)


def test_mission_71_all_plants_of_two_stations() -> None:
    assert progress(71, plants={"ST1": 5, "ST2": 3}) == (2, 2)
    assert progress(71, plants={"ST1": 4, "ST2": 3}) == (1, 2)


SIXES = span(1, [1, 2, 3, 4, 5, 6]) | span(7, [1, 2, 3, 4, 5, 6])


def test_mission_72_two_full_stretches_of_six() -> None:
    """R071: exactly six."""
    assert progress(72, spaces=SIXES, lines={"W06": 1, "W12": 1}) == (2, 2)
    assert progress(72, spaces=span(1, ["X"] * 12), lines={"W05": 1, "W12": 1}) == (0, 2)
    assert progress(72, spaces=SIXES, lines={"W06": 1}) == (1, 2)


def test_mission_73_six_four_and_two() -> None:
    assert progress(73, spaces=SIXES, lines={"W06": 1, "W10": 1, "W12": 1}) == (3, 3)
    assert progress(73, spaces=SIXES, lines={"W06": 1, "W08": 1, "W10": 1, "W12": 1}) == (2, 3)


def test_mission_74_six_tanks() -> None:
    assert progress(74, tanks=dict.fromkeys(TANK_IDS[:5], 1)) == (5, 6)
    assert progress(74, tanks=dict.fromkeys(TANK_IDS[::2], 1)) == (6, 6)


def test_mission_75_four_tanks_in_the_order_of_the_trajectory() -> None:
    """R072: neighbours among the tanks, not neighbouring spaces."""
    assert progress(75, tanks=dict.fromkeys(TANK_IDS[3:7], 1)) == (4, 4)
    assert progress(75, tanks=dict.fromkeys((*TANK_IDS[:3], *TANK_IDS[4:7]), 1)) == (3, 4)


def test_campaign_missions() -> None:
    reached = {"robots": {"ST1.R1": 1, "ST1.R2": 1}, "multipliers": {"ST1": 2}}
    assert progress(128, plants={"ST1": 5}, **reached) == (1, 1)
    assert progress(128, plants={"ST1": 4}, **reached) == (0, 1)
    assert progress(129, lines={"W01": 1, "W05": 1, "W09": 1, "W20": 1}) == (4, 4)
    assert progress(130, tanks={"T02": 1, "T05": 1, "T07": 1, "T11": 1, "T14": 1}) == (4, 5)
    assert progress(130, tanks={"T02": 1, "T18": 1, "T07": 1, "T11": 1, "T14": 1}) == (5, 5)
