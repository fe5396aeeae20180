"""Statements of public pages about the base game, as the facts mark them: each one a test that can fail.

What the pages do not say (figures, limits, what happens in between) is in the rulings.
"""

from __future__ import annotations

from typing import Any

import pytest

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
    why,
)

COLOURS = ["grey", "red", "blue", "green"]


# --- frame and components ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sourced_set_up(seats: int) -> None:
    """5 leaders each; an outstation of each of the four colours; 4 tokens; as many workers as players; 3 rings."""
    match = GAME.start(seats, 7)
    table = seen(match)
    for seat in range(seats):
        assert of(match, seat)["leaders"] == 5
        assert [each["colour"] for each in of(match, seat)["outstations"]] == COLOURS
        assert any(of(match, seat)["stock"].values())
    assert len(table["tokens"]) == 4
    assert set(table["pool"].values()) == {max(seats, 2)}
    assert len(table["rings"]) == 3
    assert table["rounds"] == 3
    assert len(table["ships"]) == 3  # the coming rates are known


def test_sourced_one_to_four_players() -> None:
    assert tuple(GAME.seats) == (1, 2, 3, 4)


def test_sourced_the_game_lasts_three_rounds() -> None:
    match = finished(GAME.start(3, 2))
    assert [event["params"]["round"] for event in match.events(None) if event["key"] == "ceres-round"] == [1, 2, 3]


def test_sourced_most_points_win() -> None:
    outcome = finished(table(player(points={"projects": 3}), player(points={"asteroids": 4}), round=3)).outcome()
    assert outcome is not None
    assert outcome.winners == (YELLOW,)


def test_sourced_six_resources() -> None:
    """Credits, influence and four others, ore, ice and alloy among them."""
    names = list(of(GAME.start(2, 1))["stock"])
    assert len(names) == 6
    assert set(names) >= {"credits", "influence", "ore", "ice", "alloy"}


def test_sourced_counts_of_the_expansion() -> None:
    """32 contracts, 6 union tiles, 28 seals, 1 assistance token, 2 action cards, 4 pawns and 4 markers."""
    catalog = GAME.catalog()
    assert len(catalog["contracts"]) == 32
    assert len(catalog["unions"]) == 6
    assert sum(each["seals"] for each in seen(GAME.start(4, 1))["unions"]) == 28
    assert [token["id"] for token in catalog["tokens"] if token["contracts"]] == ["K9"]
    assert [card["id"] for card in catalog["automa"]["actions"] if card["kind"] == "union"] == ["M15", "M16"]
    assert sum(each["pawn"] for each in seen(GAME.start(4, 1))["players"]) == 4


# --- the round --------------------------------------------------------------------------------------------------


def test_sourced_inner_rings_turn_faster() -> None:
    """All rings turn each round, at different speeds."""
    steps = [ring["steps"] for ring in GAME.catalog()["rings"]]
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) == 3
    assert min(steps) > 0
    match = table(player(), player())
    before = [ring["turns"] for ring in seen(match)["rings"]]
    pass_all(match)
    after = [ring["turns"] for ring in seen(match)["rings"]]
    assert [(new - old) % 8 for old, new in zip(before, after)] == steps


def test_sourced_projects_are_not_refilled_during_the_round() -> None:
    match = table(player(stock=RICH), player())
    do(match, ("use", "trade", "settle"), "P01")
    assert seen(match)["projects"] == ["P02", "P04"]


def test_sourced_the_ship_brings_workers_and_offers() -> None:
    """Each round's ship has its own workers aboard and its own rates."""
    match = GAME.start(3, 4)
    offers = {ship["id"]: ship["offers"] for ship in GAME.catalog()["ships"]}
    ships = seen(match)["ships"]
    assert len({str(offers[ship]) for ship in ships}) == 3
    for _ in range(3):
        assert seen(match)["aboard"]
        pass_all(match)


def test_sourced_outstations_and_probes_produce() -> None:
    """The mining phase pays the income of each outstation and each launched probe."""
    match = table(player(), player(more=[{"id": "F07"}]), asteroids={"A18": WHITE})
    mine, other = of(match)["income"], of(match, YELLOW)["income"]
    pass_all(match)
    assert of(match)["stock"] == mine
    assert of(match, YELLOW)["stock"] == other
    assert mine != other
    assert any(mine.values())


def test_sourced_one_action_a_turn_in_turn_order_until_all_have_passed() -> None:
    match = table(player(), player(), player())
    for seat in (0, 1, 2, 0, 1, 2):
        assert list(match.asked()) == [seat]
        do(match, ("lobby",), seat=seat)
    for seat in (0, 1, 2):
        assert seen(match)["round"] == 1
        do(match, ("pass",), seat=seat)
    assert seen(match)["round"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sourced_slots_depend_on_the_players_and_a_full_location_is_closed(seats: int) -> None:
    match = table(*[player(stock=RICH) for _ in range(seats)], slots={"factory": [YELLOW] * (seats - 1)})
    do(match, ("use", "factory", "extract"), (4, 0))
    assert why(match, "use", "factory", "extract", seat=YELLOW) == "ceres-location-full"


def test_sourced_a_worker_comes_from_the_pool_to_an_outstation_of_its_colour() -> None:
    match = table(player(), player(), pool={"grey": 0, "red": 0, "blue": 0, "green": 1})
    works = [answer for answer in offered(match) if answer[0] == "work"]
    assert works == [("work", "S-green")]
    do(match, *works)
    assert seen(match)["pool"]["green"] == 0
    assert of(match)["outstations"][3]["worker"] == "pool"


def test_sourced_hired_workers_join_the_pool_for_good() -> None:
    match = table(player(stock={"credits": 1}), player(), aboard=["green"])
    do(match, ("use", "spaceport", "hire"), ("green", "S-green"))
    before = sum(seen(match)["pool"].values())
    pass_all(match)
    assert sum(seen(match)["pool"].values()) == before + 1
    pass_all(match)
    assert sum(seen(match)["pool"].values()) == before + 1


# --- locations --------------------------------------------------------------------------------------------------


def test_sourced_the_factory_builds_craft_and_gives_resources() -> None:
    match = table(player(stock={"alloy": 1, "credits": 1}), player())
    do(match, ("use", "factory", "assemble"))
    assert stock(match) == {"probes": 1}
    again = table(player(), player())
    do(again, ("use", "factory", "extract"), (1, 3))
    assert stock(again) == {"ore": 1, "ice": 3}


def test_sourced_alloy_is_made_of_ore_and_pays_for_facilities() -> None:
    match = table(player(stock={"ore": 1}), player(stock=RICH))
    assert why(match, "use", "construction", "construct") == "ceres-no-facility"
    do(match, ("use", "factory", "refine"))
    assert stock(match) == {"alloy": 1}
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "construction", "construct"), ("F01", "new"))
    assert "alloy" not in stock(match)


def test_sourced_the_trade_office_trades_or_takes_a_project() -> None:
    """Trade with the ship; or a project, paid and scored, or taken unpaid for an extra."""
    options = ["trade", "settle", "defer"]
    match = table(player(stock=RICH), player())
    assert [answer[2] for answer in offered(match) if answer[:2] == ("use", "trade")] == options
    do(match, ("use", "trade", "settle"), "P04")
    assert of(match)["lines"]["projects"] == POINTS["P04"]
    later = table(player(stock={"influence": 1}), player())
    do(later, ("use", "trade", "defer"), "P04")
    assert [each["id"] for each in of(later)["unpaid"]] == ["P04"]
    assert of(later)["lines"]["projects"] == 0


def test_sourced_a_project_still_unpaid_at_the_end_costs_points() -> None:
    match = finished(table(player(unpaid=["P04"]), player(), round=3))
    assert of(match)["lines"]["unpaid"] < 0
    assert match.scores()[WHITE] < 0


def test_sourced_the_council_sells_favours_and_blocked_actions_for_influence() -> None:
    match = table(player(stock={"influence": 9}), player(), slots={"factory": [YELLOW, YELLOW]})
    kinds = {answer[0] for answer in offered(match)}
    assert {"favour", "override"} <= kinds
    poor = table(player(), player(), slots={"factory": [YELLOW, YELLOW]})
    assert not {"favour", "override"} & {answer[0] for answer in offered(poor)}


# --- facilities, belt, research ---------------------------------------------------------------------------------


def test_sourced_a_facility_is_a_new_outstation_or_an_upgrade() -> None:
    """New: income at once and a place for a worker. Tucked: the host's action grows, and there is no income."""
    new, tucked = [table(player(stock={"alloy": 1}), player()) for _ in range(2)]
    do(new, ("use", "construction", "construct"), ("F01", "new"))
    assert [each["id"] for each in of(new)["outstations"]][4:] == ["F01"]
    assert stock(new) == {"ice": 1}  # its income, at once
    assert of(new)["income"]["ice"] == 2
    do(tucked, ("use", "construction", "construct"), ("F01", "S-grey"))
    assert len(of(tucked)["outstations"]) == 4
    assert of(tucked)["outstations"][0]["upgrades"] == ["F01"]
    assert of(tucked)["income"]["ice"] == 1


def test_sourced_a_card_shows_one_or_two_actions() -> None:
    assert {len(card["action"]) for card in GAME.catalog()["facilities"]} == {1, 2}


def test_sourced_launching_claims_an_asteroid_for_resources_points_and_income() -> None:
    match = table(player(stock={"probes": 1, "ice": 9}), player())
    before = of(match)["income"]
    do(match, ("work", "S-grey"), "A18")
    assert of(match)["lines"]["asteroids"] > 0
    assert of(match)["income"] != before
    assert next(each for each in seen(match)["asteroids"] if each["id"] == "A18")["owner"] == WHITE
    gained = {name: of(match)["income"][name] - before[name] for name in before}
    price = 1 + 2 + 2  # of the outer ring, two sectors off
    left = {"probes": 0, "ice": 9 - price}
    assert of(match)["stock"] == {name: count + left.get(name, 0) for name, count in gained.items()}


def test_sourced_farther_is_dearer() -> None:
    match = GAME.start(4, 3)
    for ring in ("inner", "middle", "outer"):
        names = [each["id"] for each in GAME.catalog()["asteroids"] if each["ring"] == ring]
        rocks = [each for each in seen(match)["asteroids"] if each["id"] in names]
        prices = {min(each["sector"], 8 - each["sector"]): each["price"] for each in rocks}
        assert [prices[far] for far in sorted(prices)] == sorted(prices.values())
        assert len(set(prices.values())) == 5


def test_sourced_launches_from_outstations_and_unions() -> None:
    own = table(player(stock={"probes": 1, "ice": 9}), player())
    do(own, ("work", "S-grey"))
    assert asked(own) == "launch"
    piece: dict[str, Any] = {"owner": WHITE, "piece": "pawn"}
    white = player(stock={"probes": 1, "ice": 9}, pawn=False)
    by_union = table(white, player(), contracts=True, unions=[tile(1, "C01", "C02", slots=[piece, None]), tile(2)])
    do(by_union, ("commit", 1))
    assert asked(by_union) == "launch"


def test_sourced_research_has_three_fields_and_is_done_by_workers() -> None:
    assert [field["id"] for field in GAME.catalog()["research"]] == ["exploration", "construction", "commerce"]
    match = table(player(stock={"credits": 9}), player())
    do(match, ("work", "S-red"), "exploration")
    assert of(match)["research"] == {"exploration": 1, "construction": 0, "commerce": 0}


def test_sourced_research_gives_lasting_bonuses() -> None:
    """Each field has a passive bonus: launches, constructions and projects are cheaper."""
    levels = {"exploration": 2, "construction": 2, "commerce": 2}
    plain, learned = table(player(), player()), table(player(research=levels), player())
    before, after = [each.view(WHITE)["table"]["prices"] for each in (plain, learned)]
    assert all(after["launch"][rock] <= price for rock, price in before["launch"].items())
    assert after["launch"]["A03"] == before["launch"]["A03"] - 1
    credits = [sum(price.get("credits", 0) for price in each["build"].values()) for each in (before, after)]
    assert credits[1] < credits[0]
    assert after["waived"] == {name: count + 1 for name, count in before["waived"].items()}
