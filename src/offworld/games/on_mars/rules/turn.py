"""The colonization phase: whose turn it is, the turn, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.names import COLONY, MAIN_ACTIONS, NOBODY, ORBIT
from offworld.games.on_mars.rules.actions import executive, main
from offworld.games.on_mars.rules.effects.hiring import Refill
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.levels import RaiseLevel
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.decision import Decision, Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

END: Final = "end"


def store_crystals(state: OnMars, party: int) -> None:
    """Move the waiting crystals into the depot; what does not fit is lost."""
    room = state.depot(party) - state.crystals[party]
    fits = min(state.waiting[party], room)
    if state.log is not None and fits < state.waiting[party]:
        state.tell("on_mars-crystals-lost", seat=state.who(party), count=state.waiting[party] - fits)
    state.crystals[party] += fits
    state.waiting[party] = 0


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Give the turn to the lowest space whose player has not acted (R003); when all have, the phase ends."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        waiting = [party for party in range(state.parties) if not state.acted[party]]
        if not waiting:
            from offworld.games.on_mars.rules.rounds import EndColonization

            state.then((0, EndColonization()))
            return
        party = min(waiting, key=lambda each: state.space[each])
        if state.is_lacerda(party):
            from offworld.games.on_mars.rules.rival.turn import LacerdaTurn

            state.then((0, LacerdaTurn()))
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
