"""The sheet of adventure 8: seven planets with moons, thirteen asteroids, and the same tracks for both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

GREEN: Final = 0
BLUE: Final = 1
GREY: Final = 2
COLOURS: Final = ("green", "blue", "grey")

NEAR: Final = 0  # the side of the seat whose sheet it is: bottom edge, asteroids from the first on
FAR: Final = 1  # the side of the next seat clockwise: top edge, asteroids from the last on
SIDES: Final = ("near", "far")


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet: its colour, the numbers that fit it, its spaces, its plants and waters, and bonuses of spaces.

    Numbers below the print fit the first planet, those above it the last (R220).
    """

    colour: int
    low: int
    high: int
    spaces: int
    plants: int
    water: int
    bonuses: tuple[tuple[int, str], ...] = ()  # the space, from 1, and what it gives


PLANETS: Final = (
    Planet(GREEN, 0, 3, 3, 1, 1, ((3, "plant"),)),
    Planet(GREY, 3, 5, 5, 1, 1, ((5, "robot"),)),
    Planet(BLUE, 5, 7, 5, 2, 1, ((3, "robot"), (5, "water"))),
    Planet(GREY, 7, 9, 7, 2, 1, ((1, "plant"), (5, "plant"), (7, "robot"))),
    Planet(GREEN, 9, 11, 5, 2, 1, ((4, "water"), (5, "plant"))),
    Planet(BLUE, 11, 13, 5, 2, 1, ((5, "water"),)),
    Planet(GREEN, 13, 17, 3, 2, 0, ((3, "plant"),)),
)
MOON_SPACES: Final = 2  # on the moon of each planet

ASTEROIDS: Final[tuple[tuple[str, ...], ...]] = (  # the bonuses of each from the near side on
    (),
    ("plant",),
    ("water",),
    ("plant",),
    ("water", "energy"),
    ("energy", "energy"),
    ("planning_free", "planning_free"),
    ("energy", "energy"),
    ("water", "energy"),
    ("plant",),
    ("water",),
    ("plant",),
    (),
)

PLANT_VALUES: Final = (0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40)
WATER_VALUES: Final = (0, 3, 6, 10, 14, 19, 24, 30, 37, 45)
PLANET_VALUES: Final = ((2, 3, 4, 6, 8), (2, 4, 6, 8, 10), (4, 5, 6, 9, 12))  # by colour
PLANNING_LOSS: Final = (0, 3, 6, 10, 15, 21, 28, 36)  # R182: 10 after three, as printed
ASTRONAUTS: Final = 6
ERRORS: Final = 2  # on each side

# --- worked out from the print -------------------------------------------------------------------------------------
PLANET_IDS: Final = tuple([f"P{i + 1}" for i in range(len(PLANETS))])
SPACES: Final = tuple([f"P{i + 1}.{space + 1}" for i, planet in enumerate(PLANETS) for space in range(planet.spaces)])
MOON_IDS: Final = tuple([f"P{i + 1}.m{moon + 1}" for i in range(len(PLANETS)) for moon in range(MOON_SPACES)])
ASTEROID_IDS: Final = tuple([f"AST{i + 1:02}" for i in range(len(ASTEROIDS))])
FIRST_SPACE: Final = [sum([planet.spaces for planet in PLANETS[:i]]) for i in range(len(PLANETS) + 1)]


def planets_of(number: int) -> list[int]:
    """Return the planets that a whole number fits."""
    return [
        i
        for i, planet in enumerate(PLANETS)
        if planet.low <= number <= planet.high or (number > PLANETS[-1].high and i == len(PLANETS) - 1)
    ]


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "planets": [
            {
                "id": PLANET_IDS[i],
                "colour": COLOURS[planet.colour],
                "numbers": [planet.low, planet.high],
                "spaces": list(SPACES[FIRST_SPACE[i] : FIRST_SPACE[i + 1]]),
                "moon": list(MOON_IDS[i * MOON_SPACES : (i + 1) * MOON_SPACES]),
                "plants": planet.plants,
                "water": planet.water,
                "bonuses": {SPACES[FIRST_SPACE[i] + place - 1]: bonus for place, bonus in planet.bonuses},
            }
            for i, planet in enumerate(PLANETS)
        ],
        "asteroids": [{"id": name, "bonuses": list(each)} for name, each in zip(ASTEROID_IDS, ASTEROIDS)],
        "values": {
            "plants": list(PLANT_VALUES),
            "water": list(WATER_VALUES),
            "planets": {colour: list(PLANET_VALUES[i]) for i, colour in enumerate(COLOURS)},
        },
        "planning_loss": list(PLANNING_LOSS),
        "astronauts": ASTRONAUTS,
        "errors": ERRORS,
    }
