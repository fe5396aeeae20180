"""The turn: flip three cards, all write at once, incidents, missions, end check (R001)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.names import LETTERS, UNCLAIMED
from offworld.games.welcome_to_the_moon.rules.engine.chains import everyone_at_once
from offworld.games.welcome_to_the_moon.rules.engine.claiming import CLAIM_LATE
from offworld.games.welcome_to_the_moon.rules.engine.ending import maybe_end
from offworld.games.welcome_to_the_moon.rules.engine.piles import flip
from offworld.games.welcome_to_the_moon.rules.engine.state import ALL_PILES, Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import printed_effect, printed_number
from offworld.games.welcome_to_the_moon.rules.engine.writing import CHOOSE
from offworld.kernel.effect import Effect


@dataclass(frozen=True, slots=True)
class StartTurn(Effect):
    """Flip a card of each pile and let everybody write."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.begin_turn()
        state.turns += 1
        flip(state)
        for each in state.everyone():
            state.offered[each] = 0
        if state.log is not None:
            params: dict[str, object] = {}
            for pile in ALL_PILES:
                params[f"number{pile}"] = printed_number(state.number_card(pile))
                params[f"effect{pile}"] = printed_effect(state.effect_card(pile))
            state.tell("welcome_to_the_moon-turn", turn=state.turns, **params)
        state.push(0, everyone_at_once(tuple([(each, CHOOSE) for each in state.everyone()])), SETTLE, END_TURN)


@dataclass(frozen=True, slots=True)
class Settle(Effect):
    """Resolve what the writing of all together does, then let those claim who can only now."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        if state.rules.claims_late:
            state.push(0, CLAIM_LATE)
        state.rules.settle(state)


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """Cross off what the first have taken, flip claimed missions, and end the match or start the next turn."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.rules.close(state)
        for letter in range(len(LETTERS)):
            if not state.flipped[letter] and any([state.claim(each, letter) != UNCLAIMED for each in state.everyone()]):
                state.flipped[letter] = 1
        if not maybe_end(state):
            state.push(0, START_TURN)


START_TURN: Final = StartTurn()
SETTLE: Final = Settle()
END_TURN: Final = EndTurn()
