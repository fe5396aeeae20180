"""Figures of a tournament: intervals, distributions and ratings."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
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


def spread(values: Iterable[float]) -> Spread:
    """Return the distribution of some numbers: mean, standard deviation, least, quartiles and most."""
    return spread_of(Counter(values))


def spread_of(counts: Mapping[Any, int]) -> Spread:
    """Return the distribution of numbers, each with how often it came."""
    ordered: list[float] = sorted(counts)
    count = sum(counts.values())
    if not count:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    mean = sum([value * counts[value] for value in ordered]) / count
    squares = sum([(value - mean) ** 2 * counts[value] for value in ordered])
    deviation = sqrt(squares / (count - 1)) if count > 1 else 0.0
    upto = list(accumulate([counts[value] for value in ordered]))
    lower, median, upper = [_quantile(ordered, upto, share) for share in (0.25, 0.5, 0.75)]
    return Spread(count, mean, deviation, float(ordered[0]), lower, median, upper, float(ordered[-1]))


def _quantile(ordered: Sequence[float], upto: Sequence[int], share: float) -> float:
    """Return a quantile of numbers of which so many come up to each."""
    at = share * (upto[-1] - 1)
    low = int(at)
    below, above = [ordered[bisect_right(upto, place)] for place in (low, min(low + 1, upto[-1] - 1))]
    return float(below + (above - below) * (at - low))
