"""What must hold at the moment a card is played."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.terraforming_mars.names import (
    CITY,
    COLDEST,
    DEGREES,
    GREENERY,
    PARAMETERS,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TILES,
    Parameter,
    Resource,
    Tag,
    Tile,
)
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.text import Text, printed


class Requirement:
    """A condition on the state; it matters only when the card is played."""

    __slots__ = ()

    def possible(self, state: Mars, seat: int) -> bool:
        """Return whether it holds."""
        raise NotImplementedError

    def missing(self, state: Mars, seat: int) -> Text:
        """Return what is missing."""
        raise NotImplementedError


def steps_of(parameter: Parameter, value: int) -> int:
    """Return a printed value (degrees, per cent, tiles) as steps of its track."""
    return (value - COLDEST) // DEGREES if parameter == TEMPERATURE else value


def value_of(parameter: Parameter, steps: int) -> int:
    """Return steps of a track as the printed value."""
    return COLDEST + DEGREES * steps if parameter == TEMPERATURE else steps


def value_words(parameter: Parameter, value: int) -> Text:
    """Return a value of a global parameter in words; degrees above zero have a plus, as on the track."""
    plus = "+" if parameter == TEMPERATURE and value > 0 else ""
    return Text(f"terraforming_mars-value-{PARAMETERS[parameter]}", {"value": plus + printed(value)})


@dataclass(frozen=True, slots=True)
class Global(Requirement):
    """A global parameter must have come so far, or must not have gone further."""

    parameter: Parameter
    value: int  # as printed
    at_most: bool = False

    def holds(self, steps: int, slack: int) -> bool:
        """Return whether it holds at a step of the track, with so many steps of slack."""
        limit = steps_of(self.parameter, self.value)
        return steps <= limit + slack if self.at_most else steps >= limit - slack

    def possible(self, state: Mars, seat: int) -> bool:
        player = state.players[seat]
        return self.holds(state.track[self.parameter], player.perks.slack + player.slack)

    def missing(self, state: Mars, seat: int) -> Text:
        key = "terraforming_mars-no-at-most" if self.at_most else "terraforming_mars-no-at-least"
        name = PARAMETERS[self.parameter]
        params: dict[str, object] = {"parameter": Text(f"terraforming_mars-parameter-{name}"), "unit": name}
        params["value"] = value_words(self.parameter, self.value)
        steps = state.track[self.parameter]
        params["now"] = value_words(self.parameter, value_of(self.parameter, steps))
        player = state.players[seat]
        away = abs(steps_of(self.parameter, self.value) - steps)
        params["steps"] = away - player.perks.slack - player.slack
        return Text(key, params)


@dataclass(frozen=True, slots=True)
class OwnTags(Requirement):
    """So many own tags; those of the card itself do not help."""

    tag: Tag
    count: int

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].tags[self.tag] >= self.count

    def missing(self, state: Mars, seat: int) -> Text:
        have = state.players[seat].tags[self.tag]
        tag = Text(f"terraforming_mars-tag-{TAGS[self.tag]}")
        return Text("terraforming_mars-no-tags", {"tag": tag, "needed": self.count, "have": have})


@dataclass(frozen=True, slots=True)
class OwnProduction(Requirement):
    """So much own production of a resource."""

    resource: Resource
    count: int

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].production[self.resource] >= self.count

    def missing(self, state: Mars, seat: int) -> Text:
        have = state.players[seat].production[self.resource]
        production = Text(f"terraforming_mars-production-{RESOURCES[self.resource]}")
        return Text("terraforming_mars-no-production", {"production": production, "needed": self.count, "have": have})


@dataclass(frozen=True, slots=True)
class TilesInPlay(Requirement):
    """So many own greeneries, or cities of anybody (those off Mars included)."""

    tile: Tile
    count: int

    def _have(self, state: Mars, seat: int) -> int:
        if self.tile == CITY:
            return state.cities.bit_count()
        assert self.tile == GREENERY
        return (state.greeneries & state.players[seat].own).bit_count()

    def possible(self, state: Mars, seat: int) -> bool:
        return self._have(state, seat) >= self.count

    def missing(self, state: Mars, seat: int) -> Text:
        tile = Text(f"terraforming_mars-tile-{TILES[self.tile]}")
        have = self._have(state, seat)
        return Text("terraforming_mars-no-tiles", {"tile": tile, "needed": self.count, "have": have})
