"""Bad input gets a clear error that names what is wrong, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import BadPosition, IllegalAnswer
from tests.games.ceres.build import GAME, RICH, WHITE, YELLOW, do, player, table, tile, why, why_answer


def refused(match: Any, answer: Any, seat: int = WHITE) -> None:
    """Check that an answer is refused and leaves no trace."""
    before = match.position(), match.answers, match.logged
    with pytest.raises(IllegalAnswer):
        match.answer(seat, answer)
    assert (match.position(), match.answers, match.logged) == before


def test_a_launch_too_far() -> None:
    match = table(player(stock={"probes": 1, "ice": 3}), player())
    do(match, ("work", "S-grey"))
    assert why_answer(match, "A03") == "ceres-launch-too-far"
    found = match.why_not(WHITE, "A03")
    assert found is not None
    assert (found.params["price"], found.params["ice"]) == (6, 3)
    refused(match, "A03")
    assert why_answer(match, "A24") == "ceres-asteroid-absent"


def test_a_worker_of_the_wrong_colour() -> None:
    match = table(player(stock=RICH), player(), aboard=["green", "red"])
    do(match, ("use", "spaceport", "hire"))
    assert why_answer(match, ("green", "S-red")) == "ceres-wrong-colour"
    refused(match, ("green", "S-red"))
    pool = {"grey": 0, "red": 2, "blue": 2, "green": 2}
    empty = table(player(stock=RICH), player(), pool=pool)
    assert why(empty, "work", "S-grey") == "ceres-pool-empty"
    refused(empty, ("work", "S-grey"))


def test_a_contract_without_its_union() -> None:
    match = table(player(), player(), contracts=True, unions=[tile(1, "C01", "C02"), tile(3)])
    assert why(match, "commit", 1) == "ceres-not-on-union"
    assert why(match, "grant", 2, "pawn") == "ceres-union-absent"
    refused(match, ("commit", 1))
    with pytest.raises(IllegalAnswer):
        do(table(player(), player()), ("grant", 1, "pawn"))  # there are none without the expansion


def test_an_unpaid_project_paid_twice() -> None:
    match = table(player(stock=RICH, unpaid=["P04"]), player())
    do(match, ("aside", "pay", "P04"))
    assert why_answer(match, ("aside", "pay", "P04")) == "ceres-paid-already"
    refused(match, ("aside", "pay", "P04"))
    assert why_answer(match, ("aside", "pay", "P05")) == "ceres-not-your-project"
    refused(match, ("aside", "pay", "P05"))


def test_an_unpaid_project_that_is_too_dear() -> None:
    match = table(player(stock={"ice": 1}, unpaid=["P04"]), player())
    assert why_answer(match, ("aside", "pay", "P04")) == "ceres-project-too-dear"
    refused(match, ("aside", "pay", "P04"))


def test_no_payment_in_the_middle_of_another_one() -> None:
    match = table(player(stock=RICH, unpaid=["P04"], research={"commerce": 2}), player())
    do(match, ("use", "trade", "settle"), "P01")
    assert match.asked()[WHITE].topic == "waive"
    assert match.asides(WHITE) == []


def test_facilities_that_cannot_be_built() -> None:
    match = table(player(stock={"alloy": 1}), player(), facilities=["F01", "F03", "F40"])
    do(match, ("use", "construction", "construct"))
    assert why_answer(match, ("F02", "new")) == "ceres-not-on-display"
    assert why_answer(match, ("F03", "new")) == "ceres-facility-too-dear"
    assert why_answer(match, ("F03", "S-grey")) == "ceres-upgrade-too-dear"
    assert why_answer(match, ("F01", "F07")) == "ceres-not-your-outstation"
    refused(match, ("F03", "new"))


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"players": [{"outstations": []}]}, "state.players[0].outstations"),
        ({"players": [{"stock": {"probes": 4}}]}, "state.players[0].stock.probes"),
        ({"players": [{"stock": {"gold": 1}}]}, "state.players[0].stock.gold"),
        ({"facilities": ["F01", "F01"]}, "state.facilities[1]"),
        ({"facilities": ["F01"], "facility_deck": ["F01"]}, "state.facility_deck[0]"),
        ({"ships": ["H1a", "H1b", "H3a"]}, "state.ships[1]"),
        ({"asteroids": {"A08": 0}}, "state.asteroids.A08"),
        ({"slots": {"factory": [0, 0, 0]}}, "state.slots.factory"),
        ({"pool": {"grey": 9}, "supply": {"grey": 9}}, "state.supply.grey"),
        ({"unions": [tile(1)]}, "state.unions"),
        ({"unions": [tile(2), tile(1)]}, "state.unions"),
        ({"unions": [tile(1, seals=3), tile(2)]}, "state.unions[0].seals"),
        ({"players": [{"contracts": [{"id": "C01", "union": "6"}]}], "unions": [tile(1), tile(2)]}, None),
        ({"players": [{"leaders": 5, "lobby": 1}], "round": 1}, "state.players[0].leaders"),
        ({"tokens": ["K1", "K2", "K3"]}, "state.tokens"),
    ],
)
def test_impossible_positions_name_the_wrong_field(state: dict[str, Any], field: str | None) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"game": "ceres", "seats": 2, "state": state})
    wanted = field if field is not None else "state.players[0].contracts[0].union"
    assert caught.value.text.params["field"] == wanted


def test_options_that_do_not_fit() -> None:
    from offworld.kernel.errors import BadSetup

    with pytest.raises(BadSetup):
        GAME.start(5, 1)
    with pytest.raises(BadSetup):
        GAME.start(2, 1, {"automa": "magnate"})  # a level only where there is an Automa
    assert GAME.start(1, 1, {"automa": "magnate"}).view(YELLOW - 1)["table"]["automa"]["level"] == "magnate"
