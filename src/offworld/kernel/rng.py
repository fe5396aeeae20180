"""A small random generator that fits inside a state as one number and is cheap to copy.

A state below 2^64 is one of splitmix64. That is quick, but whoever has seen enough of a match could work out the rest;
so long seeds get a generator that nobody can: its state is a key and a counter, and its bits are a keyed hash.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_KEYED: Final = 1 << 192  # marks the state of a keyed generator: this bit, 128 bits of key, 64 of counter
_KEY_BYTES: Final = 16


def advance(state: int) -> int:
    """Return the state that follows `state`."""
    if state > _MASK:
        return state + 1
    return (state + _GAMMA) & _MASK


def mix(state: int) -> int:
    """Return the 64 random bits that belong to `state`."""
    if state > _MASK:
        return _hashed(state)
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _hashed(state: int) -> int:
    key = (state >> 64 & (_KEYED - 1) >> 64).to_bytes(_KEY_BYTES, "big")
    counter = (state & _MASK).to_bytes(8, "big")
    return int.from_bytes(hashlib.blake2b(counter, digest_size=8, key=key).digest(), "big")


def fork(state: int, branch: int) -> int:
    """Return an independent generator state for one of several parallel branches; that of a keyed one is quick."""
    return mix((state ^ mix((branch + 1) * _GAMMA & _MASK)) & _MASK)


def seeded(seed: int) -> int:
    """Return the generator state for a seed; seeds next to each other give unrelated streams."""
    if seed > _MASK:
        return _KEYED | seed << 64
    return mix((seed * 2 + 1) & _MASK)


class Rng:
    """A generator outside of a state: for bots, samples and tests.

    It shares the 53 bits of one draw among several small numbers, which costs a fraction of a draw for each.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)] == [Rng(7).below(6)] * 8
    False
    >>> rng.fork(1).below(100) == rng.fork(1).below(100)  # a fork takes nothing from the generator
    True
    """

    __slots__ = ("_pool", "_room", "state")

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)
        self._pool = 0  # what is left of the last draw: evenly spread from 0 up to `_room`
        self._room = 0

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        if self._room < n << 20:  # too little is left to be fair
            self.state = advance(self.state)
            self._pool = mix(self.state) >> 11
            self._room = 1 << 53
        pool = self._pool
        self._pool = pool // n
        self._room //= n
        return pool % n

    def uniform(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        self.state = advance(self.state)
        return (mix(self.state) >> 11) / 9007199254740992.0

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, branch: int) -> Rng:
        """Return an independent generator, leaving this one as it is."""
        child = Rng(0)
        child.state = fork(self.state ^ self._pool, branch)
        return child
