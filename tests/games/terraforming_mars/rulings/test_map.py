"""The map of Tharsis: what every area prints, and which areas are neighbours."""

from __future__ import annotations

import pytest

from tests.games.terraforming_mars.rulings.build import (
    AREAS,
    LAND,
    NOCTIS,
    OCEANS,
    areas,
    city,
    greenery,
    has,
    of,
    planet,
    play,
    project,
    rich,
    table,
)

PRINTED = {
    **{area: {"steel": 2} for area in ("r0c0", "r0c1", "r7c0", "r8c1")},
    **{area: {"steel": 1} for area in ("r1c1", "r2c6", "r8c0")},
    "r7c5": {"titanium": 1},
    "r8c4": {"titanium": 2},
    "r3c0": {"plants": 1, "titanium": 1},
    **{area: {"plants": 1} for area in ("r3c1", "r3c2", "r3c3", "r3c5", "r3c6", "r5c0", "r5c2", "r5c3", "r5c4")},
    **{area: {"plants": 1} for area in ("r5c5", "r5c6", "r5c7", "r6c5")},
    **{area: {"plants": 2} for area in ("r3c4", "r3c7", "r4c0", "r4c1", NOCTIS, "r4c3", "r4c4", "r4c5", "r4c6")},
    **{area: {"plants": 2} for area in ("r4c7", "r4c8", "r5c1")},
    **{area: {"cards": 1} for area in ("r0c3", "r2c0", "r7c2", "r7c3")},
    "r1c5": {"cards": 2},
}


@pytest.mark.parametrize("area", AREAS)
def test_what_the_area_prints(area: str) -> None:
    me = rich(hand=["noctis_city"], makes={"energy": 1})
    match = table(me)
    held = len(of(match)["hand"])
    if area == NOCTIS:
        play(match, "noctis_city")
        held -= 1
    else:
        project(match, "aquifer" if area in OCEANS else "greenery", area)
    found = {name: has(match, name) for name in ("steel", "titanium", "plants", "energy", "heat") if has(match, name)}
    drawn = len(of(match)["hand"]) - held
    assert found | ({"cards": drawn} if drawn else {}) == PRINTED.get(area, {})


def axial(area: str) -> tuple[int, int]:
    """Return the coordinates of an area on a grid of hexagons with a point on top; the middle of the map is 0, 0."""
    row, col = int(area[1]), int(area[3])
    return col - min(row, 4), row - 4


def neighbours(area: str) -> set[str]:
    """Return the areas at one step from an area."""
    q, r = axial(area)
    steps = {(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)}
    return {other for other in AREAS if axial(other) in steps}


@pytest.mark.parametrize("area", AREAS)
def test_neighbours_of_the_area(area: str) -> None:
    """A greenery goes next to an own tile, a city not next to another, and each ocean nearby pays."""
    near = neighbours(area)
    match = project(table(rich(), tiles={area: city() if area == NOCTIS else greenery()}), "greenery")
    if len(near & set(LAND)) == 1:  # the only area needs no choice
        assert set(planet(match)["tiles"]) == {area} | near & set(LAND)
    else:
        assert areas(match) == near & set(LAND)
    if area not in OCEANS:
        assert areas(project(table(rich(), tiles={area: city()}), "city")) == set(LAND) - near - {area}
    else:
        for other in sorted(near & set(LAND))[:1]:
            match = project(table(rich(), tiles={area: {"tile": "ocean"}}), "greenery", other)
            assert has(match, "money") == 200 - 23 + 2


def test_the_map_has_twelve_ocean_areas_among_sixty_one() -> None:
    assert (len(AREAS), len(OCEANS), len(LAND)) == (61, 12, 48)
    assert areas(project(table(rich()), "aquifer")) == set(OCEANS)
    assert areas(project(table(rich()), "city")) == set(LAND)
