"""The rules of adventure 1: floors by effect, compartment bonuses, rockets, sabotage and the launch."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, LETTERS, UNCLAIMED, WILD, CardEffect, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.bonuses import GainBonuses
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.marks import (
    COMMON,
    CROSSED,
    ERRORS_AT,
    FORM,
    FUEL,
    REWARDED,
    ROCKETS_AT,
    SABOTAGE,
    TIES,
    XS,
    add_rockets,
    circle_error,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import (
    COMPARTMENTS,
    ERRORS,
    FLOOR_OF,
    FLOOR_SPACES,
    FLOORS,
    FLOORS_FOR,
    FUEL_IDS,
    FUELLED,
    ICON_ROOM,
    ICONS,
    LAUNCH_POINTS,
    POINTS,
    ROCKETS,
    ROOM,
    ROOM_OF,
    SABOTAGES,
    SPACES,
    catalog,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import ERROR_POINTS, Adventure
from offworld.games.welcome_to_the_moon.rules.engine.claiming import reward
from offworld.games.welcome_to_the_moon.rules.engine.lines import add_gaps, clash, has_gap, is_full
from offworld.games.welcome_to_the_moon.rules.engine.score import Distance, Line
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import effect_text, number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

# --- missions: the floors that must be full (from 0), or what is counted -------------------------------------------
FULL_FLOORS: Final = {64: (0, 1, 2), 65: (3, 4, 5), 66: (6,), 67: (7, 8)}
ALL_X: Final = 68
FIVE_ERRORS: Final = 69


class Launch(Adventure):
    """Effects do nothing by themselves: they say on which floor the number goes (R037)."""

    def __init__(self) -> None:
        super().__init__(1, "launch", FORM, COMMON)
        self.other_targets = FUEL_IDS
        self.has_effects = False
        self.claims_late = True

    def where(self, space: Space) -> Text:
        floor = FLOOR_OF[space]
        params: dict[str, object] = {"floor": floor + 1, "place": space - FLOOR_SPACES[floor][0] + 1}
        return Text("welcome_to_the_moon-space-1", params)

    def named(self, target: str) -> Text:
        if target in FUEL_IDS:
            return Text("welcome_to_the_moon-1-fuel", {"room": FUELLED[FUEL_IDS.index(target)] + 1})
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(f"F{i + 1}", list(SPACES[first:end])) for i, (first, end) in enumerate(FLOOR_SPACES)]

    def facts(self, state: Moon, sheet: int) -> Facts:
        marks = state.sheets[sheet]
        return {"complete": [f"C{room + 1}" for room, spaces in enumerate(ROOM) if is_full(marks, spaces)]}

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"F1.1": 3, "F1.2": "X", "F4.1": 5, "F9.1": 2}, "rockets": 7, "errors": 1, "crosses": 1},
            {"spaces": {"F3.1": 4, "F7.10": 15}, "rockets": 9, "fuelled": {"C8.fuel": 1}},
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def ascending(self, marks: list[int]) -> list[list[int]]:
        return [list(range(first, end)) for first, end in FLOOR_SPACES]

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        if marks[CROSSED] > marks[ERRORS_AT]:
            return "crossed", "most", {"most": marks[ERRORS_AT]}
        if marks[TIES] and marks[ROCKETS_AT] < ROCKETS:
            return "tie_rockets", "most", {"most": 0}  # R043
        return None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = state.sheets[seat]
        found: list[Space] = []
        for floor in FLOORS_FOR[effect]:
            first, end = FLOOR_SPACES[floor]
            add_gaps(marks, first, end, number, found)
        return found

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = state.sheets[seat]
        for floor in FLOORS_FOR[effect]:
            first, end = FLOOR_SPACES[floor]
            if has_gap(marks, first, end, number):
                return True
        return False

    def cross_openings(self, state: Moon, seat: int, effect: CardEffect) -> list[Space]:
        """The effect names the floor of an X as well; this is no bonus, so mission 68 does not count it."""
        marks = state.sheets[seat]
        rows = [FLOOR_SPACES[floor] for floor in FLOORS_FOR[effect]]
        return [space for first, end in rows for space in self.each_space[first:end] if marks[space] == EMPTY]

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        marks = state.sheets[seat]
        floor = FLOOR_OF[space]
        if marks[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        if FLOORS[floor].effect not in (effect, WILD):
            return Text("welcome_to_the_moon-1-other-floor", {"effect": effect_text(FLOORS[floor].effect)})
        first, end = FLOOR_SPACES[floor]
        other = clash(marks, first, end, space, number)
        return Text("welcome_to_the_moon-order", {"number": number_text(number), "other": number_text(other)})

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        marks = state.sheets[seat]
        marks[space] = mark
        room = ROOM_OF[space]
        if is_full(marks, ROOM[room]):
            self.complete(state, seat, room)

    def complete(self, state: Moon, seat: int, room: int) -> None:
        """Gain the bonuses of a compartment: rockets and sabotage at once, fuel and X in the order the player likes."""
        marks = state.sheets[seat]
        printed = COMPARTMENTS[room]
        rockets = printed.rockets
        if printed.inactive and marks[FUEL + FUELLED.index(room)]:
            rockets += printed.inactive
        if state.log is not None:
            state.tell("welcome_to_the_moon-1-compartment", seat=seat, room=room + 1, count=rockets)
        add_rockets(marks, rockets)
        for icon in ICONS[room]:
            if not state.common[icon]:  # nobody has triggered it in an earlier turn
                marks[SABOTAGE + icon] = 1
        if printed.fuel or printed.crosses:
            state.push(seat, GainBonuses(room, printed.fuel, printed.crosses))

    def error(self, state: Moon, seat: int) -> None:
        circle_error(state.sheets[seat])

    # --- what all share --------------------------------------------------------------------------------------------
    def settle(self, state: Moon) -> None:
        """Resolve sabotage: each icon hits once all who have not triggered it in this very turn (R046, R047)."""
        for icon in range(len(SABOTAGES)):
            if state.common[icon]:
                continue
            immune = [seat for seat in state.everyone() if state.sheets[seat][SABOTAGE + icon]]
            if not immune:
                continue
            state.common[icon] = 1
            for seat in state.everyone():
                if seat not in immune:
                    circle_error(state.sheets[seat])
            if state.log is not None:
                key = "sabotage" if len(immune) < state.seats else "sabotage-nobody"
                state.tell(f"welcome_to_the_moon-1-{key}", seat=immune[0], room=ICON_ROOM[icon] + 1)
                for seat in immune[1:]:
                    state.tell("welcome_to_the_moon-1-sabotage-too", seat=seat)

    def reward(self, state: Moon) -> None:
        """Cross off the rockets of missions claimed in this turn, after sabotage and after all claims (R045).

        Whoever claims several may take them in any order (R055), so no rocket takes an error away from mission 69.
        """
        for seat in state.everyone():
            marks = state.sheets[seat]
            for letter in range(len(LETTERS)):
                if state.claim(seat, letter) != UNCLAIMED and not marks[REWARDED] >> letter & 1:
                    marks[REWARDED] |= 1 << letter
                    add_rockets(marks, reward(state, seat, letter))

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        marks = state.sheets[seat]
        if mission == ALL_X:
            return marks[XS], 10
        if mission == FIVE_ERRORS:
            return marks[ERRORS_AT] - marks[CROSSED], 5  # circled and not crossed off at the same time (R053)
        if mission in FULL_FLOORS:
            floors = FULL_FLOORS[mission]
            return sum([filled(marks, floor) for floor in floors]), sum([length(floor) for floor in floors])
        if mission == 125:  # compartments of exactly three spaces
            rooms = [room for room, spaces in enumerate(ROOM) if len(spaces) == 3]
            return sum([is_full(marks, ROOM[room]) for room in rooms]), len(rooms)
        if mission == 126:
            return sum([filled(marks, floor) == length(floor) for floor in range(len(FLOORS))]), 5
        return sum([filled(marks, floor) >= 2 for floor in range(len(FLOORS))]), len(FLOORS)  # 127

    def comes_late(self, mission: int) -> bool:
        return mission == FIVE_ERRORS  # by sabotage

    # --- the end ---------------------------------------------------------------------------------------------------
    def has_launched(self, state: Moon, seat: int) -> bool:
        """Return whether all rockets and all circled errors are crossed off (R050)."""
        marks = state.sheets[seat]
        return marks[ROCKETS_AT] == ROCKETS and marks[CROSSED] == marks[ERRORS_AT]

    def has_ended(self, state: Moon, seat: int) -> bool:
        return self.has_launched(state, seat) or super().has_ended(state, seat)

    def distances(self, state: Moon, seat: int) -> list[Distance]:
        marks = state.sheets[seat]
        launch = Distance("launch", marks[ROCKETS_AT] + marks[CROSSED], ROCKETS + marks[ERRORS_AT])
        return [launch, *super().distances(state, seat)]

    def lines(self, state: Moon, seat: int) -> list[Line]:
        marks = state.sheets[seat]
        open_errors = marks[ERRORS_AT] - marks[CROSSED]
        rockets = marks[ROCKETS_AT]
        return [
            Line("rockets", POINTS[rockets], (rockets, ROCKETS)),
            Line("errors", -ERROR_POINTS * open_errors, (open_errors,)),
        ]

    def points(self, state: Moon, seat: int) -> int:
        marks = state.sheets[seat]
        return POINTS[marks[ROCKETS_AT]] - ERROR_POINTS * (marks[ERRORS_AT] - marks[CROSSED])

    def tie_break(self, state: Moon, seat: int) -> int:
        """Tie-break rockets compare those who launch in the same turn, and nobody else (R051, R056)."""
        return state.sheets[seat][TIES] if self.has_launched(state, seat) else 0


def filled(marks: list[int], floor: int) -> int:
    """Return how many spaces of a floor are filled."""
    first, end = FLOOR_SPACES[floor]
    return end - first - marks[first:end].count(EMPTY)


def length(floor: int) -> int:
    """Return how many spaces a floor has."""
    first, end = FLOOR_SPACES[floor]
    return end - first


LAUNCH: Final = Launch()
assert len(SPACES) == 53
assert POINTS[ROCKETS] == LAUNCH_POINTS
assert LAUNCH.most_errors == ERRORS
assert CROSS
