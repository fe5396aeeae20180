"""What stands left of a red arrow: what the action of a card costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.names import Resource
from offworld.games.terraforming_mars.rules.effects.base import Asks, Costs
from offworld.games.terraforming_mars.rules.effects.production import MOST, change_production
from offworld.games.terraforming_mars.rules.payment import NO_METAL, Pay, pay_at_once, purse_of
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Amount, Decision
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Spend(Costs):
    """Spend cubes of a resource other than money."""

    resource: Resource
    amount: int
    card: int = 0

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].stock[self.resource] >= self.amount

    def missing(self, state: Mars, seat: int) -> Text:
        have = state.players[seat].stock[self.resource]
        return Text("terraforming_mars-no-stock", {"what": log.amount(self.resource, self.amount), "have": have})

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).stock[self.resource] -= self.amount
        if state.log is not None:
            log.paid(state, seat, [(self.resource, self.amount)], self.card)

    def words(self) -> Text:
        resource = log.resource_name(self.resource)
        return Text("terraforming_mars-do-spend", {"resource": resource, "amount": self.amount})


@dataclass(frozen=True, slots=True)
class SpendMoney(Costs):
    """Pay money; a metal may help at its present worth where the card says so."""

    amount: int
    metals: int = NO_METAL
    card: int = 0

    def possible(self, state: Mars, seat: int) -> bool:
        return purse_of(state.players[seat], self.metals) >= self.amount

    def missing(self, state: Mars, seat: int) -> Text:
        have = purse_of(state.players[seat], self.metals)
        return Text("terraforming_mars-no-money", {"needed": self.amount, "have": have, "missing": self.amount - have})

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if not pay_at_once(state, seat, self.amount, self.metals, 0, self.card):
            state.stack.append((seat, Pay(self.amount, self.metals, 0, self.card)))

    def words(self) -> Text:
        return Text("terraforming_mars-do-spend-money", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class SpendProduction(Costs):
    """Lower own production to pay for something."""

    resource: Resource
    amount: int
    card: int = 0

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].production[self.resource] >= self.amount

    def missing(self, state: Mars, seat: int) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "needed": self.amount}
        params["have"] = state.players[seat].production[self.resource]
        return Text("terraforming_mars-no-production", params)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        change_production(state, seat, self.resource, -self.amount, self.card)

    def words(self) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        return Text("terraforming_mars-do-lose-production", params)


@dataclass(frozen=True, slots=True)
class Exchange(Asks):
    """Spend any number of cubes of one resource, at least one, for as many of another."""

    source: Resource
    target: Resource
    card: int = 0

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].stock[self.source] > 0

    def missing(self, state: Mars, seat: int) -> Text:
        return Text("terraforming_mars-no-stock", {"what": log.amount(self.source, 1), "have": 0})

    def ask(self, state: Mars, seat: int) -> Decision | None:
        most = state.players[seat].stock[self.source]
        if most == 1:
            return None
        params: dict[str, object] = {"resource": log.resource_name(self.source)}
        params["target"] = log.resource_name(self.target)
        return Amount(seat, "terraforming_mars-ask-exchange", 1, min(most, MOST), params, topic="exchange")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        count = 1 if answer is None else answer
        stock = state.mine(seat).stock
        stock[self.source] -= count
        stock[self.target] += count
        if state.log is not None:
            log.gained(state, seat, self.source, -count, self.card)
            log.gained(state, seat, self.target, count, self.card)

    def words(self) -> Text:
        params: dict[str, object] = {"resource": log.resource_name(self.source)}
        params["target"] = log.resource_name(self.target)
        return Text("terraforming_mars-do-exchange", params)
