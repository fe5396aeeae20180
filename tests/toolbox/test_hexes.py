"""Maps of hexes in rows."""

from __future__ import annotations

from offworld.toolbox.hexes import HexMap, bit_set, members

SMALL = HexMap((2, 3, 2))


def ids(areas: tuple[int, ...]) -> list[str]:
    return [SMALL.ids[area] for area in areas]


def test_areas_are_named_by_row_and_column() -> None:
    assert SMALL.ids == ["r0c0", "r0c1", "r1c0", "r1c1", "r1c2", "r2c0", "r2c1"]
    assert SMALL.axial[3] == (0, 0)  # the middle of the widest row


def test_neighbours_go_clockwise_from_the_top_left() -> None:
    assert ids(SMALL.around[3]) == ["r0c0", "r0c1", "r1c2", "r2c1", "r2c0", "r1c0"]
    assert ids(SMALL.around[0]) == ["r0c1", "r1c1", "r1c0"]
    assert ids(SMALL.around[4]) == ["r0c1", "r2c1", "r1c1"]


def test_neighbourhood_is_mutual() -> None:
    for area, around in enumerate(SMALL.around):
        assert area not in around
        assert all(area in SMALL.around[other] for other in around)
        assert SMALL.near[area] == bit_set(around)


def test_bit_sets_and_back() -> None:
    assert members(bit_set([5, 0, 62])) == [0, 5, 62]
    assert members(0) == []
