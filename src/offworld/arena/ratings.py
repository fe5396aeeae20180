"""Ratings of more than two bots, with openskill where it is installed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from offworld.arena.job import MatchResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill estimate and its uncertainty; `ordinal` is what the bot is worth almost for certain."""

    mu: float
    sigma: float
    ordinal: float

    def to_json(self) -> dict[str, Any]:
        """Return the rating as plain JSON."""
        return asdict(self)


def ratings(entrants: int, matches: Iterable[MatchResult]) -> list[Rating | None]:
    """Return the ratings after all matches in their order; None for each where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return [None] * entrants
    model = PlackettLuce()
    current = [model.rating() for _ in range(entrants)]
    for match in matches:
        if not counts(match):
            continue
        rated = model.rate([[current[entrant]] for entrant in match.chairs], ranks=places(match))
        for entrant, team in zip(match.chairs, rated):
            current[entrant] = team[0]
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in current]


def counts(match: MatchResult) -> bool:
    """Return whether a match says anything about skill: it came to its end, or a bot has failed in it."""
    return match.finished or (match.fault is not None and match.fault.seat is not None)


def places(match: MatchResult) -> list[float]:
    """Return the place of each seat: winners first, then the others by score; all have won over whoever failed."""
    keys = [(1, -score) if seat not in match.winners else (0, 0) for seat, score in enumerate(match.scores)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]
