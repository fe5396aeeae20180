"""Bad input in every adventure, with several players and alone: a clear error in both languages, nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.cards import STARSHIPS
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import IllegalAnswer, NotAsked, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from tests.games.welcome_to_the_moon.build import at_turn, choices, finish, others, table

A, B = 0, 1
FOREIGN = {1: "T01", 2: "F1.1", 3: "K1.6", 4: "r1c1", 5: "B1.1", 6: "M01.1", 7: "P1.1", 8: "S1.1"}
ODDITIES: list[Any] = [
    None,
    True,
    -1,
    99,
    0.5,
    "",
    "nonsense",
    [],
    [[]],
    {},
    {"pile": 0},
    [0],
    [0, 0, 0],
    ["0", "0"],
    [0, 0, "x"],
]


def fresh(adventure: int, cards: Any = ((7, "robot"), (8, "plant"), (9, "energy")), **sheet: Any) -> Match:
    whole = {"grey": 1, **sheet} if adventure == 6 else sheet
    return table(adventure, whole, {"grey": 1} if adventure == 6 else {}, cards=cards, missions=missions(adventure))


def missions(adventure: int) -> list[int]:
    first = 64 + 6 * (adventure - 1)
    return [first, first + 2, first + 4]


def solo(adventure: int) -> Match:
    sheets = [{"grey": 1}] if adventure == 6 else []
    ids = [next(str(card.id) for card in STARSHIPS if card.number == number * 2) for number in (7, 8, 9)]
    position = {
        "game": GAME.name,
        "seats": 1,
        "options": {"adventure": adventure},
        "state": {"turn": 4, "deck": ids, "sheets": sheets},
    }
    match = at_turn(position)
    while match.asked()[A].topic == "astra":  # adventure 8: ASTRA draws first
        match.answer(A, choices(match, A)[0])
    return match


def refused(match: Match, seat: int, answer: Any, error: type[OffworldError] = IllegalAnswer) -> None:
    """Check that an answer is refused with words, and leaves no trace."""
    before, logged, answered = position_bytes(match), match.logged, match.answered
    with pytest.raises(error) as caught:
        match.answer(seat, answer)
    assert (position_bytes(match), match.logged, match.answered) == (before, logged, answered)
    why = match.why_not(seat, answer)
    assert why is not None
    for language in LANGUAGES:
        for text in (caught.value.text, why):
            said = Translator(language).say(text)
            assert said
            assert text.key not in said


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_oddities_are_no_combination(adventure: int) -> None:
    for match in (fresh(adventure), solo(adventure)):
        for answer in ODDITIES:
            refused(match, A, answer)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_space_of_another_sheet(adventure: int) -> None:
    for match in (fresh(adventure), solo(adventure)):
        match.answer(A, choices(match, A)[0])
        for answer in (
            FOREIGN[adventure],
            FOREIGN[adventure].lower(),
            [FOREIGN[adventure], 0],
            [choices(match, A)[0], 1],
        ):
            refused(match, A, answer)
        for answer in ODDITIES:
            refused(match, A, answer)


FITS_NOT: dict[int, tuple[dict[str, Any], str]] = {  # a sheet, and a space that a 7 does not fit
    1: ({"spaces": {"F4.1": 9}}, "F4.2"),
    2: ({"spaces": {"T05": 9}}, "T06"),
    3: ({"spaces": {"r5c2": 9}}, "r5c3"),
    4: ({"spaces": {"M05.1": 9}}, "M06.1"),
    5: ({"spaces": {"K1.6": 9}}, "K1.7"),
    6: ({"spaces": {"B1.1": 9}}, "B2.1"),
    7: ({"spaces": {"S1.2": 9}}, "S1.3"),
    8: ({"spaces": {"P3.1": "near"}}, "P1.1"),
}


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_number_that_does_not_fit(adventure: int) -> None:
    sheet, space = FITS_NOT[adventure]
    match = fresh(adventure, **sheet)
    match.answer(A, [0, 0])
    refused(match, A, space)
    filled = next(iter(sheet["spaces"]))
    refused(match, A, filled)  # and one that is taken
    why = match.why_not(A, filled)
    assert why is not None
    expected = "8-other-planet" if adventure == 8 and filled != "P3.1" else "filled"
    assert why.key == f"welcome_to_the_moon-{expected}"


@pytest.mark.parametrize("adventure", [each for each in ADVENTURES if each != 1])
def test_an_effect_twice(adventure: int) -> None:
    """Once it is used, the same effect is not there a second time; the next question is another one."""
    match = fresh(adventure, cards=((7, "energy"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    while match.asked()[A].topic.startswith(("space_", "airlock")):  # what is printed at the space comes first
        match.answer(A, choices(match, A)[0])
    assert match.asked()[A].topic == "energy"
    used = choices(match, A)[0]
    match.answer(A, used)
    while match.asked()[A].topic == "line":  # adventure 2: the second energy draws a line
        match.answer(A, choices(match, A)[0])
    assert choices(match, A) == ["done"]
    refused(match, A, used)
    refused(match, A, "skip")


@pytest.mark.parametrize("adventure", [2, 3, 4, 6, 7])
def test_a_planning_effect_writes_one_x_and_not_into_a_taken_space(adventure: int) -> None:
    match = fresh(adventure, cards=((7, "planning"), (8, "plant"), (9, "robot")))
    match.answer(A, [0, 0])
    space = choices(match, A)[1]
    match.answer(A, space)
    while match.asked()[A].topic == "airlock":
        match.answer(A, choices(match, A)[0])
    refused(match, A, space)
    refused(match, A, FOREIGN[adventure])


FOR_ROBOTS = {2: "ST1.R1", 3: "TN01", 4: "MF1", 5: "DS1", 6: "WK01", 7: "AL10", 8: "AST02"}  # none of them is marked


@pytest.mark.parametrize("adventure", FOR_ROBOTS)
def test_what_another_effect_is_used_on_is_refused_without_a_false_reason(adventure: int) -> None:
    """A robot is not said to be circled already where a plant was asked about."""
    match = fresh(adventure)
    match.answer(A, [1, 1])
    match.answer(A, choices(match, A)[0])
    while match.asked()[A].topic.startswith(("space_", "airlock")):  # what is printed at the space comes first
        match.answer(A, choices(match, A)[0])
    assert match.asked()[A].topic == "plant"
    refused(match, A, FOR_ROBOTS[adventure])
    why = match.why_not(A, FOR_ROBOTS[adventure])
    assert why is not None
    assert why.key == "welcome_to_the_moon-no-target"


def test_a_dome_section_that_is_split_is_not_said_to_be_built() -> None:
    match = fresh(5, split={"DS1": 1})
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    assert choices(match, A) == ["DS1a", "skip"]
    why = match.why_not(A, "DS1")
    assert why is not None
    assert why.key == "welcome_to_the_moon-no-target"


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_mission_not_met(adventure: int) -> None:
    """Nothing can be claimed, in words or in advance; a letter that does not exist neither."""
    match = fresh(adventure)
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    finish_writing(match)
    for answer in (["A"], ["A", "B", "C"], "A", ["D"]):
        refused(match, A, answer)


CLAIMABLE: dict[int, tuple[dict[str, Any], list[int]]] = {  # a sheet that meets mission C, and the missions
    1: ({"errors": 5}, [64, 66, 69]),
    2: ({"tanks": dict.fromkeys(("T02", "T05", "T07", "T11", "T14", "T18"), 1)}, [70, 72, 74]),
    3: ({"greenhouses": {"Q1": 4, "Q2": 4}}, [76, 78, 80]),
    4: ({"deposits": dict.fromkeys(("D02.12", "D04.12", "D05.23", "D07.23", "D08.12"), 1)}, [82, 84, 87]),
    5: ({"planned": 4}, [88, 90, 93]),
    6: ({"energy": {"B1": 3, "B2": 3, "B10": 3, "B11": 3}}, [94, 96, 98]),
    7: ({"reactors": {"S1": 3, "S4": 3, "S6": 3}}, [100, 102, 104]),
    8: ({"plant_track": {"near": 6}, "water_track": {"near": 4}}, [106, 108, 110]),
}


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_beside_a_mission_that_is_met_another_cannot_be_claimed_nor_the_same_twice(adventure: int) -> None:
    sheet, chosen = CLAIMABLE[adventure]
    whole = {"grey": 1, **sheet} if adventure == 6 else sheet
    match = table(adventure, whole, {"grey": 1} if adventure == 6 else {}, missions=chosen)
    match.answer(A, [0, 0])
    match.answer(A, choices(match, A)[0])
    finish_writing(match)
    assert choices(match, A) == ["C"]
    for answer in (["A"], ["A", "C"], ["C", "C"], "C", ["c"], [2], None, {"C": True}):
        refused(match, A, answer)
    match.answer(A, ["C"])
    refused(match, A, ["C"])
    match.answer(A, "done")
    others(match, A)


def finish_writing(match: Match) -> None:
    """Decline or do what comes before the claims."""
    while match.asked()[A].kind != "some_of" and choices(match, A) != ["done"]:
        match.answer(A, "skip" if "skip" in choices(match, A) else choices(match, A)[0])


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_answer_after_done(adventure: int) -> None:
    match = fresh(adventure)
    match.answer(A, [0, 0])
    space = choices(match, A)[0]
    match.answer(A, space)
    while A in match.asked() and choices(match, A) != ["done"]:
        match.answer(A, "skip" if "skip" in choices(match, A) else choices(match, A)[0])
    refused(match, A, "Done")
    refused(match, A, space)
    finish(match, A)
    for answer in (space, [0, 0], "done", "skip", ["A"]):
        refused(match, A, answer, NotAsked)
    assert B in match.asked()


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None])
def test_a_seat_that_is_not_at_the_table(adventure: int, seat: Any) -> None:
    match = fresh(adventure)
    before = position_bytes(match)
    with pytest.raises(NotAsked):
        match.answer(seat, [0, 0])
    assert position_bytes(match) == before


def test_the_room_of_the_grey_virus() -> None:
    match = table(6, turn=1)
    for answer in ("B2.1", "B5.1", "B12.1", "B1", "B1.6", 1, None):
        refused(match, A, answer)


def test_alone_the_card_that_is_left_and_the_solo_bonus() -> None:
    position = {
        "game": GAME.name,
        "seats": 1,
        "options": {"adventure": 2},
        "state": {"turn": 4, "deck": ["12", "24", "39"], "astra": {"circled": 1}},
    }
    match = at_turn(position)
    match.answer(A, [0, 1])
    match.answer(A, "T05")
    while match.asked()[A].topic != "solo_bonus":
        match.answer(A, "done" if choices(match, A) == ["done"] else choices(match, A)[-1])
    for answer in (0, "give", None, ["use"], 2):
        refused(match, A, answer)
