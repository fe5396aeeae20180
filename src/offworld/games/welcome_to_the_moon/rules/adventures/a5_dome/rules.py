"""The rules of adventure 5: skyscrapers that grow both ways, the research tower, the dome, and energy for tracks."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    CROSS,
    EMPTY,
    FIRST,
    LATER,
    LETTERS,
    USE,
    CardEffect,
    Space,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import (
    BUILT_AT,
    COMMON,
    END_IDS,
    ENDS_AT,
    ENERGY_AT,
    FORM,
    PIECE_IDS,
    PLANNED_AT,
    PLANTS_AT,
    ROWS,
    SPLIT_AT,
    WATER_AT,
    buildable,
    fits_parity,
    growth,
    pieces,
    splittable,
    symbols,
    unbuilt,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    ASTRONAUT_VALUES,
    DOME_VALUES,
    FIRST_SPACE,
    FLOOR_PLANTS,
    FLOOR_WATER,
    HEIGHTS,
    MISSION_VALUES,
    SECTION_IDS,
    SKYSCRAPER_OF,
    SKYSCRAPERS,
    SPACES,
    STARTS,
    TOWER_ABOVE,
    TOWER_FLOOR,
    TOWER_IDS,
    TOWER_VALUES,
    TRACKS,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.lines import clash
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

SPLIT: Final = "split"  # what an X does to the dome
ALL_SKYSCRAPERS: Final = range(len(SKYSCRAPERS))
MISSION_TRACK: Final = 0
TOWER_TRACK: Final = 1
CREW_TRACK: Final = 2
DOME_TRACK: Final = 3


class Dome(Adventure):
    """Each skyscraper ascends from its lowest level to its top, and grows from the ground both ways (R108, R109)."""

    def __init__(self) -> None:
        super().__init__(5, "dome", FORM, COMMON)
        self.other_targets = (*TOWER_IDS, *SECTION_IDS, *PIECE_IDS, *TRACKS)

    def where(self, space: Space) -> Text:
        i = SKYSCRAPER_OF[space]
        level = space - STARTS[i][1]
        params: dict[str, object] = {"skyscraper": i + 1, "level": level + 1 if level >= 0 else -level}
        return Text("welcome_to_the_moon-space-5" if level >= 0 else "welcome_to_the_moon-space-5-below", params)

    def named(self, target: str) -> Text:
        if target in TOWER_IDS:
            return Text("welcome_to_the_moon-5-floor", {"floor": TOWER_IDS.index(target) + 1})
        if target in SECTION_IDS:
            return Text("welcome_to_the_moon-5-section", {"section": SECTION_IDS.index(target) + 1})
        if target in PIECE_IDS:
            piece = PIECE_IDS.index(target)
            key = "welcome_to_the_moon-5-right-half" if piece % 2 else "welcome_to_the_moon-5-left-half"
            return Text(key, {"section": piece // 2 + 1})
        if target in TRACKS:
            return Text(f"welcome_to_the_moon-5-raise-{target}")
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"K{i + 1}", list(SPACES[FIRST_SPACE[i] : FIRST_SPACE[i + 1]])) for i in ALL_SKYSCRAPERS]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"K1.6": 4, "K1.7": 9, "K1.8": "X"}, "split": {"DS4": 1}, "planned": 1, "plants": {"TF4": 1}},
            {"spaces": {"K3.3": 6, "K3.4": 11}, "built": {"DS1a": 1, "DS1b": 1}, "errors": 1},
        ]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {
            "complete": [
                f"K{i + 1}" for i in ALL_SKYSCRAPERS if EMPTY not in marks[FIRST_SPACE[i] : FIRST_SPACE[i + 1]]
            ],
            "floors": dict(zip(TOWER_IDS, symbols(marks))),
            "dome": [{"id": name, "built": is_built} for name, _, is_built in pieces(marks)],
        }

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(FIRST_SPACE[i], FIRST_SPACE[i + 1])) for i in ALL_SKYSCRAPERS]

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        """Skyscrapers grow from the ground without a gap (R108), and only a split section is built by halves."""
        for i in ALL_SKYSCRAPERS:
            filled = [space for space in range(FIRST_SPACE[i], FIRST_SPACE[i + 1]) if marks[space] != EMPTY]
            if filled and (
                len(filled) != filled[-1] - filled[0] + 1 or filled[0] > STARTS[i][1] or filled[-1] < STARTS[i][0]
            ):
                return f"spaces.{SPACES[filled[-1] if filled[0] <= STARTS[i][1] else filled[0]]}", "gap", {}
        for i, section in enumerate(SECTION_IDS):
            if not marks[SPLIT_AT + i] and marks[BUILT_AT + 2 * i] != marks[BUILT_AT + 2 * i + 1]:
                return f"built.{section}a", "half", {}
        return None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for i in ALL_SKYSCRAPERS:
            for space in growth(marks, i):
                if clash(marks, FIRST_SPACE[i], FIRST_SPACE[i + 1], space, number) == EMPTY:
                    found.append(space)
        return found

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        for i in ALL_SKYSCRAPERS:
            for space in growth(marks, i):
                if clash(marks, FIRST_SPACE[i], FIRST_SPACE[i + 1], space, number) == EMPTY:
                    return True
        return False

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        i = SKYSCRAPER_OF[space]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        if space not in growth(marks, i):
            return Text("welcome_to_the_moon-5-not-next")
        other = clash(marks, FIRST_SPACE[i], FIRST_SPACE[i + 1], space, number)
        return Text("welcome_to_the_moon-5-order", {"number": number_text(number), "other": number_text(other)})

    def crossable(self, state: Moon, seat: int) -> list[Space]:
        marks = state.sheets[seat]
        return [space for i in ALL_SKYSCRAPERS for space in growth(marks, i)]

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        state.sheets[seat][space] = mark
        i = SKYSCRAPER_OF[space]
        if space == FIRST_SPACE[i + 1] - 1:
            self.reach(state, seat, 2 * i)
        elif space == FIRST_SPACE[i]:
            self.reach(state, seat, 2 * i + 1)

    def reach(self, state: Moon, seat: int, end: int) -> None:
        """Circle the bonus of an end of a skyscraper: the higher one in the turn in which anybody is first (R122)."""
        state.sheets[seat][ENDS_AT + end] = LATER if state.common[end] else FIRST
        if state.log is not None:
            key = "welcome_to_the_moon-5-bottom" if end % 2 else "welcome_to_the_moon-5-top"
            points = end_points(state.sheets[seat], end)
            state.tell(key, seat=seat, skyscraper=end // 2 + 1, points=points)

    # --- effects ---------------------------------------------------------------------------------------------------
    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        if kind == "plant" or kind == "water":
            floor = TOWER_FLOOR[space]
            at, most = (PLANTS_AT, FLOOR_PLANTS) if kind == "plant" else (WATER_AT, FLOOR_WATER)
            return [TOWER_IDS[floor]] if floor >= 0 and marks[at + floor] < most else []
        if kind == "robot":
            return buildable(marks, marks[space]) if marks[space] != CROSS else []  # an X is neither odd nor even
        if kind == "energy":
            return [name for i, name in enumerate(TRACKS) if marks[ENERGY_AT + i] < ROWS]
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        if kind == SPLIT:
            return splittable(marks)
        return self.planning_targets(state, seat)

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind == "robot":
            return [name for name, _, _ in pieces(state.sheets[seat])]
        if kind == SPLIT:
            return list(SECTION_IDS)
        return list(TRACKS) if kind == "energy" else super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        marks = state.sheets[seat]
        if kind == "robot":
            for name, section, is_built in pieces(marks):
                if name == target and not is_built:
                    fits = fits_parity(marks[space], section)
                    return Text("welcome_to_the_moon-5-not-linked" if fits else "welcome_to_the_moon-5-parity")
        if kind == SPLIT and target in SECTION_IDS:
            return Text("welcome_to_the_moon-5-no-split")
        if kind == "planning" and target in self.place and marks[self.place[target]] == EMPTY:
            return Text("welcome_to_the_moon-5-not-next")
        if kind in ("robot", "energy") and target in self.other_targets:
            return Text("welcome_to_the_moon-marked")
        return super().why_no_target(state, seat, kind, space, target)

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind == "plant":
            marks[PLANTS_AT + TOWER_IDS.index(target)] += 1
        elif kind == "water":
            marks[WATER_AT + TOWER_IDS.index(target)] += 1
        elif kind == "robot":
            self.build(marks, target)
        elif kind == "energy":
            marks[ENERGY_AT + TRACKS.index(target)] += 1
        elif kind == "astronaut":
            self.train(state, seat)
        elif kind == SPLIT:
            marks[SPLIT_AT + SECTION_IDS.index(target)] = 1
        else:
            marks[PLANNED_AT] += 1
            state.push(seat, Use(SPLIT))  # R116: an X obliges to split, where a section is left
            self.plan(state, seat, target)

    def build(self, marks: list[int], piece: str) -> None:
        """Build a section of the dome or half of a split one."""
        if piece in PIECE_IDS:
            marks[BUILT_AT + PIECE_IDS.index(piece)] = 1
        else:
            section = SECTION_IDS.index(piece)
            marks[BUILT_AT + 2 * section] = 1
            marks[BUILT_AT + 2 * section + 1] = 1

    def close(self, state: Moon) -> None:
        for end in range(len(END_IDS)):
            if any([state.sheets[seat][ENDS_AT + end] == FIRST for seat in state.everyone()]):
                state.common[end] = 1

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == 88:
            empty = [marks[FIRST_SPACE[i] : FIRST_SPACE[i + 1]].count(EMPTY) for i in ALL_SKYSCRAPERS]
            nearest = empty.index(min(empty))
            return HEIGHTS[nearest] - empty[nearest], HEIGHTS[nearest]
        if mission == 89:
            return sum([marks[FIRST_SPACE[i + 1] - 1] != EMPTY for i in ALL_SKYSCRAPERS]), 2
        if mission == 90:
            return sum([count >= 2 for count in symbols(marks)]), 3
        if mission == 91:
            return symbols(marks).count(FLOOR_PLANTS + FLOOR_WATER), 2
        if mission == 92:
            need = len(pieces(marks))
            return need - unbuilt(marks), need
        if mission == 93:
            return marks[PLANNED_AT], 4  # X alone counts, whether or not a section was left to split (R123)
        if mission == 137:
            return sum([marks[space] != EMPTY for pair in STARTS for space in pair]), 2 * len(STARTS)
        if mission == 138:
            return sum([count > 0 for count in symbols(marks)[TOWER_ABOVE:]]), TOWER_ABOVE
        return marks[self.astronauts], 5  # 139

    # --- scoring ---------------------------------------------------------------------------------------------------
    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        counts = [symbols(marks).count(i + 1) for i in range(FLOOR_PLANTS + FLOOR_WATER)]  # exactly so many (R124)
        values = TOWER_VALUES[marks[ENERGY_AT + TOWER_TRACK]]
        missing = unbuilt(marks)
        loss = DOME_VALUES[marks[ENERGY_AT + DOME_TRACK]]
        return [
            self.mission_line(state, seat),
            Line("tower", sum([count * value for count, value in zip(counts, values)]), (*counts, *values)),
            Line("skyscrapers", sum([end_points(marks, end) for end in range(len(END_IDS))])),
            Line("astronauts", self.crew_points(state, seat), (marks[self.astronauts],)),
            Line("dome", -missing * loss, (missing, loss)),
            self.error_line(state, seat),
        ]

    def mission_line(self, state: Moon, seat: int) -> Line:
        """Return the points of stars and medals, worth what the mission track shows now (R121)."""
        star, medal = MISSION_VALUES[state.sheets[seat][ENERGY_AT + MISSION_TRACK]]
        claims = state.claims[seat * len(LETTERS) : (seat + 1) * len(LETTERS)]
        stars, medals = claims.count(FIRST), claims.count(LATER)
        return Line("missions", stars * star + medals * medal, (stars, star, medals, medal))

    def crew_points(self, state: Moon, seat: int) -> int:
        """Return the points of the crew: the first column for the most astronauts, nothing without any (R120)."""
        own = state.sheets[seat][self.astronauts]
        if not own:
            return 0
        most, others = ASTRONAUT_VALUES[state.sheets[seat][ENERGY_AT + CREW_TRACK]]
        counts = [state.sheets[each][self.astronauts] for each in state.everyone()]
        is_leader = own >= max([*counts, state.held(ASTRONAUT)])  # ASTRA counts, and wins no tie (R199)
        return most if is_leader else others


def end_points(marks: list[int], end: int) -> int:
    """Return the points of the top or the bottom of a skyscraper."""
    circled = marks[ENDS_AT + end]
    if not circled:
        return 0
    printed = SKYSCRAPERS[end // 2]
    return (printed.bottom if end % 2 else printed.top)[circled - FIRST]


DOME: Final = Dome()
