"""Positions in which a skilled bot must not blunder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from offworld.bots.answering import play
from offworld.bots.explain import explain
from offworld.bots.mcts import Mcts
from offworld.bots.perspective import Perspective
from offworld.bots.registry import bot
from offworld.bots.search import Search
from offworld.games.welcome_to_the_moon.bots.rival import USUAL, rival
from offworld.games.welcome_to_the_moon.bots.rows import chances, likely
from offworld.games.welcome_to_the_moon.bots.value import nearness
from offworld.games.welcome_to_the_moon.data.cards import STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import QUARTERS
from offworld.games.welcome_to_the_moon.rules.astra import scoring
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.battles import battle, full, side
from tests.games.welcome_to_the_moon.build import choices, finish, moon, seen, table
from tests.games.welcome_to_the_moon.test_astra import ENERGY_7, PLANT_9, ROBOT_5, finish_writing, solo


def answer(match: Match, seat: int = 0) -> Any:
    return bot("skilled", GAME).choose(Perspective(match, seat), Rng(5))


def test_a_wild_symbol_is_spent_rather_than_a_system_error_taken() -> None:
    spaces = {f"T{i:02}": "X" for i in range(1, 37)}
    for empty in ("T20", "T30", "T36"):
        del spaces[empty]
    sheet = {"spaces": {**spaces, "T19": 9, "T35": 10}, "wilds": {"astronauts1": 1}, "energy": 12}
    match = table(2, sheet, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    assert "error" in choices(match, 0)
    assert answer(match) != "error"


@pytest.mark.parametrize(
    ("adventure", "sheet", "space"),
    [
        (5, {"spaces": {f"K3.{level}": number for level, number in zip(range(4, 10), (1, 2, 3, 4, 5, 6))}}, "K3.10"),
        (7, {"spaces": {"S1.1": 2, "S1.2": 4, "S1.3": 6}, "reactors": {"S1": 2}}, "S1.4"),
    ],
)
def test_what_is_nearly_finished_is_finished(adventure: int, sheet: dict[str, Any], space: str) -> None:
    match = table(adventure, sheet, cards=((7, "robot"), (7, "robot"), (7, "robot")))
    match.answer(0, answer(match))
    assert answer(match) == space


def test_walkways_are_closed_where_a_virus_would_leave_its_block() -> None:
    """Block 1 is full and has the grey virus; its walkways lead to blocks 2, 5 and 8."""
    rooms = {"B1.1": "infected"} | {f"B1.{i + 2}": number for i, number in enumerate((2, 4, 6, 8))}

    def value(walkway: str) -> float:
        sheet = {"spaces": rooms, "grey": 1, "closed": {walkway: 1}}
        return GAME.value(solo(6, ROBOT_5, ENERGY_7, PLANT_9, level=4, sheet=sheet).state, 0)

    assert value("WK01") > value("WK22") + 2  # the last one joins blocks 10 and 11


@pytest.mark.parametrize(
    ("track", "symbols"), [("water_track", {"tanks": {"B1": 1}}), ("plant_track", {"plants": {"B1": 1}})]
)
def test_the_first_symbols_of_a_track_lead_to_its_last_rows(track: str, symbols: dict[str, Any]) -> None:
    """The first row of plants brings 5 points for two of them, the last one 25 for three."""
    rooms = {"B1.1": "infected", "B1.2": 5}

    def value(sheet: dict[str, Any]) -> float:
        return GAME.value(
            solo(6, ROBOT_5, ENERGY_7, PLANT_9, level=4, sheet={"spaces": rooms, "grey": 1, **sheet}).state, 0
        )

    assert value({**symbols, track: 1}) - value({}) > (5 if track == "water_track" else 2.4)


def test_spaces_are_filled_as_likely_as_numbers_fit_them() -> None:
    marks = [7 * HALF, EMPTY, 8 * HALF, EMPTY, EMPTY, CROSS, 11 * HALF, EMPTY]
    found = chances(marks, len(marks), [(0, len(marks))])
    assert found[0] == found[5] == 1  # filled
    assert found[1] == 0  # nothing goes between 7 and 8
    assert found[3] == found[4] == likely(9 * HALF, 9 * HALF) == likely(10 * HALF, 10 * HALF)  # one number for each
    assert found[7] == likely(12 * HALF, 17 * HALF) > found[3]


@pytest.mark.parametrize(("lost", "open_"), [("P3", "P4"), ("P6", "P2")])
def test_a_symbol_counts_more_on_a_planet_that_can_be_won(lost: str, open_: str) -> None:
    def value(own: str) -> float:
        others = (f"{lost}.1", f"{lost}.2", f"{lost}.3", f"{open_}.1")
        return GAME.value(table(8, {"spaces": {**dict.fromkeys(others, "far"), own: "near"}}).state, 0)

    assert value(f"{open_}.2") > value(f"{lost}.4") + 0.5


def test_an_accomplished_mission_is_claimed() -> None:
    tanks = dict.fromkeys(("T02", "T05", "T07", "T11", "T14", "T18"), 1)
    match = table(2, {"tanks": tanks}, missions=[70, 72, 74])
    match.answer(0, [0, 0])
    match.answer(0, "T12")
    while match.asked()[0].kind != "some_of":
        match.answer(0, answer(match))
    assert answer(match) == ("C",)


@pytest.mark.parametrize(
    ("cards", "expected"), [((ROBOT_5, "13", ENERGY_7), "use"), ((ROBOT_5, ENERGY_7, "13"), "skip")]
)
def test_a_solo_bonus_is_kept_for_cards_that_pay_astra_well(cards: tuple[str, ...], expected: str) -> None:
    """Franklin is paid 6 for energy and 2 for robots."""
    match = solo(4, *cards, level=4, astra={"circled": 1})
    match.answer(0, [0, 1])
    match.answer(0, "M05.1")
    finish_writing(match)
    assert answer(match) == expected


@pytest.mark.parametrize(("level", "left"), [(4, 0), (6, 1)])
def test_what_the_card_left_over_pays_astra_counts(level: int, left: int) -> None:
    """Franklin is paid 2 for robots and 6 for energy, Stephanie the other way round."""
    match = solo(4, ROBOT_5, ENERGY_7, PLANT_9, level=level)
    number, effect = answer(match)
    assert {number, effect} == {0, 1, 2} - {left}


def test_the_card_that_pays_astra_least_is_left_after_an_error() -> None:
    spaces = {f"T{i:02}": "X" for i in range(1, 37) if i not in (2, 30)} | {"T01": 14, "T29": 15}
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9, level=4, sheet={"spaces": spaces, "energy": 12})
    if match.asked()[0].why == "ask-done":
        finish(match, 0)
    assert choices(match, 0) == [0, 1, 2]
    assert answer(match) == 0  # robot 2, energy 6, plant 4


@pytest.mark.parametrize(("adventure", "seats"), [(1, 3), (4, 4), (5, 1), (8, 3)])
def test_skilled_beats_random_at_other_tables(adventure: int, seats: int) -> None:
    match = GAME.start(seats, 21, {"adventure": adventure}, quiet=True)
    play(match, [bot("skilled", GAME), *[bot("random", GAME)] * (seats - 1)], 3)
    scores = GAME.scores(match.state)
    assert scores[0] == max(scores)


@pytest.mark.parametrize(("adventure", "space"), [(3, "r6c3"), (4, "M06.1"), (6, "B1.3"), (7, "S1.3")])
def test_r227_bots_look_at_rows_with_a_42(adventure: int, space: str) -> None:
    """Nothing goes above a 42, as nothing goes above a 17; below it there is room for a 17 as well."""
    sheet: dict[str, Any] = {"grey": 1} if adventure == 6 else {}
    worth = [GAME.value(table(adventure, {"spaces": {space: number}, **sheet}, sheet).state, 0) for number in (17, 42)]
    assert worth[0] <= worth[1] <= worth[0] + 5


def test_fuel_counts_before_anything_is_written_the_more_the_fewer_spaces_are_left() -> None:
    """The inactive rockets of C4 wait for three spaces, those of C8 for six."""
    blank, soon, late = [
        GAME.value(table(1, {"fuelled": fuelled}).state, 0) for fuelled in ({}, {"C4.fuel": 1}, {"C8.fuel": 1})
    ]
    assert soon > late > blank


def test_the_wild_floor_is_kept_for_what_goes_nowhere_else() -> None:
    """An energy may go to its own floor or to the wild one, on both of which an 8 is as much at home."""
    match = table(1, cards=((8, "energy"), (9, "robot"), (10, "plant")))
    match.answer(0, [0, 0])
    assert answer(match).startswith("F7.")


@pytest.mark.parametrize(
    ("adventure", "mission", "bare", "half"),
    [
        (2, 70, {}, {"robots": {"ST1.R1": 1, "ST2.R1": 1}}),
        (2, 71, {}, {"plants": {"ST1": 4}}),
        (2, 72, {"lines": {"W05": 1}}, {"lines": {"W06": 1}}),
        (2, 75, {"tanks": {"T02": 1, "T18": 1}}, {"tanks": {"T02": 1, "T05": 1}}),
        (3, 76, {"spaces": {"r6c2": 2, "r5c3": 4}}, {"spaces": {"r6c2": 2, "r5c2": 4}}),
        (3, 78, {}, {"tunnels": {"TN45": 1}}),
        (3, 81, {}, {"tanks": {"r1c1": 1}}),
        (4, 83, {"spaces": {"M01.1": 2, "M09.1": 9}}, {"spaces": {"M01.1": 2, "M02.1": 3}}),
        (4, 84, {}, {"energy": {"SF1": 1}}),
        (5, 89, {"spaces": {"K1.6": 7}}, {"spaces": {"K1.7": 7}}),
        (5, 91, {"plants": {"TF1": 1}, "water": {"TF8": 1}}, {"plants": {"TF1": 2}, "water": {"TF1": 1}}),
        (6, 95, {"spaces": {"B1.1": 1, "B8.1": 1}}, {"spaces": {"B1.1": 1, "B2.1": 7}}),
        (6, 98, {}, {"energy": {"B1": 2}}),
        (7, 103, {}, {"spaces": {"S6.1": 4}}),
        (7, 104, {}, {"reactors": {"S4": 2}}),
    ],
)
def test_what_a_mission_asks_for_counts_before_any_of_it_is_finished(
    adventure: int, mission: int, bare: dict[str, Any], half: dict[str, Any]
) -> None:
    less, more = [nearness(moon(table(adventure, sheet)), 0, mission) for sheet in (bare, half)]
    assert 0 <= less < more <= 1


FOUR_MINES = {f"M0{mine}.{level}": mine for mine in (3, 4, 5, 6) for level in (1, 2, 3)}


@pytest.mark.parametrize(
    ("adventure", "mission", "sheet"),
    [
        (2, 71, {"plants": {"ST1": 5, "ST2": 3}}),
        (3, 81, {"tanks": dict.fromkeys(("r1c1", "r2c3", "r2c5", "r3c6"), 1)}),
        (
            4,
            84,
            {
                "energy": {"SF1": 1, "SF2": 1, "SF3": 1, "SF4": 1, "SF5": 2},
                "robots": {"SF1": 1, "SF2": 2, "SF3": 2, "SF4": 1},
            },
        ),
        (7, 104, {"reactors": {"S1": 3, "S2": 3, "S3": 3}}),
    ],
)
def test_an_accomplished_mission_is_as_near_as_can_be(adventure: int, mission: int, sheet: dict[str, Any]) -> None:
    state = moon(table(adventure, sheet))
    have, need = state.rules.progress(state, 0, mission)
    assert have == need
    assert nearness(state, 0, mission) == 1


def test_tanks_whose_space_is_filled_bring_no_mission_nearer() -> None:
    """Four tanks that follow one another are wanted: the first two are circled, the third cannot be any more."""
    tanks = {"T02": 1, "T05": 1}
    open_, lost = [nearness(moon(table(2, {"tanks": tanks, "spaces": spaces})), 0, 75) for spaces in ({}, {"T07": 5})]
    assert lost < open_


def test_solo_bonuses_count_as_soon_as_they_are_earned() -> None:
    """The last robot of a station brings two, although they are circled only once the turn is written."""
    robots = {"ST2.R1": 1, "ST2.R2": 1, "ST4.R1": 1}
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9, level=4, sheet={"robots": robots})
    match.answer(0, [1, 0])
    match.answer(0, "T18")
    assert answer(match) == "ST2.R3"
    before = rival(seen(match, 0))
    match.answer(0, "ST2.R3")
    assert before - rival(seen(match, 0)) > 1.9 * USUAL[3]


def test_alone_playouts_go_by_turns_whatever_is_asked_between_them() -> None:
    """Solo bonuses are asked for between two turns; positions are compared at the beginning of one."""
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9, level=4, astra={"circled": 4})
    search = Search(Perspective(match, 0), Rng(3), 0.6, 3, 12.0, 4.0)
    state = match.state.clone()
    search._play_out(state)
    assert state.turn - match.state.turn == 3
    assert state.branches is not None  # the turn is being written


def test_a_lead_in_astronauts_need_not_be_large() -> None:
    """In the Colony the majority pays 20 points, by how many astronauts ever."""

    def gain(own: int, other: int) -> float:
        less, more = [
            GAME.value(table(3, {"astronauts": count}, {"astronauts": other}).state, 0) for count in (own, own + 1)
        ]
        return more - less

    assert gain(4, 0) < 1 < gain(4, 4)


@pytest.mark.parametrize("adventure", [1, 7])
def test_equal_bots_do_not_write_the_same_sheets(adventure: int) -> None:
    """Everybody gets the same cards: whoever sits among skilled bots wants to see more than one way to play."""
    match = GAME.start(3, 1000, {"adventure": adventure})
    players = [bot("skilled", GAME)] * 3
    play(match, players, seed=1)
    sheets = [match.view(None)["table"]["sheets"][seat]["spaces"] for seat in range(3)]
    assert sheets[0] != sheets[1] != sheets[2] != sheets[0]


def test_counted_seconds_are_those_of_the_adventure() -> None:
    """More than twice as many playouts fit into 0.01 seconds in the Launch as in the Colony."""
    for adventure, iterations in ((1, 10), (3, 4)):
        perspective = Perspective(GAME.start(2, 1, {"adventure": adventure}, quiet=True), 0)
        same = explain(perspective, Rng(1), Mcts(iterations=iterations, scale=12.0, depth=1))
        assert same.iterations == iterations
        assert explain(perspective, Rng(1), Mcts(seconds=0.01, counted=True, scale=12.0, depth=1)) == same


def test_what_nothing_raises_any_more_is_no_hope() -> None:
    """Circled tanks of the Colony bring points by energies alone, of which few come once most spaces are filled."""

    def gain(spaces: dict[str, str]) -> float:
        tanks = {"r1c1": 1, "r2c3": 1}
        less, more = [GAME.value(table(3, {"spaces": spaces, **each}).state, 0) for each in ({}, {"tanks": tanks})]
        return more - less

    filled = dict.fromkeys([name for _, names in ADVENTURES[3].rows()[:5] for name in names], "X")
    assert gain({}) > 2 * gain(filled) > 0


def test_the_first_astronaut_of_the_dome_is_hired_although_the_majority_costs_at_first() -> None:
    """Ten points are lost with the majority until energy has gone to the crew, and 30 won with all of its rows."""

    def value(own: int, rows: int = 0) -> float:
        sheet = {"astronauts": own, "energy": {"astronauts": rows}}
        return GAME.value(table(5, sheet, {"astronauts": 1}).state, 0)

    assert value(1) > value(0)
    assert value(2) > value(1)
    assert value(0, 1) > value(0)  # energy may come before the crew
    assert value(2, 1) - value(2) > value(0, 1) - value(0)


def test_a_space_of_the_colony_that_nothing_fits_any_more_costs_points() -> None:
    """Between 5 and 8 a number will go, between 5 and 6 none; errors end most matches there."""
    open_, shut = [GAME.value(table(3, {"spaces": {"r5c2": 5, "r5c4": number}}).state, 0) for number in (8, 6)]
    assert open_ - shut > 1.5


def test_between_two_a_planet_counts_once_in_the_lead() -> None:
    """A grey planet of 12 points makes a difference of 24 between being one's own and the opponent's."""

    def lead(owner: str) -> float:
        sheet = {"spaces": full("P4", owner=owner), "control": {"P4": owner}, "values": {"near_grey": 4, "far_grey": 4}}
        state = battle(sheet).state
        return GAME.value(state, 0) - GAME.value(state, 1)

    assert lead("near") - lead("far") == pytest.approx(24, abs=4)  # missions come a little nearer as well


def test_a_planet_is_kept_from_a_single_opponent_the_more_it_would_bring() -> None:
    def gain(raised: int) -> float:
        spaces = side("P4", "far", "near", "far", "near", "far")
        own, other = [
            GAME.value(battle({"spaces": {**spaces, "P4.6": last}, "values": {"far_grey": raised}}).state, 0)
            for last in ("near", "far")
        ]
        return own - other

    assert gain(4) > gain(0) + 1


def test_quick_answers_do_not_spend_astronauts_for_nothing() -> None:
    """An 8 wins the fourth planet as it is, and would win it as a 7 or a 9."""
    spaces = side("P4", "near", "far", "near", "far", "near", "far")
    sheet = {"spaces": spaces, "astronauts": {"near": 1}, "values": {"near_grey": 4}}
    match = battle(sheet, cards=((8, "robot"), (8, "plant"), (8, "energy")))
    match.answer(0, [0, 0])
    assert ("P4.7", 1) in choices(match, 0)
    assert GAME.rollout(seen(match, 0), match.asked()[0], Rng(1)) == ("P4.7", 0)


@pytest.mark.parametrize("adventure", [2, 3, 8])
def test_a_lost_match_promises_nothing_any_more(adventure: int) -> None:
    """However much room there was when errors ended it."""
    match = GAME.start(1, 4, {"adventure": adventure, "astra_level": 8}, quiet=True)
    play(match, [bot("random", GAME)], 1)
    assert match.state.outcome is not None
    assert GAME.value(match.state, 0) == match.state.outcome.scores[0] - match.state.outcome.rivals[0].score


@pytest.mark.parametrize("level", [1, 8])
def test_a_turn_is_no_loss_because_astra_gets_a_card(level: int) -> None:
    """What it is up to in the end looks much the same after ten turns, in which it has gained 20 points or more."""
    match = GAME.start(1, 7, {"adventure": 4, "astra_level": level}, quiet=True)
    before, gained = rival(moon(match)), scoring.points(moon(match))
    answers = Rng(2)
    while moon(match).turns < 11:
        match.answer(0, match.asked()[0].sample(answers))
    gained = scoring.points(moon(match)) - gained
    assert gained >= 20
    assert abs(rival(moon(match)) - before) < gained / 2


def test_solo_bonuses_make_a_quarter_worth_finishing_before_astra_strikes_it() -> None:
    spaces = {"r4c1": "X", "r4c2": "X", "r4c3": "X", "r5c1": "X", "r5c2": "X"}

    def loss(match: Match) -> float:
        state = moon(match)
        before = GAME.value(state, 0)
        state.common[QUARTERS.index("Q3")] = 1
        return before - GAME.value(state, 0)

    alone = loss(solo(3, ROBOT_5, ENERGY_7, PLANT_9, level=8, sheet={"spaces": spaces}))
    assert alone > 1.5 * loss(table(3, {"spaces": spaces})) > 0


def last_turn(adventure: int, sheet: dict[str, Any]) -> Match:
    """Return the beginning of the last turn of a match alone: three cards, and no others in the deck."""
    others = [str(card.id) for card in STARSHIPS if str(card.id) not in (ROBOT_5, ENERGY_7, PLANT_9)]
    cards: dict[str, Any] = {"removed": others, "spent": ["112", "113", "114"], "astra": {"pass": 2}}
    return solo(adventure, ROBOT_5, ENERGY_7, PLANT_9, level=8, sheet=sheet, **cards)


def test_what_the_deck_leaves_no_time_for_is_no_promise() -> None:
    """Two of three robots at a station are a good beginning, and nothing in the last turn."""
    robots = {"robots": {"ST2.R1": 1, "ST2.R2": 1}, "plants": {"ST2": 2}}

    def promise(begin: Callable[[dict[str, Any]], Match]) -> float:
        less, more = [moon(begin(sheet)) for sheet in ({}, robots)]
        assert less.rules.points(less, 0) == more.rules.points(more, 0)
        return GAME.value(more, 0) - GAME.value(less, 0)

    early = promise(lambda sheet: solo(2, ROBOT_5, ENERGY_7, PLANT_9, level=8, sheet=sheet))
    assert early > 5
    assert promise(lambda sheet: last_turn(2, sheet)) < early / 10
