"""The sheet of adventure 5: four skyscrapers, the research tower, the dome, and the tracks of energy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import Space


@dataclass(frozen=True, slots=True)
class Skyscraper:
    """A skyscraper: its levels below and above ground, and the points for the first and later at its two ends."""

    below: int
    above: int
    top: tuple[int, int]
    bottom: tuple[int, int]


SKYSCRAPERS: Final = (
    Skyscraper(6, 3, (6, 3), (20, 10)),
    Skyscraper(4, 6, (20, 10), (10, 5)),
    Skyscraper(3, 7, (25, 12), (6, 3)),
    Skyscraper(5, 4, (10, 5), (15, 7)),
)

TOWER_ABOVE: Final = 4  # floors of the tower above ground; as many are below
FLOOR_PLANTS: Final = 2
FLOOR_WATER: Final = 1

SECTIONS: Final = 8  # of the dome, from the left: odd, even, odd ...; the first and the last stand on the ground

# Values before each crossed row, the last after all: one energy crosses off a whole row.
MISSION_VALUES: Final = ((8, 4), (10, 6), (12, 8), (15, 9), (18, 10))  # star, medal
TOWER_VALUES: Final = ((2, 5, 9), (2, 6, 10), (3, 7, 12), (3, 8, 15), (4, 10, 18))  # floors with 1, 2, 3 symbols
ASTRONAUT_VALUES: Final = ((-10, 0), (0, 2), (10, 4), (20, 7), (30, 10))  # most astronauts, all others
DOME_VALUES: Final = (6, 5, 4, 3, 2)  # lost for each piece that is not built
TRACKS: Final = ("missions", "tower", "astronauts", "dome")
ASTRONAUTS: Final = 8
ERRORS: Final = 3

# --- worked out from the print -------------------------------------------------------------------------------------
TOWER_IDS: Final = tuple([f"TF{i + 1}" for i in range(2 * TOWER_ABOVE)])  # from the top
SECTION_IDS: Final = tuple([f"DS{i + 1}" for i in range(SECTIONS)])
HEIGHTS: Final = [each.below + each.above for each in SKYSCRAPERS]
SPACES: Final = tuple([f"K{i + 1}.{level + 1}" for i, height in enumerate(HEIGHTS) for level in range(height)])
FIRST_SPACE: Final = [sum(HEIGHTS[:i]) for i in range(len(HEIGHTS) + 1)]  # of each skyscraper, from the bottom
SKYSCRAPER_OF: Final = [i for i, height in enumerate(HEIGHTS) for _ in range(height)]
STARTS: Final = [  # the two starting levels of each skyscraper, below and above ground
    (FIRST_SPACE[i] + each.below - 1, FIRST_SPACE[i] + each.below) for i, each in enumerate(SKYSCRAPERS)
]


def _tower_floor(space: Space) -> int:
    """Return the tower floor at the height of a level, or -1 where there is none."""
    i = SKYSCRAPER_OF[space]
    height = space - FIRST_SPACE[i] - SKYSCRAPERS[i].below  # 0: the first level above ground
    floor = TOWER_ABOVE - 1 - height
    return floor if 0 <= floor < 2 * TOWER_ABOVE else -1


TOWER_FLOOR: Final = [_tower_floor(Space(number)) for number in range(len(SPACES))]


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "skyscrapers": [
            {
                "id": f"K{i + 1}",
                "spaces": list(SPACES[FIRST_SPACE[i] : FIRST_SPACE[i + 1]]),
                "starts": [SPACES[space] for space in STARTS[i]],
                "top": list(each.top),
                "bottom": list(each.bottom),
            }
            for i, each in enumerate(SKYSCRAPERS)
        ],
        "tower": [
            {"id": name, "spaces": [SPACES[space] for space in range(len(SPACES)) if TOWER_FLOOR[space] == i]}
            for i, name in enumerate(TOWER_IDS)
        ],
        "floor_plants": FLOOR_PLANTS,
        "floor_water": FLOOR_WATER,
        "dome": [{"id": name, "parity": "even" if i % 2 else "odd"} for i, name in enumerate(SECTION_IDS)],
        "values": {
            "missions": [list(row) for row in MISSION_VALUES],
            "tower": [list(row) for row in TOWER_VALUES],
            "astronauts": [list(row) for row in ASTRONAUT_VALUES],
            "dome": list(DOME_VALUES),
        },
        "astronauts": ASTRONAUTS,
        "errors": ERRORS,
    }
