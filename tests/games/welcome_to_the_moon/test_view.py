"""What the view tells for the screen: spaces that are closed for good, and what ASTRA holds."""

from __future__ import annotations

import pytest

import offworld
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import play, table
from tests.games.welcome_to_the_moon.test_astra import ENERGY_7, PLANT_9, ROBOT_5, solo


def shut(match: Match, seat: int = 0) -> set[str]:
    return set(match.view(seat)["table"]["shut"])


def test_a_space_between_neighbouring_numbers_is_shut() -> None:
    match = table(4, {"spaces": {"M01.1": 4, "M03.1": 5}})
    assert shut(match) == {"M02.1"}
    assert shut(match, 1) == set(), "another sheet"
    assert match.view(None)["table"]["shut"] is None


def test_writing_shuts_spaces_at_once_for_the_seat_that_writes() -> None:
    match = table(4, {"spaces": {"M01.1": 6}}, cards=((7, "robot"), (8, "plant"), (9, "energy")))
    assert shut(match) == set()
    play(match, 0, [0, 0], "M03.1", done=False)
    assert shut(match) == {"M02.1"}


def test_astronauts_reach_further_than_the_cards_but_not_in_the_launch() -> None:
    """An astronaut makes 16 or 17 of a 15; in the Launch effects change no number."""
    assert shut(table(4, {"spaces": {"M10.1": 15}})) == set()
    assert "F1.2" in shut(table(1, {"spaces": {"F1.1": 15}}))


def test_a_sheet_that_opens_bit_by_bit_says_nothing() -> None:
    assert shut(table(7)) == set()


def test_the_card_that_astra_took_last_is_named() -> None:
    match = solo(2, ROBOT_5, ENERGY_7, PLANT_9)
    assert match.view(0)["table"]["astra"]["last"] is None
    play(match, 0, (0, 1), "T10")
    assert match.view(0)["table"]["astra"]["last"] == "plant"


def test_the_track_of_astra_is_told_in_the_launch_only() -> None:
    assert solo(1).view(0)["table"]["astra"]["boxes"] == {"crossed": 15, "all": 81}
    assert solo(2).view(0)["table"]["astra"]["boxes"] is None


@pytest.mark.parametrize("adventure", range(1, 9))
def test_the_print_says_what_each_space_is_called(adventure: int) -> None:
    sheet = offworld.game("welcome_to_the_moon").catalog()["adventures"][str(adventure)]
    called = [str(place) for place in sheet["places"]]
    assert len(called) == len(sheet["spaces"])
    assert len(set(called)) == len(called), "no two spaces are called the same"


def test_a_space_is_called_as_the_log_calls_it() -> None:
    sheet = offworld.game("welcome_to_the_moon").catalog()["adventures"]["1"]
    called = {"key": "welcome_to_the_moon-space-1", "params": {"floor": 9, "place": 3}}
    assert sheet["places"][sheet["spaces"].index("F9.3")] == called
