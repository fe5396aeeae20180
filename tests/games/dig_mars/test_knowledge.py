"""What is hidden, what undo may take back, and what positions refuse."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.dig_mars.data import DIG
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.kernel.errors import BadPosition, CannotUndo
from offworld.kernel.rng import Rng
from tests.games.dig_mars.build import BLUE, GAME, RED, do, explored, mars, player, site, table, unexplored


def test_a_guess_keeps_backs_and_what_was_scouted() -> None:
    match = table(player("A1"), player("D4"), stacks={"C3": unexplored("T05")}, bonuses={"scouting": 1})
    do(match, "scout", "C3")
    faces = set()
    for number in range(30):
        world = mars(match.guess(RED, Rng(number)))
        assert world.top(site("C3")) == mars(match).top(site("C3"))
        assert sorted(world.tiles) == sorted(mars(match).tiles)
        assert [DIG[world.top(s)] for s in ALL_SITES] == [DIG[mars(match).top(s)] for s in ALL_SITES]
        faces.add(mars(match.guess(BLUE, Rng(number))).top(site("C3")))
    assert len(faces) > 3  # the other seat does not know it


def test_a_guess_does_not_know_other_players_points() -> None:
    """The same guess whatever the others really have."""
    few = table(player("A1"), player("D4", points=1))
    many = table(player("A1"), player("D4", points=39))
    for number in range(10):
        rng = number
        assert mars(few.guess(RED, Rng(rng))).points == mars(many.guess(RED, Rng(rng))).points


def test_undo_takes_back_moves_and_upgrades() -> None:
    match = table(player("A1", points=3), player("D4"))
    start = match.position()
    do(match, "move", "A1", "B1")
    do(match, "upgrade", "fleet")
    match.answer(RED, 5)
    for _ in range(3):
        match.undo(RED)
    assert match.position() == start
    assert match.events(None) == []
    with pytest.raises(CannotUndo):
        match.undo(RED)


def test_a_drilled_tile_cannot_be_undone() -> None:
    match = table(player("A1"), player("D4"), stacks={"A1": unexplored("T07")})
    do(match, "drill", "A1")
    with pytest.raises(CannotUndo) as error:
        match.undo(RED)
    assert error.value.text.key == "error-undo-revealed"


def test_scouting_cannot_be_undone() -> None:
    match = table(player("A1"), player("D4"), bonuses={"scouting": 1})
    do(match, "scout", "C3")
    with pytest.raises(CannotUndo):
        match.undo(RED)


def test_transport_shows_the_next_back_and_cannot_be_undone() -> None:
    match = table(player("A1"), player("D4"), stacks={"A1": {"tiles": [None, None, "T08"], "explored": True}})
    do(match, "transport", "A1")
    with pytest.raises(CannotUndo):
        match.undo(RED)


def test_transport_of_a_last_tile_shows_nothing_new() -> None:
    match = table(player("A1"), player("D4"), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    match.undo(RED)
    assert mars(match).points == [0, 0]


def test_another_seats_answer_stops_undo() -> None:
    match = table(player("A1"), player("D4"))
    do(match, "end")
    assert match.cannot_undo(RED) is None
    do(match, "move", "D4", "C4", seat=BLUE)
    reason = match.cannot_undo(RED)
    assert reason is not None
    assert reason.key == "error-undo-other"


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"players": [{"points": -1}]}, "players[0].points"),
        ({"players": [{"levels": {"drill": 5}}]}, "players[0].levels.drill"),
        ({"players": [{"stations": ["A1", "A2"]}]}, "players[0].stations"),
        ({"players": [{"stations": ["E1"]}]}, "players[0].stations[0]"),
        ({"players": [{}, {}, {}]}, "players"),
        ({"stacks": {"A1": {"tiles": ["T01", "T02", "T03", "T04"]}}}, "stacks.A1.tiles"),
        ({"stacks": {"A1": {"tiles": ["T49"]}}}, "stacks.A1.tiles"),
        ({"stacks": {"A1": {"tiles": ["T01"]}, "B1": {"tiles": ["T01"]}}}, "stacks.B1.tiles"),
        ({"stacks": {"A1": {"tiles": ["T01"]}}, "players": [{"finds": ["T01"]}]}, "players[0].finds"),
        ({"stacks": {"A1": {"tiles": [], "explored": True}}}, "stacks.A1.explored"),
        ({"stacks": {"A1": {"scouts": [2]}}}, "stacks.A1.scouts"),
        ({"turn": {"seat": 2}}, "turn.seat"),
        ({"turn": {"actions": 4}}, "turn.actions"),
        ({"turn": {"bonuses": {"gold": 1}}}, "turn.bonuses"),
        ({"first": 2}, "first"),
        ({"moon": 1}, ""),
    ],
)
def test_a_wrong_field_of_a_position_is_named(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.load({"game": "dig_mars", "seats": 2, "state": state})
    assert str(error.value.text.params["field"]).startswith("state")
    assert field in str(error.value.text.params["field"])


def test_named_finds_leave_the_stacks() -> None:
    match = GAME.load({"game": "dig_mars", "seats": 2, "state": {"players": [{"finds": ["T41", "T48"]}]}})
    state = mars(match)
    assert state.left == 46
    assert state.points[RED] == 10
    assert GAME.components(state) == {"tiles": 48, "stations": 8}
