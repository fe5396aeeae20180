"""Figures of a tournament: intervals, distributions and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate after Wilson; shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    share = 1.0 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / share
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / share
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers are distributed."""

    count: int
    mean: float
    deviation: float
    least: float
    lower: float
    median: float
    upper: float
    most: float

    def to_json(self) -> dict[str, Any]:
        """Return the distribution as plain JSON."""
        return asdict(self)


def spread(values: Sequence[float]) -> Spread:
    """Return the distribution of some numbers: mean, standard deviation, least, quartiles and most."""
    if not values:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(values)
    count = len(ordered)
    mean = sum(ordered) / count
    deviation = sqrt(sum([(value - mean) ** 2 for value in ordered]) / (count - 1)) if count > 1 else 0.0
    lower, median, upper = _quantile(ordered, 0.25), _quantile(ordered, 0.5), _quantile(ordered, 0.75)
    return Spread(count, mean, deviation, ordered[0], lower, median, upper, ordered[-1])


def _quantile(ordered: Sequence[float], share: float) -> float:
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)
