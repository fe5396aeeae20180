"""How much one connection, person or address may do: token buckets that fill up again with time, and caps."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from functools import lru_cache

from offworld.server.errors import TooFast

_FORGET = 10_000  # buckets; beyond that the full ones are dropped


@lru_cache(maxsize=4_096)
def household(address: str) -> str:
    """Return what an address is counted as: with IPv6, one household has 2^64 of them to choose from."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found.packed, 64), strict=False))


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

    def owe(self, cost: float) -> None:
        """Take what was allowed elsewhere, also where there is not so much: it has to come in first."""
        self._fill()
        self._level = max(-self._burst, self._level - cost)

    @property
    def full(self) -> bool:
        """Whether it is as if it had never been used."""
        self._fill()
        return self._level >= self._burst


class Rates:
    """Buckets by address or person, all with the same rate. `name` makes of one what other processes may know."""

    def __init__(self, rate: tuple[float, float], name: Callable[[str], str] | None = None) -> None:
        self._rate = rate
        self._name = name
        self._buckets: dict[str, Bucket] = {}
        self._spent: defaultdict[str, float] = defaultdict(float)

    def _bucket(self, who: str) -> Bucket:
        """Return a bucket by its name."""
        if len(self._buckets) > _FORGET:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(who, Bucket(self._rate))

    def take(self, who: str, cost: float = 1.0) -> None:
        """Count one, or what something costs; raise TooFast where it is too much."""
        name = self._name(who) if self._name else who
        wait = self._bucket(name).take(cost)
        if wait:
            raise TooFast("server-too-fast", seconds=math.ceil(wait))
        if self._name:
            self._spent[name] += cost

    def charge(self, who: str, cost: float) -> None:
        """Count what something has turned out to cost, and refuse nothing: whatever comes next waits for it."""
        name = self._name(who) if self._name else who
        self._bucket(name).owe(cost)
        if self._name:
            self._spent[name] += cost

    def check(self, who: str) -> None:
        """Raise TooFast where there have been too many, without counting."""
        wait = self._bucket(self._name(who) if self._name else who).empty()
        if wait:
            raise TooFast("server-too-fast", seconds=math.ceil(wait))

    def spent(self) -> list[tuple[str, float]]:
        """Return what was taken since this was last asked, for other processes."""
        spent, self._spent = self._spent, defaultdict(float)
        return list(spent.items())

    def owe(self, name: str, cost: float) -> None:
        """Count what another process has allowed."""
        self._bucket(name).owe(cost)


class Houses:
    """Where people come from, as far as it was seen lately; it is told to nobody and stored nowhere."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Note from where somebody has come."""
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > _FORGET:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the house of a person; whoever was not seen for long has one alone."""
        return self._known.get(person, person)


class Held:
    """How many of something are held at once, by name, here and in other processes."""

    def __init__(self, name: Callable[[str], str] | None = None) -> None:
        self._name = name
        self._here: Counter[str] = Counter()
        self._there: dict[str, dict[str, tuple[float, int]]] = {}  # by name and process: until when, how many
        self._changed: set[str] = set()

    def take(self, who: str) -> int:
        """Hold one more; return how many that makes, everywhere."""
        name = self._name(who) if self._name else who
        self._here[name] += 1
        if self._name:
            self._changed.add(name)
        now = time.monotonic()
        return self._here[name] + sum([count for until, count in self._there.get(name, {}).values() if until > now])

    def give(self, who: str) -> None:
        """Hold one less."""
        name = self._name(who) if self._name else who
        self._here[name] -= 1
        if not self._here[name]:
            del self._here[name]
        if self._name:
            self._changed.add(name)

    def changed(self) -> list[tuple[str, float]]:
        """Return how many are held here, where that has changed, for other processes."""
        changed, self._changed = self._changed, set()
        return [(name, self._here[name]) for name in sorted(changed)]

    def repeat(self) -> None:
        """Let everything that is held be told again, and forget what others have not repeated."""
        self._changed.update(self._here)
        now = time.monotonic()
        for name, processes in list(self._there.items()):
            left = {process: found for process, found in processes.items() if found[0] > now}
            if left:
                self._there[name] = left
            else:
                del self._there[name]

    def elsewhere(self, process: str, name: str, count: int, until: float) -> None:
        """Note how many another process holds; that is believed until a time."""
        if count:
            self._there.setdefault(name, {})[process] = (until, count)
        else:
            self._there.get(name, {}).pop(process, None)
