"""The rules of adventure 6: rooms, energy, walkways, plants and water that wake viruses, and evacuation."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, FIRST, INFECTED, LETTERS, USE, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.marks import (
    CLOSED,
    COMMON,
    DUE,
    ENERGY_AT,
    ERRORS_AT,
    FORM,
    GREY_AT,
    PLANT_TRACK,
    PLANTS,
    TANKS,
    USED_SPREADS,
    VIRUSES,
    WATER_TRACK,
    active_blocks,
    block_is_full,
    block_points,
    infected,
    is_quarantined,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import (
    ALL_BLOCKS,
    BLOCK_IDS,
    BLOCKS,
    COLOURS,
    FLOOR_SPACES,
    FLOORS,
    GATES,
    GREY_BLOCKS,
    MISSION_VIRUS,
    MOST_ENERGY,
    PLANT_ENDS,
    PLANT_ROWS,
    ROOMS,
    SPREAD,
    SPREADING_ERRORS,
    TRIGGERS,
    WALKWAY_IDS,
    WALKWAYS,
    WATER_ENDS,
    WATER_ROWS,
    catalog,
    track_points,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.spreading import BreakOut, Spread
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.chains import everyone_at_once
from offworld.games.welcome_to_the_moon.rules.engine.claiming import CLAIM_LATE
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, has_gap_in
from offworld.games.welcome_to_the_moon.rules.engine.score import Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

WALKWAY: Final = "walkway"  # the bonus of a full row of plants
POWER: Final = "power"  # the bonus of a full row of water


class Virus(Adventure):
    """A floor is one ascending row through all its blocks; infected rooms are ignored (R126, R127)."""

    def __init__(self) -> None:
        super().__init__(6, "virus", FORM, COMMON)
        self.other_targets = (*BLOCK_IDS, *WALKWAY_IDS)
        self.claims_late = True

    def set_up(self, state: Moon) -> None:
        state.push(0, everyone_at_once(tuple([(seat, BreakOut()) for seat in state.everyone()])))

    def where(self, space: Space) -> Text:
        params: dict[str, object] = {"block": space // ROOMS + 1, "place": space % ROOMS + 1}
        return Text("welcome_to_the_moon-space-6", params)

    def named(self, target: str) -> Text:
        if target in BLOCK_IDS:
            return Text("welcome_to_the_moon-6-block", {"block": BLOCK_IDS.index(target) + 1})
        if target in WALKWAY_IDS:
            a, b = WALKWAYS[WALKWAY_IDS.index(target)]
            return Text("welcome_to_the_moon-6-walkway", {"block": a, "other": b})
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"FL{i + 1}", list(self.spaces[first:end])) for i, (first, end) in enumerate(FLOOR_SPACES)]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {
            "evacuated": [BLOCK_IDS[i] for i in ALL_BLOCKS if block_is_full(marks, i)],
            "quarantined": [BLOCK_IDS[i] for i in ALL_BLOCKS if is_quarantined(marks, i)],
            "active": [BLOCK_IDS[i] for i in active_blocks(state, sheet)],
            "points": {BLOCK_IDS[i]: block_points(marks, i) for i in ALL_BLOCKS},
        }

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind in ("robot", WALKWAY):
            return list(WALKWAY_IDS)
        return list(BLOCK_IDS) if kind == POWER else super().considered(state, seat, kind)

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        if target in WALKWAY_IDS:
            return Text("welcome_to_the_moon-6-closed")
        if target in BLOCK_IDS and kind == POWER:
            is_rich = state.sheets[seat][ENERGY_AT + BLOCK_IDS.index(target)] == MOST_ENERGY
            return Text("welcome_to_the_moon-marked" if is_rich else "welcome_to_the_moon-6-full")
        return super().why_no_target(state, seat, kind, space, target)

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"B1.1": "infected", "B3.2": 7}, "grey": 1, "closed": {"WK01": 1}, "energy": {"B3": 2}},
            {"spaces": {"B4.5": "infected", "B6.1": 5}, "grey": 4, "plants": {"B6": 1}, "plant_track": 1},
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(first, end)) for first, end in FLOOR_SPACES]

    def limits(self) -> dict[str, list[int]]:
        return {"plants": [block.plants for block in BLOCKS], "tanks": [int(block.tank > 0) for block in BLOCKS]}

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        return ("grey", "grey", {}) if marks[GREY_AT] and marks[GREY_AT] - 1 not in GREY_BLOCKS else None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for first, end in FLOOR_SPACES:
            add_gaps(marks, first, end, number, found)
        return found

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        return has_gap_in(marks, FLOOR_SPACES, number)

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        if marks[space] == INFECTED:
            return Text("welcome_to_the_moon-6-room-infected")
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        first, end = FLOOR_SPACES[BLOCKS[space // ROOMS].floor - 1]
        other = clash(marks, first, end, space, number)
        return Text("welcome_to_the_moon-order", {"number": number_text(number), "other": number_text(other)})

    def error(self, state: Moon, seat: int) -> None:
        super().error(state, seat)
        marks = state.sheets[seat]
        if marks[ERRORS_AT] in SPREADING_ERRORS:
            marks[DUE] += 1

    # --- effects ---------------------------------------------------------------------------------------------------
    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = state.sheets[seat]
        block = space // ROOMS
        if kind == "energy":
            return [BLOCK_IDS[block]] if marks[ENERGY_AT + block] < MOST_ENERGY else []  # even if just full (R128)
        if kind == "plant":
            return [BLOCK_IDS[block]] if marks[PLANTS + block] < BLOCKS[block].plants else []
        if kind == "water":
            return [BLOCK_IDS[block]] if self.has_tank(state, marks, space) else []
        if kind in ("robot", WALKWAY):
            return [WALKWAY_IDS[i] for i in range(len(WALKWAY_IDS)) if not marks[CLOSED + i]]
        if kind == POWER:  # a block that still has an empty room (R129)
            return [
                BLOCK_IDS[i] for i in ALL_BLOCKS if marks[ENERGY_AT + i] < MOST_ENERGY and not block_is_full(marks, i)
            ]
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        return self.planning_targets(state, seat)

    def has_tank(self, state: Moon, marks: list[int], space: Space) -> bool:
        """Return whether a tank can be circled: that of the block, by option only that of the room itself (R131)."""
        tank = BLOCKS[space // ROOMS].tank
        if not tank or marks[TANKS + space // ROOMS]:
            return False
        return not state.room or space % ROOMS == tank - 1

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = state.sheets[seat]
        if kind in ("energy", POWER):
            marks[ENERGY_AT + BLOCK_IDS.index(target)] += 1
        elif kind in ("robot", WALKWAY):
            marks[CLOSED + WALKWAY_IDS.index(target)] = 1
        elif kind == "plant":
            marks[PLANTS + BLOCK_IDS.index(target)] += 1
            marks[PLANT_TRACK] += 1
            if marks[PLANT_TRACK] in PLANT_ENDS:
                state.push(seat, Use(WALKWAY))
        elif kind == "water":
            marks[TANKS + BLOCK_IDS.index(target)] = 1
            marks[WATER_TRACK] += 1
            if marks[WATER_TRACK] in WATER_ENDS:
                state.push(seat, Use(POWER))
        elif kind == "astronaut":
            self.train(state, seat)
        else:
            self.plan(state, seat, target)

    # --- incidents -------------------------------------------------------------------------------------------------
    def settle(self, state: Moon) -> None:
        """Activate viruses, then spread as often as each player has to (R134, R135)."""
        due = [state.sheets[seat][DUE] for seat in state.everyone()]
        for seat in state.everyone():
            state.sheets[seat][DUE] = 0
        symbol = 0
        for track, count, trigger in TRIGGERS:
            at = PLANT_TRACK if track == "plants" else WATER_TRACK
            causes = [seat for seat in state.everyone() if state.sheets[seat][at] >= count]
            if trigger != SPREAD:
                if causes and self.activate(state, COLOURS.index(trigger)):
                    due = [times + 1 for times in due]
                continue
            if causes and not state.common[USED_SPREADS + symbol]:
                state.common[USED_SPREADS + symbol] = 1
                due = [times + (seat not in causes) for seat, times in enumerate(due)]  # R136
                if state.log is not None:
                    key = "outbreak" if len(causes) < state.seats else "outbreak-nobody"
                    state.tell(f"welcome_to_the_moon-6-{key}", seat=causes[0])
                    for seat in causes[1:]:
                        state.tell("welcome_to_the_moon-6-outbreak-too", seat=seat)
            symbol += 1
        self.spread(state, due)

    def activate(self, state: Moon, colour: int) -> bool:
        """Activate a virus on all sheets, and return whether it was asleep."""
        if state.common[VIRUSES + colour]:
            return False
        state.common[VIRUSES + colour] = 1
        if state.log is not None:
            state.tell("welcome_to_the_moon-6-activated", virus=Text(f"welcome_to_the_moon-virus-{COLOURS[colour]}"))
        return True

    def spread(self, state: Moon, due: list[int]) -> None:
        """Let everybody who has to spread the active viruses on the own sheet, all at once."""
        chains: list[tuple[int, Effect]] = [(seat, Spread(times, 0)) for seat, times in enumerate(due) if times]
        if chains:
            state.push(0, everyone_at_once(tuple(chains)))

    def reward(self, state: Moon) -> None:
        """Activate the viruses of missions that were claimed for the first time; then all may claim again (R146)."""
        count = 0
        for letter, colour in enumerate(MISSION_VIRUS):
            if any([state.claim(seat, letter) == FIRST for seat in state.everyone()]):
                count += self.activate(state, colour)
        if count:
            state.push(0, CLAIM_LATE)
            self.spread(state, [count] * state.seats)

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == 94:
            return sum([block_is_full(marks, block) for block in ALL_BLOCKS]), 2
        if mission == 95:
            full = [sum([block_is_full(marks, block) for block in floor]) for floor in FLOORS]
            missing = [len(floor) - count for floor, count in zip(FLOORS, full)]
            nearest = missing.index(min(missing))  # the floor that lacks fewest blocks
            return full[nearest], len(FLOORS[nearest])
        if mission == 96:
            return sum([is_quarantined(marks, block) for block in ALL_BLOCKS]), 3
        if mission == 97:
            gates = [walkway for block in (2, 8) for walkway, _ in GATES[block]]
            return sum([marks[CLOSED + walkway] for walkway in gates]), len(gates)
        if mission == 98:
            return sum([all([marks[ENERGY_AT + block] == MOST_ENERGY for block in floor]) for floor in FLOORS]), 2
        if mission == 99:
            return sum([all([is_harvested(marks, block) for block in floor]) for floor in FLOORS]), 2
        sick = [INFECTED in marks[block * ROOMS : (block + 1) * ROOMS] for block in ALL_BLOCKS]
        if mission == 140:
            return sum([sick[block] and block_is_full(marks, block) for block in ALL_BLOCKS]), 3
        if mission == 141:
            return sum([sick[block] and is_quarantined(marks, block) for block in ALL_BLOCKS]), 3
        rich = [is_harvested(marks, block) and marks[ENERGY_AT + block] == MOST_ENERGY for block in ALL_BLOCKS]
        return sum(rich), 2  # 142

    def comes_late(self, mission: int) -> bool:
        return mission in (94, 95, 140, 141)  # by rooms that viruses infect

    # --- scoring ---------------------------------------------------------------------------------------------------
    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        sick = infected(marks)
        return [
            self.mission_line(state, seat),
            Line("plants", track_points(PLANT_ROWS, PLANT_ENDS, marks[PLANT_TRACK]), (marks[PLANT_TRACK],)),
            Line("water", track_points(WATER_ROWS, WATER_ENDS, marks[WATER_TRACK]), (marks[WATER_TRACK],)),
            Line("blocks", sum([block_points(marks, block) for block in ALL_BLOCKS])),
            Line("infected", -sick, (sick,)),
            self.error_line(state, seat),
        ]


def is_harvested(marks: list[int], block: int) -> bool:
    """Return whether all plants and the tank of a block are circled; B6 has no tank (R150)."""
    printed = BLOCKS[block]
    return marks[PLANTS + block] == printed.plants and (not printed.tank or marks[TANKS + block] == 1)


VIRUS: Final = Virus()
assert len(MISSION_VIRUS) == len(LETTERS)
