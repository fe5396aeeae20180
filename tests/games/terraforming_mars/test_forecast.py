"""How long bots expect a match to go on: all that pays later is worth as much as there is time for it."""

from __future__ import annotations

from typing import Any

from offworld.bots import Perspective, bot
from offworld.games.terraforming_mars.bots.forecast import generations_left
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import GAME, player, table


def lasts(seats: int, seed: int) -> tuple[float, int]:
    """Return how many generations a match of greedy players seemed to have when it began, and how many it had."""
    match = GAME.start(seats, seed, quiet=True)
    thinker, rng = bot("greedy:guesses=1", GAME), Rng(seed)
    foretold = 0.0
    while not match.over:
        state = match.state
        assert isinstance(state, Mars)
        seat = min(match.asked())
        if not foretold and match.asked()[seat].topic == "action":
            foretold = generations_left(state)
        match.answer(seat, thinker.choose(Perspective(match, seat), rng))
    assert isinstance(match.state, Mars)
    return foretold, match.state.generation


def test_the_end_is_foretold_when_a_match_begins() -> None:
    """Greedy players used to expect it a third too early, and let money lie that would have paid until then."""
    found = [lasts(seats, seed) for seats, seed in ((2, 1), (2, 2), (3, 3), (4, 4))]
    foretold = sum(each for each, _ in found)
    real = sum(each for _, each in found)
    assert 0.8 * real < foretold < 1.25 * real, found


def test_the_end_comes_nearer_with_each_step_and_with_more_players() -> None:
    def left(seats: int, **planet: Any) -> float:
        state = table(*[player(money=10) for _ in range(seats)], **planet).state
        assert isinstance(state, Mars)
        return generations_left(state)

    assert (
        left(2) > left(2, temperature=-20) > left(2, temperature=-20, oxygen=8) > left(2, temperature=8, oxygen=14) > 1
    )
    assert left(2) > left(3) > left(4) > left(5)
