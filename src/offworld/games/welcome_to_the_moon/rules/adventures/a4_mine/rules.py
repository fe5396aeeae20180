"""The rules of adventure 4: levels of the mines, deposits and minerals, factories, centres and extraction."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, USE, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.marks import (
    BONUSES_AT,
    CIRCLED,
    COMMON,
    ENERGY_AT,
    EXTRACTED,
    FORM,
    ICONS_AT,
    ROBOTS_AT,
    is_complete,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.sheet import (
    BUILDING_IDS,
    CELLS,
    COUNT,
    CREW,
    DEPOSIT_IDS,
    DEPOSITS,
    DEPOSITS_AT,
    ENERGY_NEEDED,
    FACTORIES,
    LEVEL_SPACES,
    LEVELS,
    MINE_IDS,
    MINERAL,
    NOTHING,
    PLANNERS,
    PLANT,
    RESOURCES,
    ROBOTS_BONUS,
    ROBOTS_NEEDED,
    SECONDARIES,
    SPACES,
    WATER,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, has_gap_in, is_full, longest_run
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

EXTRA_ROBOT: Final = "extra_robot"  # one of the three that the fifth optimisation centre gives
FIRST_SECONDARY: Final = len(FACTORIES)


class Mine(Adventure):
    """Each level of twelve cells is one ascending row; mines are columns (R090)."""

    def __init__(self) -> None:
        super().__init__(4, "mine", FORM, COMMON)
        self.other_targets = (*DEPOSIT_IDS, *BUILDING_IDS)

    def where(self, space: Space) -> Text:
        return Text("welcome_to_the_moon-space-4", {"mine": space % COUNT + 1, "level": space // COUNT + 1})

    def named(self, target: str) -> Text:
        if target in BUILDING_IDS:
            return Text(f"welcome_to_the_moon-4-{target}")
        if target in DEPOSIT_IDS:
            mine, level, kind = DEPOSITS[DEPOSIT_IDS.index(target)]
            params: dict[str, object] = {"mine": mine + 1, "level": level + 1, "next": level + 2}
            return Text(f"welcome_to_the_moon-4-deposit-{RESOURCES[kind]}", params)
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"L{i + 1}", list(SPACES[first:end])) for i, (first, end) in enumerate(LEVEL_SPACES)]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {
            "complete": [name for i, name in enumerate(BUILDING_IDS) if is_complete(marks, i)],
            "minerals": [SPACES[i] for i, kind in enumerate(MINERAL) if kind != NOTHING and marks[i] != EMPTY],
        }

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind in ("robot", "energy", EXTRA_ROBOT):
            return list(BUILDING_IDS)
        return list(DEPOSIT_IDS) if kind in ("plant", "water") else super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        if target in BUILDING_IDS:
            return Text("welcome_to_the_moon-4-no-symbol")
        if target in DEPOSIT_IDS:
            is_near = DEPOSIT_IDS.index(target) in DEPOSITS_AT[space]
            fits = RESOURCES[DEPOSITS[DEPOSIT_IDS.index(target)][2]] == kind
            return Text("welcome_to_the_moon-marked" if is_near and fits else "welcome_to_the_moon-4-elsewhere")
        return super().why_no_target(state, seat, kind, space, target)

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"M01.1": 1, "M01.2": 2, "M01.3": 3}, "extracted": {"M01": 1}, "icons": {"MF3": 2, "MF4": 1}},
            {"spaces": {"M04.1": 6}, "deposits": {"D04.12": 1}, "energy": {"MF2": 1}, "robots": {"MF2": 1}},
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(first, end)) for first, end in LEVEL_SPACES]

    def limits(self) -> dict[str, list[int]]:
        return {
            "icons": [factory.icons for factory in FACTORIES[: len(RESOURCES)]],
            "energy": ENERGY_NEEDED,
            "robots": ROBOTS_NEEDED,
        }

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for first, end in LEVEL_SPACES:
            add_gaps(marks, first, end, number, found)
        return found

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        return has_gap_in(marks, LEVEL_SPACES, number)

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        first, end = LEVEL_SPACES[space // COUNT]
        other = clash(marks, first, end, space, number)
        return Text("welcome_to_the_moon-order", {"number": number_text(number), "other": number_text(other)})

    # --- effects ---------------------------------------------------------------------------------------------------
    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        if kind in ("robot", EXTRA_ROBOT):
            return [name for i, name in enumerate(BUILDING_IDS) if marks[ROBOTS_AT + i] < ROBOTS_NEEDED[i]]
        if kind == "energy":
            return [name for i, name in enumerate(BUILDING_IDS) if marks[ENERGY_AT + i] < ENERGY_NEEDED[i]]
        if kind in ("plant", "water"):
            wanted = PLANT if kind == "plant" else WATER
            near = DEPOSITS_AT[space]  # directly above and below the cell just numbered (R093)
            return [DEPOSIT_IDS[i] for i in near if DEPOSITS[i][2] == wanted and not marks[CIRCLED + i]]
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        return self.planning_targets(state, seat)

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind in ("robot", EXTRA_ROBOT):
            marks[ROBOTS_AT + BUILDING_IDS.index(target)] += 1
            self.maybe_activate(state, seat, BUILDING_IDS.index(target))
        elif kind == "energy":
            marks[ENERGY_AT + BUILDING_IDS.index(target)] += 1
            self.maybe_activate(state, seat, BUILDING_IDS.index(target))
        elif kind in ("plant", "water"):
            marks[CIRCLED + DEPOSIT_IDS.index(target)] = 1
        elif kind == "astronaut":
            self.train(state, seat)
        else:
            self.plan(state, seat, target)

    def maybe_activate(self, state: Moon, seat: int, building: int) -> None:
        """Take the bonus of an optimisation centre whose last symbol is crossed off (R101)."""
        marks = state.sheets[seat]
        if not is_complete(marks, building):
            return
        if state.log is not None:
            state.tell("welcome_to_the_moon-4-complete", seat=seat, building=self.named(BUILDING_IDS[building]))
        if building < FIRST_SECONDARY:
            return
        secondary = SECONDARIES[building - FIRST_SECONDARY]
        if secondary.resource == ROBOTS_BONUS:
            state.push(seat, *[Use(EXTRA_ROBOT) for _ in range(secondary.count)])
        else:
            self.store(state, seat, secondary.resource, secondary.count)

    def store(self, state: Moon, seat: int, resource: int, count: int) -> None:
        """Cross off icons of a factory from the top; the marked one gives a bonus to the first (R097 to R099)."""
        marks = state.sheets[seat]
        factory = FACTORIES[resource]
        before = marks[ICONS_AT + resource]
        marks[ICONS_AT + resource] = min(before + count, factory.icons)
        if before < factory.bonus_icon <= marks[ICONS_AT + resource] and not state.common[resource]:
            marks[BONUSES_AT + resource] = 1
            if state.log is not None:
                name = self.named(factory.id)
                state.tell("welcome_to_the_moon-4-bonus", seat=seat, building=name, points=factory.bonus)

    # --- step 5: extraction ----------------------------------------------------------------------------------------
    def conclude(self, state: Moon, seat: int) -> None:
        """Extract all mines that have been filled, after the effect (R095, R096)."""
        marks = state.sheets[seat]
        for mine in range(COUNT):
            if marks[EXTRACTED + mine] or not is_full(marks, CELLS[mine]):
                continue
            marks[EXTRACTED + mine] = 1
            if state.log is not None:
                state.tell("welcome_to_the_moon-4-extracted", seat=seat, mine=mine + 1)
            for space in CELLS[mine]:
                if MINERAL[space] != NOTHING:  # circled when its cell was filled, by a number or an X (R091, R092)
                    self.store(state, seat, MINERAL[space], 1)
            for i, (other, _, kind) in enumerate(DEPOSITS):
                if other == mine and marks[CIRCLED + i]:
                    self.store(state, seat, kind, 1)

    def close(self, state: Moon) -> None:
        for resource in range(len(RESOURCES)):
            if any([state.sheets[seat][BONUSES_AT + resource] for seat in state.everyone()]):
                state.common[resource] = 1

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission in (82, 83):
            extracted = marks[EXTRACTED : EXTRACTED + len(MINE_IDS)]
            if mission == 82:
                return sum(extracted), 5
            return longest_run(extracted), 4  # neighbouring columns; the row does not wrap around (R107)
        if mission == 84:
            return sum([is_complete(marks, building) for building in range(FIRST_SECONDARY, len(BUILDING_IDS))]), 5
        if mission == 85:  # the control centres count (R106)
            return sum([is_complete(marks, building) for building in range(len(BUILDING_IDS))]), 6
        if mission in (86, 87):
            wanted = PLANT if mission == 86 else WATER
            found = sum([marks[CIRCLED + i] for i, (_, _, kind) in enumerate(DEPOSITS) if kind == wanted])
            return found, 8 if mission == 86 else 5
        if mission == 134:
            levels = [tuple([s for s in range(first, end) if MINERAL[s] != NOTHING]) for first, end in LEVEL_SPACES]
            return sum([is_full(marks, level) for level in levels]), 2
        if mission == 135:
            upper = [i for i in range(len(SECONDARIES)) if is_complete(marks, FIRST_SECONDARY + i)]
            return sum([is_complete(marks, i) for i in upper]), 3  # the fifth stands above the control centre
        rows = [[i for i, (_, upper, _) in enumerate(DEPOSITS) if upper == level] for level in range(LEVELS - 1)]
        return int(any([all([marks[CIRCLED + i] for i in row]) for row in rows])), 1  # 136, our reading; not used

    # --- scoring ---------------------------------------------------------------------------------------------------
    def worth(self, marks: list[int], building: int) -> int:
        """Return what each icon of a factory or control centre is worth; an upgrade counts for all of them (R100)."""
        return FACTORIES[building].after if is_complete(marks, building) else FACTORIES[building].before

    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        found = [self.mission_line(state, seat)]
        for i, name in enumerate(RESOURCES):
            count, value = marks[ICONS_AT + i], self.worth(marks, i)
            bonus = FACTORIES[i].bonus if marks[BONUSES_AT + i] else 0
            found.append(Line(name, count * value + bonus, (count, value, bonus)))
        for name, building, at in (("astronauts", CREW, self.astronauts), ("planning", PLANNERS, self.planning)):
            value = self.worth(marks, building)
            found.append(Line(name, marks[at] * value, (marks[at], value)))
        found.append(self.error_line(state, seat))
        return found


MINE: Final = Mine()
