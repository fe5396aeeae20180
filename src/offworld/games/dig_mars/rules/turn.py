"""The turn of a player: one action, bonus or claim after the other, until it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.dig_mars.data import ACTIONS as ACTIONS_OF_A_TURN
from offworld.games.dig_mars.data import BONUSES, IDLE_ROUNDS, POINT, Site
from offworld.games.dig_mars.rules.actions.action import Action
from offworld.games.dig_mars.rules.actions.claim import ANSWER as DECLARED
from offworld.games.dig_mars.rules.actions.claim import Claim
from offworld.games.dig_mars.rules.actions.drill import Drill
from offworld.games.dig_mars.rules.actions.move import Move
from offworld.games.dig_mars.rules.actions.point import TakePoint
from offworld.games.dig_mars.rules.actions.relocate import Relocation
from offworld.games.dig_mars.rules.actions.scout import Scout
from offworld.games.dig_mars.rules.actions.transport import Transport
from offworld.games.dig_mars.rules.actions.upgrade import Upgrade
from offworld.games.dig_mars.rules.scoring import finish
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

END: Final = ("end",)


class End(Action):
    """End the turn, which is always possible."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        found.append(END)

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Pass the turn to the left; an empty grid or twelve rounds without progress (R39) end the match."""
        state.stack.pop()  # the turn does not go on
        state.idle = 0 if state.moved else state.idle + 1
        if state.log is not None:
            state.tell("dig_mars-ended-turn", seat=seat)
        if not state.left:
            finish(state, "dig_mars-reason-last-tile")
        elif state.idle >= IDLE_ROUNDS * state.seats:
            finish(state, "dig_mars-reason-stalemate")
        else:
            state.stack.append(((seat + 1) % state.seats, StartTurn()))

    def label(self, state: DigMars, seat: int, answer: Any) -> Text:
        return Text("dig_mars-do-end-bonus") if any(state.bonuses) else Text("dig_mars-do-end")


# Everything that can be done in a turn, in the order in which it is offered. A new action has its line here.
ON_THE_GRID: Final[tuple[Action, ...]] = (
    Drill("drill", 2, site_at=1),
    Transport("transport", 2, site_at=1),
    Upgrade("upgrade", 2),
    Move("move", 3, site_at=2),
)
WITH_A_BONUS: Final[tuple[Action, ...]] = (
    TakePoint("point", 1),
    Relocation("relocate", 3, site_at=2),
    Scout("scout", 2, site_at=1),
)
CLAIM: Final = Claim("claim", 1)
ACTIONS: Final[tuple[Action, ...]] = (*ON_THE_GRID, *WITH_A_BONUS, CLAIM, End("end", 1))
BY_KIND: Final[dict[str, Action]] = {action.kind: action for action in ACTIONS}
SITE_AT: Final = {action.kind: action.site_at for action in ACTIONS if action.site_at}


@dataclass(frozen=True, slots=True)
class StartTurn(Effect):
    """Give a player three actions."""

    def apply(self, state: DigMars, seat: int, answer: None) -> None:
        state.begin_turn()
        state.actions = ACTIONS_OF_A_TURN
        state.bonuses = [0] * len(BONUSES)
        state.moved = False
        state.stack.append((seat, TURN))


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Ask for one action, bonus, claim or the end of the turn, until the turn ends."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        found: list[Any] = []
        sites: list[Site] = []
        has_bonus = any(state.bonuses)
        if state.actions or has_bonus:  # all that is left otherwise is to claim or to end the turn
            sites = state.sites(seat)
            if state.left:
                for action in ON_THE_GRID:
                    action.offer(state, seat, sites, found)
            if has_bonus:
                for action in WITH_A_BONUS:
                    action.offer(state, seat, sites, found)
        CLAIM.offer(state, seat, sites, found)
        found.append(END)
        return Each(seat, "dig_mars-ask-action", found, {"actions": state.actions}, "action", SITE_AT)

    def apply(self, state: DigMars, seat: int, answer: Any) -> None:
        state.stack.append((seat, self))
        BY_KIND[answer[0]].carry_out(state, seat, answer)
        if not state.left and state.outcome is None:
            self.maybe_finish(state, seat)

    def maybe_finish(self, state: DigMars, seat: int) -> None:
        """End the match once the grid is empty, unless the player can still take a point or claim (R33)."""
        if state.open_finds or not (state.bonuses[POINT] or CLAIM.why_not(state, seat, DECLARED) is None):
            finish(state, "dig_mars-reason-last-tile")

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
            return None
        action = BY_KIND.get(answer[0])
        if action is None or len(answer) != action.size:
            return None
        return action.why_not(state, seat, answer)

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return [answer for action in ACTIONS for answer in action.considered(state, seat)]


TURN: Final = Turn()
