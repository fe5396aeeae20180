"""Gymnasium environment: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from offworld.bots import Given
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng
from offworld.learn.checked import limit_of, shaping_of
from offworld.learn.desk import Desk, Mask, Observation, drawings
from offworld.learn.opponents import Opponents, Pool, Seat, one_by_one

ILLEGAL = -0.1  # the reward of an action that the mask does not allow; it changes nothing


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """A match seen from one seat; each action is one pick, and the bots answer in between."""

    def __init__(
        self,
        game: str | Game,
        bots: Given | Sequence[Pool],
        seat: Seat,
        options: Mapping[str, object] | None,
        shaping: float,
        limit: int,
        in_parts: bool = False,
        render_mode: str | None = None,
    ) -> None:
        others = one_by_one(bots)
        self.desk = Desk(game, len(others) + 1, options, in_parts)
        self.opponents = Opponents(self.desk.game, self.desk.seats, others, seat)
        self.shaping = shaping_of(shaping)
        self.limit = limit_of(limit)
        self.metadata = {**drawings(), "learning_version": self.desk.game.learning_version}
        self.render_mode = render_mode
        self.observation_space = self.desk.observation_space()
        self.action_space = spaces.Discrete(len(self.desk.actions))
        self.action_names = self.desk.names()
        self._steps = -1  # nothing is dealt yet

    @property
    def seat(self) -> int:
        """The seat of the learner in this match."""
        return self.opponents.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new match; without a seed, the next one of the series that the last seed began."""
        super().reset(seed=seed)
        self._steps = 0
        asked = -1
        while asked < 0:  # a match that the bots finish alone is no match for the learner
            self.desk.deal(int(self.np_random.integers(1 << 62)))
            self.opponents.sit_down(Rng(int(self.np_random.integers(1 << 62))))
            asked = self.opponents.answer(self.desk.picking)
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make one pick, and let the bots answer until the seat is asked again or the match is over."""
        if self._steps < 0 or self.desk.match.over:
            raise ResetNeeded("The match is over, or none was dealt yet: call reset() first.")
        before = self.desk.scores()[self.seat] if self.shaping else 0
        self._steps += 1
        is_illegal = False
        try:
            self.desk.act(self.seat, action)
        except IllegalAnswer:
            reward, is_illegal = ILLEGAL, True
        else:
            self.opponents.answer(self.desk.picking)
            reward = self.desk.results()[self.seat] if self.desk.match.over else 0.0
            if self.shaping:
                reward += self.shaping * (self.desk.scores()[self.seat] - before)
        over = self.desk.match.over
        info = self._info() | ({"illegal": True} if is_illegal else {})
        return self._observe(), reward, over, not over and self._steps >= self.limit, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are on offer, as maskable algorithms ask for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as the learner sees it, in plain lines; None without `render_mode="ansi"`."""
        return self.desk.draw(self.seat) if self.render_mode == "ansi" else None

    def _mask(self) -> Mask:
        """Return the mask; once the match is over the first action stands for all, so that samplers have one."""
        mask = self.desk.mask(self.seat)
        if self.desk.match.over:
            mask = mask.copy()
            mask[0] = 1
        return mask

    def _observe(self) -> Observation:
        return self.desk.observe(self.seat) | {"action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        """Return whose seat it is and what can be picked, by name, in the order of the question."""
        return {"seat": self.seat, "picks": tuple(self.desk.picks(self.seat))}
