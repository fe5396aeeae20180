"""The three fields of research with their levels. All figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import DESIGNED, NOTHING, Mark, Units, units


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a field: the credits of the step that reaches it, and what it gives once, for good, or at the end."""

    price: int
    gain: Units = NOTHING
    launch_discount: int = 0  # ice of each launch
    launch_points: int = 0  # of each later launch
    construct_discount: int = 0  # credits of each construction
    construct_points: int = 0  # of each later construction
    settle_discount: int = 0  # units of each project
    settle_points: int = 0  # of each later project
    per_probe: int = 0  # points at the end for each launched probe
    per_facility: int = 0  # points at the end for each facility built, new or tucked
    per_project: int = 0  # points at the end for each project paid
    mark: Mark = DESIGNED


# by field: exploration, construction, commerce (the fields are sourced)
LEVELS: Final[tuple[tuple[Level, ...], ...]] = (
    (
        Level(1, gain=units(ice=2)),
        Level(1, launch_discount=1),
        Level(2, gain=units(probes=1)),
        Level(2, launch_points=1),
        Level(3, launch_discount=1),
        Level(3, per_probe=1),
    ),
    (
        Level(1, gain=units(alloy=1)),
        Level(1, construct_discount=1),
        Level(2, gain=units(alloy=2)),
        Level(2, construct_discount=1),
        Level(3, construct_points=1),
        Level(4, per_facility=1),
    ),
    (
        Level(1, gain=units(credits=3)),
        Level(1, settle_discount=1),
        Level(2, gain=units(influence=2)),
        Level(2, settle_points=1),
        Level(3, settle_discount=1),
        Level(3, per_project=2),
    ),
)
