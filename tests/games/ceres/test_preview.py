"""The bill of each choice, as the screen shows it."""

from __future__ import annotations

from typing import Any

from tests.games.ceres.build import POINTS, WHITE, YELLOW, do, offered, player, table


def bills(match: Any, seat: int = WHITE) -> dict[Any, Any]:
    """Return the bills by answer."""
    return dict(zip(offered(match, seat), match.view(seat)["table"]["preview"]))


def test_a_launch_says_what_it_costs_and_brings() -> None:
    held = [{"id": "C17", "union": "1"}, {"id": "C18", "union": "1"}]
    match = table(player(stock={"probes": 1, "ice": 4}, contracts=held), player(), contracts=True)
    do(match, ("work", "S-grey"))
    units = {"ice": -2, "probes": -1, "credits": 2}
    assert bills(match)["A01"] == {"units": units, "points": POINTS["A01"], "contracts": ["C17"]}
    assert match.view(YELLOW)["table"]["preview"] is None
    assert match.view(None)["table"]["preview"] is None


def test_actions_say_what_they_bring_before_they_ask() -> None:
    match = table(player(stock={"influence": 3}), player(), slots={"factory": [YELLOW, YELLOW]}, contracts=True)
    found = bills(match)
    assert found[("lobby",)]["units"] == {"credits": 1, "influence": 1}
    assert found[("override", "factory", "extract")]["units"] == {"influence": -2}
    assert found[("favour", "K8")]["units"] == {"influence": -1, "ice": 1, "alloy": 1}
    assert found[("grant", 1, "pawn")]["units"] == {"ice": 2}
    assert found[("pass",)]["units"] == {}  # nothing of the next round


def test_rewards_and_payments() -> None:
    match = table(
        player(stock={"alloy": 3, "ice": 1}, contracts=[{"id": "C01", "union": "1"}]), player(), contracts=True
    )
    do(match, ("use", "construction", "construct"))
    assert bills(match)[("F11", "new")] == {"units": {"alloy": -1, "ore": 1}, "points": 1, "contracts": ["C01"]}
    do(match, ("F11", "new"))
    assert bills(match)[("C01", "A")] == {"units": {}, "points": 2, "contracts": ["C01"]}
    assert bills(match)[("C01", "B")]["points"] == 0
