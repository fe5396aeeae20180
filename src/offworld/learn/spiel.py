"""A match as code for OpenSpiel knows it: states with `legal_actions`, `apply_action` and `returns`, by the same names.

It needs no OpenSpiel but for `get_type`, whose answer is made of OpenSpiel's own names: whoever asks for it has them.
Chance is drawn inside a match, from its seed: there are no chance nodes, and a state holds what players cannot know;
whoever searches draws that anew with `resample_from_infostate`. Seats that are asked at once are served one after the
other, none seeing the others' answers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

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
DEALS: Final = 1 << 62  # seeds of the matches that are started without one


class PlayerAction(NamedTuple):
    """An action, and whose it was."""

    player: int
    action: int


class SpielGame:
    """A game with fixed seats and options; `new_initial_state` starts a match.

    Matches that are started without a seed are those of a series that follows from the game's.
    """

    def __init__(
        self, game: str | Game, seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.game = game_of(game)
        self.seats = seats
        self.options = self.game.check_setup(seats, options)
        self.actions = Actions(self.game.atoms(seats, self.options))
        self.scheme = Scheme(self.game, seats, self.options)
        self._deals = Rng(seed_of(seed))

    def get_type(self) -> Any:
        """Return what kind of game it is, as OpenSpiel's `GameType`; BadSetup where OpenSpiel is not installed."""
        try:
            from pyspiel import GameType  # type: ignore[import-not-found]  # only who has it asks
        except ImportError:
            raise BadSetup("error-spiel-missing") from None
        utility = GameType.Utility.ZERO_SUM if self.seats > 1 else GameType.Utility.GENERAL_SUM
        return GameType(
            short_name=self.game.name,
            long_name=self.game.name,
            dynamics=GameType.Dynamics.SEQUENTIAL,
            chance_mode=GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=GameType.Information.IMPERFECT_INFORMATION,
            utility=utility,
            reward_model=GameType.RewardModel.TERMINAL,
            max_num_players=max(self.game.seats),
            min_num_players=min(self.game.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def get_parameters(self) -> dict[str, object]:
        """Return the number of players and the options."""
        return {"players": self.seats, **self.options}

    def new_initial_state(self, seed: int | None = None) -> SpielState:
        """Return the beginning of a match; without a seed, of the next one of the game's series."""
        chosen = self._deals.below(DEALS) if seed is None else seed
        match = self.game.start(self.seats, chosen, self.options, quiet=True)
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

    def observation_tensor_size(self) -> int:
        """Return the length of `observation_tensor`."""
        return self.information_state_tensor_size()

    def information_state_tensor_size(self) -> int:
        """Return the length of `information_state_tensor`."""
        return self.information_state_tensor_shape()[0]

    def policy_tensor_shape(self) -> list[int]:
        """Return the shape of a number for each action."""
        return [len(self.actions)]

    def max_chance_outcomes(self) -> int:
        """Return 0: there are no chance nodes."""
        return 0

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

    def __init__(self, game: SpielGame, picking: Picking, history: tuple[PlayerAction, ...] = ()) -> None:
        self._game = game
        self._picking = picking
        self._history = list(history)

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

    def is_mean_field_node(self) -> bool:
        """Return False."""
        return False

    def is_initial_state(self) -> bool:
        """Return whether nothing has been picked since the match was started or drawn anew."""
        return not self._history

    def move_number(self) -> int:
        """Return how many actions the history has."""
        return len(self._history)

    def history(self) -> list[int]:
        """Return the actions since the match was started or drawn anew."""
        return [each.action for each in self._history]

    def full_history(self) -> list[PlayerAction]:
        """Return the same with whose they were."""
        return self._history[:]

    def history_str(self) -> str:
        """Return the history as text; the deal, which is no action, is not in it."""
        return ", ".join([str(each.action) for each in self._history])

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
        number = whole(action)
        self._picking.act(seat, number)
        self._history.append(PlayerAction(seat, number))

    def child(self, action: int) -> SpielState:
        """Return the state to which an action leads."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Return the pick that an action stands for, the same for all players: `player` may be left out."""
        found = self._game.actions.atoms
        number = whole(player if action is None else action)
        if number not in range(len(found)):
            raise BadSetup("error-learn-action", action=str(number), actions=len(found))
        atom = found[number]
        return atom if isinstance(atom, str) else json.dumps(atom)

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """Return the action that stands for a pick, as `action_to_string` writes it; `player` may be left out."""
        wanted = player if text is None else text
        for action in range(len(self._game.actions)):
            if self.action_to_string(action) == wanted:
                return action
        raise BadSetup("error-learn-action", action=str(wanted), actions=len(self._game.actions))

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
        return SpielState(self._game, self._picking.clone(), tuple(self._history))

    def resample_from_infostate(self, player: int, seed: int | Callable[[], float]) -> SpielState:
        """Return a copy in which all that a player cannot know is drawn anew, so that it has the same information.

        Chance comes from a seed or, as in OpenSpiel, from a function that draws a number from 0 up to 1. What others
        have answered in secret is drawn as well, what they have not finished begins again, and so does the history.
        """
        drawn = int(seed() * DRAWS) if callable(seed) else seed
        seat, rng = self._seat(player), Rng(seed_of(drawn))
        picking = Picking(self.match.guess(seat, rng), self._game.actions)
        while (other := picking.next_seat()) not in (self._picking.next_seat(), -1):  # has answered something in secret
            decision = picking.decision(other)
            assert decision is not None
            picking.answer(other, decision.sample(rng))
        for pick in self._picking.picked(seat):
            picking.act(seat, self._game.actions.number(pick))
        return SpielState(self._game, picking)

    def _seat(self, player: int | None) -> int:
        """Return a player that there is, or the current one."""
        if player is None and self.is_terminal():
            raise NotAsked("error-match-over")
        return player_of(self.current_player() if player is None else player, self._game.seats)

    def __str__(self) -> str:
        return json.dumps(self.match.view(None))
