"""How good a state is: for one seat as a number to compare, for all seats as chances to win."""

from __future__ import annotations

from math import exp

from offworld.kernel.engine import seen_by
from offworld.kernel.game import Game
from offworld.kernel.outcome import Outcome
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
    if state.outcome is not None:
        return results(state.outcome, scale, base)
    return shares([game.value(seen_by(state, seat), seat) for seat in range(state.seats)], scale, base)


def results(outcome: Outcome, scale: float, base: float) -> list[float]:
    """Return what a finished match is worth to each seat, from 0 to 1: its part of the win, and a little by points."""
    points = shares([float(score) for score in outcome.scores], scale, base)
    won = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    return [
        MARGIN * share + (1.0 - MARGIN) * (won if seat in outcome.winners else 0.0) for seat, share in enumerate(points)
    ]


def shares(values: list[float], scale: float, base: float) -> list[float]:
    """Return values in points as chances that add up to 1; a single one is compared with `base`."""
    compared = values if len(values) > 1 else [values[0], base]
    best = max(compared)
    weights = [exp((value - best) / scale) for value in compared]
    total = sum(weights)
    return [weight / total for weight in weights[: len(values)]]
