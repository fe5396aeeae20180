"""Adventure 5, the Dome: rulebook pages 31 to 36 and rulings R108 to R124."""

from __future__ import annotations

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import PIECE_IDS, buildable, pieces, unbuilt
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    SECTION_IDS,
    SKYSCRAPERS,
    SPACES,
    TOWER_FLOOR,
    TOWER_IDS,
    TRACKS,
)
from offworld.kernel.errors import IllegalAnswer
from tests.games.welcome_to_the_moon.build import choices, filled, finish, lines, moon, others, play, sheet
from tests.games.welcome_to_the_moon.domes import STARTS, A, B, built, dome


# --- the print -----------------------------------------------------------------------------------------------------
def test_the_sheet_has_38_levels_and_the_tower_eight_floors() -> None:
    assert len(SPACES) == 38
    assert [(each.below, each.above) for each in SKYSCRAPERS] == [(6, 3), (4, 6), (3, 7), (5, 4)]
    linked = {
        name: [space for i, space in enumerate(SPACES) if TOWER_FLOOR[i] == floor]
        for floor, name in enumerate(TOWER_IDS)
    }
    assert linked["TF1"] == ["K2.8", "K3.7", "K4.9"]
    assert linked["TF4"] == ["K1.7", "K2.5", "K3.4", "K4.6"]
    assert linked["TF5"] == ["K1.6", "K2.4", "K3.3", "K4.5"]
    assert linked["TF8"] == ["K1.3", "K2.1", "K4.2"]
    assert [SPACES[i] for i, floor in enumerate(TOWER_FLOOR) if floor < 0] == [
        "K1.1", "K1.2", "K2.9", "K2.10", "K3.8", "K3.9", "K3.10", "K4.1",
    ]  # fmt: skip


# --- writing -------------------------------------------------------------------------------------------------------
def test_r108_a_skyscraper_begins_at_one_of_its_two_levels_at_the_ground() -> None:
    match = dome()
    match.answer(A, [0, 0])
    assert choices(match, A) == STARTS
    why = match.why_not(A, "K1.8")
    assert why is not None
    assert why.key == "welcome_to_the_moon-5-not-next"


@pytest.mark.parametrize(("number", "expected"), [(5, ["K1.5"]), (7, []), (9, ["K1.8"])])
def test_r108_r109_it_grows_by_the_next_level_and_ascends_from_the_bottom(number: int, expected: list[str]) -> None:
    match = dome({"spaces": {"K1.6": 6, "K1.7": 8}}, cards=((number, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space.startswith("K1")] == expected


def test_r108_only_one_ground_level_filled_leaves_the_other_and_the_next() -> None:
    match = dome({"spaces": {"K2.5": 7, "K3.3": 7}}, cards=((3, "robot"), (12, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space[:2] in ("K2", "K3")] == ["K2.4", "K3.2"]
    match.answer(B, [1, 1])
    match = dome({"spaces": {"K2.5": 7, "K3.3": 7}}, cards=((3, "robot"), (12, "plant"), (9, "energy")))
    match.answer(A, [1, 1])
    assert [space for space in choices(match, A) if space[:2] in ("K2", "K3")] == ["K2.6", "K3.4"]


def test_r009_a_number_stands_once_in_a_skyscraper() -> None:
    match = dome({"spaces": {"K1.6": 7, "K1.7": "X"}}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert not [space for space in choices(match, A) if space.startswith("K1")]
    why = match.why_not(A, "K1.8")
    assert why is not None
    assert why.key == "welcome_to_the_moon-5-order"


def test_a_refused_space_changes_nothing() -> None:
    match = dome({"spaces": {"K1.6": 7}})
    match.answer(A, [0, 0])
    before = match.position()
    for bad in ("K1.6", "K1.1", "F1.1", "K9.1", 7, None, ["K2.4", 1]):
        with pytest.raises(IllegalAnswer):
            match.answer(A, bad)
    assert match.position() == before


def test_r006_a_system_error_only_when_nothing_fits() -> None:
    """15 stands at every ground level and 16 above it: 15 fits nowhere."""
    stuck = dict.fromkeys(("K1.6", "K2.4", "K3.3", "K4.5"), 15) | dict.fromkeys(("K1.7", "K2.5", "K3.4", "K4.6"), 16)
    cards = ((15, "robot"), (15, "energy"), (14, "plant"))
    match = dome({"spaces": stuck}, cards=cards)
    assert choices(match, A) == [(2, 2)]
    low = dict.fromkeys(("K1.6", "K2.4", "K3.3", "K4.5"), 14) | dict.fromkeys(("K1.7", "K2.5", "K3.4", "K4.6"), 16)
    match = dome({"spaces": low}, cards=((15, "robot"), (15, "energy"), (14, "plant")))
    assert A not in match.asked()  # there is nothing to answer
    assert sheet(match, A)["errors"] == 1
    assert lines(match, A)["errors"] == 0  # the others do not see it before the turn is over
    others(match)
    assert lines(match, A)["errors"] == -5


# --- ends of skyscrapers -------------------------------------------------------------------------------------------
def test_the_first_at_an_end_circle_the_higher_bonus_all_others_the_lower() -> None:
    """Rulebook, "Write the number": all who are first in the same turn circle it (R026), even with an X (R208)."""
    near_top = {"spaces": {"K1.7": 6, "K1.8": 8}}
    cards = ((9, "robot"), (9, "energy"), (9, "plant"))
    match = dome(near_top, near_top, near_top, cards=cards, seats=3)
    for seat in (0, 1):
        play(match, seat, [1, 1], "K1.9")
    play(match, 2, [0, 0], "K2.4")
    assert [lines(match, seat)["skyscrapers"] for seat in range(3)] == [6, 6, 0]
    assert moon(match).rules.common.encode(moon(match).common) == {"reached": {"K1.top": 1}}
    match = dome(near_top, cards=cards, common={"reached": {"K1.top": 1}})
    play(match, A, [1, 1], "K1.9")
    others(match, A)
    assert lines(match, A)["skyscrapers"] == 3


def test_r208_an_x_at_an_end_circles_its_bonus() -> None:
    match = dome({"spaces": {"K3.2": 2, "K3.3": 5}}, cards=((9, "planning"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "K3.4", "K3.1", "DS4")
    others(match, A)
    assert lines(match, A)["skyscrapers"] == 6


def test_example_of_skyscraper_points() -> None:
    """Rulebook, "Skyscrapers": 6, 10 and 12 + 3 make 31."""
    ends = {"K1.top": 1, "K2.bottom": 1, "K3.top": 2, "K3.bottom": 2}
    assert lines(dome({"ends": ends}), A)["skyscrapers"] == 31


# --- the research tower --------------------------------------------------------------------------------------------
def test_example_of_plant_and_water() -> None:
    """Rulebook, "Greenhouses": 3 with plant circles a plant on the linked floor, 9 with water circles water."""
    match = dome(cards=((3, "plant"), (9, "water"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K2.5")
    assert choices(match, A) == ["TF4", "skip"]
    match.answer(A, "TF4")
    finish(match, A)
    assert sheet(match, A)["plants"] == {"TF4": 1}
    play(match, B, [1, 1], "K4.5", "TF5")
    assert sheet(match, B)["water"] == {"TF5": 1}


def test_r112_a_level_without_a_link_and_a_full_floor_give_nothing() -> None:
    spaces = filled(("K1", [None, None, 3, 4, 5, 6]))
    match = dome({"spaces": spaces, "plants": {"TF4": 2}}, cards=((2, "plant"), (9, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.2")
    assert choices(match, A) == ["done"]
    match = dome({"spaces": spaces, "plants": {"TF4": 2}}, cards=((2, "plant"), (9, "plant"), (9, "energy")))
    match.answer(A, [1, 1])
    match.answer(A, "K1.7")
    assert choices(match, A) == ["done"]


def test_example_of_tower_points() -> None:
    """Rulebook, "Research tower": 1 floor with one symbol, 3 with two, 2 with three; three energies; R124."""
    tower = {
        "plants": {"TF1": 1, "TF2": 2, "TF3": 1, "TF4": 2, "TF5": 2, "TF6": 2},
        "water": {"TF3": 1, "TF5": 1, "TF6": 1},
        "energy": {"tower": 3},
    }
    assert lines(dome(tower), A)["tower"] == 1 * 3 + 3 * 8 + 2 * 15


@pytest.mark.parametrize(
    ("energy", "values"), [(0, (2, 5, 9)), (1, (2, 6, 10)), (2, (3, 7, 12)), (3, (3, 8, 15)), (4, (4, 10, 18))]
)
def test_the_track_of_the_tower(energy: int, values: tuple[int, int, int]) -> None:
    for symbols, value in enumerate(values, 1):
        tower = {"plants": {"TF1": min(symbols, 2)}, "water": {"TF1": symbols // 3}, "energy": {"tower": energy}}
        assert lines(dome(tower), A)["tower"] == value


# --- astronauts ----------------------------------------------------------------------------------------------------
def test_r013_r014_astronauts_change_the_number_by_up_to_two() -> None:
    match = dome({"spaces": {"K1.6": 3, "K1.7": 5}}, cards=((4, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert [each for each in choices(match, A) if each[0].startswith("K1")] == [("K1.5", -2), ("K1.8", 2)]
    match.answer(A, ["K1.8", 2])
    finish(match, A)
    assert sheet(match, A)["spaces"]["K1.8"] == 6
    assert sheet(match, A)["astronauts"] == 1


def test_r015_all_astronauts_crossed_off_leave_the_printed_number() -> None:
    """Rulebook, "Crew": the effect is gone, the number must be written still."""
    match = dome({"astronauts": 8}, cards=((4, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == STARTS
    match.answer(A, "K1.6")
    assert choices(match, A) == ["done"]


def test_example_of_crew_points() -> None:
    """Rulebook, "Crew": four astronauts are the most, two energies: 10; the others have the second column."""
    match = dome(
        {"astronauts": 4, "energy": {"astronauts": 2}},
        {"astronauts": 3, "energy": {"astronauts": 2}},
        {"astronauts": 1},
        {"energy": {"astronauts": 4}},
        seats=4,
    )
    assert [lines(match, seat)["astronauts"] for seat in range(4)] == [10, 4, 0, 0]


@pytest.mark.parametrize(("energy", "most", "other"), [(0, -10, 0), (1, 0, 2), (2, 10, 4), (3, 20, 7), (4, 30, 10)])
def test_r120_the_track_of_the_crew(energy: int, most: int, other: int) -> None:
    crew = {"astronauts": 2, "energy": {"astronauts": energy}}
    assert lines(dome(crew, {"astronauts": 1}), A)["astronauts"] == most
    assert lines(dome(crew, {"astronauts": 2}), A)["astronauts"] == most  # all who share the lead
    assert lines(dome(crew, {"astronauts": 3}), A)["astronauts"] == other


# --- the dome ------------------------------------------------------------------------------------------------------
def test_example_of_the_first_section() -> None:
    """Rulebook, "Engineers": at the beginning 9 with robot builds the odd section at the ground on the left."""
    match = dome(cards=((9, "robot"), (8, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.7")
    assert choices(match, A) == ["DS1", "skip"]
    match.answer(A, "DS1")
    finish(match, A)
    assert sheet(match, A)["built"] == {"DS1a": 1, "DS1b": 1}
    match.answer(B, [1, 1])
    match.answer(B, "K1.7")
    assert choices(match, B) == ["DS8", "skip"]  # even, on the right


def test_r113_parity_is_that_of_the_number_as_written_and_0_is_even() -> None:
    state = moon(dome())
    marks = state.sheets[A]
    assert buildable(marks, 0) == ["DS8"]
    assert buildable(marks, 17 * 2) == ["DS1"]
    assert buildable(marks, 17) == ["DS1", "DS8"]  # R227: 8 1/2 has either parity


def test_r114_r115_sections_are_built_from_the_ground_on_both_sides() -> None:
    marks = moon(dome({"built": built("DS1")})).sheets[A]
    assert buildable(marks, 9 * 2) == []  # next to the first stands an even one, and so does the last
    assert buildable(marks, 8 * 2) == ["DS2", "DS8"]
    marks = moon(dome({"built": built("DS1", "DS2", "DS3", "DS8", "DS7", "DS6", "DS5")})).sheets[A]
    assert buildable(marks, 8 * 2) == ["DS4"]
    assert buildable(moon(dome({"built": built(*SECTION_IDS)})).sheets[A], 8 * 2) == []


def test_example_of_planning() -> None:
    """Rulebook, "Planning": 11 and an X in the same skyscraper, then a section is split."""
    match = dome(cards=((11, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.7")
    assert "K1.8" in choices(match, A)
    assert "K1.6" in choices(match, A)
    assert "K1.5" not in choices(match, A)  # R110: next to a filled level
    match.answer(A, "K1.8")
    assert choices(match, A) == list(SECTION_IDS)  # R117: any of them
    match.answer(A, "DS4")
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"K1.7": 11, "K1.8": "X"}
    assert sheet(match, A)["split"] == {"DS4": 1}
    assert sheet(match, A)["planned"] == 1


def test_r111_an_x_counts_as_filled_for_the_next_level() -> None:
    match = dome({"spaces": {"K1.6": "X"}}, cards=((11, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space.startswith("K1")] == ["K1.5", "K1.7"]


def test_r110_an_x_ignores_the_order_of_numbers() -> None:
    match = dome({"spaces": {"K1.6": 7, "K1.7": 8}}, cards=((8, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K2.4")
    assert {"K1.5", "K1.8"} <= set(choices(match, A))


def test_r016_planning_may_be_declined_but_not_its_split() -> None:
    match = dome(cards=((11, "planning"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.7")
    match.answer(A, "K1.8")
    with pytest.raises(IllegalAnswer):
        match.answer(A, "skip")
    why = match.why_not(A, "skip")
    assert why is not None
    assert why.key == "welcome_to_the_moon-must-use"
    match = dome(cards=((11, "planning"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "K1.7", "skip")
    assert sheet(match, A)["split"] == {}
    assert sheet(match, A)["planned"] == 0


def test_r116_without_a_section_to_split_nothing_happens() -> None:
    """R019: the X stays possible; a section is split once and never after it was built."""
    cards = ((11, "planning"), (8, "plant"), (9, "energy"))
    rest = {"split": dict.fromkeys(SECTION_IDS[:4], 1), "built": built(*SECTION_IDS[4:])}
    match = dome(rest, cards=cards)
    play(match, A, [0, 0], "K1.7", "K1.8")
    assert sheet(match, A)["split"] == rest["split"]
    assert sheet(match, A)["planned"] == 1
    last = {"split": dict.fromkeys(SECTION_IDS[:7], 1)}
    match = dome(last, cards=cards)
    play(match, A, [0, 0], "K1.7", "K1.8")
    assert sheet(match, A)["split"] == dict.fromkeys(SECTION_IDS, 1)


def test_r116_halves_keep_the_parity_and_are_built_one_at_a_time() -> None:
    marks = moon(dome({"split": {"DS1": 1, "DS8": 1}})).sheets[A]
    assert [name for name, _, _ in pieces(marks)][:3] == ["DS1a", "DS1b", "DS2"]
    assert buildable(marks, 9 * 2) == ["DS1a"]
    assert buildable(marks, 8 * 2) == ["DS8b"]
    match = dome({"split": {"DS1": 1}}, cards=((9, "robot"), (8, "robot"), (9, "energy")))
    play(match, A, [0, 0], "K1.7", "DS1a")
    others(match, A)
    marks = moon(match).sheets[A]
    assert buildable(marks, 9 * 2) == ["DS1b"]
    assert unbuilt(marks) == 8


def test_a_last_split_section_can_be_built_from_both_sides() -> None:
    marks = moon(dome({"split": {"DS4": 1}, "built": built("DS1", "DS2", "DS3", "DS5", "DS6", "DS7", "DS8")})).sheets[A]
    assert buildable(marks, 8 * 2) == ["DS4a", "DS4b"]


@pytest.mark.parametrize(("energy", "loss"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2)])
def test_r118_each_piece_that_is_not_built_costs(energy: int, loss: int) -> None:
    plain = dome({"energy": {"dome": energy}}, {"split": {"DS2": 1}, "energy": {"dome": energy}})
    assert [lines(plain, seat)["dome"] for seat in (A, B)] == [-8 * loss, -9 * loss]
    done = dome({"built": dict.fromkeys(PIECE_IDS, 1), "split": {"DS2": 1}, "energy": {"dome": energy}})
    assert lines(done, A)["dome"] == 0


# --- energy --------------------------------------------------------------------------------------------------------
def test_example_of_energy() -> None:
    """Rulebook, "Energy": one energy crosses off a row of one track; R119: four times each."""
    cards = ((11, "energy"), (8, "plant"), (9, "energy"))
    match = dome({"energy": {"tower": 4, "dome": 3}}, cards=cards)
    match.answer(A, [0, 0])
    match.answer(A, "K1.7")
    assert choices(match, A) == ["missions", "astronauts", "dome", "skip"]
    match.answer(A, "dome")
    finish(match, A)
    assert sheet(match, A)["energy"] == {"tower": 4, "dome": 4}
    match = dome({"energy": dict.fromkeys(TRACKS, 4)}, cards=cards)
    match.answer(A, [0, 0])
    match.answer(A, "K1.7")
    assert choices(match, A) == ["done"]
