"""Rulings on corporations."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.match import Match
from offworld.kernel.payment import Payment
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GAME,
    LAND,
    RED,
    areas,
    can,
    choices,
    city,
    do,
    end_turns,
    has,
    of,
    pay,
    planet,
    play,
    player,
    produces,
    project,
    question,
    rating,
    rich,
    table,
    use,
)

DEALT = (  # cards of the standard game
    ["comet", "algae", "ants", "fish", "birds", "trees", "grass", "moss", "worms", "capital"],
    ["asteroid", "lichen", "pets", "bushes", "heather", "farming", "insects", "zeppelins", "livestock", "soletta"],
)
BASE = {"corporate_era": False}


def founded(*names: str, keep: int = 0, options: dict[str, Any] | None = None, deck: tuple[str, ...] = ()) -> Match:
    """Return a match just after these corporations were revealed, each having kept some of ten cards."""
    players = [{"offers": [name], "dealt": DEALT[seat]} for seat, name in enumerate(names)]
    state = {"phase": "setup", "players": players, "deck": list(deck)}
    match = GAME.load({"game": "terraforming_mars", "seats": len(names), "options": options or {}, "state": state})
    for seat, name in enumerate(names):
        match.answer(seat, name)
        match.answer(seat, DEALT[seat][:keep])
    return match


STARTS: dict[str, tuple[dict[str, int], dict[str, int], dict[str, int]]] = {
    "credicor": ({"money": 57}, {}, {}),
    "ecoline": ({"money": 36, "plants": 3}, {"plants": 2}, {"plant": 1}),
    "helion": ({"money": 42}, {"heat": 3}, {"space": 1}),
    "interplanetary_cinematics": ({"money": 30, "steel": 20}, {}, {"building": 1}),
    "inventrix": ({"money": 45}, {}, {"science": 1}),
    "mining_guild": ({"money": 30, "steel": 5}, {"steel": 1}, {"building": 2}),
    "phobolog": ({"money": 23, "titanium": 10}, {}, {"space": 1}),
    "tharsis_republic": ({"money": 40}, {}, {"building": 1}),
    "thorgate": ({"money": 48}, {"energy": 1}, {"power": 1}),
    "united_nations_mars_initiative": ({"money": 40}, {}, {"earth": 1}),
    "saturn_systems": ({"money": 42}, {"titanium": 1, "money": 1}, {"jovian": 1}),
    "teractor": ({"money": 60}, {}, {"earth": 1}),
}
RESOURCES = ("money", "steel", "titanium", "plants", "energy", "heat")


@pytest.mark.parametrize("name", list(STARTS))
def test_r098_a_corporation_is_in_play_with_its_tags_and_starts_as_printed(name: str) -> None:
    other = "credicor" if name != "credicor" else "teractor"
    match = founded(name, other, keep=2)
    stock, production, tags = STARTS[name]
    for resource in RESOURCES:
        price = 6 if resource == "money" else 0  # two cards
        assert has(match, resource) == stock.get(resource, 0) - price
        assert produces(match, resource) == production.get(resource, 0)
    assert match.view(RED)["table"]["players"][RED]["tags"] == tags


def test_r098_the_tags_count_for_milestones_and_effects() -> None:
    six = ["mine", "power_plant", "rover_construction", "ironworks", "steelworks", "martian_rails"]
    assert can(table(rich("mining_guild", played=six)), "milestone", "builder")
    assert not can(table(rich("tharsis_republic", played=six)), "milestone", "builder")
    match = play(table(rich("thorgate", hand=["power_grid"])), "power_grid")
    assert produces(match, "energy") == 2


def test_r099_tharsis_republics_city_is_its_compulsory_first_action() -> None:
    match = founded("tharsis_republic", "credicor")
    assert areas(match) == set(LAND)
    do(match, "r2c2")
    assert "end" in choices(match)  # one action is left in this turn
    assert "pass" not in choices(match)


def test_r099_inventrix_draws_three_cards_as_its_first_action() -> None:
    match = founded("inventrix", "credicor", deck=("research", "cartel", "virus", "mine"))
    assert of(match)["hand"] == ["research", "cartel", "virus"]
    assert has(match, "money") == 45
    assert "end" in choices(match)


def test_r099_the_first_action_comes_in_the_first_turn_of_each() -> None:
    match = founded("credicor", "inventrix")
    assert of(match, BLUE)["hand"] == []
    do(match, "pass")
    assert len(of(match, BLUE)["hand"]) == 3
    assert "end" in choices(match)


def test_r100_tharsis_republics_first_city_brings_bonus_money_and_production() -> None:
    match = do(founded("tharsis_republic", "credicor"), "r0c0")
    assert (has(match, "money"), has(match, "steel"), produces(match, "money")) == (43, 2, 1)


def test_r101_tharsis_republic_profits_from_cities() -> None:
    me = player("tharsis_republic", money=25)
    match = project(table(me, rich()), "city", "r2c2")  # rulebook, example of the action phase
    assert (has(match, "money"), produces(match, "money")) == (3, 2)
    match = project(table(me, rich(), turn=BLUE), "city", "r2c2")
    assert (has(match, "money"), produces(match, "money")) == (25, 1)
    match = play(table(me, rich(hand=["ganymede_colony"]), turn=BLUE), "ganymede_colony")
    assert (has(match, "money"), produces(match, "money")) == (25, 0)
    match = play(table(player("tharsis_republic", money=20, hand=["ganymede_colony"])), "ganymede_colony")
    assert (has(match, "money"), produces(match, "money")) == (3, 0)


def test_r102_credicor_looks_at_the_printed_cost() -> None:
    match = play(table(rich("credicor", hand=["comet"], played=["space_station", "earth_catapult"])), "comet", "r0c4")
    assert has(match, "money") == 200 - 17 + 4
    match = play(table(player("credicor", money=0, titanium=7, hand=["comet"])), "comet", "r0c4")
    assert has(match, "money") == 4
    match = play(table(rich("credicor", hand=["ganymede_colony"])), "ganymede_colony")  # exactly 20
    assert has(match, "money") == 184
    match = play(table(rich("credicor", hand=["urbanized_area", "aquifer_pumping"])), "aquifer_pumping")  # 18
    assert has(match, "money") == 182


@pytest.mark.parametrize(
    ("name", "cost", "back"),
    [("power_plant", 11, 0), ("asteroid", 14, 0), ("aquifer", 18, 0), ("greenery", 23, 4), ("city", 25, 4)],
)
def test_r102_credicor_and_standard_projects(name: str, cost: int, back: int) -> None:
    match = project(table(rich("credicor")), name)
    if name in ("aquifer", "greenery", "city"):
        do(match, "r0c4" if name == "aquifer" else "r2c2")
    assert has(match, "money") == 200 - cost + back


def test_r103_thorgate_saves_on_power_only() -> None:
    match = play(table(rich("thorgate", hand=["geothermal_power"])), "geothermal_power")
    assert has(match, "money") == 192  # rulebook, example of the action phase: 8 instead of 11
    match = project(table(player("thorgate", money=8)), "power_plant")
    assert has(match, "money") == 0
    assert not can(table(player("thorgate", money=7)), "project", "power_plant")
    match = play(table(rich("thorgate", hand=["mine"])), "mine")
    assert has(match, "money") == 196
    assert not can(table(player("thorgate", money=13)), "project", "asteroid")


def test_r104_helions_heat_pays_any_amount_of_money() -> None:
    tiles = {"r2c2": city(), "r6c2": city(), "r8c2": city()}
    me = player("helion", heat=30, hand=["sponsors"], played=["underground_detonations"])
    match = play(table(me), "sponsors")
    assert has(match, "heat") == 24
    match = do(table(me, tiles=tiles), ("milestone", "mayor"))
    assert has(match, "heat") == 22
    match = do(table(me), ("award", "banker"))
    assert has(match, "heat") == 22
    match = project(table(me), "power_plant")
    assert has(match, "heat") == 19
    match = use(table(me), "underground_detonations")
    assert (has(match, "heat"), produces(match, "heat")) == (20, 2)
    match = project(table(player("helion", heat=5, money=20)), "power_plant")
    decision = question(match)
    assert isinstance(decision, Payment)
    assert decision.sources == (("heat", 5, 1), ("megacredits", 11, 1))  # no more than there is, or than is due
    pay(match, heat=4, money=7)
    assert (has(match, "heat"), has(match, "money")) == (1, 13)


def test_r104_helion_buys_cards_with_heat() -> None:
    match = table(player("helion", heat=4, money=5), player(), phase="research", generation=2)
    options = match.asked()[RED].to_json()["options"]
    assert isinstance(options, list)
    match.answer(RED, options[:3])  # all that is there
    assert (has(match, "heat"), has(match, "money"), len(of(match)["hand"])) == (0, 0, 4)
    match = table(player("helion", heat=4, money=5), player(), phase="research", generation=2)
    match.answer(RED, options[:2])
    assert match.asked()[RED].kind == "payment"
    match.answer(RED, (4, 2))
    assert (has(match, "heat"), has(match, "money"), len(of(match)["hand"])) == (0, 3, 3)


def test_r104_conversion_to_temperature_needs_real_heat() -> None:
    assert not can(table(player("helion", heat=7, money=50)), "convert", "heat")
    assert can(table(player("helion", heat=8)), "convert", "heat")
    assert not can(
        table(player("helion", heat=7, money=50, played=["caretaker_contract"])), "use", "caretaker_contract", 0
    )


def test_r104_heat_is_money_for_helion_only() -> None:
    assert not can(table(player("thorgate", heat=50)), "project", "asteroid")


def test_r105_ecoline_needs_seven_plants() -> None:
    match = do(table(player("ecoline", plants=7)), ("convert", "plants"), "r2c2")
    assert has(match, "plants") == 0
    assert not can(table(player("ecoline", plants=6)), "convert", "plants")
    assert not can(table(player(plants=7)), "convert", "plants")
    match = table(player("ecoline", plants=7), phase="conversion")
    assert not match.over
    do(match, "r2c2")
    assert match.over
    assert match.scores() == [21, 20]


def test_r106_saturn_systems_and_jovian_tags_of_anybody() -> None:
    assert produces(founded("saturn_systems", "credicor"), "money") == 1
    blue = rich(hand=["asteroid_mining"])
    match = play(table(rich("saturn_systems"), blue, turn=BLUE), "asteroid_mining")
    assert produces(match, "money") == 1
    match = play(table(rich("saturn_systems", hand=["asteroid_mining"])), "asteroid_mining")
    assert produces(match, "money") == 1


def test_r106_cinematics_and_mining_guild_react_to_their_owner_only() -> None:
    match = table(player("interplanetary_cinematics"), rich(hand=["release_of_inert_gases"]), turn=BLUE)
    play(match, "release_of_inert_gases")
    assert has(match, "money") == 0
    match = project(table(player("mining_guild"), rich(), turn=BLUE), "city", "r0c0")
    assert produces(match, "steel") == 0


@pytest.mark.parametrize(
    ("name", "area", "steps"),
    [
        ("city", "r0c0", 1),  # two steel
        ("city", "r3c0", 1),  # titanium and a plant
        ("city", "r7c5", 1),
        ("city", "r2c2", 0),
        ("city", "r4c6", 0),
        ("greenery", "r8c1", 1),
        ("aquifer", "r0c1", 1),
        ("aquifer", "r8c4", 1),
        ("aquifer", "r4c4", 0),
    ],
)
def test_r107_mining_guild_gets_one_step_for_each_tile_on_metal(name: str, area: str, steps: int) -> None:
    match = project(table(rich("mining_guild")), name, area)
    assert produces(match, "steel") == steps


def test_r107_mining_guild_and_a_mine_add_up() -> None:
    match = play(table(rich("mining_guild", hand=["mining_rights"])), "mining_rights", "r0c0")
    assert (produces(match, "steel"), has(match, "steel")) == (2, 2)


def test_r108_the_united_nations_act_only_after_a_rise() -> None:
    name = "united_nations_mars_initiative"
    match = table(rich(name))
    assert not can(match, "use", name, 0)
    project(match, "asteroid")
    use(match, name)
    assert (rating(match), has(match, "money")) == (22, 200 - 14 - 3)
    do(match, "pass")
    assert not can(match, "use", name, 0)
    assert not can(table(player(name, money=2, risen=True)), "use", name, 0)


def test_r108_the_rise_of_an_earlier_generation_or_of_others_does_not_count() -> None:
    name = "united_nations_mars_initiative"
    match = project(table(rich(name), rich()), "asteroid")
    assert of(match)["risen"]
    end_turns(match)
    assert not of(match)["risen"]
    match = project(table(rich(name), rich(), turn=BLUE), "asteroid")
    do(match, "end")
    assert not can(match, "use", name, 0)


def test_r109_phobolog_and_advanced_alloys_add_up() -> None:
    me = player("phobolog", titanium=7, hand=["soletta"], played=["advanced_alloys"])
    match = play(table(me), "soletta")  # 35 at 5 each
    assert has(match, "titanium") == 0
    me = player("phobolog", steel=3, hand=["soil_factory"], played=["advanced_alloys"], makes={"energy": 1})
    match = play(table(me), "soil_factory")  # 9 at 3 each
    assert has(match, "steel") == 0
    assert not can(table(player("phobolog", titanium=8, hand=["soletta"])), "play", "soletta")  # 32
    assert can(table(player("phobolog", titanium=9, hand=["soletta"])), "play", "soletta")


@pytest.mark.parametrize("name", [name for name in STARTS if name not in ("saturn_systems", "teractor")])
def test_r110_in_the_standard_game_production_is_added_to_one_of_each(name: str) -> None:
    match = founded(name, "thorgate" if name != "thorgate" else "ecoline", options=BASE)
    production = STARTS[name][1]
    for resource in RESOURCES:
        assert produces(match, resource) == 1 + production.get(resource, 0)


def test_r111_beginners_keep_ten_cards_free_and_have_no_tags() -> None:
    match = GAME.start(2, 5, {"corporate_era": False, "beginners": True})
    for seat in (RED, BLUE):
        match.answer(seat, "beginner")
    for seat in (RED, BLUE):
        assert (has(match, "money", seat), len(of(match, seat)["hand"])) == (42, 10)
        assert match.view(seat)["table"]["players"][seat]["tags"] == {}
    assert planet(match)["phase"] == "action"


def test_r111_a_beginner_beside_an_experienced_player() -> None:
    match = GAME.start(2, 5, {"corporate_era": False, "beginners": True})
    match.answer(RED, "beginner")
    match.answer(BLUE, "regular")
    assert list(match.asked()) == [BLUE]
    assert len(of(match, BLUE)["offers"]) == 2
    assert len(of(match, BLUE)["dealt"]) == 10
    match.answer(BLUE, of(match, BLUE)["offers"][0])
    match.answer(BLUE, [])
    assert (has(match, "money"), len(of(match)["hand"])) == (42, 10)
