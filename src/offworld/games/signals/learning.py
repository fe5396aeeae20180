"""Signals as numbers, for training and for bots."""

from __future__ import annotations

from typing import Any

from offworld.games.signals.data import CARDS, NOTHING, ROUNDS, STRENGTH, STRONGEST
from offworld.games.signals.state import Signals

SEATS = 4


def atoms(seats: int) -> list[Any]:
    """Return every answer that can occur, in a fixed order."""
    return list(range(CARDS))


def features(state: Signals, seat: int) -> list[float]:
    """Return what the seat may know: its hand, what was played, everybody's points from the seat on, the round."""
    found = [float(card in state.hands[seat]) for card in range(CARDS)]
    gone = [card for cards in state.played for card in cards] + state.echoes
    found += [float(card in gone) for card in range(CARDS)]
    for i in range(SEATS):
        found.append(state.points[(seat + i) % state.seats] / STRONGEST if i < state.seats else 0.0)
    return [*found, state.echo / STRONGEST, state.round / ROUNDS]


def value(state: Signals, seat: int) -> float:
    """Return how good a state looks for a seat: its lead, and a little for strong cards that it still has."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    rest = sum([STRENGTH[card] for card in state.hands[seat]])
    chosen = STRENGTH[state.sent[seat]] if state.sent[seat] != NOTHING else 0
    return float(state.points[seat] - max(others, default=state.echo)) + 0.3 * rest + 0.4 * chosen
