"""The activation phase: turns in order, one action each, until everybody has passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import OPTION_IDS, STATION_NUMBER, TOKEN_IDS, UNION_NUMBERS
from offworld.games.ceres.names import AUTOMA
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.actions import council, leaders, outstations, unions
from offworld.games.ceres.rules.automa.turn import take_turn
from offworld.games.ceres.rules.deeds.projects import payable
from offworld.games.ceres.rules.paying import AFTER
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

PASS: Final = ("pass",)


@dataclass(frozen=True, slots=True)
class Activation(Effect):
    """Give the turn to the next who has not passed; the phase ends when there is nobody."""

    def apply(self, state: Ceres, seat: int, answer: None) -> None:
        rival = state.automa
        if rival is not None:
            self.alternate(state)
            return
        seats = state.seats
        for step in range(1, seats + 1):
            following = (state.acting + step) % seats
            if not state.passed[following]:
                state.acting = following
                state.begin_turn()
                state.stack.append((0, self))
                state.stack.append((following, TURN))
                return

    def alternate(self, state: Ceres) -> None:
        """In a solo match the player and the Automa take turns; whoever has not passed goes on alone."""
        rival = state.automa
        assert rival is not None
        mine = state.acting != 0 or rival.passed
        if mine and not state.passed[0]:
            state.acting = 0
            state.begin_turn()
            state.stack.append((0, self))
            state.stack.append((0, TURN))
        elif not rival.passed:
            state.acting = AUTOMA
            state.stack.append((0, self))
            take_turn(state)
        elif not state.passed[0]:
            state.acting = 0
            state.begin_turn()
            state.stack.append((0, self))
            state.stack.append((0, TURN))


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Ask for one action or a pass; a player with nothing left to do passes by itself (R04)."""

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        found: list[Any] = []
        leaders.offer(state, seat, found)
        outstations.offer(state, seat, found)
        council.offer(state, seat, found)
        if state.contracts:
            unions.offer(state, seat, found)
        if not found and not payable(state, seat):
            return None
        found.append(PASS)
        return asking.choose(seat, "action", found, {})

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        if answer is None:
            state.passed[seat] = 1
            return
        kind = answer[0]
        if kind == "pass":
            state.passed[seat] = 1
            if state.log is not None:
                state.tell("ceres-passed", seat=seat)
            return
        state.stack.append((seat, AFTER))  # the action itself may bring a project that is unpaid
        if kind == "use":
            leaders.use(state, seat, OPTION_IDS.index(answer[2]))
        elif kind == "work":
            outstations.work(state, seat, STATION_NUMBER[answer[1]])
        elif kind == "favour":
            council.call(state, seat, TOKEN_IDS.index(answer[1]))
        elif kind == "lobby":
            council.lobby(state, seat)
        elif kind == "override":
            leaders.override(state, seat, OPTION_IDS.index(answer[2]))
        elif kind == "grant":
            unions.grant(state, seat, UNION_NUMBERS.index(answer[1]), unions.PIECES.index(answer[2]))
        else:
            unions.commit(state, seat, UNION_NUMBERS.index(answer[1]))

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
            return None
        kind = answer[0]
        if kind in ("use", "override"):
            return leaders.why_not(state, seat, answer)
        if kind in ("favour", "lobby"):
            return council.why_not(state, seat, answer)
        if kind == "work":
            return outstations.why_not(state, seat, answer)
        if kind in ("grant", "commit"):
            return unions.why_not(state, seat, answer)
        return None

    def considered(self, state: Ceres, seat: int) -> list[Any]:
        found = [*leaders.considered(state), *outstations.considered(state, seat), *council.considered(state)]
        found.extend(unions.considered(state))
        return found


TURN: Final = Turn()
ACTIVATION: Final = Activation()
