"""The contract about simultaneous phases: however their chains are settled, the same comes out."""

from __future__ import annotations

from offworld.kernel.decision import Answer
from offworld.kernel.effect import Together
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes


class Settlings:
    """Copies in the middle of chains that are settled in other ways: taken over or repeated, forwards or backwards."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.copies: list[Match] = []
        if match.state.branches is not None:
            for listening in (False, True):
                self.copies += [_copy(match, listening, backwards=False), _copy(match, listening, backwards=True)]

    def check(self, seat: int, answer: Answer) -> None:
        """Give the copies the answer that the match was given; where it has settled the chains, compare."""
        together = self.match.state.branches
        for copy in self.copies:
            copy.answer(seat, answer)
        if together is None or not any([branch.answers for branch in together]):
            known = position_bytes(self.match)
            for copy in self.copies:
                assert position_bytes(copy) == known, "simultaneous chains depend on each other's order"


def _copy(match: Match, listening: bool, backwards: bool) -> Match:
    copy = match.clone()
    state = copy.state
    if listening:
        state.log = []  # who listens is told what happened, so the answers are repeated
    if backwards:
        assert state.branches is not None
        state.branches.reverse()
        seat, together = state.stack.pop()
        assert isinstance(together, Together)
        state.stack.append((seat, Together(together.chains[::-1], together.progress, together.confirm)))
    return copy
