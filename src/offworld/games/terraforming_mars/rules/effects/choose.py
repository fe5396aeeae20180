"""Choosing among effects, and choosing their order where it can matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.index import id_of
from offworld.games.terraforming_mars.names import NO_ORIGIN, Origin
from offworld.games.terraforming_mars.rules.effects.base import CHOOSES, OPEN, TAKES, Asks, Does
from offworld.games.terraforming_mars.rules.effects.others import Way, open_ways
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import AnyEffect, Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class ChooseOne(Asks):
    """Do one of several things; what would have no effect at all is not offered."""

    options: tuple[Way, ...]
    card: Origin = NO_ORIGIN

    def ask(self, state: Mars, seat: int) -> Decision | None:
        ways = open_ways(self.options, state, seat)
        if len(ways) < 2:
            return None
        return OneOf(seat, "terraforming_mars-ask-choose", ways, {"source": log.title(self.card)}, topic="choose")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is None:
            ways = open_ways(self.options, state, seat)
            if not ways:
                return
            answer = ways[0]
        carry_out(state, seat, self.options[answer])

    def ways(self) -> tuple[Way, ...]:
        return self.options


@dataclass(frozen=True, slots=True)
class ChooseDraw(ChooseOne):
    """The same where one of the ways draws cards, so that its place among other choices can matter."""

    @property
    def stage(self) -> int:
        return OPEN

    def name(self) -> str:
        return id_of(self.card)


@dataclass(frozen=True, slots=True)
class ChooseVictim(ChooseOne):
    """The same for red-bordered effects, none of which is compulsory."""

    @property
    def stage(self) -> int:
        return TAKES

    def ask(self, state: Mars, seat: int) -> Decision | None:
        ways = open_ways(self.options, state, seat)
        if not ways:
            return None
        return OneOf(
            seat, "terraforming_mars-ask-choose", [*ways, "none"], {"source": log.title(self.card)}, topic="choose"
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is not None and answer != "none":
            carry_out(state, seat, self.options[answer])


def carry_out(state: Mars, seat: int, effects: Way) -> None:
    """Do what can be done at once, and put what asks something on the stack, all in the given order."""
    for number, effect in enumerate(effects):
        if effect.stage in (OPEN, CHOOSES, TAKES):
            for later in reversed(effects[number:]):
                state.stack.append((seat, later))
            return
        effect.apply(state, seat, None)


def way_words(way: Way) -> Text:
    """Return one or two effects as the label of a choice."""
    words = [effect.words() for effect in way]
    if len(words) == 1:
        return words[0]
    return Text("terraforming_mars-do-both", {"first": words[0], "second": words[1]})


@dataclass(frozen=True, slots=True)
class Arrange(Effect):
    """Let the active player say what happens next among effects whose order can matter (rulebook, playing a card)."""

    effects: tuple[tuple[int, AnyEffect], ...]

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return OneOf(seat, "terraforming_mars-ask-order", self._names(), topic="order")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        at = self._names().index(answer)
        arrange(state, seat, [*self.effects[:at], *self.effects[at + 1 :]])
        state.stack.append(self.effects[at])

    def _names(self) -> list[Any]:
        found: list[Any] = []
        for _, effect in self.effects:
            name = _name_of(effect)
            if name not in found:
                found.append(name)
        return found


def arrange(state: Mars, seat: int, frames: list[tuple[int, AnyEffect]]) -> None:
    """Put effects on the stack, asking for their order only if they are of different names."""
    if len({_name_of(effect) for _, effect in frames}) > 1:
        state.stack.append((seat, Arrange(tuple(frames))))
    else:
        state.stack.extend(reversed(frames))


def _name_of(effect: AnyEffect) -> str:
    assert isinstance(effect, Does)  # only what is printed on cards is arranged
    return effect.name()
