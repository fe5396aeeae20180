"""Positions of Prospect."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from offworld.kernel.errors import BadPosition
from offworld.kernel.option import OptionValue
from offworld.kernel.position import converted
from offworld.kernel.problem import not_one_of
from offworld.kernel.text import Text
from tests.kernel.prospect.rounds import EndRound, StartRound
from tests.kernel.prospect.state import ACTIONS, CARDS, CELLS, ORE, Prospect
from tests.kernel.prospect.turns import Turn

Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player; what is left out is as at the start."""

    hand: list[Card] = []
    shown: list[Card] = []
    chosen: list[Card] = []
    bid: Count = 0
    coins: Count | None = None
    ore: Annotated[int, msgspec.Meta(ge=0, le=5)] = 2
    points: Count = 0


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The table; `pile` names the cards on top of the pile, the topmost last."""

    players: list[Player] = []
    pile: list[Card] = []
    row: list[Card] = []
    cells: Annotated[list[int], msgspec.Meta(min_length=CELLS, max_length=CELLS)] | None = None
    peeked: list[Count] = []
    round: Count = 0
    first: Count = 0
    phase: Literal["choose", "turns"] = "choose"


EXAMPLE: dict[str, Any] = {
    "players": [{"hand": [3, 7], "coins": 1}, {"hand": [11], "ore": 0}],
    "pile": [5, 4],
    "round": 1,
    "phase": "turns",
}


def encode(state: Prospect) -> dict[str, Any]:
    """Return the complete state as plain JSON."""
    return {
        "players": [
            {
                "hand": state.hands[seat],
                "shown": state.shown[seat],
                "chosen": list(state.chosen[seat]),
                "bid": state.bids[seat],
                "coins": state.coins[seat],
                "ore": state.ore[seat],
                "points": state.points[seat],
            }
            for seat in range(state.seats)
        ],
        "pile": state.pile,
        "row": state.row,
        "cells": state.cells,
        "peeked": state.peeked,
        "round": state.round,
        "first": state.first,
        "phase": "turns",
    }


def decode(given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> Prospect:
    """Return the state of a position; cards named anywhere are taken out of the pile."""
    table: Table = converted(given, Table)
    state = Prospect(seats, rng, options)
    for seat in range(seats):
        if table.first >= seats or any([each >= seats for each in table.peeked]):
            problem = not_one_of(max(table.first, *table.peeked, 0), [str(each) for each in range(seats)])
            raise BadPosition("error-position", field="state.first", problem=problem)
        if seat < len(table.players):
            _seat(state, seat, table.players[seat])
    if len(table.players) > seats:
        problem = Text("error-problem-shorter", {"count": seats})
        raise BadPosition("error-position", field="state.players", problem=problem)
    named = [*table.pile, *table.row]
    for seat in range(seats):
        named += state.hands[seat] + state.shown[seat]
    if len(set(named)) < len(named):
        raise BadPosition("error-position", field="state.pile", problem=Text("error-problem-other"))
    rest = [card for card in range(CARDS) if card not in named]
    state.shuffle(rest)
    state.pile = rest + table.pile
    state.row = list(table.row)
    state.cells = list(table.cells) if table.cells is not None else state.cells
    state.peeked = list(table.peeked)
    state.round = table.round
    state.first = table.first
    state.bank = ORE - sum(state.ore)
    if table.phase == "choose":
        state.push(state.first, StartRound())
    else:
        state.push(state.first, EndRound())
        for seat in reversed(state.in_turn()):
            state.push(seat, Turn(ACTIONS))
    return state


def _seat(state: Prospect, seat: int, player: Player) -> None:
    state.hands[seat] = list(player.hand)
    state.shown[seat] = list(player.shown)
    state.chosen[seat] = tuple(player.chosen)
    state.bids[seat] = player.bid
    state.coins[seat] = state.coins[seat] if player.coins is None else player.coins
    state.ore[seat] = player.ore
    state.points[seat] = player.points
