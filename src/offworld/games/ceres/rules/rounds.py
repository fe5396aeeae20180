"""The round: contracts renewed, the mining phase, the activation phase, and the clearing up at its end."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.ceres.data.book import STATION_COLOUR
from offworld.games.ceres.data.figures import CREW, LEADERS, PROJECTS_SHOWN, RING_STEPS, ROUNDS
from offworld.games.ceres.data.ships import SHIPS
from offworld.games.ceres.data.unions import SLOTS
from offworld.games.ceres.names import (
    AUTOMA,
    EACH_COLOUR,
    FREE,
    FROM_POOL,
    HIRED,
    KINDS,
    NO_WORKER,
    SECTORS,
    Units,
)
from offworld.games.ceres.rules import scoring
from offworld.games.ceres.rules.automa.turn import collect, refresh
from offworld.games.ceres.rules.deeds.launching import find_nearest
from offworld.games.ceres.rules.paying import AFTER
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.rules.turn import ACTIVATION
from offworld.games.ceres.words import say
from offworld.kernel.effect import Effect


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """Renew the contracts, then mine: rings turn, projects and the ship arrive, everything produces (R02)."""

    def apply(self, state: Ceres, seat: int, answer: None) -> None:
        state.round += 1
        if state.log is not None:
            state.tell("ceres-round", round=state.round)
        if state.contracts:
            lay_contracts(state)
        turn_rings(state)
        show_projects(state)
        dock(state)
        produce(state)
        rival = state.automa
        if rival is not None:
            refresh(state, rival)
            state.acting = AUTOMA  # so that the player begins (R03)
        else:
            state.acting = (state.first - 1) % state.seats
        state.push(0, ACTIVATION, EndRound())


def lay_contracts(state: Ceres) -> None:
    """Put the contracts that are left on the tiles into the box, and two new ones on every tile."""
    state.contract_box.extend([contract for contract in state.offers if contract != FREE])
    for at in range(len(state.unions) * SLOTS):
        state.offers[at] = state.contract_deck.pop() if state.contract_deck else FREE


def turn_rings(state: Ceres) -> None:
    """Turn every ring at its own pace, and the probes on its asteroids with it."""
    for ring in range(3):
        state.rings[ring] = (state.rings[ring] + RING_STEPS[ring]) % SECTORS
    find_nearest(state)


def show_projects(state: Ceres) -> None:
    """Show the projects of the round; they are not refilled."""
    for _ in range(PROJECTS_SHOWN[state.seats]):
        if state.project_deck:
            state.projects.append(state.project_deck.pop())


def dock(state: Ceres) -> None:
    """Take the first workers of the ship's list from the supply aboard."""
    ship = state.ships[state.round - 1]
    for colour in SHIPS[ship].workers[: CREW[state.seats]]:
        if state.supply[colour]:
            state.supply[colour] -= 1
            state.aboard.append(colour)
    if state.log is not None:
        state.tell("ceres-docked", ship=say.ship(ship), workers=tuple([say.colour(colour) for colour in state.aboard]))


def produce(state: Ceres) -> None:
    """Give everybody the income of every outstation and launched probe; it is no decision."""
    for seat in range(state.seats):
        at = seat * KINDS
        income = state.income[at : at + KINDS]
        units: Units = (income[0], income[1], income[2], income[3], income[4], income[5])
        state.gain(seat, units)
        if state.log is not None:
            state.tell("ceres-produced", seat=seat, units=say.units(units))
    if state.automa is not None:
        collect(state, state.automa)


@dataclass(frozen=True, slots=True)
class EndRound(Effect):
    """Bring leaders and workers home, discard projects, and begin the next round or the last payments."""

    def apply(self, state: Ceres, seat: int, answer: None) -> None:
        send_workers_home(state)
        state.project_box.extend(state.projects)
        state.projects = []
        seats = state.seats
        state.slots = [FREE] * len(state.slots)
        state.lobby = [0] * seats
        state.callers = [0] * len(state.callers)
        state.leaders = [LEADERS] * seats
        state.passed = [0] * seats
        state.labour = [0] * seats
        if state.contracts:
            state.pawns = [1] * seats
            state.posts = [FREE] * len(state.posts)
        if state.round < ROUNDS:
            state.first = (state.first + 1) % seats
            state.stack.append((0, StartRound()))
            return
        state.stack.append((0, Finish()))
        for step in reversed(range(seats)):  # R18: in the turn order of the last round
            state.stack.append(((state.first + step) % seats, AFTER))


def send_workers_home(state: Ceres) -> None:
    """Workers used return to the pool, hired ones join it for good, recruited and unhired ones go back (R10)."""
    for stations in state.stations:
        for at in range(0, len(stations), 4):
            origin = stations[at + 3]
            if origin == NO_WORKER:
                continue
            colour = STATION_COLOUR[stations[at]]
            if origin in (FROM_POOL, HIRED):
                state.pool[colour] += 1
            else:
                state.supply[colour] += 1
            stations[at + 3] = NO_WORKER
    for unhired in state.aboard:
        state.supply[unhired] += 1
    state.aboard = []
    rival = state.automa
    if rival is not None:
        for colour in EACH_COLOUR:
            state.pool[colour] += rival.crew[colour] + rival.borrowed[colour]
            rival.crew[colour] = rival.borrowed[colour] = 0


@dataclass(frozen=True, slots=True)
class Finish(Effect):
    """Score what is left and end the match."""

    def apply(self, state: Ceres, seat: int, answer: None) -> None:
        scoring.finish(state)
