"""Answers as numbers: a fixed action space over a game's atoms, in which big answers are made pick by pick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.game import Game
from offworld.kernel.option import OptionValue


class Actions:
    """The action space of a game: action number i stands for the pick `atoms[i]`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue] | None = None) -> None:
        self.atoms: list[Answer] = game.atoms(seats, options)
        self._numbers = {_key(atom): number for number, atom in enumerate(self.atoms)}

    def __len__(self) -> int:
        return len(self.atoms)

    def number(self, pick: Answer) -> int:
        """Return the action that stands for a pick."""
        return self._numbers[_key(pick)]

    def flags(self, picks: Sequence[Answer]) -> NDArray[np.int8]:
        """Return 1 for each of the picks and 0 for all other actions."""
        found = np.zeros(len(self.atoms), dtype=np.int8)
        for pick in picks:
            found[self.number(pick)] = 1
        return found

    def pick(self, action: int, decision: Decision, picks: Sequence[Answer]) -> Answer:
        """Return the pick that an action stands for, or raise IllegalAnswer where it is not on offer."""
        if not 0 <= action < len(self.atoms):
            raise decision.not_offered(action, list(picks))
        atom = self.atoms[action]
        if not any([_key(atom) == _key(pick) for pick in picks]):
            raise decision.not_offered(atom, list(picks))
        return atom


def _key(pick: Answer) -> Any:
    """Return a key that tells True from 1, in tuples too."""
    if isinstance(pick, tuple):
        return tuple([_key(part) for part in pick])
    return (bool, pick) if isinstance(pick, bool) else pick
