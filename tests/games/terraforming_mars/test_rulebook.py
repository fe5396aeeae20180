"""Every worked example of the rulebook, by its heading."""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars import GAME
from offworld.kernel.match import Match
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GREEN,
    RED,
    can,
    can_play,
    choices,
    city,
    cubes,
    do,
    end_turns,
    greenery,
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
    why,
)

KIRA, STAS, ROMA = RED, BLUE, GREEN


def test_tiles_two_oceans_next_to_a_city_are_worth_four() -> None:
    """Tiles, the example of oceans."""
    match = table(rich(), tiles={"r4c4": {"tile": "ocean"}, "r4c3": {"tile": "ocean"}})
    assert match.view(RED)["table"]["beside"]["r3c3"] == 4
    project(match, "city", "r3c3")
    assert has(match, "money") == 200 - 25 + 4
    assert "r3c3" not in match.view(RED)["table"]["beside"]  # taken


def test_player_boards_production_has_no_limit() -> None:
    """Player boards: heat production rises from 19 to 22."""
    match = play(table(rich(hand=["carbonate_processing"], makes={"heat": 19, "energy": 1})), "carbonate_processing")
    assert produces(match, "heat") == 22


def dealt() -> Match:
    """Return the example of the set-up: a standard game of three, each with two corporations and ten projects."""
    names = [
        "asteroid_mining", "comet", "asteroid", "big_asteroid", "soletta", "lichen", "algae", "fish", "trees", "grass",
        "geothermal_power", "food_factory", "windmills", "solar_power", "great_dam", "wave_power", "moss", "ants",
        "farming", "bushes", "cupola_city", "rover_construction", "pets", "birds", "zeppelins", "capital", "open_city",
        "heather", "noctis_city", "plantation",
    ]  # fmt: skip
    corporations = (("phobolog", "helion"), ("thorgate", "credicor"), ("tharsis_republic", "ecoline"))
    players = [{"offers": list(two), "dealt": names[10 * i : 10 * i + 10]} for i, two in enumerate(corporations)]
    return GAME.load(
        {
            "game": "terraforming_mars",
            "seats": 3,
            "options": {"corporate_era": False},
            "state": {"phase": "setup", "players": players},
        }
    )


def test_setting_up_corporations_are_revealed_and_cards_paid_for() -> None:
    """Setting up the game: Kira, Stas and Roma choose at once and pay in turn."""
    match = dealt()
    assert sorted(match.asked()) == [KIRA, STAS, ROMA]
    for seat, corporation, count in ((ROMA, "tharsis_republic", 4), (KIRA, "phobolog", 5), (STAS, "thorgate", 10)):
        match.answer(seat, corporation)
        options = match.view(seat)["table"]["players"][seat]["dealt"]
        assert all(each["corporation"] is None for each in match.view(seat)["table"]["players"])
        match.answer(seat, options[:count])
    assert (has(match, "titanium", KIRA), has(match, "money", KIRA)) == (10, 23 - 15)
    assert (has(match, "money", STAS), produces(match, "energy", STAS)) == (48 - 30, 2)
    assert has(match, "money", ROMA) == 40 - 12
    assert [len(of(match, seat)["hand"]) for seat in (KIRA, STAS, ROMA)] == [5, 10, 4]
    assert len(planet(match)["discards"]) == 5 + 6
    assert all(each["known"] is not None for each in planet(match)["discards"])  # face down
    assert all(produces(match, "heat", seat) == 1 for seat in (KIRA, STAS, ROMA))
    assert list(match.asked()) == [KIRA]
    do(match, "pass", "pass")
    assert (question(match).seat, question(match).kind) == (ROMA, "place")  # the first action is compulsory
    do(match, "r2c2")
    assert (has(match, "money", ROMA), produces(match, "money", ROMA)) == (28 + 3, 1 + 1)
    assert question(match).why.endswith("ask-second-action")


def test_setting_up_the_winner_of_the_last_match_gets_the_first_player_marker() -> None:
    """Setting up the game, 4: in a rematch the winner sits first and begins, and neighbours stay neighbours."""
    options = GAME.check_setup(3, {"draft": True})
    again, first = GAME.rematch(3, options, (ROMA,))
    assert first == ROMA
    assert again == {**options, "first_seat": True}
    for seed in range(8):
        assert planet(GAME.start(3, seed, again))["first"] == 0
    assert {planet(GAME.start(3, seed, options))["first"] for seed in range(30)} == {0, 1, 2}  # else it is drawn
    assert GAME.rematch(3, again, (KIRA, STAS)) == (options, 1)  # as after a shared win
    alone = GAME.check_setup(1, {})
    for winners in ((0,), ()):
        assert GAME.rematch(1, alone, winners)[0] == alone


def test_research_three_of_four_cards_cost_nine() -> None:
    """Generations, II: Stas buys three of his four cards."""
    stas = player(money=20, hand=["moss"], dealt=["comet", "asteroid", "soletta", "lichen"])
    match = table(player(), stas, phase="research", generation=2, first=BLUE, spare=False)
    match.answer(STAS, ["comet", "asteroid", "lichen"])
    assert has(match, "money", STAS) == 11
    assert of(match, STAS)["hand"] == ["moss", "comet", "asteroid", "lichen"]
    assert planet(match)["discards"] == [{"card": "soletta", "known": [STAS]}]


def test_action_phase_turns_of_one_or_two_actions() -> None:
    """Generations, III: patents, a city for Tharsis, asteroids for titanium, cheaper power for ThorGate."""
    kira = player("phobolog", money=4, titanium=10, hand=["asteroid_mining", "technology_demonstration", "comet"])
    stas = player("thorgate", money=8, hand=["lichen", "geothermal_power"])
    roma = player("tharsis_republic", money=30, makes={"money": 1})
    match = table(kira, stas, roma, turn=STAS, spare=False)
    project(match, "sell_patents", ["lichen"])
    assert has(match, "money", STAS) == 9
    do(match, "end")

    project(match, "city", "r2c2")
    assert (has(match, "money", ROMA), produces(match, "money", ROMA)) == (30 - 25 + 3, 1 + 1 + 1)
    do(match, "end")

    play(match, "asteroid_mining")
    pay(match, titanium=8)  # 32 for 30, without change
    assert (has(match, "titanium", KIRA), has(match, "money", KIRA), produces(match, "titanium", KIRA)) == (2, 4, 2)
    assert can(match, "play", "technology_demonstration")  # the second action
    play(match, "technology_demonstration")
    pay(match, titanium=1, money=1)

    play(match, "geothermal_power")  # 11, for ThorGate 8
    assert (has(match, "money", STAS), produces(match, "energy", STAS)) == (1, 2)


def test_action_phase_seven_titanium_and_two_money_would_do_as_well() -> None:
    """Generations, III: Kira could have paid so."""
    match = table(player("phobolog", money=4, titanium=10, hand=["asteroid_mining"]))
    play(match, "asteroid_mining")
    pay(match, titanium=7, money=2)
    assert (has(match, "titanium"), has(match, "money")) == (3, 2)


def test_production_phase() -> None:
    """Generations, IV: Kira gets 21 M€, 3 titanium and one of everything else."""
    made = {"money": 1, "steel": 1, "titanium": 3, "plants": 1, "energy": 1, "heat": 1}
    match = table(player("phobolog", makes=made, energy=2), phase="production", options={"corporate_era": False})
    stock = [has(match, name) for name in ("money", "steel", "titanium", "plants", "energy", "heat")]
    assert stock == [21, 1, 3, 1, 1, 1 + 2]  # energy turns into heat first


def test_playing_an_asteroid_at_the_highest_temperature() -> None:
    """Actions, 1A: it may be played, raises nothing, and takes plants of one player, fewer or none."""
    three = (rich(hand=["asteroid"], plants=2), player(plants=2), player(plants=1))
    match = play(table(*three, temperature=8), "asteroid")
    assert (rating(match), has(match, "titanium")) == (20, 2)
    offered = [("all", 0), ("part", 0), ("all", 1), ("part", 1), ("all", 2), "none"]
    assert choices(match) == offered
    before = match.clone()
    do(match, "none")
    assert [has(match, "plants", seat) for seat in range(3)] == [2, 2, 1]
    do(before, ("part", STAS))
    assert [has(before, "plants", seat) for seat in range(3)] == [2, 1, 1]


def test_playing_cards_a_b_g_d() -> None:
    """Actions, 1A: what the pictured cards need."""
    hand = ["asteroid_mining_consortium", "cupola_city", "livestock", "shuttles"]
    none = table(rich(hand=hand), oxygen=9)
    assert [why(none, "play", card) for card in hand] == ["no-production"] * 4
    able = table(rich(hand=hand, makes={"titanium": 1, "energy": 1, "plants": 1}), oxygen=9)
    assert all(can_play(able, card) for card in hand)
    early = table(rich(hand=hand, makes={"titanium": 1, "energy": 1, "plants": 1}), oxygen=4)
    assert [why(early, "play", card) for card in hand] == [None, None, "no-at-least", "no-at-least"]
    late = table(rich(hand=hand, makes={"titanium": 1, "energy": 1, "plants": 1}), oxygen=10)
    assert why(late, "play", "cupola_city") == "no-at-most"


def test_playing_effects_in_the_end_piles() -> None:
    """Actions, 1C: events lie face down and their tags count no more, other cards lie face up."""
    match = table(rich(hand=["asteroid", "shuttles"], makes={"energy": 1}), oxygen=5)
    play(match, "shuttles")
    play(match, "asteroid")  # 14 with a discount of 2 for the space tag
    assert has(match, "money") == 200 - 10 - 12
    mine = match.view(RED)["table"]["players"][RED]
    assert (mine["played"], mine["events"], mine["tags"]["space"]) == (["shuttles"], ["asteroid"], 1)


def test_standard_project_and_milestone_in_one_turn() -> None:
    """Actions, 2 and 3: Roma's third city, then the Mayor."""
    tiles = {"r2c2": city(RED), "r6c2": city(RED)}
    match = table(player("tharsis_republic", money=33), tiles=tiles)
    assert why(match, "milestone", "mayor") == "no-milestone-mayor"
    project(match, "city", "r6c5")
    assert (has(match, "money"), produces(match, "money")) == (33 - 25 + 3, 2)
    do(match, ("milestone", "mayor"))
    assert has(match, "money") == 33 - 25 + 3 - 8
    assert match.view(None)["table"]["players"][RED]["points"]["milestones"] == 5


def last_generation(*players: dict[str, Any], **rest: Any) -> Match:
    """Return a match whose parameters are all at their goals, after the last production."""
    return table(*players, phase="conversion", temperature=8, oxygen=14, oceans=9, spare=False, **rest)


def test_award_thermalist_shared() -> None:
    """Actions, 4: Stas and Kira have 12 heat each, Roma has 5 and gets nothing."""
    match = last_generation(player(heat=12), player(heat=12), player(heat=5), awards={"thermalist": STAS})
    assert match.over
    assert match.scores() == [25, 25, 20]


def test_blue_card_action_once_in_a_generation() -> None:
    """Actions, 5: Stas plays Livestock and uses it."""
    match = table(rich(hand=["livestock"], makes={"plants": 1}), oxygen=9)
    play(match, "livestock")
    use(match, "livestock")
    assert cubes(match, "livestock") == 1
    do(match, "pass")
    assert why(match, "use", "livestock", 0) == "no-used"


def test_plants_into_a_greenery_between_two_cities() -> None:
    """Actions, 6: oxygen, rating and two plants for Roma, and later a point for the tile and one for each city."""
    tiles = {"r4c6": city(RED), "r4c8": city(RED)}
    match = table(player(plants=8), tiles=tiles)
    do(match, ("convert", "plants"), "r4c7")
    assert (has(match, "plants"), rating(match), planet(match)["oxygen"]) == (2, 21, 1)
    points = match.view(None)["table"]["players"][RED]["points"]
    assert (points["greeneries"], points["cities"]) == (1, 2)


def test_heat_into_temperature() -> None:
    """Actions, 7."""
    match = do(table(player(heat=8)), ("convert", "heat"))
    assert (has(match, "heat"), rating(match), planet(match)["temperature"]) == (0, 21, -28)


def test_final_scoring_ends_at_64() -> None:
    """End of the game: Stas's points, step by step."""
    greens = {area: greenery(RED) for area in ("r2c1", "r1c1", "r1c2")} | {
        area: greenery(BLUE) for area in ("r2c3", "r3c3")
    }
    stas = player(
        rating=38,
        heat=12,
        played=["livestock", "solar_power", "great_dam", "trees", "tundra_farming", "windmills"],  # 3 + 1+1+1+2+1
        events=["flooding"],  # -1
        cubes={"livestock": 3},
    )
    match = last_generation(
        stas, player(), player(), tiles={"r2c2": city(RED), **greens}, awards={"thermalist": BLUE},
        milestones={"planner": RED},
    )  # fmt: skip
    points = match.view(None)["table"]["players"][RED]["points"]
    assert points == {"rating": 38, "awards": 5, "milestones": 5, "greeneries": 3, "cities": 5, "cards": 3 + 6 - 1}
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[RED] == 64
    assert outcome.winners == (RED,)


def test_the_match_ends_with_the_generation_in_which_all_goals_are_reached() -> None:
    """End of the game: production still runs, then plants are converted in turn order, then points are counted."""
    first, second = player(heat=8, plants=8), player(plants=16, makes={"money": 1})
    match = table(first, second, temperature=6, oxygen=14, oceans=9, spare=False, first=RED)
    do(match, ("convert", "heat"))
    end_turns(match)
    assert not match.over
    assert (question(match).seat, question(match).why) == (RED, "terraforming_mars-ask-last-greenery")
    assert has(match, "money", BLUE) == 20 + 1
    do(match, "none")
    assert question(match).seat == BLUE
    do(match, "r1c3", "r1c4")
    assert match.over
    assert match.scores() == [21, 22]
    assert planet(match)["oxygen"] == 14
