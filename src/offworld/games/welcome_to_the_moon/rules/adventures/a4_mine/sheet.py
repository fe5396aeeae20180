"""The sheet of adventure 4: twelve mines of three levels, what lies in them, and the factories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

NOTHING: Final = -1
PLANT: Final = 0
WATER: Final = 1
PEARL: Final = 2
RUBY: Final = 3
RESOURCES: Final = ("plant", "water", "pearl", "ruby")

LEVELS: Final = 3


@dataclass(frozen=True, slots=True)
class Mine:
    """A mine: the mineral at each of its cells, and the deposits between the first and second, second and third."""

    minerals: tuple[int, int, int]
    deposits: tuple[int, int]


MINES: Final = (
    Mine((PEARL, RUBY, PEARL), (PLANT, PLANT)),
    Mine((PEARL, NOTHING, RUBY), (WATER, PLANT)),
    Mine((NOTHING, PEARL, RUBY), (PLANT, NOTHING)),
    Mine((RUBY, NOTHING, RUBY), (WATER, PLANT)),
    Mine((NOTHING, RUBY, PEARL), (NOTHING, WATER)),
    Mine((RUBY, NOTHING, RUBY), (PLANT, NOTHING)),
    Mine((RUBY, RUBY, NOTHING), (NOTHING, WATER)),
    Mine((RUBY, PEARL, NOTHING), (WATER, WATER)),
    Mine((PEARL, NOTHING, RUBY), (PLANT, PLANT)),
    Mine((RUBY, PEARL, NOTHING), (PLANT, WATER)),
    Mine((PEARL, NOTHING, PEARL), (WATER, PLANT)),
    Mine((PEARL, PEARL, RUBY), (PLANT, PLANT)),
)


@dataclass(frozen=True, slots=True)
class Factory:
    """A factory or control centre: its icons, the symbols of its upgrade, what an icon is worth, a bonus for the first.

    The bonus goes to whoever is the first to cross off its `bonus_icon`.
    """

    id: str
    icons: int
    energy: int
    robots: int
    before: int
    after: int
    bonus: int = 0
    bonus_icon: int = 0


FACTORIES: Final = (  # in the order of RESOURCES, then the control centre of production and that of planning
    Factory("MF1", 14, 1, 3, 2, 4, bonus=8, bonus_icon=8),
    Factory("MF2", 10, 1, 2, 3, 5, bonus=10, bonus_icon=6),
    Factory("MF3", 14, 2, 1, 2, 3, bonus=8, bonus_icon=10),
    Factory("MF4", 16, 2, 2, 2, 3, bonus=12, bonus_icon=12),
    Factory("CC1", 8, 1, 1, 0, 3),  # astronauts
    Factory("CC2", 6, 1, 1, -3, 0),  # planning
)
CREW: Final = 4
PLANNERS: Final = 5


@dataclass(frozen=True, slots=True)
class Secondary:
    """An optimisation centre: the symbols that activate it, and what it gives: resources, or robot symbols."""

    id: str
    energy: int
    robots: int
    resource: int
    count: int


ROBOTS_BONUS: Final = NOTHING
SECONDARIES: Final = (
    Secondary("SF1", 1, 1, PLANT, 2),
    Secondary("SF2", 1, 2, WATER, 2),
    Secondary("SF3", 1, 2, PEARL, 2),
    Secondary("SF4", 1, 1, RUBY, 2),
    Secondary("SF5", 2, 0, ROBOTS_BONUS, 3),
)
ERRORS: Final = 3

# --- worked out from the print -------------------------------------------------------------------------------------
COUNT: Final = len(MINES)
MINE_IDS: Final = tuple([f"M{i + 1:02}" for i in range(COUNT)])
SPACES: Final = tuple([f"{mine}.{level + 1}" for level in range(LEVELS) for mine in MINE_IDS])  # level by level
LEVEL_SPACES: Final = [(level * COUNT, (level + 1) * COUNT) for level in range(LEVELS)]
CELLS: Final = [tuple([level * COUNT + mine for level in range(LEVELS)]) for mine in range(COUNT)]
MINERAL: Final = [MINES[space % COUNT].minerals[space // COUNT] for space in range(len(SPACES))]
DEPOSITS: Final = [  # mine, the upper of the two levels, kind
    (mine, level, printed.deposits[level])
    for level in range(LEVELS - 1)
    for mine, printed in enumerate(MINES)
    if printed.deposits[level] != NOTHING
]
DEPOSIT_IDS: Final = tuple([f"D{mine + 1:02}.{level + 1}{level + 2}" for mine, level, _ in DEPOSITS])
DEPOSITS_AT: Final = [  # by space: the deposits directly above and below it
    tuple(
        [i for i, (mine, level, _) in enumerate(DEPOSITS) if mine == space % COUNT and 0 <= space // COUNT - level <= 1]
    )
    for space in range(len(SPACES))
]
MINERAL_SPACES: Final = tuple([SPACES[space] for space in range(len(SPACES)) if MINERAL[space] != NOTHING])
BUILDING_IDS: Final = (*[factory.id for factory in FACTORIES], *[secondary.id for secondary in SECONDARIES])
ENERGY_NEEDED: Final = [each.energy for each in FACTORIES] + [each.energy for each in SECONDARIES]
ROBOTS_NEEDED: Final = [each.robots for each in FACTORIES] + [each.robots for each in SECONDARIES]


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "mines": [
            {
                "id": MINE_IDS[i],
                "spaces": [SPACES[space] for space in CELLS[i]],
                "minerals": [None if each == NOTHING else RESOURCES[each] for each in mine.minerals],
            }
            for i, mine in enumerate(MINES)
        ],
        "deposits": [
            {
                "id": name,
                "kind": RESOURCES[kind],
                "between": [f"{MINE_IDS[mine]}.{level + 1}", f"{MINE_IDS[mine]}.{level + 2}"],
            }
            for name, (mine, level, kind) in zip(DEPOSIT_IDS, DEPOSITS)
        ],
        "factories": [
            {
                "id": each.id,
                "icons": each.icons,
                "energy": each.energy,
                "robots": each.robots,
                "values": [each.before, each.after],
                "bonus": each.bonus,
                "bonus_icon": each.bonus_icon,
            }
            for each in FACTORIES
        ],
        "secondaries": [
            {"id": each.id, "energy": each.energy, "robots": each.robots, "gives": _gift(each), "count": each.count}
            for each in SECONDARIES
        ],
        "errors": ERRORS,
    }


def _gift(secondary: Secondary) -> str:
    return "robots" if secondary.resource == ROBOTS_BONUS else RESOURCES[secondary.resource]
