"""The rules of adventure 8: symbols on planets and moons, asteroids from both sides, and two sheets in turn."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    CROSS,
    EFFECTS,
    EMPTY,
    HALF,
    LETTERS,
    UNCLAIMED,
    USE,
    CardEffect,
    Space,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    ALL_PLANETS,
    ASTEROIDS_AT,
    ASTRONAUTS_AT,
    COMMON,
    CONTROL_AT,
    ERRORS_AT,
    FORM,
    FRESH_AT,
    MOONS_AT,
    MOST_PLANNING,
    MOST_PLANTS,
    MOST_VALUE,
    MOST_WATER,
    PLANNING_AT,
    PLANT_TRACK,
    PLANTS_AT,
    SPENT_AT,
    VALUES_AT,
    WATER_AT,
    WATER_TRACK,
    free_moons,
    majority_of,
    next_asteroid,
    next_space,
    owner,
    paper_of,
    side_in_play,
    symbols,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.missions import progress
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.scoring import lines
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    ASTEROID_IDS,
    ASTEROIDS,
    ASTRONAUTS,
    COLOURS,
    ERRORS,
    FAR,
    FIRST_SPACE,
    MOON_IDS,
    MOON_SPACES,
    NEAR,
    PLANET_IDS,
    PLANETS,
    SIDES,
    SPACES,
    catalog,
    planets_of,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.words import planet_name, took
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.score import Distance, Line
from offworld.games.welcome_to_the_moon.rules.engine.state import CHANGE, Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.games.welcome_to_the_moon.shown.types import Facts
from offworld.kernel.text import Text

SPACE: Final = "space_"  # the bonus of a space, which may be declined (R221)
ASTEROID: Final = "asteroid_"  # that of an asteroid, which may not
PLANET_OF: Final = [i for i in ALL_PLANETS for _ in range(PLANETS[i].spaces)]
BONUS: Final = {FIRST_SPACE[i] + place - 1: kind for i, planet in enumerate(PLANETS) for place, kind in planet.bonuses}


class Battle(Adventure):
    """A number names a planet, whose first free space takes the player's symbol; the order does not matter (R171)."""

    def __init__(self) -> None:
        super().__init__(8, "battle", FORM, COMMON)
        self.other_targets = (*MOON_IDS, *ASTEROID_IDS, *PLANET_IDS, *COLOURS)
        self.asks_for = "planet"
        self.farthest = 2 * CHANGE
        self.claims_late = True

    # --- whose sheet -----------------------------------------------------------------------------------------------
    def papers(self, seats: int) -> int:
        return max(seats, len(SIDES))

    def paper(self, state: Moon, seat: int) -> int:
        return paper_of(state, seat, side_in_play(state))

    def marks(self, state: Moon, seat: int) -> list[int]:
        return state.sheets[paper_of(state, seat, side_in_play(state))]

    def adopt(self, state: Moon, seat: int, private: Moon) -> bool:
        paper = self.paper(state, seat)
        state.sheets[paper] = private.sheets[paper][:]
        self.adopt_claims(state, seat, private)
        return True

    def agrees(self, state: Moon, seat: int, private: Moon) -> bool:
        paper = self.paper(state, seat)
        first = seat * len(LETTERS)
        end = first + len(LETTERS)
        return state.sheets[paper] == private.sheets[paper] and state.claims[first:end] == private.claims[first:end]

    # --- words -----------------------------------------------------------------------------------------------------
    def where(self, space: Space) -> Text:
        planet = PLANET_OF[space]
        params: dict[str, object] = {"planet": planet_name(planet), "place": space - FIRST_SPACE[planet] + 1}
        return Text("welcome_to_the_moon-space-8", params)

    def named(self, target: str) -> Text:
        if target in MOON_IDS:
            planet = MOON_IDS.index(target) // MOON_SPACES
            return Text("welcome_to_the_moon-8-moon", {"planet": planet_name(planet)})
        if target in ASTEROID_IDS:
            return Text("welcome_to_the_moon-8-asteroid", {"asteroid": ASTEROID_IDS.index(target) + 1})
        if target in PLANET_IDS:
            return planet_name(PLANET_IDS.index(target))
        if target in COLOURS:
            return Text(f"welcome_to_the_moon-8-raise-{target}")
        return super().named(target)

    def rows(self) -> list[tuple[str, list[str]]]:
        return [(PLANET_IDS[i], list(SPACES[FIRST_SPACE[i] : FIRST_SPACE[i + 1]])) for i in ALL_PLANETS]

    def example(self) -> list[dict[str, Any]]:
        return [
            {"spaces": {"P1.1": "near", "P1.2": "far"}, "moons": {"P1.m1": "near"}, "plant_track": {"near": 2}},
            {"spaces": {"P4.1": "far"}, "asteroids": {"AST01": "near", "AST13": "far"}, "errors": {"far": 1}},
        ]

    def catalog(self) -> dict[str, Any]:
        return catalog()

    def facts(self, state: Moon, sheet: int) -> Facts:
        """Whose the two sides are, which of them is in play, and how many symbols each has on planets and moons."""
        marks = state.sheets[sheet]
        return {
            "owners": {SIDES[side]: owner(state, sheet, side) for side in (NEAR, FAR)},
            "playing": SIDES[side_in_play(state)],
            "symbols": {
                PLANET_IDS[planet]: [symbols(marks, planet, side) for side in (NEAR, FAR)] for planet in ALL_PLANETS
            },
        }

    def limits(self) -> dict[str, list[int]]:
        return {"plants": [planet.plants for planet in PLANETS], "water": [planet.water for planet in PLANETS]}

    def impossible(self, marks: list[int]) -> tuple[str, str, dict[str, object]] | None:
        """Planets are filled in order, asteroids taken from the two ends, and no more astronauts spent than circled."""
        for planet in ALL_PLANETS:
            free = next_space(marks, planet)
            for space in range(max(free, 0), FIRST_SPACE[planet + 1] if free >= 0 else 0):
                if marks[space] != EMPTY:
                    return f"spaces.{SPACES[space]}", "order-of-planet", {}
        taken = marks[ASTEROIDS_AT : ASTEROIDS_AT + len(ASTEROIDS)]
        order = {NEAR: 0, EMPTY: 1, FAR: 2}
        for i in range(1, len(taken)):
            if order[taken[i]] < order[taken[i - 1]]:
                return f"asteroids.{ASTEROID_IDS[i]}", "asteroids", {}
        for side in (NEAR, FAR):
            if marks[SPENT_AT + side] > marks[ASTRONAUTS_AT + side]:
                return f"spent.{SIDES[side]}", "most", {"most": marks[ASTRONAUTS_AT + side]}
        return None

    # --- writing ---------------------------------------------------------------------------------------------------
    def openings(self, state: Moon, seat: int, effect: CardEffect, number: int) -> list[Space]:
        marks = self.marks(state, seat)
        found = [next_space(marks, planet) for planet in planets_of(number // HALF)]
        return [space for space in found if space >= 0]

    def fits(self, state: Moon, seat: int, effect: CardEffect, number: int) -> bool:
        marks = self.marks(state, seat)
        planets = planets_of(number // HALF)
        return any([EMPTY in marks[FIRST_SPACE[planet] : FIRST_SPACE[planet + 1]] for planet in planets])

    def cross_openings(self, state: Moon, seat: int, effect: CardEffect) -> list[Space]:
        """An X has no value, so any planet will do."""
        marks = self.marks(state, seat)
        return [space for space in [next_space(marks, planet) for planet in ALL_PLANETS] if space >= 0]

    def why_not(self, state: Moon, seat: int, effect: CardEffect, number: int, space: Space) -> Text:
        planet = PLANET_OF[space]
        if number != CROSS and planet not in planets_of(number // HALF):
            params = {"number": number_text(number), "planet": planet_name(planet)}
            return Text("welcome_to_the_moon-8-other-planet", params)
        if self.marks(state, seat)[space] != EMPTY:
            return Text("welcome_to_the_moon-filled")
        return Text("welcome_to_the_moon-8-first-free")

    def write(self, state: Moon, seat: int, space: Space, mark: int) -> None:
        """Draw the symbol; a full planet is taken at once, before any effect of this turn (R174, R175)."""
        self.marks(state, seat)[space] = side_in_play(state)
        if space in BONUS:
            state.push(seat, Use(SPACE + BONUS[space], space))
        planet = PLANET_OF[space]
        if space == FIRST_SPACE[planet + 1] - 1:
            self.take(state, self.paper(state, seat), planet)

    def take(self, state: Moon, paper: int, planet: int) -> None:
        """Give a planet to whoever has most symbols on it and its moon."""
        control = majority_of(state, paper, planet)
        state.sheets[paper][CONTROL_AT + planet] = control
        state.sheets[paper][FRESH_AT + planet] = 1
        if state.log is not None:
            took(state, paper, planet, control)

    def error(self, state: Moon, seat: int) -> None:
        marks = self.marks(state, seat)
        box = ERRORS_AT + side_in_play(state)
        marks[box] = min(marks[box] + 1, ERRORS)

    # --- astronauts ------------------------------------------------------------------------------------------------
    def can_change(self, state: Moon, seat: int) -> bool:
        return self.marks(state, seat)[ASTRONAUTS_AT + side_in_play(state)] < ASTRONAUTS

    def reserve(self, state: Moon, seat: int) -> int:
        """One astronaut that was circled in an earlier turn on this sheet, beside any effect (R183, R184)."""
        marks = self.marks(state, seat)
        side = side_in_play(state)
        return CHANGE if marks[ASTRONAUTS_AT + side] > marks[SPENT_AT + side] else 0

    def change(self, state: Moon, seat: int, effect: CardEffect, by: int) -> bool:
        """Use the effect as far as it goes, and only for what is more than that spend a stored astronaut."""
        side = side_in_play(state)
        is_effect = effect == ASTRONAUT and self.can_change(state, seat)
        if not is_effect or abs(by) > CHANGE:
            self.marks(state, seat)[SPENT_AT + side] += 1
        if is_effect:
            self.train(state, seat)
        return is_effect

    def train(self, state: Moon, seat: int) -> None:
        self.marks(state, seat)[ASTRONAUTS_AT + side_in_play(state)] += 1

    # --- effects ---------------------------------------------------------------------------------------------------
    def must(self, kind: str) -> bool:
        return kind.startswith(ASTEROID)

    def targets(self, state: Moon, seat: int, kind: str, space: Space) -> list[str]:
        marks = self.marks(state, seat)
        side = side_in_play(state)
        if kind == "astronaut":
            return [USE] if self.can_change(state, seat) else []
        if kind == "planning":
            return free_moons(marks) if marks[PLANNING_AT + side] < MOST_PLANNING else []
        if kind == ASTEROID + "planning_free":
            return free_moons(marks)
        what = kind.removeprefix(SPACE).removeprefix(ASTEROID)
        if what == "robot":
            asteroid = next_asteroid(marks, side)
            return [ASTEROID_IDS[asteroid]] if asteroid >= 0 else []
        if what == "energy":
            first = VALUES_AT + side * len(COLOURS)
            return [name for i, name in enumerate(COLOURS) if marks[first + i] < MOST_VALUE]
        is_plant = what == "plant"
        if marks[(PLANT_TRACK if is_plant else WATER_TRACK) + side] >= (MOST_PLANTS if is_plant else MOST_WATER):
            return []
        if kind not in EFFECTS:
            return [USE]  # R178: bonuses need no symbol of the planet
        planet = PLANET_OF[space]
        printed = PLANETS[planet].plants if is_plant else PLANETS[planet].water
        return [PLANET_IDS[planet]] if marks[(PLANTS_AT if is_plant else WATER_AT) + planet] < printed else []

    def considered(self, state: Moon, seat: int, kind: str) -> list[str]:
        if kind.endswith("robot"):
            return list(ASTEROID_IDS)
        if kind.endswith("energy"):
            return list(COLOURS)
        return list(MOON_IDS) if kind in ("planning", ASTEROID + "planning_free") else []

    def why_no_target(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> Text:
        marks = self.marks(state, seat)
        if target in ASTEROID_IDS and marks[ASTEROIDS_AT + ASTEROID_IDS.index(target)] == EMPTY:
            return Text("welcome_to_the_moon-8-nearest")
        if target in MOON_IDS and next_space(marks, MOON_IDS.index(target) // MOON_SPACES) < 0:
            return Text("welcome_to_the_moon-8-closed")
        if target in MOON_IDS and marks[MOONS_AT + MOON_IDS.index(target)] == EMPTY:
            return Text("welcome_to_the_moon-8-first-free")
        if target in ASTEROID_IDS or target in MOON_IDS or target in COLOURS:
            return Text("welcome_to_the_moon-marked")
        return super().why_no_target(state, seat, kind, space, target)

    def use(self, state: Moon, seat: int, kind: str, space: Space, target: str) -> None:
        marks = self.marks(state, seat)
        side = side_in_play(state)
        what = kind.removeprefix(SPACE).removeprefix(ASTEROID)
        if what == "astronaut":
            self.train(state, seat)
        elif what == "robot":
            asteroid = ASTEROID_IDS.index(target)
            marks[ASTEROIDS_AT + asteroid] = side
            state.push(seat, *[Use(ASTEROID + bonus) for bonus in ASTEROIDS[asteroid]])
        elif what == "energy":
            marks[VALUES_AT + side * len(COLOURS) + COLOURS.index(target)] += 1
        elif what == "plant" or what == "water":
            is_plant = what == "plant"
            marks[(PLANT_TRACK if is_plant else WATER_TRACK) + side] += 1
            if kind in EFFECTS:
                marks[(PLANTS_AT if is_plant else WATER_AT) + PLANET_OF[space]] += 1
        else:
            marks[MOONS_AT + MOON_IDS.index(target)] = side
            if kind == "planning":
                marks[PLANNING_AT + side] += 1

    # --- what all share --------------------------------------------------------------------------------------------
    def settle(self, state: Moon) -> None:
        """From now on planets that neighbours have filled count for the missions of this turn as well (R219)."""
        for marks in state.sheets:
            for planet in ALL_PLANETS:
                marks[FRESH_AT + planet] = 0

    # --- missions --------------------------------------------------------------------------------------------------
    def progress(self, state: Moon, seat: int, mission: int) -> tuple[int, int]:
        return progress(state, seat, mission)

    def comes_late(self, mission: int) -> bool:
        return mission in (106, 107, 146)  # only control can come from a neighbour (R219)

    # --- the end ---------------------------------------------------------------------------------------------------
    def distances(self, state: Moon, seat: int) -> list[Distance]:
        """The end can come on either sheet; that which is nearer to it is shown (R186)."""
        claimed = len(LETTERS) - state.claims[seat * len(LETTERS) : (seat + 1) * len(LETTERS)].count(UNCLAIMED)
        count = len(SPACES)
        papers = [state.sheets[paper_of(state, seat, side)] for side in (NEAR, FAR)]
        return [
            Distance("missions", claimed, len(LETTERS)),
            Distance("sheet", max([count - marks[:count].count(EMPTY) for marks in papers]), count),
            Distance("errors", max([marks[ERRORS_AT + side] for side, marks in enumerate(papers)]), ERRORS),
        ]

    def has_ended(self, state: Moon, seat: int) -> bool:
        first = seat * len(LETTERS)
        if UNCLAIMED not in state.claims[first : first + len(LETTERS)]:
            return True
        for side in (NEAR, FAR):
            marks = state.sheets[paper_of(state, seat, side)]
            if marks[ERRORS_AT + side] >= ERRORS or EMPTY not in marks[: len(SPACES)]:
                return True
        return False

    def finish(self, state: Moon) -> None:
        """Give planets that are not full as if they were (R177)."""
        for paper, marks in enumerate(state.sheets):
            for planet in ALL_PLANETS:
                if not marks[CONTROL_AT + planet]:
                    marks[CONTROL_AT + planet] = majority_of(state, paper, planet)

    def lines(self, state: Moon, seat: int) -> list[Line]:
        return [self.mission_line(state, seat), *lines(state, seat)]

    def tie_break(self, state: Moon, seat: int) -> int:
        return -sum([state.sheets[paper_of(state, seat, side)][ERRORS_AT + side] for side in (NEAR, FAR)])  # R187


BATTLE: Final = Battle()
