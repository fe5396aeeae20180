"""The end of a turn and of a match: missions, what ends it, wild symbols, and what every adventure does."""

from __future__ import annotations

from typing import Any

import pytest

import offworld
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.engine.ending import majority, places
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, sheet, table

A, B = 0, 1
GAME = offworld.game("welcome_to_the_moon")

# --- missions ------------------------------------------------------------------------------------------------------
SIX = {"tanks": dict.fromkeys(("T02", "T07", "T11", "T18", "T23", "T35"), 1)}


def claimant(match: Any, seat: int, *letters: str) -> None:
    """Write something, decline its effect, and claim missions."""
    match.answer(seat, [0, 0])
    match.answer(seat, "T01")
    if "skip" in choices(match, seat):
        match.answer(seat, "skip")
    match.answer(seat, list(letters))
    match.answer(seat, "done")


def test_r023_all_who_claim_in_the_first_turn_get_the_first_value() -> None:
    match = table(2, SIX, SIX, missions=[70, 72, 74])
    claimant(match, A, "C")
    claimant(match, B, "C")
    assert [lines(match, seat)["missions"] for seat in (A, B)] == [9, 9]
    assert moon(match).flipped == [0, 0, 1]


def test_r022_r024_a_claim_may_wait_and_is_worth_less_then() -> None:
    match = table(2, SIX, SIX, missions=[70, 72, 74])
    claimant(match, A, "C")
    claimant(match, B)
    others(match, B)
    assert lines(match, B)["missions"] == 0
    state = moon(match)
    assert state.turns == 6
    assert state.rules.progress(state, B, 74) == (6, 6)


def test_r024_the_lower_value() -> None:
    match = table(2, SIX, missions=[70, 72, 74], flipped={"C": True})
    claimant(match, A, "C")
    others(match, A)
    assert lines(match, A)["missions"] == 5


def test_a_mission_that_is_not_met_or_claimed_already_is_refused() -> None:
    match = table(2, SIX, missions=[70, 72, 74])
    match.answer(A, [0, 0])
    match.answer(A, "T01")
    match.answer(A, "skip")
    with pytest.raises(IllegalAnswer):
        match.answer(A, ["A"])
    with pytest.raises(IllegalAnswer):
        match.answer(A, ["C", "C"])
    match = table(2, SIX, missions=[70, 72, 74], players=[{"claims": {"C": "later"}}])
    match.answer(A, [0, 0])
    match.answer(A, "T01")
    match.answer(A, "skip")
    assert choices(match, A) == ["done"]


def test_r035_one_mission_of_each_letter() -> None:
    for adventure in ADVENTURES:
        drawn = {moon(GAME.start(2, seed, {"adventure": adventure})).missions for seed in range(40)}
        first = 64 + 6 * (adventure - 1)
        for missions in drawn:
            assert [(mission - first) // 2 for mission in missions] == [0, 1, 2]
        assert len(drawn) == 8


# --- the end -------------------------------------------------------------------------------------------------------
def test_three_missions_end_the_match_after_the_turn_of_all() -> None:
    """R027, R028."""
    players = [{"claims": {"A": "first", "B": "later"}}]
    match = table(2, SIX, missions=[70, 72, 74], players=players)
    claimant(match, A, "C")
    assert not match.over
    others(match, A)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-missions"
    assert outcome.reason.params == {"seat": A}
    assert outcome.winners == (A,)
    assert sheet(match, B)["spaces"]  # everybody has finished the turn


@pytest.mark.parametrize("adventure", [2, 3, 4, 6])
def test_the_last_error_ends_the_match(adventure: int) -> None:
    """R029."""
    grey = {"grey": 1} if adventure == 6 else {}
    match = table(adventure, {"errors": 3, **grey}, grey)
    others(match)
    while not match.over:
        others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "welcome_to_the_moon-reason-errors"


@pytest.mark.parametrize("adventure", [2, 3, 4, 6])
def test_a_full_sheet_ends_the_match(adventure: int) -> None:
    grey = {"grey": 1} if adventure == 6 else {}
    spaces = ADVENTURES[adventure].spaces
    match = table(adventure, {"spaces": dict.fromkeys(spaces[1:], "X"), **grey}, grey)
    match.answer(A, [0, 0])
    match.answer(A, spaces[0])
    while A in match.asked():
        decision = match.asked()[A]
        if decision.topic in ("walkway", "infect"):
            match.answer(A, choices(match, A)[0])
        else:
            finish(match, A)
    others(match, A)
    assert match.over


def test_r030_fewest_errors_break_a_tie() -> None:
    one = {"errors": 3, "tanks": {"T07": 1, "T18": 1, "T05": 1}}  # 5 + 8 + 4 - 15 = 2
    two = {"errors": 2, "tanks": {"T18": 1, "T02": 1}}  # 8 + 4 - 10 = 2
    match = table(2, one, two)
    others(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[A] == outcome.scores[B]
    assert outcome.winners == (B,)


def test_r033_majorities() -> None:
    assert majority([4, 4, 2], (20, 10, 5)) == [20, 20, 10]
    assert majority([0, 3, 0], (20, 10, 5)) == [0, 20, 0]
    assert majority([5, 4, 3, 2], (20, 10, 5)) == [20, 10, 5, 0]
    assert majority([0, 0], (20, 10, 5)) == [0, 0]


def test_r210_equal_players_share_a_place_and_the_next_takes_the_next() -> None:
    match = table(2, {"tanks": {"T18": 1}}, {"tanks": {"T18": 1}}, {"tanks": {"T02": 1}}, seats=3)
    assert places(moon(match)) == [1, 1, 2]


# --- wild symbols --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("adventure", [2, 6])
def test_r034_a_wild_symbol_replaces_the_effect_by_any_other(adventure: int) -> None:
    grey = {"grey": 1} if adventure == 6 else {}
    match = table(adventure, {"wilds": {"astronauts1": 1}, "astronauts": 2, **grey}, grey)
    offered = choices(match, A)
    assert offered[:3] == [(0, 0), (1, 1), (2, 2)]
    assert [choice[2] for choice in offered if len(choice) == 3 and choice[0] == 0] == [
        "energy",
        "plant",
        "water",
        "astronaut",
        "planning",
    ]
    match.answer(A, [0, 0, "planning"])
    match.answer(A, choices(match, A)[0])
    match.answer(A, choices(match, A)[-2])  # the last space takes the X
    finish(match, A)
    assert sheet(match, A)["wilds"]["astronauts1"] == 2
    assert sheet(match, A)["planning"] == 1


def test_r034_a_wild_symbol_circled_this_turn_waits_for_the_next() -> None:
    match = table(2, {"planning": 1}, cards=((13, "planning"), (7, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, "T20")
    match.answer(A, "T21")
    assert sheet(match, A)["wilds"] == {"planning1": 1}
    finish(match, A)
    others(match, A)
    assert any([len(choice) == 3 for choice in choices(match, A)])


# --- what every adventure does -------------------------------------------------------------------------------------
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_kind_and_line_and_field_has_words(adventure: int) -> None:
    """What is asked, scored and shown in an adventure has words in both languages."""
    from offworld.i18n import LANGUAGES, Translator

    rules = ADVENTURES[adventure]
    state = moon(GAME.start(2, 3, {"adventure": adventure}))
    keys = [line.why(adventure).key for line in rules.lines(state, A)]
    keys += [f"welcome_to_the_moon-field-{field.name}" for field in rules.form.fields]
    keys += [f"welcome_to_the_moon-reason-{each.name}" for each in rules.distances(state, A)]
    keys += [f"welcome_to_the_moon-mission-{mission}" for mission in range(64, 112)]
    keys.append(f"welcome_to_the_moon-adventure-{adventure}")
    if rules.has_effects:
        keys += [f"welcome_to_the_moon-ask-{adventure}-{effect}" for effect in ("robot", "energy", "plant", "water")]
    for language in LANGUAGES:
        for key in keys:
            assert Translator(language).say(key) != key, f"{key} in {language}"
    assert sorted([space for _, row in rules.rows() for space in row]) == sorted(rules.spaces)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_random_matches_end_and_leave_a_legal_sheet(adventure: int) -> None:
    """Every row that must ascend does, whatever was written in which order; cards are conserved."""
    for seed in range(3):
        match = GAME.start(3, seed, {"adventure": adventure}, quiet=True)
        rng = Rng(seed)
        while not match.over:
            seat = rng.choice(sorted(match.asked()))
            match.answer(seat, match.asked()[seat].sample(rng))
        state = moon(match)
        assert sorted([card for pile in (*state.piles, *state.discards) for card in pile]) == list(range(63))
        if adventure in (1, 3, 4, 6):
            for marks in state.sheets:
                for _, row in state.rules.rows():
                    numbers = [marks[state.rules.place[space]] for space in row]
                    numbers = [number for number in numbers if 0 <= number < 100]
                    assert numbers == sorted(set(numbers))
