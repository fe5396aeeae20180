"""Copies of a state share players until one of them changes something; then they go their own ways."""

from __future__ import annotations

import pytest

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.position.fields import encode
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import RED, has, project, rich, table

KEPT = 10  # copies that are looked at after each answer
PLAYED = 120  # answers


def test_a_copy_and_its_original_change_apart() -> None:
    match = table(rich(), rich())
    copy = match.clone()
    project(copy, "power_plant")
    project(match, "asteroid")
    assert (has(copy, "money"), has(match, "money")) == (200 - 11, 200 - 14)
    again = match.clone()
    project(again, "asteroid")
    assert (has(again, "money"), has(match, "money", RED)) == (200 - 28, 200 - 14)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("draft", [False, True])
def test_nothing_done_to_a_state_shows_in_copies_of_it(seats: int, draft: bool) -> None:
    match = GAME.start(seats, 9, {"draft": draft and seats > 1}, quiet=True)
    rng = Rng(seats)
    kept: list[tuple[Mars, object]] = []
    for _ in range(PLAYED):
        if match.over:
            break
        for state in (match.state.clone(), *[branch.state for branch in match.state.branches or []]):
            assert isinstance(state, Mars)
            kept.append((state, encode(state)))
        aside = match.clone()  # somebody tries something out
        for each in (aside, match):
            seat = rng.choice(sorted(each.asked()))
            each.answer(seat, each.asked()[seat].sample(rng))
        kept = kept[-KEPT:]
        assert all(encode(state) == known for state, known in kept)
