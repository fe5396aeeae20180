"""Many matches in one process, arrays in and arrays out, each match dealt anew as soon as it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from offworld.bots import Given
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.picking import Picking
from offworld.kernel.pickings import Pickings
from offworld.kernel.rng import Rng
from offworld.learn.checked import count_of, limit_of, seed_of, shaping_of
from offworld.learn.desk import Desk, Mask, shared_out
from offworld.learn.opponents import Opponents, Pool, Seat, one_by_one
from offworld.learn.scheme import Flat


class Turn(NamedTuple):
    """What all matches wait for, one row each: who is to pick, what that seat sees, may pick and has picked."""

    observations: Flat
    masks: Mask
    picked: Mask
    seats: NDArray[np.int64]


class Step(NamedTuple):
    """What follows from a pick in each match.

    `rewards` has a column for each seat. Where `ended` or `cut_off` says so, the match was over or has lasted too long,
    and the turn belongs to the next one already.
    """

    turn: Turn
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut_off: NDArray[np.bool_]


class Batch:
    """Matches of one game that are played side by side.

    Without `bots` the rows turn to every seat that is asked, for play against oneself. With a bot for each other seat
    they turn only to the learner's, and the bots answer in between.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int,
        options: Mapping[str, object] | None,
        bots: Given | Sequence[Pool] | None,
        seat: Seat,
        shaping: float,
        limit: int,
    ) -> None:
        count = count_of(count)
        self.desk = Desk(game, seats, options)
        self.count = count
        self.shaping = shaping_of(shaping)
        self.limit = limit_of(limit)
        others = [one_by_one(bots)] * count if bots is not None else []
        self.opponents = [Opponents(self.desk.game, seats, each, seat) for each in others]
        self._random = np.random.default_rng()
        self._pickings = Pickings(count)
        self._steps = np.zeros(count, np.int64)

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self.desk.actions)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.desk.scheme.size

    def reset(self, seed: int | None = None) -> Turn:
        """Deal all matches; without a seed, the next ones of the series that the last seed began."""
        if seed is not None:
            self._random = np.random.default_rng(seed_of(seed))
        for row in range(self.count):
            self._pickings.place(row, *self._deal(row))
        self._steps[:] = 0
        return self._turn()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Step:
        """Make one pick in each match; IllegalAnswer, where a mask does not allow one of them, changes nothing."""
        picks = self._checked(actions)
        rewards = np.zeros((self.count, self.desk.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        cut_off = np.zeros(self.count, np.bool_)
        pickings, turns = self._pickings, self._pickings.turns
        before = self._scores() if self.shaping else None
        pickings.serve(picks, not self.opponents)
        for row, opponents in enumerate(self.opponents):
            if turns[row] >= 0:
                turns[row] = opponents.answer(pickings.rows[row])
                if turns[row] >= 0:
                    pickings.look(row)
        if before is not None:
            rewards += (self._scores() - before) * self.shaping
        self._steps += 1
        for row in [row for row, seat in enumerate(turns) if seat < 0]:
            ended[row] = True
            rewards[row] += shared_out(pickings.rows[row].match.outcome(), self.desk.seats)
        np.greater_equal(self._steps, self.limit, cut_off, where=~ended)
        for row in np.flatnonzero(ended | cut_off).tolist():
            pickings.place(row, *self._deal(row))
            self._steps[row] = 0
        return Step(self._turn(), rewards, ended, cut_off)

    def _checked(self, actions: NDArray[np.integer] | Sequence[int]) -> list[int]:
        """Return an action for each match; BadSetup says what is none."""
        given = np.asarray(actions)
        if given.shape != (self.count,):
            raise BadSetup("error-batch-actions", found=str(given.shape), needed=self.count)
        if given.dtype.kind not in "iu":
            raise BadSetup("error-batch-whole", found=str(given.dtype))
        if not self._pickings.rows:
            raise ResetNeeded("Nothing is dealt yet: call reset() first.")
        found: list[int] = given.tolist()
        return found

    def _scores(self) -> NDArray[np.int64]:
        return np.array([table.match.scores() for table in self._pickings.rows])

    def _deal(self, row: int) -> tuple[Picking, int]:
        """Start a match in which the learner is asked something; one that bots finish alone is not worth a row."""
        desk = self.desk
        while True:
            seed, chance = self._random.integers(1 << 62, size=2).tolist()
            match = desk.game.start(desk.seats, seed, desk.options, quiet=True)
            table = Picking(match, desk.actions, self._pickings.rows[row] if row < len(self._pickings.rows) else None)
            if not self.opponents:
                return table, table.next_seat()
            self.opponents[row].sit_down(Rng(chance))
            seat = self.opponents[row].answer(table)
            if seat >= 0:
                return table, seat

    def _turn(self) -> Turn:
        numbers, flags, masks, picked = self._pickings.shown()
        shape = (self.count, len(self.desk.actions))
        return Turn(
            self.desk.scheme.flat_rows(numbers, flags),
            np.frombuffer(masks, np.int8).reshape(shape),
            np.frombuffer(picked, np.int8).reshape(shape),
            np.array(self._pickings.turns),
        )
