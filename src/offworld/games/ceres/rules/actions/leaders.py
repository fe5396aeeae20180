"""Leaders on locations: the options of one with a free slot or, by an override of the Council, of a full one."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.ceres.data.book import OPTION_IDS, OPTION_LOCATION
from offworld.games.ceres.data.locations import OVERRIDE_PRICE
from offworld.games.ceres.names import COUNCIL, INFLUENCE, KINDS, LOCATIONS
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Steps, any_possible, first_obstacle
from offworld.games.ceres.rules.deeds.gains import lacking
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.text import Text

USE: Final[list[Any]] = [("use", LOCATIONS[at], name) for name, at in zip(OPTION_IDS, OPTION_LOCATION)]
OVERRIDE: Final[list[Any]] = [("override", LOCATIONS[at], name) for name, at in zip(OPTION_IDS, OPTION_LOCATION)]
OPTIONS: Final = range(len(OPTION_IDS))


def offer(state: Ceres, seat: int, found: list[Any]) -> None:
    """Add what a leader can do at the locations."""
    if not state.leaders[seat]:
        return
    price = OVERRIDE_PRICE[INFLUENCE]
    at = seat * KINDS + INFLUENCE
    room = state.room
    slots = state.slots
    can_override = state.stock[at] >= price and slots[COUNCIL * room + room - 1] < 0
    for option in OPTIONS:
        location = OPTION_LOCATION[option]
        if slots[location * room + room - 1] < 0:
            if any_possible(state, seat, register.OPTION[option]):
                found.append(USE[option])
        elif can_override:
            state.stock[at] -= price  # it must be possible with what is left
            if any_possible(state, seat, register.OPTION[option]):
                found.append(OVERRIDE[option])
            state.stock[at] += price


def use(state: Ceres, seat: int, option: int) -> None:
    """Put a leader on a free slot and carry out an option of the location."""
    location = OPTION_LOCATION[option]
    state.leaders[seat] -= 1
    state.stand(seat, location)
    if state.log is not None:
        state.tell("ceres-used", seat=seat, location=say.location(location), option=say.option(option))
    state.stack.append((seat, Steps(LOCATIONS[location], register.OPTION[option], False)))


def override(state: Ceres, seat: int, option: int) -> None:
    """Put a leader on a slot of the Council, pay, and carry out an option of a full location (R07)."""
    location = OPTION_LOCATION[option]
    state.leaders[seat] -= 1
    state.stand(seat, COUNCIL)
    state.pay(seat, OVERRIDE_PRICE)
    if state.log is not None:
        state.tell("ceres-overrode", seat=seat, location=say.location(location), option=say.option(option))
    state.stack.append((seat, Steps(LOCATIONS[location], register.OPTION[option], False)))


def why_not(state: Ceres, seat: int, answer: Any) -> Text | None:
    """Return why an option cannot be used, directly or by an override."""
    if answer not in USE and answer not in OVERRIDE:
        return None
    overrides = answer[0] == "override"
    option = OPTION_IDS.index(answer[2])
    location = OPTION_LOCATION[option]
    if not state.leaders[seat]:
        return Text("ceres-no-leader")
    if not overrides:
        if state.is_full(location):
            return Text("ceres-location-full", {"location": say.location(location)})
        return first_obstacle(state, seat, register.OPTION[option])
    if not state.is_full(location):
        return Text("ceres-location-free", {"location": say.location(location)})
    if state.is_full(COUNCIL):
        return Text("ceres-location-full", {"location": say.location(COUNCIL)})
    if not state.can_pay(seat, OVERRIDE_PRICE):
        return lacking(state, seat, OVERRIDE_PRICE)
    state.pay(seat, OVERRIDE_PRICE)
    found = first_obstacle(state, seat, register.OPTION[option])
    state.gain(seat, OVERRIDE_PRICE)
    return found


def considered(state: Ceres) -> list[Any]:
    """Return every option, as an override where its location is full."""
    return [OVERRIDE[option] if state.is_full(OPTION_LOCATION[option]) else USE[option] for option in OPTIONS]
