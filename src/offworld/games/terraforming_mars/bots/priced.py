"""What has a price: indices of price lists, and counts of such things."""

from __future__ import annotations

from typing import Final

STOCK: Final = 0  # plus the resource
MAKES: Final = 6  # production, plus the resource
RATING: Final = 12
WARMTH: Final = 13  # steps of temperature
AIR: Final = 14  # steps of oxygen
SEA: Final = 15
FOREST: Final = 16  # greenery tiles
TOWN: Final = 17  # city tiles
GROUND: Final = 18  # other tiles
POINT: Final = 19
NEW_CARD: Final = 20  # to hand, free of charge
NEW_OFFER: Final = 21  # to look at, and to buy
YEARLY: Final = 22  # money in each generation, and at once none
TAG: Final = 23  # plus the tag
RAID: Final = 33  # resources that somebody else loses, plus the resource
CUT: Final = 39  # production that somebody else loses, plus the resource
CUBE: Final = 45  # on some card, plus the kind

Count = tuple[int, float]  # what, and how much of it
Counts = tuple[Count, ...]
