"""Adventure 5, the dome: missions, the end, and what is said and shown."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import PIECE_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    SECTION_IDS,
    SPACES,
)
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import choices, filled, lines, moon, others, play
from tests.games.welcome_to_the_moon.domes import STARTS, A, B, built, dome


# --- missions ------------------------------------------------------------------------------------------------------
def test_example_of_mission_points() -> None:
    """Rulebook, "Missions": twice improved, a star for A and a medal for B give 12 and 8."""
    players = [{"claims": {"A": "first", "B": "later"}}]
    assert lines(dome({"energy": {"missions": 2}}, players=players), A)["missions"] == 20


@pytest.mark.parametrize(("energy", "star", "medal"), [(0, 8, 4), (1, 10, 6), (2, 12, 8), (3, 15, 9), (4, 18, 10)])
def test_r121_a_mission_is_worth_what_its_track_shows_at_the_end(energy: int, star: int, medal: int) -> None:
    players = [{"claims": {"A": "first"}}, {"claims": {"C": "later"}}]
    match = dome({"energy": {"missions": energy}}, {"energy": {"missions": energy}}, players=players)
    assert [lines(match, seat)["missions"] for seat in (A, B)] == [star, medal]


def progress(mission: int, **sheet_: Any) -> tuple[int, int]:
    state = moon(dome(sheet_))
    return state.rules.progress(state, A, mission)


def test_mission_88_one_full_skyscraper() -> None:
    assert progress(88, spaces=filled(("K4", ["X", 2, 3, 4, 5, 6, 7, 8, 9]))) == (9, 9)
    assert progress(88, spaces=filled(("K4", [None, 2, 3, 4, 5, 6, 7, 8, 9]), ("K2", [None, None, None, 4, 5]))) == (
        8,
        9,
    )


def test_mission_89_two_tops() -> None:
    first = {"K1.7": 7, "K1.8": 8, "K1.9": 9}
    third = dict.fromkeys([f"K3.{i}" for i in range(4, 11)], "X")
    bottoms = {**filled(("K2", [1, 2, 3, 4])), **filled(("K4", [1, 2, 3, 4, 5]))}
    assert progress(89, spaces={**first, **third, **bottoms}) == (2, 2)
    assert progress(89, spaces={**first, **bottoms}) == (1, 2)


def test_missions_90_and_91_floors_of_the_tower() -> None:
    tower: dict[str, Any] = {"plants": {"TF1": 2, "TF2": 1, "TF3": 2}, "water": {"TF2": 1, "TF3": 1, "TF4": 1}}
    assert progress(90, **tower) == (3, 3)
    assert progress(91, **tower) == (1, 2)


def test_mission_92_every_piece_of_the_dome() -> None:
    assert progress(92, built=built(*SECTION_IDS)) == (8, 8)
    assert progress(92, built=built(*SECTION_IDS[:7]) | {"DS8a": 1}, split={"DS8": 1}) == (8, 9)
    assert progress(92, built=dict.fromkeys(PIECE_IDS, 1), split={"DS8": 1}) == (9, 9)


def test_mission_93_counts_x_of_planning() -> None:
    """R123: whether or not a section was left to split."""
    assert progress(93, planned=4, built=built(*SECTION_IDS)) == (4, 4)
    assert progress(93, planned=3) == (3, 4)


def test_campaign_missions_137_to_139() -> None:
    both = {space: 7 + i % 2 for i, space in enumerate(STARTS)}
    assert progress(137, spaces=both) == (8, 8)
    assert progress(137, spaces={space: number for space, number in both.items() if space != STARTS[0]}) == (7, 8)
    assert progress(138, plants={"TF4": 2, "TF5": 1, "TF6": 1}, water={"TF7": 1, "TF8": 1}) == (4, 4)
    assert progress(138, plants={"TF1": 1, "TF5": 1}) == (1, 4)
    assert progress(139, astronauts=5) == (5, 5)


def test_r023_r024_stars_in_the_first_turn_medals_afterwards() -> None:
    """R211: claimed in the own chain, right after the writing."""
    near = {"spaces": filled(("K1", [1, 2, 3, 4, 5, 6, 7, 8]))}
    cards = ((9, "plant"), (9, "energy"), (9, "robot"))
    match = dome(near, near, cards=cards, missions=[88, 90, 92])
    match.answer(A, [0, 0])
    match.answer(A, "K1.9")
    match.answer(A, "skip")
    assert choices(match, A) == ["A"]
    match.answer(A, ["A"])
    match.answer(A, "done")
    play(match, B, [0, 0], "K1.9", "skip", ["A"])
    assert [lines(match, seat)["missions"] for seat in (A, B)] == [8, 8]
    match = dome(near, cards=cards, missions=[88, 90, 92], flipped={"A": True})
    play(match, A, [0, 0], "K1.9", "skip", ["A"])
    others(match, A)
    assert lines(match, A)["missions"] == 4


def test_a_mission_that_is_not_met_cannot_be_claimed() -> None:
    near = {"spaces": filled(("K1", [1, 2, 3, 4, 5, 6, 7, 8]))}
    match = dome(near, cards=((9, "plant"), (9, "energy"), (9, "robot")), missions=[88, 90, 92])
    for answer in ([0, 0], "K1.9", "skip"):
        match.answer(A, answer)
    before = match.position()
    with pytest.raises(IllegalAnswer):
        match.answer(A, ["B"])
    assert match.position() == before


# --- the end -------------------------------------------------------------------------------------------------------
def test_the_match_ends_with_a_third_error() -> None:
    low = dict.fromkeys(("K1.6", "K2.4", "K3.3", "K4.5"), 14) | dict.fromkeys(("K1.7", "K2.5", "K3.4", "K4.6"), 16)
    match = dome({"spaces": low, "errors": 2}, cards=((15, "robot"), (15, "energy"), (14, "plant")))
    assert A not in match.asked()
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-errors"
    assert lines(match, A)["errors"] == -15


def test_the_match_ends_with_a_full_sheet() -> None:
    everything = dict.fromkeys(SPACES, "X")
    del everything["K1.9"]
    match = dome({"spaces": everything})
    play(match, A, [0, 0], "K1.9")
    others(match, A)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-spaces"


def test_the_match_ends_with_three_missions_and_fewest_errors_break_a_tie() -> None:
    """R027, R030."""
    three = {"claims": {"A": "first", "B": "first", "C": "first"}}
    match = dome({"errors": 1}, {"ends": {"K1.top": 2}, "errors": 2, "energy": {}}, players=[three, three])
    state = moon(match)
    assert state.rules.has_ended(state, A)
    assert [each.name for each in state.rules.distances(state, A)] == ["missions", "spaces", "errors"]
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-missions-several"
    first, second = {"errors": 1, "energy": {"dome": 0}}, {"errors": 2, "water": {"TF1": 1}, "ends": {"K1.top": 2}}
    state = moon(dome(first, second))
    assert state.rules.points(state, A) == state.rules.points(state, B)
    assert state.rules.tie_break(state, A) > state.rules.tie_break(state, B)


# --- what is said and shown ----------------------------------------------------------------------------------------
def reason(match: Match, answer: Any) -> str:
    """Return the key of why seat A may not answer this."""
    why = match.why_not(A, answer)
    assert why is not None
    return why.key.removeprefix("welcome_to_the_moon-")


def test_why_a_section_cannot_be_built() -> None:
    match = dome({"built": built("DS1")}, cards=((8, "robot"), (8, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.6")
    assert choices(match, A) == ["DS2", "DS8", "skip"]
    assert [reason(match, section) for section in ("DS1", "DS3", "DS4")] == ["marked", "5-parity", "5-not-linked"]


def test_why_a_section_cannot_be_split_or_a_track_improved() -> None:
    match = dome({"built": built("DS1")}, cards=((8, "planning"), (8, "energy"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "K1.6")
    assert reason(match, "K1.2") == "5-not-next"
    assert reason(match, "K1.6") == "filled"
    match.answer(A, "K1.7")
    assert reason(match, "DS1") == "5-no-split"
    match = dome({"energy": {"dome": 4}}, cards=((8, "planning"), (8, "energy"), (9, "energy")))
    match.answer(A, [1, 1])
    match.answer(A, "K1.6")
    assert reason(match, "dome") == "marked"


def test_what_follows_from_the_marks_is_in_the_view() -> None:
    match = dome({"spaces": filled(("K1", list(range(1, 10)))), "plants": {"TF1": 2}, "split": {"DS8": 1}})
    facts = match.view(A)["table"]["facts"][A]
    assert facts["complete"] == ["K1"]
    assert facts["floors"]["TF1"] == 2
    assert [piece["id"] for piece in facts["dome"]][-3:] == ["DS7", "DS8a", "DS8b"]
