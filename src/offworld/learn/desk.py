"""A match played by action numbers: what both kinds of environment share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from offworld.games import game as find_game
from offworld.kernel.asides import is_aside
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of, seen_by
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.learn.actions import Actions

Observation = dict[str, Any]


class Desk:
    """A match with the picks of unfinished answers, one series for each seat that is asked."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, object] | None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.check_setup(seats, options)
        self.actions = Actions(self.game, seats, self.options)
        self.match: Match = self.game.start(seats, 0, self.options)
        self._picked: list[tuple[Answer, ...]] = [()] * seats

    def deal(self, seed: int) -> None:
        """Start a new match."""
        self.match = self.game.start(self.seats, seed, self.options)
        self._picked = [()] * self.seats
        self._skip_empty()

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat is asked."""
        return asked_of(self.match.state, seat)

    def next_seat(self) -> int | None:
        """Return the seat that is served next: of several that are asked at once, the first until it has finished."""
        return min(self.match.asked(), default=None)

    def picks(self, seat: int) -> list[Answer]:
        """Return what a seat may pick now; nothing where it is not asked."""
        decision = self.decision(seat)
        if decision is None:
            return []
        partial = self._picked[seat]
        return decision.picks(partial) if partial else [*decision.picks(()), *self.match.asides(seat)]

    def act(self, seat: int, action: int) -> None:
        """Make one pick for a seat, and answer once they are complete; IllegalAnswer changes nothing."""
        decision = self.decision(seat)
        assert decision is not None
        partial = self._picked[seat]
        pick = self.actions.pick(int(action), decision, self.picks(seat))
        partial = (*partial, pick)
        if is_aside(pick):
            self.answer(seat, pick)
        elif decision.picks(partial):
            self._picked[seat] = partial
        else:
            self.answer(seat, decision.build(partial))

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a whole answer for a seat."""
        self._picked[seat] = ()
        self.match.answer(seat, answer)
        self._skip_empty()

    def _skip_empty(self) -> None:
        """Answer for seats that have nothing to pick, such as some of no options."""
        found = True
        while found:
            found = False
            for seat, decision in self.match.asked().items():
                if not self._picked[seat] and not decision.picks(()):
                    self.match.answer(seat, decision.build(()))
                    found = True
                    break

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know as numbers, what it may pick now, and what it has picked of this answer."""
        state = seen_by(self.match.state, seat)
        return {
            "observation": np.array(self.game.features(state, seat), dtype=np.float32),
            "action_mask": self.actions.flags(self.picks(seat)),
            "picked": self.actions.flags([pick for pick in self._picked[seat] if pick is not None]),
        }

    def observation_space(self) -> spaces.Dict:
        """Return the space of observations, the same for all seats."""
        count = len(self.game.features(self.match.state, 0))
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (count,), np.float32),
                "action_mask": spaces.MultiBinary(len(self.actions)),
                "picked": spaces.MultiBinary(len(self.actions)),
            }
        )

    def scores(self) -> list[int]:
        """Return everyone's points as they stand."""
        return self.match.scores()

    def results(self) -> list[float]:
        """Return what the end is worth to each seat: 1 for a win, together 0; a shared win lies between."""
        outcome = self.match.outcome()
        if outcome is None:
            return [0.0] * self.seats
        won = 1.0 / len(outcome.winners) if outcome.winners else 0.0
        shares = [won if seat in outcome.winners else 0.0 for seat in range(self.seats)]
        if self.seats == 1:
            return [2.0 * shares[0] - 1.0]
        return [(share * self.seats - 1.0) / (self.seats - 1) for share in shares]
