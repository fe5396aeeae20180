"""What things are worth, in points, to a player of average plans; bots that lean weigh one source of points up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import ALLOY, CREDITS, ICE, INFLUENCE, KINDS, ORE, PROBES

MOST: Final = 40  # units of a kind that are told apart


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each source of points counts, beside the points themselves."""

    probes: float = 1.0
    facilities: float = 1.0
    projects: float = 1.0
    contracts: float = 1.0
    trade: float = 1.0


BALANCED: Final = Weights()

UNIT: Final = [0.0] * KINDS  # what a unit is worth while there is time to use it
UNIT[CREDITS] = 0.50
UNIT[INFLUENCE] = 0.55
UNIT[ORE] = 0.42
UNIT[ICE] = 0.46
UNIT[ALLOY] = 0.85
UNIT[PROBES] = 1.9
ENOUGH: Final = [0] * KINDS  # units beyond these are worth half
ENOUGH[CREDITS] = 8
ENOUGH[INFLUENCE] = 4
ENOUGH[ORE] = 5
ENOUGH[ICE] = 7
ENOUGH[ALLOY] = 4
ENOUGH[PROBES] = 2


def _stocked(kind: int) -> list[float]:
    """Return what so many units are worth together."""
    found = [0.0]
    for count in range(1, MOST + 1):
        found.append(found[-1] + (UNIT[kind] if count <= ENOUGH[kind] else UNIT[kind] / 2))
    return found


STOCKED: Final[list[list[float]]] = [_stocked(kind) for kind in range(KINDS)]

LEADER: Final = 1.1  # a leader in hand
PAWN: Final = 0.9
WORK: Final = 0.8  # an outstation that a worker of the pool could still be put on
POST: Final = 1.0  # a piece on an action slot, from which one may commit
TWICE: Final = 0.8  # a main grant more for each piece that the Labour Union could still send to a free slot
LAUNCHES: Final = 1.4  # expected in a round to come
BUILDINGS: Final = 1.9
SETTLEMENTS: Final = 1.1
