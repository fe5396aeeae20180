"""PettingZoo environment: all seats are agents, asked one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

from offworld.kernel.game import Game
from offworld.learn.checked import limit_of, seed_of, shaping_of, whole
from offworld.learn.desk import Desk, Observation, drawings


class OffworldAEC(AECEnv):  # type: ignore[misc]  # the base has no types
    """A match in which `seat_0`, `seat_1` and so on act in turn; each action is one pick.

    Seats that are asked at the same time are served one after the other, each seeing nothing of the others' answers.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, object] | None,
        shaping: float,
        limit: int,
        in_parts: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk(game, seats, options, in_parts)
        self.shaping = shaping_of(shaping)
        self.limit = limit_of(limit)
        self.render_mode = render_mode
        self.metadata = {**drawings(), "name": f"offworld_{self.desk.game.name}", "is_parallelizable": False}
        self.metadata["learning_version"] = self.desk.game.learning_version
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.desk.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.desk.actions)) for agent in self.possible_agents}
        self.action_names = self.desk.names()
        self.state_space = spaces.Box(-np.inf, np.inf, (seats * self.desk.scheme.size,), np.float32)
        self._random = np.random.default_rng()
        self._steps = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self.desk.observe(self._seats[agent])

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see, one after the other: the view of a critic that knows everybody's cards."""
        desk = self.desk
        return np.concatenate([desk.scheme.flat(desk.picking.sight(seat)) for seat in range(desk.seats)])

    def render(self) -> str | None:
        """Return the table as the selected agent sees it, in plain lines; None without `render_mode="ansi"`."""
        return self.desk.draw(self._seats[self.agent_selection]) if self.render_mode == "ansi" else None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the next one of the series that the last seed began."""
        if seed is not None:
            self._random = np.random.default_rng(seed_of(seed))
        self.desk.deal(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._select()

    def step(self, action: int | None) -> None:
        """Make one pick for the selected agent; IllegalAnswer where the action mask does not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = whole(action)  # type: ignore[arg-type]  # None is for agents that are done
        before = self.desk.scores() if self.shaping else None
        self.desk.act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self._reward(before)
        self._accumulate_rewards()
        self._select()

    def _reward(self, before: list[int] | None) -> None:
        """Work out what the pick has brought; points are counted only where they are rewarded as they come."""
        results = self.desk.results()
        after = self.desk.scores() if before is not None else results
        for agent, seat in self._seats.items():
            gained = after[seat] - before[seat] if before is not None else 0.0
            self.rewards[agent] = results[seat] + self.shaping * gained

    def _select(self) -> None:
        """Turn to the agent that is asked next, or to each in turn once the match is over."""
        seat = self.desk.next_seat()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat or 0]
        self.infos = {agent: {} for agent in self.agents}
        if seat is not None:
            self.infos[self.agent_selection]["picks"] = tuple(self.desk.picks(seat))
