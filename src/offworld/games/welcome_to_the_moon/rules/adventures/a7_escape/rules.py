"""The rules of adventure 7: airlocks from block to block, modules with tanks, greenhouses, reactors, wild effects."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import EFFECTS, EMPTY, USE, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import (
    AIRLOCKS_AT,
    CLOSED_AIRLOCKS,
    COMMON,
    DOUBLED_AT,
    ENDS,
    FORM,
    GREENHOUSE_SPACE,
    PLANTS_AT,
    REACTORS_AT,
    TANKS_AT,
    block_is_full,
    openable,
    reached,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    BLOCK_OF,
    BLOCK_SHIP,
    BLOCKS,
    ERROR_AIRLOCKS,
    GREENHOUSES,
    MODULES,
    PLANNING_LOSS,
    POINTS,
    ROBOT_SPACES,
    SHIP_IDS,
    SHIP_SPACES,
    SPACES,
    STARSHIPS,
    TANK_SPACES,
    TOTAL,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, has_gap
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

AIRLOCK: Final = "airlock"  # the bonus of a space with a robot
REPAIR: Final = "repair"  # what the first two system errors give; may be declined (R157)
ALL_SHIPS: Final = range(len(STARSHIPS))
SHIP_BLOCKS: Final = [(BLOCK_SHIP.index(ship), BLOCK_SHIP.index(ship) + BLOCK_SHIP.count(ship)) for ship in ALL_SHIPS]


class Escape(Adventure):
    """A starship is one ascending row, its greenhouse included; only reached blocks are written in (R152, R154)."""

    def __init__(self) -> None:
        super().__init__(7, "escape", FORM, COMMON)
        self.other_targets = (*CLOSED_AIRLOCKS, *SHIP_IDS)

    def where(self, space: Space) -> Text:
        ship = BLOCK_SHIP[BLOCK_OF[space]]
        params: dict[str, object] = {"ship": ship + 1, "place": space - SHIP_SPACES[ship][0] + 1}
        key = "welcome_to_the_moon-space-7-greenhouse" if space in GREENHOUSE_SPACE else "welcome_to_the_moon-space-7"
        return Text(key, params)

    def named(self, target: str) -> Text:
        if target in CLOSED_AIRLOCKS:
            a, b = ENDS[CLOSED_AIRLOCKS.index(target)]
            return Text("welcome_to_the_moon-7-airlock", {"one": block_name(a), "other": block_name(b)})
        if target in SHIP_IDS:
            return Text("welcome_to_the_moon-7-ship", {"ship": SHIP_IDS.index(target) + 1})
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(SHIP_IDS[i], list(SPACES[first:end])) for i, (first, end) in enumerate(SHIP_SPACES)]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def example(self) -> list[dict[str, Any]]:
        return [
            {
                "spaces": {"S1.1": 2, "S1.3": 6, "S1.7": "X"},
                "airlocks": {"AL01": 1},
                "tanks": {"S1.3": 1},
                "planning": 1,
            },
            {"spaces": {"S1.2": 5, "S1.9": 13}, "reactors": {"S1": 1}, "errors": 1},
        ]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        inside = reached(marks)
        return {
            "reached": [name for block, name in enumerate(BLOCKS) if inside[block]],
            "complete": [name for block, name in enumerate(BLOCKS) if block_is_full(marks, block)],
        }

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(first, end)) for first, end in SHIP_SPACES]

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        inside = reached(marks)
        found: list[Space] = []
        for ship, (first, end) in enumerate(SHIP_SPACES):
            if 1 in inside[SHIP_BLOCKS[ship][0] : SHIP_BLOCKS[ship][1]]:
                add_gaps(marks, first, end, number, found)
        return [space for space in found if inside[BLOCK_OF[space]]]

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        inside = reached(marks)
        for ship, (first, end) in enumerate(SHIP_SPACES):
            if 1 not in inside[SHIP_BLOCKS[ship][0] : SHIP_BLOCKS[ship][1]] or not has_gap(marks, first, end, number):
                continue
            found: list[Space] = []
            add_gaps(marks, first, end, number, found)
            for space in found:
                if inside[BLOCK_OF[space]]:
                    return True
        return False

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        if not reached(marks)[BLOCK_OF[space]]:
            return Text("welcome_to_the_moon-7-not-reached")
        first, end = SHIP_SPACES[BLOCK_SHIP[BLOCK_OF[space]]]
        other = clash(marks, first, end, space, number)
        return Text("welcome_to_the_moon-order", {"number": number_text(number), "other": number_text(other)})

    def crossable(self, state: Moon, seat: int) -> list[Space]:
        marks = state.sheets[seat]
        inside = reached(marks)
        return [space for space in self.each_space if marks[space] == EMPTY and inside[BLOCK_OF[space]]]  # R156

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        marks = state.sheets[seat]
        marks[space] = mark
        if space in ROBOT_SPACES:
            state.push(seat, Use(AIRLOCK))
        if space in GREENHOUSE_SPACE:
            ship = GREENHOUSE_SPACE.index(space)
            if not state.common[ship]:
                marks[DOUBLED_AT + ship] = 1  # R159: nothing replaces it for those who come later
                if state.log is not None:
                    state.tell("welcome_to_the_moon-7-doubled", seat=seat, ship=ship + 1)

    def error(self, state: Moon, seat: int) -> None:
        super().error(state, seat)
        if state.sheets[seat][self.errors] in ERROR_AIRLOCKS:
            state.push(seat, Use(REPAIR))

    # --- effects ---------------------------------------------------------------------------------------------------
    def must(self, kind: str) -> bool:
        return kind not in EFFECTS and kind != REPAIR

    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        ship = BLOCK_SHIP[BLOCK_OF[space]]
        if kind in ("robot", AIRLOCK, REPAIR):
            return openable(marks)
        if kind == "water":
            if space not in TANK_SPACES or marks[TANKS_AT + TANK_SPACES.index(space)]:
                return []
            return [SPACES[space]]
        if kind == "plant":
            return [SHIP_IDS[ship]] if marks[PLANTS_AT + ship] < TOTAL else []  # reached or not (R158)
        if kind == "energy":
            return [SHIP_IDS[ship]] if marks[REACTORS_AT + ship] < TOTAL else []
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        return self.planning_targets(state, seat)

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind in ("robot", AIRLOCK, REPAIR):
            return list(CLOSED_AIRLOCKS)
        return super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        marks = state.sheets[seat]
        if target in CLOSED_AIRLOCKS:
            is_open = marks[AIRLOCKS_AT + CLOSED_AIRLOCKS.index(target)]
            return Text("welcome_to_the_moon-marked" if is_open else "welcome_to_the_moon-7-not-touching")
        if kind == "planning" and target in self.place and marks[self.place[target]] == EMPTY:
            return Text("welcome_to_the_moon-7-not-reached")
        return super().why_no_target(state, seat, kind, space, target)

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind in ("robot", AIRLOCK, REPAIR):
            marks[AIRLOCKS_AT + CLOSED_AIRLOCKS.index(target)] = 1
        elif kind == "water":
            marks[TANKS_AT + TANK_SPACES.index(space)] = 1
        elif kind == "plant":
            marks[PLANTS_AT + SHIP_IDS.index(target)] += 1
        elif kind == "energy":
            marks[REACTORS_AT + SHIP_IDS.index(target)] += 1
        elif kind == "astronaut":
            self.train(state, seat)
        else:
            self.plan(state, seat, target)

    def close(self, state: Moon) -> None:
        for ship in ALL_SHIPS:
            if any([state.sheets[seat][GREENHOUSE_SPACE[ship]] != EMPTY for seat in state.everyone()]):
                state.common[ship] = 1

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == 100:
            numbered = [marks[space] != EMPTY for space in GREENHOUSE_SPACE]
            return sum([numbered[ship] and marks[PLANTS_AT + ship] == TOTAL for ship in ALL_SHIPS]), 3
        if mission == 101:
            top = len(STARSHIPS) - 1
            return (marks[GREENHOUSE_SPACE[top]] != EMPTY) + marks[PLANTS_AT + top], 1 + TOTAL
        if mission == 102:
            return sum([block_is_full(marks, block) for block in MODULES]), 7
        if mission == 103:
            return sum([EMPTY not in marks[first:end] for first, end in SHIP_SPACES]), 3
        if mission == 104:
            return marks[REACTORS_AT : REACTORS_AT + len(STARSHIPS)].count(TOTAL), 3
        tanks = [self.tanks(marks, ship) for ship in ALL_SHIPS]
        if mission == 105:
            return sum([circled == count for circled, count in tanks]), 3
        if mission == 143:
            inside = reached(marks)
            return sum([inside[block] for block in GREENHOUSES]), len(GREENHOUSES)
        if mission == 144:
            first, end = SHIP_SPACES[2][0], SHIP_SPACES[3][1]  # the fourth and the third from the top
            return end - first - marks[first:end].count(EMPTY), end - first
        best = (0, 1)  # 145: of the starship that lacks least
        for ship, (circled, count) in enumerate(tanks):
            have, need = circled + marks[PLANTS_AT + ship] + marks[REACTORS_AT + ship], count + 2 * TOTAL
            if ship == 0 or need - have < best[1] - best[0]:
                best = (have, need)
        return best

    def tanks(self, marks: list[int], ship: int) -> tuple[int, int]:
        """Return how many tanks of a starship are circled, and how many it has."""
        own = [i for i, block in enumerate(MODULES) if BLOCK_SHIP[block] == ship]
        return sum([marks[TANKS_AT + i] for i in own]), len(own)

    # --- scoring ---------------------------------------------------------------------------------------------------
    def greenhouse_points(self, marks: list[int], ship: int) -> int:
        """Return the points of a greenhouse: nothing before its space is filled (R160)."""
        if marks[GREENHOUSE_SPACE[ship]] == EMPTY:
            return 0
        return POINTS[marks[PLANTS_AT + ship]] * (1 + marks[DOUBLED_AT + ship])

    def module_points(self, marks: list[int], module: int) -> int:
        """Return the points of a module: full, by the reactors of its starship, twice with its tank (R161, R162)."""
        block = MODULES[module]
        if not block_is_full(marks, block):
            return 0
        return POINTS[marks[REACTORS_AT + BLOCK_SHIP[block]]] * (1 + marks[TANKS_AT + module])

    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        gardens = [self.greenhouse_points(marks, ship) for ship in ALL_SHIPS]
        modules = [self.module_points(marks, module) for module in range(len(MODULES))]
        planning = marks[self.planning]
        return [
            self.mission_line(state, seat),
            Line("greenhouses", sum(gardens), (sum([points > 0 for points in gardens]),)),
            Line("modules", sum(modules), (sum([points > 0 for points in modules]),)),
            Line("planning", -PLANNING_LOSS[planning], (planning,)),
            self.error_line(state, seat),
        ]


def block_name(block: int) -> Text:
    """Return the name of a module or a greenhouse."""
    ship = BLOCK_SHIP[block] + 1
    if block in GREENHOUSES:
        return Text("welcome_to_the_moon-7-greenhouse", {"ship": ship})
    return Text("welcome_to_the_moon-7-module", {"ship": ship, "module": int(BLOCKS[block][-1])})


ESCAPE: Final = Escape()
