"""Fuel and X of a compartment, in the order that the player likes."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, SKIP
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.marks import FUEL, XS
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import FUEL_IDS, FUELLED, ROOM, SPACES
from offworld.games.welcome_to_the_moon.rules.engine.lines import is_full
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class GainBonuses(Effect):
    """Fuel an inactive rocket of a compartment that is not full yet, and write X wherever there is room.

    What an X completes comes first, before the rest of this compartment (R031). An X may be declined and is lost then;
    fuel may not, but without a target it is lost as well (R040, R041).
    """

    room: int
    fuel: int
    crosses: int

    def ask(self, state: Moon, seat: int) -> Decision | None:
        marks = state.sheets[seat]
        found: list[str] = self.fuel_targets(marks) if self.fuel else []
        if self.crosses:
            empty = [SPACES[space] for space in range(len(SPACES)) if marks[space] == EMPTY]
            if empty:
                found.extend(empty)
                found.append(SKIP)
        if not found or (len(found) == 1 and not self.crosses):
            return None
        params: dict[str, object] = {"fuel": self.fuel, "crosses": self.crosses}
        return Place(seat, "welcome_to_the_moon-ask-1-bonuses", found, params, "bonuses")

    def fuel_targets(self, marks: list[int]) -> list[str]:
        """Return the inactive rockets that are not fuelled, in compartments with an empty space."""
        found: list[str] = []
        for i, room in enumerate(FUELLED):
            if not marks[FUEL + i] and not is_full(marks, ROOM[room]):
                found.append(FUEL_IDS[i])
        return found

    def apply(self, state: Moon, seat: int, answer: str | None) -> None:
        marks = state.sheets[seat]
        if answer is None:
            targets = self.fuel_targets(marks) if self.fuel else []
            if len(targets) != 1:
                return
            answer = targets[0]
        if answer == SKIP:
            self.go_on(state, seat, self.fuel, 0)
        elif answer in FUEL_IDS:
            marks[FUEL + FUEL_IDS.index(answer)] = 1
            if state.log is not None:
                state.tell("welcome_to_the_moon-1-fuelled", seat=seat, room=FUELLED[FUEL_IDS.index(answer)] + 1)
            self.go_on(state, seat, self.fuel - 1, self.crosses)
        else:
            self.go_on(state, seat, self.fuel, self.crosses - 1)
            space = state.rules.place[answer]
            marks[XS] += 1
            if state.log is not None:
                state.tell("welcome_to_the_moon-crossed", seat=seat, place=state.rules.where(space))
            state.rules.write(state, seat, space, CROSS)

    def go_on(self, state: Moon, seat: int, fuel: int, crosses: int) -> None:
        """Leave what is left for after what this bonus completes."""
        if fuel or crosses:
            state.push(seat, GainBonuses(self.room, fuel, crosses))

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        if answer == SKIP:
            return Text("welcome_to_the_moon-must-use")
        if answer in SPACES:
            return Text("welcome_to_the_moon-1-no-cross" if not self.crosses else "welcome_to_the_moon-filled")
        if answer in FUEL_IDS:
            return Text("welcome_to_the_moon-1-no-fuel" if not self.fuel else "welcome_to_the_moon-1-fuel-late")
        return None
