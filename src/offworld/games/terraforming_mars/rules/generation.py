"""A generation: how research, turns and production follow each other, until the last one ends the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import RESEARCH_CARDS, SOLO_GENERATIONS
from offworld.games.terraforming_mars.names import ACTION, CONVERSION, PRODUCTION, RESEARCH
from offworld.games.terraforming_mars.rules.actions.menu import (
    END,
    PASS,
    act,
    legal_actions,
    refused_actions,
    thinkable,
    why_not_act,
)
from offworld.games.terraforming_mars.rules.draft import DraftRound, in_turn_order
from offworld.games.terraforming_mars.rules.effects.buying import BuyCards, DiscardRest
from offworld.games.terraforming_mars.rules.effects.choose import carry_out
from offworld.games.terraforming_mars.rules.ending import EndMatch, LastGreenery, is_terraformed, produce
from offworld.games.terraforming_mars.rules.piles import take
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect, Together
from offworld.kernel.text import Reason, Text, spoken

FIRST: Final = "action"  # topics
SECOND: Final = "second_action"


@dataclass(frozen=True, slots=True)
class StartGeneration(Effect):
    """Pass on the first player marker, count the generation and deal cards for research; then draft or buy them."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.first = (state.first + 1) % state.seats
        state.generation += 1
        state.phase = RESEARCH
        if state.log is not None:
            state.tell("terraforming_mars-generation", generation=state.generation, seat=state.first)
        order = in_turn_order(state)
        for each in order:
            state.mine(each).dealt.extend(take(state, RESEARCH_CARDS))
        if state.draft and state.seats > 1:
            state.push(state.first, DraftRound(), Research())
        else:
            state.push(state.first, Research())


@dataclass(frozen=True, slots=True)
class Research(Effect):
    """Everybody buys some of the cards dealt, at once and in secret; the rest is discarded."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        order = in_turn_order(state)
        state.stack.append((seat, StartActions()))
        for each in reversed(order):
            state.stack.append((each, DiscardRest()))
        state.stack.append((seat, Together(tuple([(each, BuyCards()) for each in order]))))


@dataclass(frozen=True, slots=True)
class StartActions(Effect):
    """Begin the action phase with the first player."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.phase = ACTION
        state.begin_turn()
        state.stack.append((state.first, FIRST_ACTION))


@dataclass(frozen=True, slots=True)
class TakeAction(Effect):
    """Take the first action of a turn or pass, or take the second action or end the turn.

    The corporation's first action is compulsory and asks nothing here; where nothing can be done the turn just ends.
    """

    second: bool

    def ask(self, state: Mars, seat: int) -> Decision | None:
        if state.players[seat].opening:
            return None
        choices = legal_actions(state, seat, self.second)
        if len(choices) == 1:
            return None
        if self.second:
            return Each(seat, "terraforming_mars-ask-second-action", choices, topic=SECOND)
        return Each(seat, "terraforming_mars-ask-action", choices, topic=FIRST)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.players[seat]
        stack = state.stack
        if answer is None and player.opening:
            state.mine(seat).opening = False
            stack.append((seat, NEXT_TURN if self.second else SECOND_ACTION))
            if state.log is not None:
                state.tell("terraforming_mars-first-action", seat=seat)
            carry_out(state, seat, CARD[player.corporation].first)
            return
        if answer is None or answer in (PASS, END):
            stack.append((seat, NEXT_TURN))
            if not self.second:
                state.mine(seat).has_passed = True
                if state.log is not None:
                    state.tell("terraforming_mars-passed", seat=seat)
            return
        stack.append((seat, NEXT_TURN if self.second else SECOND_ACTION))
        act(state, seat, answer)

    def considered(self, state: Mars, seat: int) -> list[Any]:
        return thinkable(state, seat)

    def refused(self, state: Mars, seat: int) -> list[tuple[Any, Reason]] | None:
        return refused_actions(state, seat)

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        reason = why_not_act(state, seat, answer)
        return spoken(reason) if reason is not None else None


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Give the turn to the next player clockwise who has not passed; when all have, the phase ends."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        for step in range(1, state.seats + 1):
            other = (seat + step) % state.seats
            if not state.players[other].has_passed:
                state.begin_turn()
                state.stack.append((other, FIRST_ACTION))
                return
        state.stack.append((seat, RunProduction()))


@dataclass(frozen=True, slots=True)
class RunProduction(Effect):
    """Turn energy into heat, produce, take back the action markers, and see whether this was the last generation."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.phase = PRODUCTION
        produce(state)
        is_last = state.generation == SOLO_GENERATIONS if state.seats == 1 else is_terraformed(state)
        if not is_last:
            state.stack.append((seat, StartGeneration()))
            return
        state.phase = CONVERSION
        state.stack.append((state.first, EndMatch()))
        for step in reversed(range(state.seats)):
            state.stack.append(((state.first + step) % state.seats, LastGreenery()))


FIRST_ACTION: Final = TakeAction(False)
SECOND_ACTION: Final = TakeAction(True)
NEXT_TURN: Final = NextTurn()
