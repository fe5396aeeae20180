"""Benefits: what spaces, laboratory cells, tiles, cards and goals let a player do, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.on_mars.names import ANY_BUILDING, CRYSTAL, Good

KIND_NAMES: Final = (
    "gain",
    "gain_any",
    "colonists",
    "paid_colonist",
    "develop",
    "upgrade",
    "construct",
    "hire",
    "contract",
    "scientist",
    "blueprint",
    "warehouse",
    "learn",
    "move_bots",
    "move_rover",
    "produce",
    "score",
    "radar",
    "retrieve",
    "return_side",
    "trade",
    "travel",
    "welcome",
    "building",
)
GAIN: Final = 0  # goods from the supply
GAIN_ANY: Final = 1  # resources of one's choice, minerals excepted
COLONISTS: Final = 2
PAID_COLONIST: Final = 3  # one colonist for a water or a plant
DEVELOP: Final = 4
UPGRADE: Final = 5
CONSTRUCT: Final = 6
HIRE: Final = 7  # a scientist or a contract
CONTRACT: Final = 8
SCIENTIST: Final = 9
BLUEPRINT: Final = 10
WAREHOUSE: Final = 11
LEARN: Final = 12
MOVE_BOTS: Final = 13
MOVE_ROVER: Final = 14
PRODUCE: Final = 15
SCORE: Final = 16
RADAR: Final = 17
RETRIEVE: Final = 18  # colonists from the places of `places`
RETURN_SIDE: Final = 19  # any number of colonists from the action slots of one side
TRADE: Final = 20
TRAVEL: Final = 21
WELCOME: Final = 22
USE_BUILDING: Final = 23

# what can be spent to make a benefit larger
NO_BOOST: Final = 0
COLONIST_BOOST: Final = 1
CRYSTAL_BOOST: Final = 2
BOOSTS: Final = ("none", "colonist", "crystal")

EVERYWHERE: Final = 0b111111  # all action slots and the working area
WORKING_ONLY: Final = 0b100000
BEST_ROVER_TECH: Final = -1  # as many points as the highest rover technology in play
OTHER_SIDE: Final = -1


@dataclass(frozen=True, slots=True)
class Benefit:
    """One benefit. `count` is how many or how far, `what` the good, building or side it is about.

    `free` waives the usual cost, `boost` says what may be spent for more, `tech` that a technology of that kind may be
    used, `special` marks the one variation that a kind has: a warehouse without crystals, an upgrade anywhere on the
    map, bots that move like rovers, a ship that brings one colonist more.
    """

    kind: int
    count: int = 1
    what: int = ANY_BUILDING
    free: bool = False
    boost: int = NO_BOOST
    tech: bool = False
    special: bool = False
    places: int = 0


def goods(what: Good, count: int = 1, boost: int = NO_BOOST) -> Benefit:
    """Return so many of one good from the supply."""
    return Benefit(GAIN, count, what, boost=boost)


ONE_CRYSTAL: Final = goods(CRYSTAL)
BOTS_TWO: Final = Benefit(MOVE_BOTS, 2, boost=CRYSTAL_BOOST)
WAREHOUSE_ONE: Final = Benefit(WAREHOUSE)
