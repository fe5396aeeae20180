"""The solo mode: ASTRA's deck, what it takes, how it meddles, its score, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.astra import (
    DECK,
    EFFECT_CARDS,
    GAINED,
    GIVEN,
    GONE,
    MEDDLINGS,
    OPPONENTS,
    PASS,
    SPENT_BONUSES,
    track_points,
)
from offworld.games.welcome_to_the_moon.data.cards import PLACE, STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, PLANT
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import TANK_IDS, TANK_POINTS
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import COLOURS
from offworld.games.welcome_to_the_moon.rules.astra import scoring
from offworld.games.welcome_to_the_moon.rules.astra.deck import EFFECT_CARD_PLACES, counted_as, drawn, ships_left
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.writing import CHOOSE
from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.build import at_turn, choices, finish, moon

A, B, C = [str(card) for card in EFFECT_CARDS]
ROBOT_5, ENERGY_7, PLANT_9 = "12", "24", "39"  # cards by id: 5 robot, 7 energy, 9 plant


def solo(adventure: int, *deck: str, level: int = 1, sheet: dict[str, Any] | None = None, **state: Any) -> Match:
    """Return a match against ASTRA at the beginning of a turn that draws these cards first."""
    position = {
        "game": "welcome_to_the_moon",
        "seats": 1,
        "options": {"adventure": adventure, "astra_level": level},
        "state": {"turn": 4, "deck": list(deck), **({} if "sheets" in state else {"sheets": [sheet or {}]}), **state},
    }
    return at_turn(position)


def table(match: Match) -> Moon:
    return moon(match)


def given(effect: str, count: int) -> list[str]:
    """Return the ids of so many cards of an effect."""
    return [str(card.id) for card in STARSHIPS if card.effects == (EFFECTS.index(effect),)][:count]


def astra_lines(match: Match) -> list[int]:
    return [points for _, points in scoring.lines(table(match))]


# --- deck ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(20))
def test_r189_effect_cards_lie_in_the_last_third(seed: int) -> None:
    state = GAME.setup(1, GAME.check_setup(1, {"adventure": 2}), seed)
    assert isinstance(state, Moon)
    deck = state.solo[DECK]
    assert len(deck) == 66
    assert all(deck.index(card) < 24 for card in EFFECT_CARD_PLACES)  # the bottom comes first


def test_r190_number_and_effect_come_from_two_cards() -> None:
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9)
    assert sorted(choices(match, 0)) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    with pytest.raises(OffworldError):
        match.answer(0, [1, 1])
    reason = CHOOSE.why_not(table(match), 0, (1, 1))
    assert reason is not None
    assert reason.key == "welcome_to_the_moon-two-cards"


def test_r191_the_third_card_is_given_and_the_used_ones_are_discarded() -> None:
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9)
    match.answer(0, [0, 1])
    match.answer(0, "T01")
    assert table(match).solo[GIVEN] == ()
    finish(match, 0)
    assert table(match).solo[GIVEN] == (PLACE[39],)
    assert table(match).held(PLANT) == 1


def test_r192_after_an_error_one_of_three_is_given() -> None:
    full = {f"T{i:02}": "X" for i in range(1, 37)}
    match = solo(
        2, ROBOT_5, ENERGY_7, PLANT_9, sheet={"spaces": {k: v for k, v in full.items() if k != "T02"} | {"T01": 15}}
    )
    match.answer(0, "W20")  # the energy of the error draws a line
    finish(match, 0)
    assert match.asked()[0].why == "welcome_to_the_moon-ask-leave"
    assert choices(match, 0) == [0, 1, 2]
    match.answer(0, 1)
    assert table(match).solo[GIVEN] == (PLACE[24],)


def test_cards_not_given_are_shuffled_again_with_the_effect_cards() -> None:
    """A first pass of 21 turns leaves 42 starship cards and three of ASTRA."""
    match = solo(
        4, spent=[str(card.id) for card in STARSHIPS[:42]] + [A, B, C], given=[str(c.id) for c in STARSHIPS[42:]]
    )
    state = table(match)
    assert state.astra[PASS] == 2
    assert len(state.solo[GIVEN]) == 21
    assert ships_left(state) + len(drawn(state)) == 42


# --- solo bonuses --------------------------------------------------------------------------------------------------
def test_r193_a_solo_bonus_takes_the_card_out_of_the_game() -> None:
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9, astra={"circled": 2})
    match.answer(0, [0, 1])
    match.answer(0, "T01")
    finish_writing(match)
    match.answer(0, "use")
    state = table(match)
    assert state.solo[GONE] == (PLACE[39],)
    assert state.solo[GIVEN] == ()
    assert state.astra[SPENT_BONUSES] == 1
    assert state.turns == 6  # at most one a turn: the next has begun


def finish_writing(match: Match) -> None:
    """Decline what is asked up to the end of the writing."""
    while match.asked()[0].why != "welcome_to_the_moon-ask-bonus":
        decision = match.asked()[0]
        if decision.why == "ask-done":
            match.answer(0, "done")
        else:
            match.answer(0, [] if decision.kind == "some_of" else "skip")


@pytest.mark.parametrize(
    ("adventure", "marks", "bonuses"),
    [
        (1, {"sabotage": {"SAB1": 1, "SAB2": 1}}, 2),
        (2, {"multipliers": {"ST1": 1, "ST2": 2}}, 2),
        (3, {"quarters": {"Q1": 1, "Q2": 2, "Q3": 1}}, 4),
        (4, {"bonuses": {"MF1": 1}}, 2),
        (5, {"ends": {"K1.top": 1, "K1.bottom": 2}}, 1),
        (7, {"doubled": {"S1": 1, "S2": 1}}, 2),
        (8, {"control": {"P1": "near", "P2": "near", "P3": "far"}}, 1),
    ],
)
def test_what_circles_solo_bonuses(adventure: int, marks: dict[str, Any], bonuses: int) -> None:
    assert scoring.earned(table(solo(adventure, sheet=marks))) == bonuses


def test_r224_only_what_the_player_sets_off_counts_in_the_virus() -> None:
    match = solo(6, common={"viruses": {"red": 1, "green": 1}}, astra={"triggered": 1}, sheet={"grey": 1})
    assert scoring.earned(table(match)) == 1


def test_r194_bonuses_beyond_the_row_are_lost() -> None:
    match = solo(3, sheet={"quarters": dict.fromkeys(("Q1", "Q2", "Q3", "Q4"), 1)})
    assert scoring.earned(table(match)) == MEDDLINGS[2].slots == 8


# --- effect cards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("adventure", "field", "first"),
    [
        (1, "sabotage_used", "SAB1"),
        (2, "reached", "ST1"),
        (3, "completed", "Q1"),
        (4, "won", "MF1"),
        (5, "reached", "K1.top"),
        (7, "doubles_taken", "S1"),
    ],
)
def test_an_effect_card_crosses_off_a_higher_bonus(adventure: int, field: str, first: str) -> None:
    match = solo(adventure, A, ROBOT_5, ENERGY_7, PLANT_9)
    assert first in choices(match, 0)
    match.answer(0, first)
    state = table(match)
    assert state.rules.common.encode(state.common)[field] == {first: 1}
    assert state.flipped == [0, 0, 0]  # R195: not on the first pass
    if adventure == 1:
        assert state.sheets[0][state.rules.errors] == 1


@pytest.mark.parametrize("adventure", [2, 3, 4])
def test_r196_the_c_card_does_nothing_in_adventures_2_to_4(adventure: int) -> None:
    match = solo(adventure, C, ROBOT_5, ENERGY_7, PLANT_9)
    assert sum(table(match).common) == 0
    assert match.asked()[0].topic == "combination"


def test_r197_without_a_target_nothing_happens() -> None:
    match = solo(2, A, ROBOT_5, ENERGY_7, PLANT_9, common={"reached": dict.fromkeys(("ST1", "ST2", "ST3", "ST4"), 1)})
    assert match.asked()[0].topic == "combination"


def test_r195_on_the_second_pass_the_mission_is_turned() -> None:
    match = solo(2, C, ROBOT_5, ENERGY_7, PLANT_9, astra={"pass": 2})
    assert table(match).flipped == [0, 0, 1]


def test_virus_first_pass_wakes_green_or_blue_and_spreads_at_once() -> None:
    match = solo(6, A, ROBOT_5, ENERGY_7, PLANT_9, sheet={"grey": 1, "spaces": {"B1.1": "infected"}})
    assert choices(match, 0) == ["green", "blue"]
    match.answer(0, "blue")
    state = table(match)
    assert state.common[COLOURS.index("blue")] == 1
    assert match.asked()[0].topic == "infect"  # R202: before cards are chosen
    assert scoring.earned(state) == 0


def test_virus_second_pass_wakes_the_virus_of_the_mission() -> None:
    match = solo(6, B, ROBOT_5, ENERGY_7, PLANT_9, sheet={"grey": 1}, astra={"pass": 2})
    state = table(match)
    assert state.common[COLOURS.index("purple")] == 1
    assert state.flipped == [0, 1, 0]


def test_r225_virus_without_symbols_left_does_nothing() -> None:
    spreads = dict.fromkeys(GAME.catalog()["adventures"]["6"]["common"][1]["ids"], 1)
    common = {"viruses": {"green": 1, "blue": 1}, "spreads_used": spreads}
    match = solo(6, A, ROBOT_5, ENERGY_7, PLANT_9, sheet={"grey": 1}, common=common)
    assert match.asked()[0].topic == "combination"


def test_r203_in_the_battle_astra_draws_first_on_the_sheet_in_play() -> None:
    match = solo(8, "29", ENERGY_7, PLANT_9)  # 8 robot: the planet of 7 to 9, and an asteroid from the other side
    state = table(match)
    encoded = state.rules.form.encode(state.sheets[0])
    assert encoded["spaces"] == {"P4.1": "far"}
    assert encoded["asteroids"] == {"AST13": "far"}
    assert match.asked()[0].topic == "combination"


# --- score ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda each: each.name)
@pytest.mark.parametrize("adventure", range(2, 9))
def test_r207_score_by_formula(adventure: int, opponent: Any) -> None:
    fixed = (0, 5, 10, 5, 10, 5, 15, 20)[adventure - 1]
    factor = (0, 1, 3, 2, 2, 4, 1, 3)[adventure - 1]
    match = solo(adventure, level=opponent.level, given=[*given("robot", 3), *given("water", 2)], sheet={})
    expected = [3 * opponent.points[0], 2 * opponent.points[3], fixed, factor * opponent.level]
    assert astra_lines(match) == expected


@pytest.mark.parametrize(("level", "boxes"), list(enumerate((15, 12, 10, 8, 6, 4, 2, 0), 1)))
def test_r200_boxes_at_the_start_of_the_launch(level: int, boxes: int) -> None:
    match = solo(1, level=level)
    assert scoring.boxes(table(match)) == boxes
    assert astra_lines(match) == [10]


@pytest.mark.parametrize(("boxes", "points"), [(0, 10), (15, 10), (16, 20), (20, 20), (21, 30), (76, 140), (81, 150)])
def test_track_of_the_launch(boxes: int, points: int) -> None:
    assert track_points(boxes) == points


@pytest.mark.parametrize(("astronauts", "cards", "points"), [(0, 0, 0), (2, 2, 20), (2, 3, 10), (1, 0, 20)])
def test_r199_majority_of_the_colony(astronauts: int, cards: int, points: int) -> None:
    match = solo(3, sheet={"astronauts": astronauts}, given=given("astronaut", cards))
    state = table(match)
    assert {line.name: line.points for line in state.rules.lines(state, 0)}["astronauts"] == points


@pytest.mark.parametrize(("cards", "points"), [(3, 20), (4, 10)])
def test_r199_majority_of_the_journey_counts_half_the_energy_cards(cards: int, points: int) -> None:
    match = solo(2, sheet={"lines": {"W01": 1}, "spaces": {"T01": 4}}, given=given("energy", cards))
    state = table(match)
    assert {line.name: line.points for line in state.rules.lines(state, 0)}["stretches"] == points


def test_campaign_cards_count_for_what_is_paid_best() -> None:
    peggy = 8  # robot 5, energy 3, plant 6, water 3, astronaut 6, planning 6
    assert counted_as(peggy, PLACE[154]) == EFFECTS.index("planning")
    assert OPPONENTS[peggy - 1].points[counted_as(peggy, PLACE[155])] == 6


# --- the end -------------------------------------------------------------------------------------------------------
def over(match: Match) -> Any:
    outcome = table(match).outcome
    assert outcome is not None
    return outcome


def test_r206_the_match_ends_when_the_second_pass_has_no_three_cards() -> None:
    ids = [str(card.id) for card in STARSHIPS]
    match = solo(4, ids[0], ids[1], A, given=ids[2:], spent=[B, C], astra={"pass": 2})
    assert over(match).reason.key == "welcome_to_the_moon-reason-deck"
    assert over(match).winners == ()
    assert [(rival.won, rival.score) for rival in over(match).rivals] == [(True, scoring.points(table(match)))]


@pytest.mark.parametrize(("tank", "wins"), [(6, False), (7, True)])
def test_r222_equal_scores_are_a_lost_race(tank: int, wins: bool) -> None:
    ids = [str(card.id) for card in STARSHIPS]
    place = TANK_IDS[TANK_POINTS.index(tank)]
    match = solo(2, ids[0], ids[1], removed=ids[2:], spent=[A, B, C], astra={"pass": 2}, sheet={"tanks": {place: 1}})
    assert over(match).scores == (tank,)
    assert over(match).rivals[0].score == 6  # 5 of the adventure, 1 of the level
    assert over(match).rivals[0].won != wins
    assert over(match).winners == ((0,) if wins else ())


def launch(rockets: int) -> Match:
    cards = given("planning", 8) + given("energy", 13)  # Franklin: 2 and 6 points; with 8 boxes at the start 102
    match = solo(1, ROBOT_5, "13", "48", level=4, given=cards, sheet={"rockets": rockets})
    match.answer(0, [0, 1])
    match.answer(0, "F4.1")
    finish(match, 0)
    return match


def test_r201_the_launch_of_astra_ends_the_match() -> None:
    outcome = over(launch(5))
    assert outcome.reason.key == "welcome_to_the_moon-reason-astra"
    assert outcome.winners == ()
    assert outcome.rivals[0].won
    assert outcome.rivals[0].score == 150


def test_r223_who_launches_in_the_same_turn_wins() -> None:
    outcome = over(launch(31))
    assert outcome.winners == (0,)
    assert not outcome.rivals[0].won


# --- set-up and whole matches --------------------------------------------------------------------------------------
def test_levels_are_for_one_seat() -> None:
    with pytest.raises(BadSetup):
        GAME.check_setup(2, {"astra_level": 3})
    with pytest.raises(BadSetup):
        GAME.check_setup(1, {"astra_level": 9})


@pytest.mark.parametrize("adventure", range(1, 9))
def test_matches_end_within_35_turns(adventure: int) -> None:
    for seed in range(4):
        match = GAME.start(1, seed, {"adventure": adventure, "astra_level": 1 + seed * 2}, quiet=True)
        rng = Rng(seed)
        while not match.over:
            match.answer(0, match.asked()[0].sample(rng))
        state = table(match)
        assert state.turns <= 35
        assert state.astra[SPENT_BONUSES] <= state.astra[GAINED] <= MEDDLINGS[adventure - 1].slots
        assert GAME.components(state) == {"cards": 66}
