"""Lacerda on the red actions: he pays surcharges with crystals, never with colonists."""

from __future__ import annotations

from offworld.games.on_mars.names import CRYSTAL, HIRE_ACTION, LACERDA, Slot
from offworld.games.on_mars.rules.effects.placing import put_colonist, surcharge
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech


def can_enter(state: OnMars, action: Slot) -> bool:
    """Return whether he can pay for a place, which the hire action has only one of."""
    if action == HIRE_ACTION and state.slots[action * state.parties + LACERDA]:
        return False
    return state.crystals[LACERDA] >= surcharge(state, LACERDA, action)


def enter(state: OnMars, action: Slot) -> None:
    """Pay and put a colonist on an action."""
    due = surcharge(state, LACERDA, action)
    state.crystals[LACERDA] -= due
    if state.log is not None and due:
        state.tell("on_mars-paid", seat=state.who(LACERDA), what=speech.amount(CRYSTAL, due))
    put_colonist(state, LACERDA, action)
