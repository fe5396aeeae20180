"""The union tiles of the expansion. That tile 1 gives ice and a launch is read off the rulebook's example."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.data.printed import Construct, Convert, Gain, Launch, Printed, Produce, Research, Settle
from offworld.games.ceres.names import DESIGNED, UNCONFIRMED, Mark, units


@dataclass(frozen=True, slots=True)
class Union:
    """A union tile: its number, the grant for a pawn on an action slot, and the grant for committing."""

    number: int
    main: tuple[Printed, ...]
    bonus: tuple[Printed, ...]
    mark: Mark


UNIONS: Final[tuple[Union, ...]] = (
    Union(1, main=(Gain(units(ice=2)),), bonus=(Launch(),), mark=UNCONFIRMED),
    Union(2, main=(Gain(units(ore=2)),), bonus=(Convert(units(ore=1), units(alloy=1), most=3),), mark=DESIGNED),
    Union(3, main=(Gain(units(alloy=1)),), bonus=(Construct(),), mark=DESIGNED),
    Union(4, main=(Gain(units(credits=2)),), bonus=(Research(1, discount=1),), mark=DESIGNED),
    Union(5, main=(Gain(units(credits=1, influence=1)),), bonus=(Settle(discount=1),), mark=DESIGNED),
    Union(6, main=(Gain(units(ore=1, ice=1)),), bonus=(Produce(5),), mark=DESIGNED),
)

SLOTS: Final = 2  # action slots of a tile, and contracts laid on it each round (the contracts are sourced)
SEALS: Final = 7  # of one colour on each tile (sourced)
# four colours (unconfirmed); which they are is ours
SEAL_COLOURS: Final[tuple[str, ...]] = ("amber", "white", "violet", "teal")

# The progress track, the same on every tile: the points of a kept contract by the marker's place. That it begins with
# 0 and has a section worth 3 points is sourced, the rest is house data.
TRACK: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
