"""The state of Dig Mars in flat lists of small numbers."""

from __future__ import annotations

from offworld.games.dig_mars.data import (
    ACTIONS,
    BONUSES,
    EQUIPMENT,
    NO_SITE,
    SITES,
    STACK,
    STATIONS,
    TARGETS,
    Gear,
    Site,
)
from offworld.kernel.state import State


class DigMars(State):
    """Grid, players and turn. Tile numbers index `data.TILES`; tiles[3 * site + h] lies at height h of a site."""

    __slots__ = (
        "actions",
        "at",
        "bonuses",
        "carrier",
        "crowd",
        "explored",
        "height",
        "idle",
        "left",
        "levels",
        "moved",
        "open_finds",
        "points",
        "scouted",
        "tiles",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        open_finds: bool,
        tiles: list[int],
        height: list[int],
        explored: list[int],
        scouted: list[int],
        at: list[Site],
        crowd: list[int],
        levels: list[int],
        points: list[int],
        carrier: list[int],
        bonuses: list[int],
        left: int = SITES * STACK,
        actions: int = ACTIONS,
        moved: bool = False,
        idle: int = 0,
        parent: State | None = None,
    ) -> None:
        super().__init__(seats, rng, parent)
        self.open_finds = open_finds  # the variant: finds lie face up, nobody declares victory
        self.tiles = tiles  # changes in guesses only, then as a whole: copies share the list
        self.height = height
        self.explored = explored  # 1 where the top tile is explored
        self.scouted = scouted  # bit set of the seats that have looked at the unexplored top tile
        self.at = at  # site of each station; NO_SITE in the reserve
        self.crowd = crowd  # stations on each site; follows from `at`
        self.levels = levels
        self.points = points
        self.carrier = carrier  # by tile: who transported it, -1 nobody; shared by copies as `tiles` is
        self.bonuses = bonuses  # that may still be used in this turn
        self.left = left  # tiles still on the grid
        self.actions = actions  # left in this turn
        self.moved = moved  # whether this turn has drilled, transported or upgraded
        self.idle = idle  # turns in a row without such progress

    def clone(self) -> DigMars:
        """Return an independent copy."""
        return DigMars(
            self.seats,
            self.rng,
            self.open_finds,
            self.tiles,
            self.height[:],
            self.explored[:],
            self.scouted[:],
            self.at[:],
            self.crowd[:],
            self.levels[:],
            self.points[:],
            self.carrier,
            self.bonuses[:],
            self.left,
            self.actions,
            self.moved,
            self.idle,
            self,
        )

    @property
    def target(self) -> int:
        """The points that allow to declare victory."""
        return TARGETS[self.seats]

    def top(self, site: Site) -> int:
        """Return the top tile of a stack, or -1 on a gap."""
        height = self.height[site]
        return self.tiles[STACK * site + height - 1] if height else -1

    def sites(self, seat: int) -> list[Site]:
        """Return the sites with stations of a seat, each once."""
        found: list[Site] = []
        for site in self.at[seat * STATIONS : seat * STATIONS + STATIONS]:
            if site >= 0 and site not in found:
                found.append(site)
        return found

    def is_present(self, seat: int, site: Site) -> bool:
        """Return whether a seat has a station on a site."""
        return site in self.at[seat * STATIONS : seat * STATIONS + STATIONS]

    def present(self, site: Site) -> list[int]:
        """Return the seats with at least one station on a site."""
        return [seat for seat in range(self.seats) if self.is_present(seat, site)]

    def level(self, seat: int, equipment: Gear) -> int:
        """Return the level of one of a seat's three kinds of equipment."""
        return self.levels[seat * len(EQUIPMENT) + equipment]

    def reach(self, seat: int, equipment: Gear, site: Site) -> int:
        """Return the level that counts on a site: co-operation is compulsory, each further station adds one."""
        return self.levels[seat * len(EQUIPMENT) + equipment] + self.crowd[site] - 1

    def put(self, seat: int, site: Site) -> None:
        """Put a station from the seat's reserve on a site."""
        self.at[self.at.index(NO_SITE, seat * STATIONS)] = site
        self.crowd[site] += 1

    def shift(self, seat: int, start: Site, end: Site) -> None:
        """Take a station of the seat from one site to another."""
        self.at[self.at.index(start, seat * STATIONS)] = end
        self.crowd[start] -= 1
        self.crowd[end] += 1

    def reserve(self, seat: int) -> int:
        """Return how many stations a seat has not placed yet."""
        return self.at[seat * STATIONS : seat * STATIONS + STATIONS].count(NO_SITE)


def new_state(seats: int, rng: int, open_finds: bool) -> DigMars:
    """Return an untouched grid, and players with nothing but their first levels."""
    return DigMars(
        seats,
        rng,
        open_finds,
        tiles=[0] * (SITES * STACK),
        height=[STACK] * SITES,
        explored=[0] * SITES,
        scouted=[0] * SITES,
        at=[NO_SITE] * (seats * STATIONS),
        crowd=[0] * SITES,
        levels=[1] * (seats * len(EQUIPMENT)),
        points=[0] * seats,
        carrier=[-1] * (SITES * STACK),
        bonuses=[0] * len(BONUSES),
    )
