"""Gaining and losing resources and rating."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.names import NO_CARD, NO_ORIGIN, CardNumber, Origin, Resource
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.base import Does, Follows
from offworld.games.terraforming_mars.rules.effects.others import gained_by_playing
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Gain(Does):
    """Take resources from the supply."""

    resource: Resource
    amount: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).stock[self.resource] += self.amount
        if state.log is not None:
            log.gained(state, seat, self.resource, self.amount, self.card)

    def words(self) -> Text:
        resource = log.resource_name(self.resource)
        return Text("terraforming_mars-do-gain", {"resource": resource, "amount": self.amount})


@dataclass(frozen=True, slots=True)
class GainPer(Does):
    """Take as many resources from the supply as are counted now."""

    resource: Resource
    amount: Counted
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        amount = self.amount.count(state, seat, self.card)
        state.mine(seat).stock[self.resource] += amount
        if state.log is not None:
            log.gained(state, seat, self.resource, amount, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-gain-counted", {"resource": log.resource_name(self.resource)})


@dataclass(frozen=True, slots=True)
class Lose(Follows):
    """Lose own resources: compulsory, and it must be possible; what the card's play sets off may be gained before."""

    resource: Resource
    amount: int
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        short = self._short(state, seat)
        return short <= 0 or gained_by_playing(state, seat, self.card, self.resource) >= short

    def possible_alone(self, state: Mars, seat: int) -> bool:
        return self._short(state, seat) <= 0

    def _short(self, state: Mars, seat: int) -> int:
        return self.amount - state.players[seat].stock[self.resource]

    def missing(self, state: Mars, seat: int) -> Text:
        have = state.players[seat].stock[self.resource]
        return Text("terraforming_mars-no-stock", {"what": log.amount(self.resource, self.amount), "have": have})

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).stock[self.resource] -= self.amount
        if state.log is not None:
            log.gained(state, seat, self.resource, -self.amount, self.card)

    def words(self) -> Text:
        resource = log.resource_name(self.resource)
        return Text("terraforming_mars-do-lose", {"resource": resource, "amount": self.amount})


@dataclass(frozen=True, slots=True)
class Rise(Does):
    """Raise the own terraform rating."""

    amount: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        rise(state, seat, self.amount, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-rise", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class RisePer(Does):
    """Raise the own terraform rating by what is counted now."""

    amount: Counted
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        rise(state, seat, self.amount.count(state, seat, self.card), self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-rise-counted")


def rise(state: Mars, seat: int, amount: int, source: Origin) -> None:
    """Raise somebody's rating."""
    if amount:
        player = state.mine(seat)
        player.rating += amount
        player.has_risen = True
        if state.log is not None:
            log.rated(state, seat, amount, source)


@dataclass(frozen=True, slots=True)
class AddHere(Does):
    """Put resources on this card."""

    amount: int
    card: CardNumber = NO_CARD

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        add_cubes(state, seat, self.card, self.amount, self.card)

    def words(self) -> Text:
        return Text(
            "terraforming_mars-do-add-here",
            {"what": log.cubes_on(self.card, self.amount), "card": log.title(self.card)},
        )


def add_cubes(state: Mars, seat: int, card: CardNumber, amount: int, source: Origin) -> None:
    """Put resources on a card of a player."""
    cubes = state.mine(seat).cubes
    cubes[card] = cubes.get(card, 0) + amount
    if state.log is not None:
        log.collected(state, seat, card, amount, source)


@dataclass(frozen=True, slots=True)
class NextDiscount(Does):
    """The next card that the player plays in this generation costs less."""

    amount: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).discount += self.amount
        state.tell("terraforming_mars-next-discount", seat=seat, amount=self.amount)


@dataclass(frozen=True, slots=True)
class NextSlack(Does):
    """The next card that the player plays in this generation may miss its requirement by so many steps."""

    steps: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).slack += self.steps
        state.tell("terraforming_mars-next-slack", seat=seat, steps=self.steps)
