"""What bots think of a state, and the quick answers of playouts: sensible, honest, and never against oneself."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.bots import Bot, Perspective, bot, play
from offworld.kernel.decision import Answer
from offworld.kernel.engine import seen_by
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GAME,
    RED,
    STOCK,
    city,
    do,
    greenery,
    player,
    question,
    rich,
    solo,
    table,
)

LATE: dict[str, Any] = {"generation": 12, "temperature": 6, "oxygen": 13, "oceans": 8}
OVER: dict[str, Any] = {"generation": 12, "temperature": 8, "oxygen": 14, "oceans": 9}


def value(match: Match, seat: int = RED) -> float:
    return GAME.value(match.state, seat)


def choice(match: Match, name: str = "greedy", seed: int = 1) -> Answer:
    """Return what a bot answers to the one question that is asked now."""
    return bot(name).choose(Perspective(match, question(match).seat), Rng(seed))


def quick(match: Match, seed: int = 1) -> Answer:
    """Return the answer of a playout to the one question that is asked now."""
    decision = question(match)
    answer = GAME.rollout(seen_by(match.state, decision.seat), decision, Rng(seed))
    return decision.check(answer)


# --- worth ------------------------------------------------------------------------------------------------------------
def gain(me: dict[str, Any], more: dict[str, Any], **rest: Any) -> float:
    """Return how much better a player is off with something more."""
    return value(table({**me, **more}, player(), **rest)) - value(table(me, player(), **rest))


@pytest.mark.parametrize("resource", ["money", "steel", "titanium", "plants", "energy", "heat"])
def test_production_is_good_and_the_earlier_the_better(resource: str) -> None:
    base, more = player(money=10), player(money=10, makes={resource: 1})
    early = gain(base, more)
    assert early > gain(base, more, **LATE) >= 0


@pytest.mark.parametrize("resource", ["money", "steel", "titanium", "plants", "energy", "heat"])
def test_resources_are_good(resource: str) -> None:
    assert gain(player(money=10), {**player(money=10), "stock": {STOCK["money"]: 10, STOCK[resource]: 14}}) > 0


@pytest.mark.parametrize("resource", ["money", "steel", "titanium", "energy", "heat"])
def test_production_that_comes_too_late_for_use_is_worth_nothing(resource: str) -> None:
    assert gain(player(money=10), player(money=10, makes={resource: 3}), **OVER, awards={}) < 0.6  # half a lead


def test_heat_is_worth_little_on_a_warm_planet() -> None:
    cold = gain(player(money=10), player(money=10, heat=8))
    warm = gain(player(money=10), player(money=10, heat=8), temperature=8)
    assert 0 <= warm < cold / 4


def test_a_rating_is_more_than_a_point_while_there_is_income_to_come() -> None:
    early = gain(player(money=10, rating=20), player(money=10, rating=21))
    late = gain(player(money=10, rating=20), player(money=10, rating=21), **OVER)
    assert early > late > 0


def test_what_a_rival_gains_one_loses() -> None:
    equal = value(table(player(money=10), player(money=10)))
    behind = value(table(player(money=10), player(money=10, makes={"money": 4})))
    assert behind < equal


def test_one_city_is_better_among_own_greeneries() -> None:
    beside = {"r6c2": city(), "r6c3": greenery()}
    apart = {"r6c2": city(), "r2c4": greenery()}
    assert value(table(player(), tiles=beside)) > value(table(player(), tiles=apart))


def test_a_milestone_within_reach_is_worth_something() -> None:
    two = {"r6c1": city(), "r2c2": city()}
    three = {**two, "r7c4": city()}
    claimed = value(table(player(money=20), tiles=three, milestones={"planner": BLUE, "gardener": BLUE, "mayor": BLUE}))
    assert value(table(player(money=20), tiles=three)) > claimed


def test_a_card_that_can_be_played_is_better_than_one_that_is_out_of_reach() -> None:
    ready = value(table(player(money=30, hand=["trees"]), temperature=-4))
    waiting = value(table(player(money=30, hand=["trees"]), temperature=-30))
    without = value(table(player(money=30), temperature=-4)), value(table(player(money=30), temperature=-30))
    assert ready - without[0] > waiting - without[1]


def test_a_card_that_can_never_be_played_any_more_is_not_worth_what_buying_it_costs() -> None:
    lost = table(player(money=30, hand=["archaebacteria"]), temperature=0)
    assert value(lost) < value(table(player(money=33), temperature=0))


def test_resources_on_cards_count_by_their_points() -> None:
    few = value(table(player(played=["birds"], cubes={"birds": 1}), oxygen=13))
    many = value(table(player(played=["birds"], cubes={"birds": 4}), oxygen=13))
    assert many > few + 0.5


def test_alone_each_step_of_a_parameter_brings_the_end_nearer() -> None:
    base = value(solo(player(money=10)))
    assert value(solo(player(money=10), temperature=-28)) > base
    assert value(solo(player(money=10), oxygen=1)) > base
    assert value(solo(player(money=10), oceans=1)) > base
    assert value(solo(player(), temperature=8, oxygen=14, oceans=9)) > value(solo(rich(), temperature=6, oxygen=14))


def test_alone_a_lost_end_is_better_the_less_was_missing() -> None:
    def ended(**planet: Any) -> float:
        match = solo(player(), generation=14, tiles={}, **planet)
        match.answer(0, "pass")
        assert match.over
        return value(match)

    far, near = ended(temperature=-10, oxygen=14, oceans=9), ended(temperature=6, oxygen=14, oceans=9)
    assert far < near < ended(temperature=8, oxygen=14, oceans=9)
    assert ended(temperature=-10, oxygen=14, oceans=0) < far


# --- what a seat may know ---------------------------------------------------------------------------------------------
def positions(seats: int, seed: int, **options: Any) -> list[tuple[Match, int]]:
    """Return moments of a match between playouts, with the seat that is asked."""
    match = GAME.start(seats, seed, options, quiet=True)
    rng = Rng(seed)
    found: list[tuple[Match, int]] = []
    while not match.over and len(found) < 40:
        seat = min(match.asked())
        if rng.below(6) == 0:
            found.append((match.clone(), seat))
        match.answer(seat, GAME.rollout(seen_by(match.state, seat), match.asked()[seat], rng))
    return found


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"draft": True})])
def test_neither_value_nor_playouts_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    for match, seat in positions(seats, 5, **options):
        decision = match.asked()[seat]
        value_ = GAME.value(seen_by(match.state, seat), seat)
        answer = GAME.rollout(seen_by(match.state, seat), decision, Rng(3))
        for world in range(3):
            other = match.guess(seat, Rng(world))
            assert GAME.value(seen_by(other.state, seat), seat) == value_
            assert GAME.rollout(seen_by(other.state, seat), other.asked()[seat], Rng(3)) == answer


def test_playouts_answer_legally_to_the_end() -> None:
    for seats, seed in ((1, 1), (2, 2), (3, 3), (5, 4)):
        match = GAME.start(seats, seed, {"draft": True} if seats == 3 else {}, quiet=True)
        assert play(match, [Quick()] * seats, seed)


class Quick(Bot):
    """Plays as playouts do."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        state = perspective.guess(rng).state
        return GAME.rollout(seen_by(state, perspective.seat), perspective.decision, rng)


def test_playouts_beat_random_answers() -> None:
    won = 0
    for seed in range(6):
        match = GAME.start(2, seed, quiet=True)
        me = seed % 2
        play(match, [Quick() if seat == me else bot("random") for seat in range(2)], seed)
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.winners == (me,)
    assert won == 6


# --- nobody hurts himself ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer_of", [choice, quick])
def test_a_rivals_plants_are_removed_rather_than_own_ones(answer_of: Any) -> None:
    match = table(rich(hand=["asteroid"], plants=6), player(plants=6))
    do(match, ("play", "asteroid"))
    assert answer_of(match) == ("all", BLUE)


@pytest.mark.parametrize("answer_of", [choice, quick])
def test_nobodys_plants_are_removed_if_only_ones_own_could_be(answer_of: Any) -> None:
    match = table(rich(hand=["asteroid"], plants=6), player())
    do(match, ("play", "asteroid"))
    assert answer_of(match) == "none"


@pytest.mark.parametrize("answer_of", [choice, quick])
@pytest.mark.parametrize("card", ["cloud_seeding", "energy_tapping", "hackers"])
def test_a_rivals_production_falls_rather_than_ones_own(answer_of: Any, card: str) -> None:
    makes = {"heat": 2, "energy": 2, "money": 2}
    match = table(rich(hand=[card], makes=makes), player(makes=makes), oceans=3)
    do(match, ("play", card))
    assert question(match).why == "terraforming_mars-ask-take-production"
    assert answer_of(match) == BLUE


@pytest.mark.parametrize("answer_of", [choice, quick])
def test_a_rivals_animals_are_taken_rather_than_own_ones(answer_of: Any) -> None:
    mine = rich(played=["predators", "pets", "birds"], cubes={"birds": 2})
    match = table(mine, player(played=["fish"], cubes={"fish": 2}), oxygen=13)
    do(match, ("use", "predators", 0))
    assert answer_of(match) == "fish"


# --- sense ------------------------------------------------------------------------------------------------------------
def test_greedy_claims_a_milestone_it_can_have() -> None:
    tiles = {"r6c1": city(), "r2c2": city(), "r7c4": city()}
    assert choice(table(player(money=8), player(), tiles=tiles)) == ("milestone", "mayor")


def test_greedy_spends_its_money_in_the_last_generation() -> None:
    match = table(player(money=30), player(), tiles={"r6c2": city()}, temperature=8, oxygen=12, oceans=9, generation=11)
    assert choice(match) == ("project", "greenery")


def test_greedy_puts_a_greenery_next_to_its_own_city_and_not_to_a_rivals() -> None:
    tiles = {"r6c2": city(RED), "r6c5": city(BLUE), "r7c4": greenery(RED)}
    match = table(player(plants=8), tiles=tiles, oxygen=14)
    do(match, ("convert", "plants"))
    area = choice(match)
    after = match.clone()
    after.answer(RED, area)
    assert sum(after.scores()) == sum(match.scores()) + 2
    assert after.scores()[BLUE] == match.scores()[BLUE]


def nearly_done(seed: int) -> Match:
    """Return a match some generations before its end, in which nobody is ahead."""
    makes = {"money": 6, "steel": 1, "titanium": 1, "plants": 2, "energy": 2, "heat": 3}
    red = player(money=40, makes=makes, rating=30, hand=["trees", "comet", "birds", "solar_power", "sponsors"])
    blue = player(money=40, makes=makes, rating=30, hand=["farming", "asteroid", "fish", "great_dam", "cartel"])
    tiles = {"r6c2": city(RED), "r2c2": city(BLUE)}
    stage: dict[str, Any] = {"generation": 10, "temperature": 4, "oxygen": 12, "oceans": 8}
    match = table(red, blue, tiles=tiles, turn=seed // 2 % 2, seed=seed, **stage)
    return GAME.load(match.position(), quiet=True)


def test_greedy_beats_random_answers() -> None:
    won = 0
    for seed in range(10):
        match = nearly_done(seed)
        me = seed % 2
        play(match, [bot("greedy:guesses=1") if seat == me else bot("random") for seat in range(2)], seed)
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.winners == (me,)
    assert won == 10
