"""The turn, for all adventures: rulebook pages 6 to 8 and rulings R001 to R035, R208 to R211."""

from __future__ import annotations

from typing import Any

import pytest

import offworld
from offworld.games.welcome_to_the_moon.data.cards import CARD_IDS, EFFECT
from offworld.games.welcome_to_the_moon.rules.engine.piles import flip
from offworld.kernel.errors import IllegalAnswer, NotAsked
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.build import choices, lines, moon, others, play, seen, sheet, table

A, B = 0, 1
GAME = offworld.game("welcome_to_the_moon")


# --- cards ---------------------------------------------------------------------------------------------------------
def test_r002_r003_a_pile_shows_the_number_of_the_next_card_and_the_effect_of_the_turned_one() -> None:
    match = GAME.start(2, 5)
    state = moon(match)
    view = match.view(A)["table"]
    for pile, shown in enumerate(view["combinations"]):
        assert shown["number_card"] == CARD_IDS[state.piles[pile][-1]]
        assert shown["effect_card"] == CARD_IDS[state.discards[pile][-1]]
        assert EFFECT[state.piles[pile][-1]] == ("robot", "energy", "plant", "water", "astronaut", "planning").index(
            shown["next"]
        )
    following = [EFFECT[state.number_card(pile)] for pile in range(3)]
    others(match)
    assert [moon(match).effect(pile) for pile in range(3)] == following


def test_r005_each_pile_is_reshuffled_for_itself() -> None:
    state = moon(GAME.start(2, 5)).clone()
    own = [set(pile) | set(discard) for pile, discard in zip(state.piles, state.discards)]
    assert [len(cards) for cards in own] == [21, 21, 21]
    for _ in range(19):
        flip(state)
    assert [len(pile) for pile in state.piles] == [1, 1, 1]  # the twentieth turn
    last = [pile[-1] for pile in state.piles]
    flip(state)
    assert [len(pile) for pile in state.piles] == [20, 20, 20]
    assert [state.effect_card(pile) for pile in range(3)] == last  # the card just turned stays as the effect
    assert [set(pile) | set(discard) for pile, discard in zip(state.piles, state.discards)] == own


def test_a_guess_knows_the_piles_after_the_reshuffle() -> None:
    """Before it all hidden cards can be anywhere; after it each pile holds its own."""
    match = GAME.start(2, 5)
    early = [set(pile) for pile in moon(match).piles]
    assert [set(pile) for pile in moon(match.guess(A, Rng(1))).piles] != early
    while moon(match).turns < 21 and not match.over:
        others(match)
    if not match.over:
        late = [set(pile) for pile in moon(match).piles]
        guess = moon(match.guess(A, Rng(1)))
        assert [set(pile) for pile in guess.piles] == late
        assert [pile[-1] for pile in guess.piles] == [pile[-1] for pile in moon(match).piles]
        assert guess.piles != moon(match).piles


# --- secrecy and taking back ---------------------------------------------------------------------------------------
def test_r004_nobody_sees_what_others_write_before_all_are_done() -> None:
    match = table(2)
    before = match.view(B)["table"]["sheets"]
    play(match, A, [0, 0], "T05")
    assert match.view(B)["table"]["sheets"] == before
    assert match.view(None)["table"]["sheets"] == before
    assert match.view(A)["table"]["sheets"][A]["spaces"] == {"T05": 7}
    play(match, B, [0, 0], "T07")
    assert match.view(B)["table"]["sheets"][A]["spaces"] == {"T05": 7}


def test_a_finished_turn_can_be_taken_back_until_all_are_done() -> None:
    match = table(2)
    play(match, A, [0, 0], "T05")
    for _ in range(3):
        match.undo(A)
    match.answer(A, "T09")
    assert seen(match, A).rules.form.encode(seen(match, A).sheets[A])["spaces"] == {"T09": 7}


def test_an_answer_after_done_is_refused() -> None:
    match = table(2)
    play(match, A, [0, 0], "T05")
    known = match.position()
    with pytest.raises(NotAsked):
        match.answer(A, "T06")
    assert match.position() == known


@pytest.mark.parametrize("answer", [[0, 1], [3, 3], "T05", [0, 0, "plant"], 0, None, [], ["error"]])
def test_bad_combinations_are_refused_and_change_nothing(answer: Any) -> None:
    """Number and effect of different piles are never mixed (R002); a wild symbol must be circled."""
    match = table(2)
    known = match.position()
    with pytest.raises(IllegalAnswer):
        match.answer(A, answer)
    assert match.why_not(A, answer) is not None
    assert match.position() == known


@pytest.mark.parametrize("answer", ["F1.1", "T37", "T03", 5, ["T05", 1], ""])
def test_bad_spaces_are_refused_and_change_nothing(answer: Any) -> None:
    match = table(2, {"spaces": {"T04": 9}})
    match.answer(A, [0, 0])
    known = match.position()
    if answer == "T03":
        answer = "T05"  # 7 behind 9
    with pytest.raises(IllegalAnswer):
        match.answer(A, answer)
    assert match.position() == known


def test_a_refused_space_says_why() -> None:
    match = table(2, {"spaces": {"T04": 9}})
    match.answer(A, [0, 0])
    order = match.why_not(A, "T05")
    assert order is not None
    assert (order.key, order.params) == ("welcome_to_the_moon-order", {"number": 7, "other": 9})
    taken = match.why_not(A, "T04")
    assert taken is not None
    assert taken.key == "welcome_to_the_moon-filled"


# --- system errors -------------------------------------------------------------------------------------------------
def only(space: str, before: int) -> dict[str, Any]:
    """Return a sheet of adventure 2 with one empty space, this number before it, and X everywhere else."""
    spaces: dict[str, Any] = {f"T{i:02}": "X" for i in range(1, 37)}
    del spaces[space]
    spaces[f"T{int(space[1:]) - 1:02}"] = before
    return {"spaces": spaces, "energy": 2}  # an odd energy more draws no line


def test_r006_who_can_write_must_and_who_cannot_takes_an_error() -> None:
    match = table(2, only("T05", 7), cards=((7, "robot"), (7, "plant"), (8, "energy")))
    assert choices(match, A) == [(2, 2)]
    match = table(2, only("T05", 7), cards=((7, "robot"), (7, "plant"), (7, "energy")))
    assert A not in match.asked()  # nothing to decide
    others(match, A)
    assert sheet(match, A)["errors"] == 1


def test_r007_an_astronaut_makes_a_number_writable() -> None:
    cards = ((7, "robot"), (7, "plant"), (7, "astronaut"))
    match = table(2, only("T05", 7), cards=cards)
    assert choices(match, A) == [(2, 2)]
    match.answer(A, [2, 2])
    assert choices(match, A) == [("T05", 1), ("T05", 2)]
    used_up = {**only("T05", 7), "astronauts": 6}
    match = table(2, used_up, cards=cards)  # R015: without a symbol the printed number counts
    assert A not in match.asked()


def test_r008_a_wild_symbol_need_not_be_spent_to_avoid_an_error() -> None:
    wild = {**only("T05", 7), "wilds": {"astronauts1": 1}}
    match = table(2, wild, cards=((7, "robot"), (7, "plant"), (7, "energy")))
    assert choices(match, A) == [(0, 0, "astronaut"), (1, 1, "astronaut"), (2, 2, "astronaut"), "error"]
    play(match, A, "error")
    others(match, A)
    assert sheet(match, A)["errors"] == 1
    assert sheet(match, A)["wilds"] == {"astronauts1": 1}


def test_r020_missions_may_be_claimed_after_an_error() -> None:
    tanks = {"tanks": dict.fromkeys(("T02", "T05", "T07", "T11", "T14", "T18"), 1)}
    match = table(
        2, {**only("T05", 7), **tanks}, cards=((7, "robot"), (7, "plant"), (7, "energy")), missions=[70, 72, 74]
    )
    while match.asked()[A].kind != "some_of":
        match.answer(A, choices(match, A)[0])
    assert choices(match, A) == ["C"]


def test_r021_errors_cost_five_each() -> None:
    match = table(2, {"errors": 2})
    assert lines(match, A)["errors"] == -10


# --- numbers and X -------------------------------------------------------------------------------------------------
def test_r011_numbers_on_both_sides_of_an_x_ascend_with_each_other() -> None:
    match = table(
        4, {"spaces": {"M01.1": 5, "M02.1": "X", "M05.1": 9}}, cards=((7, "robot"), (5, "plant"), (9, "energy"))
    )
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space.endswith(".1")] == ["M03.1", "M04.1"]
    match.undo(A)
    match.answer(A, [1, 1])  # R009: equal numbers do not stand in one row
    assert not [space for space in choices(match, A) if space.endswith(".1")]


def test_r010_any_gap_in_numbers_and_spaces_is_allowed() -> None:
    match = table(4, {"spaces": {"M01.1": 1, "M12.1": 15}})
    match.answer(A, [0, 0])  # a 7
    assert [space for space in choices(match, A) if space.endswith(".1")] == [f"M{i:02}.1" for i in range(2, 12)]


@pytest.mark.parametrize("adventure", [2, 3, 4, 6])
def test_r018_r208_one_x_from_one_planning_effect_and_no_card_effect_at_it(adventure: int) -> None:
    grey = {"grey": 1} if adventure == 6 else {}
    match = table(adventure, grey, grey, cards=((5, "planning"), (7, "plant"), (9, "energy")))
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    match.answer(A, choices(match, A)[0])
    assert choices(match, A) == ["done"]
    assert list(sheet(match, A)["spaces"].values()).count("X") == 1


def test_r025_a_mission_need_not_stay_true() -> None:
    """Five open errors were needed when mission 69 was claimed; its rockets may cross them off."""
    sheets = {"rockets": 31, "errors": 4}
    match = table(
        1, {"spaces": {"F3.1": 4}}, sheets, cards=((6, "water"), (8, "plant"), (9, "energy")), missions=[64, 66, 69]
    )
    play(match, A, [0, 0], "F3.2")
    others(match, A)
    match.answer(B, ["C"])
    match.answer(B, "done")
    state = moon(match)
    assert state.rules.progress(state, B, 69) == (2, 5)
    assert state.claim(B, 2) == 1


def test_r013_zero_sixteen_and_seventeen_are_legal_and_less_than_zero_is_not() -> None:
    match = table(2, cards=((1, "astronaut"), (15, "astronaut"), (9, "energy")))
    match.answer(A, [0, 0])
    assert {change for _, change in choices(match, A)} == {-1, 0, 1, 2}
    why = match.why_not(A, ["T01", -2])
    assert why is not None
    assert why.key == "welcome_to_the_moon-below-zero"
    match.answer(A, ["T01", -1])
    assert sheet(match, A)["spaces"] == {"T01": 0}
    play(match, B, [1, 1], ["T36", 2])
    assert sheet(match, B)["spaces"] == {"T36": 17}


def test_r014_an_astronaut_is_crossed_off_only_if_used() -> None:
    match = table(3, cards=((5, "astronaut"), (7, "plant"), (9, "energy")))
    play(match, A, [0, 0], ["r4c1", 1])
    assert sheet(match, A)["astronauts"] == 1
    play(match, B, [0, 0], ["r4c1", 0], "skip")
    assert sheet(match, B)["astronauts"] == 0


def test_an_astronaut_may_be_used_without_changing_the_number() -> None:
    """Rulebook: -2, -1, 0, +1 or +2."""
    match = table(3, cards=((5, "astronaut"), (7, "plant"), (9, "energy")))
    play(match, A, [0, 0], ["r4c1", 0], "use")
    assert sheet(match, A)["astronauts"] == 1
    assert sheet(match, A)["spaces"] == {"r4c1": 5}


def test_r016_r017_declined_planning_writes_no_x_and_costs_nothing() -> None:
    match = table(3, cards=((5, "planning"), (7, "plant"), (9, "energy")))
    play(match, A, [0, 0], "r4c1", "skip")
    assert sheet(match, A)["planning"] == 0
    play(match, B, [0, 0], "r4c1", "r1c1")
    assert sheet(match, B)["planning"] == 1
    assert sheet(match, B)["spaces"] == {"r4c1": 5, "r1c1": "X"}


@pytest.mark.parametrize(("adventure", "most"), [(2, 6), (3, 9), (4, 6), (6, 6)])
def test_r019_without_a_marker_planning_cannot_be_used(adventure: int, most: int) -> None:
    blank = {"planning": most, **({"grey": 1} if adventure == 6 else {})}
    match = table(
        adventure, blank, {"grey": 1} if adventure == 6 else {}, cards=((5, "planning"), (7, "plant"), (9, "energy"))
    )
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    assert choices(match, A) == ["done"]
