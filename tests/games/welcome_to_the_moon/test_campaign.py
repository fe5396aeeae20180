"""The house content of an expedition: campaign missions, changes of the deck, and cards 149 to 157 (R227, R228)."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS, DECK_CHANGES, usable_mission
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, CARD_IDS, STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, HALF
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.preparing import hindmost, leader
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import BadPosition, IllegalAnswer, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.kernel.series import Series, read_series
from tests.games.welcome_to_the_moon.build import at_turn, choices, finish, moon, play, sheet

A, B, C = 0, 1, 2
CROSSES, ODD, WILD = "crosses", "odd_numbers", "wild_effects"


def play_out(match: Match, seed: int = 7) -> None:
    rng = Rng(seed)
    while not match.over:
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))


def expedition(seats: int = 2, **options: Any) -> Series:
    return Series([GAME.start(seats, 11, {"expedition": True, **options}, quiet=True)])


def turn(adventure: int, change: str, *piles: list[str], sheets: Any = (), **state: Any) -> Match:
    """Return a match of an expedition at the beginning of a turn; a pile is the effect card, then the number card."""
    left = [str(card.id) for card in STARSHIPS if all([str(card.id) not in pile for pile in piles])]
    rest = [[left.pop(), left.pop()] for _ in range(3 - len(piles))]
    position = {
        "game": "welcome_to_the_moon",
        "seats": 2,
        "options": {"adventure": adventure, "expedition": True},
        "state": {"turn": 4, "change": change, "sheets": list(sheets), "piles": [*piles, *rest], **state},
    }
    return at_turn(position)


# --- missions ------------------------------------------------------------------------------------------------------
def test_the_first_seat_chooses_the_missions_of_the_first_adventure() -> None:
    match = expedition().match
    assert list(match.asked()) == [A]
    assert match.asked()[A].topic == "missions"
    assert choices(match, A) == ["A", "B", "C"]
    assert match.view(B)["table"]["missions"] == []  # nothing is drawn before the choice
    match.answer(A, ["A", "C"])
    missions = moon(match).missions
    assert (missions[0], missions[2]) == (125, 127)
    assert missions[1] in (66, 67)
    shown = match.view(B)["table"]["missions"]
    assert [each["house"] for each in shown] == [True, False, True]


def test_without_campaign_missions_one_of_two_is_drawn() -> None:
    drawn = set()
    for seed in range(30):
        match = GAME.start(2, seed, {"expedition": True, "adventure": 2}, quiet=True)
        match.answer(A, [])
        drawn.add(moon(match).missions)
    assert len(drawn) == 8


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_missions_of_low_confidence_are_left_out(adventure: int) -> None:
    """Facts, designed_mode: 132, 136, 138 and 144."""
    left_out = {3: 1, 4: 2, 5: 1, 7: 1}
    usable = [usable_mission(adventure, letter) for letter in range(3)]
    first = 125 + 3 * (adventure - 1)
    assert usable == [0 if left_out.get(adventure) == letter else first + letter for letter in range(3)]
    match = GAME.start(2, 3, {"expedition": True, "adventure": adventure}, quiet=True)
    assert choices(match, A) == [letter for i, letter in enumerate("ABC") if left_out.get(adventure) != i]
    if adventure in left_out:
        known = match.position()
        with pytest.raises(IllegalAnswer):
            match.answer(A, ["ABC"[left_out[adventure]]])
        assert match.position() == known


def test_who_leads_chooses_missions_and_who_trails_changes_the_deck() -> None:
    """Most stars, of equals the lower seat; fewest stars, of equals the higher seat; alone the player does both."""
    state = moon(expedition(4).match)
    for stars, first, last in (((1, 3, 3, 0), 1, 3), ((2, 2, 2, 2), 0, 3), ((0, 0, 1, 2), 3, 1)):
        state.stars = stars
        assert (leader(state), hindmost(state)) == (first, last)
    alone = moon(GAME.start(1, 3, {"expedition": True}, quiet=True))
    alone.stars = (1, 5)  # ASTRA has more
    assert (leader(alone), hindmost(alone)) == (0, 0)


# --- changes of the deck -------------------------------------------------------------------------------------------
def third(seats: int = 2) -> Series:
    """Return an expedition at the beginning of its third adventure."""
    series = expedition(seats, adventure=2)
    play_out(series.match)
    series.go_on(5)
    return series


def test_the_deck_may_be_changed_before_adventures_3_5_and_7_for_two_each() -> None:
    series = third(3)
    asked = []
    while True:
        match = series.match
        number = moon(match).rules.number
        if match.asked()[min(match.asked())].topic == "deck":
            asked.append(number)
            match.answer(min(match.asked()), "no_sevens")
        expected = "no_sevens" if number >= 3 else None
        assert match.view(None)["table"]["expedition"]["change"] == expected
        numbers = {ALL_CARDS[card].number for pile in moon(match).piles for card in pile}
        assert 7 * HALF not in numbers
        play_out(match)
        if series.over:
            break
        series.go_on(number)
        if number + 1 in (5, 7):
            assert series.match.view(None)["table"]["expedition"]["change"] is None  # restored, and asked anew
    assert asked == [3, 5, 7]


def test_a_change_is_not_offered_where_an_expedition_begins() -> None:
    match = expedition(adventure=3).match
    assert match.asked()[A].topic == "missions"


@pytest.mark.parametrize("change", CHANGE_IDS)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_changed_deck_still_divides_by_three(change: str, seats: int) -> None:
    series = third(seats)
    match = series.match
    seat = min(match.asked())
    assert choices(match, seat) == ["none", *CHANGE_IDS]
    before = GAME.components(match.state)
    match.answer(seat, change)
    assert GAME.components(match.state) == before
    state = moon(match)
    printed = DECK_CHANGES[CHANGE_IDS.index(change)]
    size = 66 if printed.add else 57
    places = state.solo if state.astra else state.piles
    ships = [card for place in places for card in place if card < len(ALL_CARDS)]
    assert len(ships) == len(set(ships)) == size
    if seats > 1:
        assert [len(pile) for pile in state.piles] == [size // 3] * 3
    assert {CARD_IDS[card] for card in ships if card >= 63} == set(printed.add)
    for effect, count in printed.effects:
        whole = [card.effects for card in STARSHIPS].count((effect,))
        assert [ALL_CARDS[card].effects for card in ships].count((effect,)) == whole - count
    assert not {ALL_CARDS[card].number for card in ships} & set(printed.numbers)
    play_out(match)
    again = series.go_on(9)  # the same cards are out in the fourth adventure
    if printed.effects:
        assert moon(again).box == state.box
    assert moon(again).change == state.change


def test_a_random_change_survives_the_file_and_a_false_one_is_refused() -> None:
    series = third()
    series.match.answer(min(series.match.asked()), "fewer_supplies")
    play_out(series.match)
    series.go_on(9)
    again = read_series(GAME, series.record())
    assert moon(again.match).box == moon(series.match).box
    for field, value in (
        ("change", "no_sevens"),
        ("change", "nonsense"),
        ("removed", []),
        ("removed", [1, 2, 3]),
        ("removed", "x"),
    ):
        broken = series.record()
        broken["series"][-1]["handed"] = {**broken["series"][-1]["handed"], field: value}
        with pytest.raises(OffworldError):
            read_series(GAME, broken)


# --- R227: numbers of campaign cards -------------------------------------------------------------------------------
def test_r227_an_x_goes_to_any_empty_space_without_a_marker() -> None:
    """149 shows an X; with a plant it is written beside numbers of any size, and the effect is used at its space."""
    sheets = [{"spaces": {"T01": 9, "T03": 10}}]
    match = turn(2, CROSSES, ["4", "149"], sheets=sheets)
    match.answer(A, [0, 0])
    assert choices(match, A) == [f"T{i:02}" for i in range(1, 37) if i not in (1, 3)]
    match.answer(A, "T02")
    assert choices(match, A) == ["ST1", "ST2", "ST3", "ST4", "skip"]
    match.answer(A, "ST1")
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"T01": 9, "T02": "X", "T03": 10}
    assert sheet(match, A)["planning"] == 0


def test_r227_an_astronaut_does_not_change_an_x() -> None:
    match = turn(2, CROSSES, ["6", "149"])
    match.answer(A, [0, 0])
    assert "T01" in choices(match, A)  # a space, and no change beside it
    match.answer(A, "T01")
    assert choices(match, A) == ["use", "skip"]


def test_r227_in_the_launch_the_effect_names_the_floor_of_an_x_and_mission_68_does_not_count_it() -> None:
    match = turn(1, CROSSES, ["5", "149"], sheets=[{"spaces": {"F3.1": 9}}])
    match.answer(A, [0, 0])
    assert {space[:2] for space in choices(match, A)} == {"F3", "F9"}
    play(match, A, "F3.2")
    assert sheet(match, A)["crosses"] == 0


def test_r227_in_the_dome_an_x_is_neither_odd_nor_even() -> None:
    match = turn(5, CROSSES, ["1", "149"])
    match.answer(A, [0, 0])
    assert choices(match, A) == ["K1.6", "K1.7", "K2.4", "K2.5", "K3.3", "K3.4", "K4.5", "K4.6"]
    match.answer(A, "K1.6")
    assert choices(match, A) == ["done"]
    assert sheet(match, A)["planned"] == 0


def test_r227_in_the_battle_an_x_fits_any_planet() -> None:
    match = turn(8, CROSSES, ["2", "150"])
    match.answer(A, [0, 0])
    assert choices(match, A) == [f"P{i}.1" for i in range(1, 8)]


def test_r227_eight_and_a_half_lies_between_8_and_9() -> None:
    sheets = [{"spaces": {"T10": 8, "T12": 9}}]
    match = turn(2, ODD, ["1", "153"], sheets=sheets)
    match.answer(A, [0, 0])
    assert choices(match, A) == ["T11"]
    play(match, A, "T11")
    assert sheet(match, A)["spaces"] == {"T10": 8, "T11": 8.5, "T12": 9}
    match = turn(8, ODD, ["1", "153"])
    match.answer(A, [0, 0])
    assert choices(match, A) == ["P4.1"]
    match = turn(5, ODD, ["1", "153"])
    match.answer(A, [0, 0])
    match.answer(A, "K1.6")
    assert choices(match, A) == ["DS1", "DS8", "skip"]  # either parity


def test_r227_42_is_above_all_numbers_even_and_of_the_last_planet() -> None:
    sheets = [{"spaces": {"T30": 17}}]
    match = turn(2, ODD, ["1", "154"], sheets=sheets)
    match.answer(A, [0, 0])
    assert choices(match, A) == [f"T{i}" for i in range(31, 37)]
    match = turn(8, ODD, ["1", "154"])
    match.answer(A, [0, 0])
    assert choices(match, A) == ["P7.1"]
    match = turn(5, ODD, ["1", "154"])
    match.answer(A, [0, 0])
    match.answer(A, "K1.6")
    assert choices(match, A) == ["DS8", "skip"]


def test_r227_zero_is_a_number_and_an_astronaut_may_change_the_odd_ones() -> None:
    match = turn(2, ODD, ["6", "152"], sheets=[{"spaces": {"T05": 1}}])
    match.answer(A, [0, 0])
    assert {change for _, change in choices(match, A)} == {0, 2}  # 0 before the 1, 2 behind it; 1 stands already
    match = turn(2, ODD, ["6", "154"])
    play(match, A, [0, 0], ["T36", 2])
    assert sheet(match, A)["spaces"] == {"T36": 44}


def test_r227_six_or_nine_is_said_when_writing() -> None:
    match = turn(2, WILD, ["1", "156"], sheets=[{"spaces": {"T05": 7}}])
    match.answer(A, [0, 0])
    assert {change for _, change in choices(match, A)} == {0, 3}
    assert ("T04", 0) in choices(match, A)
    assert ("T06", 3) in choices(match, A)
    assert ("T06", 0) not in choices(match, A)
    match.answer(A, ["T06", 3])
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"T05": 7, "T06": 9}
    assert sheet(match, A)["astronauts"] == 0  # it costs nothing


@pytest.mark.parametrize(
    ("change", "number", "astronauts"), [(0, 6, 0), (3, 9, 0), (1, 7, 1), (2, 8, 1), (5, 11, 1), (-2, 4, 1)]
)
def test_r227_an_astronaut_may_change_six_or_nine(change: int, number: int, astronauts: int) -> None:
    match = turn(2, WILD, ["6", "156"])
    match.answer(A, [0, 0])
    assert {change for _, change in choices(match, A)} == set(range(-2, 6))
    match.answer(A, ["T20", change])
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"T20": number}
    assert sheet(match, A)["astronauts"] == astronauts


def test_six_or_nine_that_fits_only_as_nine_is_writable() -> None:
    """R006: no system error as long as one of the two fits."""
    spaces: dict[str, Any] = dict.fromkeys([f"T{i:02}" for i in range(1, 37)], "X")
    del spaces["T05"]
    spaces["T04"] = 8
    piles = (["1", "156"], ["2", "5"], ["3", "6"])  # 6 or 9, and two times 3
    match = turn(2, WILD, *piles, sheets=[{"spaces": spaces}])
    assert choices(match, A) == [(0, 0)]


# --- R228: double and wild effects ---------------------------------------------------------------------------------
def test_r228_of_two_effects_one_is_used() -> None:
    match = turn(2, ODD, ["152", "1"])  # energy or water, with a 1
    assert [choice for choice in choices(match, A) if choice[0] == 0] == [(0, 0, "energy"), (0, 0, "water")]
    match.answer(A, [0, 0, "water"])
    match.answer(A, "T02")
    assert choices(match, A) == ["T02", "skip"]
    with pytest.raises(IllegalAnswer):
        turn(2, ODD, ["152", "1"]).answer(A, [0, 0, "robot"])


def test_r228_a_wild_effect_is_any_of_the_six_and_spends_no_symbol() -> None:
    sheets = [{"wilds": {"astronauts1": 1}, "astronauts": 2}]
    match = turn(2, WILD, ["155", "1"], sheets=sheets)
    assert [choice[2] for choice in choices(match, A) if choice[0] == 0] == list(EFFECTS)
    match.answer(A, [0, 0, "astronaut"])
    match.answer(A, ["T02", 2])
    finish(match, A)
    assert sheet(match, A)["spaces"] == {"T02": 3}
    assert sheet(match, A)["wilds"] == {"astronauts1": 1}
    assert sheet(match, A)["astronauts"] == 3


def test_r228_in_the_launch_a_wild_effect_leads_to_any_floor() -> None:
    match = turn(1, WILD, ["155", "1"])
    floors = set()
    for effect in EFFECTS:
        match.answer(A, [0, 0, effect])
        floors |= {space[:2] for space in choices(match, A)}
        match.undo(A)
    assert floors == {f"F{i}" for i in range(1, 10)}


def test_astra_counts_a_card_of_two_effects_for_the_better_paid_also_in_the_battle() -> None:
    position = {
        "game": "welcome_to_the_moon",
        "seats": 1,
        "options": {"adventure": 8, "expedition": True},
        "state": {"turn": 4, "change": ODD, "deck": ["154", "29", "12"]},
    }
    match = at_turn(position)  # 42 with robot or planning; Peggy is paid 5 and 6
    found = moon(match).rules.form.encode(moon(match).sheets[0])
    assert found["spaces"] == {"P7.1": "far"}
    assert found["moons"] == {"P7.m1": "far"}


# --- what is kept and shown ----------------------------------------------------------------------------------------
def test_the_water_of_adventure_6_goes_with_the_expedition() -> None:
    """It can be chosen at the beginning and is not lost at any handover."""
    series = expedition(virus_water="room", adventure=5)
    play_out(series.match)
    assert series.go_on(3).options["virus_water"] == "room"
    assert moon(series.match).room
    play_out(series.match)
    assert series.go_on(3).options["virus_water"] == "room"


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_alone_the_level_is_the_number_of_the_adventure_whatever_is_asked_for(adventure: int) -> None:
    options = {"expedition": True, "adventure": adventure, "astra_level": 5}
    match = GAME.start(1, 3, options, quiet=True)
    assert match.options["astra_level"] == adventure
    assert match.view(0)["table"]["astra"]["level"] == adventure


@pytest.mark.parametrize(
    ("field", "state"),
    [
        ("box", {"box": ["1"]}),
        ("piles[0]", {"piles": [["149"], [], []]}),
        ("piles[1]", {"change": "no_sevens", "piles": [["1"], ["24"], []]}),
        ("change", {"change": "nonsense"}),
        ("missions", {"missions": [64]}),
        ("stars", {"stars": [1]}),
        ("box", {"change": "crosses", "box": [str(card) for card in range(149, 158)]}),
    ],
)
def test_positions_that_no_expedition_can_reach_name_the_field(field: str, state: dict[str, Any]) -> None:
    position = {
        "game": "welcome_to_the_moon",
        "seats": 2,
        "options": {"expedition": True},
        "state": {"turn": 3, **state},
    }
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert caught.value.text.params["field"] == f"state.{field}"


@pytest.mark.parametrize(
    ("field", "state"),
    [
        ("change", {"change": "crosses"}),
        ("piles[0]", {"piles": [["149"], [], []]}),
        ("missions", {"missions": []}),
        ("box", {"box": ["149"]}),
    ],
)
def test_outside_of_an_expedition_there_is_no_such_thing(field: str, state: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"game": "welcome_to_the_moon", "seats": 2, "state": {"turn": 3, **state}})
    assert caught.value.text.params["field"] == f"state.{field}"


def test_everything_of_an_expedition_has_words() -> None:
    keys = [
        "ask-deck",
        "ask-missions",
        "do-campaign",
        "no-campaign-mission",
        "deck-chosen",
        "missions-chosen",
        "effect-either",
    ]
    keys += ["ask-space-either", "ask-planet-either", *[f"deck-{change}" for change in ("none", *CHANGE_IDS)]]
    keys += [f"mission-{mission}" for mission in range(125, 149)]
    for language in LANGUAGES:
        for key in keys:
            whole = f"welcome_to_the_moon-{key}"
            assert Translator(language).say(whole) != whole, f"{key} in {language}"


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_whole_expedition_is_one_file_and_can_be_resumed(seats: int) -> None:
    """Played at random with every change of the deck that comes up; read again in the middle and at the end."""
    series = expedition(seats)
    for number in range(1, 9):
        match = series.match
        rng = Rng(number)
        for _ in range(5):
            seat = min(match.asked())
            match.answer(seat, match.asked()[seat].sample(rng))
        resumed = read_series(GAME, series.record())
        assert resumed.match.position() == match.position()
        play_out(match, number)
        if number < 8:
            series.go_on(number)
    assert series.over
    assert read_series(GAME, series.record()).standing() == series.standing()
