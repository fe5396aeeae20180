"""What training has to know of a game: how positions become numbers, and what may come of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from offworld.bots.perspective import Perspective
from offworld.bots.race import Race
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.train.net import Net

Rows = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Look:
    """The answers to a decision, and how likely a win is after each of them."""

    answers: Sequence[Answer]
    chances: list[float]


class Thinking(Protocol):
    """The race between the answers to a decision."""

    race: Race

    def go_on(self, spent: float, most: int) -> int:
        """Try some answers once more, no more than so many; `spent` is the part of the budget that is gone.

        Return how many it were.
        """


class Subject:
    """A game, with a number of seats, that is learned."""

    game: str
    seats: int
    version: int  # of the numbers: weights for others are refused
    size: int  # how many numbers describe a position
    layers: tuple[int, ...]  # of the net
    window: int  # positions that are kept to learn from
    least: int  # positions before anything is learned
    pace: int  # answers tried in a second of an idle core, with compiled rules
    thought: int  # answers tried before each decision of the matches that are learned from
    trust: float  # in what was learned, against the game's own value, from 0 to 1
    yardsticks: tuple[str, ...]  # fixed players who show how strong it is by now

    def fits(self, seats: int, options: dict[str, Any]) -> bool:
        """Return whether a match of the game can be played with what is learned here."""
        return seats == self.seats

    def scales(self) -> list[float]:
        """Return what each number is divided by before it is learned from, so that all are about as large."""
        return [1.0] * self.size

    def symmetries(self) -> list[list[int]]:
        """Return the ways to renumber a position that change nothing about it, each as the new place of each number."""
        return [list(range(self.size))]

    def chance(self, net: Net, state: State, seat: int) -> float:
        """Return a seat's chance to win as it was learned, from what the seat knows."""
        raise NotImplementedError

    def think(self, net: Net, perspective: Perspective, rng: Rng) -> Thinking | None:
        """Return somebody who thinks about a decision; None where what was learned says nothing about it."""
        raise NotImplementedError

    def taken(self, before: State, decision: Decision, answer: Answer, after: State) -> list[list[float]]:
        """Return the positions before and after an answer that are learned from, as far as there is any to learn."""
        raise NotImplementedError

    def result(self, state: State, seat: int) -> float:
        """Return what the end of a match is worth to a seat, from 0 to 1."""
        raise NotImplementedError

    def rows(self, positions: Sequence[Sequence[float]]) -> Rows:
        """Return positions as an array that takes little room."""
        return np.array(positions, dtype=np.float16).reshape(len(positions), self.size)
