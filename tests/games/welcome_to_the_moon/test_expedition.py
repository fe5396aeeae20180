"""The expedition: the adventures in order as a series of matches, stars by place."""

from __future__ import annotations

import pytest

from offworld.games.welcome_to_the_moon.data.campaign import STARS
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.engine.ending import places
from offworld.kernel.errors import OffworldError
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.kernel.series import Series, read_series
from tests.games.welcome_to_the_moon.build import moon


def play_out(match: Match) -> None:
    rng = Rng(7)
    while not match.over:
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))


def expedition(seats: int, adventure: int = 1) -> Series:
    return Series([GAME.start(seats, 11, {"adventure": adventure, "expedition": True}, quiet=True)])


def test_stars_are_those_printed_on_the_sheets() -> None:
    assert STARS == ((1,), (1,), (2, 1), (2, 1), (3, 2, 1), (4, 2, 1), (5, 3, 1), (6, 3, 1))


def test_eight_adventures_in_order_with_stars_by_place() -> None:
    series = expedition(3)
    stars = [0, 0, 0]
    for number in range(1, 9):
        assert moon(series.match).rules.number == number
        assert list(moon(series.match).stars) == stars
        play_out(series.match)
        for seat, place in enumerate(places(moon(series.match))):
            printed = STARS[number - 1]
            stars[seat] += printed[place - 1] if place <= len(printed) else 0
        told = [text.params["count"] for text in series.standing() if text.key.endswith("-stars")]
        assert told == stars
        if number < 8:
            series.go_on(number)
    assert series.over
    assert [text.key for text in series.standing()].count("welcome_to_the_moon-expedition-won") >= 1


def test_alone_astra_takes_the_other_place_and_rises_a_level_each_time() -> None:
    series = expedition(1, adventure=3)
    play_out(series.match)
    outcome = moon(series.match).outcome
    assert outcome is not None
    won = bool(outcome.winners)
    match = series.go_on(5)
    assert match.options["astra_level"] == 4
    assert moon(match).stars == ((2, 1) if won else (1, 2))  # adventure 3: 2 and 1
    assert moon(match).firsts == ((1, 0) if won else (0, 1))


def test_an_expedition_is_one_file() -> None:
    series = expedition(2)
    play_out(series.match)
    series.go_on(3)
    again = read_series(GAME, series.record())
    assert moon(again.match).stars == moon(series.match).stars
    broken = series.record()
    broken["series"][1]["handed"] = {"stars": [9, 9], "firsts": [0, 0]}
    with pytest.raises(OffworldError):
        read_series(GAME, broken)


def test_a_single_adventure_is_no_series() -> None:
    match = GAME.start(2, 3, {"adventure": 2}, quiet=True)
    assert not GAME.is_series(match.options)
    assert moon(match).stars == ()
