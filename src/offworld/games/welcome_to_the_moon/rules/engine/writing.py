"""The chain of a seat in a turn: choose a combination, write its number, use its effect, claim missions.

A combination is answered as [number pile, effect pile]; both are the same except against ASTRA. A third part names the
effect where there is a choice: a wild symbol replaces the effect of the combination, a campaign card shows several. Of
a card with two numbers one is chosen when it is written, as a change of the first (R227).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.astra import THIRD
from offworld.games.welcome_to_the_moon.data.cards import OTHER, USABLE
from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    CROSS,
    EACH_EFFECT,
    EFFECTS,
    ERROR,
    HALF,
    ROBOT,
    CardEffect,
    Space,
)
from offworld.games.welcome_to_the_moon.rules.engine.adventure import USED
from offworld.games.welcome_to_the_moon.rules.engine.claiming import CLAIM
from offworld.games.welcome_to_the_moon.rules.engine.state import ALL_PILES, NOTHING, Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.words import effect_text, number_text, printed_number
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each, Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

SAME_PILE: Final = tuple([(i, i) for i in ALL_PILES])
TWO_CARDS: Final = tuple([(i, j) for i in ALL_PILES for j in ALL_PILES if i != j])  # against ASTRA (R190)


def pairs(state: Moon) -> tuple[tuple[int, int], ...]:
    """Return which numbers go with which effects: those of the same pile, against ASTRA those of two cards."""
    return TWO_CARDS if state.astra else SAME_PILE


def can_write(state: Moon, seat: int, number: int, effect: CardEffect, reserve: int = 0) -> bool:
    """Return whether a number can be written with an effect: with astronauts any of five values may fit (R007)."""
    rules = state.rules
    leeway = rules.leeway(state, seat, effect) + reserve
    if leeway:
        for change in range(-leeway, leeway + 1):
            if number + change * HALF >= 0 and rules.fits(state, seat, effect, number + change * HALF):
                return True
        return False
    return rules.fits(state, seat, effect, number)


def can_use(state: Moon, seat: int, pile: int, effect: CardEffect, reserve: int = 0) -> bool:
    """Return whether what a pile shows can be written with an effect: its number, its other number, or an X."""
    number = state.number(pile)
    if number == CROSS:
        return bool(state.rules.cross_openings(state, seat, effect))
    if can_write(state, seat, number, effect, reserve):
        return True
    other = OTHER[state.number_card(pile)]
    return other >= 0 and can_write(state, seat, other, effect, reserve)


def changes(state: Moon, seat: int, pile: int, effect: CardEffect) -> list[int]:
    """Return by how much the number of a pile may be changed, in ascending order; choosing its other number is free."""
    number = state.number(pile)
    if number == CROSS:
        return [0]
    leeway = state.rules.leeway(state, seat, effect) + state.rules.reserve(state, seat)
    found = list(range(-leeway, leeway + 1))
    other = OTHER[state.number_card(pile)]
    if other >= 0:
        step = (other - number) // HALF
        found = sorted({*found, *[step + change for change in found]})
    return [change for change in found if number + change * HALF >= 0]


def openings(state: Moon, seat: int, pile: int, effect: CardEffect, change: int) -> list[Space]:
    """Return where what a pile shows may be written, changed by so much."""
    number = state.number(pile)
    if number == CROSS:
        return state.rules.cross_openings(state, seat, effect)
    return state.rules.openings(state, seat, effect, number + change * HALF)


def writable(state: Moon, seat: int, pile: int, effect: CardEffect) -> int:
    """Return in how many spaces the number of a pile can be written with an effect."""
    found: set[int] = set()
    for change in changes(state, seat, pile, effect):
        found.update(openings(state, seat, pile, effect, change))
    return len(found)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose one of the combinations whose number can be written; where there is none a system error occurs (R006)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        found: list[Any] = []
        self.add_natural(state, seat, found, 0)
        is_stuck = not found
        if state.rules.wilds >= 0 and state.rules.wild(state, seat) >= 0:
            self.add_wild(state, seat, found)
        reserve = state.rules.reserve(state, seat)
        if reserve:
            self.add_natural(state, seat, found, reserve)
        if is_stuck and found:
            found.append(ERROR)  # nothing that is stored need be spent to avoid an error (R008)
        return Each(seat, "welcome_to_the_moon-ask-combination", found, topic="combination") if found else None

    def add_natural(self, state: Moon, seat: int, found: list[Any], reserve: int) -> None:
        """Add the combinations as their cards show them; with a reserve those that only stored astronauts make fit."""
        for pair in pairs(state):
            effects = USABLE[state.effect_card(pair[1])]
            for effect in effects:
                choice: Any = pair if len(effects) == 1 else (pair[0], pair[1], EFFECTS[effect])
                if (not reserve or choice not in found) and can_use(state, seat, pair[0], effect, reserve):
                    found.append(choice)

    def add_wild(self, state: Moon, seat: int, found: list[Any]) -> None:
        """Add the combinations whose effect a wild symbol would replace by another one."""
        for pile, other in pairs(state):
            natural = USABLE[state.effect_card(other)]
            fits = can_use(state, seat, pile, ROBOT)  # as printed, which no effect but astronaut changes
            for effect, name in zip(EACH_EFFECT, EFFECTS):
                if effect not in natural and (fits or (effect == ASTRONAUT and can_use(state, seat, pile, effect))):
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
        effect = state.effect(answer[1])
        if len(answer) == 3:
            effect = EACH_EFFECT[EFFECTS.index(answer[2])]
            if effect not in USABLE[state.effect_card(answer[1])]:
                state.rules.marks(state, seat)[state.rules.wild(state, seat)] = USED
        if state.astra:
            state.astra[THIRD] = sum(ALL_PILES) - answer[0] - answer[1]
        state.push(seat, Write(answer[0], state.number(answer[0]), effect), CONCLUDE, CLAIM)

    def why_not(self, state: Moon, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or not answer or answer[0] not in ALL_PILES:
            return None
        number = printed_number(state.number_card(answer[0]))
        if len(answer) == 3 and answer[:2] in pairs(state) and state.rules.wild(state, seat) < 0:
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
    effect: CardEffect

    def ask(self, state: Moon, seat: int) -> Decision | None:
        rules = state.rules
        ids = rules.spaces
        params: dict[str, object] = {"number": number_text(self.number)}
        offered = changes(state, seat, self.pile, self.effect)
        if len(offered) == 1:
            spaces = openings(state, seat, self.pile, self.effect, 0)
            choices = [ids[space] for space in spaces]
            return Place(seat, f"welcome_to_the_moon-ask-{rules.asks_for}", choices, params, "space")
        found: list[tuple[int, int]] = []
        for change in offered:
            found.extend([(space, change) for space in openings(state, seat, self.pile, self.effect, change)])
        found.sort()
        changed = [(ids[space], change) for space, change in found]
        why = f"welcome_to_the_moon-ask-{rules.asks_for}-astronaut"
        if OTHER[state.number_card(self.pile)] >= 0:
            why = f"welcome_to_the_moon-ask-{rules.asks_for}-either"
            params["printed"] = printed_number(state.number_card(self.pile))
        params["most"] = rules.leeway(state, seat, self.effect) + rules.reserve(state, seat)
        return Place(seat, why, changed, params, "space", at=0)

    def paid(self, state: Moon, change: int) -> int:
        """Return how much of a change astronauts have to make: less where the card has another number."""
        other = OTHER[state.number_card(self.pile)]
        if other < 0:
            return change
        rest = change - (other - self.number) // HALF
        return change if abs(change) <= abs(rest) else rest

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        rules = state.rules
        number = self.number
        change = 0
        if isinstance(answer, tuple):
            name, change = answer
            number += change * HALF
            change = self.paid(state, change)
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
            if len(answer) != 2 or type(answer[1]) is not int:
                return None
            name = answer[0]
            number += answer[1] * HALF
            if number < 0:
                return Text("welcome_to_the_moon-below-zero")
            if answer[1] not in changes(state, seat, self.pile, self.effect):
                return None
        if not isinstance(name, str) or name not in rules.place:
            return None
        return rules.why_not(state, seat, self.effect, number, rules.place[name])

    def considered(self, state: Moon, seat: int) -> list[Any]:
        offered = changes(state, seat, self.pile, self.effect)
        if len(offered) > 1:
            return [(space, change) for space in state.rules.spaces for change in offered]
        return list(state.rules.spaces)


@dataclass(frozen=True, slots=True)
class Conclude(Effect):
    """Do what follows the effect on the own sheet."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.rules.conclude(state, seat)


CHOOSE: Final = Choose()
CONCLUDE: Final = Conclude()
