"""The rules of adventure 2: stretches between lines, water, plants, robots to the stations, and wild effects."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, ENERGY, FIRST, LATER, USE, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.marks import (
    COMMON,
    ENERGY_AT,
    FORM,
    LINES_AT,
    MULTIPLIERS,
    PLANTS_AT,
    ROBOTS_AT,
    TANKS_AT,
    full_sizes,
    stretch_of,
    stretches,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import (
    ENERGIES,
    ERROR_ENERGY,
    LINES,
    ROBOT_IDS,
    ROBOTS,
    SPACES,
    STATION_IDS,
    STATIONS,
    TANK_IDS,
    TANK_POINTS,
    TANK_SPACES,
    ZONE_POINTS,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.ending import majority
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, has_gap_in, longest_run
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

LINE: Final = "line"  # what two energies draw


class Journey(Adventure):
    """Each stretch ascends from Earth to the Moon by itself; a new line never makes a number illegal (R062)."""

    def __init__(self) -> None:
        super().__init__(2, "journey", FORM, COMMON)
        self.other_targets = (*LINES, *STATION_IDS, *ROBOT_IDS)

    def where(self, space: Space) -> Text:
        return Text("welcome_to_the_moon-space-2", {"place": space + 1})

    def named(self, target: str) -> Text:
        if target in LINES:
            place = LINES.index(target) + 1
            return Text("welcome_to_the_moon-2-line", {"place": place, "next": place + 1})
        if target in ROBOT_IDS:
            station, robot = ROBOTS[ROBOT_IDS.index(target)]
            return Text("welcome_to_the_moon-2-robot", {"station": station + 1, "robot": robot + 1})
        if target in STATION_IDS:
            return Text("welcome_to_the_moon-2-station", {"station": STATION_IDS.index(target) + 1})
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"{first + 1}", list(SPACES[first : first + 12])) for first in (0, 12, 24)]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {
            "stretches": [
                {"spaces": list(SPACES[first:end]), "full": EMPTY not in marks[first:end]}
                for first, end in stretches(marks)
            ]
        }

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind == "robot":
            return list(ROBOT_IDS)
        if kind == LINE:
            return list(LINES)
        return list(STATION_IDS) if kind == "plant" else super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        if target in STATION_IDS and kind == "plant":
            station = STATION_IDS.index(target)
            is_bare = state.sheets[seat][PLANTS_AT + station] == STATIONS[station].plants
            return Text("welcome_to_the_moon-2-bare" if is_bare else "welcome_to_the_moon-2-elsewhere")
        if target in ROBOT_IDS or target in LINES:
            return Text("welcome_to_the_moon-marked")
        return super().why_no_target(state, seat, kind, space, target)

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"T01": 2, "T02": 5, "T09": "X"}, "lines": {"W02": 1}, "energy": 2, "planning": 1},
            {
                "spaces": {"T14": 8},
                "tanks": {"T14": 1},
                "robots": {"ST1.R1": 1, "ST1.R2": 1},
                "multipliers": {"ST1": 1},
            },
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(first, end)) for first, end in stretches(marks)]

    def limits(self) -> dict[str, list[int]]:
        return {"plants": [station.plants for station in STATIONS]}

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        most = ENERGIES // 2
        return ("lines", "most", {"most": most}) if sum(marks[LINES_AT : LINES_AT + len(LINES)]) > most else None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for first, end in stretches(marks):
            add_gaps(marks, first, end, number, found)
        return found

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        return has_gap_in(marks, stretches(marks), number)

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        first, end = stretch_of(marks, space)
        other = clash(marks, first, end, space, number)
        return Text("welcome_to_the_moon-order", {"number": number_text(number), "other": number_text(other)})

    def error(self, state: Moon, seat: int) -> None:
        super().error(state, seat)
        if state.sheets[seat][self.errors] in ERROR_ENERGY:
            self.charge(state, seat)

    # --- effects ---------------------------------------------------------------------------------------------------
    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        if kind == "robot":
            return [ROBOT_IDS[i] for i in range(len(ROBOT_IDS)) if not marks[ROBOTS_AT + i]]
        if kind == "energy":
            return [USE] if marks[ENERGY_AT] < ENERGIES else []
        if kind == "plant":
            return self.docked(marks, space)
        if kind == "water":
            if space not in TANK_SPACES or marks[TANKS_AT + TANK_SPACES.index(space)]:
                return []
            return [SPACES[space]]
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        if kind == LINE:
            return [LINES[i] for i in range(len(LINES)) if not marks[LINES_AT + i]]
        return self.planning_targets(state, seat)

    def docked(self, marks: list[int], space: Space) -> list[str]:
        """Return the stations with plants left that dock at the stretch of a space; robots do not matter (R064)."""
        first, end = stretch_of(marks, space)
        found: list[str] = []
        for i, station in enumerate(STATIONS):
            if first <= station.dock - 1 < end and marks[PLANTS_AT + i] < station.plants:
                found.append(STATION_IDS[i])
        return found

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind == "robot":
            self.send_robot(state, seat, ROBOT_IDS.index(target))
        elif kind == "energy":
            self.charge(state, seat)
        elif kind == "plant":
            marks[PLANTS_AT + STATION_IDS.index(target)] += 1
        elif kind == "water":
            marks[TANKS_AT + TANK_SPACES.index(space)] = 1
        elif kind == "astronaut":
            self.train(state, seat)
        elif kind == LINE:
            marks[LINES_AT + LINES.index(target)] = 1
        else:
            self.plan(state, seat, target)

    def send_robot(self, state: Moon, seat: int, robot: int) -> None:
        """Circle a robot; the last one of a station reaches it and circles a multiplier (R066, R067)."""
        marks = state.sheets[seat]
        marks[ROBOTS_AT + robot] = 1
        station = ROBOTS[robot][0]
        if all([marks[ROBOTS_AT + i] for i, (other, _) in enumerate(ROBOTS) if other == station]):
            marks[MULTIPLIERS + station] = LATER if state.common[station] else FIRST
            if state.log is not None:
                times = self.multiplier(marks, station)
                state.tell("welcome_to_the_moon-2-reached", seat=seat, station=station + 1, times=times)

    def charge(self, state: Moon, seat: int) -> None:
        """Circle one of the twelve energies; with the second of a pair a line has to be drawn at once (R059)."""
        marks = state.sheets[seat]
        if marks[ENERGY_AT] < ENERGIES:
            marks[ENERGY_AT] += 1
            if marks[ENERGY_AT] % 2 == 0:
                state.push(seat, Use(LINE))

    def close(self, state: Moon) -> None:
        for station in range(len(STATIONS)):
            if any([state.sheets[seat][MULTIPLIERS + station] == FIRST for seat in state.everyone()]):
                state.common[station] = 1

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == 70:
            return sum([marks[MULTIPLIERS + i] > 0 for i in range(len(STATIONS))]), 3
        if mission == 71:
            return sum([marks[PLANTS_AT + i] == station.plants for i, station in enumerate(STATIONS)]), 2
        if mission == 72:
            return full_sizes(marks).count(6), 2
        if mission == 73:
            sizes = full_sizes(marks)
            return sum([size in sizes for size in (6, 4, 2)]), 3  # sizes are exact (R071)
        tanks = marks[TANKS_AT : TANKS_AT + len(TANK_IDS)]
        if mission == 74:
            return sum(tanks), 6
        if mission == 75:
            return longest_run(tanks), 4  # neighbours in the order of the tanks, not of the spaces (R072)
        if mission == 128:
            bare = [i for i, station in enumerate(STATIONS) if marks[PLANTS_AT + i] == station.plants]
            return sum([marks[MULTIPLIERS + i] > 0 for i in bare]), 1
        if mission == 129:
            return sum(marks[LINES_AT : LINES_AT + len(LINES)]), 4
        return len({TANK_POINTS[i] for i, tank in enumerate(tanks) if tank}), 5  # 130

    # --- scoring ---------------------------------------------------------------------------------------------------
    def multiplier(self, marks: list[int], station: int) -> int:
        """Return what each plant of a station is worth: nothing before it is reached."""
        circled = marks[MULTIPLIERS + station]
        if not circled:
            return 0
        return STATIONS[station].first if circled == FIRST else STATIONS[station].later

    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        plants = sum([marks[PLANTS_AT + i] * self.multiplier(marks, i) for i in range(len(STATIONS))])
        water = sum([points for i, points in enumerate(TANK_POINTS) if marks[TANKS_AT + i]])
        sizes = full_sizes(marks)
        return [
            self.mission_line(state, seat),
            Line("plants", plants),
            Line("water", water, (sum(marks[TANKS_AT : TANKS_AT + len(TANK_IDS)]),)),
            Line("longest", max(sizes, default=0)),
            Line("stretches", self.zone_points(state, seat, len(sizes)), (len(sizes),)),
            self.error_line(state, seat),
        ]

    def zone_points(self, state: Moon, seat: int, own: int) -> int:
        """Return the points for the most full stretches of a seat that has so many of them itself (R070)."""
        if not own:
            return 0
        counts = [own if each == seat else len(full_sizes(state.sheets[each])) for each in state.everyone()]
        counts.append(state.held(ENERGY) // 2)  # ASTRA counts, and wins no tie (R199)
        return majority(counts, ZONE_POINTS)[seat]


JOURNEY: Final = Journey()
