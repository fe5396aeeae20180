"""What ASTRA does to the player's sheet: bonuses it crosses off, majorities, and the special turns of adventure 8."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.astra import DECK, GAINED, GIVEN, MEDDLINGS, OPPONENTS, SPENT
from offworld.games.welcome_to_the_moon.data.cards import PLACE
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import PLANET_IDS, SPACES
from offworld.games.welcome_to_the_moon.rules.astra import scoring
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import choices, finish, moon
from tests.games.welcome_to_the_moon.test_astra import ENERGY_7, PLANT_9, ROBOT_5, A, B, C, given, solo


def lines(match: Match) -> dict[str, int]:
    state = moon(match)
    return {line.name: line.points for line in state.rules.lines(state, 0)}


def answer(match: Match, *answers: Any) -> None:
    """Give these answers, decline what is left, and say that the writing is done."""
    for each in answers:
        match.answer(0, each)
    finish(match, 0)


# --- R198: what is left once ASTRA has crossed off a higher bonus --------------------------------------------------
@pytest.mark.parametrize(("struck", "points"), [(False, 2 * 9), (True, 2 * 7)])
def test_r198_the_lower_multiplier_of_a_station_is_left(struck: bool, points: int) -> None:
    sheet = {"robots": {"ST2.R1": 1, "ST2.R3": 1}, "plants": {"ST2": 2}}
    match = solo(2, A, ROBOT_5, ENERGY_7, PLANT_9, sheet=sheet)
    match.answer(0, "ST2" if struck else "ST1")
    answer(match, [1, 0], "T01", "ST2.R2")
    assert lines(match)["plants"] == points
    assert moon(match).astra[GAINED] == (0 if struck else 2)  # two bonuses for a higher multiplier, none for a lower


@pytest.mark.parametrize(("struck", "points"), [(False, 15), (True, 5)])
def test_r198_the_lower_bonus_of_a_quarter_is_left(struck: bool, points: int) -> None:
    rest = ("r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2")
    match = solo(3, A, ROBOT_5, ENERGY_7, PLANT_9, sheet={"spaces": dict.fromkeys(rest, "X")})
    match.answer(0, "Q1" if struck else "Q4")
    answer(match, [0, 1], "r1c1")
    assert lines(match)["quarters"] == points
    assert moon(match).astra[GAINED] == (0 if struck else 2)


@pytest.mark.parametrize(("struck", "points"), [(False, 6), (True, 3)])
def test_r198_the_lower_bonus_of_a_skyscraper_is_left(struck: bool, points: int) -> None:
    match = solo(5, A, ROBOT_5, ENERGY_7, PLANT_9, sheet={"spaces": {"K1.7": 3, "K1.8": 4}})
    match.answer(0, "K1.top" if struck else "K1.bottom")
    answer(match, [0, 1], "K1.9")
    assert lines(match)["skyscrapers"] == points
    assert moon(match).astra[GAINED] == (0 if struck else 1)


@pytest.mark.parametrize(("struck", "points"), [(False, 6 * 3 + 10), (True, 6 * 3)])
def test_r198_nothing_is_left_of_the_bonus_of_a_factory(struck: bool, points: int) -> None:
    sheet = {"spaces": {"M05.1": 4, "M05.2": 9}, "deposits": {"D05.23": 1}, "icons": {"MF2": 5}}
    match = solo(4, A, ROBOT_5, ENERGY_7, PLANT_9, sheet=sheet)
    match.answer(0, "MF2" if struck else "MF1")
    answer(match, [0, 1], "M05.3")
    assert lines(match)["water"] == points
    assert moon(match).astra[GAINED] == (0 if struck else 2)


@pytest.mark.parametrize(("struck", "points"), [(False, 2 * 4), (True, 4)])
def test_r198_nothing_is_left_of_the_x2_of_a_greenhouse(struck: bool, points: int) -> None:
    sheet = {"airlocks": {"AL01": 1}, "plants": {"S1": 2}}
    match = solo(7, A, ROBOT_5, ENERGY_7, PLANT_9, sheet=sheet)
    match.answer(0, "S1" if struck else "S6")
    answer(match, [0, 1], "S1.5")
    assert lines(match)["greenhouses"] == points
    assert moon(match).astra[GAINED] == (0 if struck else 1)


def test_the_launch_astra_takes_a_sabotage_away_and_circles_an_error() -> None:
    """Facts, adventure 1: the sabotage is lost, so it gives no solo bonus either."""
    match = solo(1, A, "20", ROBOT_5, ENERGY_7, sheet={"spaces": {"F3.1": 1}})
    match.answer(0, "SAB2")
    assert moon(match).sheets[0][moon(match).rules.errors] == 1
    answer(match, [1, 0], "F3.2")  # 5 with water completes the compartment of SAB2
    assert moon(match).astra[GAINED] == 0
    match = solo(1, "20", ROBOT_5, ENERGY_7, sheet={"spaces": {"F3.1": 1}})
    answer(match, [1, 0], "F3.2")
    assert moon(match).astra[GAINED] == 1


# --- R199: majorities ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("own", "cards", "points"), [(2, 2, 10), (2, 3, 4), (3, 2, 10), (0, 0, 0), (1, 0, 10)])
def test_r199_the_crew_of_the_dome_against_astra(own: int, cards: int, points: int) -> None:
    """Adventure 5: the first column with at least as many as ASTRA has astronaut cards, nothing without any."""
    sheet = {"astronauts": own, "energy": {"astronauts": 2}}
    assert lines(solo(5, sheet=sheet, given=given("astronaut", cards)))["astronauts"] == points


def test_r199_without_a_full_stretch_the_journey_gives_nothing() -> None:
    assert lines(solo(2))["stretches"] == 0


# --- adventure 8 ---------------------------------------------------------------------------------------------------
ROBOT_8, PLANT_8, ENERGY_9 = "29", "31", "37"


def test_an_effect_card_lands_on_the_moons_where_the_player_is_strongest() -> None:
    """The card is drawn before ASTRA's own turn: two symbols of ASTRA on the sheet in play, then the first card."""
    sheet = {"spaces": {"P4.1": "near", "P4.2": "near", "P5.1": "near"}}
    match = solo(8, A, ROBOT_8, ENERGY_7, PLANT_9, sheet=sheet)
    found = moon(match).rules.form.encode(moon(match).sheets[0])
    assert found["moons"] == {"P4.m1": "far", "P4.m2": "far"}
    assert found["spaces"] == {**sheet["spaces"], "P4.3": "far"}
    assert match.asked()[0].topic == "combination"


def test_an_effect_card_drawn_later_lands_on_the_same_sheet_and_the_player_breaks_ties() -> None:
    sheet = {"spaces": {"P4.1": "near", "P5.1": "near"}}
    match = solo(8, "29", B, ENERGY_7, PLANT_9, sheet=sheet)  # after ASTRA's own symbol, before the other two cards
    assert match.asked()[0].topic == "astra"
    assert choices(match, 0) == ["P4.m1", "P5.m1"]
    match.answer(0, "P5.m1")
    match.answer(0, "P4.m1")
    found = moon(match).rules.form.encode(moon(match).sheets[0])
    assert found["moons"] == {"P4.m1": "far", "P5.m1": "far"}
    assert match.asked()[0].topic == "combination"


def test_r195_in_the_battle_the_second_pass_lands_and_turns_the_mission() -> None:
    match = solo(8, C, ROBOT_8, ENERGY_7, PLANT_9, sheet={"spaces": {"P4.1": "near"}}, astra={"pass": 2})
    assert moon(match).flipped == [0, 0, 1]
    assert moon(match).rules.form.encode(moon(match).sheets[0])["moons"] == {"P4.m1": "far", "P4.m2": "far"}


def test_r205_every_second_planet_circles_a_solo_bonus_and_the_end_does_not() -> None:
    """One planet on the other sheet and one taken now make a bonus; what is given at the end makes none."""
    other = {"control": {"P7": "far"}}
    near = {"spaces": {"P1.1": "near", "P1.2": "near"}}
    match = solo(8, "29", "62", "3", sheets=[near, other])  # 8 robot for ASTRA; 15 robot, 2 robot
    answer(match, [2, 1], "P1.3")
    state = moon(match)
    assert state.astra[GAINED] == 1
    state.rules.finish(state)
    assert scoring.earned(state) > 1  # as it would be, were it counted at the end
    assert state.astra[GAINED] == 1


def test_r205_a_planet_that_astra_fills_for_the_player_counts() -> None:
    near = {"spaces": {"P1.1": "near", "P1.2": "near"}, "control": {"P7": "near"}}
    match = solo(8, "3", "29", "62", sheets=[near])  # 2 robot: ASTRA fills P1, which stays the player's
    answer(match, [1, 2], "P4.1")
    assert moon(match).astra[GAINED] == 1


def full(but: str) -> dict[str, Any]:
    """Return a sheet with one free space, all of it the player's."""
    spaces = {space: "near" for space in SPACES if space != but}
    return {"spaces": spaces, "control": {planet: "near" for planet in PLANET_IDS if planet != but[:2]}}


def test_r226_astra_fills_the_sheet_in_play() -> None:
    """Nothing is written, no error taken, no card given; missions may be claimed, then the match ends."""
    sheet = full("P4.7")
    match = solo(8, ROBOT_8, ENERGY_7, PLANT_9, sheets=[sheet], missions=[106, 108, 110])
    assert match.asked()[0].topic == "claim"
    assert choices(match, 0) == ["A"]
    match.answer(0, ["A"])
    match.answer(0, "done")
    state = moon(match)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-sheet"
    assert state.solo[GIVEN] == ()
    assert PLACE[29] in state.solo[SPENT]
    assert len(state.solo[DECK]) == 65  # the other two cards were not drawn
    assert state.sheets[0][state.rules.form.at["errors"]] == 0
    assert lines(match)["missions"] == 12


def test_r226_without_a_mission_the_match_ends_at_once() -> None:
    match = solo(
        8,
        ROBOT_8,
        ENERGY_7,
        PLANT_9,
        sheets=[full("P4.7")],
        missions=[106, 108, 110],
        flipped={"A": True},
        players=[{"claims": {"A": "first"}}],
    )
    assert match.over


# --- levels --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda each: each.name)
def test_a_given_card_brings_what_the_opponent_is_paid_for_it(opponent: Any) -> None:
    """Facts, points_per_card: every effect of every level, in adventure 2 by the formula, in 1 on the track."""
    for effect, paid in enumerate(opponent.points):
        name = ("robot", "energy", "plant", "water", "astronaut", "planning")[effect]
        held = given(name, 2)
        match = solo(2, level=opponent.level, given=held)
        assert scoring.points(moon(match)) == 2 * paid + 5 + opponent.level
        launch = solo(1, level=opponent.level, given=held)
        assert scoring.boxes(moon(launch)) == (15, 12, 10, 8, 6, 4, 2, 0)[opponent.level - 1] + 2 * paid


@pytest.mark.parametrize("meddling", MEDDLINGS, ids=lambda each: str(each.adventure))
def test_each_letter_does_something_only_where_the_card_says_so(meddling: Any) -> None:
    """Facts, effect_on_cards: A and B everywhere, C not in adventures 2 to 4."""
    for letter, card in zip("ABC", (A, B, C)):
        sheet = {"grey": 1} if meddling.adventure == 6 else {}
        match = solo(meddling.adventure, card, ROBOT_5, ENERGY_7, PLANT_9, sheet=sheet)
        asked = match.asked()[0].topic
        assert (asked == "astra") == (letter in meddling.effective)
