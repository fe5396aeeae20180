"""Red-bordered resources: removed or stolen from one player, as many as one likes, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.board import AREA, AREA_IDS, AROUND, areas_of
from offworld.games.terraforming_mars.names import (
    GOALS,
    MONEY,
    NEUTRAL,
    NO_ORIGIN,
    OCEAN,
    OCEAN_AREA,
    OCEANS,
    PLANTS,
    TILES,
    Area,
    Origin,
    Resource,
)
from offworld.games.terraforming_mars.rules.effects.base import Opens, Takes
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, lay_tile, why_not_there
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Amount, Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Remove(Takes):
    """Remove up to so many resources of one player, oneself included; stolen ones go to the thief."""

    resource: Resource
    upto: int
    steal: bool = False
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return bool(_victims(state, seat, self.resource))

    def ask(self, state: Mars, seat: int) -> Decision | None:
        victims = _victims(state, seat, self.resource)
        return ask_victim(state, seat, victims, self.resource, self.upto, self.steal, self.card)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        take_from(state, seat, answer, self.resource, self.upto, self.steal, self.card)

    def words(self) -> Text:
        key = "terraforming_mars-do-steal" if self.steal else "terraforming_mars-do-remove"
        return Text(key, {"what": log.at_most(self.resource, self.upto)})


@dataclass(frozen=True, slots=True)
class RemovePart(Effect):
    """Say how many resources to remove, having chosen a victim and to take less than possible."""

    resource: Resource
    most: int
    victim: int
    steal: bool
    card: Origin

    def ask(self, state: Mars, seat: int) -> Decision | None:
        if self.most == 1:
            return None
        params: dict[str, object] = {"resource": log.resource_name(self.resource), "seat": self.victim}
        return Amount(seat, "terraforming_mars-ask-how-many", 1, self.most, params, topic="how_many")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        amount = self.most if answer is None else answer
        _move(state, seat, self.victim, self.resource, amount, self.steal, self.card)


@dataclass(frozen=True, slots=True)
class PlaceAndFlood(Opens):
    """Place an ocean, then remove up to so much money of somebody next to it; no ocean, no flood."""

    upto: int
    card: Origin = NO_ORIGIN

    def name(self) -> str:
        return TILES[OCEAN]

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return PlaceTile(OCEAN, OCEAN_AREA, self.card).ask(state, seat)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if state.track[OCEANS] == GOALS[OCEANS]:
            return
        area = areas_of(legal_areas(state, seat, OCEAN_AREA))[0] if answer is None else AREA[answer]
        state.stack.append((seat, Flood(self.upto, area, self.card)))
        lay_tile(state, seat, OCEAN, area, self.card)

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        return why_not_there(state, seat, OCEAN_AREA, answer)

    def considered(self, state: Mars, seat: int) -> list[Any]:
        return list(AREA_IDS)


@dataclass(frozen=True, slots=True)
class Flood(Effect):
    """Remove up to so much money of the owner of a tile next to an ocean that was just placed."""

    upto: int
    area: Area
    card: Origin = NO_ORIGIN

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return ask_victim(state, seat, self._owners(state), MONEY, self.upto, False, self.card)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        take_from(state, seat, answer, MONEY, self.upto, False, self.card)

    def _owners(self, state: Mars) -> list[int]:
        owners = sorted({state.owners[area] for area in AROUND[self.area]})
        found = [owner for owner in owners if owner >= 0 and state.players[owner].stock[MONEY]]
        return [*found, NEUTRAL] if NEUTRAL in owners else found


def _victims(state: Mars, seat: int, resource: Resource) -> list[int]:
    """Return who can lose such a resource to this seat; in the solo game the neutral opponent always can."""
    found = []
    for other, player in enumerate(state.players):
        if player.stock[resource] and (other == seat or resource != PLANTS or not player.perks.has_shield):
            found.append(other)
    if state.seats == 1:
        found.append(NEUTRAL)
    return found


def ask_victim(
    state: Mars, seat: int, victims: list[int], resource: Resource, upto: int, steal: bool, source: Origin
) -> Decision | None:
    """Return the question whose resources go: all that can be taken, only a part, or nobody's."""
    choices: list[Any] = []
    for victim in victims:
        if victim == NEUTRAL:
            choices.append(("all", "neutral"))
            continue
        choices.append(("all", victim))
        if min(upto, state.players[victim].stock[resource]) > 1:
            choices.append(("part", victim))
    if not choices:
        return None
    choices.append("none")
    params: dict[str, object] = {"resource": log.resource_name(resource), "what": log.at_most(resource, upto)}
    params["source"] = log.title(source)
    if steal:
        return Each(seat, "terraforming_mars-ask-steal", choices, params, "steal")
    return Each(seat, "terraforming_mars-ask-remove", choices, params, "remove")


def take_from(state: Mars, seat: int, answer: Any, resource: Resource, upto: int, steal: bool, source: Origin) -> None:
    """Carry out the answer to `ask_victim`."""
    if answer is None or answer == "none":
        return
    much, victim = answer
    if victim == "neutral":
        if steal:
            state.mine(seat).stock[resource] += upto
        if state.log is not None:
            _tell_neutral(state, seat, resource, upto, steal, source)
        return
    most = min(upto, state.players[victim].stock[resource])
    if much == "all":
        _move(state, seat, victim, resource, most, steal, source)
    else:
        state.stack.append((seat, RemovePart(resource, most - 1, victim, steal, source)))


def _move(state: Mars, seat: int, victim: int, resource: Resource, amount: int, steal: bool, source: Origin) -> None:
    state.mine(victim).stock[resource] -= amount
    if steal:
        state.mine(seat).stock[resource] += amount
    if state.log is not None:
        log.taken(state, seat, victim, resource, amount, source)
        if steal:
            log.gained(state, seat, resource, amount, source)


def _tell_neutral(state: Mars, seat: int, resource: Resource, amount: int, steal: bool, source: Origin) -> None:
    what = log.amount(resource, amount)
    state.tell("terraforming_mars-neutral-lost", what=what, source=log.title(source))
    if steal:
        log.gained(state, seat, resource, amount, source)
