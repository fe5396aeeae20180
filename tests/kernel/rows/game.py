"""Rows as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, cast

import msgspec

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.errors import BadPosition
from offworld.kernel.game import Game
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.position import converted
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight, bits, round_from
from offworld.kernel.state import State
from offworld.kernel.text import Text
from tests.kernel.rows.state import BOXES, CARDS, TURNED, Rows
from tests.kernel.rows.turns import PASS, Compare, Move, TurnOver, Write, scores

Card = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player; what is left out is as at the start."""

    row: Annotated[list[Count], msgspec.Meta(min_length=BOXES, max_length=BOXES)] = msgspec.field(
        default_factory=lambda: [0] * BOXES
    )
    tracks: Annotated[list[Count], msgspec.Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: [0, 0]
    )
    lost: Count = 0


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The table; what is neither turned over nor past is in the deck, which may be named as well."""

    players: list[Player] = []
    deck: list[Card] | None = None
    turned: list[Card] = []
    past: list[Card] = []
    bonus: list[Annotated[int, msgspec.Meta(ge=0, le=3)]] = []


class RowsGame(Game):
    """Rows for 1 to 4 players."""

    def __init__(self) -> None:
        options = (Option("progress", True), Option("confirm", True))
        super().__init__("rows", 1, (1, 2, 3, 4), options, (TurnOver, Write, Move, Compare))

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return self.decode({}, seats, options, rng)

    def blank(self, seats: int, rng: int, options: dict[str, OptionValue]) -> Rows:
        """Return a table with nothing on it."""
        return Rows(seats, rng, options)

    def moment(self, state: State) -> object:
        return len(cast(Rows, state).deck)

    def scores(self, state: State) -> list[int]:
        return scores(cast(Rows, state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        table = cast(Rows, state)
        return {"deck": len(table.deck), "past": sorted(table.past), **_public(table)}

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        table = cast(Rows, state)
        table.deck.sort()
        rng.shuffle(table.deck)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        if isinstance(choice, str):
            return Text(f"rows-move-{choice}")
        return Text("rows-pass") if choice == PASS else Text("rows-write", {"number": choice[0], "box": choice[1]})

    def encode(self, state: State) -> dict[str, Any]:
        table = cast(Rows, state)
        return {"deck": table.deck, "past": table.past, **_public(table)}

    def decode(self, position: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        table: Table = converted(position, Table)
        state = self.blank(seats, rng, options)
        for seat, player in enumerate(table.players[:seats]):
            state.rows[seat] = list(player.row)
            state.tracks[seat] = list(player.tracks)
            state.lost[seat] = player.lost
        state.turned, state.past, state.bonus = list(table.turned), list(table.past), list(table.bonus)
        gone = [*state.turned, *state.past]
        rest = [card for card in range(1, CARDS + 1) if card not in gone]
        if len(gone) + len(rest) != CARDS or len(gone) % TURNED or sorted(table.deck or rest) != rest:
            raise BadPosition("error-position", field="state.deck", problem=Text("error-problem-other"))
        state.shuffle(rest)
        state.deck = rest if table.deck is None else list(table.deck)
        state.push(0, TurnOver())
        return state

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return msgspec.json.schema(Table)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return {"players": [{"row": [0, 0, 0, 0, 15, 0, 0, 0, 0]}], "past": [15, 1, 30]}

    def components(self, state: State) -> dict[str, int]:
        table = cast(Rows, state)
        return {"cards": len({*table.deck, *table.turned, *table.past})}

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return ["up", "down", PASS, *[(number, box) for number in range(1, CARDS + 1) for box in range(BOXES)]]

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        table = cast(Rows, state)
        order = round_from(seat, table.seats)
        sight.table("rows", [mark for player in order for mark in table.rows[player]], BOXES, CARDS)
        sight.table("tracks", [step for player in order for step in table.tracks[player]], 2, 3)
        sight.numbers("lost", [table.lost[player] for player in order], 3)
        sight.flags("turned", CARDS + 1, bits(table.turned))
        sight.flags("past", CARDS + 1, bits(table.past))
        sight.flags("bonus", table.seats, bits([(player - seat) % table.seats for player in table.bonus]))


def _public(table: Rows) -> dict[str, Any]:
    players = [
        {"row": table.rows[seat][:], "tracks": table.tracks[seat][:], "lost": table.lost[seat]}
        for seat in range(table.seats)
    ]
    return {"players": players, "turned": table.turned[:], "bonus": table.bonus[:]}


ROWS = RowsGame()
