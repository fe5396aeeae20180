"""What a seat sees as numbers, for training: named groups of whole numbers and of flags, kept in a few bytes.

A game writes group after group and names each where it writes it, so that names, sizes and contents cannot drift apart.
There are 16 bits for each number and a byte for each flag; packed, to be kept, a bit for each flag. A sight that is
written again keeps the bytes of whatever is as it was. Whoever learns reads the bytes of many sights at once;
`offworld.learn` does so with NumPy, which the rules do not need.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from struct import error as OutOfBounds
from typing import Any, Final

from offworld.kernel.decision import Amount, Decision, SomeOf
from offworld.kernel.pay import Pay
from offworld.kernel.payment import Payment
from offworld.kernel.spoken import Words, spoken

NUMBERS: Final = "numbers"
FLAGS: Final = "flags"
LARGEST: Final = 32_767
FEW: Final = 16  # numbers that are written one by one
ASKED_NUMBERS: Final = 12  # of a question: bounds, what is due, and numbers in its words
_BIT: Final = [1 << item for item in range(512)]  # looked up faster than shifted
_NOTHING: Final = [0] * ASKED_NUMBERS
_NO_LISTS: Final[list[list[int]]] = []
_ROUNDS: Final = [[[*range(seat, seats), *range(seat)] for seat in range(seats)] for seats in range(9)]
_DIGITS: Final = b"01" + bytes(254)  # for flags
_PACKED: Final = [Struct(f"<{count}h") for count in range(512)]  # by how many numbers they pack


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


Columns = tuple[tuple[str, int, int], ...]  # groups of numbers: name, size and scale


class _Part:
    """Groups that follow from a few lists: those lists as they were, and where the groups end."""

    __slots__ = ("fixed", "flag", "group", "inputs", "number")

    def __init__(self) -> None:
        self.inputs: list[Sequence[int]] = []
        self.fixed: list[list[int]] = []
        self.group = 0
        self.number = 0
        self.flag = 0

    def has_changed(self, inputs: list[Sequence[int]], fixed: list[list[int]]) -> bool:
        """Return whether the lists differ from those that were there, and keep what does."""
        before = self.inputs
        if before == inputs and (self.fixed is fixed or self.fixed == fixed):
            return False
        for place in range(len(inputs)):
            values = inputs[place]
            if before[place] != values:
                before[place] = list(values)
        self.fixed = fixed
        return True


class Sight:
    """A writer for what one seat sees. With `describe` it keeps the groups, and otherwise only their contents.

    It may be written again and again for the same seat, after `again`, and then costs little where little has changed.

    >>> sight = Sight(describe=True)
    >>> sight.numbers("money", [12, 30], scale=10)
    >>> sight.rows("cards", 3, [0b101, 0b010])
    >>> [(group.name, group.shape) for group in sight.groups]
    [('money', (2,)), ('cards', (2, 3))]
    >>> sight.floats()
    [1.2, 3.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    """

    __slots__ = (
        "_current",
        "_flag",
        "_group",
        "_kept",
        "_number",
        "_part",
        "_parts",
        "describe",
        "flag_bytes",
        "groups",
        "number_bytes",
    )

    def __init__(self, describe: bool = False) -> None:
        self.describe = describe
        self.groups: list[Group] = []
        self.number_bytes = bytearray()  # 16 bits for each number
        self.flag_bytes = bytearray()  # a byte for each flag
        self._kept: list[Any] = []  # what each group held when it was last written
        self._parts: list[_Part] = []
        self._current: _Part | None = None  # the part that is being written
        self._group = 0  # where the next group, its numbers, its flags and the next part are
        self._number = 0
        self._flag = 0
        self._part = 0

    def again(self) -> None:
        """Begin to write the same groups again."""
        assert not self.describe, "groups are described once"
        self._group = self._number = self._flag = self._part = 0

    # --- writing -----------------------------------------------------------------------------------------------------
    def begin(self, inputs: list[Sequence[int]], fixed: list[list[int]] = _NO_LISTS) -> bool:
        """Begin a part that shows nothing but what follows from these lists and never changes otherwise.

        There are always as many of them. Where they are as they were, return False: the part is passed over, and
        neither written nor ended. Lists that are `fixed` are only ever replaced and never changed, which is noticed at
        a glance.
        """
        place = self._part
        self._part = place + 1
        parts = self._parts
        if place == len(parts):
            parts.append(_Part())
        part = parts[place]
        if not part.group:
            part.inputs = [list(values) for values in inputs]
            part.fixed = fixed
        elif not part.has_changed(inputs, fixed):
            self._group = part.group
            self._number = part.number
            self._flag = part.flag
            return False
        assert self._current is None, "parts do not nest"
        self._current = part
        return True

    def end(self) -> None:
        """End the part that was begun."""
        part = self._current
        assert part is not None
        part.group = self._group
        part.number = self._number
        part.flag = self._flag
        self._current = None

    def numbers(self, name: str, values: list[int], scale: int = 1) -> None:
        """Write some whole numbers."""
        if self.describe:
            self.groups.append(Group(name, NUMBERS, (len(values),), self._number, scale))
        self._write(values)

    def table(self, name: str, values: list[int], width: int, scale: int = 1, grid: Grid | None = None) -> None:
        """Write rows of whole numbers, all of one width, one after the other."""
        if self.describe:
            shape = (len(values) // width, width)
            self.groups.append(Group(name, NUMBERS, shape, self._number, scale, grid))
        self._write(values)

    def columns(self, groups: Columns, values: list[int]) -> None:
        """Write the numbers of several small groups, one after the other."""
        if self.describe:
            at = self._number
            for name, size, scale in groups:
                self.groups.append(Group(name, NUMBERS, (size,), at, scale))
                at += size
            assert at == self._number + len(values), f"not what {groups} hold"
        self._write(values)

    def sparse(self, name: str, rows: int, width: int, places: list[int], values: list[int], scale: int = 1) -> None:
        """Write rows of whole numbers, or without rows some, of which most are 0: those in some places, each once."""
        if self.describe:
            shape = (rows, width) if rows else (width,)
            self.groups.append(Group(name, NUMBERS, shape, self._number, scale))
        kept = self._kept
        group, at = self._group, self._number
        self._group = group + 1
        self._number = at + max(rows, 1) * width
        if group == len(kept):
            self.number_bytes.extend(bytes(2 * (self._number - at)))
            kept.append([[], []])
        before: list[list[int]] = kept[group]
        old, amounts = before[0], before[1]
        if old == places and amounts == values:
            return
        kept[group] = [places[:], values[:]]
        alike = min(_alike(old, places), _alike(amounts, values))
        for place in old[alike:]:
            self._put(at + place, 0)
        for number in range(alike, len(places)):
            self._put(at + places[number], values[number])

    def flags(self, name: str, size: int, bits: int) -> None:
        """Write a set of numbers below a size, given as a bit set."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (size,), self._flag))
            assert bits.bit_length() <= size, f"a flag beyond {name}"
        self._set(size, bits)

    def one(self, name: str, size: int, which: int) -> None:
        """Write which of several there is; none of them where it is negative."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (size,), self._flag))
            assert which < size, f"a flag beyond {name}"
        self._set(size, 1 << which if which >= 0 else 0)

    def rows(self, name: str, size: int, rows: list[int], grid: Grid | None = None) -> None:
        """Write several sets of the same size, such as what each player has, each given as a bit set."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (len(rows), size), self._flag, 1, grid))
            assert all([bits.bit_length() <= size for bits in rows]), f"a flag beyond {name}"
        self._mark(size, rows)

    def sets(self, name: str, size: int, rows: list[list[int]]) -> None:
        """Write several sets of the same size, each given as a list of its members."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (len(rows), size), self._flag))
            assert all([0 <= member < size for row in rows for member in row]), f"a flag beyond {name}"
        self._list(size, rows)

    def members(self, name: str, size: int, items: list[int]) -> None:
        """Write a set of numbers below a size, given as a list."""
        if self.describe:
            self.groups.append(Group(name, FLAGS, (size,), self._flag))
            assert all([0 <= member < size for member in items]), f"a flag beyond {name}"
        self._list(size, [items])

    def _write(self, values: list[int]) -> None:
        """Write numbers where they differ from those that are there."""
        kept = self._kept
        group, at, count = self._group, self._number, len(values)
        self._group = group + 1
        self._number = at + count
        if group == len(kept):
            self.number_bytes.extend(bytes(2 * count))
            kept.append([0] * count)
        before: list[int] = kept[group]
        if before == values:
            return
        kept[group] = values[:]
        if count > FEW:
            packed = _PACKED[count] if count < len(_PACKED) else Struct(f"<{count}h")
            try:
                packed.pack_into(self.number_bytes, 2 * at, *values)
            except OutOfBounds:
                packed.pack_into(self.number_bytes, 2 * at, *[bounded(value) for value in values])
            return
        for place, value in enumerate(values):
            if value != before[place]:
                self._put(at + place, value)

    def _put(self, place: int, value: int) -> None:
        """Write one number."""
        value = bounded(value)
        self.number_bytes[2 * place] = value & 255
        self.number_bytes[2 * place + 1] = value >> 8 & 255

    def _set(self, size: int, bits: int) -> None:
        """Turn those flags of a set that differ from what is there."""
        kept = self._kept
        group, at = self._group, self._flag
        self._group = group + 1
        self._flag = at + size
        if group == len(kept):
            self.flag_bytes.extend(bytes(size))
            kept.append(0)
        before: int = kept[group]
        if before != bits:
            kept[group] = bits
            self._turn(at, before ^ bits)

    def _mark(self, size: int, rows: list[int]) -> None:
        """Turn those flags of several sets that differ from what is there."""
        kept = self._kept
        group, at = self._group, self._flag
        self._group = group + 1
        self._flag = at + size * len(rows)
        if group == len(kept):
            self.flag_bytes.extend(bytes(self._flag - at))
            kept.append([0] * len(rows))
        before: list[int] = kept[group]
        if before == rows:
            return
        kept[group] = rows[:]
        for place, bits in enumerate(rows):
            old = before[place]
            if old != bits:
                self._turn(at + place * size, old ^ bits)

    def _turn(self, at: int, changed: int) -> None:
        flags = self.flag_bytes
        while changed:
            place = changed.bit_length() - 1
            flags[at + place] ^= 1
            changed ^= 1 << place

    def _list(self, size: int, rows: list[list[int]]) -> None:
        """Set flags anew where they differ from what is there."""
        kept = self._kept
        group, at = self._group, self._flag
        self._group = group + 1
        self._flag = at + size * len(rows)
        if group == len(kept):
            self.flag_bytes.extend(bytes(self._flag - at))
            kept.append([[]] * len(rows))
        before: list[list[int]] = kept[group]
        if before == rows:
            return
        kept[group] = [row[:] for row in rows]
        flags = self.flag_bytes
        for place, row in enumerate(rows):
            old = before[place]
            if old != row:
                alike = _alike(old, row)
                for member in old[alike:]:
                    flags[at + member] = 0
                for member in row[alike:]:
                    flags[at + member] = 1
            at += size

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
                names = spoken(decision.params, words, found, decision.seat, seats)
            why = words.names.get(decision.why, -1)
            if why >= 0:  # where one topic has several questions
                names |= 1 << why
        self.flags("topic", len(words.topics) + 1, topic)
        self.flags("about", words.unknown + 1, names)
        numbers = [*found, *_NOTHING][:ASKED_NUMBERS] if found else _NOTHING
        self.numbers("asked_for", numbers, 10)

    # --- reading -----------------------------------------------------------------------------------------------------
    def packed(self) -> bytes:
        """Return everything in few bytes: the numbers, then a bit for each flag, the last byte filled up."""
        digits = bytes(self.flag_bytes[::-1]).translate(_DIGITS)
        return bytes(self.number_bytes) + int(digits, 2).to_bytes((len(digits) + 7) >> 3, "little")

    def floats(self) -> list[float]:
        """Return everything as plain numbers, in the order of the bytes; only where groups are described."""
        assert self.describe
        scales = [group.scale for group in self.groups if group.kind == NUMBERS for _ in range(group.size)]
        numbers = [number for (number,) in _PACKED[1].iter_unpack(self.number_bytes)]
        flags = list(self.flag_bytes)
        return [number / scale for number, scale in zip(numbers, scales)] + [float(flag) for flag in flags]


def _alike(one: list[int], other: list[int]) -> int:
    """Return how many items two lists have in common, up to the first that differs."""
    shorter = min(len(one), len(other))
    for place in range(shorter):
        if one[place] != other[place]:
            return place
    return shorter


def bounded(value: int) -> int:
    """Return the nearest number that can be written; what is beyond all bounds is as good."""
    return max(-LARGEST, min(LARGEST, value))


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
    """Return all seats in their order, beginning with one: to everybody the own seat is the first. Not to be changed.

    >>> round_from(2, 4)
    [2, 3, 0, 1]
    """
    return _ROUNDS[seats][seat] if seats < len(_ROUNDS) else [*range(seat, seats), *range(seat)]
