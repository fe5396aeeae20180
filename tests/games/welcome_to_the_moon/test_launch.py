"""Adventure 1, the Launch: rulebook pages 6 to 11 and rulings R036 to R056, R212 to R214."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.names import WILD
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import (
    COMPARTMENTS,
    FLOORS,
    POINTS,
    ROCKETS,
    SABOTAGES,
    SPACES,
)
from tests.games.welcome_to_the_moon.build import choices, filled, finish, lines, moon, others, play, sheet, table

A, B = 0, 1


def launch(*sheets: dict[str, Any], **more: Any) -> Any:
    return table(1, *sheets, **more)


# --- the print -----------------------------------------------------------------------------------------------------
def test_totals_of_the_sheet() -> None:
    """Facts, bonus_totals."""
    assert len(SPACES) == 53
    assert sum([each.rockets for each in COMPARTMENTS]) == 41
    assert sum([each.inactive for each in COMPARTMENTS]) == 20
    assert len([each for each in COMPARTMENTS if each.inactive]) == 7
    assert sum([each.fuel for each in COMPARTMENTS]) == 5
    assert sum([each.crosses for each in COMPARTMENTS]) == 10
    assert len(SABOTAGES) == 8
    assert ROCKETS == 31
    assert [floor.effect for floor in FLOORS].count(WILD) == 1


def test_r044_points_by_rockets() -> None:
    steps = {0: 0, 5: 15, 9: 30, 12: 45, 15: 60, 18: 75, 21: 90, 24: 105, 27: 120, 29: 135, 31: 150}
    for rockets in range(ROCKETS + 1):
        assert POINTS[rockets] == steps[max(step for step in steps if step <= rockets)]


# --- writing -------------------------------------------------------------------------------------------------------
def test_a_number_goes_to_a_floor_of_its_effect_or_to_the_wild_floor() -> None:
    """Rulebook, "Write the number": 6 with Astronaut; R036, R037: nothing changes the number."""
    match = launch(cards=((6, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    assert choices(match, A) == [space for space in SPACES if space[:2] in ("F1", "F2", "F9")]
    match.answer(A, "F1.2")
    assert choices(match, A) == ["done"]
    assert sheet(match, A)["spaces"] == {"F1.2": 6}
    why = match.why_not(B, ["nonsense"])
    assert why is not None


def test_r038_a_floor_ascends_across_its_walls() -> None:
    match = launch({"spaces": {"F7.5": 8, "F7.8": 12}}, cards=((10, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space.startswith("F7")] == ["F7.6", "F7.7"]
    why = match.why_not(A, "F7.9")
    assert why is not None
    assert why.key == "welcome_to_the_moon-order"
    why = match.why_not(A, "F3.1")
    assert why is not None
    assert why.key == "welcome_to_the_moon-1-other-floor"


def test_r009_equal_numbers_do_not_stand_on_one_floor() -> None:
    match = launch({"spaces": {"F8.1": 8, "F8.2": "X"}}, cards=((8, "plant"), (7, "robot"), (9, "energy")))
    match.answer(A, [0, 0])
    assert not [space for space in choices(match, A) if space.startswith("F8")]


# --- compartment bonuses -------------------------------------------------------------------------------------------
def test_example_of_compartment_bonuses() -> None:
    """Rulebook, "Apply compartment bonuses": fuel and X; X beside 13; rockets of another floor are fuelled."""
    planning = {f"F6.{i}": number for i, number in enumerate((3, 5, 9, 11, 14), 2)}
    match = launch(
        {"spaces": {"F4.1": 2, "F4.4": 13, **planning}}, cards=((6, "robot"), (2, "planning"), (9, "energy"))
    )
    match.answer(A, [0, 0])
    match.answer(A, "F4.2")
    assert "F4.5" in choices(match, A)
    assert "C8.fuel" in choices(match, A)
    match.answer(A, "F4.5")  # the X first: empty, 13, X
    match.answer(A, "C8.fuel")
    finish(match, A)
    others(match, A)
    assert sheet(match, A)["spaces"]["F4.5"] == "X"
    assert sheet(match, A)["fuelled"] == {"C8.fuel": 1}
    assert sheet(match, A)["rockets"] == 0


def test_r042_rockets_fuelled_before_count() -> None:
    full = {f"F6.{i}": number for i, number in enumerate((3, 5, 9, 11, 14), 2)}
    cards = ((2, "planning"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": full, "fuelled": {"C8.fuel": 1}}, {"spaces": full}, cards=cards)
    play(match, A, [0, 0], "F6.1")
    play(match, B, [0, 0], "F6.1")
    assert sheet(match, A)["rockets"] == 8
    assert sheet(match, B)["rockets"] == 4


def test_r040_an_x_may_be_declined_and_is_lost_then() -> None:
    match = launch({"spaces": {"F9.1": 2}}, cards=((6, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "F9.2")
    assert "skip" in choices(match, A)
    match.answer(A, "skip")
    assert choices(match, A) == ["done"]
    assert sheet(match, A)["crosses"] == 0
    assert sheet(match, A)["rockets"] == 2


def test_r031_what_an_x_completes_comes_first() -> None:
    """F1 gives fuel and X; its X completes C16 of the wild floor, whose own X is asked before the fuel that is left."""
    match = launch({"spaces": {"F1.1": 2, "F1.2": 4, "F9.1": 2}}, cards=((6, "astronaut"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "F1.3")
    match.answer(A, "F9.2")
    decision = match.asked()[A]
    assert decision.params == {"fuel": 0, "crosses": 1}
    match.answer(A, "skip")
    assert match.asked()[A].params == {"fuel": 1, "crosses": 0}
    assert "skip" not in choices(match, A)  # R041: fuel is not declined
    assert sheet(match, A)["rockets"] == 5


def test_r041_fuel_without_a_target_is_lost() -> None:
    fuelled = dict.fromkeys(("C2.fuel", "C4.fuel", "C7.fuel", "C8.fuel", "C9.fuel", "C12.fuel", "C14.fuel"), 1)
    match = launch({"spaces": {"F8.3": 4}, "fuelled": fuelled}, cards=((6, "plant"), (8, "robot"), (9, "energy")))
    play(match, A, [0, 0], "F8.4")
    assert sheet(match, A)["fuelled"] == fuelled


# --- rockets and errors --------------------------------------------------------------------------------------------
def test_example_launched_but_not_taken_off() -> None:
    """Rulebook, "Active rocket": rows first, then circled errors, then the rockets beside the final score (R043)."""
    match = launch(
        {"spaces": {"F8.1": 4}, "rockets": 30, "errors": 3}, cards=((6, "plant"), (8, "robot"), (9, "energy"))
    )
    play(match, A, [0, 0], "F8.2")
    assert sheet(match, A)["rockets"] == 31
    assert sheet(match, A)["crossed"] == 1
    assert sheet(match, A)["tie_rockets"] == 0
    others(match, A)
    assert not match.over  # two errors are not crossed off (R050)


def test_r043_surplus_rockets_break_ties_and_then_are_lost() -> None:
    sheet_ = {"spaces": filled(("F5", [1, 2, 3, 4])), "rockets": 30, "errors": 1, "fuelled": {"C7.fuel": 1}}
    match = launch(sheet_, cards=((6, "robot"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "F5.5")
    assert sheet(match, A)["tie_rockets"] == 4
    others(match, A)
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)
    assert outcome.scores[A] == 150
    assert outcome.reason.key == "welcome_to_the_moon-reason-launch"


def test_r051_tie_rockets_decide_between_launchers() -> None:
    """Rulebook, "Final score": who launches in the same turn compares the rockets beside the box."""
    one = {"spaces": {"F8.1": 4}, "rockets": 31, "errors": 1}
    two = {"spaces": {"F8.1": 4}, "rockets": 31, "errors": 0}
    match = launch(one, two, cards=((6, "plant"), (8, "robot"), (9, "energy")))
    # B would have ended the match before; here both do it in this turn
    play(match, A, [0, 0], "F8.2")
    play(match, B, [0, 0], "F8.2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == (150, 150)
    assert outcome.winners == (B,)


def test_r056_tie_rockets_have_no_points_without_a_launch() -> None:
    """R051: without a launch most points win and equal players share."""
    one = {"rockets": 31, "errors": 8, "crossed": 7, "tie_rockets": 3}
    two = {"rockets": 31, "errors": 1}
    match = launch(one, two)
    others(match)
    assert match.scores() == [145, 145]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (A, B)
    assert outcome.reason.key == "welcome_to_the_moon-reason-errors"  # R052: crossed off or not, eight are circled


# --- sabotage ------------------------------------------------------------------------------------------------------
def test_sabotage_hits_all_others_once_and_is_gone() -> None:
    """Rulebook, "Sabotage"; R048."""
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, cards=cards, seats=3)
    play(match, A, [0, 0], "F3.2")
    assert sheet(match, B)["errors"] == 0  # nothing happens before all have written
    others(match, A)
    assert [sheet(match, seat)["errors"] for seat in range(3)] == [0, 1, 1]
    assert moon(match).common[SABOTAGES.index("SAB2")] == 1


def test_r048_a_used_icon_does_nothing() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, cards=cards, common={"sabotage_used": {"SAB2": 1}})
    play(match, A, [0, 0], "F3.2")
    others(match, A)
    assert sheet(match, B)["errors"] == 0


def test_r046_who_triggers_the_same_icon_is_immune() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"spaces": {"F3.1": 4}}, cards=cards, seats=3)
    play(match, A, [0, 0], "F3.2")
    play(match, B, [0, 0], "F3.2")
    others(match, A, B)
    assert [sheet(match, seat)["errors"] for seat in range(3)] == [0, 0, 1]
    assert told(match) == [("1-sabotage", A), ("1-sabotage-too", B)]


def test_r046_a_sabotage_of_all_players_hits_nobody_and_the_log_says_so() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"spaces": {"F3.1": 4}}, cards=cards)
    play(match, A, [0, 0], "F3.2")
    play(match, B, [0, 0], "F3.2")
    assert [sheet(match, seat)["errors"] for seat in (A, B)] == [0, 0]
    assert told(match) == [("1-sabotage-nobody", A), ("1-sabotage-too", B)]


def told(match: Any) -> list[tuple[str, int]]:
    """Return what the log tells about sabotage, and by whom."""
    keys = [(event["key"].removeprefix("welcome_to_the_moon-"), event["params"]) for event in match.events(None)]
    return [(key, params["seat"]) for key, params in keys if "sabotage" in key]


def test_r047_different_icons_act_independently() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"spaces": {"F8.7": 4}}, cards=cards, seats=3)
    play(match, A, [0, 0], "F3.2")
    play(match, B, [1, 1], "F8.8")
    others(match, A, B)
    assert [sheet(match, seat)["errors"] for seat in range(3)] == [1, 1, 2]


def test_r212_two_icons_in_one_compartment_hit_twice() -> None:
    match = launch({"spaces": filled(("F5", [1, 2, 3, 4]))}, cards=((6, "robot"), (8, "plant"), (9, "energy")))
    play(match, A, [0, 0], "F5.5")
    others(match, A)
    assert sheet(match, B)["errors"] == 2


def test_r050_an_error_of_step_5_stops_a_launch() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F8.1": 4}, "rockets": 29}, {"spaces": {"F3.1": 4}}, cards=cards)
    play(match, A, [1, 1], "F8.2")
    play(match, B, [0, 0], "F3.2")
    assert sheet(match, A)["rockets"] == 31
    assert not match.over
    assert match.scores()[A] == 145


def test_r045_rockets_of_a_mission_cross_off_errors_of_the_same_turn() -> None:
    """The claim is made while writing; its rockets come after sabotage."""
    cards = ((15, "energy"), (6, "water"), (9, "robot"))
    nine = {"spaces": filled(("F7", list(range(1, 10)))), "rockets": 29}
    match = launch(nine, {"spaces": {"F3.1": 4}}, cards=cards, missions=[64, 66, 68])
    match.answer(A, [0, 0])
    match.answer(A, "F7.10")
    while match.asked()[A].kind != "some_of":
        match.answer(A, "skip" if "skip" in choices(match, A) else choices(match, A)[0])
    assert choices(match, A) == ["B"]
    match.answer(A, ["B"])
    match.answer(A, "done")
    play(match, B, [1, 1], "F3.2")
    assert sheet(match, A)["errors"] == 1
    assert sheet(match, A)["crossed"] == 1
    assert match.over


def test_r049_no_ninth_error() -> None:
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"errors": 8}, cards=cards)
    play(match, A, [0, 0], "F3.2")
    others(match, A)
    assert moon(match).sheets[B][moon(match).rules.errors] == 8


# --- missions ------------------------------------------------------------------------------------------------------
FULL = {
    64: filled(("F1", [1, 2, 3]), ("F2", [1, 2, 3]), ("F3", [1, 2, 3, 4, "X"])),
    65: filled(("F4", [1, 2, 3, 4, 5]), ("F5", [1, 2, 3, 4, 5]), ("F6", [1, 2, 3, 4, 5, 6])),
    66: filled(("F7", list(range(1, 11)))),
    67: filled(("F8", list(range(1, 9))), ("F9", list(range(1, 9)))),
}


@pytest.mark.parametrize("mission", FULL)
def test_missions_of_full_floors(mission: int) -> None:
    """Missions 64 to 67: all floors named are full; X counts (R012)."""
    state = moon(launch({"spaces": FULL[mission]}))
    have, need = state.rules.progress(state, A, mission)
    assert have == need == len(FULL[mission])
    for space in FULL[mission]:
        fewer = {name: mark for name, mark in FULL[mission].items() if name != space}
        state = moon(launch({"spaces": fewer}))
        have, need = state.rules.progress(state, A, mission)
        assert have == need - 1


def test_r054_mission_68_needs_all_ten_x() -> None:
    state = moon(launch({"crosses": 9}, {"crosses": 10}))
    assert state.rules.progress(state, A, 68) == (9, 10)
    assert state.rules.progress(state, B, 68) == (10, 10)


def test_r053_mission_69_counts_errors_that_are_not_crossed_off() -> None:
    state = moon(launch({"errors": 6, "crossed": 2}, {"errors": 5}))
    assert state.rules.progress(state, A, 69) == (4, 5)
    assert state.rules.progress(state, B, 69) == (5, 5)


def test_mission_69_can_be_claimed_in_the_turn_of_the_sabotage() -> None:
    """R211: it came true after the writing, so it is a question of its own."""
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"errors": 4}, cards=cards, missions=[64, 66, 69])
    play(match, A, [0, 0], "F3.2")
    others(match, A)
    assert list(match.asked()) == [B]
    assert choices(match, B) == ["C"]
    match.answer(B, ["C"])
    match.answer(B, "done")
    assert sheet(match, B)["rockets"] == 3
    assert moon(match).flipped == [0, 0, 1]


def test_r024_later_claims_get_the_lower_value() -> None:
    """Mission 66 gives 3 rockets to the first and 2 later (R055)."""
    cards = ((15, "energy"), (8, "plant"), (9, "robot"))
    nine = {"spaces": filled(("F7", list(range(1, 10))))}
    players = [{"claims": {"B": "first"}}]
    match = launch({"rewarded": 2}, nine, cards=cards, missions=[64, 66, 68], flipped={"B": True}, players=players)
    match.answer(B, [0, 0])
    match.answer(B, "F7.10")
    while match.asked()[B].kind != "some_of":
        match.answer(B, "skip" if "skip" in choices(match, B) else choices(match, B)[0])
    before = sheet(match, B)["rockets"]
    match.answer(B, ["B"])
    match.answer(B, "done")
    others(match, B)
    assert sheet(match, B)["rockets"] == before + 2


# --- the end -------------------------------------------------------------------------------------------------------
def test_the_match_ends_with_eight_errors_whoever_could_go_on() -> None:
    """R029, R052."""
    cards = ((6, "water"), (8, "plant"), (9, "energy"))
    match = launch({"spaces": {"F3.1": 4}}, {"errors": 7, "crossed": 3}, cards=cards, missions=[64, 66, 68])
    play(match, A, [0, 0], "F3.2")
    others(match, A)
    assert match.over
    assert lines(match, B) == {"rockets": 0, "errors": -25}


def test_the_match_ends_with_a_full_sheet() -> None:
    everything = dict.fromkeys(SPACES, "X")
    del everything["F8.8"]
    match = launch({"spaces": everything}, cards=((6, "plant"), (8, "robot"), (9, "energy")))
    play(match, A, [0, 0], "F8.8")
    others(match, A)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-spaces"


def test_r039_bonuses_are_gained_with_the_last_space_by_number_or_x() -> None:
    """The last space of C10 is filled by an X: its three rockets come at once."""
    match = launch({"spaces": {"F9.1": 2, "F7.6": 5}}, cards=((6, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "F9.2")
    assert sheet(match, A)["rockets"] == 2
    match.answer(A, "F7.7")
    assert sheet(match, A)["rockets"] == 5


def test_r213_sabotage_is_not_asked_about() -> None:
    match = launch({"spaces": {"F3.1": 4}}, cards=((6, "water"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "F3.2")
    assert choices(match, A) == ["done"]
    assert sheet(match, A)["sabotage"] == {"SAB2": 1}
