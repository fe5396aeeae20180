"""Position files: any card anywhere, any tile, any track, any phase; partial ones are filled in, wrong ones named."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.names import RESOURCES
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import BadPosition
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes, schema
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    RED,
    can_play,
    city,
    go_on,
    of,
    planet,
    play,
    rich,
    table,
    why,
)


def load(seats: int = 2, options: dict[str, Any] | None = None, **state: Any) -> Match:
    return GAME.load({"game": "terraforming_mars", "seats": seats, "options": options or {}, "state": state})


def test_nothing_named_is_a_fresh_set_up() -> None:
    match = load(3)
    assert [decision.why for decision in match.asked().values()] == ["terraforming_mars-ask-corporation"] * 3
    match = load(2, {"beginners": True})
    assert [decision.why for decision in match.asked().values()] == ["terraforming_mars-ask-beginner"] * 2


def test_cards_named_anywhere_are_taken_out_of_the_deck() -> None:
    players = [{"hand": ["comet"], "played": ["fish"], "events": ["asteroid"]}, {"hand": ["mine"]}]
    match = load(phase="action", players=players, discards=["ants"], deck=["birds", "pets"])
    deck = planet(match)["deck"]
    assert deck[:2] == ["birds", "pets"]  # the top comes first
    assert len(deck) == 208 - 5
    assert not {"comet", "fish", "asteroid", "mine", "ants"} & set(deck)


def test_played_cards_bring_their_tags_and_effects() -> None:
    players = [{"corporation": "phobolog", "played": ["earth_catapult", "advanced_alloys"], "hand": ["comet"]}, {}]
    me = load(phase="action", players=players).view(RED)["table"]["players"][RED]
    assert me["tags"] == {"space": 1, "science": 1, "earth": 1}
    assert (me["titanium_value"], me["steel_value"]) == (5, 3)
    assert me["hand"] == [{"id": "comet", "price": 19}]


@pytest.mark.parametrize("phase", ["setup", "research", "action", "production", "conversion"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_phase_can_be_loaded_and_played_on(phase: str, seats: int) -> None:
    match = load(seats, phase=phase, generation=3, first=seats - 1)
    rng = Rng(seats)
    for _ in range(40):
        if match.over:
            break
        again = GAME.load(match.position())
        assert position_bytes(again) == position_bytes(match)
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))


def test_in_the_middle_of_a_payment_and_of_an_order() -> None:
    match = play(table(rich(hand=["comet"], titanium=3)), "comet")
    again = GAME.load(match.position())
    assert of(again)["playing"] == "comet"
    again.answer(RED, (3, 12))
    assert again.asked()[RED].kind == "place"
    match = play(table(rich(hand=["nuclear_zone"]), temperature=-2), "nuclear_zone")
    assert GAME.load(match.position()).asked()[RED].listed() == ["ocean", "nuclear_zone"]


@pytest.mark.parametrize(
    "asks",
    [
        {"effect": "SellPatents"},  # with an empty hand
        {"effect": "MoveProduction", "source": 5, "target": 0, "card": 152},  # without heat production
        {"effect": "Pay", "due": 21, "metals": 2, "kept_heat": 0, "card": 10},  # without money
        {"effect": "TakeProduction", "resource": 3, "amount": 2, "gained": 0, "card": 72},  # nobody has any
    ],
)
def test_a_stack_that_asks_what_nobody_can_answer_is_refused(asks: dict[str, Any]) -> None:
    stack = [{"seat": 0, "does": {"effect": "TakeAction", "second": True}}, {"seat": 0, "does": asks}]
    given = {"game": "terraforming_mars", "seats": 2, "state": {"phase": "action"}, "stack": stack}
    with pytest.raises(BadPosition) as caught:
        GAME.load(given)
    assert (caught.value.text.key, caught.value.text.params["field"]) == ("error-position", "stack")


@pytest.mark.parametrize("wrong", ["steel", True, None, 1.0])
def test_a_number_with_a_type_of_its_own_is_a_number_on_the_stack(wrong: object) -> None:
    stack = [{"seat": 0, "does": {"effect": "Gain", "resource": wrong, "amount": 1}}]
    given = {"game": "terraforming_mars", "seats": 2, "state": {"phase": "action"}, "stack": stack}
    with pytest.raises(BadPosition) as caught:
        GAME.load(given)
    assert caught.value.text.params["field"] == "stack[0].does.resource"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"phase": "lunch"}, "phase"),
    ({"temperature": -29}, "temperature"),
    ({"oxygen": 15}, "oxygen"),
    ({"first": 2}, "first"),
    ({"players": [{}, {}, {}]}, "players"),
    ({"players": [{"hand": ["comet"]}, {"hand": ["comet"]}]}, "players[1].hand[0]"),
    ({"players": [{"hand": ["helion"]}]}, "players[0].hand[0]"),
    ({"players": [{"played": ["comet"]}]}, "players[0].played"),
    ({"players": [{"events": ["fish"]}]}, "players[0].events"),
    ({"players": [{"corporation": "comet"}]}, "players[0].corporation"),
    ({"players": [{"played": ["mine"], "cubes": {"mine": 1}}]}, "players[0].cubes.mine"),
    ({"players": [{"cubes": {"fish": 1}}]}, "players[0].cubes.fish"),
    ({"players": [{"used": ["fish"]}]}, "players[0].used[0]"),
    ({"players": [{"stock": {"plants": -1}}]}, "players[0].stock.plants"),
    ({"players": [{"production": {"heat": -1}}]}, "players[0].production.heat"),
    ({"players": [{"production": {"megacredits": -6}}]}, "players[0].production.megacredits"),
    ({"tiles": {"r9c9": {"tile": "ocean"}}}, "tiles.r9c9"),
    ({"tiles": {"r0c1": {"tile": "sea"}}}, "tiles.r0c1.tile"),
    ({"tiles": {"r0c1": {"tile": "ocean", "owner": 0}}}, "tiles.r0c1.owner"),
    ({"tiles": {"r1c1": {"tile": "city"}}}, "tiles.r1c1.owner"),
    ({"tiles": {"r1c1": {"tile": "city", "owner": "neutral"}}}, "tiles.r1c1.owner"),
    ({"tiles": {"r1c1": {"tile": "city", "owner": 5}}}, "tiles.r1c1.owner"),
    ({"claims": {"r0c1": 0}}, "claims.r0c1"),
    ({"milestones": {"king": 0}}, "milestones.king"),
    ({"awards": {"miner": 7}}, "awards.miner"),
    ({"discards": ["nonsense"]}, "discards[0]"),
    ({"turn": {"seat": 4}}, "turn.seat"),
    ({"moons": 2}, "moons"),
    ({"milestones": dict.fromkeys(["mayor", "builder", "planner", "gardener"], 0)}, "milestones"),
    ({"awards": dict.fromkeys(["miner", "banker", "landlord", "scientist"], 0)}, "awards"),
    ({"tiles": {"ganymede_colony": {"tile": "greenery", "owner": 0}}}, "tiles.ganymede_colony.tile"),
    ({"tiles": {"r4c2": {"tile": "capital", "owner": 0}}}, "tiles.r4c2.tile"),
    ({"tiles": {"r4c2": {"tile": "ocean"}}}, "tiles.r4c2.tile"),
    ({"tiles": {"r0c1": {"tile": "city", "owner": 0}}}, "tiles.r0c1.tile"),
    ({"tiles": {"r2c2": {"tile": "mohole_area", "owner": 0}}}, "tiles.r2c2.tile"),
    ({"tiles": {"r2c2": {"tile": "mining_rights", "owner": 0}}}, "tiles.r2c2.tile"),
    ({"tiles": {"r0c1": {"tile": "mining_area", "owner": 0}}}, "tiles.r0c1.tile"),
    ({"tiles": {"r2c2": {"tile": "lava_flows", "owner": 0}}}, "tiles.r2c2.tile"),
    ({"tiles": {area: {"tile": "greenery", "owner": 0} for area in ("r0c1", "r0c3", "r0c4")}}, "tiles"),
    ({"players": [{"corporation": "helion"}, {"corporation": "helion"}]}, "players[1].corporation"),
    ({"players": [{"offers": ["helion"]}]}, "players[0].offers"),
    ({"players": [{"drafted": ["comet"]}]}, "players[0].drafted"),
    ({"players": [{"rating": 13}]}, "players[0].rating"),
    ({"players": [{"slack": 1}]}, "players[0].slack"),
    ({"players": [{"played": ["fish"], "used": ["fish", "fish"]}]}, "players[0].used[1]"),
    ({"players": [{"playing": "comet"}, {"playing": "fish"}]}, "players[1].playing"),
    ({"players": [{"passed": True}], "turn": {"seat": 0}}, "turn.seat"),
    ({"phase": "research", "turn": {"seat": 0}}, "turn"),
    ({"phase": "research", "players": [{"passed": True}]}, "players[0].passed"),
    ({"phase": "conversion", "players": [{"dealt": ["comet"]}]}, "players[0].dealt"),
    ({"phase": "setup", "players": [{"hand": ["comet"]}]}, "players[0].hand"),
    ({"phase": "setup", "players": [{"played": ["fish"]}]}, "players[0].played"),
    ({"phase": "setup", "players": [{"events": ["comet"]}]}, "players[0].events"),
    ({"phase": "setup", "players": [{"corporation": "helion"}]}, "players[0].corporation"),
    ({"phase": "setup", "players": [{"offers": ["helion", "helion"]}]}, "players[0].offers[1]"),
    ({"phase": "setup", "players": [{"offers": ["helion"]}, {"offers": ["helion"]}]}, "players[1].offers[0]"),
    ({"phase": "setup", "players": [{"offers": ["beginner"]}]}, "players[0].offers[0]"),
    ({"history": [[20, 20, 20]]}, "history[0]"),
    ({"tiles": {"r2c2": {"tile": "ocean"}}}, "tiles.r2c2.tile"),
    ({"tiles": {"ganymede_colony": {"tile": "city", "owner": 0}}}, "tiles.ganymede_colony"),
    (
        {
            "tiles": {"phobos_space_haven": {"tile": "city", "owner": 0}},
            "players": [{}, {"played": ["phobos_space_haven"]}],
        },
        "tiles.phobos_space_haven",
    ),
    (
        {
            "tiles": {area: {"tile": "ocean"} for area in ("r2c2", "r2c3")},
            "players": [{"played": ["artificial_lake"]}],
        },
        "tiles.r2c2.tile",
    ),
    ({"players": [{"stock": {"megacredits": 2**70}}]}, "players[0].stock.megacredits"),
    ({"players": [{"stock": {"gold": 1}}]}, "players[0].stock.gold"),
    ({"players": [{"hand": ["commet"]}]}, "players[0].hand[0]"),
]


@pytest.mark.parametrize(("state", "field"), WRONG, ids=[field for _, field in WRONG])
def test_the_wrong_field_is_named(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(**{"phase": "action", **state})
    assert caught.value.text.params["field"] == f"state.{field}"
    for language in LANGUAGES:
        assert "terraforming_mars-" not in Translator(language).say(caught.value.text)


@pytest.mark.parametrize(("state", "field"), [({"generation": 15}, "generation"), ({"awards": {"miner": 0}}, "awards")])
def test_alone_there_are_fourteen_generations_and_no_awards(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(1, phase="action", **state)
    assert caught.value.text.params["field"] == f"state.{field}"


def test_who_is_not_described_at_the_beginning_is_dealt_cards() -> None:
    players = [{"offers": ["helion", "credicor"], "dealt": ["comet", "fish"]}]
    match = load(3, phase="setup", players=players)
    assert of(match, RED)["dealt"] == ["comet", "fish"]
    for seat in (BLUE, 2):
        assert (len(of(match, seat)["dealt"]), len(of(match, seat)["offers"])) == (10, 2)
        assert not {"helion", "credicor"} & set(of(match, seat)["offers"])
    assert GAME.components(match.state)["projects"] == 208


def test_beginners_may_be_named_before_the_others_choose() -> None:
    players: list[dict[str, Any]] = [{"corporation": "beginner", "hand": ["comet"]}, {}]
    match = load(2, {"beginners": True}, phase="setup", players=players)
    assert list(match.asked()) == [BLUE]
    match.answer(BLUE, "regular")
    match.answer(BLUE, of(match, BLUE)["offers"][0])
    match.answer(BLUE, [])
    assert (of(match)["corporation"], of(match)["hand"], of(match)["stock"]["megacredits"]) == (
        "beginner",
        ["comet"],
        42,
    )
    assert GAME.components(match.state)["projects"] == 208


def test_a_card_that_is_being_paid_for_is_carried_out() -> None:
    match = load(phase="action", players=[{"playing": "mineral_deposit"}, {}])
    assert of(match)["playing"] == "mineral_deposit"
    go_on(match)
    assert (of(match)["events"], of(match)["stock"]["steel"]) == (["mineral_deposit"], 5)
    assert GAME.components(match.state)["projects"] == 208


def test_the_turn_falls_to_whoever_has_not_passed() -> None:
    rich_ones = [{"passed": True}, {"stock": {"megacredits": 20}}, {"stock": {"megacredits": 20}}]
    assert list(load(3, phase="action", players=rich_ones).asked()) == [BLUE]
    match = load(2, phase="action", players=[{"passed": True}, {"passed": True}])
    assert planet(match)["phase"] == "action"
    assert planet(go_on(match))["phase"] == "research"


@pytest.mark.parametrize(
    ("phase", "seats", "after"), [("action", 2, 6), ("action", 1, 6), ("production", 3, 6), ("conversion", 2, 5)]
)
def test_a_position_in_which_nobody_can_do_anything_is_shown_as_it_is(phase: str, seats: int, after: int) -> None:
    match = load(seats, phase=phase, generation=5, temperature=-10, players=[{"rating": 30}])
    assert (planet(match)["phase"], planet(match)["generation"], match.over) == (phase, 5, False)
    (decision,) = match.asked().values()
    assert decision.topic == "go-on"
    whole = match.position()
    assert position_bytes(GAME.load(whole)) == position_bytes(match)
    go_on(match)
    assert planet(match)["generation"] == after
    assert match.over == (phase == "conversion")


def test_a_position_with_something_to_decide_is_not_held_up() -> None:
    match = load(phase="action", generation=5, players=[{"stock": {"megacredits": 30}}])
    assert [decision.topic for decision in match.asked().values()] != ["go-on"]


@pytest.mark.parametrize("card", ["nuclear_zone", "capital", "lava_flows", "restricted_area"])
def test_a_special_tile_that_lies_there_already_cannot_be_placed_again(card: str) -> None:
    area = "r1c1" if card == "lava_flows" else "r2c2"
    me = rich(hand=[card], makes={"energy": 2})
    assert can_play(table(me, oceans=4), card)
    match = table(me, oceans=4, tiles={area: {"tile": card, "owner": BLUE}})
    assert not can_play(match, card)
    assert why(match, "play", card) == "no-tile-left"


def test_only_nine_oceans_and_one_of_each_special_tile() -> None:
    ocean = {f"r0c{i}": {"tile": "ocean"} for i in range(5)} | {f"r1c{i}": {"tile": "ocean"} for i in range(5)}
    with pytest.raises(BadPosition):
        load(phase="action", tiles=ocean)
    twice = {area: {"tile": "capital", "owner": BLUE} for area in ("r1c1", "r6c2")}
    with pytest.raises(BadPosition):
        load(phase="action", tiles=twice)


def test_an_ocean_on_land_and_a_city_off_mars_come_with_their_cards() -> None:
    tiles: dict[str, Any] = {"r2c2": {"tile": "ocean"}, "ganymede_colony": {"tile": "city", "owner": BLUE}}
    match = load(
        phase="action", tiles=tiles, players=[{"played": ["artificial_lake"]}, {"played": ["ganymede_colony"]}]
    )
    assert planet(match)["tiles"]["ganymede_colony"] == {"tile": "city", "owner": BLUE}


def test_a_card_that_is_misspelt_is_told_the_nearest_names() -> None:
    with pytest.raises(BadPosition) as caught:
        load(phase="action", players=[{"hand": ["commet"]}])
    assert "comet" in Translator("en").say(caught.value.text)


@pytest.mark.parametrize("phase", ["setup", "research", "action", "production", "conversion"])
def test_solo_positions_have_their_neutral_tiles(phase: str) -> None:
    """Rulebook, solo: two cities and two greeneries, wherever the position begins; tiles that are named are all."""
    deck = ["comet", "fish"]
    match = load(1, phase=phase, generation=3, deck=deck, players=[{"stock": {"megacredits": 20, "plants": 20}}])
    tiles = planet(match)["tiles"].values()
    assert sorted(each["tile"] for each in tiles if each["owner"] == "neutral") == ["city"] * 2 + ["greenery"] * 2
    assert GAME.components(match.state)["projects"] == 208
    if phase == "action":
        assert planet(match)["deck"][:2] == deck, "what is named is still to come"
    assert planet(load(1, phase="action", tiles={}, players=[{"stock": {"megacredits": 20}}]))["tiles"] == {}


def test_leaving_out_a_resource_means_the_same_for_stock_and_production() -> None:
    """Each is then as at the start of the match, whether others are named or not."""
    players = [{"stock": {"steel": 3, "megacredits": 20}, "production": {"steel": 2}}, {}]
    for era, start in ((True, 0), (False, 1)):
        match = load(2, {"corporate_era": era}, phase="action", players=players)
        assert of(match)["stock"] == dict.fromkeys(RESOURCES, 0) | {"steel": 3, "megacredits": 20}
        assert of(match)["production"] == dict.fromkeys(RESOURCES, start) | {"steel": 2}
        assert of(match, BLUE)["production"] == dict.fromkeys(RESOURCES, start)


def test_cards_of_the_corporate_era_are_not_in_the_standard_game() -> None:
    with pytest.raises(BadPosition):
        load(options={"corporate_era": False}, phase="action", players=[{"hand": ["mine"]}])


def test_the_schema_describes_what_is_written() -> None:
    match = table(rich(hand=["comet"], played=["fish"], cubes={"fish": 2}), tiles={"r2c2": city(RED)}, oceans=3)
    jsonschema.validate(match.position(), schema(GAME))
    jsonschema.validate({"game": "terraforming_mars", "seats": 2, "state": GAME.example()}, schema(GAME))
