"""The words of a question as numbers, for training: what it speaks of, and how many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from offworld.kernel.text import Text

SEAT: Final = "seat"  # what the names of parameters that hold a seat begin with


class Words:
    """What the questions of a game speak of: their topics, and the names that occur in their words.

    >>> words = Words(["action", "place"], ["ore"])
    >>> words.topics["place"], words.names.get("gold", words.unknown)
    (1, 1)
    """

    __slots__ = ("names", "topics", "unknown")

    def __init__(self, topics: Sequence[str], names: Sequence[str]) -> None:
        self.topics = {topic: number for number, topic in enumerate(dict.fromkeys(topics))}
        self.names = {name: number for number, name in enumerate(dict.fromkeys(names))}
        self.unknown = len(self.names)  # stands for any name that is not listed


NO_WORDS: Final = Words([], [])


def spoken(params: dict[str, object], words: Words, found: list[int], seat: int, seats: int) -> int:
    """Return the names in some words as a bit set, and put the numbers in them to those found; seats count from one."""
    names = 0
    for name, value in params.items():
        if isinstance(value, int) and name.startswith(SEAT):
            found.append((value - seat) % seats)
        else:
            names |= _named(value, words, found, seat, seats)
    return names


def _named(value: object, words: Words, found: list[int], seat: int, seats: int) -> int:
    if isinstance(value, int):
        found.append(int(value))
        return 0
    if isinstance(value, str):
        return 1 << words.names.get(value, words.unknown)
    if isinstance(value, Text):
        names = 1 << words.names.get(value.key, words.unknown)
        return names | spoken(value.params, words, found, seat, seats) if value.params else names
    names = 0
    if isinstance(value, (list, tuple)):
        for part in value:
            names |= _named(part, words, found, seat, seats)
    return names
