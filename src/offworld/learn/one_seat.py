"""Gymnasium environment: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from offworld.bots import Perspective, bot
from offworld.kernel.errors import BadSetup, IllegalAnswer
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn.desk import Desk, Observation

ILLEGAL = -0.1  # the reward of an action that the mask does not allow; it changes nothing


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """A match seen from one seat; each action is one pick, and the bots answer in between."""

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str],
        seat: int,
        options: Mapping[str, object] | None,
        shaping: float,
        limit: int,
    ) -> None:
        self.desk = Desk(game, len(bots) + 1, options)
        if not 0 <= seat < self.desk.seats:
            raise BadSetup("error-no-such-seat", number=str(seat), seats=self.desk.seats)
        self.seat = seat
        self.bots = [bot(name, self.desk.game) for name in bots]
        self.bots.insert(seat, bot("random"))  # the learner's own chair, where nobody is asked
        self.shaping = shaping
        self.limit = limit
        self.metadata = {"render_modes": [], "learning_version": self.desk.game.learning_version}
        self.observation_space = self.desk.observation_space()
        self.action_space = spaces.Discrete(len(self.desk.actions))
        self._rngs: list[Rng] = []
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new match; without a seed, the next one of the series that the last seed began."""
        super().reset(seed=seed)
        self.desk.deal(int(self.np_random.integers(1 << 62)))
        origin = Rng(int(self.np_random.integers(1 << 62)))
        self._rngs = [origin.fork(seat) for seat in range(self.desk.seats)]
        self._steps = 0
        self._let_bots_answer()
        return self.desk.observe(self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make one pick, and let the bots answer until the seat is asked again or the match is over."""
        before = self.desk.scores()[self.seat]
        info: dict[str, Any] = {}
        self._steps += 1
        try:
            self.desk.act(self.seat, int(action))
        except IllegalAnswer:
            reward, info["illegal"] = ILLEGAL, True
        else:
            self._let_bots_answer()
            gained = self.desk.scores()[self.seat] - before
            reward = self.desk.results()[self.seat] + self.shaping * gained
        over = self.desk.match.over
        return self.desk.observe(self.seat), reward, over, not over and self._steps >= self.limit, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are on offer, as maskable algorithms ask for it."""
        return self.desk.actions.flags(self.desk.picks(self.seat)).astype(np.bool_)

    def _let_bots_answer(self) -> None:
        """Let the bots answer until the learner's seat is asked; a seat asked at the same time sees nothing of it."""
        while True:
            others = [seat for seat in self.desk.match.asked() if seat != self.seat]
            if not others or self.desk.decision(self.seat) is not None:
                return
            seat = min(others)
            perspective = Perspective(self.desk.match, seat)
            self.desk.answer(seat, self.bots[seat].choose(perspective, self._rngs[seat]))
