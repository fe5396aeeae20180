"""Prospect as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from offworld.kernel.decision import Answer, Confirm, Decision
from offworld.kernel.each import Place
from offworld.kernel.game import Game
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Line
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight, bits, round_from
from offworld.kernel.state import State
from offworld.kernel.text import Text
from tests.kernel.prospect import position
from tests.kernel.prospect.rounds import Arrange, Bid, Choose, EndRound, Pay, Settle, StartRound, lines, scores
from tests.kernel.prospect.state import CARDS, CELLS, Prospect, worth
from tests.kernel.prospect.turns import SIMPLE, Claim, Melt, Trade, Turn

OPTIONS = (
    Option("rounds", 2, (1, 2, 3)),
    Option("goal", "points", ("points", "claims")),
    Option("rich", False),
    Option("wild", False, needs=("rich", True)),
    Option("duel", False, seats=(2,)),
)
EFFECTS = (StartRound, Choose, Arrange, Bid, Pay, Settle, EndRound, Turn, Claim, Trade, Melt)


class ProspectGame(Game):
    """Prospect for 1 to 4 players."""

    def __init__(self) -> None:
        super().__init__("prospect", 3, (1, 2, 3, 4), OPTIONS, EFFECTS)

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = Prospect(seats, rng, options)
        state.pile = list(range(CARDS))
        state.shuffle(state.pile)
        state.push(0, StartRound())
        return state

    def scores(self, state: State) -> list[int]:
        return scores(cast(Prospect, state))

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return lines(cast(Prospect, state), seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        table = cast(Prospect, state)
        return {
            "round": table.round,
            "first": table.first,
            "pile": len(table.pile),
            "top": table.pile[-1] if seat in table.peeked else None,
            "row": table.row[:],
            "cells": table.cells[:],
            "bank": table.bank,
            "peeked": table.peeked[:],
            "players": [
                _public(table, each) | (_private(table, each) if each == seat else {}) for each in range(table.seats)
            ],
        }

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        table = cast(Prospect, state)
        top = [table.pile.pop()] if any([seat in table.peeked for seat in seats]) else []
        others = [seat for seat in range(table.seats) if seat not in seats]
        pool = sorted([*table.pile, *[card for seat in others for card in table.hands[seat]]])
        rng.shuffle(pool)
        for seat in others:
            table.hands[seat] = [pool.pop() for _ in table.hands[seat]]
        table.pile = pool + top

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        if choice == ("aside", "melt"):
            return Text("prospect-do-melt")
        if isinstance(decision, Confirm):
            return Text("prospect-yes" if choice else "prospect-no")
        if isinstance(decision, Payment):
            return Text(f"prospect-source-{choice}")
        if isinstance(decision, Place):
            return Text("prospect-cell", {"cell": choice})
        if isinstance(choice, int):
            return Text("prospect-card", {"card": choice, "worth": worth(choice)})
        if choice[0] == "show":
            return Text("prospect-do-show", {"card": choice[1]})
        if choice[0] == "trade":
            return Text("prospect-do-trade", {"seat": choice[1]})
        return Text(f"prospect-do-{choice[0]}")

    def encode(self, state: State) -> dict[str, Any]:
        return position.encode(cast(Prospect, state))

    def decode(self, given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return position.decode(given, seats, options, rng)

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return msgspec.json.schema(position.Table)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        table = cast(Prospect, state)
        held = [*table.hands, *table.shown]
        cards = len({*table.pile, *table.row, *[card for cards in held for card in cards]})
        return {"cards": cards, "ore": table.bank + sum(table.ore), "cells": len(table.cells)}

    def value(self, state: State, seat: int) -> float:
        table = cast(Prospect, state)
        return float(scores(table)[seat]) + 0.1 * table.coins[seat]

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        words = [action[0] for action in SIMPLE]
        return [None, True, False, *range(CARDS), *words, "show", "trade", "pass", ("aside", "melt")]

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        table = cast(Prospect, state)
        order = round_from(seat, table.seats)
        sight.numbers("round_pile_bank", [table.round, len(table.pile), table.bank], 10)
        sight.one("first_player", table.seats, (table.first - seat) % table.seats)
        sight.one("top", CARDS, table.pile[-1] if seat in table.peeked else -1)
        sight.flags("row", CARDS, bits(table.row))
        cells = [0] * (table.seats + 1)
        for cell, owner in enumerate(table.cells):
            cells[(owner - seat) % table.seats if owner >= 0 else table.seats] |= 1 << cell
        sight.rows("cells", CELLS, cells)
        sight.flags("peeked", table.seats, bits([(player - seat) % table.seats for player in table.peeked]))
        sight.rows("hand_chosen", CARDS, [bits(table.hands[seat]), bits(table.chosen[seat])])
        sight.numbers("bid", [table.bids[seat]])
        sight.rows("shown", CARDS, [bits(table.shown[player]) for player in order])
        stock = [[len(table.hands[each]), table.coins[each], table.ore[each], table.points[each]] for each in order]
        sight.table("players", [count for counts in stock for count in counts], 4, 10)


def _public(table: Prospect, seat: int) -> dict[str, Any]:
    return {
        "cards": len(table.hands[seat]),
        "shown": table.shown[seat][:],
        "coins": table.coins[seat],
        "ore": table.ore[seat],
        "points": table.points[seat],
    }


def _private(table: Prospect, seat: int) -> dict[str, Any]:
    return {"hand": sorted(table.hands[seat]), "chosen": list(table.chosen[seat]), "bid": table.bids[seat]}


PROSPECT = ProspectGame()
