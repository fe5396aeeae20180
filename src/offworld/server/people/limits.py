"""Rates per connection, person and address: token buckets that fill up again with time."""

from __future__ import annotations

import math
import time

from offworld.server.errors import TooFast

_FORGET = 10_000  # buckets; beyond that the full ones are dropped


class Bucket:
    """Allows so many a second on average, and so many at once."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate, self._burst = rate
        self._level = self._burst
        self._then = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now

    def take(self, cost: float = 1.0) -> float:
        """Take one, or what something costs; return 0, or after how many seconds there will be as much."""
        cost = min(cost, self._burst)  # what costs more than a burst must wait for a full one
        self._fill()
        if self._level < cost:
            return max(0.01, (cost - self._level) / self._rate) if self._rate else 60.0
        self._level -= cost
        return 0.0

    def empty(self) -> float:
        """Return 0 where one could be taken, else after how many seconds."""
        self._fill()
        return 0.0 if self._level >= 1 else max(0.01, (1 - self._level) / max(self._rate, 1e-9))

    @property
    def full(self) -> bool:
        """Whether it is as if it had never been used."""
        self._fill()
        return self._level >= self._burst


class Rates:
    """Buckets by address or person, all with the same rate."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def _bucket(self, who: str) -> Bucket:
        if len(self._buckets) > _FORGET:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(who, Bucket(self._rate))

    def take(self, who: str, cost: float = 1.0) -> None:
        """Count one, or what something costs; raise TooFast where it is too much."""
        wait = self._bucket(who).take(cost)
        if wait:
            raise TooFast("server-too-fast", seconds=math.ceil(wait))

    def check(self, who: str) -> None:
        """Raise TooFast where there have been too many, without counting."""
        wait = self._bucket(who).empty()
        if wait:
            raise TooFast("server-too-fast", seconds=math.ceil(wait))
