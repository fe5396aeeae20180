"""Adventure 7, the escape: missions, the end, and what is said and shown."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    BLOCKS,
    MODULES,
    SHIP_IDS,
    SPACES,
)
from offworld.kernel.errors import IllegalAnswer
from tests.games.welcome_to_the_moon.build import choices, filled, lines, moon, others, play
from tests.games.welcome_to_the_moon.escapes import ALL_OPEN, A, B, airlock, escape, full


# --- missions ------------------------------------------------------------------------------------------------------
def progress(mission: int, **sheet_: Any) -> tuple[int, int]:
    state = moon(escape(sheet_))
    return state.rules.progress(state, A, mission)


def test_mission_100_three_numbered_greenhouses_with_three_plants() -> None:
    spaces = {"S1.5": 4, "S2.7": 4, "S3.1": "X"}
    plants = {"S1": 3, "S2": 3, "S3": 3}
    assert progress(100, spaces=spaces, plants=plants) == (3, 3)
    assert progress(100, spaces=spaces, plants=plants | {"S2": 2}) == (2, 3)
    assert progress(100, spaces={}, plants=plants) == (0, 3)


def test_r166_mission_101_needs_one_more_plant_and_a_number_at_the_top() -> None:
    assert progress(101) == (2, 4)
    assert progress(101, plants={"S6": 3}) == (3, 4)
    assert progress(101, plants={"S6": 3}, spaces={"S6.5": 4}) == (4, 4)
    assert progress(101, plants={"S5": 3}, spaces={"S5.4": 4}) == (2, 4)


def test_r167_mission_102_counts_modules_not_greenhouses() -> None:
    seven = [BLOCKS[i] for i in MODULES[:7]]
    assert progress(102, spaces=full(*seven)) == (7, 7)
    assert progress(102, spaces=full(*seven[:6], "S1.G1", "S2.G1")) == (6, 7)


def test_mission_103_three_full_starships() -> None:
    ships = full("S1.M1", "S1.G1", "S1.M2", "S4.M1", "S4.G1", "S4.M2", "S6.M1", "S6.M2", "S6.G1")
    assert progress(103, spaces=ships) == (3, 3)
    del ships["S1.5"]
    assert progress(103, spaces=ships) == (2, 3)


def test_mission_104_all_reactors_of_three_starships() -> None:
    assert progress(104, reactors={"S1": 3, "S4": 3, "S6": 3}) == (3, 3)
    assert progress(104, reactors={"S1": 3, "S4": 3}) == (2, 3)


def test_mission_105_all_tanks_of_three_starships() -> None:
    assert progress(105, tanks={"S1.3": 1, "S1.7": 1, "S4.1": 1, "S4.5": 1, "S5.2": 1, "S5.5": 1}) == (3, 3)
    assert progress(105, tanks={"S1.3": 1, "S1.7": 1, "S4.1": 1, "S4.5": 1, "S5.2": 1, "S2.2": 1}) == (2, 3)


def test_campaign_missions_143_to_145() -> None:
    assert progress(143, airlocks=ALL_OPEN) == (6, 6)
    assert progress(143, airlocks={airlock("S1.M1", "S1.G1"): 1, airlock("S6.M2", "S6.G1"): 1}) == (1, 6)
    third_and_fourth = full("S3.G1", "S3.M1", "S3.M2", "S4.M1", "S4.G1", "S4.M2")
    have, need = progress(144, spaces=third_and_fourth)
    assert have == need == 13
    assert progress(144, spaces=full("S5.M1", "S5.M2", "S5.G1"))[0] == 0
    everything = {"plants": {"S4": 3}, "reactors": {"S4": 3}}
    assert progress(145, **everything, tanks={"S4.1": 1, "S4.5": 1}) == (8, 8)
    assert progress(145, **everything, tanks={"S4.1": 1}) == (7, 8)


@pytest.mark.parametrize(("flipped", "points"), [(False, 7), (True, 3)])
def test_r023_r024_first_and_later_claims(flipped: bool, points: int) -> None:
    near = {"airlocks": ALL_OPEN, "plants": {"S6": 3}}
    cards = ((5, "water"), (8, "energy"), (9, "plant"))
    match = escape(near, cards=cards, missions=[101, 102, 104], flipped={"A": flipped})
    match.answer(A, [0, 0])
    match.answer(A, "S6.5")
    assert choices(match, A) == ["A"]
    before = match.position()
    with pytest.raises(IllegalAnswer):
        match.answer(A, ["C"])
    assert match.position() == before
    match.answer(A, ["A"])
    match.answer(A, "done")
    with pytest.raises(IllegalAnswer):
        match.answer(A, "S1.2")  # an answer after "done"
    others(match, A)
    assert lines(match, A)["missions"] == points


# --- the end -------------------------------------------------------------------------------------------------------
def test_the_match_ends_with_a_full_sheet() -> None:
    everything = dict.fromkeys(SPACES, "X")
    del everything["S1.2"]
    match = escape({"spaces": everything, "airlocks": ALL_OPEN})
    play(match, A, [0, 0], "S1.2")
    others(match, A)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-spaces"


def test_the_match_ends_with_three_missions_and_fewest_errors_break_a_tie() -> None:
    """R027, R030."""
    three = {"claims": {"A": "first", "B": "first", "C": "first"}}
    match = escape(
        {"errors": 0, "planning": 1}, {"errors": 1, "spaces": {"S4.3": 5, "S5.4": 5}}, players=[three, three]
    )
    state = moon(match)
    assert lines(match, B)["greenhouses"] == 4
    assert state.rules.points(state, A) == state.rules.points(state, B)
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-missions-several"


def test_the_total_is_the_sum_of_all_lines() -> None:
    """Rulebook, "Final result": missions, greenhouses and modules less planning and errors."""
    paper = {
        "spaces": full("S1.M1") | filled(("S4", [2, 4, 6])),
        "reactors": {"S1": 2},
        "tanks": {"S1.3": 1, "S4.1": 1},
        "plants": {"S4": 3},
        "doubled": {"S4": 1},
        "planning": 4,
        "errors": 2,
    }
    match = escape(paper, players=[{"claims": {"A": "first"}}], missions=[100, 102, 104], flipped={"A": True})
    assert lines(match, A) == {"missions": 10, "greenhouses": 14, "modules": 8 + 4, "planning": -9, "errors": -10}
    assert match.scores()[A] == 17
    assert set(SHIP_IDS) == {f"S{i}" for i in range(1, 7)}


# --- what is said and shown ----------------------------------------------------------------------------------------
def test_why_an_airlock_cannot_be_opened() -> None:
    opened = airlock("S1.M1", "S1.G1")
    match = escape({"airlocks": {opened: 1}}, cards=((7, "robot"), (8, "planning"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "S1.2")
    for lock, key in ((opened, "marked"), (airlock("S4.M1", "S4.G1"), "7-not-touching")):
        why = match.why_not(A, lock)
        assert why is not None
        assert why.key == f"welcome_to_the_moon-{key}"
    match.answer(B, [1, 1])
    match.answer(B, "S1.2")
    why = match.why_not(B, "S2.1")
    assert why is not None
    assert why.key == "welcome_to_the_moon-7-not-reached"


def test_what_follows_from_the_marks_is_in_the_view() -> None:
    match = escape({"airlocks": {airlock("S1.M1", "S1.G1"): 1}, "spaces": full("S1.M2")})
    facts = match.view(A)["table"]["facts"][A]
    assert facts == {"reached": ["S1.M1", "S1.G1", "S1.M2"], "complete": ["S1.M2"]}
