"""What a party could do here, and after a flight on the other side: why it flies, and why it stays."""

from __future__ import annotations

from offworld.games.on_mars.bots.weights import DEVELOPED, ELSEWHERE, IDLE, LEARNED, TAKEN
from offworld.games.on_mars.bots.works import plans
from offworld.games.on_mars.data.boards import LAST_CELL
from offworld.games.on_mars.data.house import LANDING
from offworld.games.on_mars.names import (
    ACTION_SIDE,
    COLONY,
    CONSTRUCT_ACTION,
    KINDS,
    MINERAL,
    ORBIT,
    OXYGEN,
    RESEARCH_ACTION,
    TECHS,
    Side,
    Slot,
)
from offworld.games.on_mars.rules.effects.placing import surcharge
from offworld.games.on_mars.rules.effects.upgrading import unbuilt
from offworld.games.on_mars.rules.state import OnMars

FEW = 2  # blueprints that wait
STUDIES = 3  # developments of one action, with a boost


def options(state: OnMars, party: int) -> float:
    """Return what the actions of both sides promise; those of the other side only after a flight."""
    here = state.side(party)
    colony = _with(state, party, COLONY, CONSTRUCT_ACTION, here) * plans(state, party)
    orbit = _with(state, party, ORBIT, RESEARCH_ACTION, here) * DEVELOPED * _developments(state, party)
    orbit += _lessons(state, party)
    there = ELSEWHERE[flight_in(state, here)]
    return colony + there * orbit if here == COLONY else orbit + there * colony


def flight_in(state: OnMars, side: int) -> int:
    """Return how many rounds it takes until the shuttle leaves a side."""
    if state.shuttle_side == side:
        return state.shuttle_at
    return state.shuttle_at + LANDING[state.level - 1]


def _with(state: OnMars, party: int, side: Side, action: Slot, here: int) -> float:
    """Return how well a party is off for colonists on a side, those included that a flight there brings home."""
    free = state.quarters[party]
    if side != here:
        free += state.working[party]
        for each, where in enumerate(ACTION_SIDE):
            if where == side:
                free += state.slots[each * state.parties + party]
        return 1.0 if free else IDLE
    due = 1 + surcharge(state, party, action) - state.crystals[party]
    return 1.0 if free >= max(1, due) else IDLE


def _developments(state: OnMars, party: int) -> int:
    """Return how many developments a party could pay for in one action, by its oxygen and minerals."""
    first = party * len(TECHS)
    open_ = 0
    for cell in state.tech_at[first : first + len(TECHS)]:
        if 0 <= cell < LAST_CELL:
            open_ += 1
    paid = state.stock[party * KINDS + OXYGEN] + state.stock[party * KINDS + MINERAL]
    return min(STUDIES, paid, open_ + 1)


def _lessons(state: OnMars, party: int) -> float:
    """Return what there is to learn and to take."""
    found = 0.0
    if state.occupied(party) & 3 != 3:
        first = party * len(TECHS)
        for tech in state.grid:
            if tech >= 0 and state.tech_at[first + tech] < 0:
                found += LEARNED
                break
    return found + TAKEN if len(unbuilt(state, party)) < FEW else found
