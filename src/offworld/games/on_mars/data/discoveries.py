"""Discovery tiles D01 to D19 and research tiles."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.benefit import (
    BLUEPRINT,
    CONSTRUCT,
    DEVELOP,
    HIRE,
    LEARN,
    UPGRADE,
    WAREHOUSE,
    Benefit,
    goods,
)
from offworld.games.on_mars.names import (
    ANY_BUILDING,
    BATTERY,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
)

DISCOVERIES: Final[tuple[Benefit, ...]] = (
    Benefit(DEVELOP, 2),
    Benefit(UPGRADE, 2),
    Benefit(CONSTRUCT, what=ANY_BUILDING),
    Benefit(HIRE),
    Benefit(BLUEPRINT, 2),
    Benefit(WAREHOUSE, 2),
    goods(CRYSTAL, 3),
    Benefit(LEARN),
    Benefit(CONSTRUCT, what=MINE),
    Benefit(CONSTRUCT, what=GENERATOR),
    Benefit(CONSTRUCT, what=WATER_EXTRACTOR),
    Benefit(CONSTRUCT, what=GREENHOUSE),
    Benefit(CONSTRUCT, what=OXYGEN_CONDENSER),
    Benefit(CONSTRUCT, what=SHELTER),
    goods(PLANT, 3),
    goods(WATER, 3),
    goods(BATTERY, 3),
    goods(OXYGEN, 3),
    goods(MINERAL, 2),
)
TILES: Final = len(DISCOVERIES)
TILE_IDS: Final = tuple([f"D{number:02}" for number in range(1, TILES + 1)])
TILE_TRUST: Final = (
    *("high", "high", "high", "high", "high", "high", "high", "high"),
    *("medium", "medium", "medium", "medium", "medium", "high"),
    *("high", "medium", "medium", "medium", "designed"),
)
FACE_UP: Final = 2
RESEARCH: Final = Benefit(DEVELOP, 2, free=True)  # high: the same for all eight tiles
RESEARCH_KINDS: Final = 4
