"""Amounts that are counted when they are needed."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.terraforming_mars.data.board import NEAR, ON_MARS
from offworld.games.terraforming_mars.names import CITY, OCEAN, CardNumber, Origin, Tag, Tile
from offworld.games.terraforming_mars.rules.state import Mars


class Counted:
    """A number that depends on the state. The card it belongs to is in play already, so its own tags count."""

    __slots__ = ()

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        """Return how much it is now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PerTag(Counted):
    """One for each own tag, or for each so many; `opponents` counts everybody else's tags instead."""

    tag: Tag
    per: int = 1
    opponents: bool = False

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        if not self.opponents:
            return state.players[seat].tags[self.tag] // self.per
        found = 0
        for other, player in enumerate(state.players):
            if other != seat:
                found += player.tags[self.tag]
        return found // self.per


@dataclass(frozen=True, slots=True)
class PerCity(Counted):
    """One for each city of anybody, or for each so many; perhaps without Ganymede and Phobos."""

    per: int = 1
    on_mars: bool = False

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        cities = state.cities & ON_MARS if self.on_mars else state.cities
        return cities.bit_count() // self.per


@dataclass(frozen=True, slots=True)
class PerEvent(Counted):
    """One for each event that anybody has played."""

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        found = 0
        for player in state.players:
            found += len(player.events)
        return found


@dataclass(frozen=True, slots=True)
class IfTags(Counted):
    """One amount with enough own tags, another without."""

    tag: Tag
    at_least: int
    then: int
    otherwise: int

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        return self.then if state.players[seat].tags[self.tag] >= self.at_least else self.otherwise


@dataclass(frozen=True, slots=True)
class PerCube(Counted):
    """So many for each so many resources on the card."""

    each: int = 1
    per: int = 1

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        return state.players[seat].cubes.get(CardNumber(card), 0) // self.per * self.each


@dataclass(frozen=True, slots=True)
class IfCube(Counted):
    """A number in all, with at least one resource on the card."""

    then: int

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        return self.then if state.players[seat].cubes.get(CardNumber(card), 0) else 0


@dataclass(frozen=True, slots=True)
class PerNeighbour(Counted):
    """One for each ocean or city of anybody next to the special tile that the card has laid."""

    tile: Tile
    to: Tile

    def count(self, state: Mars, seat: int, card: Origin) -> int:
        if self.to not in state.tiles:
            return 0
        near = NEAR[state.tiles.index(self.to)]
        if self.tile == OCEAN:
            return (near & state.ocean_tiles).bit_count()
        assert self.tile == CITY
        return (near & state.cities).bit_count()
