"""Carrying out effects: until somebody is asked, or nothing is left to do."""

from __future__ import annotations

from typing import Any

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import Together
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng, advance, fork
from offworld.kernel.state import ASIDE, Branch, State


def run(state: State) -> None:
    """Carry out effects until the top of the stack asks something, chains go on, or the stack is empty."""
    stack = state.stack
    while stack:
        seat, effect = stack[-1]
        if isinstance(effect, Together):
            if state.branches is None:
                state.branches = _opened(state, effect)
            if not all([branch.done for branch in state.branches]):
                state.pending = None
                return
            _settle(state)
            stack = state.stack
            continue
        decision = effect.ask(state, seat)
        if decision is not None:
            state.pending = decision
            return
        stack.pop()
        effect.apply(state, seat, None)
        if state.outcome is not None:  # whatever was pushed besides does not happen any more
            stack.clear()
    state.pending = None


def step(state: State, answer: Answer) -> None:
    """Carry out a checked answer to the pending decision, and all that follows."""
    if type(answer) is tuple and answer and answer[0] == ASIDE:
        seat = state.stack[-1][0] if state.pending is None else state.pending.seat
        state.push(seat, state.aside(seat, answer[1:]))
        run(state)
        return
    seat, effect = state.stack.pop()
    effect.apply(state, seat, answer)
    if state.outcome is not None:
        state.stack.clear()
    run(state)


def step_branch(state: State, seat: int, answer: Answer) -> None:
    """Carry out a checked answer in this seat's chain; when it is the last one missing, settle them all."""
    branches = state.branches
    assert branches is not None
    for i, branch in enumerate(branches):
        if branch.seat == seat:
            private = branch.state.clone()
            step(private, answer)
            branches[i] = _checked(state, Branch(seat, branch.effect, (*branch.answers, answer), private))
    run(state)


def asked_of(state: State, seat: int) -> Decision | None:
    """Return what this seat is asked now."""
    if state.branches is not None:
        for branch in state.branches:
            if branch.seat == seat:
                return branch.state.pending
        return None
    pending = state.pending
    return pending if pending is not None and pending.seat == seat else None


def seen_by(state: State, seat: int | None) -> State:
    """Return the state as this seat experiences it: with its own chain carried out and nobody else's."""
    if state.branches is not None:
        for branch in state.branches:
            if branch.seat == seat:
                return branch.state
    return state


def redraw(game: Game, state: State, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw, in place, what is hidden from all of these seats, and work out again what is asked.

    The chains of other seats are hidden as well, even how far they are: they start anew.
    """
    branches = state.branches
    state.branches = None
    game.guess(state, seats, rng)
    rng.state = advance(rng.state)
    state.rng = fork(rng.state, 0)
    run(state)
    if branches is not None:
        for branch in branches:
            if branch.seat in seats:
                for answer in branch.answers:
                    step_branch(state, branch.seat, answer)


def _opened(state: State, together: Together) -> list[Branch]:
    branches: list[Branch] = []
    for seat, effect in together.chains:
        assert seat not in [branch.seat for branch in branches], "a seat has one chain"
        private = state.clone()
        private.stack = [(seat, effect)]
        run(private)
        branches.append(_checked(state, Branch(seat, effect, (), private)))
    return branches


def _checked(state: State, branch: Branch) -> Branch:
    """Return the chain, having made sure that it keeps to itself."""
    private = branch.state
    pending = private.pending
    assert private.rng == state.rng, "a chain must not draw at random: deal first, then let everybody choose"
    assert private.branches is None, "chains do not nest"
    assert pending is None or pending.seat == branch.seat, "a chain asks its own seat"
    return branch


def _settle(state: State) -> None:
    """Carry out everybody's answers on the shared state, in the order of the chains."""
    branches = state.branches
    assert branches is not None
    rest = state.stack[:-1]
    state.branches = None
    for branch in branches:
        state.stack = [(branch.seat, branch.effect)]
        run(state)
        answers: tuple[Any, ...] = branch.answers
        for answer in answers:
            decision = state.pending
            assert decision is not None, "a chain must not depend on what other chains change"
            step(state, decision.check(answer))
        assert state.pending is None, "a chain must not depend on what other chains change"
        if state.outcome is not None:
            rest.clear()
            break
    state.stack = rest
