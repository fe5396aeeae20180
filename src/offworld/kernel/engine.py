"""Carrying out effects: until somebody is asked, or nothing is left to do."""

from __future__ import annotations

from typing import Any

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.done import SAY_DONE
from offworld.kernel.effect import Together
from offworld.kernel.errors import Unsettled
from offworld.kernel.rng import Rng, advance, fork
from offworld.kernel.rules import Rules
from offworld.kernel.state import ASIDE, Branch, State


def run(state: State) -> None:
    """Carry out effects until the top of the stack asks something, chains go on, or the stack is empty."""
    if state.later is not None:
        _line_up(state)
    stack = state.stack
    while stack:
        seat, effect = stack[-1]
        if isinstance(effect, Together):
            if state.branches is None:
                state.branches = _opened(state, effect)
            if not all([branch.done for branch in state.branches]):
                state.pending = None
                return
            settle(state)
            stack = state.stack
            continue
        decision = effect.ask(state, seat)
        if decision is not None:
            state.pending = decision
            return
        stack.pop()
        effect.apply(state, seat, None)
        if state.later is not None:
            _line_up(state)
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
    if state.later is not None:
        _line_up(state)
    if state.outcome is not None:
        state.stack.clear()
    run(state)


def _line_up(state: State) -> None:
    """Put what `then` has gathered on the stack, first on top."""
    later = state.later
    assert later is not None
    state.later = None
    later.reverse()
    state.stack.extend(later)


def step_branch(state: State, seat: int, answer: Answer) -> None:
    """Carry out a checked answer in this seat's chain; when it is the last one missing, settle them all.

    Unsettled where the chains contradict each other: a silent state is spoilt then, and the error holds one to go on
    with in which this chain is open again. (Who listens to a state keeps what was before.)
    """
    branches = state.branches
    assert branches is not None
    for i, branch in enumerate(branches):
        if branch.seat == seat:
            private = branch.state.clone()
            step(private, answer)
            fresh = _checked(state, Branch(seat, branch.effect, (*branch.answers, answer), private))
            before: State | None = None
            if private.pending is None and state.log is None and _is_last(branches, i):
                before = state.clone()
            branches[i] = fresh
            try:
                run(state)
            except Unsettled as error:
                error.before = before
                raise
            return


def _is_last(branches: list[Branch], place: int) -> bool:
    """Return whether all other chains have finished."""
    return all([i == place or branch.state.pending is None for i, branch in enumerate(branches)])


def asked_of(state: State, seat: int | Any) -> Decision | None:
    """Return what this seat is asked now; nothing where there is no such seat."""
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


def shows_progress(state: State) -> bool:
    """Return whether chains go on of which everybody may see who is ready."""
    if state.branches is None:
        return False
    effect = state.stack[-1][1]
    return isinstance(effect, Together) and (effect.progress or state.shows_ready())


def redraw(game: Rules, state: State, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw, in place, what is hidden from all of these seats, and work out again what is asked.

    The chains of other seats are hidden as well, even how far they are: they start anew. Where everybody sees who is
    ready, those who are have chosen at random.
    """
    branches = state.branches
    progress = shows_progress(state)
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
            elif progress and branch.done:
                _finish(state, branch.seat, rng)


def _finish(state: State, seat: int, rng: Rng) -> None:
    """Go through a seat's chain at random."""
    decision = asked_of(state, seat)
    while decision is not None and state.branches is not None:
        step_branch(state, seat, decision.check(decision.sample(rng)))
        decision = asked_of(state, seat)


def _opened(state: State, together: Together) -> list[Branch]:
    branches: list[Branch] = []
    for seat, effect in together.chains:
        assert seat not in [branch.seat for branch in branches], "a seat has one chain"
        private = state.clone()
        private.stack = [(seat, effect)]
        run(private)
        if together.confirm and private.pending is not None:
            private.stack.insert(0, (seat, SAY_DONE))
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


def settle(state: State) -> None:
    """Let everybody's finished chain count on the shared state; Unsettled where they contradict each other."""
    branches = state.branches
    assert branches is not None
    together = state.stack[-1][1]
    assert isinstance(together, Together)
    rest = state.stack[:-1]
    state.branches = None
    try:
        if state.log is not None or not _taken_over(state, branches):
            _repeat(state, branches, together.confirm)
    except Exception as error:  # whatever broke down, the rules are at fault, and the match must go on
        raise Unsettled("error-unsettled") from error
    if state.outcome is not None:
        rest.clear()
    state.stack = rest


def _taken_over(state: State, branches: list[Branch]) -> bool:
    """Take over what belongs to each seat; False where the game does not know, with nothing changed."""
    for branch in branches:
        if branch.state.outcome is not None:  # an end cuts the chains after it short
            return False
    for i, branch in enumerate(branches):
        if not state.adopt(branch.seat, branch.state):
            assert i == 0, "what belongs to a seat is known for all seats or for none"
            return False
    return True


def _repeat(state: State, branches: list[Branch], confirm: bool) -> None:
    """Carry out everybody's answers on the shared state, in the order of the chains, and compare."""
    for branch in branches:
        state.stack = [(branch.seat, branch.effect)]
        answers: tuple[Any, ...] = branch.answers
        if confirm and answers:  # who was asked anything was asked this as well
            state.stack.insert(0, (branch.seat, SAY_DONE))
        run(state)
        for answer in answers:
            decision = state.pending
            assert decision is not None, "a chain must not depend on what other chains change"
            if type(answer) is not tuple or not answer or answer[0] != ASIDE:  # what asides do is compared below
                decision.check(answer)
            step(state, answer)
        assert state.pending is None, "a chain must not depend on what other chains change"
        if state.outcome is not None:
            return
    for branch in branches:
        assert state.agrees(branch.seat, branch.state), "a chain must not depend on what other chains change"
