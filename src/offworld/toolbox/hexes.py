"""Fields of pointy-top hexes of any outline: names, neighbours, distances, rings and groups, as lists and bit sets."""

from __future__ import annotations

from typing import Final

# clockwise from the top left, as axial offsets (q, r): q grows to the right, r downwards
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
APART: Final = -1  # the distance between places that no way over the field connects


class HexField:
    """A field whose places count from 0 in the order in which they are given as (name, q, r).

    Everything is worked out once, so that rules only look it up. A set of places is a number: bit n stands for place n.
    A distance counts steps over the field, so that a hole or a bay makes the way longer; `straight` counts as if there
    were none.
    """

    def __init__(self, places: list[tuple[str, int, int]]) -> None:
        self.ids: list[str] = [name for name, _, _ in places]
        self.axial: list[tuple[int, int]] = [(q, r) for _, q, r in places]
        self.place: dict[str, int] = {name: place for place, name in enumerate(self.ids)}
        at: dict[tuple[int, int], int] = {spot: place for place, spot in enumerate(self.axial)}
        assert len(self.place) == len(places), "two places have one name"
        assert len(at) == len(places), "two places lie on one spot"
        self.all: int = (1 << len(places)) - 1
        self.around: list[tuple[int, ...]] = []  # neighbours clockwise from the top left
        for q, r in self.axial:
            found = [at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at]
            self.around.append(tuple(found))
        self.near: list[int] = [bit_set(places) for places in self.around]  # the same as bit sets
        self.rings: list[list[int]] = [self._rings_of(place) for place in range(len(places))]  # by steps; 0: itself
        self.distance: list[list[int]] = [self._distances(rings) for rings in self.rings]

    def _rings_of(self, place: int) -> list[int]:
        ring = seen = 1 << place
        found: list[int] = []
        while ring:
            found.append(ring)
            ring = self.touching(ring) & ~seen
            seen |= ring
        return found

    def _distances(self, rings: list[int]) -> list[int]:
        found = [APART] * len(self.ids)
        for steps, ring in enumerate(rings):
            for place in members(ring):
                found[place] = steps
        return found

    def touching(self, places: int) -> int:
        """Return all neighbours of a set of places; those of the set are among them where they touch each other."""
        found = 0
        while places:
            lowest = places & -places
            found |= self.near[lowest.bit_length() - 1]
            places ^= lowest
        return found

    def within(self, place: int, steps: int) -> int:
        """Return the places at most so many steps away, itself included."""
        found = 0
        for ring in self.rings[place][: steps + 1]:
            found |= ring
        return found

    def reach(self, start: int, through: int, steps: int = -1) -> int:
        """Return what a set of places leads to over the places of `through`, in so many steps or in any number.

        The start is part of it, wherever it lies; what is not in `through` is neither entered nor crossed.
        """
        found = edge = start
        while edge and steps:
            edge = self.touching(edge) & through & ~found
            found |= edge
            steps -= 1
        return found

    def group(self, place: int, places: int) -> int:
        """Return the connected part of a set that holds a place of it; nothing where the place is not in the set."""
        start = (1 << place) & places
        return self.reach(start, places)

    def groups(self, places: int) -> list[int]:
        """Return the connected parts of a set, each as a set, by their first place."""
        found: list[int] = []
        while places:
            part = self.reach(places & -places, places)
            found.append(part)
            places &= ~part
        return found

    def straight(self, start: int, end: int) -> int:
        """Return how many steps there would be between two places if the field had neither holes nor bays."""
        q = self.axial[end][0] - self.axial[start][0]
        r = self.axial[end][1] - self.axial[start][1]
        return (abs(q) + abs(r) + abs(q + r)) // 2


def rows_of_hexes(rows: tuple[int, ...]) -> list[tuple[str, int, int]]:
    """Return the places of a map whose rows are centred below each other, in reading order, named "r2c0" and so on.

    Each row must differ from the next by one place, as on a large hexagon. The widest row has r = 0.
    """
    widest = rows.index(max(rows))
    found: list[tuple[str, int, int]] = []
    for row, length in enumerate(rows):
        for col in range(length):
            found.append((f"r{row}c{col}", col - min(row, widest), row - widest))
    return found


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
