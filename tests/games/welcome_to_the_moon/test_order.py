"""The order of a turn where it can be told from outside: steps, places, incidents, and claims one after another."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.engine.ending import places
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import choices, filled, finish, lines, moon, others, play, sheet, table

A, B, C = 0, 1, 2
WATER_CARDS = ((6, "water"), (8, "plant"), (9, "energy"))


def until_claim(match: Match, seat: int) -> None:
    """Decline what comes before the claims of a seat."""
    while match.asked()[seat].kind != "some_of":
        match.answer(seat, "skip" if "skip" in choices(match, seat) else choices(match, seat)[0])


# --- R001: fixed steps, and everybody has finished one before its shared consequences ------------------------------
def test_r001_incidents_come_after_all_have_written_missions_after_incidents_the_end_last() -> None:
    """Seat A sabotages and claims its third mission: B is hit first and may still claim, and only then it ends."""
    nine = {"spaces": {**filled(("F7", list(range(1, 10)))), "F3.1": 4}}
    players = [{"claims": {"A": "first", "C": "first"}}]
    match = table(
        1,
        {**nine, "rewarded": 5},
        {"errors": 4},
        {"spaces": {"F3.1": 4}},
        cards=((15, "energy"), (6, "water"), (9, "robot")),
        seats=3,
        missions=[64, 66, 69],
        players=players,
    )
    match.answer(A, [0, 0])
    match.answer(A, "F7.10")
    until_claim(match, A)
    play(match, A, ["B"])
    assert not match.over  # the others have not written yet
    others(match, A, C)
    assert not match.over
    play(match, C, [1, 1], "F3.2")  # the sabotage gives B its fifth error
    assert list(match.asked()) == [B]
    assert choices(match, B) == ["C"]
    play(match, B, ["C"])
    assert match.over
    assert moon(match).claim(B, 2) == 1


def test_r001_extraction_comes_after_the_effect_and_before_missions() -> None:
    """Adventure 4: the fifth mine is extracted in the turn in which it is claimed."""
    spaces = {"M04.1": 4, "M04.2": 9}
    extracted = dict.fromkeys(("M01", "M02", "M07", "M12"), 1)
    match = table(
        4, {"spaces": spaces, "extracted": extracted}, cards=((7, "plant"), (8, "water"), (9, "energy")),
        missions=[82, 84, 86],
    )  # fmt: skip
    match.answer(A, [0, 0])
    match.answer(A, "M04.3")
    assert sheet(match, A)["extracted"] == extracted  # the effect is asked first
    match.answer(A, "D04.23")
    assert choices(match, A) == ["A"]
    assert sheet(match, A)["extracted"] == {**extracted, "M04": 1}
    assert sheet(match, A)["icons"] == {"MF1": 1, "MF4": 2}


# --- R055: missions of one turn are taken one after another, in any order ------------------------------------------
def test_r055_rockets_of_one_mission_do_not_take_away_the_errors_of_another() -> None:
    """All rockets are crossed off, sabotage brings the fifth error: mission 69 may be taken before mission 66."""
    nine = {"spaces": filled(("F7", list(range(1, 10)))), "rockets": 31, "errors": 6}
    match = table(
        1,
        nine,
        {"spaces": {"F3.1": 4}},
        cards=((15, "energy"), (6, "water"), (9, "robot")),
        missions=[64, 66, 69],
    )
    match.answer(A, [0, 0])
    match.answer(A, "F7.10")  # two rockets of the compartment cross off two errors: four are left
    until_claim(match, A)
    assert choices(match, A) == ["B"]
    play(match, A, ["B"])
    play(match, B, [1, 1], "F3.2")
    assert list(match.asked()) == [A]
    assert choices(match, A) == ["C"]
    play(match, A, ["C"])
    assert sheet(match, A)["errors"] == 7
    assert sheet(match, A)["crossed"] == 7  # 2 of the compartment, 3 and 3 of the missions: one more than needed
    assert sheet(match, A)["tie_rockets"] == 1
    assert match.over


# --- R214: places of the Launch ------------------------------------------------------------------------------------
def test_r214_launchers_by_tie_rockets_then_the_others_by_points() -> None:
    match = table(
        1,
        {"rockets": 31, "errors": 1},
        {"rockets": 31, "tie_rockets": 1},
        {"rockets": 31, "tie_rockets": 5},
        {"rockets": 30},
        {"rockets": 31, "errors": 3, "tie_rockets": 8},
        {"rockets": 29},
        seats=6,
    )
    assert match.scores() == [145, 150, 150, 135, 135, 135]
    assert places(moon(match)) == [3, 2, 1, 4, 4, 4]  # without a launch equal points share, whatever the tie rockets


def test_r030_places_of_the_other_adventures_by_points_then_errors() -> None:
    match = table(
        2,
        {"tanks": {"T18": 1, "T07": 1}, "errors": 1},  # 8 + 5 - 5
        {"tanks": {"T18": 1}},
        {"tanks": {"T18": 1, "T19": 1, "T02": 1}, "errors": 2},  # 8 + 8 + 4 - 10 = 10
        {"tanks": {"T18": 1}},
        seats=4,
    )
    assert match.scores() == [8, 8, 10, 8]
    assert places(moon(match)) == [3, 2, 1, 2]


# --- R122: ends of skyscrapers -------------------------------------------------------------------------------------
def test_r122_an_end_counts_with_its_very_last_level() -> None:
    spaces = filled(("K4", [None, 2, 3, 4, 5, 6, 7, 8]))
    match = table(5, {"spaces": spaces}, cards=((1, "plant"), (9, "energy"), (9, "robot")))
    assert lines(match, A)["skyscrapers"] == 0  # one level is missing at either end
    play(match, A, [1, 1], "K4.9")
    others(match, A)
    assert lines(match, A)["skyscrapers"] == 10
    match = table(5, {"spaces": spaces}, cards=((1, "plant"), (9, "energy"), (9, "robot")))
    play(match, A, [0, 0], "K4.1")
    others(match, A)
    assert lines(match, A)["skyscrapers"] == 15


def test_r122_the_levels_between_are_filled_first() -> None:
    match = table(5, {"spaces": {"K4.6": 6}}, cards=((1, "plant"), (9, "energy"), (9, "robot")))
    match.answer(A, [1, 1])
    assert [space for space in choices(match, A) if space.startswith("K4")] == ["K4.7"]


# --- R218: step 5 of the Virus -------------------------------------------------------------------------------------
def block(number: int, *marks: Any) -> dict[str, Any]:
    return {f"B{number}.{i + 1}": mark for i, mark in enumerate(marks) if mark is not None}


def test_r218_first_all_activations_then_rounds_of_all_viruses_in_the_order_of_the_blocks() -> None:
    """Green and blue wake in one turn: two rounds of grey (B1), green (B3) and blue (B9), one after another."""
    green = {"grey": 1, "plant_track": 4, "plants": {"B5": 2, "B6": 2}}
    blue = {"grey": 1, "water_track": 2, "tanks": {"B1": 1, "B2": 1}}
    match = table(6, green, blue, cards=((9, "energy"), (14, "plant"), (11, "water")))
    play(match, A, [1, 1], "B3.3", "B3")
    play(match, B, [2, 2], "B4.1", "B4")
    met = []
    while match.asked()[A].topic == "infect":
        room = choices(match, A)[0]
        met.append(room.split(".")[0])
        match.answer(A, room)
    assert met == ["B1", "B3", "B9", "B1", "B3", "B9"]


def test_r218_a_block_completed_in_the_first_round_is_evacuated_before_the_second() -> None:
    """Grey fills B1 in the first round; in the second it goes on to the neighbours."""
    green = {"grey": 1, "plant_track": 4, "plants": {"B5": 2, "B6": 2}, "spaces": block(1, 1, 2, 3, 4)}
    blue = {"grey": 1, "water_track": 2, "tanks": {"B1": 1, "B2": 1}}
    match = table(6, green, blue, cards=((9, "energy"), (14, "plant"), (11, "water")))
    play(match, A, [1, 1], "B3.3", "B3")
    play(match, B, [2, 2], "B4.1", "B4")
    met = []
    while match.asked()[A].topic == "infect":
        room = choices(match, A)[0]
        met.append(room.split(".")[0])
        match.answer(A, room)
    assert met == ["B3", "B9", "B2", "B5", "B8", "B3", "B9"]  # the last room of B1 needs no question


def test_mission_95_begins_at_nothing() -> None:
    """It looks at the floor that lacks fewest blocks, and says how many of its two or three are evacuated."""
    state = moon(table(6, {"grey": 1}, {"grey": 1}))
    assert state.rules.progress(state, A, 95) == (0, 2)
    two = {"grey": 1, "spaces": {**block(5, 1, 2, 3, 4, 5), **block(6, 6, 7, 8, 9, 10)}}
    state = moon(table(6, two, {"grey": 1}))
    assert state.rules.progress(state, A, 95) == (2, 3)


# --- R211: late claims are asked only of those for whom something has changed --------------------------------------
@pytest.mark.parametrize("declined", [True, False])
def test_r211_who_declined_while_writing_is_not_asked_again(declined: bool) -> None:
    match = table(1, {"errors": 5}, {"spaces": {"F3.1": 4}}, cards=WATER_CARDS, missions=[64, 66, 69])
    match.answer(A, [1, 1])
    match.answer(A, "F8.1")
    assert choices(match, A) == ["C"]
    play(match, A, [] if declined else ["C"])
    play(match, B, [0, 0], "F3.2")
    assert moon(match).turns == 6  # the next turn has begun: nobody was asked
    assert moon(match).claim(A, 2) == (0 if declined else 1)


def test_r023_a_late_claim_of_the_same_turn_is_a_first_one() -> None:
    """A claims mission 69 while writing, B after the sabotage of this turn: both are first."""
    match = table(
        1, {"errors": 5}, {"errors": 4}, {"spaces": {"F3.1": 4}}, seats=3, cards=WATER_CARDS, missions=[64, 66, 69]
    )
    match.answer(A, [1, 1])
    match.answer(A, "F8.1")
    play(match, A, ["C"])
    play(match, B, [1, 1], "F8.1")
    play(match, C, [0, 0], "F3.2")
    assert choices(match, B) == ["C"]
    play(match, B, ["C"])
    assert [moon(match).claim(seat, 2) for seat in (A, B)] == [1, 1]
    assert [sheet(match, seat)["rockets"] for seat in (A, B)] == [3, 3]


def test_r026_neighbours_of_one_turn_are_first_whoever_is_done_first() -> None:
    """The same turn in either order of being done leads to the same sheets."""
    found = []
    for order in ((A, B), (B, A)):
        match = table(2, {"robots": {"ST1.R1": 1}}, {"robots": {"ST1.R2": 1}}, cards=((7, "robot"),) * 3)
        for seat in order:
            match.answer(seat, [0, 0])
            match.answer(seat, "T05")
            match.answer(seat, "ST1.R2" if seat == A else "ST1.R1")
            finish(match, seat)
        found.append([sheet(match, seat)["multipliers"] for seat in (A, B)])
    assert found[0] == found[1] == [{"ST1": 1}, {"ST1": 1}]
