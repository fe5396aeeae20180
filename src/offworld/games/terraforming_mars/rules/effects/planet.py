"""Global parameters and tiles. A greenery raises oxygen, oxygen warms the planet, warmth melts an ocean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.board import (
    AREA,
    AREA_IDS,
    BONUS,
    CARD_BONUS,
    LAND_AREAS,
    METAL_AREAS,
    NEAR,
    OCEAN_AREAS,
    ON_MARS,
    areas_of,
)
from offworld.games.terraforming_mars.names import (
    CAPITAL,
    CITY,
    CITY_LAND,
    CONVERSION,
    GOALS,
    GREENERY,
    GREENERY_LAND,
    HEAT,
    MONEY,
    NO_ORIGIN,
    NOBODY,
    NOCTIS,
    OCEAN,
    OCEAN_AREA,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    PLACEMENT_SOURCE,
    SITES,
    TEMPERATURE,
    TILES,
    TRACK_SOURCE,
    UNCLAIMED,
    Area,
    Origin,
    Parameter,
    Resource,
    Site,
    Tile,
)
from offworld.games.terraforming_mars.rules.effects.base import Asks, Does, Opens
from offworld.games.terraforming_mars.rules.effects.gains import rise
from offworld.games.terraforming_mars.rules.effects.production import change_production
from offworld.games.terraforming_mars.rules.lasting import OnTile
from offworld.games.terraforming_mars.rules.piles import draw
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.each import Place
from offworld.kernel.text import Reason, Text

HEAT_STEPS: Final = (3, 5)  # -24 and -20 degrees bring heat production
OCEAN_STEP: Final = 15  # 0 degrees brings an ocean
WARM_STEP: Final = 8  # 8 % oxygen bring a step of temperature
OCEAN_MONEY: Final = 2  # for each ocean next to a tile that is placed

# When the oxygen of a greenery rises. Its order against the tile matters only where that melts an ocean: then it is
# asked for, and the tile may go next to the new ocean.
WITH_TILE: Final = 0
AFTER_TILE: Final = 1  # so it was chosen
RISEN: Final = 2  # before the tile


@dataclass(frozen=True, slots=True)
class Raise(Does):
    """Raise temperature or oxygen, and the rating with each step that is really made."""

    parameter: Parameter
    steps: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        raise_parameter(state, seat, self.parameter, self.steps, self.card)

    def words(self) -> Text:
        return Text(f"terraforming_mars-do-raise-{PARAMETERS[self.parameter]}", {"steps": self.steps})


def raise_parameter(state: Mars, seat: int, parameter: Parameter, steps: int, source: Origin) -> None:
    """Raise temperature or oxygen as far as it goes; bonus steps go to whoever reaches or passes them."""
    track = state.track
    before = track[parameter]
    after = min(before + steps, GOALS[parameter])
    if after == before:
        return
    track[parameter] = after
    if state.log is not None:
        log.raised(state, seat, parameter, source)
    rise(state, seat, after - before, source)
    if parameter == OXYGEN:
        if before < WARM_STEP <= after:
            raise_parameter(state, seat, TEMPERATURE, 1, TRACK_SOURCE)
        return
    for step in HEAT_STEPS:
        if before < step <= after:
            change_production(state, seat, HEAT, 1, TRACK_SOURCE)
    if before < OCEAN_STEP <= after and track[OCEANS] < GOALS[OCEANS]:
        state.stack.append((seat, MELTED_OCEAN))


@dataclass(frozen=True, slots=True)
class PlaceTile(Opens):
    """Place a tile and take what comes with it. Oceans are skipped once all are laid; other tiles are compulsory."""

    tile: Tile
    site: Site
    card: Origin = NO_ORIGIN
    air: int = WITH_TILE

    def possible(self, state: Mars, seat: int) -> bool:
        if self.tile == OCEAN and state.track[OCEANS] == GOALS[OCEANS]:
            return True
        return legal_areas(state, seat, self.site) != 0 and not self._is_gone(state)

    def missing(self, state: Mars, seat: int) -> Text:
        key = "terraforming_mars-no-tile-left" if self._is_gone(state) else "terraforming_mars-no-place"
        return Text(key, {"tile": Text(f"terraforming_mars-tile-{TILES[self.tile]}")})

    def name(self) -> str:
        return TILES[self.tile]

    def _is_gone(self, state: Mars) -> bool:
        """Return whether this is a special tile that lies on the map already; a position may say so."""
        return self.tile > CITY and self.tile in state.tiles

    def ask(self, state: Mars, seat: int) -> Decision | None:
        if self.tile == OCEAN and state.track[OCEANS] == GOALS[OCEANS]:
            return None
        if self._melts(state):
            return OneOf(seat, "terraforming_mars-ask-order", TILE_OR_OCEAN, topic="order")
        areas = areas_of(legal_areas(state, seat, self.site))
        if len(areas) < 2:
            return None
        ids = [AREA_IDS[area] for area in areas]
        return Place(seat, ASK_PLACE[self.tile], ids, {"source": log.title(self.card)}, PLACE_TOPIC[self.tile])

    def _melts(self, state: Mars) -> bool:
        """Return whether it is still open if the tile comes first or the ocean that its oxygen melts."""
        track = state.track
        return (
            self.tile == GREENERY
            and self.air == WITH_TILE
            and track[OXYGEN] + 1 == WARM_STEP
            and track[TEMPERATURE] + 1 == OCEAN_STEP
            and track[OCEANS] < GOALS[OCEANS]
            and state.phase != CONVERSION
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if self._melts(state):
            air = RISEN if answer == TILES[OCEAN] else AFTER_TILE
            state.stack.append((seat, PlaceTile(self.tile, self.site, self.card, air)))
            if air == RISEN:
                raise_parameter(state, seat, OXYGEN, 1, self.card)
        elif answer is not None:
            lay_tile(state, seat, self.tile, AREA[answer], self.card, self.air)
        elif self.tile != OCEAN or state.track[OCEANS] < GOALS[OCEANS]:
            for area in areas_of(legal_areas(state, seat, self.site)):  # the only one, if any
                lay_tile(state, seat, self.tile, area, self.card, self.air)

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        return None if self._melts(state) else why_not_there(state, seat, self.site, answer)

    def considered(self, state: Mars, seat: int) -> list[Any]:
        return [] if self._melts(state) else list(AREA_IDS)

    def refused(self, state: Mars, seat: int) -> list[tuple[Any, Reason]] | None:
        return [] if self._melts(state) else refused_areas(state, seat, self.site)

    def words(self) -> Text:
        return Text(f"terraforming_mars-do-place-{TILES[self.tile]}")


ASK_PLACE: Final = tuple([f"terraforming_mars-ask-place-{name}" for name in TILES])
PLACE_TOPIC: Final = tuple([f"place_{name}" for name in TILES])
TILE_OR_OCEAN: Final = (TILES[GREENERY], TILES[OCEAN])
MELTED_OCEAN: Final = PlaceTile(OCEAN, OCEAN_AREA, TRACK_SOURCE)


def ocean_money(state: Mars, area: Area) -> int:
    """Return what the oceans next to an area pay for a tile that is placed there."""
    return (NEAR[area] & state.ocean_tiles).bit_count() * OCEAN_MONEY


def lay_tile(state: Mars, seat: int, tile: Tile, area: Area, source: Origin, air: int = WITH_TILE) -> None:
    """Put a tile on an area with all that comes of it: bonuses, rating, oxygen unless it has risen, reactions."""
    player = state.mine(seat)
    if state.log is not None:
        log.placed(state, seat, tile, area, source)
    put_tile(state, seat if tile != OCEAN else NOBODY, tile, area)
    stock = player.stock
    for kind, amount in BONUS[area]:
        if kind == CARD_BONUS:
            draw(state, seat, amount, PLACEMENT_SOURCE)
        else:
            stock[kind] += amount
            if state.log is not None:
                log.gained(state, seat, Resource(kind), amount, PLACEMENT_SOURCE)
    money = ocean_money(state, area)
    if money:
        stock[MONEY] += money
        if state.log is not None:
            log.gained(state, seat, MONEY, money, PLACEMENT_SOURCE)
    if METAL_AREAS >> area & 1:
        for reaction in player.perks.on_metal:
            for effect in reaction.then:
                effect.apply(state, seat, None)
    if tile == OCEAN:
        state.track[OCEANS] += 1
        if state.log is not None:
            log.raised(state, seat, OCEANS, source)
        rise(state, seat, 1, source)
        for other, each in enumerate(state.players):
            if each.perks.on_ocean:
                _react(state, seat, other, each.perks.on_ocean, area)
    elif tile == GREENERY:
        if state.phase != CONVERSION and air != RISEN:  # the conversion after the last generation raises nothing
            raise_parameter(state, seat, OXYGEN, 1, source)
        for other, each in enumerate(state.players):
            if each.perks.on_greenery:
                _react(state, seat, other, each.perks.on_greenery, area)
    elif tile in (CITY, CAPITAL):
        for other, each in enumerate(state.players):
            if each.perks.on_city:
                _react(state, seat, other, each.perks.on_city, area)


def put_tile(state: Mars, owner: int, tile: Tile, area: Area) -> None:
    """Put a tile on an area, and nothing else; the owner is a seat, NOBODY or NEUTRAL."""
    spot = 1 << area
    near = NEAR[area]
    state.tiles[area] = tile
    state.owners[area] = owner
    state.free &= ~spot
    state.claimed &= ~spot
    state.near_tiles |= near
    if tile == OCEAN:
        state.ocean_tiles |= spot
    elif tile == GREENERY:
        state.greeneries |= spot
        state.near_greenery |= near
    elif tile in (CITY, CAPITAL):
        state.cities |= spot
        state.near_two_cities |= state.near_cities & near
        state.near_cities |= near
    if owner >= 0:
        player = state.mine(owner)
        player.own |= spot
        player.near |= near
        player.claims &= ~spot


def _react(state: Mars, seat: int, owner: int, reactions: list[OnTile], area: Area) -> None:
    """Carry out one player's reactions to a tile that somebody has placed."""
    for reaction in reactions:
        if (reaction.anyone or owner == seat) and (not reaction.on_mars or ON_MARS >> area & 1):
            for effect in reaction.then:
                effect.apply(state, owner, None)


@dataclass(frozen=True, slots=True)
class ClaimArea(Asks):
    """Reserve a free area with a marker; only this player may place a tile there."""

    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return legal_areas(state, seat, UNCLAIMED) != 0

    def missing(self, state: Mars, seat: int) -> Text:
        return Text("terraforming_mars-no-claim")

    def ask(self, state: Mars, seat: int) -> Decision | None:
        areas = [AREA_IDS[area] for area in areas_of(legal_areas(state, seat, UNCLAIMED))]
        return Place(seat, "terraforming_mars-ask-claim", areas, topic="claim")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        area = AREA[answer]
        state.claimed |= 1 << area
        state.mine(seat).claims |= 1 << area
        if state.log is not None:
            state.tell("terraforming_mars-claimed", seat=seat, area=log.place_name(area))

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        return why_not_there(state, seat, UNCLAIMED, answer)

    def considered(self, state: Mars, seat: int) -> list[Any]:
        return list(AREA_IDS)


def refused_areas(state: Mars, seat: int, site: Site) -> list[tuple[Any, Reason]]:
    """Return all areas to which no tile for such a site may go, and why."""
    legal = legal_areas(state, seat, site)
    found: list[tuple[Any, Reason]] = []
    for area, name in enumerate(AREA_IDS):
        if not legal >> area & 1:
            reason = _why_not_there(state, seat, site, Area(area))
            assert reason is not None
            found.append((name, reason))
    return found


def why_not_there(state: Mars, seat: int, site: Site, answer: Any) -> Text | None:
    """Return the rule that keeps a tile for such a site from an area."""
    if not isinstance(answer, str) or answer not in AREA:
        return None
    return _why_not_there(state, seat, site, AREA[answer])


def _why_not_there(state: Mars, seat: int, site: Site, area: Area) -> Text | None:
    spot = 1 << area
    if not state.free & spot:
        return _OCCUPIED
    if state.claimed & spot and (site == UNCLAIMED or not state.players[seat].claims & spot):
        return _CLAIMED
    if not ON_MARS & spot:
        return _RESERVED[area]
    if site == OCEAN_AREA:
        return None if OCEAN_AREAS & spot else _OCEAN_ONLY
    if site != NOCTIS and OCEAN_AREAS & spot:
        return _OCEAN_AREA
    if site != NOCTIS and not LAND_AREAS & spot:
        return _RESERVED[area]
    if site == CITY_LAND and state.near_cities & spot:
        return _NEXT_TO_CITY
    if site == GREENERY_LAND:
        return _AWAY_FROM_OWN
    return _NO_SITE[site]


_OCCUPIED: Final = Text("terraforming_mars-no-occupied")
_CLAIMED: Final = Text("terraforming_mars-no-claimed")
_OCEAN_ONLY: Final = Text("terraforming_mars-no-ocean-only")
_OCEAN_AREA: Final = Text("terraforming_mars-no-ocean-area")
_NEXT_TO_CITY: Final = Text("terraforming_mars-no-next-to-city")
_AWAY_FROM_OWN: Final = Text("terraforming_mars-no-away-from-own")
_NO_SITE: Final = [Text(f"terraforming_mars-no-site-{name}") for name in SITES]
_RESERVED: Final = [
    Text("terraforming_mars-no-reserved", {"area": log.place_name(Area(area))}) for area in range(len(AREA_IDS))
]
