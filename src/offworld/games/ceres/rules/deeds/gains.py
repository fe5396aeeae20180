"""Deeds that give, change or make units, and score points. What only gives is never asked about: nobody declines it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    ASTEROID_INCOME,
    ASTEROID_NUMBER,
    STATION_IDS,
    STATION_INCOME,
    STATION_NUMBER,
)
from offworld.games.ceres.data.figures import PROBE_PRICE, PROBE_TOKENS, STORED_PROBES
from offworld.games.ceres.names import ACTIONS, KINDS, PROBES, Resource, Units, event
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds.base import Deed
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.text import Text

ASSEMBLED = event("assemble")


@dataclass(frozen=True, slots=True)
class TakeUnits(Deed):
    """Take units from the supply."""

    units: Units

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        state.gain(seat, self.units)
        if state.log is not None:
            state.tell("ceres-took", seat=seat, units=say.units(self.units))


@dataclass(frozen=True, slots=True)
class TakeMix(Deed):
    """Take so many units in any mix of two resources; the answer says how many of each."""

    count: int
    one: Resource
    other: Resource

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        first, second = say.resource(self.one), say.resource(self.other)
        params = asking.about(source, count=self.count, first=first, second=second)
        mixes = [(first_of, self.count - first_of) for first_of in range(self.count + 1)]
        return asking.choose(seat, "mix", mixes, params)

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        mixed = [0] * KINDS
        mixed[self.one] = answer[0]
        mixed[self.other] = answer[1]
        for kind in (self.one, self.other):
            state.stock[seat * KINDS + kind] += mixed[kind]
        if state.log is not None:
            state.tell("ceres-took", seat=seat, units=say.units(mixed))


@dataclass(frozen=True, slots=True)
class ConvertUnits(Deed):
    """Up to `most` times: pay some units, take others; the answer says how many times, 0 declines."""

    pay: Units
    get: Units
    most: int

    def times(self, state: Ceres, seat: int) -> int:
        """Return how many times it can be done."""
        return at_most(state, seat, self.pay, self.most)

    def possible(self, state: Ceres, seat: int) -> bool:
        return state.can_pay(seat, self.pay)

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return lacking(state, seat, self.pay)

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        high = self.times(state, seat)
        low = 0 if may_skip else 1
        if low == high:
            return None
        params = asking.about(source, pay=say.units(self.pay), get=say.units(self.get))
        return asking.choose_amount(seat, "convert", low, high, params)

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        times = 1 if answer is None else answer
        for _ in range(times):
            state.pay(seat, self.pay)
            state.gain(seat, self.get)
        if state.log is not None:
            state.tell("ceres-converted", seat=seat, **_multiplied(self.pay, self.get, times))


@dataclass(frozen=True, slots=True)
class AssembleProbes(Deed):
    """Assemble up to `most` probes at the price; the answer says how many, 0 declines. Each counts for contracts."""

    most: int
    price: Units

    def times(self, state: Ceres, seat: int) -> int:
        """Return how many can be assembled."""
        return at_most(state, seat, self.price, min(self.most, state.probe_room(seat)))

    def possible(self, state: Ceres, seat: int) -> bool:
        return state.can_pay(seat, self.price) and state.probe_room(seat) > 0

    def obstacle(self, state: Ceres, seat: int) -> Text:
        stored = state.stock[seat * KINDS + PROBES]
        if stored >= STORED_PROBES:
            return Text("ceres-store-full", {"most": STORED_PROBES})
        if stored + state.launched[seat] >= PROBE_TOKENS:
            return Text("ceres-no-tokens", {"most": PROBE_TOKENS})
        return lacking(state, seat, self.price)

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        high = self.times(state, seat)
        low = 0 if may_skip else 1
        if low == high:
            return None
        return asking.choose_amount(seat, "assemble", low, high, asking.about(source, price=say.units(self.price)))

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        times = 1 if answer is None else answer
        for _ in range(times):
            state.pay(seat, self.price)
            state.stock[seat * KINDS + PROBES] += 1
        if state.log is not None:
            state.tell("ceres-assembled", seat=seat, count=times)
        for _ in range(times):
            met(state, seat, ASSEMBLED)


@dataclass(frozen=True, slots=True)
class ScorePoints(Deed):
    """Score points at once."""

    points: int

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        state.award(seat, ACTIONS, self.points)
        if state.log is not None:
            state.tell("ceres-scored", seat=seat, points=self.points, **asking.SOURCE[source])


@dataclass(frozen=True, slots=True)
class CollectIncome(Deed):
    """Collect the income of so many sources, outstations and launched probes, or of all where they are not more."""

    sources: int

    def possible(self, state: Ceres, seat: int) -> bool:
        at = seat * KINDS
        return any(state.income[at : at + KINDS])

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-no-income")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found = sources_of(state, seat)
        if len(found) <= self.sources:
            return None
        count = self.sources
        return asking.choose_some(seat, "income", tuple(found), count, count, asking.about(source, count=count))

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        chosen: list[str] = sources_of(state, seat) if answer is None else list(answer)
        total = [0] * KINDS
        for name in chosen:
            income = income_of(name)
            state.gain(seat, income)
            for kind in range(KINDS):
                total[kind] += income[kind]
        if state.log is not None:
            state.tell("ceres-took", seat=seat, units=say.units(total))


def sources_of(state: Ceres, seat: int) -> list[str]:
    """Return the outstations and asteroids of a seat that have an income (R19)."""
    stations = state.stations[seat]
    cards = [stations[at] for at in range(0, len(stations), 4)]
    found = [STATION_IDS[card] for card in cards if any(STATION_INCOME[card])]
    found.extend([ASTEROID_IDS[rock] for rock, owner in enumerate(state.owners) if owner == seat])
    return found


def income_of(name: str) -> Units:
    """Return the income of an outstation or an asteroid."""
    if name in ASTEROID_NUMBER:
        return ASTEROID_INCOME[ASTEROID_NUMBER[name]]
    return STATION_INCOME[STATION_NUMBER[name]]


def at_most(state: Ceres, seat: int, price: Units, most: int) -> int:
    """Return how many times a price can be paid, up to a limit."""
    at = seat * KINDS
    for kind in range(KINDS):
        if price[kind]:
            most = min(most, state.stock[at + kind] // price[kind])
    return most


def lacking(state: Ceres, seat: int, price: Units) -> Text:
    """Return which units a seat lacks for a price."""
    at = seat * KINDS
    missing = [max(0, price[kind] - state.stock[at + kind]) for kind in range(KINDS)]
    return Text("ceres-lacks", {"price": say.units(price), "missing": say.units(missing)})


def _multiplied(pay: Units, get: Units, times: int) -> dict[str, object]:
    return {
        "pay": say.units([count * times for count in pay]),
        "get": say.units([count * times for count in get]),
    }


def assembly(most: int, discount: Units) -> AssembleProbes:
    """Return the assembly of probes at a discount, not below 0 in any resource."""
    price = [max(0, PROBE_PRICE[kind] - discount[kind]) for kind in range(KINDS)]
    return AssembleProbes(most, (price[0], price[1], price[2], price[3], price[4], price[5]))
