"""The turn of the solo mode: draw three cards, write the number of one with the effect of another, give the third."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.astra import FIRST_EFFECT_CARD, GAINED, LEVEL, SPENT, SPENT_BONUSES, THIRD
from offworld.games.welcome_to_the_moon.data.cards import NO_NUMBER, PILES
from offworld.games.welcome_to_the_moon.data.names import SKIP, USE
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.astra import AstraDraws, sheet_is_full
from offworld.games.welcome_to_the_moon.rules.astra.deck import clear, counted_as, draw, give, has_run_out, put, show
from offworld.games.welcome_to_the_moon.rules.astra.meddling import Meddle
from offworld.games.welcome_to_the_moon.rules.astra.scoring import bonuses_left, boxes, earned, maybe_end, opponent
from offworld.games.welcome_to_the_moon.rules.engine.chains import everyone_at_once
from offworld.games.welcome_to_the_moon.rules.engine.claiming import CLAIM
from offworld.games.welcome_to_the_moon.rules.engine.state import ALL_PILES, Moon
from offworld.games.welcome_to_the_moon.rules.engine.turn import SETTLE
from offworld.games.welcome_to_the_moon.rules.engine.words import printed_effect, printed_number
from offworld.games.welcome_to_the_moon.rules.engine.writing import CHOOSE
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect


@dataclass(frozen=True, slots=True)
class StartSolo(Effect):
    """Begin a turn, if there are cards for one."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        clear(state)
        if has_run_out(state) and maybe_end(state):
            return
        state.begin_turn()
        state.turns += 1
        state.offered[0] = 0
        state.astra[THIRD] = -1
        state.push(0, Draw(0))


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw a card for a place; a card of ASTRA happens at once and is replaced by the next card."""

    place: int

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        card = draw(state)
        if card >= FIRST_EFFECT_CARD:
            put(state, SPENT, (*state.solo[SPENT], card))
            state.push(0, Meddle(card - FIRST_EFFECT_CARD), Draw(self.place))
            return
        show(state, self.place, card)
        if self.place == 0 and state.rules.number == 8:
            if state.number(0) == NO_NUMBER:  # a campaign card with an X names no planet
                state.push(0, DrawOthers())
            else:
                using = counted_as(state.astra[LEVEL], card)  # of two effects the one that it is paid better for
                state.push(0, AstraDraws(state.number(0), using), DrawOthers())
        elif self.place < PILES - 1:
            state.push(0, Draw(self.place + 1))
        else:
            write(state)


@dataclass(frozen=True, slots=True)
class DrawOthers(Effect):
    """Draw the other two cards of adventure 8; if ASTRA has filled the sheet only missions are left (R226)."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        if sheet_is_full(state, 0):
            state.push(0, everyone_at_once(((0, CLAIM),)), SETTLE, END_SOLO)
        else:
            state.push(0, Draw(1))


def write(state: Moon) -> None:
    """Let the player write, now that three cards lie open."""
    if state.log is not None:
        params: dict[str, object] = {}
        for pile in ALL_PILES:
            params[f"number{pile}"] = printed_number(state.number_card(pile))
            params[f"effect{pile}"] = printed_effect(state.effect_card(pile))
        state.tell("welcome_to_the_moon-turn", turn=state.turns, **params)
    state.push(0, everyone_at_once(((0, CHOOSE),)), SETTLE, LEAVE, GIVE, END_SOLO)


@dataclass(frozen=True, slots=True)
class Leave(Effect):
    """Circle the solo bonuses that were earned; after a system error choose the card that is left (R192)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        if state.astra[THIRD] >= 0:
            return None
        return OneOf(seat, "welcome_to_the_moon-ask-leave", list(ALL_PILES), topic="leave")

    def apply(self, state: Moon, seat: int, answer: int | None) -> None:
        if answer is not None:
            state.astra[THIRD] = answer
        more = earned(state) - state.astra[GAINED]
        if more > 0:
            state.astra[GAINED] += more
            if state.log is not None:
                state.tell("welcome_to_the_moon-astra-bonus", seat=seat, count=more)


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Give the third card to ASTRA, or cross off a solo bonus and take it out of the game (R191, R193)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        if not bonuses_left(state):
            return None
        third = state.astra[THIRD]
        effect = counted_as(state.astra[LEVEL], state.number_card(third))
        params: dict[str, object] = {
            "effect": printed_effect(state.effect_card(third)),
            "points": opponent(state).points[effect],
            "left": bonuses_left(state),
        }
        return OneOf(seat, "welcome_to_the_moon-ask-bonus", [USE, SKIP], params, topic="solo_bonus")

    def apply(self, state: Moon, seat: int, answer: str | None) -> None:
        to_astra = answer != USE
        card = give(state, state.astra[THIRD], to_astra)
        if not to_astra:
            state.astra[SPENT_BONUSES] += 1
        if state.log is None:
            return
        effect = printed_effect(card)
        if not to_astra:
            state.tell("welcome_to_the_moon-astra-removed", seat=seat, effect=effect)
            return
        points = opponent(state).points[counted_as(state.astra[LEVEL], card)]
        if state.rules.number == 1:
            state.tell("welcome_to_the_moon-astra-boxes", effect=effect, count=points, total=boxes(state))
        else:
            state.tell("welcome_to_the_moon-astra-given", effect=effect, count=points)


@dataclass(frozen=True, slots=True)
class EndSolo(Effect):
    """Discard the cards that were used, and end the match or start the next turn."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.rules.close(state)
        clear(state)
        if not maybe_end(state):
            state.push(0, START_SOLO)


START_SOLO: Final = StartSolo()
LEAVE: Final = Leave()
GIVE: Final = Give()
END_SOLO: Final = EndSolo()
