"""What effects ask about other effects, of whatever kind they may be.

Only who stands above all effects can say something of each of them: `rules/ahead.py` enters its readings here, and no
effect has to know it. A kind that nobody has read is a `KeyError`, never a tacit "nothing".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from offworld.games.terraforming_mars.data.index import OWN_CITY_REACTIONS, TAGS_OF
from offworld.games.terraforming_mars.names import CITY_TAG, Origin, Resource
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.state import Mars

Way = tuple[Does, ...]
Brings = Callable[[Any, Mars, int, Resource], int]  # an effect, the state, a seat, and of which resource how much

GAINS: Final[dict[type[Any], Brings]] = {}  # what comes into stock before anything is lost
PRODUCES: Final[dict[type[Any], Brings]] = {}  # the same for production
CHANGES: Final[dict[type[Any], Callable[[Any, Mars, int], bool]]] = {}  # whether a way with it has any effect


def gained_by_playing(state: Mars, seat: int, card: Origin, resource: Resource) -> int:
    """Return how many of a resource the player's own reactions to the tags of a card bring when it is played."""
    on_tag = state.players[seat].perks.on_tag
    found = 0
    for tag in TAGS_OF[card]:
        for reaction in on_tag[tag]:
            found += brought(GAINS, reaction.then, state, seat, resource)
    return found


def produced_by_playing(state: Mars, seat: int, card: Origin, resource: Resource) -> int:
    """Return how much production the player's own reactions bring when a card with a city on Mars is played.

    The card's own reaction counts, for it is in play when its city is placed.
    """
    if CITY_TAG not in TAGS_OF[card]:
        return 0
    found = 0
    for reaction in (*state.players[seat].perks.on_city, *OWN_CITY_REACTIONS[card]):
        found += brought(PRODUCES, reaction.then, state, seat, resource)
    return found


def brought(reading: dict[type[Any], Brings], effects: Way, state: Mars, seat: int, resource: Resource) -> int:
    """Return how much of a resource some effects bring together."""
    return sum([reading[type(effect)](effect, state, seat, resource) for effect in effects])


def open_ways(options: tuple[Way, ...], state: Mars, seat: int) -> list[Any]:
    """Return the numbers of the options that can be carried out and change something."""
    found: list[Any] = []
    for number, way in enumerate(options):
        for effect in way:
            if not effect.possible(state, seat) or not CHANGES[type(effect)](effect, state, seat):
                break
        else:
            found.append(number)
    return found
