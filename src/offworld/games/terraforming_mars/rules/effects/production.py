"""Changing production: all of it compulsory and in full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.board import metal_of
from offworld.games.terraforming_mars.names import MONEY, MONEY_FLOOR, NEUTRAL, NO_ORIGIN, Area, Origin, Resource, Tile
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.base import Asks, Does, Follows, Takes
from offworld.games.terraforming_mars.rules.effects.others import produced_by_playing
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Amount, Decision, OneOf
from offworld.kernel.text import Text, printed


def floor(resource: Resource) -> int:
    """Return the lowest production that there is."""
    return MONEY_FLOOR if resource == MONEY else 0


def change_production(state: Mars, seat: int, resource: Resource, amount: int, source: Origin) -> None:
    """Move somebody's production up or down."""
    state.mine(seat).production[resource] += amount
    if state.log is not None:
        log.produced(state, seat, resource, amount, source)


@dataclass(frozen=True, slots=True)
class Produce(Does):
    """Raise own production."""

    resource: Resource
    amount: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).production[self.resource] += self.amount
        if state.log is not None:
            log.produced(state, seat, self.resource, self.amount, self.card)

    def words(self) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        return Text("terraforming_mars-do-produce", params)


@dataclass(frozen=True, slots=True)
class ProducePer(Does):
    """Raise own production by what is counted now."""

    resource: Resource
    amount: Counted
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        amount = self.amount.count(state, seat, self.card)
        change_production(state, seat, self.resource, amount, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-produce-counted", {"production": log.production_name(self.resource)})


@dataclass(frozen=True, slots=True)
class ProduceMetal(Follows):
    """Raise own production of the metal that is printed below this card's tile; it comes after placing the tile."""

    tile: Tile
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return self.tile in state.tiles  # asked for a copy only; a position may leave out the tile

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        change_production(state, seat, metal_of(Area(state.tiles.index(self.tile))), 1, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-produce-metal")


@dataclass(frozen=True, slots=True)
class LoseProduction(Follows):
    """Lower own production; what the card itself and its tile bring may be gained before."""

    resource: Resource
    amount: int
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        short = self._short(state, seat)
        return short <= 0 or produced_by_playing(state, seat, self.card, self.resource) >= short

    def possible_alone(self, state: Mars, seat: int) -> bool:
        return self._short(state, seat) <= 0

    def _short(self, state: Mars, seat: int) -> int:
        return floor(self.resource) + self.amount - state.players[seat].production[self.resource]

    def missing(self, state: Mars, seat: int) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource)}
        params["needed"] = printed(floor(self.resource) + self.amount)
        params["have"] = printed(state.players[seat].production[self.resource])
        return Text("terraforming_mars-no-production", params)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).production[self.resource] -= self.amount
        if state.log is not None:
            log.produced(state, seat, self.resource, -self.amount, self.card)

    def words(self) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        return Text("terraforming_mars-do-lose-production", params)


@dataclass(frozen=True, slots=True)
class TakeProduction(Takes):
    """A red-bordered loss: one player, oneself included, loses all of it; somebody must be able to."""

    resource: Resource
    amount: int
    gained: int = 0  # how much of it this card gives its player before
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        least = floor(self.resource) + self.amount
        if state.seats == 1 or state.players[seat].production[self.resource] + self.gained >= least:
            return True
        return any([player.production[self.resource] >= least for player in state.players])

    def missing(self, state: Mars, seat: int) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        return Text("terraforming_mars-no-victim", params)

    def ask(self, state: Mars, seat: int) -> Decision | None:
        least = floor(self.resource) + self.amount
        victims: list[Any] = [
            other for other, player in enumerate(state.players) if player.production[self.resource] >= least
        ]
        if state.seats == 1:
            victims.append("neutral")
        if len(victims) == 1:
            return None
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        params["source"] = log.title(self.card)
        return OneOf(seat, "terraforming_mars-ask-take-production", victims, params, topic="take_production")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        victim = answer
        if answer is None:
            least = floor(self.resource) + self.amount
            victim = NEUTRAL
            for other, player in enumerate(state.players):
                if player.production[self.resource] >= least:
                    victim = other
        elif answer == "neutral":
            victim = NEUTRAL
        if victim != NEUTRAL:
            state.mine(victim).production[self.resource] -= self.amount
            if state.log is not None:
                log.production_taken(state, seat, victim, self.resource, self.amount, self.card)
        elif state.log is not None:
            name = log.production_name(self.resource)
            source = log.title(self.card)
            state.tell("terraforming_mars-neutral-production", production=name, amount=self.amount, source=source)

    def words(self) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.resource), "amount": self.amount}
        return Text("terraforming_mars-do-take-production", params)


@dataclass(frozen=True, slots=True)
class MoveProduction(Asks):
    """Lower one own production by any number of steps, at least one, and raise another as much."""

    source: Resource
    target: Resource
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].production[self.source] > 0

    def missing(self, state: Mars, seat: int) -> Text:
        params: dict[str, object] = {"production": log.production_name(self.source), "needed": 1}
        params["have"] = state.players[seat].production[self.source]
        return Text("terraforming_mars-no-production", params)

    def ask(self, state: Mars, seat: int) -> Decision | None:
        most = state.players[seat].production[self.source]
        if most == 1:
            return None
        params: dict[str, object] = {"production": log.production_name(self.source)}
        params["target"] = log.production_name(self.target)
        return Amount(
            seat, "terraforming_mars-ask-move-production", 1, min(most, MOST), params, topic="move_production"
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        steps = 1 if answer is None else answer
        change_production(state, seat, self.source, -steps, self.card)
        change_production(state, seat, self.target, steps, self.card)


MOST = 255  # no question asks for a larger number: the action space of training has to end somewhere
