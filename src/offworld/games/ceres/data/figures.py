"""The constants of the game. What is not marked otherwise is house data; `DATA` grows with every correction."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.names import Units, units

# The number of all data of this folder. Records and views carry it; whoever corrects an entry raises it and sets the
# fingerprint to what `python -m benchmarks.ceres_data` prints.
DATA: Final = 7
FINGERPRINT: Final = "97add47636e5"

ROUNDS: Final = 3  # sourced
LEADERS: Final = 5  # of each player, and of the Automa; sourced
START: Final[Units] = units(credits=3, influence=1, ore=2, ice=2, alloy=1, probes=1)
# credits by place in the turn order of round 1, by number of players; with the expansion, where contracts and grants go
# to whoever comes first, others
SEAT_BONUS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (0, 2), (1, 2, 0), (2, 3, 0, 3))
CONTRACTS_SEAT_BONUS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (0, 2), (0, 3, 4), (4, 6, 0, 4))
# by number of players (a solo match: 1)
SLOTS_BY_SEATS: Final[tuple[int, ...]] = (0, 2, 2, 3, 4)  # of each location; that they depend on the players is sourced
PROJECTS_SHOWN: Final[tuple[int, ...]] = (0, 3, 3, 4, 5)
POOL: Final[tuple[int, ...]] = (0, 2, 2, 3, 4)  # workers of each colour at the start: as many as players is sourced
CREW: Final[tuple[int, ...]] = (0, 3, 3, 4, 5)  # workers aboard a ship
# as many as participants (sourced); the Automa counts as one (unconfirmed)
UNION_TILES: Final[tuple[int, ...]] = (0, 2, 2, 3, 4)

FACILITIES_SHOWN: Final = 6
WORKERS: Final = 10  # of each colour
TOKENS_IN_PLAY: Final = 4  # sourced

# sectors a round: the inner rings are faster (sourced), the numbers are not
RING_STEPS: Final[tuple[int, ...]] = (3, 2, 1)
RING_PRICE: Final[tuple[int, ...]] = (1, 0, 2)  # ice, besides 1 and the distance

PROBE_PRICE: Final[Units] = units(alloy=1, credits=1)
STORED_PROBES: Final = 3
PROBE_TOKENS: Final = 8  # of each player, launched ones included
UPGRADES: Final = 2  # of one outstation
UPGRADE_WAIVES: Final = 1  # unit of credits, ore or ice

LEFTOVER_WORTH: Final[Units] = (1, 1, 1, 1, 2, 2)
LEFTOVERS_PER_POINT: Final = 6
