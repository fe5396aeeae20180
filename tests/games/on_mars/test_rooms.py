"""Whatever is offered can be carried to its end: every answer of many questions, followed until the action is over."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.decision import Decision
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.on_mars.build import GAME, mars

LONGEST = 400  # answers that one action with all its reactions may take
TURNS = ("turn", "travel", "space")  # here an action is over


def answers(decision: Decision, rng: Rng) -> list[Any]:
    """Return every listed answer of a question, or some drawn ones where they are not listed."""
    listed = decision.listed()
    return list(listed) if listed is not None else [decision.sample(rng) for _ in range(4)]


def follow(match: Match, rng: Rng) -> None:
    """Play on until the action is over; every question on the way must have an answer."""
    for _ in range(LONGEST):
        if match.over:
            return
        ((seat, decision),) = match.asked().items()
        if decision.topic in TURNS:
            return
        match.answer(seat, decision.sample(rng))
    raise AssertionError(f"no end of it: {match.asked()}")


def try_all(seats: int, options: dict[str, Any], seed: int, most: int, every: int) -> int:
    """Walk through a match at random; at every so many questions follow each answer on a copy. Return how many."""
    match = GAME.start(seats, seed, options, quiet=True)
    rng = Rng(seed)
    tried = 0
    for step in range(most):
        if match.over:
            break
        ((seat, decision),) = match.asked().items()
        if step % every == 0:
            for answer in answers(decision, rng):
                copy = match.clone()
                copy.answer(seat, answer)
                follow(copy, rng)
                tried += 1
        for aside in match.asides(seat):
            copy = match.clone()
            copy.answer(seat, aside)
            follow(copy, rng)
            tried += 1
        match.answer(seat, decision.sample(rng))
    assert mars(match).round > 0
    return tried


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_offered_answer_can_be_carried_to_its_end(seats: int) -> None:
    options = {"first_colonists": seats % 2 == 0, "space_oddity": True}
    assert try_all(seats, options, 40 + seats, 260, 9) > 100
