"""How good a state looks for a seat, and quick plausible answers for playouts."""

from __future__ import annotations

from offworld.games.dig_mars.data import EQUIPMENT
from offworld.games.dig_mars.state import DigMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng


def value(state: DigMars, seat: int) -> float:
    """Return points plus what equipment is worth while tiles are left."""
    worth = float(state.points[seat])
    share = state.left / 48
    for equipment in range(len(EQUIPMENT)):
        worth += 3.0 * share * (state.level(seat, equipment) - 1)
    return worth


def rollout(state: DigMars, decision: Decision, rng: Rng) -> Answer:
    """Return a random answer."""
    return decision.sample(rng)
