"""The draft, and the order in which players take their turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.index import ids_of, number_of
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect, Together


def in_turn_order(state: Mars) -> list[int]:
    """Return the seats, beginning with the first player of this generation."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def draft_step(state: Mars) -> int:
    """Return how many seats on the cards of a draft go: clockwise in even generations, the other way in odd ones."""
    return 1 if state.generation % 2 == 0 else -1


@dataclass(frozen=True, slots=True)
class DraftRound(Effect):
    """Everybody puts aside one card of those at hand, at once and in secret; then the others are passed on."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        chains = tuple([(each, PickCard()) for each in in_turn_order(state)])
        state.push(seat, Together(chains), PassCards())


@dataclass(frozen=True, slots=True)
class PickCard(Effect):
    """Put aside one of the cards at hand."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        dealt = state.players[seat].dealt
        if len(dealt) < 2:
            return None
        return OneOf(seat, "terraforming_mars-ask-draft", ids_of(dealt), topic="draft")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        if player.dealt:
            card = player.dealt[0] if answer is None else number_of(answer)
            player.dealt.remove(card)
            player.drafted.append(card)


@dataclass(frozen=True, slots=True)
class PassCards(Effect):
    """Pass the cards on; the last card needs no choice."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        step = draft_step(state)
        passed = [player.dealt[:] for player in state.players]
        if state.log is not None:
            state.tell("terraforming_mars-drafted")
        for each, cards in enumerate(passed):
            state.mine((each + step) % state.seats).dealt = cards
        if max([len(cards) for cards in passed]) > 1:
            state.stack.append((seat, DraftRound()))
            return
        for each in range(state.seats):
            player = state.mine(each)
            player.dealt = player.drafted + player.dealt
            player.drafted = []
            if state.log is not None:
                log.saw(state, each, player.dealt)
