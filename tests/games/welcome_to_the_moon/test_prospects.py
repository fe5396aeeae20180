"""What a sheet promises, in positions where a bot once took the lesser thing for the greater."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import STATIONS
from tests.games.welcome_to_the_moon.build import table


def gain(adventure: int, sheet: dict[str, Any], more: dict[str, Any]) -> float:
    """Return by how much a sheet looks better with something more on it."""
    before, after = [GAME.value(table(adventure, each).state, 0) for each in (sheet, {**sheet, **more})]
    return after - before


def test_a_plant_of_the_colony_counts_with_the_energy_that_is_to_come() -> None:
    """With all of it spent on plants each is worth four points; with a third of that none were grown in time."""
    assert gain(3, {}, {"greenhouses": {"Q3": 1}}) > 2


def test_a_plant_of_a_station_counts_before_its_robots_are_sent() -> None:
    """It brings ten points once four of them are there, for which there is time; a tank brings eight at once."""
    assert gain(2, {}, {"plants": {"ST4": 1}}) > 5
    assert gain(2, {}, {"plants": {"ST4": 1}}) > gain(2, {}, {"plants": {"ST1": 1}})  # six points


def test_a_station_that_a_position_has_served_without_its_multiplier_promises_nothing() -> None:
    """In play the last robot circles it; a position may name one without the other, and bots must judge it."""
    served = {f"ST1.R{number}": 1 for number in range(1, STATIONS[0].robots + 1)}
    assert gain(2, {"robots": served}, {"multipliers": {"ST1": 1}, "plants": {"ST1": 1}}) > 0


def started(low: int, high: int) -> dict[str, int]:
    """Return a Dome whose skyscrapers are begun with the same two numbers."""
    return {
        **dict.fromkeys(("K1.6", "K2.4", "K3.3", "K4.5"), low),
        **dict.fromkeys(("K1.7", "K2.5", "K3.4", "K4.6"), high),
    }


def promise(sheet: dict[str, Any]) -> float:
    """Return what a sheet of the Dome looks good for beyond its points."""
    state = table(5, sheet).state
    return GAME.value(state, 0) - GAME.scores(state)[0]


def test_a_dome_for_which_no_numbers_are_left_promises_little() -> None:
    """Three errors end the match before energy comes for crew and tower; 31 points were counted on."""
    gathered = {"plants": {"TF3": 1, "TF4": 1, "TF5": 1, "TF6": 1}, "astronauts": 3}
    assert abs(promise({"spaces": started(1, 15), **gathered})) < 10
    assert promise({"spaces": started(7, 8), **gathered}) > 80


def test_energy_raises_the_tower_of_the_dome_before_its_floors_are_full() -> None:
    """Symbols come to the floors as levels at their height are filled; less than a point was counted for a row."""
    sheet = {"spaces": started(7, 8)}
    assert gain(5, sheet, {"energy": {"tower": 1}}) > 3
