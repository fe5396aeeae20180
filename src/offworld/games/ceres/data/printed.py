"""What is printed on cards, tiles and tokens: data without logic. `deeds` carries it out, `words` reads it out.

Each kind of effect is read from tables that have to name them all (`toolbox/readings.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import NOTHING, PACKAGE, Resource, Units
from offworld.kernel.kinds import kinds


class Printed:
    """One printed effect."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Gain(Printed):
    """Take units from the supply."""

    units: Units


@dataclass(frozen=True, slots=True)
class Mix(Printed):
    """Take so many units in any mix of two resources."""

    count: int
    of: tuple[Resource, Resource]


@dataclass(frozen=True, slots=True)
class Convert(Printed):
    """Up to `most` times: pay some units, take others."""

    pay: Units
    get: Units
    most: int


@dataclass(frozen=True, slots=True)
class Launch(Printed):
    """Launch one stored probe to a free asteroid, for less or more ice."""

    discount: int = 0
    surcharge: int = 0


@dataclass(frozen=True, slots=True)
class Research(Printed):
    """Advance so many steps in any fields, each for less credits."""

    steps: int
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Assemble(Printed):
    """Assemble up to `most` probes, each for less."""

    most: int
    discount: Units = NOTHING


@dataclass(frozen=True, slots=True)
class Construct(Printed):
    """Build one facility from the display for less alloy."""

    discount: int = 0


@dataclass(frozen=True, slots=True)
class Trade(Printed):
    """Use up to so many different offers of the ship."""

    offers: int


@dataclass(frozen=True, slots=True)
class Settle(Printed):
    """Take a project from the display and pay it at once, waiving units."""

    discount: int = 0


@dataclass(frozen=True, slots=True)
class Defer(Printed):
    """Pay, and take a project from the display unpaid."""

    price: Units


@dataclass(frozen=True, slots=True)
class Score(Printed):
    """Score points at once."""

    points: int


@dataclass(frozen=True, slots=True)
class Produce(Printed):
    """Collect the income of up to so many different sources of one's own."""

    sources: int


@dataclass(frozen=True, slots=True)
class Reactivate(Printed):
    """Carry out again the action of an own outstation that holds a worker."""


@dataclass(frozen=True, slots=True)
class Recruit(Printed):
    """Take a worker of any colour from the supply, place and resolve it; it goes back at the end of the round."""


@dataclass(frozen=True, slots=True)
class Hire(Printed):
    """Up to `most` times: pay, take a worker from the ship, place and resolve it."""

    most: int
    price: Units


@dataclass(frozen=True, slots=True)
class LabourUnion(Printed):
    """For the rest of the round: main grants twice, and two steps of the union's marker."""


EFFECTS: Final = kinds(Printed, PACKAGE)
