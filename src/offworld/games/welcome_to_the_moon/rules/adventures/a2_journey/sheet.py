"""The sheet of adventure 2: a trajectory of 36 spaces with twelve tanks, four stations, energy and markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

COUNT: Final = 36  # spaces from Earth to the Moon
TANKS: Final = {2: 4, 5: 4, 7: 5, 11: 6, 14: 7, 18: 8, 19: 8, 23: 7, 26: 6, 30: 5, 32: 4, 35: 4}  # space: points


@dataclass(frozen=True, slots=True)
class Station:
    """A station: the space at which it docks, its robots and plants, and the two multipliers."""

    dock: int
    robots: int
    plants: int
    first: int
    later: int


STATIONS: Final = (
    Station(6, 2, 5, 6, 5),
    Station(16, 3, 3, 9, 7),
    Station(21, 3, 4, 8, 6),
    Station(31, 4, 4, 10, 7),
)

ENERGIES: Final = 12  # in six columns; the second of each draws a line
START_ENERGY: Final = 1  # circled at the start
MARKERS: Final = 6  # astronauts, and planning markers; every second one circles a wild symbol
ERRORS: Final = 3
ERROR_ENERGY: Final = (1, 2)  # these errors give an energy
ZONE_POINTS: Final = (20, 10, 5)  # for the most full stretches

# --- worked out from the print -------------------------------------------------------------------------------------
SPACES: Final = tuple([f"T{i + 1:02}" for i in range(COUNT)])
LINES: Final = tuple([f"W{i + 1:02}" for i in range(COUNT - 1)])  # W01 lies between T01 and T02
TANK_SPACES: Final = [space - 1 for space in TANKS]  # in the order of the trajectory
TANK_IDS: Final = tuple([SPACES[space] for space in TANK_SPACES])
TANK_POINTS: Final = list(TANKS.values())
STATION_IDS: Final = tuple([f"ST{i + 1}" for i in range(len(STATIONS))])
ROBOTS: Final = [(i, robot) for i, station in enumerate(STATIONS) for robot in range(station.robots)]
ROBOT_IDS: Final = tuple([f"{STATION_IDS[i]}.R{robot + 1}" for i, robot in ROBOTS])


def catalog() -> dict[str, Any]:
    """Return the print as plain JSON."""
    return {
        "tanks": [{"space": name, "points": points} for name, points in zip(TANK_IDS, TANK_POINTS)],
        "lines": [{"id": line, "between": [SPACES[i], SPACES[i + 1]]} for i, line in enumerate(LINES)],
        "stations": [
            {
                "id": STATION_IDS[i],
                "dock": SPACES[station.dock - 1],
                "robots": [name for name in ROBOT_IDS if name.startswith(STATION_IDS[i])],
                "plants": station.plants,
                "first": station.first,
                "later": station.later,
            }
            for i, station in enumerate(STATIONS)
        ],
        "energies": ENERGIES,
        "start_energy": START_ENERGY,
        "markers": MARKERS,
        "errors": ERRORS,
        "error_energy": list(ERROR_ENERGY),
        "zone_points": list(ZONE_POINTS),
    }
