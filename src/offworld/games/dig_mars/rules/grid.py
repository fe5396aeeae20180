"""The canyon grid: 4 x 4 sites numbered row by row from the top left, named A1 to D4 (column letter, row number)."""

from __future__ import annotations

from typing import Final

from offworld.games.dig_mars.data import SIDE, SITES, Site


def _rays(site: Site) -> tuple[tuple[Site, ...], ...]:
    """Return the sites in each straight line from a site, nearest first: up, right, down, left."""
    row, column = divmod(site, SIDE)
    lines = []
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        line = []
        r, c = row + down, column + right
        while 0 <= r < SIDE and 0 <= c < SIDE:
            line.append(Site(r * SIDE + c))
            r, c = r + down, c + right
        if line:
            lines.append(tuple(line))
    return tuple(lines)


ALL_SITES: Final = tuple([Site(number) for number in range(SITES)])
RAYS: Final = tuple([_rays(site) for site in ALL_SITES])
NAMES: Final = tuple(["ABCD"[site % SIDE] + str(site // SIDE + 1) for site in ALL_SITES])


def is_site(value: object) -> bool:
    """Return whether a value from outside names a site."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SITES
