"""The order of play: rounds, whose turn it is, the turn and its end, and the shuttle phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import LAST_ROUND
from offworld.games.on_mars.data.house import LANDING
from offworld.games.on_mars.names import COLONIZATION, COLONY, MAIN_ACTIONS, NOBODY, ORBIT, SHUTTLE_PHASE, Side
from offworld.games.on_mars.rules.actions import executive, main
from offworld.games.on_mars.rules.effects.goods import store_crystals
from offworld.games.on_mars.rules.effects.hiring import Refill
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.travel import MayTravel, other_side
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.ending import EndMatch
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

END: Final = "end"
TRIGGERED: Final = 1
LAST: Final = 2
NO_SIDE: Final = Side(-1)  # the shuttle has not flown


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """Open a round: all markers stand up."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.round += 1
        state.phase = COLONIZATION
        state.acted[:] = [0] * state.parties
        state.fresh[:] = [0] * state.parties  # who came in the shuttle phase has settled in (R021)
        if state.ending == TRIGGERED:
            state.ending = LAST
        if state.log is not None:
            state.tell("on_mars-last-round" if state.ending == LAST else "on_mars-round", round=state.round)
        state.then((0, NextTurn()))


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Give the turn to the lowest space whose player has not acted (R003); when all have, the phase ends."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        waiting = [party for party in range(state.parties) if not state.acted[party]]
        if not waiting:
            state.then((0, EndColonization()))
            return
        party = min(waiting, key=lambda each: state.space[each])
        if state.is_lacerda(party):
            state.then((0, state.rival.turn()))
        else:
            state.then((party, BeginTurn()))


@dataclass(frozen=True, slots=True)
class BeginTurn(Effect):
    """Store the waiting crystals and open the turn."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.begin_turn()
        state.actor = seat
        state.main_done = False
        state.exec_done = False
        state.fresh[seat] = 0
        state.tasked[seat] = 0
        if state.log is not None:
            state.tell("on_mars-turn", seat=seat)
        store_crystals(state, seat)
        state.then((seat, TAKE_TURN))


@dataclass(frozen=True, slots=True)
class TakeTurn(Effect):
    """Ask for the main action and, before or after it, for an executive action, until the turn ends."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        choices: list[Any] = []
        if not state.main_done:
            for answer in main.ANSWERS[state.side(seat)]:
                if main.is_possible(state, seat, answer[1]):
                    choices.append(answer)
        if not state.exec_done:
            executive.offer(state, seat, choices)
        if state.main_done:  # asked even if nothing else is possible: whether a goal can be claimed is a secret
            choices.append(END)
        return Each(seat, "on_mars-ask-turn" if not state.main_done else "on_mars-ask-after", choices, None, "turn")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer == END:
            end_turn(state, seat)
            return
        if answer[0] == "main":
            state.main_done = True
            if state.log is not None:
                state.tell("on_mars-main", seat=seat, action=Text("on_mars-action-" + answer[1]))
            main.start(state, seat, answer[1])
        else:
            state.exec_done = True
            executive.carry_out(state, seat, answer)
        state.then((seat, self))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if answer == END:
            return Text("on_mars-main-first")
        if not isinstance(answer, tuple) or len(answer) < 2:
            return None
        if answer[0] == "main" and (answer[1] in MAIN_ACTIONS[ORBIT] or answer[1] in MAIN_ACTIONS[COLONY]):
            return main.why_not(state, seat, answer[1])
        if answer[0] in ("exec", "use", "staff"):
            return executive.why_not(state, seat, answer)
        return None

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [*main.ANSWERS[state.side(seat)], *executive.considered(state, seat)]


TAKE_TURN: Final = TakeTurn()


def end_turn(state: OnMars, seat: int) -> None:
    """End a turn in the rulebook's order: display, owners of used technologies, level-ups, marker (R005)."""
    state.then((seat, Refill()), (seat, SettleUses()), (seat, RaiseLevel()), (seat, LayDown(seat)))


@dataclass(frozen=True, slots=True)
class LayDown(Effect):
    """Lay the marker of a party down: it has acted in this round."""

    party: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.acted[self.party] = 1
        state.fresh[self.party] = 0
        state.actor = NOBODY
        state.then((0, NextTurn()))


@dataclass(frozen=True, slots=True)
class EndColonization(Effect):
    """See whether the end has come: then this round is finished and one more is played, without its shuttle phase."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if state.ending == LAST:
            state.then((0, EndMatch()))
            return
        if not state.ending and (not state.remaining or state.round >= LAST_ROUND):  # R061 is a guard
            state.ending = TRIGGERED
            if state.log is not None:
                state.tell("on_mars-end-triggered")
            if state.oddity:  # Space Oddity: the end comes at once
                state.then((0, EndMatch()))
                return
        state.then((0, FlyShuttle()))


@dataclass(frozen=True, slots=True)
class FlyShuttle(Effect):
    """Move the shuttle or let it fly, then ask everybody in turn order; the order is fixed now (R049)."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.phase = SHUTTLE_PHASE
        state.tasked[:] = [0] * state.parties
        left = NO_SIDE
        if state.shuttle_at <= 1:
            left = state.shuttle_side
            state.shuttle_side = other_side(left)
            state.shuttle_at = LANDING[state.level - 1]
            if state.log is not None:
                state.tell("on_mars-shuttle-flew", side=speech.side(state.shuttle_side), at=state.shuttle_at)
        else:
            state.shuttle_at -= 1
            if state.log is not None:
                state.tell("on_mars-shuttle-nearer", side=speech.side(state.shuttle_side), at=state.shuttle_at)
        for party in sorted(range(state.parties), key=lambda each: state.space[each]):
            if state.is_lacerda(party):
                state.then((0, state.rival.flight(left)))
            else:
                state.then((party, MayTravel(left)))
        state.then((0, StartRound()))
