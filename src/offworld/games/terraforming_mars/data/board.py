"""The map of Tharsis: areas, what is printed on them, and the two places off the map."""

from __future__ import annotations

from typing import Any, Final, cast

from offworld.games.terraforming_mars.names import PLANTS, STEEL, TITANIUM, Area, Resource
from offworld.toolbox.hexes import HexField, bit_set, members, rows_of_hexes

CARD_BONUS: Final = 6  # a printed card, next to the six resources

MAP: Final = HexField(rows_of_hexes((5, 6, 7, 8, 9, 8, 7, 6, 5)))

# fmt: off
OCEAN_IDS: Final = (
    "r0c1", "r0c3", "r0c4", "r1c5", "r3c7", "r4c3", "r4c4", "r4c5", "r5c5", "r5c6", "r5c7", "r8c4",
)
# fmt: on
NAMED: Final = {  # places with a name on the map; the words are in the language files
    "r1c1": "tharsis_tholus",
    "r2c0": "ascraeus_mons",
    "r3c0": "pavonis_mons",
    "r4c0": "arsia_mons",
    "r4c2": "noctis_city",
}
VOLCANO_IDS: Final = ("r1c1", "r2c0", "r3c0", "r4c0")
NOCTIS_ID: Final = "r4c2"
OFF_MAP: Final = ("ganymede_colony", "phobos_space_haven")

PRINTED: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "r0c0": ((STEEL, 2),),
    "r0c1": ((STEEL, 2),),
    "r0c3": ((CARD_BONUS, 1),),
    "r1c1": ((STEEL, 1),),
    "r1c5": ((CARD_BONUS, 2),),
    "r2c0": ((CARD_BONUS, 1),),
    "r2c6": ((STEEL, 1),),
    "r3c0": ((PLANTS, 1), (TITANIUM, 1)),
    "r3c1": ((PLANTS, 1),),
    "r3c2": ((PLANTS, 1),),
    "r3c3": ((PLANTS, 1),),
    "r3c4": ((PLANTS, 2),),
    "r3c5": ((PLANTS, 1),),
    "r3c6": ((PLANTS, 1),),
    "r3c7": ((PLANTS, 2),),
    "r4c0": ((PLANTS, 2),),
    "r4c1": ((PLANTS, 2),),
    "r4c2": ((PLANTS, 2),),
    "r4c3": ((PLANTS, 2),),
    "r4c4": ((PLANTS, 2),),
    "r4c5": ((PLANTS, 2),),
    "r4c6": ((PLANTS, 2),),
    "r4c7": ((PLANTS, 2),),
    "r4c8": ((PLANTS, 2),),
    "r5c0": ((PLANTS, 1),),
    "r5c1": ((PLANTS, 2),),
    "r5c2": ((PLANTS, 1),),
    "r5c3": ((PLANTS, 1),),
    "r5c4": ((PLANTS, 1),),
    "r5c5": ((PLANTS, 1),),
    "r5c6": ((PLANTS, 1),),
    "r5c7": ((PLANTS, 1),),
    "r6c5": ((PLANTS, 1),),
    "r7c0": ((STEEL, 2),),
    "r7c2": ((CARD_BONUS, 1),),
    "r7c3": ((CARD_BONUS, 1),),
    "r7c5": ((TITANIUM, 1),),
    "r8c0": ((STEEL, 1),),
    "r8c1": ((STEEL, 2),),
    "r8c4": ((TITANIUM, 2),),
}

# --- what follows from it, by area number -----------------------------------------------------------------------------
AREA_IDS: Final[tuple[str, ...]] = (*MAP.ids, *OFF_MAP)
EACH_AREA: Final = tuple([Area(number) for number in range(len(AREA_IDS))])
AREA: Final[dict[str, Area]] = {AREA_IDS[area]: area for area in EACH_AREA}
ON_MARS: Final = (1 << len(MAP.ids)) - 1
GANYMEDE_AREA: Final = Area(61)
PHOBOS_AREA: Final = Area(62)
AROUND: Final = cast("list[tuple[Area, ...]]", [*MAP.around, (), ()])
NEAR: Final[list[int]] = [*MAP.near, 0, 0]
BONUS: Final[list[tuple[tuple[int, int], ...]]] = [PRINTED.get(name, ()) for name in AREA_IDS]

OCEAN_AREAS: Final = bit_set([AREA[name] for name in OCEAN_IDS])
VOLCANOES: Final = bit_set([AREA[name] for name in VOLCANO_IDS])
NOCTIS_AREA: Final = AREA[NOCTIS_ID]
LAND_AREAS: Final = ON_MARS & ~OCEAN_AREAS & ~(1 << NOCTIS_AREA)
METAL_AREAS: Final = bit_set(  # printing steel or titanium; no area prints both
    [area for area, bonus in enumerate(BONUS) if any([kind in (STEEL, TITANIUM) for kind, _ in bonus])]
)


def areas_of(places: int) -> list[Area]:
    """Return the areas of a bit set, in order."""
    found: list[Any] = members(places)
    return found


def metal_of(area: Area) -> Resource:
    """Return the metal that an area prints."""
    for kind, _ in BONUS[area]:
        if kind in (STEEL, TITANIUM):
            return Resource(kind)
    raise ValueError(AREA_IDS[area])
