"""Paying: resources with minerals for any other, crystals with goals for any of them, colonists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import (
    BUILD_COST,
    COLUMN_COST,
    FREE,
    GRID_COST,
    HIRE_COST,
    SHIP_COST,
    UPGRADE_COST,
    Cost,
)
from offworld.games.on_mars.names import CRYSTAL, EACH_RESOURCE, KINDS, MINERAL, RESOURCES
from offworld.games.on_mars.rules.state import SPENT, OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.pay import Pay, Wild

ANY: Final = KINDS  # the last place of a cost: any resource
TRADE_COST: Final[Cost] = (0, 0, 0, 0, 0, 1)
SOURCES: Final = (*RESOURCES, "any")
# a mineral stands for anything (R008), everything for any resource (R009)
WILD: Final[Wild] = ((MINERAL, (1, 2, 3, 4, ANY)), (1, (ANY,)), (2, (ANY,)), (3, (ANY,)), (4, (ANY,)))


def _ways(cost: Cost) -> tuple[tuple[int, ...], ...]:
    """Return all that can be spent on a cost, by resource, however much somebody has."""
    found: list[tuple[int, ...]] = [(0, 0, 0, 0, 0)]
    for kind, count in enumerate(cost):
        for _ in range(count):
            usable = range(KINDS) if kind == ANY else dict.fromkeys((kind, MINERAL))
            found = list(dict.fromkeys([_more(spent, each) for spent in found for each in usable]))
    return tuple(found)


def _more(spent: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple([count + (each == kind) for each, count in enumerate(spent)])


WAYS: Final[dict[Cost, tuple[tuple[int, ...], ...]]] = {
    cost: _ways(cost)
    for cost in (*BUILD_COST, *COLUMN_COST, *GRID_COST, *HIRE_COST, SHIP_COST, UPGRADE_COST, TRADE_COST)
}


def can_pay(state: OnMars, party: int, cost: Cost) -> bool:
    """Return whether a party's resources cover a cost."""
    at = party * KINDS
    stock = state.stock
    minerals = stock[at] - cost[MINERAL]
    rest = minerals
    for kind in range(1, KINDS):
        spare = stock[at + kind] - cost[kind]
        rest += spare
        if spare < 0:
            minerals += spare
    return minerals >= 0 and rest >= cost[ANY]


def ways_to_pay(state: OnMars, party: int, cost: Cost) -> list[tuple[int, ...]]:
    """Return what a party can spend on a cost, by resource."""
    stock = state.resources(party)
    return [way for way in WAYS[cost] if all([spent <= have for spent, have in zip(way, stock)])]


def spend(state: OnMars, party: int, way: tuple[int, ...]) -> None:
    """Put resources back into the supply."""
    for kind in range(KINDS):
        if way[kind]:
            state.stock[party * KINDS + kind] -= way[kind]
    if state.log is not None:
        parts = [speech.amount(kind, way[kind]) for kind in EACH_RESOURCE if way[kind]]
        state.tell("on_mars-paid", seat=party, what=parts)


@dataclass(frozen=True, slots=True)
class PayFor(Effect):
    """Pay a cost in resources; asked only where there is more than one way."""

    cost: Cost

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if self.cost == FREE or len(ways_to_pay(state, seat, self.cost)) <= 1:
            return None
        purse = (*state.resources(seat), 0)
        return Pay(seat, "on_mars-ask-pay", SOURCES, self.cost, purse, WILD, None, "pay")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if self.cost == FREE:
            return
        spend(state, seat, ways_to_pay(state, seat, self.cost)[0] if answer is None else answer[:KINDS])


GOAL_IDS: Final = tuple([f"goal{number}" for number in range(1, 17)])


@dataclass(frozen=True, slots=True)
class PayCrystals(Effect):
    """Pay crystals; in the own turn goals in hand may be discarded instead, unseen by the others (R016)."""

    count: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.count or seat != state.actor:
            return None
        goals = state.goals_in_hand(seat)
        if not goals:
            return None
        low = max(0, self.count - state.crystals[seat])
        high = min(self.count, len(goals))
        options = tuple([GOAL_IDS[goal] for goal in goals])
        params: dict[str, object] = {"what": speech.amount(CRYSTAL, self.count), "have": state.crystals[seat]}
        return SomeOf(seat, "on_mars-ask-crystals", options, low, high, params, "crystals")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        goals = answer or ()
        for goal in goals:
            state.goal_at[GOAL_IDS.index(goal)] = SPENT + seat
        paid = self.count - len(goals)
        state.crystals[seat] -= paid
        if state.log is not None and paid:
            state.tell("on_mars-paid", seat=seat, what=speech.amount(CRYSTAL, paid))
        if state.log is not None and goals:
            state.tell("on_mars-spent-goals", seat=seat, count=len(goals))


def use_colonist(state: OnMars, party: int) -> None:
    """Take a colonist from the quarters for work, a mine or a surcharge; those gained in this turn go first (R021)."""
    if state.is_lacerda(party):  # he always has as many as he needs
        return
    state.quarters[party] -= 1
    if state.fresh[party]:
        state.fresh[party] -= 1


def send_colonists(state: OnMars, party: int, count: int, boost: bool = True) -> None:
    """Move colonists from the quarters to the working area: to boost, or as a price."""
    for _ in range(count):
        if boost:
            state.quarters[party] -= 1
        else:
            use_colonist(state, party)
        state.working[party] += 1
    if state.log is not None and count:
        state.tell("on_mars-sent", seat=party, count=count)


@dataclass(frozen=True, slots=True)
class SendColonists(Effect):
    """Pay with colonists, who go to the working area."""

    count: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        send_colonists(state, seat, self.count, boost=False)


def gain_colonists(state: OnMars, party: int, count: int) -> None:
    """Take colonists from the supply into the quarters, as many as there are and as there is room for (R020)."""
    if state.is_lacerda(party):
        return
    fits = min(count, state.supply[party], state.berths(party))
    state.supply[party] -= fits
    state.quarters[party] += fits
    state.fresh[party] += fits
    if state.log is not None:
        state.tell("on_mars-gained-colonists", seat=party, count=fits)


def take_back(state: OnMars, party: int, count: int) -> None:
    """Bring colonists back into the quarters; where there is no room, into the supply."""
    fits = min(count, state.berths(party))
    state.quarters[party] += fits
    state.supply[party] += count - fits
