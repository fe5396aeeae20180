"""Fields of hexes: in rows, and of any outline."""

from __future__ import annotations

import pytest

from offworld.toolbox.hexes import APART, HexField, bit_set, members, rows_of_hexes

SMALL = HexField(rows_of_hexes((2, 3, 2)))

# a ring of six around a hole, a tail to the right of it, and an island:  the names are the game's own
RING = [("ne", 1, -1), ("e", 1, 0), ("se", 0, 1), ("sw", -1, 1), ("w", -1, 0), ("nw", 0, -1)]
ODD = HexField([*RING, ("tail", 2, 0), ("end", 3, 0), ("island", 6, 0)])


def named(places: int) -> set[str]:
    return {ODD.ids[place] for place in members(places)}


def set_of(*names: str) -> int:
    return bit_set([ODD.place[name] for name in names])


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


def test_an_outline_may_have_holes_tails_and_islands() -> None:
    assert named(ODD.near[ODD.place["e"]]) == {"ne", "se", "tail"}
    assert [ODD.ids[place] for place in ODD.around[ODD.place["w"]]] == ["nw", "sw"]
    assert ODD.around[ODD.place["island"]] == ()
    assert named(ODD.all) == {*[name for name, _, _ in RING], "tail", "end", "island"}


def test_distance_goes_around_holes_and_straight_does_not() -> None:
    west, east = ODD.place["w"], ODD.place["e"]
    assert ODD.distance[west][east] == ODD.distance[east][west] == 3
    assert ODD.straight(west, east) == 2
    assert ODD.distance[west][west] == 0
    assert ODD.distance[west][ODD.place["island"]] == APART
    assert ODD.straight(ODD.place["end"], ODD.place["island"]) == 3
    assert ODD.straight(ODD.place["ne"], ODD.place["sw"]) == 2


def test_rings_are_what_is_so_many_steps_away() -> None:
    assert [named(ring) for ring in ODD.rings[ODD.place["end"]]] == [
        {"end"},
        {"tail"},
        {"e"},
        {"ne", "se"},
        {"nw", "sw"},
        {"w"},
    ]
    assert named(ODD.within(ODD.place["end"], 2)) == {"end", "tail", "e"}
    assert named(ODD.within(ODD.place["island"], 9)) == {"island"}


def test_groups_are_the_connected_parts_of_a_set() -> None:
    built = set_of("nw", "ne", "tail", "sw", "island")
    assert [named(group) for group in ODD.groups(built)] == [{"ne", "nw"}, {"sw"}, {"tail"}, {"island"}]
    assert named(ODD.group(ODD.place["nw"], built)) == {"ne", "nw"}
    assert ODD.group(ODD.place["w"], built) == 0
    assert ODD.groups(0) == []


def test_reach_neither_enters_nor_crosses_what_is_closed() -> None:
    open_ = ODD.all & ~set_of("ne")
    assert named(ODD.reach(set_of("e"), open_, 2)) == {"e", "se", "sw", "tail", "end"}
    assert named(ODD.reach(set_of("e"), open_)) == {"e", "se", "sw", "w", "nw", "tail", "end"}
    assert named(ODD.reach(set_of("ne"), set_of("e"), 0)) == {"ne"}
    assert named(ODD.touching(set_of("ne", "e"))) == {"nw", "ne", "e", "se", "tail"}


@pytest.mark.parametrize("places", [[("a", 0, 0), ("a", 1, 0)], [("a", 0, 0), ("b", 0, 0)]])
def test_names_and_spots_are_unique(places: list[tuple[str, int, int]]) -> None:
    with pytest.raises(AssertionError, match="two places"):
        HexField(places)
