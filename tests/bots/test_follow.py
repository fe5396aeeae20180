"""Which questions belong to an answer: its details do, what to do next never does."""

from __future__ import annotations

import pytest

import offworld
from offworld.bots.answers import carry_out, quick_answer
from offworld.bots.follow import Moment
from offworld.kernel.engine import asked_of
from offworld.kernel.game import Game
from offworld.kernel.rng import Rng

# by game: the topics that ask what to do next
NEXT = {
    "ceres": {"action"},
    "dig_mars": {"action"},
    "on_mars": {"turn"},
    "terraforming_mars": {"action", "second_action", "buy", "draft"},
    "welcome_to_the_moon": {"combination"},
}


def follow_ups(game: Game, seats: int, seed: int) -> set[tuple[str, str]]:
    """Play a match quickly; return which topics came as follow-ups of which."""
    state = game.start(seats, seed, quiet=True).state
    rng = Rng(seed)
    found: set[tuple[str, str]] = set()
    while True:
        asked = next((each for each in (asked_of(state, seat) for seat in range(seats)) if each), None)
        if asked is None:
            return found
        moment = Moment(state, asked.seat)
        carry_out(state, asked.seat, quick_answer(game, state, asked, rng))
        detail = moment.follow_up(state)
        if detail is not None:
            found.add((asked.topic, detail.topic))


@pytest.mark.parametrize("name", offworld.games())
def test_what_to_do_next_is_never_a_follow_up(name: str) -> None:
    game = offworld.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        found = follow_ups(game, seats, 1)
        assert not {pair for pair in found if pair[1] in NEXT[name]}
        assert found, "details of an answer are follow-ups"
