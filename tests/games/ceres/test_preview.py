"""The bill of each choice, as the screen shows it."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.i18n import Translator
from tests.games.ceres.build import GAME, POINTS, WHITE, YELLOW, do, offered, player, table


def bills(match: Any, seat: int = WHITE) -> dict[Any, Any]:
    """Return the bills by answer."""
    return dict(zip(offered(match, seat), match.view(seat)["table"]["preview"]))


def in_words(match: Any, answer: Any, language: str) -> str:
    """Return the words for an answer of White."""
    return Translator(language).say(GAME.label(match.state, match.asked()[WHITE], answer))


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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Pay for Habitat Ring (1 ice, 2 alloy less 1 unit)", "Water Reservoir: 1 credit, 4 ice less 2 units → "],
        ),
        ("ru", ["минус 1 единица", "минус 2 единицы"]),
    ],
)
def test_the_words_of_a_payment_tell_what_is_waived(language: str, words: list[str]) -> None:
    """R17: discounts of research and of the action add up; taking a project unpaid shows its whole price."""
    stock = {"influence": 5, "credits": 9, "ice": 9, "alloy": 9}
    white = player(stock=stock, research={"commerce": 2}, unpaid=["P04"])
    match = table(white, player(), tokens=["K1", "K2", "K3", "K7"], projects=["P01"])
    assert words[0] in in_words(match, ("aside", "pay", "P04"), language)
    do(match, ("favour", "K7"))
    assert words[1] in in_words(match, "P01", language)
    later = table(white, player(), projects=["P01"])
    do(later, ("use", "trade", "defer"))
    assert in_words(later, "P01", "en").startswith("Water Reservoir: 1 credit, 4 ice → ")
