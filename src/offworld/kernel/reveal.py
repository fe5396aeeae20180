"""Information barriers, found by trying: did an answer show anybody something that could have been otherwise?"""

from __future__ import annotations

from offworld.kernel.decision import Answer
from offworld.kernel.engine import redraw, seen_by, step, step_branch
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.kernel.state import State

WORLDS = 8  # a reveal goes unnoticed only if so many redrawn worlds all happen to look alike


def reveals(game: Game, before: State, seat: int, answer: Answer) -> bool:
    """Return whether this answer revealed something: a random draw, a hidden component, or other seats' chains.

    The answer is carried out in worlds that differ from the true one only in what the answering seat and one further
    seat cannot know together. If their views come out differently, somebody has learned something by it.
    """
    truth = before.clone()
    _carry_out(truth, seat, answer)
    if truth.rng != before.rng:
        return True
    chains = before.branches
    if chains is not None and truth.branches is None:
        return len(chains) > 1
    for other in range(before.seats):
        if chains is not None and other != seat:
            continue  # nothing of a chain reaches the others
        pair = (seat,) if other == seat else (seat, other)
        seen = [game.view(seen_by(truth, each), each) for each in pair]
        for number in range(WORLDS):
            world = before.clone()
            redraw(game, world, pair, Rng(number))
            rng = world.rng
            try:
                _carry_out(world, seat, answer)
            except IllegalAnswer:
                return True
            if world.rng != rng or [game.view(seen_by(world, each), each) for each in pair] != seen:
                return True
    return False


def _carry_out(state: State, seat: int, answer: Answer) -> None:
    if state.branches is not None:
        step_branch(state, seat, answer)
    else:
        decision = state.pending
        assert decision is not None
        step(state, decision.check(answer))
