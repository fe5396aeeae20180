"""The rules of adventure 3: rows and columns, quarters, tunnels to antennas, and the values that energy raises."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, CROSS, EMPTY, FIRST, LATER, USE, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.marks import (
    ANTENNAS_AT,
    COMMON,
    ENDS,
    FORM,
    GREENHOUSES_AT,
    QUARTERS_AT,
    RAISED,
    RAISED_AT,
    TANKS_AT,
    TUNNELS_AT,
    circle_antenna,
    count_antennas,
    count_plants,
    is_connected,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import (
    ANTENNA_QUARTER,
    ANTENNA_VALUES,
    ANTENNAS,
    ASTRONAUT_POINTS,
    COLUMNS,
    GREENHOUSES,
    GRID,
    LANDING,
    NODE,
    OBSERVATORY,
    PLANNING_LOSS,
    PLANT_VALUES,
    QUARTER_FIRST,
    QUARTER_LATER,
    QUARTER_OF,
    QUARTER_SPACES,
    QUARTERS,
    ROWS,
    SPACES,
    TANK_QUARTER,
    TANKS,
    TUNNEL_IDS,
    TUNNELS,
    WATER_VALUES,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.ending import majority
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, is_full
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

ROW_SPACES: Final = [(row[0], row[-1] + 1) for row in ROWS]
ROW_OF: Final = [number for number, row in enumerate(ROWS) for _ in row]
COLUMN: Final = [column for space in range(len(SPACES)) for column in COLUMNS if space in column]  # by space
BELOW: Final = [COLUMN[space][: COLUMN[space].index(space)] for space in range(len(SPACES))]  # numbers must be smaller
ABOVE: Final = [COLUMN[space][COLUMN[space].index(space) + 1 :] for space in range(len(SPACES))]  # and here greater
VALUES: Final = (PLANT_VALUES, WATER_VALUES, ANTENNA_VALUES)


class Colony(Adventure):
    """Numbers ascend along each row from the left and along each column from the bottom (R074)."""

    def __init__(self) -> None:
        super().__init__(3, "colony", FORM, COMMON)
        self.other_targets = (*TUNNEL_IDS, *QUARTERS, *RAISED)

    def where(self, space: Space) -> Text:
        name = SPACES[space]
        return Text("welcome_to_the_moon-space-3", {"row": int(name[1]), "column": int(name[3])})

    def named(self, target: str) -> Text:
        if target in TUNNEL_IDS:
            a, b = TUNNELS[TUNNEL_IDS.index(target)]
            params: dict[str, object] = {"row": int(a[1]), "column": int(a[3]), "row2": int(b[1]), "column2": int(b[3])}
            return Text("welcome_to_the_moon-3-tunnel", params)
        if target in QUARTERS:
            return Text(f"welcome_to_the_moon-3-quarter-{target}")
        if target in RAISED:
            return Text(f"welcome_to_the_moon-3-raise-{target}")
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"{i + 1}", [SPACES[space] for space in row]) for i, row in enumerate(ROWS)]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {
            "connected": [name for i, name in enumerate(GRID) if is_connected(marks, i)],
            "complete": [QUARTERS[i] for i, spaces in enumerate(QUARTER_SPACES) if is_full(marks, spaces)],
            "plants": count_plants(marks),
            "antennas": count_antennas(marks),
        }

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind == "robot":
            return list(TUNNEL_IDS)
        return list(RAISED) if kind == "energy" else super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        if target in TUNNEL_IDS:
            is_dug = state.sheets[seat][TUNNELS_AT + TUNNEL_IDS.index(target)]
            return Text("welcome_to_the_moon-marked" if is_dug else "welcome_to_the_moon-3-no-network")
        if target in RAISED:
            return Text("welcome_to_the_moon-marked")
        return super().why_no_target(state, seat, kind, space, target)

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"r5c1": 4, "r6c2": 1}, "antennas": {"r5c1": 1, "r6c2": 1}, "raised": {"antennas": 2}},
            {"spaces": {"r4c2": 7}, "tanks": {"r4c2": 1}, "greenhouses": {"Q3": 2}, "astronauts": 3},
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(line) for line in (*ROWS, *COLUMNS)]

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        """Tunnels hang together with the landing site (R079)."""
        reached = {NODE[LANDING]}
        dug = [ends for i, ends in enumerate(ENDS) if marks[TUNNELS_AT + i]]
        for _ in dug:
            for a, b in dug:
                if a in reached or b in reached:
                    reached.add(a)
                    reached.add(b)
        for i, (a, _) in enumerate(ENDS):
            if marks[TUNNELS_AT + i] and a not in reached:
                return f"tunnels.{TUNNEL_IDS[i]}", "loose", {}
        return None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for first, end in ROW_SPACES:
            add_gaps(marks, first, end, number, found)
        return [space for space in found if column_clash(marks, space, number) == EMPTY]

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        for first, end in ROW_SPACES:
            found: list[Space] = []
            add_gaps(marks, first, end, number, found)
            for space in found:
                if column_clash(marks, space, number) == EMPTY:
                    return True
        return False

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        first, end = ROW_SPACES[ROW_OF[space]]
        other = clash(marks, first, end, space, number)
        key = "welcome_to_the_moon-order"
        if other == EMPTY:
            other = column_clash(marks, space, number)
            key = "welcome_to_the_moon-3-order-column"
        return Text(key, {"number": number_text(number), "other": number_text(other)})

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        marks = state.sheets[seat]
        marks[space] = mark
        circle_antenna(marks, SPACES[space])
        quarter = QUARTER_OF[space]
        if is_full(marks, QUARTER_SPACES[quarter]):
            marks[QUARTERS_AT + quarter] = LATER if state.common[quarter] else FIRST
            if state.log is not None:
                points = QUARTER_LATER if state.common[quarter] else QUARTER_FIRST
                name = self.named(QUARTERS[quarter])
                state.tell("welcome_to_the_moon-3-completed", seat=seat, quarter=name, points=points)

    # --- effects ---------------------------------------------------------------------------------------------------
    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        if kind == "robot":
            return self.diggable(marks)
        if kind == "energy":
            return [name for i, name in enumerate(RAISED) if marks[RAISED_AT + i] < len(VALUES[i]) - 1]
        if kind == "plant":
            quarter = QUARTER_OF[space]
            return [QUARTERS[quarter]] if marks[GREENHOUSES_AT + quarter] < len(GREENHOUSES) else []
        if kind == "water":
            name = SPACES[space]
            return [name] if name in TANKS and not marks[TANKS_AT + TANKS.index(name)] else []
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        return self.planning_targets(state, seat)

    def diggable(self, marks: list[int]) -> list[str]:
        """Return the tunnels that touch the network; loops and branches are allowed (R079)."""
        near = [0] * len(GRID)
        free: list[int] = []
        for i, (a, b) in enumerate(ENDS):
            if marks[TUNNELS_AT + i]:
                near[a] = near[b] = 1
            else:
                free.append(i)
        return [TUNNEL_IDS[i] for i in free if near[ENDS[i][0]] or near[ENDS[i][1]]]

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind == "robot":
            tunnel = TUNNEL_IDS.index(target)
            marks[TUNNELS_AT + tunnel] = 1
            for name in TUNNELS[tunnel]:
                circle_antenna(marks, name)
        elif kind == "energy":
            marks[RAISED_AT + RAISED.index(target)] += 1
        elif kind == "plant":
            marks[GREENHOUSES_AT + QUARTERS.index(target)] += 1
        elif kind == "water":
            marks[TANKS_AT + TANKS.index(target)] = 1
        elif kind == "astronaut":
            self.train(state, seat)
        else:
            self.plan(state, seat, target)

    def close(self, state: Moon) -> None:
        for quarter in range(len(QUARTERS)):
            if any([state.sheets[seat][QUARTERS_AT + quarter] == FIRST for seat in state.everyone()]):
                state.common[quarter] = 1

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == 76:
            return sum([is_full(marks, column) for column in COLUMNS]), 3
        if mission == 77:
            return sum([EMPTY not in marks[first:end] for first, end in ROW_SPACES]), 3
        if mission == 78:
            return int(is_connected(marks, NODE[OBSERVATORY])), 1
        if mission == 79:
            return sum([self.has_antennas(marks, quarter) for quarter in range(len(QUARTERS))]), 2
        if mission == 80:
            return count_plants(marks), 10
        if mission == 81:
            return sum([self.has_tanks(marks, quarter) for quarter in range(len(QUARTERS))]), 2
        if mission == 131:
            return sum([marks[QUARTERS_AT + quarter] > 0 for quarter in range(len(QUARTERS))]), 2
        if mission == 132:  # our reading; not used, because the card does not say what a link is
            linked = [marks[TANKS_AT + i] and is_connected(marks, NODE[name]) for i, name in enumerate(TANKS)]
            return sum(linked), 3
        supplied = [
            self.has_tanks(marks, quarter) and marks[GREENHOUSES_AT + quarter] == len(GREENHOUSES)
            for quarter in range(len(QUARTERS))
        ]
        return sum(supplied), 1  # 133

    def has_antennas(self, marks: list[int], quarter: int) -> bool:
        """Return whether all antennas of a quarter are circled; the observatory belongs to the top right (R087)."""
        if quarter == 1 and not marks[ANTENNAS_AT + len(ANTENNAS)]:
            return False
        return all([marks[ANTENNAS_AT + i] for i, each in enumerate(ANTENNA_QUARTER) if each == quarter])

    def has_tanks(self, marks: list[int], quarter: int) -> bool:
        """Return whether both tanks of a quarter are circled."""
        return all([marks[TANKS_AT + i] for i, each in enumerate(TANK_QUARTER) if each == quarter])

    # --- scoring ---------------------------------------------------------------------------------------------------
    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        counts = (count_plants(marks), sum(marks[TANKS_AT : TANKS_AT + len(TANKS)]), count_antennas(marks))
        values = [VALUES[i][marks[RAISED_AT + i]] for i in range(len(RAISED))]
        circled = marks[QUARTERS_AT : QUARTERS_AT + len(QUARTERS)]
        quarters = circled.count(FIRST) * QUARTER_FIRST + circled.count(LATER) * QUARTER_LATER
        planning = marks[self.planning]
        return [
            self.mission_line(state, seat),
            *[Line(name, counts[i] * values[i], (counts[i], values[i])) for i, name in enumerate(RAISED)],
            Line("quarters", quarters),
            Line("astronauts", self.crew_points(state)[seat], (marks[self.astronauts],)),
            Line("planning", -PLANNING_LOSS[planning], (planning,)),
            self.error_line(state, seat),
        ]

    def crew_points(self, state: Moon) -> list[int]:
        """Return everyone's points for the most astronauts (R086)."""
        counts = [state.sheets[seat][self.astronauts] for seat in state.everyone()]
        return majority([*counts, state.held(ASTRONAUT)], ASTRONAUT_POINTS)  # ASTRA counts, and wins no tie (R199)


def column_clash(marks: list[int], space: Space, number: int) -> int:
    """Return the mark of the column that forbids the number in a space, or EMPTY where none does."""
    for other in BELOW[space]:
        if number <= marks[other] < CROSS:
            return marks[other]
    for other in ABOVE[space]:
        if EMPTY < marks[other] <= number:
            return marks[other]
    return EMPTY


COLONY: Final = Colony()
