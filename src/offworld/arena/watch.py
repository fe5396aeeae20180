"""Who is thinking, and since when: a few numbers that can also be read from outside when a bot never comes back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

NOBODY = -1.0
MOST_SEATS = 16
SIZE = 8 * (2 + MOST_SEATS)  # bytes


class Watch:
    """Seconds by the clock that each seat of the present match has thought; they lie in memory that may be shared."""

    def __init__(self, memory: memoryview | None = None) -> None:
        self._numbers = (memory if memory is not None else memoryview(bytearray(SIZE))).cast("B").cast("d")

    def begin(self) -> None:
        """Start a match: nobody has thought yet."""
        for at in range(len(self._numbers)):
            self._numbers[at] = 0.0
        self._numbers[0] = NOBODY

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Count the time inside for a seat; where something is raised it stays the thinker: it may end the process."""
        numbers = self._numbers
        started = monotonic()
        numbers[1] = started
        numbers[0] = float(seat)
        yield
        numbers[0] = NOBODY
        numbers[2 + seat] += monotonic() - started

    @property
    def thinker(self) -> int | None:
        """The seat whose bot is thinking, if any is."""
        return None if self._numbers[0] == NOBODY else int(self._numbers[0])

    @property
    def slowest(self) -> int | None:
        """The seat that has thought longest; None where nobody has."""
        spent = list(self._numbers[2:])
        if self.thinker is not None:
            spent[self.thinker] += monotonic() - self._numbers[1]
        longest = max(spent)
        return spent.index(longest) if longest > 0 else None
