"""Maps of pointy-top hexes in rows, such as planets: names, neighbours and bit sets of areas."""

from __future__ import annotations

# clockwise from the top left, as axial offsets (q, r)
DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class HexMap:
    """A map whose rows are centred below each other; areas count from 0 in reading order.

    Each row must differ from the next by one area, as on a large hexagon.
    """

    def __init__(self, rows: tuple[int, ...]) -> None:
        widest = rows.index(max(rows))
        self.rows = rows
        self.ids: list[str] = []  # "r2c0" is the first area of the third row
        self.axial: list[tuple[int, int]] = []  # q grows to the right, r downwards; the widest row has r = 0
        for row, length in enumerate(rows):
            for col in range(length):
                self.ids.append(f"r{row}c{col}")
                self.axial.append((col - min(row, widest), row - widest))
        at = {place: area for area, place in enumerate(self.axial)}
        self.around: list[tuple[int, ...]] = []  # neighbours clockwise from the top left
        for q, r in self.axial:
            found = [at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at]
            self.around.append(tuple(found))
        self.near: list[int] = [bit_set(areas) for areas in self.around]  # the same as bit sets


def bit_set(areas: tuple[int, ...] | list[int]) -> int:
    """Return areas as a bit set."""
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def members(areas: int) -> list[int]:
    """Return the areas of a bit set, in order."""
    found = []
    while areas:
        lowest = areas & -areas
        found.append(lowest.bit_length() - 1)
        areas ^= lowest
    return found
