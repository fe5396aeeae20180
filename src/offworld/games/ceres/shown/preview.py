"""What each choice of the question in hand would change at once, found out by trying, for the bills of the screens."""

from __future__ import annotations

from typing import Any

from offworld.games.ceres.data.book import CONTRACT_IDS
from offworld.games.ceres.names import FREE, KINDS
from offworld.games.ceres.rules.rounds import EndRound, Finish
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.rules.turn import Activation
from offworld.games.ceres.shown.types import Bill
from offworld.games.ceres.words.pictures import units_json


def preview(state: Ceres, seat: int | None) -> list[Bill] | None:
    """Return a bill for each listed choice of what this seat is asked, in their order; None where nothing is listed.

    A bill holds the units that the seat gains or (below 0) pays, its points, and its contracts that move or complete.
    It goes as far as the next question or the end of the turn, and tells nothing of the decks: no card drawn changes
    what a seat has.
    """
    pending = state.pending
    if seat is None or pending is None or pending.seat != seat or not state.stack:
        return None
    listed = pending.listed()
    if listed is None:
        return None
    points = state.score(seat)
    open_contracts = [at for at, owner in enumerate(state.contract_of) if owner == seat and not state.kept[at]]
    return [bill(state, seat, answer, points, open_contracts) for answer in listed]


def bill(state: Ceres, seat: int, answer: Any, points: int, contracts: list[int]) -> Bill:
    """Return what an answer changes for the seat, with its points and open contracts, before more is asked."""
    trial = state.clone()
    owner, effect = trial.stack.pop()
    effect.apply(trial, owner, answer)
    while trial.stack:
        owner, effect = trial.stack[-1]
        if isinstance(effect, (Activation, EndRound, Finish)) or effect.ask(trial, owner) is not None:
            break
        trial.stack.pop()
        effect.apply(trial, owner, None)
    at = seat * KINDS
    units = [after - before for before, after in zip(state.stock[at : at + KINDS], trial.stock[at : at + KINDS])]
    return {
        "units": units_json(units),
        "points": trial.score(seat) - points,
        "contracts": [CONTRACT_IDS[each] for each in contracts if _moves(state, trial, each)],
    }


def _moves(state: Ceres, trial: Ceres, contract: int) -> bool:
    """Return whether an open contract of the seat has moved, or has been cashed in."""
    return trial.contract_of[contract] == FREE or trial.levels[contract] != state.levels[contract]
