"""A small integer random generator (splitmix64) that fits inside a state and is cheap to copy."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def advance(state: int) -> int:
    """Return the state that follows `state`."""
    return (state + _GAMMA) & _MASK


def mix(state: int) -> int:
    """Return the 64 random bits that belong to `state`."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def fork(state: int, branch: int) -> int:
    """Return an independent generator state for one of several parallel branches."""
    return mix((state ^ mix((branch + 1) * _GAMMA & _MASK)) & _MASK)


def seeded(seed: int) -> int:
    """Return the generator state for a seed; seeds next to each other give unrelated streams."""
    return mix((seed * 2 + 1) & _MASK)


class Rng:
    """A generator outside of a state: for bots, samples and tests."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        self.state = advance(self.state)
        return (mix(self.state) >> 11) % n

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
        child.state = fork(self.state, branch)
        return child
