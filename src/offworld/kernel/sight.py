"""What a seat sees as numbers, for training: named groups of whole numbers and of flags, packed into a few bytes.

A game writes group after group and names each where it writes it, so that names, sizes and contents cannot drift apart.
The bytes hold all numbers first, 16 bits each, then all flags, one bit each. Whoever learns unpacks many of them at
once; `offworld.learn` does so with NumPy, which the rules do not need.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from offworld.kernel.decision import Amount, Decision, SomeOf
from offworld.kernel.pay import Pay
from offworld.kernel.payment import Payment
from offworld.kernel.text import Text

NUMBERS: Final = "numbers"
FLAGS: Final = "flags"
LARGEST: Final = 32_767
ASKED_NUMBERS: Final = 12  # of a question: bounds, what is due, and numbers in its words
SEAT: Final = "seat"  # what the names of parameters that hold a seat begin with
_BIT: Final = [1 << item for item in range(512)]  # looked up faster than shifted
_WORD: Final = 512  # flags gathered before they are turned into bytes


class Grid:
    """A board on which the places of a group lie: the row and column of each.

    >>> Grid([(0, 1), (1, 0), (1, 1)]).width
    2
    """

    __slots__ = ("cells", "height", "width")

    def __init__(self, cells: Sequence[tuple[int, int]]) -> None:
        self.cells = tuple(cells)
        self.height = max([row for row, _ in cells]) + 1
        self.width = max([column for _, column in cells]) + 1
        assert len(set(cells)) == len(cells), "two places lie in one cell"


class Group:
    """A part of what a seat sees: where it is among all numbers or all flags, and its shape, rows first.

    `scale` is what a number is divided by, so that most lie between -1 and 1. With a `grid` the last part of the shape
    are the places of a board.

    >>> Group("stock", NUMBERS, (2, 3), start=0, scale=10).size
    6
    """

    __slots__ = ("grid", "kind", "name", "scale", "shape", "size", "start")

    def __init__(
        self, name: str, kind: str, shape: tuple[int, ...], start: int, scale: int = 1, grid: Grid | None = None
    ) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self.start = start
        self.scale = scale
        self.grid = grid
        size = 1
        for side in shape:
            size *= side
        self.size = size

    def __repr__(self) -> str:
        return f"Group({self.name!r}, {self.kind!r}, {self.shape}, {self.start}, {self.scale})"


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


class Sight:
    """A writer for what one seat sees. With `describe` it keeps the groups, and otherwise only their contents.

    >>> sight = Sight(describe=True)
    >>> sight.numbers("money", [12, 30], scale=10)
    >>> sight.rows("cards", 3, [0b101, 0b010])
    >>> [(group.name, group.shape) for group in sight.groups]
    [('money', (2,)), ('cards', (2, 3))]
    >>> sight.floats()
    [1.2, 3.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    """

    __slots__ = ("_flags", "_held", "_numbers", "_parts", "_word", "describe", "groups")

    def __init__(self, describe: bool = False) -> None:
        self.describe = describe
        self.groups: list[Group] = []
        self._numbers: list[int] = []
        self._parts: list[bytes] = []
        self._word = 0  # flags that are not among the parts yet, the first in the lowest bit
        self._held = 0  # how many they are
        self._flags = 0  # flags before those; counted only where groups are described

    # --- writing -----------------------------------------------------------------------------------------------------
    def numbers(self, name: str, values: list[int], scale: int = 1) -> None:
        """Write some whole numbers."""
        if self.describe:
            self.groups.append(Group(name, NUMBERS, (len(values),), len(self._numbers), scale))
        self._numbers.extend(values)

    def table(self, name: str, values: list[int], width: int, scale: int = 1, grid: Grid | None = None) -> None:
        """Write rows of whole numbers, all of one width, one after the other."""
        if self.describe:
            shape = (len(values) // width, width)
            self.groups.append(Group(name, NUMBERS, shape, len(self._numbers), scale, grid))
        self._numbers.extend(values)

    def flags(self, name: str, size: int, bits: int) -> None:
        """Write a set of numbers below a size, given as a bit set."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (size,), self._flags + self._held))
            assert bits.bit_length() <= size, f"a flag beyond {name}"
        self._put(size, bits)

    def one(self, name: str, size: int, which: int) -> None:
        """Write which of several there is; none of them where it is negative."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (size,), self._flags + self._held))
            assert which < size, f"a flag beyond {name}"
        self._put(size, 1 << which if which >= 0 else 0)

    def rows(self, name: str, size: int, rows: list[int], grid: Grid | None = None) -> None:
        """Write several sets of the same size, such as what each player has."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (len(rows), size), self._flags + self._held, 1, grid))
            assert all([bits.bit_length() <= size for bits in rows]), f"a flag beyond {name}"
        word = self._word
        held = self._held
        for bits in rows:
            if bits:
                word |= bits << held
            held += size
            if held >= _WORD:
                self._word = word
                self._held = held
                self._flush(held >> 3)
                word = self._word
                held = self._held
        self._word = word
        self._held = held

    def _put(self, size: int, bits: int) -> None:
        self._word |= bits << self._held
        self._held += size
        if self._held >= _WORD:
            self._flush(self._held >> 3)

    def _flush(self, count: int) -> None:
        size = count << 3
        rest = self._word >> size
        self._parts.append((self._word ^ rest << size).to_bytes(count, "little"))
        self._word = rest
        self._held -= size
        self._flags += size

    def question(self, decision: Decision | None, words: Words, seats: int) -> None:
        """Write what a seat is asked: the topic, the names in its words, and the numbers; nothing where it is not."""
        topic, names = 0, 0
        found: list[int] = []
        if decision is not None:
            topic = 1 << words.topics.get(decision.topic, len(words.topics))
            if isinstance(decision, (Amount, SomeOf)):
                found.append(decision.low)
                found.append(decision.high)
            elif isinstance(decision, Payment):
                found.append(decision.due)
            elif isinstance(decision, Pay):
                found.extend(decision.cost)
            if decision.params:
                names = _spoken(decision.params, words, found, decision.seat, seats)
            why = words.names.get(decision.why, -1)
            if why >= 0:  # where one topic has several questions
                names |= 1 << why
        self.flags("topic", len(words.topics) + 1, topic)
        self.flags("about", words.unknown + 1, names)
        count = len(found)
        self.numbers("asked_for", (found + [0] * (ASKED_NUMBERS - count))[:ASKED_NUMBERS], 10)

    # --- reading -----------------------------------------------------------------------------------------------------
    def packed(self) -> bytes:
        """Return everything as bytes: the numbers, then the flags, the last byte filled up; to be taken once."""
        try:
            found = array("h", self._numbers).tobytes()
        except OverflowError:  # beyond all bounds; the nearest that can be written is as good
            found = array("h", [max(-LARGEST, min(LARGEST, number)) for number in self._numbers]).tobytes()
        if self._held:
            self._parts.append(self._word.to_bytes((self._held + 7) >> 3, "little"))
        return found + b"".join(self._parts)

    def floats(self) -> list[float]:
        """Return everything as plain numbers, in the order of the bytes; only where groups are described."""
        assert self.describe
        scales = [group.scale for group in self.groups if group.kind == NUMBERS for _ in range(group.size)]
        found = [number / scale for number, scale in zip(self._numbers, scales)]
        flags = int.from_bytes(b"".join(self._parts), "little") | self._word << self._flags
        count = self._flags + self._held
        found.extend([float(flags >> place & 1) for place in range(count)])
        return found


def _spoken(params: dict[str, object], words: Words, found: list[int], seat: int, seats: int) -> int:
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
        return names | _spoken(value.params, words, found, seat, seats) if value.params else names
    names = 0
    if isinstance(value, (list, tuple)):
        for part in value:
            names |= _named(part, words, found, seat, seats)
    return names


def bits(items: Sequence[int]) -> int:
    """Return a set of small numbers as a bit set.

    >>> bin(bits([0, 3]))
    '0b1001'
    """
    found = 0
    for item in items:
        found |= _BIT[item]
    return found


def round_from(seat: int, seats: int) -> list[int]:
    """Return all seats in their order, beginning with one: to everybody the own seat is the first.

    >>> round_from(2, 4)
    [2, 3, 0, 1]
    """
    return [*range(seat, seats), *range(seat)]
