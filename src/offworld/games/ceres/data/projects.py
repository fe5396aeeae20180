"""The settlement projects. All figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import DESIGNED, Mark, Units, units


@dataclass(frozen=True, slots=True)
class Project:
    """A settlement project: what it costs, what it scores when paid, what it costs in points when it stays unpaid."""

    id: str
    cost: Units
    points: int
    penalty: int
    mark: Mark


PROJECTS: Final[tuple[Project, ...]] = (
    Project("P01", units(credits=1, ice=4), points=5, penalty=2, mark=DESIGNED),
    Project("P02", units(credits=1, ore=4), points=5, penalty=2, mark=DESIGNED),
    Project("P03", units(credits=1, ore=1, ice=3), points=5, penalty=2, mark=DESIGNED),
    Project("P04", units(ice=1, alloy=2), points=5, penalty=2, mark=DESIGNED),
    Project("P05", units(ore=1, alloy=2), points=5, penalty=2, mark=DESIGNED),
    Project("P06", units(credits=3, ice=2), points=5, penalty=2, mark=DESIGNED),
    Project("P07", units(credits=3, ore=2), points=5, penalty=2, mark=DESIGNED),
    Project("P08", units(credits=2, influence=2), points=5, penalty=2, mark=DESIGNED),
    Project("P09", units(credits=1, ice=5, alloy=1), points=7, penalty=3, mark=DESIGNED),
    Project("P10", units(credits=1, ore=5, alloy=1), points=7, penalty=3, mark=DESIGNED),
    Project("P11", units(credits=2, ice=2, alloy=2), points=7, penalty=3, mark=DESIGNED),
    Project("P12", units(credits=6, ice=2), points=7, penalty=3, mark=DESIGNED),
    Project("P13", units(ore=2, alloy=3), points=7, penalty=3, mark=DESIGNED),
    Project("P14", units(credits=2, probes=1), points=7, penalty=3, mark=DESIGNED),
    Project("P15", units(credits=1, influence=3, ore=2), points=7, penalty=3, mark=DESIGNED),
    Project("P16", units(ore=2, ice=2, alloy=2), points=7, penalty=3, mark=DESIGNED),
    Project("P17", units(credits=2, ice=6, alloy=2), points=9, penalty=4, mark=DESIGNED),
    Project("P18", units(credits=2, ore=6, alloy=2), points=9, penalty=4, mark=DESIGNED),
    Project("P19", units(credits=1, ice=3, alloy=4), points=9, penalty=4, mark=DESIGNED),
    Project("P20", units(credits=8, alloy=2), points=9, penalty=4, mark=DESIGNED),
    Project("P21", units(credits=2, probes=2), points=10, penalty=4, mark=DESIGNED),
    Project("P22", units(credits=2, influence=4, alloy=2), points=9, penalty=4, mark=DESIGNED),
    Project("P23", units(ore=3, ice=3, alloy=3), points=9, penalty=4, mark=DESIGNED),
    Project("P24", units(credits=4, influence=1, alloy=4), points=10, penalty=5, mark=DESIGNED),
)
