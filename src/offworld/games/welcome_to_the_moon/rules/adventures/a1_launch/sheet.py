"""The sheet of adventure 1: nine floors, nineteen compartments with their bonuses, and the track of 31 rockets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    EFFECTS,
    ENERGY,
    PLANNING,
    PLANT,
    ROBOT,
    WATER,
    WILD,
    CardEffect,
)


@dataclass(frozen=True, slots=True)
class Compartment:
    """Spaces between two walls, and what is gained when the last of them is filled."""

    spaces: int
    rockets: int = 0
    inactive: int = 0  # rockets that count only if they are fuelled before
    fuel: int = 0
    crosses: int = 0  # X to write anywhere
    sabotage: int = 0


@dataclass(frozen=True, slots=True)
class Floor:
    """A floor of the starship: an ascending row across its walls, and the effect that leads to it."""

    effect: CardEffect
    compartments: tuple[Compartment, ...]


FLOORS: Final = (
    Floor(ASTRONAUT, (Compartment(3, rockets=3, fuel=1, crosses=1),)),
    Floor(ASTRONAUT, (Compartment(3, rockets=2, inactive=2, sabotage=1),)),
    Floor(WATER, (Compartment(2, rockets=2, sabotage=1), Compartment(3, rockets=3, inactive=3))),
    Floor(ROBOT, (Compartment(2, fuel=1, crosses=1), Compartment(3, rockets=3, crosses=1))),
    Floor(ROBOT, (Compartment(5, rockets=3, inactive=3, sabotage=2),)),
    Floor(PLANNING, (Compartment(6, rockets=4, inactive=4, crosses=1, sabotage=1),)),
    Floor(
        ENERGY,
        (
            Compartment(5, rockets=4, inactive=4, sabotage=2),
            Compartment(2, rockets=3),
            Compartment(3, rockets=2, fuel=1, crosses=1),
        ),
    ),
    Floor(
        PLANT,
        (
            Compartment(2, rockets=2, inactive=2),
            Compartment(2, rockets=2, fuel=1),
            Compartment(2, rockets=2, inactive=2),
            Compartment(2, crosses=1, sabotage=1),
        ),
    ),
    Floor(
        WILD,
        (
            Compartment(2, rockets=2, crosses=1),
            Compartment(2, rockets=2, crosses=1),
            Compartment(2, rockets=2, crosses=1),
            Compartment(2, fuel=1, crosses=1),
        ),
    ),
)

# The rockets of each row from the bottom, and the value of its box; a box goes with the last rocket of its row.
ROWS: Final = ((5, 0), (4, 15), (3, 30), (3, 45), (3, 60), (3, 75), (3, 90), (3, 105), (2, 120), (2, 135))
LAUNCH_POINTS: Final = 150
ROCKETS: Final = sum([count for count, _ in ROWS])
TIE_ROCKETS: Final = 8
ERRORS: Final = 8

# --- worked out from the print -------------------------------------------------------------------------------------
COMPARTMENTS: Final = [compartment for floor in FLOORS for compartment in floor.compartments]


def _spaces() -> tuple[list[str], list[tuple[int, int]], list[tuple[int, ...]], list[int]]:
    """Return the ids of all spaces, the first and end of each floor, each compartment's spaces, and their inverse."""
    ids: list[str] = []
    rows: list[tuple[int, int]] = []
    rooms: list[tuple[int, ...]] = []
    inverse: list[int] = []
    for number, floor in enumerate(FLOORS):
        first = len(ids)
        for compartment in floor.compartments:
            rooms.append(tuple(range(len(ids), len(ids) + compartment.spaces)))
            for _ in range(compartment.spaces):
                ids.append(f"F{number + 1}.{len(ids) - first + 1}")
                inverse.append(len(rooms) - 1)
        rows.append((first, len(ids)))
    return ids, rows, rooms, inverse


_IDS, _ROWS, _ROOMS, _INVERSE = _spaces()
SPACES: Final = tuple(_IDS)
FLOOR_SPACES: Final = _ROWS  # the first space of each floor, and the one after its last
ROOM: Final = _ROOMS  # the spaces of each compartment
ROOM_OF: Final = _INVERSE  # the compartment of each space
FLOOR_OF: Final = [number for number, (first, end) in enumerate(FLOOR_SPACES) for _ in range(first, end)]
FLOORS_FOR: Final = [  # by effect: the floors that take its numbers
    [number for number, floor in enumerate(FLOORS) if floor.effect in (effect, WILD)] for effect in range(6)
]

# Inactive rockets are named after their compartment; sabotage icons are numbered over the whole sheet.
FUELLED: Final = tuple([i for i, each in enumerate(COMPARTMENTS) if each.inactive])
FUEL_IDS: Final = tuple([f"C{room + 1}.fuel" for room in FUELLED])


def _icons() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    count = 0
    for each in COMPARTMENTS:
        found.append(tuple(range(count, count + each.sabotage)))
        count += each.sabotage
    return found


ICONS: Final = _icons()  # the sabotage icons of each compartment
ICON_ROOM: Final = [room for room, icons in enumerate(ICONS) for _ in icons]  # the compartment of each icon
SABOTAGES: Final = tuple([f"SAB{i + 1}" for i in range(sum([each.sabotage for each in COMPARTMENTS]))])


def rocket_points(rockets: int) -> int:
    """Return the value of the lowest box that is not crossed off."""
    for count, value in ROWS:
        if rockets < count:
            return value
        rockets -= count
    return LAUNCH_POINTS


POINTS: Final = [rocket_points(rockets) for rockets in range(ROCKETS + 1)]


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "floors": [
            {
                "id": f"F{number + 1}",
                "effect": "wild" if floor.effect == WILD else EFFECTS[floor.effect],
                "spaces": list(SPACES[first:end]),
            }
            for number, (floor, (first, end)) in enumerate(zip(FLOORS, FLOOR_SPACES))
        ],
        "compartments": [
            {
                "id": f"C{room + 1}",
                "spaces": [SPACES[space] for space in ROOM[room]],
                "rockets": each.rockets,
                "inactive": each.inactive,
                "fuel": each.fuel,
                "crosses": each.crosses,
                "sabotage": [SABOTAGES[icon] for icon in ICONS[room]],
            }
            for room, each in enumerate(COMPARTMENTS)
        ],
        "rocket_rows": [{"rockets": count, "points": value} for count, value in ROWS],
        "launch_points": LAUNCH_POINTS,
        "tie_rockets": TIE_ROCKETS,
        "errors": ERRORS,
    }
