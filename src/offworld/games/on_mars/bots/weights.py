"""What things are worth, in points, to a player with time to use them."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.names import BATTERY, KINDS, MINERAL, OXYGEN, PLANT, WATER

# --- goods: the first of a kind, and what part of that each further one is worth --------------------------------------
GOOD: Final = [0.0] * KINDS
GOOD[MINERAL] = 1.15  # stands for any other, and pays for upgrades
GOOD[BATTERY] = 0.7
GOOD[WATER] = 0.75
GOOD[PLANT] = 0.8
GOOD[OXYGEN] = 1.05  # shelters and most developments
NEXT: Final = 0.7


def _stored(kind: int) -> list[float]:
    """Return what so many of a kind are worth together."""
    found = [0.0]
    worth = GOOD[kind]
    for _ in range(7):
        found.append(found[-1] + worth)
        worth *= NEXT
    return found


STORED: Final[list[list[float]]] = [_stored(kind) for kind in range(KINDS)]
CRYSTAL: Final = 0.5
MARTIAN: Final[list[float]] = [0.0, 0.6, 1.25, 1.8, 2.3, 2.7, 3.05, 3.35, 3.6]  # so many crystals together

# --- people and machines ----------------------------------------------------------------------------------------------
QUARTERS: Final[list[float]] = [
    0.0,
    0.0,
    1.2,
    2.6,
    3.8,
    5.4,
    7.0,
    9.0,
    11.2,
    13.8,
    16.4,
    19.4,
    21.0,
]  # printed points, smoothed
READY: Final[list[float]] = [
    0.0,
    0.9,
    1.6,
    2.2,
    2.6,
    2.9,
    3.1,
    3.3,
    3.4,
    3.5,
    3.6,
    3.6,
    3.6,
]  # colonists who can act at once
AWAY: Final = 0.8  # of a colonist on the slots of the other side, at the end
# of a colonist who comes home with the next flight, by the rounds until the shuttle leaves
COMING: Final[list[float]] = [0.9, 0.9, 0.7, 0.58, 0.5, 0.45, 0.4]
POSTED: Final = 0.3  # of a colonist on an action of one's own side, who comes home with the flight after that
SHELTERS: Final[list[float]] = [0.0, 0.0, 3.6, 6.4, 8.6, 10.2]  # room for goods and colonists
BOTS: Final[list[float]] = [0.0, 0.0, 1.1, 1.7, 2.0]
SLOT: Final = 0.35  # an open executive action
SHIP: Final = 0.6  # a ship that may be welcomed at this level

# --- laboratory -------------------------------------------------------------------------------------------------------
LEAD: Final[list[float]] = [
    0.0,
    0.0,
    0.2,
    0.5,
    1.0,
    1.7,
    0.0,
]  # the most developed technology on its way to the nine points
TILE: Final = 0.45  # a technology to develop
UNIQUE: Final = 0.3  # one that rivals need and do not have

# --- colony -----------------------------------------------------------------------------------------------------------
BENEFIT: Final = 0.9  # the benefit beside the LSS track
ALONE: Final = 3.0  # a building that the level of the solo goal still wants
SHARE: Final[list[float]] = [0.3, 0.18, 0.1, 0.06, 0.03, 0.0]  # of what could be built soon, the best first
NEAR: Final = 0.4  # of readiness: a bot stands where it can be built
PAID: Final = 0.35  # the goods are there
# of what has to be done on the other side, by the rounds until the shuttle flies there
ELSEWHERE: Final[list[float]] = [0.95, 0.95, 0.75, 0.6, 0.5, 0.45, 0.4]
IDLE: Final = 0.25  # of what needs a colonist where none is free
DEVELOPED: Final = 0.7  # a development that can be paid
LEARNED: Final = 0.5  # a technology that can be learned
TAKEN: Final = 0.4  # a blueprint, where few wait to be used
UPGRADED: Final = 2.5  # an upgrade that a bot stands ready for
MINER: Final = 1.0
MARKER: Final = 1.3  # an advanced building: it produces and can be used

# --- cards and tiles --------------------------------------------------------------------------------------------------
SCIENTIST: Final = 1.2  # works free of charge
GOAL: Final = 5.0  # the reward of a goal
SPARE: Final = 0.5  # a goal in hand as a crystal
RESEARCH: Final = 3.4  # a research tile within reach
# discovery tiles in their order, beside the goods and the upgrades that they bring
FOUND: Final[list[float]] = [
    2.0,
    0.4,
    2.4,
    1.6,
    1.0,
    1.5,
    1.6,
    1.5,
    1.4,
    1.8,
    1.8,
    1.8,
    1.8,
    2.6,
    0.2,
    0.2,
    0.2,
    0.2,
    0.2,
]

RIVAL: Final = 0.35  # how much of the best placed rival counts against oneself
LEADING: Final = 0.3  # how much more a lead counts when the end is near
# what the end takes from somebody with plenty of time, beside cards: about the mean of prospects in mid-match
AT_STAKE: Final = 34.0
LIKELY: Final = 0.5  # the chance that a rival's open contract is completed in time
OVERDUE: Final = 6.0  # a round of work on what ends a match that lasts too long
BEHIND: Final = 0.5  # of that, to whoever does not lead
