"""How good a state is for a seat: as a number to compare, and as everyone's chances to win."""

from __future__ import annotations

from math import exp

from offworld.kernel.engine import seen_by
from offworld.kernel.game import Game
from offworld.kernel.state import State

WON = 1_000_000.0  # more than any value
MARGIN = 0.05  # how much of a finished match's result goes by points, so that a lost one is still played well


def worth(game: Game, state: State, seat: int) -> float:
    """Return the game's value of a state for a seat, or more than any value once the seat has won."""
    outcome = state.outcome
    if outcome is None:
        return game.value(seen_by(state, seat), seat)
    won = WON / len(outcome.winners) if seat in outcome.winners else -WON
    return won + outcome.scores[seat]


def chances(game: Game, state: State, scale: float, base: float) -> list[float]:
    """Return for each seat how likely it wins, from 0 to 1.

    Values are taken to be in points of the game's score; a lead by `scale` points makes a win about 73 % likely between
    two seats. A single seat has nobody to compare with but `base`, the value from which it started.
    """
    outcome = state.outcome
    if outcome is None:
        return _shares([game.value(state, seat) for seat in range(state.seats)], scale, base)
    points = _shares([float(score) for score in outcome.scores], scale, base)
    winners = outcome.winners
    return [
        (1.0 - MARGIN) * (1.0 / len(winners) if seat in winners else 0.0) + MARGIN * points[seat]
        for seat in range(state.seats)
    ]


def _shares(values: list[float], scale: float, base: float) -> list[float]:
    if len(values) == 1:
        values = [values[0], base]
        return _shares(values, scale, base)[:1]
    best = max(values)
    weights = [exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
