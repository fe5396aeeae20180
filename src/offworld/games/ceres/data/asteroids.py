"""The asteroids, eight to a ring. All figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import DESIGNED, INNER, MIDDLE, OUTER, Mark, Ring, Units, units


@dataclass(frozen=True, slots=True)
class Asteroid:
    """A rock of the belt: its ring and printed sector, the least number of players, income and points."""

    id: str
    ring: Ring
    sector: int
    players: int
    income: Units
    points: int
    mark: Mark


ASTEROIDS: Final[tuple[Asteroid, ...]] = (
    Asteroid("A01", INNER, 0, players=1, income=units(credits=2), points=5, mark=DESIGNED),
    Asteroid("A02", INNER, 2, players=1, income=units(ore=2), points=5, mark=DESIGNED),
    Asteroid("A03", INNER, 4, players=1, income=units(ore=1, ice=1), points=5, mark=DESIGNED),
    Asteroid("A04", INNER, 6, players=1, income=units(alloy=1), points=5, mark=DESIGNED),
    Asteroid("A05", INNER, 1, players=3, income=units(ore=2), points=5, mark=DESIGNED),
    Asteroid("A06", INNER, 5, players=3, income=units(credits=2), points=5, mark=DESIGNED),
    Asteroid("A07", INNER, 3, players=4, income=units(ice=2), points=5, mark=DESIGNED),
    Asteroid("A08", INNER, 7, players=4, income=units(credits=1, ore=1), points=5, mark=DESIGNED),
    Asteroid("A09", MIDDLE, 1, players=1, income=units(ice=3), points=3, mark=DESIGNED),
    Asteroid("A10", MIDDLE, 3, players=1, income=units(ore=3), points=4, mark=DESIGNED),
    Asteroid("A11", MIDDLE, 5, players=1, income=units(credits=3), points=3, mark=DESIGNED),
    Asteroid("A12", MIDDLE, 7, players=1, income=units(credits=2, ice=1), points=3, mark=DESIGNED),
    Asteroid("A13", MIDDLE, 2, players=3, income=units(credits=2, influence=1), points=3, mark=DESIGNED),
    Asteroid("A14", MIDDLE, 6, players=3, income=units(ore=1, ice=2), points=4, mark=DESIGNED),
    Asteroid("A15", MIDDLE, 0, players=4, income=units(credits=2, ore=1), points=3, mark=DESIGNED),
    Asteroid("A16", MIDDLE, 4, players=4, income=units(credits=3), points=3, mark=DESIGNED),
    Asteroid("A17", OUTER, 0, players=1, income=units(ice=3), points=4, mark=DESIGNED),
    Asteroid("A18", OUTER, 2, players=1, income=units(alloy=2), points=4, mark=DESIGNED),
    Asteroid("A19", OUTER, 4, players=1, income=units(credits=3), points=4, mark=DESIGNED),
    Asteroid("A20", OUTER, 6, players=1, income=units(influence=1, ice=1), points=5, mark=DESIGNED),
    Asteroid("A21", OUTER, 1, players=3, income=units(ice=3), points=4, mark=DESIGNED),
    Asteroid("A22", OUTER, 5, players=3, income=units(credits=1, ore=2), points=4, mark=DESIGNED),
    Asteroid("A23", OUTER, 3, players=4, income=units(credits=1, ice=2), points=4, mark=DESIGNED),
    Asteroid("A24", OUTER, 7, players=4, income=units(ore=3), points=5, mark=DESIGNED),
)
