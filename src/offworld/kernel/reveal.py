"""Information barriers, found by trying: did an answer show anybody something that could have been otherwise?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from offworld.kernel import asides
from offworld.kernel.decision import Answer
from offworld.kernel.differing import whole
from offworld.kernel.engine import asked_of, redraw, seen_by, step, step_branch
from offworld.kernel.errors import IllegalAnswer, Unsettled
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

# What had the chance p to come out as it did goes unnoticed with the chance p to this power: for a coin never, for what
# was likely by nine in ten, once in a thousand times.
WORLDS = 64
BREATH = 2  # worlds, after which somebody else may have something to do: compiled, nobody can before


def reveals(game: Rules, before: State, seat: int, answer: Answer, pause: Callable[[], object]) -> bool:
    """Return whether this answer revealed something: a random draw, a hidden component, or other seats' chains.

    The answer is carried out in worlds that differ from the true one only in what the answering seat and one further
    seat cannot know together. If these seats see, are told or are asked anything else there, somebody has learned
    something by it. What the answering seat shows of its own secrets is no barrier to it.
    """
    truth = before.clone()
    chains = truth.branches
    _carry_out(truth, seat, answer)
    if truth.rng != before.rng:
        return True
    if chains is not None and truth.branches is not chains and len(chains) > 1:
        return True  # this was the last chain to end: now all see what the others have done
    if _differs(game, before, truth, seat, answer, (seat,), pause):
        return True
    if chains is None:  # nothing of a chain reaches the others
        for other in range(before.seats):
            if other != seat and _differs(game, before, truth, seat, answer, (seat, other), pause):
                return True
    return False


def _differs(
    game: Rules,
    before: State,
    truth: State,
    seat: int,
    answer: Answer,
    knowing: tuple[int, ...],
    pause: Callable[[], object],
) -> bool:
    """Return whether the answer shows these seats anything else in a world that they cannot tell from the true one."""
    parts = Parts()  # of what is shown, most is the same in all worlds
    seen = [_seen(game, truth, each, parts) for each in knowing]
    for number in range(WORLDS):
        if number % BREATH == 0:
            pause()
        world = before.clone()
        redraw(game, world, knowing, Rng(number))
        rng = world.rng
        try:
            _carry_out(world, seat, answer)
        except (IllegalAnswer, Unsettled):
            return True
        if world.rng != rng or [_seen(game, world, each, parts) for each in knowing] != seen:
            return True
    return False


def _seen(game: Rules, state: State, seat: int, parts: Parts) -> list[Any]:
    """Return what the seat sees, is asked, and was told by the answer that led here."""
    asked = asked_of(state, seat)
    outcome = state.outcome
    assert state.log is not None
    shown = seen_by(state, seat)
    parts.moment = shown
    return [
        whole(game.view_of(shown, seat, parts)),
        asked.to_json() if asked is not None else None,
        outcome.to_json() if outcome is not None else None,
        [event.for_seat(seat) for event in state.log],
    ]


def _carry_out(state: State, seat: int, answer: Answer) -> None:
    """Carry out the answer, listening to what is told."""
    decision = asked_of(state, seat)
    if decision is None:
        raise IllegalAnswer("error-not-asked", seat=seat)
    checked = asides.checked(seen_by(state, seat), answer)
    state.log = []
    if state.branches is not None:
        step_branch(state, seat, checked)
    else:
        step(state, checked)
