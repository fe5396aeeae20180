"""Where tiles may go, as bit sets of areas."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.board import (
    GANYMEDE_AREA,
    LAND_AREAS,
    METAL_AREAS,
    NOCTIS_AREA,
    OCEAN_AREAS,
    PHOBOS_AREA,
    VOLCANOES,
)
from offworld.games.terraforming_mars.names import (
    BY_CITY,
    BY_GREENERY,
    BY_TWO_CITIES,
    CITY,
    CITY_LAND,
    GANYMEDE,
    GREENERY,
    GREENERY_LAND,
    ISOLATED,
    LAND,
    METAL,
    METAL_BY_OWN,
    NOCTIS,
    OCEAN,
    OCEAN_AREA,
    UNCLAIMED,
    VOLCANIC,
    Site,
    Tile,
)
from offworld.games.terraforming_mars.rules.state import Mars


def legal_areas(state: Mars, seat: int, site: Site) -> int:
    """Return the free areas where this player may place a tile that has to go to such a site."""
    player = state.players[seat]
    free = state.free & ~(state.claimed & ~player.claims)  # nobody builds on another player's claim
    if site == OCEAN_AREA:
        return free & OCEAN_AREAS
    if site == NOCTIS:
        return free & (1 << NOCTIS_AREA)
    land = free & LAND_AREAS
    if site == GREENERY_LAND:
        return land & player.near or land
    if site == CITY_LAND:
        return land & ~state.near_cities
    if site == LAND:
        return land
    if site == ISOLATED:
        return land & ~state.near_tiles
    if site == BY_CITY:
        return land & state.near_cities
    if site == BY_TWO_CITIES:
        return land & state.near_two_cities
    if site == BY_GREENERY:
        return land & state.near_greenery
    if site == VOLCANIC:
        return land & VOLCANOES
    if site == METAL:
        return land & METAL_AREAS
    if site == METAL_BY_OWN:
        return land & METAL_AREAS & player.near
    if site == UNCLAIMED:
        return land & ~state.claimed
    return free & 1 << (GANYMEDE_AREA if site == GANYMEDE else PHOBOS_AREA)


def usual_site(tile: Tile) -> Site:
    """Return where tiles of a kind go unless a card says something else."""
    return _USUAL.get(tile, LAND)


_USUAL: Final = {OCEAN: OCEAN_AREA, GREENERY: GREENERY_LAND, CITY: CITY_LAND}
