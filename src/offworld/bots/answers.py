"""The answers to a decision as a bot goes through them: all at once where they are few, else pick by pick."""

from __future__ import annotations

from collections.abc import Sequence

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng

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


def finished(decision: Decision, partial: tuple[Answer, ...], rng: Rng) -> Answer:
    """Return an answer that begins with these picks: as short as possible where it may end early, else at random."""
    picks = decision.picks(partial)
    while picks:
        partial = (*partial, None if None in picks else picks[rng.below(len(picks))])
        picks = decision.picks(partial)
    return decision.build(partial)
