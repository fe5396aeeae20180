"""What fits in at any moment of the own turn (R001): goods to contracts, and a private goal that is met.

They are offered wherever the question leaves the player free to stop: between actions, and between the parts of one.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.cards import CONTRACTS, FIRST_DELIVERY, GOAL_NEEDS
from offworld.games.on_mars.names import GOODS, ContractId, GoalId, Good
from offworld.games.on_mars.rules.effects.goals import ClaimGoal, claims, has_claimed, progress
from offworld.games.on_mars.rules.effects.goods import Deliver, can_deliver, possible_deliveries
from offworld.games.on_mars.rules.effects.laboratory import Develop, Learn
from offworld.games.on_mars.rules.effects.movement import Move
from offworld.games.on_mars.rules.effects.ships import Welcome
from offworld.games.on_mars.rules.effects.taking import GainAny, Retrieve, ReturnSide, TakeBlueprint, TakeStocked
from offworld.games.on_mars.rules.effects.upgrading import Upgrade
from offworld.games.on_mars.rules.rounds import TakeTurn
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.effect import AnyEffect, Effect
from offworld.kernel.text import Text
from offworld.toolbox.beside import Beside

OPEN = (Develop, Learn, Move, Welcome, TakeBlueprint, TakeStocked, GainAny, Retrieve, ReturnSide, Upgrade)


def is_open(effect: Effect) -> bool:
    """Return whether the player may break off here, so that something can fit in."""
    if isinstance(effect, Move):
        return not effect.moved  # not with figures in mid-movement
    return isinstance(effect, (TakeTurn, *OPEN))


def offered(state: OnMars, seat: int) -> list[tuple[Any, ...]]:
    """Return the deliveries and claims that are possible now."""
    if seat != state.actor or not state.stack or not is_open(state.stack[-1][1]):
        return []
    found: list[tuple[Any, ...]] = [
        ("deliver", contract + 1, GOODS[what]) for contract, what in possible_deliveries(state, seat)
    ]
    found.extend([("goal", goal + 1, reward + 1) for goal, reward in claims(state, seat)])
    return found


def effect_of(what: tuple[Any, ...]) -> AnyEffect:
    """Return the effect of an aside."""
    if what[0] == "goal":
        return ClaimGoal(GoalId(what[1] - 1), what[2] - 1)
    return Deliver(ContractId(what[1] - 1), Good(GOODS.index(what[2])))


def why_not(state: OnMars, seat: int, what: tuple[Any, ...]) -> Text | None:
    """Return why an aside is not possible; `what` is anything that somebody sent."""
    if len(what) != 3 or type(what[1]) is not int:
        return None
    if seat != state.actor:
        return Text("on_mars-not-your-turn")
    if what[0] == "deliver" and FIRST_DELIVERY < what[1] <= len(CONTRACTS) and what[2] in GOODS:
        return _why_no_delivery(state, seat, ContractId(what[1] - 1), Good(GOODS.index(what[2])))
    if what[0] == "goal" and 1 <= what[1] <= len(GOAL_NEEDS):
        return _why_no_claim(state, seat, GoalId(what[1] - 1))
    return None


def _why_no_delivery(state: OnMars, seat: int, contract: ContractId, good: Good) -> Text | None:
    if state.contract_owner[contract] != seat:
        return Text("on_mars-not-your-contract", {"contract": speech.contract(contract)})
    if not can_deliver(state, seat, contract, good):
        key = (
            "on_mars-contract-wants-no"
            if state.load[contract * len(GOODS) + good] >= CONTRACTS[contract].goods[good]
            else "on_mars-you-have-no"
        )
        return Text(key, {"what": speech.good(good), "contract": speech.contract(contract)})
    return None


def _why_no_claim(state: OnMars, seat: int, goal: GoalId) -> Text | None:
    if state.goal_at[goal] != seat:
        return Text("on_mars-not-your-goal")
    if has_claimed(state, seat):
        return Text("on_mars-one-goal")
    if progress(state, seat, goal) < GOAL_NEEDS[goal]:
        return Text("on_mars-goal-not-met", {"have": progress(state, seat, goal), "need": GOAL_NEEDS[goal]})
    return Text("on_mars-no-effect") if (goal, 0) not in claims(state, seat) else None


class FittingIn(Beside):
    """Goals and deliveries fit in at any moment of the own turn (R001)."""

    def offered(self, state: OnMars, seat: int) -> list[tuple[Any, ...]]:
        return offered(state, seat)

    def effect(self, what: tuple[Any, ...]) -> AnyEffect:
        return effect_of(what)

    def why_not(self, state: OnMars, seat: int, what: tuple[Any, ...]) -> Text | None:
        return why_not(state, seat, what)


FITTING_IN: Final = FittingIn()
