"""The rulebook's worked examples, each under its heading."""

from __future__ import annotations

from typing import Any

from offworld.games.dig_mars.data import DRILLING, HAULING
from tests.games.dig_mars.build import (
    BLUE,
    GAME,
    RED,
    do,
    explored,
    kinds,
    mars,
    moves,
    only,
    player,
    table,
    unexplored,
    why,
)

# Tiles by what matters here: T07 dig 1, T20 dig 2, T34 dig 3; T08 value 2 carry 1, T09 value 2 carry 1,
# T13 value 2 carry 2, T27 value 3 carry 3, T41 value 5 carry 4.


def test_set_up() -> None:
    """Set-up: 16 stacks of 3, one station each placed in turn, all equipment on level 1."""
    match = GAME.start(seats=3, seed=5)
    view = match.view(None)["table"]
    assert [site["height"] for site in view["grid"]] == [3] * 16
    assert all(player["levels"] == {"drill": 1, "transport": 1, "fleet": 1} for player in view["players"])
    first = next(iter(match.asked()))
    for turn in range(3):
        seat = next(iter(match.asked()))
        assert seat == (first + turn) % 3  # clockwise from the first player
        assert list(match.asked()[seat].listed() or []) == list(range(16))  # also on a stack already taken
        match.answer(seat, 6)
    assert match.view(None)["table"]["grid"][6]["stations"] == [1, 1, 1]
    assert next(iter(match.asked())) == first


def test_drilling() -> None:
    """Drilling, picture: the level suffices for the left site, not for the right one."""
    match = table(
        player("D4"),
        player("A1", "B1", drill=2),
        stacks={"A1": unexplored("T20"), "B1": unexplored("T34")},
        turn=BLUE,
    )
    assert why(match, "drill", "A1", seat=BLUE) is None
    assert why(match, "drill", "B1", seat=BLUE) == "dig_mars-drill-too-hard"
    do(match, "drill", "A1", seat=BLUE)
    grid = match.view(RED)["table"]["grid"]
    assert grid[0]["explored"]
    assert grid[0]["find"]["id"] == "T20"
    assert grid[0]["stations"] == [0, 1]  # stations stay


def test_transport() -> None:
    """Transport, picture: level 2 carries the left find, not the right one."""
    match = table(
        player("D4"),
        player("A1", "B1", transport=2),
        stacks={"A1": explored("T07", "T13"), "B1": explored("T27")},
        turn=BLUE,
    )
    assert why(match, "transport", "B1", seat=BLUE) == "dig_mars-transport-too-heavy"
    do(match, "transport", "A1", seat=BLUE)
    assert mars(match).points == [0, 2]
    assert match.view(RED)["table"]["grid"][0] == {
        "name": "A1",
        "height": 1,
        "explored": False,
        "dig": 1,
        "find": None,
        "scouts": [],
        "stations": [0, 1],
    }


def test_transport_keeps_points_secret() -> None:
    """Transport: points are kept secret; a find lies face down."""
    match = table(player("A1"), player("D4"), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    assert match.view(RED)["table"]["players"][RED]["points"] == 2
    seen = match.view(BLUE)["table"]["players"][RED]
    assert seen["finds"] == 1
    assert "points" not in seen
    assert "faces" not in seen


def test_the_last_tile_of_a_stack_leaves_stations_on_a_gap() -> None:
    """Transport: stations stay on the empty place."""
    match = table(player("A1"), player("D4"), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    assert match.view(None)["table"]["grid"][0]["height"] == 0
    assert match.view(None)["table"]["grid"][0]["stations"] == [1, 0]


def test_moving_a_station() -> None:
    """Moving a station: next stacks in the four directions, never diagonally or off the grid."""
    match = table(player("B2"), player("A1"))
    assert moves(match, "B2") == {"B1", "A2", "C2", "B3"}
    match = table(player("A1"), player("D4"))
    assert moves(match, "A1") == {"B1", "A2"}


def test_moving_over_gaps() -> None:
    """Moving a station, picture: over gaps to the nearest stack in the line, or on the gap next to it."""
    gaps: dict[str, Any] = {site: {"tiles": []} for site in ("B1", "C1", "A2", "A3", "A4")}
    match = table(player("A1"), player("D4"), stacks=gaps)
    assert moves(match, "A1") == {"B1", "D1", "A2"}
    do(match, "move", "A1", "B1")  # on a gap, to change direction later
    assert moves(match, "B1") == {"A1", "C1", "D1", "B2"}


def test_upgrading_equipment() -> None:
    """Upgrading equipment, picture: drilling from 2 to 3 costs 2; a find worth 3 leaves 1 point of change."""
    match = table(player("D4"), player("A1", drill=2, points=3, finds=["T15"]), turn=BLUE)
    do(match, "upgrade", "drill", seat=BLUE)
    assert mars(match).level(BLUE, DRILLING) == 3
    assert mars(match).points[BLUE] == 1


def test_upgrading_the_fleet_places_a_station_at_once() -> None:
    """Upgrading equipment: a fleet upgrade obliges to place a station, also on a gap."""
    match = table(player("A1", points=1), player("D4"), stacks={"C3": {"tiles": []}})
    do(match, "upgrade", "fleet")
    decision = match.asked()[RED]
    assert decision.kind == "place"
    assert list(decision.listed() or []) == list(range(16))
    match.answer(RED, 10)  # C3, the gap
    assert match.view(None)["table"]["grid"][10]["stations"] == [1, 0]
    assert mars(match).actions == 2


def test_co_operation_in_drilling() -> None:
    """Co-operation, first picture: red reaches 1 + 1, blue 2 + 1 on a tile of difficulty 3."""
    stacks = {"B2": unexplored("T34")}
    red = table(player("B2"), player("B2", drill=2), stacks=stacks)
    assert why(red, "drill", "B2") == "dig_mars-drill-too-hard"
    blue = table(player("B2"), player("B2", drill=2), stacks=stacks, turn=BLUE)
    assert why(blue, "drill", "B2", seat=BLUE) is None


def test_splitting_the_points() -> None:
    """Splitting the points, second picture: red carries with 2 + 2 and gets 3 of 5, blue 2; blue could not carry."""
    stacks = {"B2": explored("T41")}
    blue = table(player("B2", transport=2), player("B2", "B2"), stacks=stacks, turn=BLUE)
    assert why(blue, "transport", "B2", seat=BLUE) == "dig_mars-transport-too-heavy"  # 1 + 2 further stations = 3
    red = table(player("B2", transport=2), player("B2", "B2"), stacks=stacks)
    do(red, "transport", "B2")
    assert mars(red).points == [3, 2]
    assert mars(red).level(RED, HAULING) == 2  # markers do not move


def test_the_remainder_goes_to_the_carrier() -> None:
    """Splitting the points, third picture: 2 points among three players go to the carrier alone."""
    match = table(player("B2"), player("B2"), player("B2"), stacks={"B2": explored("T09")})
    do(match, "transport", "B2")
    assert mars(match).points == [2, 0, 0]


def test_declaring_victory() -> None:
    """End of the game: 40, 30 and 20 points; it counts at once, even against more points."""
    for seats, target in ((2, 40), (3, 30), (4, 20)):
        others = [player("D4", points=target + 5) for _ in range(seats - 1)]
        short = table(player("A1", points=target - 1), *others)
        assert "claim" not in kinds(short)
        assert why(short, "claim") == "dig_mars-claim-too-few"
        match = table(player("A1", points=target), *others)
        do(match, "claim")
        outcome = match.outcome()
        assert match.over
        assert outcome is not None
        assert outcome.winners == (RED,)
        assert outcome.reason.key == "dig_mars-reason-claim"


def test_the_last_tile_ends_the_match() -> None:
    """End of the game: when the last tile is taken and nobody declares, most points win."""
    stacks = only("B2")
    stacks["B2"] = explored("T08")
    match = table(player("B2"), player("D4", points=7), stacks=stacks)
    do(match, "transport", "B2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    assert outcome.scores == (2, 7)


def test_variant() -> None:
    """Variant: finds face up, no declarations, the last tile ends the match, a tie shares the win."""
    stacks = only("B2")
    stacks["B2"] = explored("T08")
    match = table(player("B2", points=40), player("D4", points=42), stacks=stacks, open_finds=True)
    assert "claim" not in kinds(match)
    assert why(match, "claim") == "dig_mars-no-claims"
    assert match.view(BLUE)["table"]["players"][RED]["points"] == 40
    assert match.view(None)["table"]["target"] is None
    do(match, "transport", "B2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (RED, BLUE)
