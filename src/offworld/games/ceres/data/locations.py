"""The five locations and what a leader can do there. The places are sourced, all figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.data.printed import Assemble, Construct, Convert, Defer, Hire, Launch, Mix, Printed, Settle
from offworld.games.ceres.data.printed import Trade as Trading
from offworld.games.ceres.names import (
    CONSTRUCTION,
    DESIGNED,
    FACTORY,
    ICE,
    ORE,
    SOURCED,
    SPACEPORT,
    TRADE,
    UNCONFIRMED,
    Location,
    Mark,
    Units,
    units,
)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a leader can do at a location with slots."""

    id: str
    location: Location
    effect: tuple[Printed, ...]
    mark: Mark  # that it can be done here; its figures are designed


OPTIONS: Final[tuple[Option, ...]] = (
    Option("assemble", FACTORY, (Assemble(2),), UNCONFIRMED),
    Option("refine", FACTORY, (Convert(units(ore=1), units(alloy=1), most=3),), DESIGNED),
    Option("extract", FACTORY, (Mix(4, (ORE, ICE)),), UNCONFIRMED),
    Option("construct", CONSTRUCTION, (Construct(),), SOURCED),
    Option("trade", TRADE, (Trading(2),), SOURCED),
    Option("settle", TRADE, (Settle(),), SOURCED),
    Option("defer", TRADE, (Defer(units(influence=1)),), SOURCED),
    Option("hire", SPACEPORT, (Hire(2, units(credits=1)),), SOURCED),
    Option("launch", SPACEPORT, (Launch(surcharge=1),), DESIGNED),
)

# The Council: favours (see tokens), overrides, lobby
OVERRIDE_PRICE: Final[Units] = units(influence=2)
LOBBY: Final[Units] = units(influence=1, credits=1)
