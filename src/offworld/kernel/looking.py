"""What a seat sees of a match as numbers: who is asked, its own question, how it ended, and the game's own groups."""

from __future__ import annotations

from offworld.kernel.engine import seen_by, shows_progress
from offworld.kernel.rules import Rules
from offworld.kernel.sight import Group, Sight
from offworld.kernel.state import State


def look(game: Rules, state: State, seat: int, describe: bool = False) -> Sight:
    """Return what a seat sees, for training."""
    sight = Sight(describe)
    _write(game, state, seat, sight)
    return sight


def look_again(game: Rules, state: State, seat: int, sight: Sight) -> None:
    """Bring a sight of the same seat, with the same game, seats and options, up to date."""
    sight.again()
    _write(game, state, seat, sight)


def _write(game: Rules, state: State, seat: int, sight: Sight) -> None:
    seats = state.seats
    seen = seen_by(state, seat)
    outcome = state.outcome
    asked, over = _asked(state, seat), 0
    if outcome is not None:
        over = 1
        for winner in outcome.winners:
            over |= 2 << (winner - seat) % seats
    if sight.begin([[asked, over]]):
        sight.flags("asked", seats, asked)
        sight.flags("over", 1 + seats, over)
        sight.end()
    pending = seen.pending
    sight.question(pending if pending is not None and pending.seat == seat else None, game.words, seats)
    game.observe(seen, seat, sight)


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
