"""A match played by action numbers: what all environments share."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.picking import Actions, Picking
from offworld.learn.checked import game_of, whole
from offworld.learn.scheme import Scheme

Observation = dict[str, Any]
Mask = NDArray[np.int8]
WIDTH: Final = 100  # of a drawing in plain lines


class Desk:
    """A match and the numbers that stand for its answers and for what its seats see.

    The match is a quiet one: it has a record, but neither log nor undo.
    """

    def __init__(
        self, game: str | Game, seats: int, options: Mapping[str, object] | None, in_parts: bool = False
    ) -> None:
        self.game = game_of(game)
        self.seats = seats
        self.options = self.game.check_setup(seats, options)
        self.actions = Actions(self.game.atoms(seats, self.options))
        self.scheme = Scheme(self.game, seats, self.options)
        self.in_parts = in_parts
        self.deal(0)

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.picking.match

    def deal(self, seed: int) -> None:
        """Start a new match."""
        self.take(self.game.start(self.seats, seed, self.options, quiet=True))

    def take(self, match: Match) -> None:
        """Go on with a match of this game, with these seats and options."""
        self.picking = Picking(match, self.actions)

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat is asked."""
        return self.picking.decision(seat)

    def next_seat(self) -> int | None:
        """Return the seat that is served next: of several that are asked at once, the first until it has finished."""
        seat = self.picking.next_seat()
        return None if seat < 0 else seat

    def picks(self, seat: int) -> list[Answer]:
        """Return what a seat may pick now; nothing where it is not asked."""
        return self.picking.picks(seat)

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Make one pick for a seat, and answer once they are complete; IllegalAnswer changes nothing."""
        self.picking.act(seat, whole(action))

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a whole answer for a seat."""
        self.picking.answer(seat, answer)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that a seat may take now and 0 for all others."""
        return np.frombuffer(bytes(self.picking.mask(seat)), np.int8)

    def picked(self, seat: int) -> Mask:
        """Return 1 for each action that a seat has picked of its unfinished answer."""
        return np.frombuffer(bytearray(self.picking.picked_flags(seat)), np.int8)

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know as numbers, what it may pick now, and what it has picked of this answer."""
        flat = self.scheme.flat(self.picking.sight(seat))
        return {
            "observation": self.scheme.parts(flat) if self.in_parts else flat,
            "action_mask": self.mask(seat),
            "picked": self.picked(seat),
        }

    def observation_space(self) -> spaces.Dict:
        """Return the space of observations, the same for all seats."""
        return spaces.Dict(
            {
                "observation": self.scheme.parts_space() if self.in_parts else self.scheme.space(),
                "action_mask": spaces.MultiBinary(len(self.actions)),
                "picked": spaces.MultiBinary(len(self.actions)),
            }
        )

    def scores(self) -> list[int]:
        """Return everyone's points as they stand."""
        return self.match.scores()

    def results(self) -> list[float]:
        """Return what the end is worth to each seat."""
        return shared_out(self.match.outcome(), self.seats)

    def names(self) -> list[str]:
        """Return what each action is called: the pick that it stands for, as JSON writes it."""
        return [json.dumps(atom) if not isinstance(atom, str) else atom for atom in self.actions.atoms]

    def draw(self, seat: int) -> str:
        """Return the table as a seat sees it, as a tree of plain lines."""
        return "\n".join(tree(self.match.view(seat)["table"]))


def drawings() -> dict[str, Any]:
    """Return what environments say of their drawings; wrappers write into it."""
    return {"render_modes": ["ansi"], "render_fps": 1}


def shared_out(outcome: Outcome | None, seats: int) -> list[float]:
    """Return what an end is worth to each seat: 1 for a win, together 0; a shared win lies between."""
    if outcome is None:
        return [0.0] * seats
    won = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    shares = [won if seat in outcome.winners else 0.0 for seat in range(seats)]
    if seats == 1:
        return [2.0 * shares[0] - 1.0]
    return [(share * seats - 1.0) / (seats - 1) for share in shares]


def tree(value: Any, indent: str = "") -> list[str]:
    """Return JSON as lines: a line for what fits on one, and otherwise one for each part, indented below its name."""
    found: list[str] = []
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        line = f"{indent}{name}: {json.dumps(part, ensure_ascii=False)}"
        if len(line) <= WIDTH or not isinstance(part, (dict, list)):
            found.append(line)
        else:
            found.append(f"{indent}{name}:")
            found.extend(tree(part, indent + "  "))
    return found
