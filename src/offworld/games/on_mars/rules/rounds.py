"""The shuttle phase, the rounds, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import LAST_ROUND
from offworld.games.on_mars.data.cards import SHUTTLE_TASK
from offworld.games.on_mars.data.house import LANDING
from offworld.games.on_mars.names import COLONIZATION, END_PHASE, SHUTTLE_PHASE
from offworld.games.on_mars.rules.effects.goods import LastDelivery
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.effects.travel import Travel, other_side
from offworld.games.on_mars.rules.scoring import finish
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.rules.turn import NextTurn, store_crystals
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

STAY: Final = "stay"
SHUTTLE: Final = "shuttle"
SHIP: Final = "ship"
TRIGGERED: Final = 1
LAST: Final = 2
NO_SIDE: Final = -1  # the shuttle has not flown


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """Open a round: all markers stand up."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.round += 1
        state.phase = COLONIZATION
        state.acted[:] = [0] * state.parties
        if state.ending == TRIGGERED:
            state.ending = LAST
        if state.log is not None:
            state.tell("on_mars-last-round" if state.ending == LAST else "on_mars-round", round=state.round)
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
                from offworld.games.on_mars.rules.rival.turn import LacerdaTravels

                state.then((0, LacerdaTravels(left)))
            else:
                state.then((party, MayTravel(left)))
        state.then((0, StartRound()))


@dataclass(frozen=True, slots=True)
class MayTravel(Effect):
    """Fly with the shuttle if it has left one's side, else with a ship from the hangar, or stay."""

    left: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if state.side(seat) == self.left:
            return OneOf(seat, "on_mars-ask-travel", (SHUTTLE, STAY), self.params(state, seat), "travel")
        if state.hangar[seat]:
            return OneOf(seat, "on_mars-ask-travel", (SHIP, STAY), self.params(state, seat), "travel")
        return None

    def params(self, state: OnMars, seat: int) -> dict[str, object]:
        """Return where one would fly to."""
        return {"side": speech.side(other_side(state.side(seat)))}

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == STAY:
            return
        if answer == SHIP:
            state.hangar[seat] -= 1
            if state.log is not None:
                state.tell("on_mars-spent-ship", seat=seat)
        state.then((seat, Travel(other_side(state.side(seat)))))
        if answer == SHUTTLE:
            state.then((seat, Passenger()))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if answer == SHUTTLE:
            return Text("on_mars-no-shuttle")
        if answer == SHIP:
            return Text("on_mars-shuttle-is-free" if state.side(seat) == self.left else "on_mars-no-ship")
        return None

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [SHUTTLE, SHIP]


@dataclass(frozen=True, slots=True)
class Passenger(Effect):
    """Note that somebody has flown with the shuttle."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        offer_task(state, seat, SHUTTLE_TASK)


@dataclass(frozen=True, slots=True)
class EndMatch(Effect):
    """Move the last crystals into the depots, let contracts be filled, and score."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.phase = END_PHASE
        for party in range(state.parties):
            store_crystals(state, party)
        for party in sorted(range(state.seats), key=lambda each: state.space[each]):
            state.then((party, LastDelivery()))
        state.then((0, ScoreMatch()))


@dataclass(frozen=True, slots=True)
class ScoreMatch(Effect):
    """Count all points and end the match."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        finish(state)
