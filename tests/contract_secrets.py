"""The contract about secrets: what a seat gets does not depend on what it cannot know."""

from __future__ import annotations

from typing import Any

from offworld.kernel.engine import redraw, seen_by
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.event import Event
from offworld.kernel.looking import groups_of, look
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.contract_files import as_bytes


class Secrets:
    """What the seats of one match may know."""

    def __init__(self, match: Match, seed: int, rng: Rng, told_only: frozenset[str]) -> None:
        self.match = match
        self.seed = seed
        self.rng = rng
        self.told_only = told_only
        self.hidden = False  # whether a guess ever differed from the truth
        self.groups = [str(group) for group in groups_of(match.game, match.state)]

    def check(self) -> None:
        """Compare the true match with others that a seat cannot tell from it."""
        match = self.match
        known = position_bytes(match)
        self._check_no_seed()
        for seat in range(match.seats):
            other = match.guess(seat, self.rng)
            self.hidden = self.hidden or as_bytes(match.game.encode(other.state)) != as_bytes(
                match.game.encode(match.state)
            )
            assert match.game.components(other.state) == match.game.components(match.state), "a guess loses components"
            self._check_alike(match, other, (seat,))
            self._check_same_guess(other, seat)
            self._check_events(other, seat)
            if match.seats > 1:
                self._check_pair(seat)
        assert position_bytes(match) == known, "guessing has changed the match"

    def _check_alike(self, truth: Match, other: Match, seats: tuple[int, ...]) -> None:
        """Check that each of these seats sees, is asked and feels the same in both."""
        game = truth.game
        for seat in seats:
            assert as_bytes(truth.view(seat)) == as_bytes(other.view(seat)), "the view shows what the seat cannot know"
            assert as_bytes(truth.question(seat)) == as_bytes(other.question(seat)), "the question does"
            mine, yours = seen_by(truth.state, seat), seen_by(other.state, seat)
            sight = look(game, truth.state, seat, describe=True)
            assert sight.packed() == look(game, other.state, seat).packed(), "the observation does"
            assert [str(group) for group in sight.groups] == self.groups, "the observation has other groups"
            assert game.value(mine, seat) == game.value(yours, seat), "the value does"
        assert as_bytes(truth.view(None)) == as_bytes(other.view(None)), "a spectator sees what a seat does not"

    def _check_same_guess(self, other: Match, seat: int) -> None:
        """Check that the same generator guesses the same, wherever the hidden things truly are."""
        number = self.rng.below(1 << 30)
        mine, yours = self.match.guess(seat, Rng(number)), other.guess(seat, Rng(number))
        assert position_bytes(mine) == position_bytes(yours), "a guess depends on what is hidden"

    def _check_pair(self, seat: int) -> None:
        """Check a guess of what two seats cannot know together; undo is decided by such guesses."""
        pair = (seat, (seat + 1 + self.rng.below(self.match.seats - 1)) % self.match.seats)
        other = self.match.clone()
        redraw(other.game, other.state, pair, self.rng)
        self._check_alike(self.match, other, pair)

    def _check_events(self, other: Match, viewer: int) -> None:
        """Have somebody answer the same in both; whoever sees the same afterwards has been told the same."""
        truth = self.match.clone()
        other.state.rng = truth.state.rng  # chance is not what this is about
        if truth.state.branches is not None:
            return  # nothing is told while chains go on, and the others' chains are not the same
        for seat, decision in truth.asked().items():
            answer = decision.sample(self.rng)
            told: list[list[Event]] = [[], []]
            truth.state.log, other.state.log = told
            truth.answer(seat, answer)
            try:
                other.answer(seat, answer)
            except IllegalAnswer:
                return
            if self._looks(truth, viewer) != self._looks(other, viewer):
                return  # the answer has shown the viewer something
            mine, yours = [
                [text.to_json() for event in log if (text := event.for_seat(viewer)) and text.key not in self.told_only]
                for log in told
            ]
            assert mine == yours, "an event tells what the viewer cannot know"

    def _looks(self, match: Match, viewer: int) -> tuple[bytes, bytes]:
        return as_bytes(match.view(viewer)), as_bytes(match.question(viewer))

    def _check_no_seed(self) -> None:
        """Check that neither the seed nor the generator's state is in anything that leaves the server."""
        match = self.match
        generators = [match.state.rng, *[branch.state.rng for branch in match.state.branches or []]]
        secrets = [str(self.seed), *[form for rng in generators for form in (str(rng), f"{rng:016x}")]]
        for viewer in (None, *range(match.seats)):
            sent: list[Any] = [match.view(viewer), match.events(viewer)]
            if viewer is not None:
                sent.append(match.question(viewer))
            text = as_bytes(sent).decode()
            assert not [secret for secret in secrets if len(secret) > 8 and secret in text], "chance can be foreseen"
