"""Rulings on turns, the draft, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.match import Match
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GAME,
    GREEN,
    RED,
    areas,
    choices,
    city,
    cubes,
    do,
    end_turns,
    filled,
    greenery,
    has,
    of,
    planet,
    play,
    player,
    produces,
    project,
    rating,
    rich,
    table,
    why,
)

NEARLY: dict[str, Any] = {"temperature": 6, "oxygen": 14, "oceans": 9}
DONE: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def test_r117_the_generation_of_the_third_goal_is_played_to_its_end() -> None:
    match = project(table(rich(), rich(makes={"steel": 3}), generation=9, **NEARLY), "asteroid")
    assert not match.over
    project(match, "power_plant")
    do(match, ("project", "power_plant"), "end")  # Blue still has a turn, and Red another one
    assert list(match.asked()) == [RED]
    end_turns(match)
    assert match.over
    assert has(match, "steel", BLUE) == 3  # production was run
    assert planet(match)["generation"] == 9


def test_r117_with_one_goal_missing_the_game_goes_on() -> None:
    for missing in ({"temperature": 6}, {"oxygen": 13}, {"oceans": 8}):
        match = end_turns(table(player(), generation=9, **(DONE | missing)))
        assert not match.over
        assert planet(match)["generation"] == 10


@pytest.mark.parametrize("phase", ["production", "conversion"])
def test_r118_plants_are_converted_in_turn_order_each_player_to_the_end(phase: str) -> None:
    players = (player(plants=8), player(plants=16), player(plants=8))
    match = table(*players, phase=phase, first=BLUE, **DONE)
    order = []
    while not match.over:
        (seat,) = match.asked()
        order.append(seat)
        match.answer(seat, "r2c2" if "r2c2" in choices(match) else choices(match)[0])
    assert order == [BLUE, BLUE, GREEN, RED]


def test_r118_placement_bonuses_feed_further_conversions() -> None:
    match = table(player(plants=14), phase="conversion", **DONE)
    do(match, "r4c1")  # two plants printed: 14 - 8 + 2 = 8
    assert not match.over
    do(match, "r3c1")
    assert match.over
    assert match.scores() == [22, 20]


def test_r118_conversion_may_be_declined_and_follows_the_rules_of_placement() -> None:
    match = table(player(plants=8), phase="conversion", tiles={"r2c2": city()}, **DONE)
    assert areas(match) == {"r1c1", "r1c2", "r2c1", "r2c3", "r3c2", "r3c3", "none"}
    do(match, "none")
    assert match.over
    assert has(match, "plants") == 8


def test_r118_no_room_ends_the_conversion() -> None:
    match = table(player(plants=80), phase="conversion", tiles=filled(), **DONE)
    assert match.over


def test_r119_the_final_conversion_raises_nothing() -> None:
    """Even in a lost solo match whose oxygen has not reached its goal."""
    match = table(player(plants=8), phase="conversion", **DONE)
    do(match, "r2c2")
    assert rating(match) == 20
    match = table(player(plants=8, rating=14), seats=1, phase="conversion", generation=14, oxygen=7, temperature=-2)
    do(match, "r2c2")
    state = planet(match)
    assert (state["oxygen"], state["temperature"], rating(match)) == (7, -2, 14)
    assert match.scores() == [15]


def test_r119_but_bonuses_and_triggers_happen() -> None:
    me = player(plants=8, played=["herbivores"], cubes={"herbivores": 1})
    match = table(me, phase="conversion", tiles={"r4c3": {"tile": "ocean"}})
    do(match, "r3c3")
    assert (has(match, "money"), has(match, "plants"), cubes(match, "herbivores")) == (2, 1, 2)


def test_r120_cities_count_all_greeneries_and_greeneries_count_for_their_owner() -> None:
    tiles = {"r2c2": city(), "r2c1": greenery(), "r2c3": greenery(BLUE), "r1c1": greenery(GREEN), "r3c4": city(BLUE)}
    match = table(player(), seats=3, tiles=tiles)
    assert match.scores() == [20 + 1 + 3, 20 + 1 + 1, 20 + 1]


@pytest.mark.parametrize(("money", "winners"), [((5, 4), (RED,)), ((4, 5), (BLUE,)), ((4, 4), (RED, BLUE))])
def test_r121_money_breaks_ties(money: tuple[int, int], winners: tuple[int, ...]) -> None:
    match = table(player(money=money[0]), player(money=money[1]), phase="conversion", **DONE)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (winners, (20, 20))


def test_r121_points_come_before_money() -> None:
    match = table(player(rating=21), player(money=99), phase="conversion", **DONE)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (RED,)


def test_r122_one_or_two_actions_and_passing_is_final() -> None:
    match = table(rich(), rich())
    assert "pass" in choices(match)
    assert "end" not in choices(match)
    project(match, "power_plant")
    assert "end" in choices(match)
    assert why(match, "pass") is not None
    project(match, "power_plant")
    assert list(match.asked()) == [BLUE]
    do(match, ("project", "power_plant"), "end")
    assert list(match.asked()) == [RED]  # stopping after one action is not passing
    do(match, ("project", "power_plant"), "end")
    do(match, "pass")
    project(match, "power_plant")
    project(match, "power_plant")
    assert list(match.asked()) == [RED]  # Blue is out
    with pytest.raises(IllegalAnswer):
        match.answer(BLUE, "pass")


def test_r122_turns_go_clockwise_past_those_who_have_passed() -> None:
    match = table(rich(), rich(), rich(), turn=BLUE, first=BLUE)
    do(match, ("project", "power_plant"), "end")
    assert list(match.asked()) == [GREEN]
    do(match, "pass")
    assert list(match.asked()) == [RED]
    do(match, ("project", "power_plant"), "end")
    assert list(match.asked()) == [BLUE]
    do(match, "pass")
    assert list(match.asked()) == [RED]
    do(match, "pass")
    assert planet(match)["phase"] == "research"
    assert planet(match)["first"] == GREEN


def test_r123_triggers_pay_players_who_have_passed() -> None:
    blue = player("tharsis_republic", played=["arctic_algae", "rover_construction", "pets"], passed=True)
    match = project(table(rich(), blue), "aquifer", "r0c4")
    assert has(match, "plants", BLUE) == 2
    project(match, "city", "r2c2")
    assert (has(match, "money", BLUE), produces(match, "money", BLUE), cubes(match, "pets", BLUE)) == (2, 1, 1)
    match = play(table(rich(hand=["asteroid_mining"]), player("saturn_systems", passed=True)), "asteroid_mining")
    assert produces(match, "money", BLUE) == 1


HANDS = (
    ["comet", "mine", "algae", "ants"],
    ["asteroid", "sponsors", "pets", "fish"],
    ["soletta", "virus", "cartel", "moss"],
)


def drafting(generation: int) -> Match:
    """Return a match of three in the draft of a generation."""
    players = [player(dealt=hand, money=9) for hand in HANDS]
    options = {"draft": True}
    return table(*players, phase="research", generation=generation, options=options, spare=False)


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1), (4, 1), (7, -1)])
def test_r124_hands_go_clockwise_in_even_generations(generation: int, step: int) -> None:
    match = drafting(generation)
    seen: list[list[str]] = []
    for turn in range(3):
        for seat in (RED, BLUE, GREEN):
            gone = [card for cards in seen for card in cards]
            assert choices_of(match, seat) == [card for card in HANDS[(seat - step * turn) % 3] if card not in gone]
        picked = [choices_of(match, seat)[0] for seat in (RED, BLUE, GREEN)]
        for seat in (RED, BLUE, GREEN):
            match.answer(seat, picked[seat])
        seen.append(picked)
    for seat in (RED, BLUE, GREEN):  # three picked, the fourth passed on as the last
        last = HANDS[seat][3]
        dealt = of(match, (seat + 3 * step) % 3)["dealt"]
        assert dealt == [picked[(seat + 3 * step) % 3] for picked in seen] + [last]
        assert match.asked()[seat].kind == "some_of"


def choices_of(match: Match, seat: int) -> list[Any]:
    """Return what a seat may answer."""
    listed = match.asked()[seat].listed()
    assert listed is not None
    return list(listed)


def test_r124_the_first_generation_is_never_drafted() -> None:
    match = GAME.start(3, 1, {"draft": True})
    for seat in (RED, BLUE, GREEN):
        assert len(of(match, seat)["dealt"]) == 10
        match.answer(seat, of(match, seat)["offers"][0])
        match.answer(seat, [])
    assert planet(match)["phase"] == "action"


def test_r117_a_third_goal_reached_by_a_chain_counts() -> None:
    match = project(table(rich(), temperature=6, oxygen=14, oceans=8), "aquifer", "r4c3")
    project(match, "asteroid")
    assert planet(match)["temperature"] == 8
    assert not match.over
    assert end_turns(match).over
