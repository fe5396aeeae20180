"""The map: 91 hexes in thirteen columns A to M, each counted from the top."""

from __future__ import annotations

from typing import Any, Final, cast

from offworld.games.on_mars.data.house import RESEARCH_SPOTS, SHELTER_SPOTS
from offworld.games.on_mars.names import NOWHERE, Hex
from offworld.toolbox.hexes import DIRECTIONS, HexField, bit_set, members

# confirmed: by column from q = -6 on, the first and last r
COLUMNS: Final = (
    *((2, 4), (0, 5), (-1, 5), (-2, 5), (-3, 5), (-3, 4), (-4, 4)),
    *((-4, 3), (-5, 3), (-5, 2), (-5, 1), (-5, 0), (-4, -2)),
)
LETTERS: Final = "ABCDEFGHIJKLM"


def _places() -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    for column, (first, last) in enumerate(COLUMNS):
        for r in range(first, last + 1):
            found.append((f"{LETTERS[column]}{r - first + 1}", column - 6, r))
    return found


FIELD: Final = HexField(_places())
HEXES: Final = len(FIELD.ids)
HEX_IDS: Final = tuple(FIELD.ids)
EACH_HEX: Final = tuple([Hex(number) for number in range(HEXES)])
HEX: Final[dict[str, Hex]] = {HEX_IDS[place]: place for place in EACH_HEX}
ALL_HEXES: Final = FIELD.all
NEAR: Final = FIELD.near  # neighbours as bit sets
AROUND: Final = cast("list[tuple[Hex, ...]]", FIELD.around)
DISTANCE: Final = FIELD.distance
RINGS: Final = FIELD.rings
TWO_AWAY: Final = [rings[2] for rings in RINGS]
ZONE: Final = [NEAR[place] | 1 << place for place in EACH_HEX]  # where a bot can build

_SPOT: Final[dict[tuple[int, int], Hex]] = {FIELD.axial[place]: place for place in EACH_HEX}
AT: Final = [
    tuple([_SPOT.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS]) for q, r in FIELD.axial
]  # by direction, clockwise from the top; NOWHERE beyond the edge

START_MINE: Final = _SPOT[0, 0]  # confirmed
START_SPOTS: Final = (_SPOT[0, -2], _SPOT[0, 2], _SPOT[-2, 1], _SPOT[2, -1])  # high: top, bottom, left, right
SHELTERS_AT: Final[dict[int, tuple[Hex, ...]]] = {
    boards: tuple([_SPOT[spot] for spot in spots]) for boards, spots in SHELTER_SPOTS.items()
}
RESEARCH_AT: Final = tuple([(_SPOT[q, r], kind) for q, r, kind in RESEARCH_SPOTS])
WITHIN: Final = [
    [bit_set([end for end in range(HEXES) if DISTANCE[place][end] <= steps]) for steps in range(14)]
    for place in range(HEXES)
]  # by place and steps


def hexes_of(places: int) -> list[Hex]:
    """Return the hexes of a bit set, in order."""
    found: list[Any] = members(places)
    return found
