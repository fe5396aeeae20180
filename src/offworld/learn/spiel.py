"""A match as code for OpenSpiel knows it: states with `legal_actions`, `apply_action` and `returns`, by the same names.

It needs no OpenSpiel. Chance is drawn inside a match, from its seed: there are no chance nodes, and a state holds what
players cannot know; whoever searches draws that anew with `resample_from_infostate`. Seats that are asked at once are
served one after the other, none seeing the others' answers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from offworld.kernel.errors import BadSetup, NotAsked
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.picking import Actions, Picking
from offworld.kernel.rng import Rng
from offworld.learn.checked import game_of, player_of, seed_of, whole
from offworld.learn.desk import shared_out
from offworld.learn.scheme import Scheme

TERMINAL: Final = -4  # the player of a state in which the match is over, as in OpenSpiel
DRAWS: Final = 1 << 53  # seeds that a number from 0 up to 1 can tell apart


class SpielGame:
    """A game with fixed seats and options; `new_initial_state` starts a match."""

    def __init__(self, game: str | Game, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        self.game = game_of(game)
        self.seats = seats
        self.options = self.game.check_setup(seats, options)
        self.actions = Actions(self.game.atoms(seats, self.options))
        self.scheme = Scheme(self.game, seats, self.options)

    def new_initial_state(self, seed: int = 0) -> SpielState:
        """Return the beginning of a match."""
        match = self.game.start(self.seats, seed, self.options, quiet=True)
        return SpielState(self, Picking(match, self.actions))

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.seats

    def num_distinct_actions(self) -> int:
        """Return the number of actions."""
        return len(self.actions)

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of `observation_tensor`."""
        return self.information_state_tensor_shape()

    def information_state_tensor_shape(self) -> list[int]:
        """Return the shape of `information_state_tensor`: what is seen, and what was picked of an unfinished answer."""
        return [self.scheme.size + len(self.actions)]

    def min_utility(self) -> float:
        """Return the least that a match can be worth."""
        return -1.0

    def max_utility(self) -> float:
        """Return what a win is worth."""
        return 1.0

    def utility_sum(self) -> float | None:
        """Return what a match is worth to all players together; None alone, where it is won or lost."""
        return 0.0 if self.seats > 1 else None


class SpielState:
    """A position of a match; every action is one pick."""

    def __init__(self, game: SpielGame, picking: Picking) -> None:
        self._game = game
        self._picking = picking

    def get_game(self) -> SpielGame:
        """Return the game."""
        return self._game

    @property
    def match(self) -> Match:
        """The match itself."""
        return self._picking.match

    def num_players(self) -> int:
        """Return the number of seats."""
        return self._game.seats

    def num_distinct_actions(self) -> int:
        """Return the number of actions."""
        return len(self._game.actions)

    def current_player(self) -> int:
        """Return who is to pick, or `TERMINAL`."""
        seat = self._picking.next_seat()
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.match.over

    def is_chance_node(self) -> bool:
        """Return False: chance is drawn inside the match."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Return False: seats that are asked at once are served one after the other."""
        return False

    def is_player_node(self) -> bool:
        """Return whether somebody is to pick."""
        return not self.is_terminal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what a player, or the current one, may pick, in ascending order; nothing where it is not asked."""
        seat = self._picking.next_seat() if player is None else player
        if seat < 0 or seat != self._picking.next_seat():
            return []
        return [action for action, allowed in enumerate(self._picking.mask(seat)) if allowed]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Return 1 for each legal action and 0 for all others."""
        found = [0] * len(self._game.actions)
        for action in self.legal_actions(player):
            found[action] = 1
        return found

    def apply_action(self, action: int) -> None:
        """Make a pick for the current player; IllegalAnswer changes nothing."""
        seat = self._picking.next_seat()
        if seat < 0:
            raise NotAsked("error-match-over")
        self._picking.act(seat, whole(action))

    def child(self, action: int) -> SpielState:
        """Return the state to which an action leads."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def action_to_string(self, player: int, action: int) -> str:
        """Return the pick that an action stands for."""
        found = self._game.actions.atoms
        number = whole(action)
        if number not in range(len(found)):
            raise BadSetup("error-learn-action", action=str(number), actions=len(found))
        atom = found[number]
        return atom if isinstance(atom, str) else json.dumps(atom)

    def string_to_action(self, player: int, text: str) -> int:
        """Return the action that stands for a pick, as `action_to_string` writes it."""
        for action in range(len(self._game.actions)):
            if self.action_to_string(player, action) == text:
                return action
        raise BadSetup("error-learn-action", action=str(text), actions=len(self._game.actions))

    def returns(self) -> list[float]:
        """Return what the end is worth to each player; nothing before it."""
        return shared_out(self.match.outcome(), self._game.seats)

    def rewards(self) -> list[float]:
        """Return what the last action has brought: all comes at the end."""
        return self.returns()

    def player_reward(self, player: int) -> float:
        """Return what the last action has brought to a player."""
        return self.rewards()[self._seat(player)]

    def player_return(self, player: int) -> float:
        """Return what the end is worth to a player."""
        return self.returns()[self._seat(player)]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player sees and has picked so far, as JSON: the same text means the same information."""
        seat = self._seat(player)
        seen = {"view": self.match.view(seat), "question": self.match.question(seat)}
        return json.dumps(seen | {"picked": self._picking.picked(seat)}, sort_keys=True)

    def information_state_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """Return what a player sees as numbers, and what it has picked of an unfinished answer."""
        seat = self._seat(player)
        picked = [pick for pick in self._picking.picked(seat) if pick is not None]
        flags = np.frombuffer(self._game.actions.flags(picked), np.int8)
        return np.concatenate([self._game.scheme.flat(self._picking.sight(seat)), flags], dtype=np.float32)

    def observation_string(self, player: int | None = None) -> str:
        """Return the same as `information_state_string`: what can be remembered is seen."""
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """Return the same as `information_state_tensor`."""
        return self.information_state_tensor(player)

    def clone(self) -> SpielState:
        """Return an independent copy."""
        return SpielState(self._game, self._picking.clone())

    def resample_from_infostate(self, player: int, seed: int | Callable[[], float]) -> SpielState:
        """Return a copy in which all that a player cannot know is drawn anew; unfinished answers begin again.

        Chance comes from a seed or, as in OpenSpiel, from a function that draws a number from 0 up to 1.
        """
        drawn = int(seed() * DRAWS) if callable(seed) else seed
        guess = self.match.guess(self._seat(player), Rng(seed_of(drawn)))
        return SpielState(self._game, Picking(guess, self._game.actions))

    def _seat(self, player: int | None) -> int:
        """Return a player that there is, or the current one."""
        if player is None and self.is_terminal():
            raise NotAsked("error-match-over")
        return player_of(self.current_player() if player is None else player, self._game.seats)

    def __str__(self) -> str:
        return json.dumps(self.match.view(None))
