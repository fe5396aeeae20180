"""The neutral tiles of the solo game, placed by the costs of four cards."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.board import AROUND, LAND_AREAS, areas_of
from offworld.games.terraforming_mars.data.book import COST
from offworld.games.terraforming_mars.names import CITY, CITY_LAND, GREENERY, NEUTRAL, Area
from offworld.games.terraforming_mars.rules.discards import EVERYBODY, put_down
from offworld.games.terraforming_mars.rules.effects.planet import put_tile
from offworld.games.terraforming_mars.rules.piles import take
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log


def place_neutral_tiles(state: Mars) -> None:
    """Place two cities and a greenery next to each, as the rulebook counts: both cities first, then the greeneries.

    The tiles raise nothing and bring nobody anything.
    """
    first = counted(areas_of(legal_areas(state, 0, CITY_LAND)), _turn_over(state))
    put_tile(state, NEUTRAL, CITY, first)
    second = counted(areas_of(legal_areas(state, 0, CITY_LAND))[::-1], _turn_over(state))
    put_tile(state, NEUTRAL, CITY, second)
    room = _land_around(state, second)
    kept = room if len(room) == 1 else []  # designed: each city has its greenery, so the first leaves the second room
    around = [area for area in _land_around(state, first) if area not in kept]
    put_tile(state, NEUTRAL, GREENERY, counted(around, _turn_over(state)))
    put_tile(state, NEUTRAL, GREENERY, counted(_land_around(state, second), _turn_over(state)))


def _land_around(state: Mars, city: Area) -> list[Area]:
    """Return the areas next to a city that a greenery may go to, clockwise from the top left."""
    return [area for area in AROUND[city] if (state.free & LAND_AREAS) >> area & 1]


def counted(areas: list[Area], cost: int) -> Area:
    """Return the area that one reaches by counting as many as a card costs, round and round; nothing is one."""
    return areas[(max(cost, 1) - 1) % len(areas)]


def _turn_over(state: Mars) -> int:
    """Turn over the top card of the deck, discard it, and return its cost."""
    card = take(state, 1)[0]
    state.discards.append(put_down(card, EVERYBODY))
    if state.log is not None:
        state.tell("terraforming_mars-turned-over", card=log.title(card), cost=COST[card])
    return COST[card]
