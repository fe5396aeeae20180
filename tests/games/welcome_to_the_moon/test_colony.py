"""Adventure 3, the Colony: rulebook pages 18 to 23 and rulings R074 to R089."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import (
    ANTENNAS,
    PLANNING_LOSS,
    QUARTER_SPACES,
    SPACES,
    TANKS,
    TUNNEL_IDS,
    TUNNELS,
)
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play, sheet, table

A, B, C = 0, 1, 2


def colony(*sheets: dict[str, Any], **more: Any) -> Any:
    return table(3, *sheets, **more)


def tunnels(*pairs: tuple[str, str]) -> dict[str, int]:
    """Return tunnels between buildings, and the two that are there from the start."""
    found = {TUNNEL_IDS[TUNNELS.index((a, b) if (a, b) in TUNNELS else (b, a))]: 1 for a, b in pairs}
    return {"TN50": 1, "TN56": 1, **found}


ALONG = tunnels(
    ("r6c2", "r6c3"), ("r6c3", "r6c4"), ("r6c4", "r6c5"), ("r6c5", "r6c6"), ("r6c6", "r5c6"), ("r5c6", "r4c6"),
    ("r4c6", "r3c6"), ("r3c6", "r2c6"),
)  # fmt: skip


# --- writing -------------------------------------------------------------------------------------------------------
def test_r074_a_number_respects_its_row_and_its_column() -> None:
    match = colony({"spaces": {"r5c2": 6, "r2c4": 9}}, cards=((8, "robot"), (5, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    offered = choices(match, A)
    assert "r5c3" in offered  # right of 6
    assert "r5c1" not in offered
    assert "r4c2" in offered  # above 6
    assert "r6c2" not in offered  # below 6
    assert "r3c4" in offered  # below 9
    assert "r1c4" not in offered
    column = match.why_not(A, "r6c2")
    assert column is not None
    assert column.key == "welcome_to_the_moon-3-order-column"
    row = match.why_not(A, "r5c1")
    assert row is not None
    assert row.key == "welcome_to_the_moon-order"


def test_r009_no_number_twice_in_a_row_or_column() -> None:
    match = colony({"spaces": {"r5c2": 8}}, cards=((8, "robot"), (5, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    assert not [space for space in choices(match, A) if space[1] == "5" or space[3] == "2"]


def test_r075_landing_site_observatory_and_printed_x_take_no_number() -> None:
    match = colony()
    match.answer(A, [0, 0])
    assert choices(match, A) == list(SPACES)
    assert not {"r6c1", "r1c6", "r3c3", "r4c4"} & set(choices(match, A))


# --- quarters ------------------------------------------------------------------------------------------------------
FIRST = [SPACES[space] for space in QUARTER_SPACES[0]]


def nearly() -> dict[str, Any]:
    return {"spaces": dict.fromkeys(FIRST[1:], "X")}


def test_r077_the_first_to_complete_a_quarter_get_15_and_later_ones_5() -> None:
    match = colony(nearly(), nearly(), nearly(), seats=3)
    play(match, A, [0, 0], FIRST[0])
    play(match, B, [0, 0], FIRST[0])
    others(match, A, B)
    assert lines(match, A)["quarters"] == lines(match, B)["quarters"] == 15
    later = colony(nearly(), common={"completed": {"Q1": 1}})
    play(later, A, [0, 0], FIRST[0])
    others(later, A)
    assert lines(later, A)["quarters"] == 5


def test_r084_an_x_completes_a_quarter_as_well() -> None:
    match = colony(nearly(), cards=((8, "planning"), (5, "plant"), (10, "energy")))
    play(match, A, [0, 0], "r5c5", FIRST[0])
    others(match, A)
    assert lines(match, A)["quarters"] == 15


# --- effects -------------------------------------------------------------------------------------------------------
def test_example_water() -> None:
    """Rulebook, "Water": 5 into a building with a tank; R083: only there."""
    match = colony(cards=((5, "water"), (8, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "r4c2")
    match.answer(A, "r4c2")
    assert sheet(match, A)["tanks"] == {"r4c2": 1}
    match.answer(B, [0, 0])
    match.answer(B, "r4c1")
    assert choices(match, B) == ["done"]


def test_example_plants() -> None:
    """Rulebook, "Plants": 1 and the top greenhouse of the same quarter; R078: the fourth has two plants."""
    match = colony({}, {"greenhouses": {"Q3": 4}}, cards=((1, "plant"), (8, "water"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "r6c2")
    match.answer(A, "Q3")
    assert sheet(match, A)["greenhouses"] == {"Q3": 1}
    match.answer(B, [0, 0])
    match.answer(B, "r6c2")
    assert choices(match, B) == ["done"]
    state = moon(colony({"greenhouses": {"Q1": 3, "Q2": 4}}))
    assert state.rules.progress(state, A, 80) == (8, 10)


def test_r089_four_tunnels_at_the_start() -> None:
    match = colony()
    match.answer(A, [0, 0])
    match.answer(A, "r1c1")
    wanted = {("r5c1", "r5c2"), ("r4c1", "r5c1"), ("r5c2", "r6c2"), ("r6c2", "r6c3")}
    assert {TUNNELS[TUNNEL_IDS.index(each)] for each in choices(match, A) if each != "skip"} == wanted


def test_r079_tunnels_may_branch_and_close_loops_but_must_touch_the_network() -> None:
    match = colony({"tunnels": tunnels(("r5c1", "r5c2"))})
    match.answer(A, [0, 0])
    match.answer(A, "r1c1")
    offered = {TUNNELS[TUNNEL_IDS.index(each)] for each in choices(match, A) if each != "skip"}
    assert ("r5c2", "r6c2") in offered  # a loop
    assert ("r4c2", "r5c2") in offered
    assert ("r3c2", "r4c2") not in offered


@pytest.mark.parametrize("mark", [7, "X"])
def test_r080_an_antenna_needs_a_mark_and_a_tunnel_in_either_order(mark: Any) -> None:
    cards = ((7, "robot"), (7, "planning"), (10, "energy"))
    match = colony({"spaces": {"r5c4": mark}, "tunnels": tunnels(("r5c1", "r5c2"), ("r5c2", "r5c3"))}, cards=cards)
    tunnel = TUNNEL_IDS[TUNNELS.index(("r5c3", "r5c4"))]
    play(match, A, [0, 0], "r1c1", tunnel)
    assert sheet(match, A)["antennas"] == {"r5c4": 1}
    if mark == "X":
        play(match, B, [1, 1], "r1c1", "r6c2")  # connected from the start
        assert sheet(match, B)["antennas"] == {"r6c2": 1}


def test_example_the_observatory() -> None:
    """Rulebook, "Robots": 15 and a tunnel to the observatory circle its three antennas; R081."""
    match = colony({"tunnels": ALONG}, cards=((15, "robot"), (8, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "r2c6")
    match.answer(A, TUNNEL_IDS[TUNNELS.index(("r1c6", "r2c6"))])
    assert sheet(match, A)["antennas"] == {"r1c6": 1}
    finish(match, A)
    others(match, A)
    state = moon(match)
    assert next(line for line in state.rules.lines(state, A) if line.name == "antennas").parts == (3, 0)
    assert state.rules.progress(state, A, 78) == (1, 1)


def test_energy_raises_one_of_three_values() -> None:
    """R082: they begin at nothing."""
    match = colony({"raised": {"water": 4}}, cards=((7, "energy"), (8, "plant"), (10, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "r1c1")
    assert choices(match, A) == ["plants", "antennas", "skip"]
    match.answer(A, "antennas")
    assert sheet(match, A)["raised"] == {"water": 4, "antennas": 1}


# --- scoring -------------------------------------------------------------------------------------------------------
def test_example_plants_score() -> None:
    """Rulebook, "Plants": 7 plants, energy twice: 14 points."""
    assert lines(colony({"greenhouses": {"Q1": 4, "Q2": 2}, "raised": {"plants": 2}}), A)["plants"] == 14


def test_example_water_score() -> None:
    """Rulebook, "Water": 4 tanks, energy three times: 24 points."""
    assert lines(colony({"tanks": dict.fromkeys(TANKS[:4], 1), "raised": {"water": 3}}), A)["water"] == 24


def test_example_antennas_score() -> None:
    """Rulebook, "Antennas": 5, energy once: 5 points."""
    assert lines(colony({"antennas": dict.fromkeys(ANTENNAS[:5], 1), "raised": {"antennas": 1}}), A)["antennas"] == 5


def test_example_quarters_score() -> None:
    """Rulebook, "Quarters": first in one, later in two, one not complete: 25 points."""
    assert lines(colony({"quarters": {"Q2": 1, "Q1": 2, "Q4": 2}}), A)["quarters"] == 25


def test_example_astronauts_score() -> None:
    """Rulebook, "Astronauts": five, more than anybody: 20 points; R086: none, no points."""
    match = colony({"astronauts": 5}, {"astronauts": 2}, {}, {"astronauts": 2}, {"astronauts": 1}, seats=5)
    assert [lines(match, seat)["astronauts"] for seat in range(5)] == [20, 10, 0, 10, 5]


def test_example_planning_loss() -> None:
    """Rulebook, "Planning": three times, 6 points lost; R085."""
    assert lines(colony({"planning": 3}), A)["planning"] == -6
    assert PLANNING_LOSS == (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)


@pytest.mark.parametrize(
    ("name", "values"), [("plants", (0, 1, 2, 3, 4)), ("water", (0, 2, 4, 6, 8)), ("antennas", (0, 1, 2, 4, 6))]
)
def test_values_of_the_energy_tracks(name: str, values: tuple[int, ...]) -> None:
    one = {"plants": {"greenhouses": {"Q1": 1}}, "water": {"tanks": {"r1c1": 1}}, "antennas": {"antennas": {"r6c2": 1}}}
    found = [lines(colony({**one[name], "raised": {name: raised}}), A)[name] for raised in range(5)]
    assert found == list(values)


# --- missions ------------------------------------------------------------------------------------------------------
def progress(mission: int, **marks: Any) -> tuple[int, int]:
    state = moon(colony(marks))
    return state.rules.progress(state, A, mission)


def column(number: int) -> list[str]:
    return [space for space in SPACES if space[3] == str(number)]


def row(number: int) -> list[str]:
    return [space for space in SPACES if space[1] == str(number)]


def test_missions_76_and_77_columns_and_rows() -> None:
    """R076, R088: printed X count as filled, so some have five buildings only."""
    assert [len(row(i)) for i in range(1, 7)] == [5, 6, 5, 5, 6, 5]
    three = dict.fromkeys([*column(1), *column(3), *column(4)], "X")
    assert progress(76, spaces=three) == (3, 3)
    assert progress(76, spaces={key: mark for key, mark in three.items() if key != "r6c4"}) == (2, 3)
    assert progress(77, spaces=dict.fromkeys([*row(1), *row(3), *row(6)], "X")) == (3, 3)
    assert progress(77, spaces=three) == (0, 3)


def test_mission_78_the_observatory() -> None:
    assert progress(78, tunnels=ALONG) == (0, 1)
    assert progress(78, tunnels={**ALONG, "TN11": 1}) == (1, 1)


def test_mission_79_all_antennas_of_two_quarters() -> None:
    """R087: the top right needs the observatory."""
    of = {quarter: [name for name in ANTENNAS if (int(name[1]) > 3, int(name[3]) > 3) == quarter] for quarter in
          ((False, False), (False, True), (True, False), (True, True))}  # fmt: skip
    assert [len(names) for names in of.values()] == [3, 3, 3, 4]
    both = [*of[(False, False)], *of[(False, True)]]
    assert progress(79, antennas=dict.fromkeys(both, 1)) == (1, 2)
    assert progress(79, antennas=dict.fromkeys([*both, "r1c6"], 1)) == (2, 2)


def test_mission_80_ten_plants() -> None:
    assert progress(80, greenhouses={"Q1": 4, "Q2": 4}) == (10, 10)
    assert progress(80, greenhouses={"Q1": 4, "Q2": 3, "Q3": 1}) == (9, 10)


def test_mission_81_all_tanks_of_two_quarters() -> None:
    assert progress(81, tanks=dict.fromkeys(("r1c1", "r2c3", "r2c5", "r3c6"), 1)) == (2, 2)
    assert progress(81, tanks=dict.fromkeys(("r1c1", "r2c3", "r2c5", "r4c2"), 1)) == (1, 2)


def test_campaign_missions() -> None:
    assert progress(131, quarters={"Q1": 2, "Q4": 1}) == (2, 2)
    assert progress(133, greenhouses={"Q1": 4}, tanks={"r1c1": 1, "r2c3": 1}) == (1, 1)
    assert progress(133, greenhouses={"Q1": 3}, tanks={"r1c1": 1, "r2c3": 1}) == (0, 1)
