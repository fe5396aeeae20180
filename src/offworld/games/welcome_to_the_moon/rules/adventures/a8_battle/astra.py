"""The special turns of ASTRA in adventure 8: it plays on the sheet in play before the player, on the other side (R203).

ASTRA never uses the bonuses of spaces and asteroids, and has neither missions nor boxes (R204). The solo mode pushes
`AstraDraws` with the first of the three cards before the player chooses, and `AstraLands` for an effect card; it counts
`planets_taken` for the solo bonus (R205), and asks `sheet_is_full` whether the player still writes (R226).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, EMPTY, HALF, PLANNING, PLANT, WATER, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    ALL_PLANETS,
    ASTEROIDS_AT,
    MOONS_AT,
    PLANTS_AT,
    WATER_AT,
    controlled,
    free_moons,
    next_asteroid,
    next_space,
    paper_of,
    side_in_play,
    symbols,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.rules import BATTLE, PLANET_OF
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import (
    ASTEROID_IDS,
    FAR,
    FIRST_SPACE,
    MOON_IDS,
    MOON_SPACES,
    NEAR,
    PLANETS,
    SPACES,
    planets_of,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

HIGHEST = 15  # printed number after which 1 follows


def sheet_is_full(state: Moon, seat: int) -> bool:
    """Return whether no planet of the sheet in play has room: the player writes nothing and takes no error (R226)."""
    return EMPTY not in BATTLE.marks(state, seat)[: len(SPACES)]


def planets_taken(state: Moon, seat: int) -> int:
    """Return how many planets the player controls on both sheets; every second one gives a solo bonus (R205)."""
    return sum([len(controlled(state.sheets[paper_of(state, seat, side)], side, fresh=True)) for side in (NEAR, FAR)])


def spaces_for(marks: list[int], number: int) -> list[Space]:
    """Return where ASTRA may draw: fitting planets with room, the number raised by one until there are any.

    After 15 comes 1; a 42 is as far as a 15 (R227).
    """
    number = min(number, HIGHEST)
    for step in range(HIGHEST):
        raised = number if step == 0 else (number + step - 1) % HIGHEST + 1
        found = [space for space in [next_space(marks, planet) for planet in planets_of(raised)] if space >= 0]
        if found:
            return found
    return []


@dataclass(frozen=True, slots=True)
class AstraDraws(Effect):
    """ASTRA draws its symbol by a number, in halves, and uses an effect; the player chooses between two planets."""

    number: int
    using: int  # the effect; a field named so would clash with the name of the effect in positions

    def ask(self, state: Moon, seat: int) -> Decision | None:
        found = spaces_for(BATTLE.marks(state, seat), self.number // HALF)
        if len(found) < 2:
            return None
        return Place(seat, "welcome_to_the_moon-ask-8-astra", [SPACES[space] for space in found], topic="astra")

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        marks = BATTLE.marks(state, seat)
        if answer is None:
            found = spaces_for(marks, self.number // HALF)
            if not found:
                return
            space = found[0]
        else:
            space = BATTLE.place[answer]
        other = 1 - side_in_play(state)
        planet = PLANET_OF[space]
        marks[space] = other
        if state.log is not None:
            state.tell("welcome_to_the_moon-8-astra-drew", place=BATTLE.where(space))
        if space == FIRST_SPACE[planet + 1] - 1:
            BATTLE.take(state, paper_of(state, seat, side_in_play(state)), planet)
        self.follow(state, marks, planet, other)

    def follow(self, state: Moon, marks: list[int], planet: int, side: int) -> None:
        """Use the effect: a symbol of the planet is gone, its moon or an asteroid taken; without a target nothing."""
        printed = PLANETS[planet]
        if self.using == PLANT:
            marks[PLANTS_AT + planet] = min(marks[PLANTS_AT + planet] + 1, printed.plants)
        elif self.using == WATER:
            marks[WATER_AT + planet] = min(marks[WATER_AT + planet] + 1, printed.water)
        elif self.using in (PLANNING, ASTRONAUT):
            for moon in free_moons(marks):
                if MOON_IDS.index(moon) // MOON_SPACES == planet:
                    land(state, marks, moon, side)
        else:
            asteroid = next_asteroid(marks, side)
            if asteroid >= 0:
                marks[ASTEROIDS_AT + asteroid] = side
                if state.log is not None:
                    name = BATTLE.named(ASTEROID_IDS[asteroid])
                    state.tell("welcome_to_the_moon-8-astra-took", target=name)

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        return Text("welcome_to_the_moon-no-target") if answer in SPACES else None

    def considered(self, state: Moon, seat: int) -> list[Any]:
        return list(SPACES)


def land(state: Moon, marks: list[int], moon: str, side: int) -> None:
    """Draw the symbol of ASTRA on a moon."""
    marks[MOONS_AT + MOON_IDS.index(moon)] = side
    if state.log is not None:
        state.tell("welcome_to_the_moon-8-astra-took", target=BATTLE.named(moon))


@dataclass(frozen=True, slots=True)
class AstraLands(Effect):
    """ASTRA draws its symbol on moons, so many times: where the player has most symbols; the player breaks ties."""

    times: int = 2

    def moons(self, state: Moon, seat: int) -> list[str]:
        """Return the free moons of the planets on which the player is strongest."""
        marks = BATTLE.marks(state, seat)
        own = [symbols(marks, planet, side_in_play(state)) for planet in ALL_PLANETS]
        free = free_moons(marks)
        strongest = max([own[MOON_IDS.index(moon) // MOON_SPACES] for moon in free], default=0)
        return [moon for moon in free if own[MOON_IDS.index(moon) // MOON_SPACES] == strongest]

    def ask(self, state: Moon, seat: int) -> Decision | None:
        moons = self.moons(state, seat)
        if len(moons) < 2:
            return None
        return Place(seat, "welcome_to_the_moon-ask-8-astra-moon", moons, topic="astra")

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        moons = self.moons(state, seat)
        if not moons:
            return
        land(state, BATTLE.marks(state, seat), moons[0] if answer is None else answer, 1 - side_in_play(state))
        if self.times > 1:
            state.push(seat, AstraLands(self.times - 1))

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        return Text("welcome_to_the_moon-8-strongest") if answer in MOON_IDS else None

    def considered(self, state: Moon, seat: int) -> list[Any]:
        return list(MOON_IDS)
