"""The ships, three for each round; one of each three comes. All figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import BLUE, DESIGNED, GREEN, GREY, RED, Mark, Units, units


@dataclass(frozen=True, slots=True)
class Offer:
    """Up to `most` times in one trade: pay some units, take others."""

    pay: Units
    get: Units
    most: int


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of one round: three offers, and its workers in the order in which they come aboard."""

    id: str
    round: int
    offers: tuple[Offer, Offer, Offer]
    workers: tuple[int, ...]
    mark: Mark


SHIPS: Final[tuple[Ship, ...]] = (
    Ship(
        "H1a",
        1,
        offers=(
            Offer(units(ore=1), units(credits=2), most=2),
            Offer(units(credits=2), units(alloy=1), most=1),
            Offer(units(credits=1), units(ice=1), most=2),
        ),
        workers=(GREY, BLUE, RED, GREEN, BLUE),
        mark=DESIGNED,
    ),
    Ship(
        "H1b",
        1,
        offers=(
            Offer(units(ice=1), units(credits=2), most=2),
            Offer(units(credits=2), units(alloy=1), most=1),
            Offer(units(credits=1), units(ore=1), most=2),
        ),
        workers=(BLUE, GREY, GREEN, RED, GREY),
        mark=DESIGNED,
    ),
    Ship(
        "H1c",
        1,
        offers=(
            Offer(units(ore=1), units(ice=1), most=3),
            Offer(units(credits=1), units(ore=1), most=3),
            Offer(units(influence=1), units(credits=3), most=1),
        ),
        workers=(GREY, RED, BLUE, GREEN, RED),
        mark=DESIGNED,
    ),
    Ship(
        "H2a",
        2,
        offers=(
            Offer(units(alloy=1), units(credits=4), most=2),
            Offer(units(ice=1), units(credits=2), most=2),
            Offer(units(credits=1), units(ore=1), most=3),
        ),
        workers=(GREY, GREEN, BLUE, RED, GREY),
        mark=DESIGNED,
    ),
    Ship(
        "H2b",
        2,
        offers=(
            Offer(units(ore=1), units(credits=2), most=3),
            Offer(units(credits=3), units(influence=2), most=1),
            Offer(units(credits=2), units(alloy=1), most=2),
        ),
        workers=(BLUE, RED, GREY, GREEN, BLUE),
        mark=DESIGNED,
    ),
    Ship(
        "H2c",
        2,
        offers=(
            Offer(units(ore=2), units(alloy=1), most=2),
            Offer(units(ice=1), units(credits=2), most=3),
            Offer(units(credits=2), units(influence=1), most=1),
        ),
        workers=(RED, GREY, BLUE, GREEN, GREEN),
        mark=DESIGNED,
    ),
    Ship(
        "H3a",
        3,
        offers=(
            Offer(units(alloy=1), units(credits=4), most=2),
            Offer(units(ore=1), units(credits=2), most=3),
            Offer(units(credits=1), units(ice=1), most=4),
        ),
        workers=(GREY, BLUE, GREEN, RED, GREY),
        mark=DESIGNED,
    ),
    Ship(
        "H3b",
        3,
        offers=(
            Offer(units(ice=1), units(credits=2), most=3),
            Offer(units(credits=2), units(alloy=1), most=3),
            Offer(units(credits=2), units(influence=1), most=2),
        ),
        workers=(GREEN, GREY, RED, BLUE, BLUE),
        mark=DESIGNED,
    ),
    Ship(
        "H3c",
        3,
        offers=(
            Offer(units(influence=1), units(credits=3), most=2),
            Offer(units(credits=1), units(ore=1), most=4),
            Offer(units(alloy=1), units(credits=4), most=2),
        ),
        workers=(GREY, RED, BLUE, GREEN, RED),
        mark=DESIGNED,
    ),
)
