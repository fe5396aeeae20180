"""Positions that leave things out, or say what cannot be: what is left out follows from the rest."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import BadPosition
from tests.games.ceres.build import GAME, WHITE, YELLOW, asked, do, of, offered, player, seen, table, tile, union

PAWN = {"owner": WHITE, "piece": "pawn"}


@pytest.mark.parametrize("contracts", [False, True])
def test_an_automa_that_is_left_out_is_as_at_the_beginning_of_a_round(contracts: bool) -> None:
    match = table(player(), seats=1, contracts=contracts)
    automa = seen(match)["automa"]
    assert (automa["leaders"], automa["workers"], automa["pawn"]) == (5, 4, contracts)
    assert automa["actions"] == (16 if contracts else 14)
    do(match, ("lobby",))
    assert not seen(match)["automa"]["passed"]
    assert seen(match)["automa"]["discards"]


def test_pieces_of_the_automa_that_stand_somewhere_are_not_in_its_hand() -> None:
    pawn, leader = [{"owner": "automa", "piece": piece} for piece in ("pawn", "leader")]
    match = table(
        player(),
        seats=1,
        contracts=True,
        slots={"factory": ["automa"]},
        callers=[["automa"], [], [], []],
        unions=[tile(1, slots=[pawn, leader]), tile(2)],
    )
    assert (seen(match)["automa"]["leaders"], seen(match)["automa"]["pawn"]) == (2, False)
    some = table(player(), seats=1, slots={"factory": ["automa"]}, rival={"credits": 9})
    assert (seen(some)["automa"]["credits"], seen(some)["automa"]["leaders"]) == (9, 4)


def test_a_union_pawn_is_in_hand_or_on_a_tile() -> None:
    match = table(player(), player(), contracts=True, unions=[tile(1, slots=[PAWN, None]), tile(2)])
    assert not of(match)["pawn"]
    assert of(match, YELLOW)["pawn"]
    assert ("grant", 2, "pawn") not in offered(match)
    assert ("commit", 1) in offered(match)


def test_every_tile_has_seals_of_its_own_colour() -> None:
    """What is left out is a colour that no other tile has."""
    match = table(player(), player(), contracts=True, unions=[tile(1), tile(2, colour="amber"), tile(3)], seats=3)
    colours = [each["colour"] for each in seen(match)["unions"]]
    assert colours[1] == "amber"
    assert len(set(colours)) == 3


def test_a_complete_contract_brings_its_reward_at_once() -> None:
    """It is settled before anything else, whoever is to act."""
    held = [{"id": "C15", "union": "1", "level": 1}]
    match = table(player(), player(contracts=held), contracts=True)
    assert asked(match, YELLOW) == "reward"
    do(match, ("C15", "B"), seat=YELLOW)
    assert union(match, 1)["progress"] == 2
    assert asked(match) == "action"


def test_a_contract_that_is_kept_is_on_its_last_level() -> None:
    match = table(player(contracts=[{"id": "C05", "union": "1", "kept": True}]), player(), contracts=True)
    assert of(match)["contracts"][0]["level"] == 2


def test_who_has_passed_is_not_asked() -> None:
    match = table(player(passed=True), player())
    assert asked(match) == ""
    assert asked(match, YELLOW) == "action"


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"unions": [tile(1, slots=[PAWN, None]), tile(2)], "players": [{"pawn": True}]}, "state.players[0].pawn"),
        ({"unions": [tile(1, slots=[PAWN, PAWN]), tile(2)]}, "state.players[0].pawn"),
        ({"unions": [tile(1, colour="teal"), tile(2, colour="teal")]}, "state.unions[1].colour"),
        (
            {
                "unions": [tile(1), tile(2)],
                "players": [{"contracts": [{"id": f"C{at:02d}", "union": "1"} for at in range(1, 9)]}],
            },
            "state.unions[0].seals",
        ),
        (
            {
                "unions": [tile(1), tile(2)],
                "players": [{"contracts": [{"id": "C05", "union": "1"}]}, {"contracts": [{"id": "C05", "union": "2"}]}],
            },
            "state.players[1].contracts[0].id",
        ),
        ({"players": [{"paid": ["P04"]}, {"paid": ["P04"]}]}, "state.players[1].paid[0]"),
        ({"players": [{"paid": ["P04"], "unpaid": ["P01", "P04"]}]}, "state.players[0].unpaid[1]"),
    ],
)
def test_what_cannot_be_names_the_wrong_field(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"game": "ceres", "seats": 2, "options": {"contracts": True}, "state": {"round": 1, **state}})
    assert caught.value.text.params["field"] == field
