"""What is not allowed is refused with a reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    NOCTIS,
    RED,
    city,
    do,
    pay,
    play,
    player,
    project,
    question,
    rich,
    table,
)


def refused(match: Match, answer: Any, seat: int = RED) -> str:
    """Answer what must be refused, make sure that nothing has changed, and return the reason's key."""
    before = position_bytes(match)
    reason = match.why_not(seat, answer)
    with pytest.raises(IllegalAnswer):
        match.answer(seat, answer)
    assert position_bytes(match) == before
    assert reason is not None
    return reason.key.removeprefix("terraforming_mars-")


@pytest.mark.parametrize(
    ("me", "answer", "reason"),
    [
        (player(money=20, hand=["comet"]), ("play", "comet"), "no-money-titanium"),
        (player(money=3, steel=20, hand=["sponsors"]), ("play", "sponsors"), "no-money"),  # wrong metal: none helps
        (player(money=9, steel=3, hand=["soletta"]), ("play", "soletta"), "no-money-titanium"),
        (player(money=1, titanium=9, hand=["mine"]), ("play", "mine"), "no-money-steel"),
        (rich(hand=["comet"]), ("play", "asteroid"), "no-not-in-hand"),
        (rich(hand=["fish"]), ("play", "fish"), "no-at-least"),
        (rich(hand=["lightning_harvest"]), ("play", "lightning_harvest"), "no-tags"),
        (rich(hand=["cupola_city"]), ("play", "cupola_city"), "no-production"),
        (rich(hand=["great_escarpment_consortium"]), ("play", "great_escarpment_consortium"), "no-production"),
        (rich(hand=["industrial_center"]), ("play", "industrial_center"), "no-place"),
        (rich(hand=["robotic_workforce"]), ("play", "robotic_workforce"), "no-building-to-copy"),
        (rich(hand=["ceos_favorite_project"]), ("play", "ceos_favorite_project"), "no-filled-card"),
        (rich(), ("milestone", "mayor"), "no-milestone-mayor"),
        (player(money=7), ("award", "miner"), "no-money"),
        (player(money=10), ("project", "power_plant"), "no-money"),
        (rich(plants=7), ("convert", "plants"), "no-stock"),
        (rich(heat=7), ("convert", "heat"), "no-stock"),
        (rich(played=["tardigrades"], used=["tardigrades"]), ("use", "tardigrades", 0), "no-used"),
        (rich(played=["ironworks"], energy=3), ("use", "ironworks", 0), "no-stock"),
        (rich("united_nations_mars_initiative"), ("use", "united_nations_mars_initiative", 0), "no-rise-yet"),
        (rich(), "end", "no-end-now"),
    ],
)
def test_actions_that_are_not_allowed(me: dict[str, Any], answer: Any, reason: str) -> None:
    assert refused(table(me), answer) == reason


@pytest.mark.parametrize(
    ("area", "reason"),
    [
        (NOCTIS, "no-reserved"),
        ("r4c4", "no-ocean-area"),
        ("r2c2", "no-occupied"),
        ("r2c3", "no-next-to-city"),
        ("r7c0", "no-claimed"),
        ("ganymede_colony", "no-reserved"),
    ],
)
def test_areas_where_a_city_may_not_stand(area: str, reason: str) -> None:
    match = project(table(rich(), tiles={"r2c2": city(BLUE)}, claims={"r7c0": BLUE}), "city")
    assert refused(match, area) == reason


def test_an_ocean_on_land_and_a_greenery_away_from_home() -> None:
    assert refused(project(table(rich()), "aquifer"), "r2c2") == "no-ocean-only"
    match = project(table(rich(), tiles={"r2c2": city()}), "greenery")
    assert refused(match, "r8c0") == "no-away-from-own"


def test_payments_that_do_not_fit() -> None:
    match = play(table(player(money=20, titanium=9, hand=["comet"])), "comet")
    assert refused(match, (3, 11)) == "error-payment-short"
    assert refused(match, (10, 0)) == "error-payment-stock"
    assert refused(match, (7, 5)) == "error-payment-waste"
    assert refused(match, (7,)) == "error-payment-form"
    pay(match, titanium=7)
    assert question(match).kind == "place"


def test_a_third_action_a_foreign_seat_and_a_stale_answer() -> None:
    match = table(rich(), rich())
    project(match, "power_plant")
    project(match, "power_plant")
    assert refused(match, ("project", "power_plant")) == "error-not-asked"
    do(match, "pass")
    assert refused(match, "pass", BLUE) == "error-not-asked"
    match = project(table(rich()), "aquifer")
    assert refused(match, ("project", "aquifer")) == "error-not-offered"
    do(match, "r0c4")
    assert refused(match, "r0c4") == "error-not-offered"
