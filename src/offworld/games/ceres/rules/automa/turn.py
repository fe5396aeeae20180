"""The Automa: a turn of its own by one action card, with one priority card where the action leaves a choice."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data.automa import (
    ACTIONS,
    BASE_ACTIONS,
    CONSTRUCTION_PRICE,
    FACILITIES_PER_CREDIT,
    FACILITY_BONUS,
    INCOME,
    OFFICE_CREDITS,
    UNION,
    WORKER,
    WORKERS,
    Priority,
)
from offworld.games.ceres.data.figures import LEADERS
from offworld.games.ceres.data.tokens import TOKENS
from offworld.games.ceres.names import (
    AUTOMA,
    BLUE,
    CONSTRUCTION,
    COUNCIL,
    FACTORY,
    GREEN,
    GREY,
    PARTIES,
    RED,
    SPACEPORT,
    TRADE,
    Location,
)
from offworld.games.ceres.rules.automa.means import (
    CHEAPER_CONSTRUCTION,
    CHEAPER_PROJECT,
    DOUBLE_GRANT,
    FREE_LAUNCH,
    construct,
    draw_priority,
    gain,
    launch,
    settle,
    study,
    take_probe,
    take_yield,
)
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.automa.unions import take_union
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say

__all__ = ["collect", "refresh", "take_turn"]

NOTHING_LEFT: Final = -1


def refresh(state: Ceres, rival: Automa) -> None:
    """Give the Automa its pieces of the round and shuffle its action cards."""
    rival.leaders = LEADERS
    rival.workers = WORKERS
    rival.pawn = 1 if state.contracts else 0
    rival.passed = 0
    rival.actions = list(range(len(ACTIONS) if state.contracts else BASE_ACTIONS))
    rival.discards = []
    state.shuffle(rival.actions)


def collect(state: Ceres, rival: Automa) -> None:
    """Give the Automa its credits of the mining phase."""
    probes = state.owners.count(AUTOMA)
    gain(state, rival, INCOME + probes + rival.facilities // FACILITIES_PER_CREDIT)


def take_turn(state: Ceres) -> None:
    """Draw action cards until one can be used, and carry it out; without any the Automa has passed."""
    rival = state.automa
    assert rival is not None
    kind = draw_action(rival)
    rival.done[1] = -1
    if kind == NOTHING_LEFT:
        rival.passed = 1
        rival.done[0] = -1
        if state.log is not None:
            state.tell("ceres-automa-passed")
        return
    if state.log is not None:
        state.tell("ceres-automa-card", action=say.automa_action(kind))
    if kind == WORKER:
        rival.workers -= 1
        use_worker(state, rival, draw_priority(state, rival))
    elif kind == UNION:
        take_union(state, rival, draw_priority(state, rival))
    else:
        rival.leaders -= 1
        use_location(state, rival, Location(kind))


def draw_action(rival: Automa) -> int:
    """Return the kind of the next action card that can be used; what cannot is discarded."""
    while rival.actions:
        card = rival.actions.pop()
        rival.discards.append(card)
        kind = ACTIONS[card].kind
        if kind == WORKER:
            usable = rival.workers > 0
        elif kind == UNION:
            usable = rival.pawn > 0 or rival.leaders > 0
        else:
            usable = rival.leaders > 0
        if usable:
            rival.done[0] = card
            return kind
    return NOTHING_LEFT


def use_location(state: Ceres, rival: Automa, location: Location) -> None:
    """Use a location with a leader; a full one gives the leader's yield (R35)."""
    if location == COUNCIL:
        call(state, rival, draw_priority(state, rival))
        return
    if state.is_full(location):
        if state.log is not None:
            state.tell("ceres-automa-full", location=say.location(location))
        take_yield(state, rival)
        return
    state.stand(AUTOMA, location)
    if location == FACTORY:
        take_probe(state, rival)
        take_yield(state, rival)
    elif location == CONSTRUCTION:
        if not construct(state, rival, draw_priority(state, rival), CONSTRUCTION_PRICE, FACILITY_BONUS):
            take_yield(state, rival)
    elif location == TRADE:
        if not settle(state, rival, draw_priority(state, rival), 0):
            take_yield(state, rival)
    else:
        assert location == SPACEPORT
        visit_spaceport(state, rival)


def visit_spaceport(state: Ceres, rival: Automa) -> None:
    """Launch; where that is impossible, take the first worker of the ship and the yield."""
    if launch(state, rival, draw_priority(state, rival), needs_credit=True):
        return
    if state.aboard:
        colour = state.aboard.pop(0)
        rival.borrowed[colour] += 1
        if state.log is not None:
            state.tell("ceres-automa-hired", worker=say.colour(colour))
    take_yield(state, rival)


def call(state: Ceres, rival: Automa, card: Priority) -> None:
    """Put a leader on the first or last token and apply its line for the Automa."""
    place = 0 if card.left else len(state.tokens) - 1
    state.callers[place * PARTIES + AUTOMA] += 1
    favour = TOKENS[state.tokens[place]].automa
    if state.log is not None:
        state.tell("ceres-automa-called", token=say.token(state.tokens[place]))
    if favour.worker and not take_worker(state, rival, card):
        take_yield(state, rival)
        return
    if favour.credits:
        gain(state, rival, favour.credits)
    if favour.research:
        study(state, rival, favour.research)
    for _ in range(favour.yields):
        take_yield(state, rival)
    for promise, promised in (  # at most one of each kind
        (FREE_LAUNCH, favour.free_launch),
        (CHEAPER_CONSTRUCTION, favour.cheaper_construction),
        (CHEAPER_PROJECT, favour.cheaper_project),
        (DOUBLE_GRANT, favour.double_grant),
    ):
        rival.promises[promise] = max(rival.promises[promise], promised)


def take_worker(state: Ceres, rival: Automa, card: Priority) -> bool:
    """Take the first available worker by the card's colours from the pool, until the end of the round."""
    return first_worker(state, rival, card) >= 0


def first_worker(state: Ceres, rival: Automa, card: Priority) -> int:
    """Take the first available worker by the card's colours from the pool; return its colour, or -1."""
    for colour in card.colours:
        if state.pool[colour]:
            state.pool[colour] -= 1
            rival.crew[colour] += 1
            if state.log is not None:
                state.tell("ceres-automa-worker", worker=say.colour(colour))
            return colour
    return -1


def use_worker(state: Ceres, rival: Automa, card: Priority) -> None:
    """Take a worker from the pool and do what its colour does."""
    colour = first_worker(state, rival, card)
    if colour == GREY:
        if not launch(state, rival, card, needs_credit=True):
            take_yield(state, rival)
    elif colour == RED:
        study(state, rival, 1)
    elif colour == BLUE:
        take_probe(state, rival)
    elif colour == GREEN:
        gain(state, rival, OFFICE_CREDITS)
    else:
        take_yield(state, rival)
