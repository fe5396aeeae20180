"""The chain of a seat in a turn: choose a combination, write its number, use its effect, claim missions.

A combination is answered as [number pile, effect pile]; both are the same except against ASTRA. A third part names the
effect where there is a choice: a wild symbol replaces the effect of the combination, a campaign card shows several.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.astra import THIRD
from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, EFFECTS, ERROR, HALF
from offworld.games.welcome_to_the_moon.engine.adventure import USED
from offworld.games.welcome_to_the_moon.engine.claiming import CLAIM
from offworld.games.welcome_to_the_moon.engine.state import ALL_PILES, NOTHING, Moon
from offworld.games.welcome_to_the_moon.engine.using import Use
from offworld.games.welcome_to_the_moon.engine.words import effect_text, number_text
from offworld.kernel.decision import Decision, Each, Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

SAME_PILE: Final = tuple([(i, i) for i in ALL_PILES])
TWO_CARDS: Final = tuple([(i, j) for i in ALL_PILES for j in ALL_PILES if i != j])  # against ASTRA (R190)


def pairs(state: Moon) -> tuple[tuple[int, int], ...]:
    """Return which numbers go with which effects: those of the same pile, against ASTRA those of two cards."""
    return TWO_CARDS if state.astra else SAME_PILE


def can_write(state: Moon, seat: int, number: int, effect: int, reserve: int = 0) -> bool:
    """Return whether a number can be written with an effect: with astronauts any of five values may fit (R007)."""
    rules = state.rules
    leeway = rules.leeway(state, seat, effect) + reserve
    if leeway:
        for change in range(-leeway, leeway + 1):
            if number + change * HALF >= 0 and rules.fits(state, seat, effect, number + change * HALF):
                return True
        return False
    return rules.fits(state, seat, effect, number)


def writable(state: Moon, seat: int, number: int, effect: int) -> int:
    """Return in how many spaces a number can be written with an effect."""
    rules = state.rules
    leeway = rules.leeway(state, seat, effect) + rules.reserve(state, seat)
    found: set[int] = set()
    for change in range(-leeway, leeway + 1):
        if number + change * HALF >= 0:
            found.update(rules.openings(state, seat, effect, number + change * HALF))
    return len(found)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose one of the combinations whose number can be written; where there is none a system error occurs (R006)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        found: list[Any] = []
        for pair in pairs(state):
            if can_write(state, seat, state.number(pair[0]), state.effect(pair[1])):
                found.append(pair)
        is_stuck = not found
        if state.rules.wilds >= 0 and state.rules.wild(state, seat) >= 0:
            self.add_wild(state, seat, found)
        reserve = state.rules.reserve(state, seat)
        if reserve:
            self.add_reserve(state, seat, found, reserve)
        if is_stuck and found:
            found.append(ERROR)  # nothing that is stored need be spent to avoid an error (R008)
        return Each(seat, "welcome_to_the_moon-ask-combination", found, topic="combination") if found else None

    def add_reserve(self, state: Moon, seat: int, found: list[Any], reserve: int) -> None:
        """Add the combinations whose number only stored astronauts make fit."""
        for pair in pairs(state):
            if pair not in found and can_write(state, seat, state.number(pair[0]), state.effect(pair[1]), reserve):
                found.append(pair)

    def add_wild(self, state: Moon, seat: int, found: list[Any]) -> None:
        """Add the combinations whose effect a wild symbol would replace by another one."""
        for pile, other in pairs(state):
            number = state.number(pile)
            printed = state.effect(other)
            fits = state.rules.fits(state, seat, printed, number)
            for effect, name in enumerate(EFFECTS):
                if effect != printed and (fits or (effect == ASTRONAUT and can_write(state, seat, number, effect))):
                    found.append((pile, other, name))

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        if answer is None or answer == ERROR:
            state.last[seat] = NOTHING
            if state.astra:
                state.astra[THIRD] = -1
            state.push(seat, CONCLUDE, CLAIM)
            if state.log is not None:
                state.tell("welcome_to_the_moon-error", seat=seat)
            state.rules.error(state, seat)
            return
        number = state.number(answer[0])
        effect = state.effect(answer[1])
        is_wild = len(answer) == 3
        if is_wild:
            effect = EFFECTS.index(answer[2])
            state.rules.marks(state, seat)[state.rules.wild(state, seat)] = USED
        if state.astra:
            state.astra[THIRD] = sum(ALL_PILES) - answer[0] - answer[1]
        state.push(seat, Write(answer[0], number, effect), CONCLUDE, CLAIM)

    def why_not(self, state: Moon, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or not answer or answer[0] not in ALL_PILES:
            return None
        number = number_text(state.number(answer[0]))
        if len(answer) == 3 and state.rules.wild(state, seat) < 0:
            return Text("welcome_to_the_moon-no-wild")
        if len(answer) > 1 and answer[:2] not in pairs(state):
            return Text("welcome_to_the_moon-two-cards" if state.astra else "welcome_to_the_moon-no-mixing")
        return Text("welcome_to_the_moon-fits-nowhere", {"number": number})

    def considered(self, state: Moon, seat: int) -> list[Any]:
        return list(pairs(state))


@dataclass(frozen=True, slots=True)
class Write(Effect):
    """Write the number of a pile into a space; astronauts may change it by up to two first.

    The answer is the space, or [space, change] where an astronaut can be used.
    """

    pile: int
    number: int
    effect: int

    def leeway(self, state: Moon, seat: int) -> int:
        """Return by how much the number may be changed."""
        return state.rules.leeway(state, seat, self.effect) + state.rules.reserve(state, seat)

    def ask(self, state: Moon, seat: int) -> Decision | None:
        rules = state.rules
        ids = rules.spaces
        params: dict[str, object] = {"number": number_text(self.number)}
        leeway = self.leeway(state, seat)
        if not leeway:
            spaces = rules.openings(state, seat, self.effect, self.number)
            choices = [ids[space] for space in spaces]
            return Place(seat, f"welcome_to_the_moon-ask-{rules.asks_for}", choices, params, "space")
        found: list[tuple[int, int]] = []
        params["most"] = leeway
        for change in range(-leeway, leeway + 1):
            number = self.number + change * HALF
            if number >= 0:
                found.extend([(space, change) for space in rules.openings(state, seat, self.effect, number)])
        found.sort()
        changed = [(ids[space], change) for space, change in found]
        why = f"welcome_to_the_moon-ask-{rules.asks_for}-astronaut"
        return Place(seat, why, changed, params, "space", at=0)

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        rules = state.rules
        number = self.number
        change = 0
        if isinstance(answer, tuple):
            name, change = answer
            number += change * HALF
        else:
            name = answer
        space = rules.place[name]
        state.last[seat] = (self.pile, self.effect, space, number)
        if state.log is not None:
            params = {"number": number_text(number), "effect": effect_text(self.effect), "place": rules.where(space)}
            state.tell("welcome_to_the_moon-wrote", seat=seat, **params)
        is_used = change != 0 and rules.change(state, seat, self.effect, change)
        if not is_used and rules.has_effects:
            state.push(seat, Use(EFFECTS[self.effect], space))
        rules.write(state, seat, space, number)

    def why_not(self, state: Moon, seat: int, answer: Any) -> Text | None:
        rules = state.rules
        number = self.number
        name = answer
        if isinstance(answer, tuple):
            if len(answer) != 2 or type(answer[1]) is not int or abs(answer[1]) > self.leeway(state, seat):
                return None
            name = answer[0]
            number += answer[1] * HALF
            if number < 0:
                return Text("welcome_to_the_moon-below-zero")
        if not isinstance(name, str) or name not in rules.place:
            return None
        return rules.why_not(state, seat, self.effect, number, rules.place[name])

    def considered(self, state: Moon, seat: int) -> list[Any]:
        leeway = self.leeway(state, seat)
        if leeway:
            return [(space, change) for space in state.rules.spaces for change in range(-leeway, leeway + 1)]
        return list(state.rules.spaces)


@dataclass(frozen=True, slots=True)
class Conclude(Effect):
    """Do what follows the effect on the own sheet."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.rules.conclude(state, seat)


CHOOSE: Final = Choose()
CONCLUDE: Final = Conclude()
