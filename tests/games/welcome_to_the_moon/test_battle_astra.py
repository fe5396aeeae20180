"""Adventure 8 against ASTRA: its special turns, rulings R203 to R205 and R226."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, ENERGY, HALF, PLANNING, PLANT, ROBOT, WATER
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.astra import (
    AstraDraws,
    AstraLands,
    planets_taken,
    sheet_is_full,
    spaces_for,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import FORM
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.rules import BATTLE
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import SPACES
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon, blank
from offworld.kernel.effect import AnyEffect
from offworld.kernel.engine import run, step
from offworld.kernel.fields import Scope


def solo(*sheets: dict[str, Any], turn: int = 1) -> Moon:
    """Return a state for one player with these sheets, in the middle of a turn."""
    state = blank(1, 7, BATTLE, False)
    state.turns = turn
    for i, given in enumerate(sheets):
        state.sheets[i] = FORM.read(given, "sheet", Scope(1, {}))
    return state


def perform(state: Moon, effect: AnyEffect, *answers: str) -> dict[str, Any]:
    """Carry out an effect with the player's answers, and return the sheet in play."""
    state.push(0, effect)
    run(state)
    for answer in answers:
        assert state.pending is not None
        assert answer in (state.pending.listed() or ())
        step(state, answer)
    assert state.pending is None
    found: dict[str, Any] = FORM.encode(state.rules.marks(state, 0))
    return found


@pytest.mark.parametrize(("turn", "symbol"), [(1, "far"), (2, "near")])
def test_r203_astra_draws_on_the_sheet_in_play_on_the_other_side(turn: int, symbol: str) -> None:
    state = solo(turn=turn)
    assert perform(state, AstraDraws(8 * HALF, ENERGY))["spaces"] == {"P4.1": symbol}


def test_the_player_chooses_where_two_planets_fit() -> None:
    found = perform(solo(), AstraDraws(7 * HALF, PLANT), "P3.1")
    assert found["spaces"] == {"P3.1": "far"}
    assert found["plants"] == {"P3": 1}
    assert found["plant_track"] == {}  # ASTRA has no boxes


def full(*planets: str) -> dict[str, str]:
    return {space: "near" for space in SPACES if space[:2] in planets}


def test_the_number_rises_until_a_planet_has_room() -> None:
    """After 15 comes 1; a number of two planets takes the one that has room."""
    assert [SPACES[space] for space in spaces_for(solo({"spaces": full("P7")}).sheets[0], 14)] == ["P1.1"]
    assert [SPACES[space] for space in spaces_for(solo({"spaces": full("P7")}).sheets[0], 42)] == ["P1.1"]  # R227
    assert [SPACES[space] for space in spaces_for(solo({"spaces": full("P3")}).sheets[0], 7)] == ["P4.1"]
    assert [SPACES[space] for space in spaces_for(solo({"spaces": full("P3")}).sheets[0], 6)] == ["P4.1"]
    assert spaces_for(solo({"spaces": full("P1", "P2", "P3", "P4", "P5", "P6", "P7")}).sheets[0], 6) == []


def test_effects_of_the_card() -> None:
    assert perform(solo(), AstraDraws(8 * HALF, WATER))["water"] == {"P4": 1}
    assert perform(solo({"water": {"P4": 1}}), AstraDraws(8 * HALF, WATER))["water"] == {"P4": 1}  # R197
    for effect in (PLANNING, ASTRONAUT):
        assert perform(solo(), AstraDraws(8 * HALF, effect))["moons"] == {"P4.m1": "far"}
    taken = {"moons": {"P4.m1": "near", "P4.m2": "near"}}
    assert perform(solo(taken), AstraDraws(8 * HALF, PLANNING))["moons"] == taken["moons"]
    for effect in (ROBOT, ENERGY):
        assert perform(solo(), AstraDraws(8 * HALF, effect))["asteroids"] == {"AST13": "far"}
        assert perform(solo(turn=2), AstraDraws(8 * HALF, effect))["asteroids"] == {"AST01": "near"}


def test_r204_astra_ignores_bonuses() -> None:
    """AST12 gives a plant, the third space of P1 as well."""
    found = perform(
        solo({"asteroids": {"AST13": "far"}, "spaces": {"P1.1": "far", "P1.2": "far"}}), AstraDraws(2, ROBOT)
    )
    assert found["asteroids"] == {"AST13": "far", "AST12": "far"}
    assert found["plant_track"] == {}
    assert found["control"] == {"P1": "far"}


def test_a_tied_planet_goes_to_the_player_alone() -> None:
    spaces = {"P1.1": "near", "P1.2": "far"}
    found = perform(solo({"spaces": spaces, "moons": {"P1.m1": "near"}}), AstraDraws(2, PLANNING))
    assert found["control"] == {"P1": "near"}
    assert found["moons"] == {"P1.m1": "near"}  # R175: the moon is closed by then
    found = perform(
        solo({}, {"spaces": {"P1.1": "near", "P1.2": "far"}, "moons": {"P1.m1": "far"}}, turn=2), AstraDraws(2, ROBOT)
    )
    assert found["control"] == {"P1": "far"}


def test_an_effect_card_marks_two_moons_where_the_player_is_strongest() -> None:
    state = solo({"spaces": {"P4.1": "near", "P4.2": "near", "P5.1": "near"}})
    assert perform(state, AstraLands())["moons"] == {"P4.m1": "far", "P4.m2": "far"}
    state = solo({"spaces": {"P4.1": "near", "P5.1": "near"}})
    assert perform(state, AstraLands(), "P5.m1", "P4.m1")["moons"] == {"P4.m1": "far", "P5.m1": "far"}
    state = solo({"spaces": full("P4") | {"P5.1": "near"}, "moons": {"P5.m1": "near"}})
    assert perform(state, AstraLands(1))["moons"] == {"P5.m1": "near", "P5.m2": "far"}


def test_r205_r226_what_the_solo_mode_asks() -> None:
    state = solo({"control": {"P1": "near", "P2": "far", "P3": "near"}}, {"control": {"P1": "far", "P4": "near"}})
    assert planets_taken(state, 0) == 3
    assert not sheet_is_full(state, 0)
    assert sheet_is_full(solo({"spaces": dict.fromkeys(SPACES, "far")}), 0)
