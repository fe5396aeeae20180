"""What is refused, why, and that nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer, MatchOver, NotAsked
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    city,
    do,
    greenery,
    play,
    player,
    project,
    rich,
    table,
)


def refused(match: Match, seat: int, answer: Any, error: type[IllegalAnswer] = IllegalAnswer) -> str:
    """Answer what is not allowed; return the key of the reason, which is in words in all languages."""
    before = (position_bytes(match), match.logged)
    with pytest.raises(error):
        match.answer(seat, answer)
    assert (position_bytes(match), match.logged) == before
    reason = match.why_not(seat, answer)
    assert reason is not None
    for language in LANGUAGES:
        assert not Translator(language).say(reason).startswith("terraforming_mars")
    return reason.key.removeprefix("terraforming_mars-")


def test_a_card_that_is_not_in_hand() -> None:
    assert refused(table(rich()), RED, ("play", "comet")) == "no-not-in-hand"


def test_a_card_that_is_too_dear_says_what_is_missing() -> None:
    match = table(player(money=10, titanium=2, hand=["comet"]))
    assert refused(match, RED, ("play", "comet")) == "no-money-titanium"
    reason = match.why_not(RED, ("play", "comet"))
    assert reason is not None
    assert reason.params == {"needed": 21, "have": 16, "missing": 5}


def test_heat_that_a_card_takes_is_not_there_to_pay_for_it() -> None:
    match = table(player("helion", heat=5, hand=["local_heat_trapping"]))
    reason = match.why_not(RED, ("play", "local_heat_trapping"))
    assert reason is not None
    assert reason.params == {"needed": 1, "have": 0, "missing": 1}


def test_an_unaffordable_payment_and_the_wrong_metal() -> None:
    match = play(table(player(money=10, steel=9, titanium=5, hand=["comet"])), "comet")
    decision = match.asked()[RED]
    assert decision.details()["sources"] == [
        {"name": "titanium", "stock": 5, "usable": 5, "worth": 3},  # steel does not pay for space
        {"name": "megacredits", "stock": 10, "usable": 10, "worth": 1},
    ]
    assert refused(match, RED, (2, 10)) == "error-payment-short"
    assert refused(match, RED, (6, 3)) == "error-payment-stock"
    assert refused(match, RED, (5, 10)) == "error-payment-waste"
    assert refused(match, RED, (0, 0, 21), MalformedAnswer) == "error-payment-form"
    do(match, (5, 6))


def test_a_tile_on_a_reserved_area() -> None:
    match = project(table(rich(), tiles={"r2c2": city(BLUE)}), "city")
    assert refused(match, RED, "r4c2") == "no-reserved"
    assert refused(match, RED, "r4c4") == "no-ocean-area"
    assert refused(match, RED, "r2c2") == "no-occupied"
    assert refused(match, RED, "r2c3") == "no-next-to-city"
    assert refused(match, RED, "ganymede_colony") == "no-reserved"
    assert refused(match, RED, "nowhere") == "error-not-offered"


def test_a_greenery_away_from_own_tiles_and_an_ocean_on_land() -> None:
    match = project(table(rich(), tiles={"r2c2": greenery(RED)}), "greenery")
    assert refused(match, RED, "r6c2") == "no-away-from-own"
    match = project(table(rich()), "aquifer")
    assert refused(match, RED, "r6c2") == "no-ocean-only"


def test_another_players_claim() -> None:
    match = project(table(rich(), claims={"r6c2": BLUE}), "city")
    assert refused(match, RED, "r6c2") == "no-claimed"


def test_a_third_action() -> None:
    match = table(rich(), rich())
    project(match, "power_plant")
    project(match, "power_plant")
    refused(match, RED, ("project", "power_plant"), NotAsked)
    assert list(match.asked()) == [BLUE]


def test_passing_after_an_action_and_ending_before_one() -> None:
    match = table(rich())
    assert refused(match, RED, "end") == "no-end-now"
    project(match, "power_plant")
    assert refused(match, RED, "pass") == "no-pass-now"


def test_a_milestone_not_met_taken_or_too_late() -> None:
    assert refused(table(rich()), RED, ("milestone", "builder")) == "no-milestone-builder"
    match = table(rich(rating=40), milestones={"terraformer": BLUE})
    assert refused(match, RED, ("milestone", "terraformer")) == "no-milestone-claimed"
    match = table(rich(rating=40), milestones={"mayor": BLUE, "planner": BLUE, "gardener": BLUE})
    assert refused(match, RED, ("milestone", "terraformer")) == "no-milestones-left"
    assert refused(table(player(rating=40, money=7)), RED, ("milestone", "terraformer")) == "no-money"


def test_an_award_funded_too_late_or_too_dear() -> None:
    assert refused(table(rich(), awards={"miner": BLUE}), RED, ("award", "miner")) == "no-award-funded"
    three = {"miner": BLUE, "banker": BLUE, "landlord": BLUE}
    assert refused(table(rich(), awards=three), RED, ("award", "scientist")) == "no-awards-left"
    match = table(player(money=13), awards={"miner": BLUE})
    assert refused(match, RED, ("award", "banker")) == "no-money"


def test_actions_used_not_owned_or_not_payable() -> None:
    match = table(player("united_nations_mars_initiative", money=3, played=["ironworks", "tardigrades"], energy=3))
    assert refused(match, RED, ("use", "ironworks", 0)) == "no-stock"
    assert refused(match, RED, ("use", "ants", 0)) == "no-such-action"
    assert refused(match, RED, ("use", "united_nations_mars_initiative", 0)) == "no-rise-yet"
    do(match, ("use", "tardigrades", 0))
    assert refused(match, RED, ("use", "tardigrades", 0)) == "no-used"


def test_conversions() -> None:
    match = table(player(plants=7, heat=7))
    assert refused(match, RED, ("convert", "plants")) == "no-stock"
    assert refused(match, RED, ("convert", "heat")) == "no-stock"


def test_a_stale_answer() -> None:
    match = table(rich(), rich())
    project(match, "power_plant")
    do(match, "end")
    refused(match, RED, "end", NotAsked)


def test_an_answer_after_the_end() -> None:
    match = table(phase="conversion", temperature=8, oxygen=14, oceans=9, spare=False)
    refused(match, RED, "none", MatchOver)


@pytest.mark.parametrize("hand", [["birds", "moss", "capital"], ["robotic_workforce", "ceos_favorite_project"]])
def test_every_card_in_hand_that_cannot_be_played_says_why(hand: list[str]) -> None:
    match = table(rich(hand=hand), spare=False)
    question = match.question(RED)
    assert question is not None
    said = {tuple(value): each["why"]["key"] for each in question["refused"] for value in each["values"]}
    assert all(("play", card) in said for card in hand)
