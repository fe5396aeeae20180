"""The rulings R01 to R10, on rounds, leaders and workers: they settle what rulebook and figures leave open."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.ceres.data.figures import CONTRACTS_SEAT_BONUS, SEAT_BONUS
from tests.games.ceres.build import (
    GAME,
    POINTS,
    RICH,
    WHITE,
    YELLOW,
    asked,
    do,
    of,
    offered,
    pass_all,
    player,
    seen,
    stock,
    table,
    tile,
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


def test_r04_a_project_taken_unpaid_can_be_paid_after_the_same_action() -> None:
    """Unpaid projects may be paid after the action, also one that this very action brought."""
    match = table(player(stock={"influence": 1, "credits": 1, "ice": 4}), player())
    do(match, ("use", "trade", "defer"), "P01")
    assert asked(match) == "pay"
    assert offered(match) == [("pay", "P01"), ("end",)]
    do(match, ("pay", "P01"))
    assert of(match)["paid"] == ["P01"]
    assert asked(match, YELLOW) == "action"


def test_r04_a_payment_that_completes_a_contract_waits_for_the_reward_that_is_asked_about() -> None:
    """Both rewards are chosen: the one that is asked about first, then, after the action, that of the payment."""
    held = [{"id": "C13", "union": "1"}, {"id": "C26", "union": "1"}]
    white = player(stock={"alloy": 9, "ice": 9}, contracts=held, unpaid=["P04"])
    match = table(white, player(), contracts=True, facilities=["F01"])
    do(match, ("use", "construction", "construct"), ("F01", "new"))
    assert asked(match) == "reward"
    assert match.asides(WHITE) == []
    do(match, ("C13", "B"), ("pay", "P04"))
    assert offered(match) == [("C26", "A"), ("C26", "B")]
    do(match, ("C26", "A"))
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
