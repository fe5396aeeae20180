"""A worker of the pool on an own outstation of its colour."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.ceres.data.book import STATION_COLOUR, STATION_IDS, STATION_NUMBER
from offworld.games.ceres.names import FROM_POOL, NO_WORKER
from offworld.games.ceres.rules.deeds.workers import activate, is_useful, why_no_worker, why_useless
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.text import Text

WORK: Final[list[Any]] = [("work", name) for name in STATION_IDS]


def offer(state: Ceres, seat: int, found: list[Any]) -> None:
    """Add the outstations that a worker of the pool can be placed on."""
    stations = state.stations[seat]
    pool = state.pool
    for at in range(0, len(stations), 4):
        if stations[at + 3] == NO_WORKER and pool[STATION_COLOUR[stations[at]]] and is_useful(state, seat, at):
            found.append(WORK[stations[at]])


def work(state: Ceres, seat: int, card: int) -> None:
    """Take a worker from the pool, place it, and carry out the outstation's action."""
    state.pool[STATION_COLOUR[card]] -= 1
    if state.log is not None:
        state.tell("ceres-worked", seat=seat, outstation=say.station(card))
    activate(state, seat, card, FROM_POOL)


def why_not(state: Ceres, seat: int, answer: Any) -> Text | None:
    """Return why no worker can be placed on an outstation."""
    if len(answer) != 2 or answer[1] not in STATION_NUMBER:
        return None
    card = STATION_NUMBER[answer[1]]
    found = why_no_worker(state, seat, card)
    if found is not None:
        return found
    if not state.pool[STATION_COLOUR[card]]:
        return Text("ceres-pool-empty", {"worker": say.colour(STATION_COLOUR[card])})
    return why_useless(state, seat, card)


def considered(state: Ceres, seat: int) -> list[Any]:
    """Return every outstation of the seat."""
    return [WORK[card] for card in state.stations[seat][::4]]
