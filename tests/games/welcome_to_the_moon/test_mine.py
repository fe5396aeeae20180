"""Adventure 4, the Mine: rulebook pages 24 to 30 and rulings R090 to R107, R216."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.sheet import (
    BUILDING_IDS,
    DEPOSIT_IDS,
    DEPOSITS,
    ENERGY_NEEDED,
    FACTORIES,
    PLANT,
    ROBOTS_NEEDED,
    WATER,
)
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play, sheet, table

A, B, C = 0, 1, 2


def mine(*sheets: dict[str, Any], **more: Any) -> Any:
    return table(4, *sheets, **more)


def complete(*names: str) -> dict[str, Any]:
    """Return the symbols of factories and centres, all crossed off."""
    places = [BUILDING_IDS.index(name) for name in names]
    return {
        "energy": {BUILDING_IDS[i]: ENERGY_NEEDED[i] for i in places if ENERGY_NEEDED[i]},
        "robots": {BUILDING_IDS[i]: ROBOTS_NEEDED[i] for i in places if ROBOTS_NEEDED[i]},
    }


# --- writing -------------------------------------------------------------------------------------------------------
def test_r090_each_level_ascends_by_itself() -> None:
    match = mine({"spaces": {"M05.1": 9, "M05.2": 3}})
    match.answer(A, [0, 0])  # a 7
    offered = choices(match, A)
    assert [space for space in offered if space.endswith(".1")] == ["M01.1", "M02.1", "M03.1", "M04.1"]
    assert [space for space in offered if space.endswith(".2")] == [f"M{i:02}.2" for i in range(6, 13)]
    assert len([space for space in offered if space.endswith(".3")]) == 12


# --- deposits ------------------------------------------------------------------------------------------------------
def test_example_water() -> None:
    """Rulebook, "Water": 4 into a cell beside water; R093: directly above or below."""
    match = mine(cards=((4, "water"), (8, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "M04.2")
    assert choices(match, A) == ["D04.12", "skip"]
    match.answer(A, "D04.12")
    assert sheet(match, A)["deposits"] == {"D04.12": 1}


def test_example_plants() -> None:
    """Rulebook, "Plants": 3 into a cell beside a plant; R094: one of two."""
    match = mine(cards=((3, "plant"), (8, "water"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "M01.2")
    assert choices(match, A) == ["D01.12", "D01.23", "skip"]
    match.answer(A, "D01.23")
    assert sheet(match, A)["deposits"] == {"D01.23": 1}


def test_r093_a_deposit_is_circled_once() -> None:
    match = mine({"deposits": {"D04.12": 1}}, cards=((4, "water"), (8, "plant"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "M04.1")
    assert choices(match, A) == ["done"]


# --- extraction ----------------------------------------------------------------------------------------------------
def test_example_extraction() -> None:
    """Rulebook, "Extract": pearl, water and ruby of one mine go to their factories, and the mine is marked."""
    match = mine(
        {"spaces": {"M10.1": 4, "M10.2": 9}, "deposits": {"D10.23": 1}},
        cards=((7, "robot"), (8, "plant"), (9, "energy")),
    )
    play(match, A, [0, 0], "M10.3")
    assert sheet(match, A)["extracted"] == {"M10": 1}
    assert sheet(match, A)["icons"] == {"MF2": 1, "MF3": 1, "MF4": 1}


def test_example_a_mineral_needs_no_card_and_an_x_will_do() -> None:
    """Rulebook: the pearl beside the cell is circled; R091, R092."""
    match = mine({"spaces": {"M03.1": 4, "M03.3": 9}}, cards=((7, "planning"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "M09.1", "M03.2")
    assert sheet(match, A)["extracted"] == {"M03": 1}
    assert sheet(match, A)["icons"] == {"MF3": 1, "MF4": 1}  # the pearl of the X and the ruby of the 9


def test_r095_the_effect_comes_before_the_extraction() -> None:
    match = mine({"spaces": {"M04.1": 4, "M04.2": 9}}, cards=((7, "plant"), (8, "water"), (9, "energy")))
    play(match, A, [0, 0], "M04.3", "D04.23")
    assert sheet(match, A)["icons"] == {"MF1": 1, "MF4": 2}


def test_r096_what_is_not_circled_is_lost() -> None:
    match = mine({"spaces": {"M04.1": 4, "M04.2": 9}}, cards=((7, "plant"), (8, "water"), (9, "energy")))
    play(match, A, [0, 0], "M04.3", "skip")
    assert sheet(match, A)["icons"] == {"MF4": 2}


def test_r096_several_mines_of_one_turn_are_all_extracted() -> None:
    spaces = {"M04.1": 4, "M04.2": 5, "M07.1": 9, "M07.2": 9}
    match = mine({"spaces": spaces}, cards=((7, "planning"), (8, "water"), (9, "energy")))
    play(match, A, [0, 0], "M04.3", "M07.3")
    assert sheet(match, A)["extracted"] == {"M04": 1, "M07": 1}
    assert sheet(match, A)["icons"] == {"MF4": 4}


def test_example_first_to_fill() -> None:
    """Rulebook: who crosses the marked water first gets 10 points, all of the same turn do (R098)."""
    ready = {"spaces": {"M05.1": 4, "M05.2": 9}, "deposits": {"D05.23": 1}, "icons": {"MF2": 5}}
    match = mine(ready, ready, {**ready, "icons": {"MF2": 4}}, seats=3)
    for seat in range(3):
        play(match, seat, [0, 0], "M05.3")
    assert [lines(match, seat)["water"] for seat in range(3)] == [6 * 3 + 10, 6 * 3 + 10, 5 * 3]
    assert moon(match).common == [0, 1, 0, 0]
    late = mine(ready, common={"won": {"MF2": 1}})
    play(late, A, [0, 0], "M05.3")
    others(late, A)
    assert lines(late, A)["water"] == 6 * 3


@pytest.mark.parametrize(("factory", "icon", "points"), [(0, 8, 8), (1, 6, 10), (2, 10, 8), (3, 12, 12)])
def test_r098_bonus_icons(factory: int, icon: int, points: int) -> None:
    assert (FACTORIES[factory].bonus_icon, FACTORIES[factory].bonus) == (icon, points)


# --- factories -----------------------------------------------------------------------------------------------------
def test_example_upgrade_of_the_reservoir() -> None:
    """Rulebook, "Upgrade": the last robot makes each water worth 5 instead of 3, also earlier ones (R100)."""
    ready = {"energy": {"MF2": 1}, "robots": {"MF2": 1}, "icons": {"MF2": 4}}
    match = mine(ready)
    assert lines(match, A)["water"] == 12
    play(match, A, [0, 0], "M01.1", "MF2")
    others(match, A)
    assert lines(match, A)["water"] == 20


def test_example_activation_of_the_optimisation_centre() -> None:
    """Rulebook, "Activation": two waters go to the reservoir at once; R099: they can win the bonus."""
    ready = {"energy": {"SF2": 1}, "robots": {"SF2": 1}, "icons": {"MF2": 4}}
    match = mine(ready)
    play(match, A, [0, 0], "M01.1", "SF2")
    assert sheet(match, A)["icons"] == {"MF2": 6}
    assert sheet(match, A)["bonuses"] == {"MF2": 1}


def test_r101_three_robots_of_the_fifth_centre_may_complete_others() -> None:
    ready = {"energy": {"SF5": 1, "SF1": 1, "SF4": 1}}
    match = mine(ready, cards=((7, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, "M01.1")
    match.answer(A, "SF5")
    assert "skip" not in choices(match, A)
    match.answer(A, "SF1")
    match.answer(A, "SF4")
    match.answer(A, "MF2")
    finish(match, A)
    assert sheet(match, A)["icons"] == {"MF1": 2, "MF4": 2}
    assert sheet(match, A)["robots"] == {"SF1": 1, "SF4": 1, "MF2": 1}


def test_r104_symbols_may_be_crossed_off_anywhere_but_not_twice() -> None:
    match = mine({"robots": {"CC1": 1}})
    match.answer(A, [0, 0])
    match.answer(A, "M01.1")
    wanted = [name for name, need in zip(BUILDING_IDS, ROBOTS_NEEDED) if need and name != "CC1"]
    assert choices(match, A) == [*wanted, "skip"]


def test_r102_r103_control_centres() -> None:
    marks = {"astronauts": 4, "planning": 3}
    match = mine(marks, {**marks, **complete("CC1", "CC2")})
    assert (lines(match, A)["astronauts"], lines(match, A)["planning"]) == (0, -9)
    assert (lines(match, B)["astronauts"], lines(match, B)["planning"]) == (12, 0)


@pytest.mark.parametrize(
    ("name", "line", "before", "after"),
    [("MF1", "plant", 2, 4), ("MF2", "water", 3, 5), ("MF3", "pearl", 2, 3), ("MF4", "ruby", 2, 3)],
)
def test_factory_scores(name: str, line: str, before: int, after: int) -> None:
    match = mine({"icons": {name: 5}}, {"icons": {name: 5}, **complete(name)})
    assert [lines(match, seat)[line] for seat in (A, B)] == [5 * before, 5 * after]


def test_bonus_points() -> None:
    match = mine({"bonuses": {"MF1": 1, "MF2": 1, "MF3": 1, "MF4": 1}})
    assert [lines(match, A)[line] for line in ("plant", "water", "pearl", "ruby")] == [8, 10, 8, 12]


# --- missions ------------------------------------------------------------------------------------------------------
def progress(mission: int, **marks: Any) -> tuple[int, int]:
    state = moon(mine(marks))
    return state.rules.progress(state, A, mission)


def test_missions_82_and_83_extracted_mines() -> None:
    """R107: neighbouring columns, and the row does not wrap around."""
    apart = dict.fromkeys(("M01", "M03", "M04", "M05", "M12"), 1)
    assert progress(82, extracted=apart) == (5, 5)
    assert progress(83, extracted=apart) == (3, 4)
    assert progress(83, extracted=dict.fromkeys(("M12", "M01", "M02", "M03"), 1)) == (3, 4)
    assert progress(83, extracted=dict.fromkeys(("M09", "M10", "M11", "M12"), 1)) == (4, 4)


def test_missions_84_and_85_factories() -> None:
    """R106: the five on top; the control centres count for 85."""
    assert progress(84, **complete("SF1", "SF2", "SF3", "SF4", "SF5")) == (5, 5)
    assert progress(84, **complete("SF1", "SF2", "SF3", "SF4", "CC1")) == (4, 5)
    assert progress(85, **complete("SF1", "SF5", "MF3", "MF4", "CC1", "CC2")) == (6, 6)


def test_missions_86_and_87_deposits() -> None:
    plants = [DEPOSIT_IDS[i] for i, (_, _, kind) in enumerate(DEPOSITS) if kind == PLANT]
    water = [DEPOSIT_IDS[i] for i, (_, _, kind) in enumerate(DEPOSITS) if kind == WATER]
    assert progress(86, deposits=dict.fromkeys(plants[:8], 1)) == (8, 8)
    assert progress(86, deposits=dict.fromkeys([*plants[:7], *water[:5]], 1)) == (7, 8)
    assert progress(87, deposits=dict.fromkeys(water[:5], 1)) == (5, 5)


def test_campaign_missions() -> None:
    levels = {f"M{i:02}.{level}": "X" for i in range(1, 13) for level in (1, 3)}
    assert progress(134, spaces=levels) == (2, 2)
    del levels["M01.1"]
    assert progress(134, spaces=levels) == (1, 2)
    assert progress(135, **complete("MF1", "SF1", "MF4", "SF4", "CC1", "SF5")) == (3, 3)
    assert progress(135, **complete("MF1", "SF1", "MF4", "SF3", "CC2", "SF5")) == (1, 3)


def test_r097_r216_each_resource_crosses_one_icon_and_the_order_does_not_matter() -> None:
    """Two mines in one turn: all their resources go to the factories, from the top."""
    spaces = {"M01.1": 1, "M01.2": 2, "M02.1": 3, "M02.2": 4}
    match = mine({"spaces": spaces, "deposits": {"D01.12": 1}}, cards=((5, "planning"), (8, "water"), (9, "energy")))
    play(match, A, [0, 0], "M01.3", "M02.3")
    assert sheet(match, A)["icons"] == {"MF1": 1, "MF3": 3, "MF4": 2}


def test_refused_targets_say_why() -> None:
    match = mine({"deposits": {"D01.12": 1}}, cards=((3, "plant"), (8, "water"), (10, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "M01.2")
    reasons = {target: match.why_not(A, target) for target in ("D01.12", "D12.12", "nonsense")}
    assert [why.key.removeprefix("welcome_to_the_moon-") for why in reasons.values() if why is not None] == [
        "marked",
        "4-elsewhere",
        "no-target",
    ]
