"""The rulings R01 to R29, which settle what rulebook and figures leave open; R30 to R36 are the Automa's."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.ceres.data.figures import CONTRACTS_SEAT_BONUS, SEAT_BONUS
from offworld.kernel.errors import IllegalAnswer
from tests.games.ceres.build import (
    GAME,
    POINTS,
    RICH,
    WHITE,
    YELLOW,
    asked,
    do,
    finished,
    of,
    offered,
    pass_all,
    player,
    seen,
    stock,
    table,
    tile,
    union,
    why,
    why_answer,
)


def rock(match: Any, name: str) -> dict[str, Any]:
    """Return an asteroid as everybody sees it."""
    found: dict[str, Any] = next(each for each in seen(match)["asteroids"] if each["id"] == name)
    return found


@pytest.mark.parametrize(
    ("turns", "sector", "price"), [(0, 2, 4), (3, 5, 5), (5, 7, 3), (6, 0, 2), (2, 4, 6), (7, 1, 3)]
)
def test_r01_belt_positions(turns: int, sector: int, price: int) -> None:
    """Vesta, inner ring, printed sector 2: price is 1 + the shorter way to sector 0 + 1 for the inner ring."""
    match = table(player(), player(), rings={"inner": turns})
    assert rock(match, "A02")["sector"] == sector
    assert rock(match, "A02")["price"] == price


def test_r01_launched_probes_turn_with_their_asteroid() -> None:
    match = table(player(), player(), asteroids={"A02": 0, "A10": 1, "A18": 1})
    pass_all(match)
    assert [rock(match, name)["sector"] for name in ("A02", "A10", "A18")] == [2 + 3, 3 + 2, 2 + 1]
    assert [rock(match, name)["owner"] for name in ("A02", "A10", "A18")] == [0, 1, 1]


def test_r01_the_view_says_where_everything_will_be_next_round() -> None:
    match = GAME.start(4, 9)
    coming = {each["id"]: (each["next"], each["next_price"]) for each in seen(match)["asteroids"]}
    pass_all(match)
    assert {each["id"]: (each["sector"], each["price"]) for each in seen(match)["asteroids"]} == coming


def test_r02_mining_phase_in_its_order() -> None:
    """Contracts, rings, projects, ship, production; production takes every source once and is no decision."""
    match = GAME.start(2, 12, {"contracts": True})
    table = seen(match)
    assert len(table["projects"]) == 3
    assert len(table["aboard"]) == 3
    start = {"credits": 3, "influence": 1, "ore": 2, "ice": 2, "alloy": 1, "probes": 1}
    first = table["first"]
    produced = {name: count + {"credits": 1, "ore": 1, "ice": 1}.get(name, 0) for name, count in start.items()}
    assert of(match, first)["stock"] == produced
    assert of(match, 1 - first)["stock"] == {**produced, "credits": produced["credits"] + CONTRACTS_SEAT_BONUS[2][1]}
    events = [event["key"] for event in match.events(None)]
    assert events == ["ceres-round", "ceres-docked", "ceres-produced", "ceres-produced"]


def test_r02_production_counts_outstations_and_probes() -> None:
    match = table(player(more=[{"id": "F25"}, {"id": "F07"}]), player(), asteroids={"A18": 0})
    assert of(match)["income"] == {"credits": 1, "influence": 0, "ore": 2, "ice": 2, "alloy": 3, "probes": 0}
    pass_all(match)
    assert stock(match) == {"credits": 1, "ore": 2, "ice": 2, "alloy": 3}


@pytest.mark.parametrize("contracts", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r03_first_player_and_seat_bonus(seats: int, contracts: bool) -> None:
    """Drawn at random, then one seat to the left each round; bonuses follow the turn order of round 1."""
    bonus = (CONTRACTS_SEAT_BONUS if contracts else SEAT_BONUS)[seats]
    assert len(set(bonus)) > 1
    firsts = set()
    for seed in range(30):
        match = GAME.start(seats, seed, {"contracts": contracts})
        first = seen(match)["first"]
        firsts.add(first)
        assert next(iter(match.asked())) == first
        credits = [of(match, (first + place) % seats)["stock"]["credits"] for place in range(seats)]
        assert credits == [3 + 1 + extra for extra in bonus]
    assert firsts == set(range(seats))
    pass_all(match)
    assert seen(match)["first"] == (first + 1) % seats
    assert next(iter(match.asked())) == (first + 1) % seats


def test_r03_alone_the_human_begins_every_round() -> None:
    match = GAME.start(1, 3)
    for _ in range(3):
        assert asked(match) == "action"
        assert seen(match)["automa"]["discards"] == []
        pass_all(match)


def test_r04_one_action_or_pass_and_a_pass_holds() -> None:
    match = table(player(stock=RICH), player(stock=RICH))
    do(match, ("use", "factory", "extract"), (4, 0))
    assert asked(match, YELLOW) == "action"
    do(match, ("pass",), seat=YELLOW)
    assert of(match, YELLOW)["passed"]
    do(match, ("lobby",), ("lobby",))  # the others go on
    assert asked(match, YELLOW) == ""


def test_r04_unpaid_projects_are_paid_before_the_action_beside_it_and_after_it() -> None:
    match = table(player(stock={"alloy": 4, "ice": 1, "ore": 1}, unpaid=["P04", "P05"]), player())
    assert match.asides(WHITE) == [("aside", "pay", "P04"), ("aside", "pay", "P05")]
    do(match, ("aside", "pay", "P04"))
    assert asked(match) == "action"  # it was no action
    assert of(match)["paid"] == ["P04"]
    do(match, ("use", "factory", "extract"))
    do(match, ("aside", "pay", "P05"))  # in the middle of the action
    assert asked(match) == "mix"
    assert of(match)["lines"]["projects"] == POINTS["P04"] + POINTS["P05"]


def test_r04_what_an_action_brings_can_pay_a_project_at_once() -> None:
    match = table(player(stock={"credits": 1}, unpaid=["P01"]), player())
    do(match, ("use", "factory", "extract"), (0, 4))
    assert asked(match) == "pay"
    do(match, ("pay", "P01"))
    assert of(match)["lines"]["projects"] == POINTS["P01"]
    assert asked(match, YELLOW) == "action"


def test_r04_with_nothing_left_to_do_one_passes_by_itself() -> None:
    match = table(player(leaders=1, lobby=4), player(), pool=dict.fromkeys(("grey", "red", "blue", "green"), 0))
    do(match, ("lobby",))
    do(match, ("lobby",), seat=YELLOW)
    assert of(match)["passed"]
    assert asked(match, YELLOW) == "action"


def test_r05_no_empty_action() -> None:
    match = table(player(), player())
    assert ("use", "factory", "refine") not in offered(match)
    assert why(match, "use", "factory", "refine") == "ceres-lacks"
    assert why(match, "use", "factory", "assemble") == "ceres-lacks"
    assert why(match, "use", "spaceport", "launch") == "ceres-no-probe"
    assert why(match, "use", "construction", "construct") == "ceres-no-facility"
    assert why(match, "use", "trade", "trade") == "ceres-no-offer"
    assert why(match, "work", "S-red") == "ceres-useless"
    assert ("lobby",) in offered(match)  # lobby always qualifies


def test_r05_a_payment_never_leaves_an_action_that_has_begun_empty() -> None:
    """A launch that has begun needs its ice: a project that would take it is paid before or after."""
    held = [{"id": "C31", "union": "1"}]
    white = player(stock={"probes": 1, "ice": 4, "credits": 1}, unpaid=["P01"], contracts=held)
    match = table(white, player(), contracts=True)
    assert match.asides(WHITE) == [("aside", "pay", "P01")]
    do(match, ("work", "S-grey"))
    assert match.asides(WHITE) == []
    assert why_answer(match, ("aside", "pay", "P01")) == "ceres-action-first"
    do(match, "A01")
    assert of(match)["contracts"][0]["level"] == 1  # activated, with something carried out
    enough = table(player(stock={"probes": 1, "ice": 6, "credits": 1}, unpaid=["P01"]), player())
    do(enough, ("work", "S-grey"))
    do(enough, ("aside", "pay", "P01"))
    assert asked(enough) == "launch"


def test_r05_an_effect_may_be_declined_but_not_all_of_them() -> None:
    match = table(player(stock={"credits": 2, "ore": 1}, more=[{"id": "F13"}]), player())
    do(match, ("work", "F13"))
    assert "skip" in offered(match)  # the conversion can still be done
    do(match, "skip")
    assert stock(match) == {"credits": 2, "alloy": 1}  # nothing else was left, so it was not asked about
    alone = table(player(stock={"credits": 2}), player())
    do(alone, ("work", "S-red"))
    assert "skip" not in offered(alone)
    do(alone, "exploration")
    assert "skip" in offered(alone)  # the second step may be declined


@pytest.mark.parametrize(("seats", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_r06_slots(seats: int, slots: int) -> None:
    match = GAME.start(seats, 1)
    assert {len(row) for row in seen(match)["locations"].values()} == {slots}


def test_r06_favours_and_lobby_need_no_council_slot() -> None:
    full = {"council": [YELLOW, YELLOW]}
    match = table(player(stock={"influence": 3}), player(), slots=full)
    assert ("lobby",) in offered(match)
    assert ("favour", "K8") in offered(match)
    do(match, ("favour", "K8"))
    assert seen(match)["locations"]["council"] == [YELLOW, YELLOW]
    assert seen(match)["tokens"][3]["callers"] == [WHITE]


def test_r07_override() -> None:
    slots = {"factory": [YELLOW, YELLOW]}
    match = table(player(stock={"influence": 2}), player(), slots=slots)
    assert why(match, "use", "factory", "extract") == "ceres-location-full"
    assert why(match, "override", "trade", "trade") == "ceres-location-free"
    do(match, ("override", "factory", "extract"), (2, 2))
    assert stock(match) == {"ore": 2, "ice": 2}
    assert seen(match)["locations"]["council"] == [WHITE, None]
    poor = table(player(stock={"influence": 1}), player(), slots=slots)
    assert why(poor, "override", "factory", "extract") == "ceres-lacks"
    crowded = table(player(stock={"influence": 2}), player(), slots={**slots, "council": [YELLOW, WHITE]})
    assert why(crowded, "override", "factory", "extract") == "ceres-location-full"


def test_r07_an_override_must_be_possible_with_what_is_left() -> None:
    full = {"trade": [YELLOW, YELLOW]}
    match = table(player(stock={"influence": 2}), player(), slots=full)
    assert ("override", "trade", "defer") not in offered(match)  # it needs a third influence
    assert ("override", "trade", "defer") in offered(table(player(stock={"influence": 3}), player(), slots=full))


def test_r07_an_override_counts_for_contracts_like_the_action() -> None:
    held = [{"id": "C15", "union": "1"}]
    match = table(
        player(stock={"influence": 2, "probes": 1, "ice": 9}, contracts=held),
        player(),
        contracts=True,
        slots={"spaceport": [YELLOW, YELLOW]},
    )
    do(match, ("override", "spaceport", "launch"), "A09")
    assert asked(match) == "reward"


def test_r07_union_tiles_cannot_be_overridden() -> None:
    piece = {"owner": YELLOW, "piece": "leader"}
    match = table(player(stock=RICH), player(), contracts=True, unions=[tile(1, slots=[piece, piece]), tile(2)])
    assert why(match, "grant", 1, "leader") == "ceres-union-full"
    assert not [answer for answer in offered(match) if answer[0] == "override"]


def test_r08_favour_price_counts_all_leaders_on_the_token() -> None:
    match = table(player(stock={"influence": 3}), player(stock={"influence": 9}), callers=[[], [], [], [YELLOW]])
    assert seen(match)["tokens"][3]["price"] == 2
    do(match, ("favour", "K8"))
    assert stock(match)["influence"] == 3 - 2
    assert seen(match)["tokens"][3]["price"] == 3
    do(match, ("pass",), seat=YELLOW)
    assert why(match, "favour", "K8") == "ceres-called-already"  # each player once a round
    assert why(match, "favour", "K1") == "ceres-no-probe"  # an effect that can be carried out is needed


def test_r08_every_token_has_its_own_price() -> None:
    """What the first leader of a round pays is printed on the token."""
    prices = {each["id"]: each["price"] for each in GAME.catalog()["tokens"]}
    match = table(player(stock=RICH), player(), tokens=["K1", "K2", "K7", "K8"])
    assert {each["id"]: each["price"] for each in seen(match)["tokens"]} == {
        name: prices[name] for name in ("K1", "K2", "K7", "K8")
    }
    assert len(set(prices.values())) > 1
    poor = table(player(stock={"influence": prices["K2"] - 1, "alloy": 9, "credits": 9}), player())
    assert why(poor, "favour", "K2") == "ceres-favour-too-dear"


def test_r08_influence_is_spent_before_the_effect() -> None:
    tokens = ["K1", "K2", "K3", "K7"]
    price = next(each["price"] for each in GAME.catalog()["tokens"] if each["id"] == "K7")
    few, enough = [
        table(player(stock={"influence": price + left, "credits": 1}), player(), tokens=tokens, projects=["P08"])
        for left in (1, 2)
    ]
    assert ("favour", "K7") not in offered(few)  # 1 credit of 2 is waived, but 2 influence are needed
    assert ("favour", "K7") in offered(enough)


def test_r09_one_worker_a_round_on_each_outstation() -> None:
    match = table(player(stock=RICH), player(stock=RICH))
    do(match, ("work", "S-green"))
    do(match, ("lobby",), seat=YELLOW)
    assert why(match, "work", "S-green") == "ceres-has-worker"
    do(match, ("favour", "K3"))  # overtime needs the worker, and no new one
    assert offered(match) == ["S-green"]
    do(match, "S-green")
    assert of(match)["outstations"][3]["worker"] == "pool"


def test_r09_a_new_outstation_works_in_the_round_it_is_built() -> None:
    match = table(player(stock={"alloy": 1}), player())
    do(match, ("use", "construction", "construct"), ("F01", "new"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("work", "F01"))
    assert stock(match) == {"ice": 1 + 3}


def test_r10_hired_workers_are_resolved_one_by_one_and_join_the_pool() -> None:
    match = table(player(stock={"credits": 2, "ore": 1}), player(), aboard=["blue", "green", "grey"])
    do(match, ("use", "spaceport", "hire"), ("blue", "S-blue"))
    assert stock(match) == {"credits": 1, "alloy": 1}  # resolved before the next
    do(match, ("green", "S-green"))
    assert stock(match) == {"credits": 0 + 2, "influence": 1, "alloy": 1}
    assert seen(match)["aboard"] == ["grey"]
    before = seen(match)["pool"]
    pass_all(match)
    after = seen(match)["pool"]
    assert {name: after[name] - before[name] for name in after} == {"grey": 0, "red": 0, "blue": 1, "green": 1}


def test_r10_a_hired_worker_needs_a_free_outstation_of_its_colour() -> None:
    match = table(player(stock=RICH), player(), aboard=["green"], slots={})
    do(match, ("use", "spaceport", "hire"))
    assert why_answer(match, ("green", "S-red")) == "ceres-wrong-colour"
    assert why_answer(match, ("red", "S-red")) == "ceres-colour-not-aboard"


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


def test_r20_scores() -> None:
    """Public, below 0 only by penalties; left-over units count in full sixes, alloy and probes twice."""
    match = table(
        player(stock={"credits": 3, "alloy": 3, "probes": 1}, leaders=0, lobby=5), player(stock={"ore": 5}), round=3
    )
    finished(match)
    assert of(match)["lines"]["leftovers"] == (3 + 2 * 3 + 2 * 1) // 6
    assert of(match, YELLOW)["lines"]["leftovers"] == 0
    assert match.view(YELLOW)["table"]["players"][WHITE]["points"] == of(match)["points"]


def test_r21_union_grant() -> None:
    match = table(player(), player(), contracts=True)
    do(match, ("grant", 1, "leader"))  # although the pawn is in hand
    do(match, ("pass",), seat=YELLOW)
    do(match, ("grant", 1, "pawn"))  # on both slots of one tile
    assert [slot["owner"] for slot in union(match, 1)["slots"]] == [WHITE, WHITE]
    pass_all(match)  # committing is optional
    assert of(match)["contracts"] == []


def test_r22_commit() -> None:
    """The bonus grant may be impossible or declined; the contract is taken all the same."""
    impossible = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(3)])
    do(impossible, ("grant", 1, "pawn"))
    do(impossible, ("pass",), seat=YELLOW)
    do(impossible, ("commit", 1))
    assert asked(impossible) == "contract"
    declined = table(player(stock={"ore": 1}), player(), contracts=True, unions=[tile(1), tile(2, "C15", "C16")])
    do(declined, ("grant", 2, "pawn"))
    do(declined, ("pass",), seat=YELLOW)
    do(declined, ("commit", 2), 0, "C15")
    assert [each["id"] for each in of(declined)["contracts"]] == ["C15"]


def test_r23_pawns_return_and_all_slots_open_again() -> None:
    match = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(2)])
    do(match, ("grant", 1, "pawn"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", 1), "C15")
    pass_all(match)
    assert of(match)["pawn"]
    assert of(match)["leaders"] == 5
    assert union(match, 1)["slots"] == [None, None]


def test_r24_one_deed_moves_every_matching_contract_by_one_level() -> None:
    held = [{"id": name, "union": "1"} for name in ("C05", "C09", "C14")]
    match = table(player(stock={"alloy": 1}, contracts=held), player(), contracts=True)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert [each["level"] for each in of(match)["contracts"]] == [1, 1, 1]


def test_r24_steps_probes_and_workers_count_one_by_one() -> None:
    held = [{"id": name, "union": "1"} for name in ("C21", "C28", "C29")]
    match = table(
        player(stock={"credits": 20, "alloy": 2, "ore": 9}, contracts=held),
        player(),
        contracts=True,
        aboard=["blue", "green"],
    )
    do(match, ("work", "S-red"), "commerce", "commerce")
    assert of(match)["contracts"][0]["level"] == 2
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "factory", "assemble"), 2)
    assert asked(match) == "reward"
    do(match, ("C28", "A"), ("use", "spaceport", "hire"), ("blue", "S-blue"), 1, ("green", "S-green"))
    assert offered(match) == [("C29", "A"), ("C29", "B")]


def test_r24_a_level_is_gained_before_the_next_effect() -> None:
    """The first of two steps completes a contract: its reward is chosen before the second step."""
    match = table(
        player(stock={"credits": 9}, contracts=[{"id": "C20", "union": "1", "level": 1}]), player(), contracts=True
    )
    do(match, ("work", "S-red"), "commerce")
    assert asked(match) == "reward"
    do(match, ("C20", "B"))
    assert asked(match) == "research"


def test_r25_the_owner_orders_what_one_deed_completes() -> None:
    held = [{"id": name, "union": "1"} for name in ("C01", "C13")]
    match = table(player(stock={"alloy": 1}, contracts=held), player(), contracts=True)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert offered(match) == [("C01", "A"), ("C01", "B"), ("C13", "A"), ("C13", "B")]
    do(match, ("C13", "B"))
    assert union(match, 1)["progress"] == 2
    assert offered(match) == [("C01", "A"), ("C01", "B")]
    do(match, ("C01", "A"))
    assert union(match, 1)["progress"] == 3


def test_r26_steps_beyond_twelve_are_lost() -> None:
    match = table(
        player(stock={"alloy": 1}, contracts=[{"id": "C01", "union": "1"}]),
        player(),
        contracts=True,
        unions=[tile(1, progress=11), tile(2)],
    )
    do(match, ("use", "construction", "construct"), ("F11", "new"), ("C01", "B"))
    assert union(match, 1)["progress"] == 12


def test_r27_labour_union_is_for_its_caller_until_the_end_of_the_round() -> None:
    match = table(
        player(stock={"influence": 2}),
        player(),
        contracts=True,
        tokens=["K1", "K2", "K3", "K9"],
        unions=[tile(1, "C15", "C16"), tile(2)],
    )
    do(match, ("favour", "K9"))
    do(match, ("grant", 1, "pawn"), seat=YELLOW)
    assert stock(match, YELLOW) == {"ice": 2}
    assert union(match, 1)["progress"] == 0
    pass_all(match)
    assert not of(match)["labour_union"]
    ice = of(match)["stock"]["ice"]
    do(match, ("pass",), seat=YELLOW)
    do(match, ("grant", 1, "pawn"))
    assert of(match)["stock"]["ice"] == ice + 2


def test_r28_the_contract_penalty_is_a_line_of_the_score() -> None:
    held = [{"id": name, "union": "1"} for name in ("C01", "C13")]
    match = finished(table(player(contracts=held), player(), contracts=True, round=3))
    lines = {line[0].key: line[1] for line in GAME.score_lines(match.state, WHITE)}
    assert lines["ceres-source-unfinished"] == -4


def test_ties_by_influence_credits_and_probes_then_shared() -> None:
    """Final scoring 6: influence, then credits, then launched probes, then the win is shared."""
    for mine, yours, winners in (
        ({"influence": 1}, {"credits": 1}, (WHITE,)),
        ({"credits": 1}, {"ore": 1}, (WHITE,)),
        ({"ore": 2}, {"ice": 1}, (WHITE, YELLOW)),
    ):
        match = table(player(stock=mine, leaders=0, lobby=5), player(stock=yours, leaders=0, lobby=5), round=3)
        for who in (WHITE, YELLOW):
            do(match, ("pass",), seat=who)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == winners
