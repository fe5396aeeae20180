"""Signals as numbers, for training and for bots."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.signals.data import CARDS, NIGHTS, NOTHING, ROUNDS, STRENGTH, STRONGEST
from offworld.games.signals.state import Signals
from offworld.kernel.sight import Sight, bits, round_from
from offworld.kernel.spoken import Words

WORDS: Final = Words(("send",), ())


def atoms(seats: int) -> list[Any]:
    """Return every answer that can occur, in a fixed order."""
    return list(range(CARDS))


def observe(state: Signals, seat: int, sight: Sight) -> None:
    """Write what the seat may know: its hand and choice, what everybody has played and won, from the seat on."""
    order = round_from(seat, state.seats)
    sight.flags("hand", CARDS, bits(state.hands[seat]))
    sight.one("sent", CARDS, state.sent[seat])
    sight.rows("played", CARDS, [bits(state.played[player]) for player in order])
    sight.flags("echoes", CARDS, bits(state.echoes))
    sight.numbers("points", [state.points[player] for player in order], STRONGEST)
    sight.numbers("wins", [state.wins[player] for player in order], NIGHTS)
    sight.numbers("echo", [state.echo], STRONGEST)
    sight.numbers("round", [state.round], ROUNDS)
    sight.numbers("night", [state.night], NIGHTS)


def value(state: Signals, seat: int) -> float:
    """Return how good a state looks for a seat: its lead, and a little for strong cards that it still has."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    rest = sum([STRENGTH[card] for card in state.hands[seat]])
    chosen = STRENGTH[state.sent[seat]] if state.sent[seat] != NOTHING else 0
    return float(state.points[seat] - max(others, default=state.echo)) + 0.3 * rest + 0.4 * chosen
