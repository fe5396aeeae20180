"""Who sits in the other seats: bots by name, as objects or functions, or drawn from a pool for each match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from offworld.arena.bot_files import any_bot
from offworld.bots import Bot, Given, Perspective, as_bot
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.picking import Picking
from offworld.kernel.rng import Rng

ROTATE: Final = "rotate"
Seat = int | Literal["rotate"]
Pool = Given | Sequence[Given]  # one bot, or several of which one is drawn for each match


def one_by_one(bots: Given | Sequence[Pool]) -> Sequence[Pool]:
    """Return the bots of all other seats; where there is one other seat, its bot may be given without a list."""
    return bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]


class Opponents:
    """The bots of one table, and the seat of the learner, which may go round from match to match.

    Each of `bots` is one bot, or a list of which one is drawn for each match.
    """

    def __init__(self, game: Game, seats: int, bots: Sequence[Pool], seat: Seat) -> None:
        if len(bots) != seats - 1:
            raise BadSetup("error-learn-bots", bots=len(bots), needed=seats - 1)
        if seat != ROTATE and not (isinstance(seat, int) and 0 <= seat < seats):
            raise BadSetup("error-no-such-seat", number=str(seat), seats=seats)
        self._pools: list[list[Bot]] = []
        for given in bots:
            pool: Sequence[Given] = given if isinstance(given, (list, tuple)) else [given]  # type: ignore[list-item]
            if not pool:
                raise BadSetup("error-learn-pool")
            self._pools.append([any_bot(each, game) if isinstance(each, str) else as_bot(each, game) for each in pool])
        self._turning = seat == ROTATE
        self.seat = 0 if seat == ROTATE else int(seat)
        self._seats = seats
        self._matches = 0
        self._bots: dict[int, Bot] = {}
        self._rngs: dict[int, Rng] = {}

    def sit_down(self, rng: Rng) -> None:
        """Prepare a match: turn the seats on, draw from the pools, and give each bot its own chance."""
        if self._turning:
            self.seat = self._matches % self._seats
        self._matches += 1
        others = [seat for seat in range(self._seats) if seat != self.seat]
        self._bots = {seat: pool[rng.below(len(pool))] for seat, pool in zip(others, self._pools)}
        self._rngs = {seat: rng.fork(seat) for seat in others}

    def answer(self, table: Picking) -> int:
        """Let the bots answer until the learner is asked, and return the seat of the learner; -1 if the match is over.

        A bot that is asked at the same time as the learner waits, and so sees nothing of it.
        """
        while table.decision(self.seat) is None:
            seat = table.next_seat()
            if seat < 0:
                return -1
            table.answer(seat, self._bots[seat].choose(Perspective(table.match, seat), self._rngs[seat]))
        return self.seat
