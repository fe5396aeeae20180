"""The rulings R11 to R19, on building, launching, research, trade and projects."""

from __future__ import annotations

import pytest

from offworld.kernel.errors import IllegalAnswer
from tests.games.ceres.build import (
    POINTS,
    RICH,
    WHITE,
    YELLOW,
    asked,
    do,
    finished,
    of,
    offered,
    player,
    seen,
    stock,
    table,
    tile,
    why,
    why_answer,
)


def test_r11_construction_price() -> None:
    """Alloy, then credits of research, then one unit of credits, ore or ice for an upgrade; it may reach nothing."""
    deck = ["F18", "F19", "F01", "F02", "F03", "F04"]
    match = table(
        player(stock=RICH, research={"construction": 4}, more=[{"id": "F28"}]),
        player(stock=RICH),
        facilities=deck,
    )
    assert match.view(WHITE)["table"]["prices"]["build"]["F18"] == {"alloy": 1, "ice": 2}
    do(match, ("work", "F28"))  # 1 alloy less
    assert match.view(WHITE)["table"]["prices"]["build"]["F01"] == {}
    assert match.view(WHITE)["table"]["prices"]["build"]["F19"] == {"credits": 1, "ore": 1, "alloy": 1}
    do(match, ("F19", "S-red"))
    assert asked(match) == "waive"
    assert offered(match) == [("credits",), ("ore",)]
    before = stock(match)
    do(match, ("ore",))
    assert stock(match)["credits"] == before["credits"] - 1
    assert stock(match)["ore"] == before["ore"]
    assert stock(match)["alloy"] == before["alloy"] - 1


def test_r12_upgrade() -> None:
    """Own outstation of the colour, starting ones included, at most two; effects at once, and it is no activation."""
    held = [{"id": "C31", "union": "1"}]
    match = table(
        player(
            stock={"alloy": 3},
            contracts=held,
            outstations=[{"id": "S-grey", "upgrades": ["F04"]}, {"id": "S-red"}, {"id": "S-blue"}, {"id": "S-green"}],
        ),
        player(),
        contracts=True,
    )
    do(match, ("use", "construction", "construct"))
    assert ("F01", "S-grey") in offered(match)
    assert ("F01", "S-red") not in offered(match)
    assert why_answer(match, ("F01", "S-red")) == "ceres-other-colour"
    do(match, ("F01", "S-grey"))
    assert stock(match) == {"alloy": 2, "ice": 2}  # its upgrade effect at once, and no income
    assert of(match)["lines"]["facilities"] == 1
    assert of(match)["contracts"][0]["level"] == 0
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "construction", "construct"))
    assert why_answer(match, ("F02", "S-grey")) == "ceres-no-more-upgrades"


def test_r12_upgrades_follow_the_action_in_the_order_they_were_tucked() -> None:
    match = table(
        player(
            stock={"ore": 1},
            outstations=[
                {"id": "S-grey"},
                {"id": "S-red"},
                {"id": "S-blue", "upgrades": ["F29", "F21"]},
                {"id": "S-green"},
            ],
        ),
        player(),
    )
    do(match, ("work", "S-blue"), 0)  # decline the smelter itself
    assert stock(match) == {"ore": 2, "credits": 1}
    do(match, 1)
    assert stock(match) == {"ore": 1, "credits": 1, "alloy": 1}


def test_r13_launch() -> None:
    match = table(player(stock={"probes": 1, "ice": 3}), player())
    do(match, ("work", "S-grey"), "A01")
    assert stock(match) == {"ice": 3 - 2, "credits": 2}
    assert of(match)["lines"]["asteroids"] == POINTS["A01"]
    assert of(match)["income"]["credits"] == 1 + 2


def test_r13_one_probe_for_each_asteroid() -> None:
    match = table(player(stock=RICH), player(), asteroids={"A01": YELLOW})
    do(match, ("work", "S-grey"))
    assert "A01" not in offered(match)
    assert why_answer(match, "A01") == "ceres-asteroid-taken"


def test_r14_probe_limits() -> None:
    match = table(player(stock=RICH), player())
    assert why(match, "use", "factory", "assemble") == "ceres-store-full"
    owned = dict.fromkeys(("A01", "A02", "A03", "A04", "A09", "A10", "A11"), WHITE)
    match = table(player(stock={**RICH, "probes": 1}), player(), asteroids=owned)
    assert why(match, "use", "factory", "assemble") == "ceres-no-tokens"
    match = table(player(stock={**RICH, "probes": 3}, research={"exploration": 2}), player())
    do(match, ("work", "S-red"), "exploration", "skip")
    assert of(match)["stock"]["probes"] == 3  # a probe gained otherwise is lost


def test_r14_assembling_fills_the_store() -> None:
    match = table(player(stock={"alloy": 5, "credits": 5, "probes": 2}), player())
    do(match, ("use", "factory", "assemble"))
    assert of(match)["stock"] == {"credits": 4, "influence": 0, "ore": 0, "ice": 0, "alloy": 4, "probes": 3}


def test_r15_research() -> None:
    match = table(player(stock={"credits": 2}), player())
    do(match, ("work", "S-red"), "commerce")
    assert stock(match) == {"credits": 2 - 1 + 3}
    do(match, "commerce")
    assert stock(match) == {"credits": 3}
    top = table(player(stock=RICH, research={"exploration": 6}), player())
    do(top, ("work", "S-red"))
    assert why_answer(top, "exploration") == "ceres-field-complete"


def test_r16_trade() -> None:
    """Each offer once in one trade, up to its maximum, in any order; what one gives may pay the next."""
    match = table(player(stock={"ore": 2}), player())
    do(match, ("use", "trade", "trade"))
    assert offered(match) == [(0, 1), (0, 2)]
    do(match, (0, 2))
    assert stock(match) == {"credits": 4}
    assert why_answer(match, (0, 1)) == "ceres-offer-used"
    assert why_answer(match, (1, 2)) == "ceres-offer-limit"
    do(match, (1, 1))
    assert stock(match) == {"credits": 2, "alloy": 1}
    assert asked(match, YELLOW) == "action"  # two offers are all


def test_r17_project_payment() -> None:
    """Discounts add up, waive units of one's choice but no probes, and leave at least one unit to pay."""
    match = table(
        player(stock=RICH, research={"commerce": 5}), player(), tokens=["K1", "K2", "K3", "K7"], projects=["P21", "P04"]
    )
    do(match, ("favour", "K7"), "P21")
    assert of(match)["stock"]["probes"] == 3 - 2
    assert of(match)["stock"]["credits"] == RICH["credits"]  # 3 credits waived of 4 possible
    assert of(match)["lines"]["projects"] == POINTS["P21"] + 1  # and a point by research
    dear = table(
        player(stock=RICH, research={"commerce": 5}), player(), tokens=["K1", "K2", "K3", "K7"], projects=["P04"]
    )
    do(dear, ("favour", "K7"), "P04")
    assert asked(dear) == "waive"  # 2 alloy and 1 ice, of which 2 units are waived: one is paid
    assert sorted(offered(dear)) == [("alloy", "alloy"), ("ice", "alloy")]


def test_r18_unpaid_projects() -> None:
    """No limit, an influence each; paid in full on own turns or at the very end, otherwise the penalty."""
    match = table(player(stock={"influence": 2, "credits": 0}), player(), round=3)
    do(match, ("use", "trade", "defer"), "P01")
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "trade", "defer"), "P04")
    assert [each["id"] for each in of(match)["unpaid"]] == ["P01", "P04"]
    assert stock(match) == {}
    finished(match)
    assert of(match)["lines"]["unpaid"] == -4


def test_r18_the_last_payment_before_final_scoring() -> None:
    match = table(
        player(stock={"alloy": 2, "ice": 1}, unpaid=["P04"], contracts=[{"id": "C26", "union": "1"}]),
        player(),
        contracts=True,
        round=3,
    )
    do(match, ("pass",))
    do(match, ("pass",), seat=YELLOW)
    assert seen(match)["phase"] == "last_payments"
    do(match, ("pay", "P04"))
    assert asked(match) == "reward"  # it still counts for a contract
    do(match, ("C26", "A"))
    assert match.over
    assert of(match)["lines"]["projects"] == POINTS["P04"]
    assert of(match)["lines"]["rewards"] == 2


def test_r19_production_action() -> None:
    """Different own sources with an income; all of them where they are not more than five."""
    unions = [tile(1), tile(6, "C01", "C02", slots=[{"owner": WHITE, "piece": "pawn"}, None])]
    match = table(player(pawn=False), player(), contracts=True, unions=unions)
    do(match, ("commit", 6))
    assert stock(match) == {"credits": 1, "ore": 1, "ice": 1}
    many = table(
        player(pawn=False, more=[{"id": "F01"}, {"id": "F02"}]),
        player(),
        contracts=True,
        unions=unions,
        asteroids={"A18": WHITE},
        facilities=[],
    )
    do(many, ("commit", 6))
    assert asked(many) == "income"
    with pytest.raises(IllegalAnswer):
        do(many, ("S-red", "S-grey", "S-blue", "F01", "F02"))  # the laboratory has no income
    do(many, ("S-grey", "S-green", "F01", "F02", "A18"))
    assert stock(many) == {"credits": 1, "ore": 1, "ice": 2, "alloy": 2}
