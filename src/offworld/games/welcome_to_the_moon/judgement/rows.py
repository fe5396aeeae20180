"""What rows that must ascend still have room for, by the numbers that the cards show."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.cards import STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF

TOP: Final = 18 * HALF  # above all numbers, astronauts included
SHARE: Final = [  # by number in halves: the part of the deck whose numbers are smaller
    sum([card.number < number for card in STARSHIPS]) / len(STARSHIPS) for number in range(TOP + 1)
]
CROWDED: Final = 0.7  # what a space counts for which there is hardly a number left
STRAIN: Final = 2.2  # how much it hurts that a gap has more or fewer spaces than numbers will come for it


def room(marks: list[int], first: int, end: int) -> float:
    """Return how many empty spaces of a row are likely to be filled, less what its gaps are out of proportion."""
    total = 0.0
    length = end - first
    low = -1
    free = 0
    for i in range(first, end + 1):
        mark = marks[i] if i < end else TOP
        if mark == EMPTY:
            free += 1
            continue
        if mark >= CROSS:
            continue
        if free:
            total += _gap(free, low, mark, length)
        free = 0
        low = mark
    return total


def _gap(free: int, low: int, high: int, length: int) -> float:
    """Return what a gap of empty spaces between two numbers is worth."""
    numbers = (high - low) // HALF - 1 if low >= 0 else high // HALF  # whole numbers that fit
    share = SHARE[min(high, TOP)] - (SHARE[min(low + 1, TOP)] if low >= 0 else 0.0)
    filled = float(min(free, numbers))
    off = free / length - share
    return filled - CROWDED * (free - filled) - STRAIN * off * off * length
