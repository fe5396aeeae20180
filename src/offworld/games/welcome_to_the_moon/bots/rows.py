"""What rows that must ascend still have room for, by the numbers that the cards show."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.cards import STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, HALF

TOP: Final = 18 * HALF  # above all numbers, astronauts included; the 42 of a campaign card is no more than that
SHARE: Final = [  # by number in halves: the part of the deck whose numbers are smaller
    sum([card.number < number for card in STARSHIPS]) / len(STARSHIPS) for number in range(TOP + 1)
]
EASY: Final = 0.15  # the part of all numbers that makes a space as likely as not to be filled
CROSSED: Final = 0.35  # how likely a space gets an X that takes no number any more


def likely(low: int, high: int) -> float:
    """Return how likely a space is filled that takes the numbers from low to high, both included."""
    if high < low:
        return 0.0
    part = SHARE[high + 1] - SHARE[low]
    return part / (part + EASY)


LIKELY: Final = [[likely(low, high) for high in range(TOP)] for low in range(TOP)]  # worked out once


def chances(marks: list[int], count: int, rows: list[tuple[int, int]]) -> list[float]:
    """Return for each space how likely it is filled in time, 1 where it is, by the numbers that fit into its row.

    Rows are given by their first space and their end. Each empty space leaves numbers for those beside it.
    """
    found = [1.0] * count
    for first, end in rows:
        low = 0
        free: list[int] = []
        for i in range(first, end + 1):
            mark = marks[i] if i < end else TOP
            if mark == EMPTY:
                free.append(i)
            elif mark < CROSS:
                if free:
                    high = min(mark, TOP) - len(free) * HALF
                    for space in free:
                        found[space] = LIKELY[low][high] if high >= low else 0.0
                        low += HALF
                        high += HALF
                    free.clear()
                low = mark + HALF
    return found


def room(marks: list[int], found: list[float]) -> float:
    """Return how many of the empty spaces are likely to be filled."""
    total = 0.0
    for space, chance in enumerate(found):
        if marks[space] == EMPTY:
            total += chance
    return total


def best(parts: list[float], count: int) -> float:
    """Return how far the most advanced of several things are together, where so many of them are wanted."""
    parts.sort(reverse=True)
    return sum(parts[:count]) / count


def outlook(found: list[float], spaces: tuple[int, ...]) -> float:
    """Return how likely all of these spaces are filled in time; an X may help where no number fits."""
    product = 1.0
    for space in spaces:
        product *= CROSSED + (1.0 - CROSSED) * found[space]
    return product
