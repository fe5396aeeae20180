"""The answers to a decision as a bot goes through them: all at once where they are few, else pick by pick."""

from __future__ import annotations

from collections.abc import Sequence

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.done import DONE, Done
from offworld.kernel.engine import seen_by, step, step_branch
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

FEW = 64  # so many complete answers are still looked at one by one


def few_answers(decision: Decision, limit: int = FEW) -> Sequence[Answer] | None:
    """Return all legal answers, listed ones however many, others as long as there are no more than `limit`."""
    listed = decision.listed()
    if listed is not None:
        return listed
    open_ends: list[tuple[Answer, ...]] = [()]
    found: list[Answer] = []
    while open_ends:
        partial = open_ends.pop()
        picks = decision.picks(partial)
        if not picks:
            found.append(decision.build(partial))
        open_ends.extend([(*partial, pick) for pick in reversed(picks)])
        if len(found) + len(open_ends) > limit:
            return None
    return found


def finished(decision: Decision, partial: tuple[Answer, ...], rng: Rng | None = None) -> Answer:
    """Return an answer that begins with these picks and ends as soon as it may.

    What has to be added is drawn at random, or without a generator the first that is on offer each time.
    """
    picks = decision.picks(partial)
    while picks:
        added = picks[rng.below(len(picks))] if rng is not None else picks[0]
        partial = (*partial, None if None in picks else added)
        picks = decision.picks(partial)
    return decision.build(partial)


def quick_answer(game: Rules, state: State, decision: Decision, rng: Rng) -> Answer:
    """Return a plausible quick answer, the game's own except where the kernel asks."""
    if isinstance(decision, Done):
        return DONE
    return game.rollout(seen_by(state, decision.seat), decision, rng)


def carry_out(state: State, seat: int, answer: Answer) -> None:
    """Carry out a legal answer of a seat that is asked."""
    if state.branches is None:
        step(state, answer)
    else:
        step_branch(state, seat, answer)
