"""The table of tiles: counts and what the rulebook is known to show."""

from __future__ import annotations

from collections import Counter

from offworld.games.dig_mars.data import BONUSES, NO_BONUS, TILES


def test_counts() -> None:
    assert len(TILES) == 48
    assert [tile.id for tile in TILES] == [f"T{number:02}" for number in range(1, 49)]
    assert sum(tile.value for tile in TILES) == 125
    assert Counter(tile.dig for tile in TILES) == {1: 16, 2: 14, 3: 11, 4: 7}
    assert Counter(tile.value for tile in TILES) == {1: 10, 2: 14, 3: 13, 4: 7, 5: 4}
    assert Counter(tile.carry for tile in TILES) == {1: 15, 2: 16, 3: 10, 4: 7}


def test_bonuses() -> None:
    """Five kinds, and not every tile has one."""
    found = Counter("none" if tile.bonus == NO_BONUS else BONUSES[tile.bonus] for tile in TILES)
    assert found == {
        "extra_drill": 5,
        "extra_transport": 5,
        "relocation": 4,
        "extra_point": 3,
        "scouting": 3,
        "none": 28,
    }


def test_tiles_of_the_pictures_exist() -> None:
    """A 5 with transport 4, a drilling difficulty of 3, values 1 to 3."""
    assert any(tile.value == 5 and tile.carry == 4 for tile in TILES)
    assert any(tile.dig == 3 for tile in TILES)
    assert {1, 2, 3} <= {tile.value for tile in TILES}
