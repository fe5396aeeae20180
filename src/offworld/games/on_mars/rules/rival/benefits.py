"""Lacerda and benefits: which he can use, and what he does with them."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data import benefit as kinds
from offworld.games.on_mars.data.benefit import KIND_NAMES, Benefit
from offworld.games.on_mars.names import ANY_BUILDING, CRYSTAL, LACERDA
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.effects.taking import can_take_blueprint
from offworld.games.on_mars.rules.rival import colony, orbit
from offworld.games.on_mars.rules.rival.rover import move_rover
from offworld.games.on_mars.rules.state import OnMars

# what he has no use for: his rover moves instead
ROVING: Final = (
    *(kinds.COLONISTS, kinds.PAID_COLONIST, kinds.RETRIEVE, kinds.RETURN_SIDE, kinds.GAIN_ANY, kinds.TRADE),
    *(kinds.CONTRACT, kinds.SCIENTIST, kinds.WELCOME, kinds.TRAVEL, kinds.PRODUCE, kinds.SCORE, kinds.RADAR),
    *(kinds.MOVE_ROVER, kinds.USE_BUILDING),
)


def can_use(state: OnMars, benefit: Benefit) -> bool:
    """Return whether a benefit is of any use to him; resources never are."""
    kind = benefit.kind
    if kind == kinds.GAIN:
        return benefit.what == CRYSTAL
    if kind == kinds.WAREHOUSE:
        return max(state.store) > 0
    if kind == kinds.LEARN:
        taken = state.occupied(LACERDA)
        return taken & 3 != 3 and any([tech >= 0 and not orbit.has_tech(state, tech) for tech in state.grid])
    if kind == kinds.BLUEPRINT:
        return can_take_blueprint(state, LACERDA)
    if kind == kinds.DEVELOP:
        return bool(orbit.movable(state))
    if kind == kinds.UPGRADE:
        return bool(colony.upgrades(state))
    if kind == kinds.CONSTRUCT:
        if benefit.what == ANY_BUILDING:
            return colony.next_building(state) >= 0
        return bool(colony.best_sites(state, benefit.what))
    if kind == kinds.HIRE:
        return bool(colony.wanted_cards(state))
    assert kind == kinds.MOVE_BOTS or kind in ROVING, KIND_NAMES[kind]
    return True


def take_benefit(state: OnMars, benefit: Benefit) -> None:
    """Take a benefit by his rules."""
    kind = benefit.kind
    if kind == kinds.GAIN:
        if benefit.what == CRYSTAL:
            gain(state, LACERDA, CRYSTAL, benefit.count)
    elif kind == kinds.WAREHOUSE:
        for _ in range(benefit.count):
            orbit.take_most_stocked(state)
    elif kind == kinds.LEARN:
        orbit.learn_tech(state)
    elif kind == kinds.BLUEPRINT:
        for _ in range(benefit.count):
            orbit.get_blueprint(state)
    elif kind == kinds.DEVELOP:
        orbit.develop_twice(state)
    elif kind == kinds.UPGRADE:
        colony.upgrade_some(state, benefit.count, benefit.tech)
    elif kind == kinds.CONSTRUCT:
        colony.build(state, colony.next_building(state) if benefit.what == ANY_BUILDING else benefit.what)
    elif kind == kinds.HIRE:
        colony.take_card(state)
    elif kind == kinds.MOVE_BOTS:
        colony.advance_bot(state)
    else:
        assert kind in ROVING, KIND_NAMES[kind]
        move_rover(state)
