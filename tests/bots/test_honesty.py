"""A bot knows only what its seat may know: worlds that the seat cannot tell apart get the same answer."""

from __future__ import annotations

import pytest

import offworld
from offworld.bots import Perspective, bot
from offworld.kernel.errors import NotAsked
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.kernel.prospect import PROSPECT

GAMES = [PROSPECT, *[offworld.game(name) for name in offworld.games()]]
BOTS = ["random", "greedy:guesses=2", "novice", "mcts:iterations=8,depth=2"]
WORLDS = 2


def moments(game: Game, seats: int, seed: int, every: int, most: int) -> list[Match]:
    """Return moments spread over a match at random, in which somebody has something hidden from somebody."""
    match = game.start(seats, seed)
    rng = Rng(seed)
    found: list[Match] = []
    number = 0
    while (asked := match.asked()) and len(found) < most:
        if number % every == every - 1:
            found.append(match.clone())
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
        number += 1
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_does_not_change_the_choice(game: Game, name: str) -> None:
    chooser = bot(name)
    compared = 0
    apart = 5 if game is PROSPECT else 23  # its matches are short
    for match in moments(game, 2, seed=11, every=apart, most=5) + moments(game, 3, seed=12, every=apart + 8, most=3):
        for seat in match.asked():
            chosen = chooser.choose(Perspective(match, seat), Rng(5))
            for number in range(WORLDS):
                world = match.guess(seat, Rng(100 + number))
                compared += position_bytes(world) != position_bytes(match)
                assert chooser.choose(Perspective(world, seat), Rng(5)) == chosen
    assert compared > 4, "the worlds must differ for this to mean anything"


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing(name: str) -> None:
    for match in moments(PROSPECT, 3, seed=3, every=4, most=8):
        before = position_bytes(match)
        for seat in match.asked():
            answer = bot(name).choose(Perspective(match, seat), Rng(1))
            assert match.why_not(seat, answer) is None
        assert position_bytes(match) == before


def test_a_perspective_offers_nothing_hidden() -> None:
    match = offworld.game("dig_mars").start(2, 5)
    seat = min(match.asked())
    perspective = Perspective(match, seat)
    offered = {name for name in dir(perspective) if not name.startswith("_")}
    assert offered == {"asides", "decision", "events", "game", "guess", "options", "seat", "seats", "view"}
    assert perspective.view() == match.view(seat)
    assert perspective.events() == match.events(seat)
    assert perspective.guess(Rng(1)).view(seat) == match.view(seat)
    perspective.options["open_finds"] = True
    assert match.options["open_finds"] is False


def test_a_perspective_is_that_of_a_seat_that_is_asked() -> None:
    match = offworld.game("dig_mars").start(2, 5)
    with pytest.raises(NotAsked):
        Perspective(match, 1 - min(match.asked()))
