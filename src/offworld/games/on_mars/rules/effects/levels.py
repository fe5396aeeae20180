"""Raising the colony's level, with all steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.boards import PROGRESS_POINTS, TOP_LEVEL
from offworld.games.on_mars.data.cards import CARD_LEVEL
from offworld.games.on_mars.names import NO_BLUEPRINT
from offworld.games.on_mars.rules.effects.lss import score
from offworld.games.on_mars.rules.effects.missions import step_to_the_end
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

ROW = 6  # places of each row of the blueprint market: the lower one comes first


@dataclass(frozen=True, slots=True)
class RaiseLevel(Effect):
    """Raise the level while all markers have reached it, step by step (R048)."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if state.level >= TOP_LEVEL or min(state.lss) <= state.level:
            return
        state.level += 1
        if state.log is not None:
            state.tell("on_mars-level", level=state.level)
        deal_blueprints(state)
        refill_grid(state)
        fill_warehouse(state)
        if state.level <= 3:  # the first two times
            for party in range(state.parties):
                score_progress(state, party)
        if state.level >= 3:
            step_to_the_end(state)
        if state.solo:
            state.rival.grow(state)
            state.then((seat, SettleUses()))  # his shelter may have used the player's technology
        state.then((seat, self))


def deal_blueprints(state: OnMars) -> None:
    """Change the blueprints on offer: twelve new ones at level 2, the last six of level 3 at level 3.

    House data: cards of level 1 lie in the lower row, those of level 3 first in the upper, then in the lower row.
    """
    state.deck = state.deck[:]
    if state.level == 2:
        state.market[:] = [state.deck.pop() if state.deck else NO_BLUEPRINT for _ in range(2 * ROW)]
    elif state.level == 3:
        for spot, card in enumerate(state.market):
            if card >= 0 and CARD_LEVEL[card] == 1:
                state.market[spot] = NO_BLUEPRINT
        for spot in range(ROW):
            state.market[spot] = state.deck.pop() if state.deck else NO_BLUEPRINT


def refill_grid(state: OnMars) -> None:
    """Fill the empty cells of the technology grid from the bottom; with two boards there is nothing to fill them."""
    state.tech_pile, state.grid = state.tech_pile[:], state.grid[:]
    for spot, tech in enumerate(state.grid):
        if tech < 0 and state.tech_pile:
            state.grid[spot] = state.tech_pile.pop()


def fill_warehouse(state: OnMars) -> None:
    """Fill the warehouse up to three of each, two with two boards."""
    state.store[:] = [stocked(state)] * len(state.store)


def stocked(state: OnMars) -> int:
    """Return how many of each good the warehouse holds when it is full."""
    return 2 if state.parties == 2 else 3


def score_progress(state: OnMars, party: int) -> None:
    """Score a party's cubes in the progress area."""
    cubes = sum(state.cubes[party * 5 : party * 5 + 5])
    score(state, party, PROGRESS_POINTS[cubes], Text("on_mars-reason-progress"))
