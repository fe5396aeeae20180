"""Many matches in one process, arrays in and arrays out, each match dealt anew as soon as it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from offworld.bots import Given
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.picking import Picking
from offworld.kernel.rng import Rng
from offworld.learn.desk import Desk, Mask, shared_out
from offworld.learn.opponents import Opponents, Seat
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
        bots: Sequence[Given | Sequence[Given]] | None,
        seat: Seat,
        shaping: float,
        limit: int,
    ) -> None:
        if count < 1:
            raise BadSetup("error-batch-count", count=count)
        self.desk = Desk(game, seats, options)
        self.count = count
        self.shaping = shaping
        self.limit = limit
        self.opponents = [Opponents(self.desk.game, seats, bots, seat) for _ in range(count)] if bots else []
        self._random = np.random.default_rng()
        self._tables: list[Picking] = []
        self._turns: list[int] = []
        self._steps = [0] * count

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
            self._random = np.random.default_rng(seed)
        dealt = [self._deal(row) for row in range(self.count)]
        self._tables = [table for table, _ in dealt]
        self._turns = [seat for _, seat in dealt]
        self._steps = [0] * self.count
        return self._turn()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Step:
        """Make one pick in each match; IllegalAnswer where a mask does not allow it."""
        picks = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(picks) != self.count:
            raise BadSetup("error-batch-actions", count=len(picks), needed=self.count)
        rewards = np.zeros((self.count, self.desk.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        cut_off = np.zeros(self.count, np.bool_)
        for row, action in enumerate(picks):
            table = self._tables[row]
            before = table.match.scores() if self.shaping else None
            seat = table.serve(self._turns[row], action)
            if self.opponents and seat >= 0:
                seat = self.opponents[row].answer(table)
            if before is not None:
                gained = [after - was for after, was in zip(table.match.scores(), before)]
                rewards[row] = np.array(gained, np.float32) * self.shaping
            self._steps[row] += 1
            if seat < 0:
                ended[row] = True
                rewards[row] += shared_out(table.match.outcome(), self.desk.seats)
            elif self._steps[row] >= self.limit:
                cut_off[row] = True
            if seat < 0 or self._steps[row] >= self.limit:
                self._tables[row], seat = self._deal(row)
                self._steps[row] = 0
            self._turns[row] = seat
        return Step(self._turn(), rewards, ended, cut_off)

    def _deal(self, row: int) -> tuple[Picking, int]:
        """Start a match in which the learner is asked something; one that bots finish alone is not worth a row."""
        desk = self.desk
        while True:
            seed, chance = self._random.integers(1 << 62, size=2).tolist()
            match = desk.game.start(desk.seats, seed, desk.options, quiet=True)
            table = Picking(match, desk.actions)
            if not self.opponents:
                return table, table.next_seat()
            self.opponents[row].sit_down(Rng(chance))
            seat = self.opponents[row].answer(table)
            if seat >= 0:
                return table, seat

    def _turn(self) -> Turn:
        tables, turns = self._tables, self._turns
        shape = (self.count, len(self.desk.actions))
        observations = self.desk.scheme.unpack_all([table.look(seat) for table, seat in zip(tables, turns)])
        masks = bytearray().join([table.mask(seat) for table, seat in zip(tables, turns)])
        picked = np.zeros(shape, np.int8)
        for row, (table, seat) in enumerate(zip(tables, turns)):
            for pick in table.picked(seat):
                if pick is not None:
                    picked[row, self.desk.actions.number(pick)] = 1
        return Turn(observations, np.frombuffer(masks, np.int8).reshape(shape), picked, np.array(turns))
