"""What a seat sees of a match as numbers: who is asked, its own question, how it ended, and the game's own groups."""

from __future__ import annotations

from offworld.kernel.engine import seen_by, shows_progress
from offworld.kernel.rules import Rules
from offworld.kernel.sight import Group, Sight
from offworld.kernel.state import State


def look(game: Rules, state: State, seat: int, describe: bool = False) -> Sight:
    """Return what a seat sees, for training."""
    sight = Sight(describe)
    seats = state.seats
    seen = seen_by(state, seat)
    sight.flags("asked", seats, _asked(state, seat))
    outcome = state.outcome
    won = 0
    if outcome is not None:
        for winner in outcome.winners:
            won |= 1 << (winner - seat) % seats
    sight.flags("over", 1 + seats, 1 | won << 1 if outcome is not None else 0)
    pending = seen.pending
    sight.question(pending if pending is not None and pending.seat == seat else None, game.words, seats)
    game.observe(seen, seat, sight)
    return sight


def groups_of(game: Rules, state: State) -> list[Group]:
    """Return the groups of all observations of a match."""
    return look(game, state, 0, describe=True).groups


def _asked(state: State, seat: int) -> int:
    """Return who is asked, as far as the seat may know it, as a bit set counted from the seat on."""
    seats = state.seats
    pending = state.pending
    if pending is not None:
        return 1 << (pending.seat - seat) % seats
    found = 0
    branches = state.branches
    if branches is not None:
        progress = shows_progress(state)
        for branch in branches:
            if not branch.done or (branch.seat != seat and not progress):
                found |= 1 << (branch.seat - seat) % seats
    return found
