"""Rulings on the solo game and on the scope of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.kernel.errors import BadPosition
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import (
    GAME,
    RED,
    areas,
    can_play,
    choices,
    city,
    cubes,
    do,
    end_turns,
    greenery,
    has,
    of,
    planet,
    play,
    player,
    produces,
    project,
    rating,
    rich,
    score,
    solo,
    table,
    use,
)


def alone(*deck: str, corporation: str = "credicor") -> Match:
    """Return a solo match at its beginning, with these cards on top of the deck."""
    state = {"phase": "setup", "deck": list(deck), "players": [{"offers": [corporation]}]}
    return GAME.load({"game": "terraforming_mars", "seats": 1, "state": state})


def test_r125_the_solo_game_starts_at_fourteen_without_production() -> None:
    match = GAME.start(1, 3)
    assert match.options["corporate_era"] is True
    assert rating(match) == 14
    assert set(of(match)["production"].values()) == {0}
    cards = 208 - 10 - 4
    assert len(planet(match)["deck"]) == cards
    do(match, of(match)["offers"][0], [])
    assert match.view(RED)["table"]["milestones"] == []
    assert match.view(RED)["table"]["awards"] == []


def test_r125_the_solo_game_always_lasts_fourteen_generations() -> None:
    done: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
    match = end_turns(solo(player(rating=14), generation=13, **done))
    assert not match.over
    assert planet(match)["generation"] == 14
    match = end_turns(solo(player(rating=14), generation=14, **done))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((RED,), (14,))
    match = end_turns(solo(player(rating=14), generation=14, temperature=6, oxygen=14, oceans=9))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ()


def test_r125_plants_after_generation_fourteen_cannot_rescue_a_lost_game() -> None:
    match = end_turns(solo(player(rating=14, plants=8), generation=14, temperature=8, oxygen=13, oceans=9))
    do(match, "r2c2")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (15,))


@pytest.mark.parametrize(
    ("deck", "tiles"),
    [
        # 4, 7, 3, 8: r1c1 from the top left; r7c3 from the bottom right; third around r1c1, skipping an ocean area;
        # eighth around r7c3, which has six neighbours
        (("mine", "peroxide_power", "micro_mills", "media_archives"), ("r1c1", "r7c3", "r2c2", "r6c4")),
        # 41, 2, 1, 1: r7c2; r8c2 and r8c1 are next to it and skipped; then the first neighbours
        (("io_mining_industries", "dust_seals", "virus", "sabotage"), ("r7c2", "r8c0", "r6c2", "r7c0")),
        # 0 counts as 1
        (("indentured_workers", "earth_office", "hired_raiders", "land_claim"), ("r0c0", "r8c3", "r1c1", "r7c3")),
        # 24, 23: Noctis and oceans are skipped on the way; r4c8 has only one neighbour on land, counted again and again
        (("callisto_penal_mines", "ice_asteroid", "virus", "insulation"), ("r4c6", "r4c8", "r3c5", "r4c7")),
    ],
)
def test_r126_neutral_tiles_are_placed_by_four_costs(deck: tuple[str, ...], tiles: tuple[str, ...]) -> None:
    """Rulebook, solo game: city, city, greenery, greenery, in this order."""
    match = alone(*deck)
    first, second, third, fourth = tiles
    wanted = {first: city("neutral"), second: city("neutral"), third: greenery("neutral"), fourth: greenery("neutral")}
    assert planet(match)["tiles"] == wanted
    assert sorted(each["card"] for each in planet(match)["discards"]) == sorted(deck)
    assert (planet(match)["oxygen"], rating(match)) == (0, 14)


def test_r126_neutral_cities_are_never_neighbours() -> None:
    for seed in range(60):
        tiles = planet(GAME.start(1, seed))["tiles"]
        cities = [area for area, each in tiles.items() if each["tile"] == "city"]
        assert len(cities) == 2
        match = project(solo(rich(), tiles={cities[0]: city("neutral")}), "city")
        assert cities[1] in areas(match)


def test_r126_neutral_tiles_are_in_play_but_not_yours() -> None:
    tiles = {"r2c2": city("neutral"), "r6c2": city("neutral"), "r2c1": greenery("neutral"), "r6c3": greenery("neutral")}
    match = play(solo(rich(hand=["energy_saving", "rad_suits"]), tiles=tiles), "energy_saving")
    assert produces(match, "energy") == 2
    assert can_play(match, "rad_suits")
    match = project(solo(rich(), tiles=tiles), "city")
    assert not {"r2c3", "r6c1"} & areas(match)
    do(match, "r5c4")  # next to the neutral greenery r6c3
    assert score(match) == 1
    match = project(solo(rich(), tiles=tiles), "greenery")
    assert {"r0c0", "r8c3", "r2c3"} <= areas(match)  # neutral tiles are not own tiles


def test_r126_tharsis_republic_gets_two_steps_for_the_neutral_cities() -> None:
    match = alone("mine", "peroxide_power", "micro_mills", "media_archives", corporation="tharsis_republic")
    do(match, "tharsis_republic", [])
    assert (produces(match, "money"), has(match, "money")) == (2, 40)
    do(match, "r4c7")
    assert (produces(match, "money"), has(match, "money")) == (3, 43)


LOSSES = {  # what each card changes for its player when the neutral opponent takes the red-bordered loss
    "birds": {},
    "fish": {},
    "small_animals": {},
    "herbivores": {},
    "heat_trappers": {"energy": 1},
    "energy_tapping": {"energy": 1},
    "cloud_seeding": {"plants": 2, "money": -1},
    "biomass_combustors": {"energy": 2},
}


@pytest.mark.parametrize("own", [0, 2])
@pytest.mark.parametrize("card", list(LOSSES))
def test_r127_red_bordered_losses_may_go_to_the_neutral_opponent(card: str, own: int) -> None:
    """With no such production of one's own there is nothing to choose, and nothing to lose."""
    makes = {"plants": own, "heat": own, "energy": own}
    match = play(solo(rich(hand=[card], makes=makes), oxygen=13, oceans=3, temperature=2), card)
    if own or card == "energy_tapping":  # which gives a step first
        assert choices(match) == [RED, "neutral"]
        do(match, "neutral")
    for name in ("money", "plants", "heat", "energy"):
        assert produces(match, name) == makes.get(name, 0) + LOSSES[card].get(name, 0)


def test_r127_one_may_hit_oneself_instead() -> None:
    match = play(solo(rich(hand=["fish"], makes={"plants": 1}), temperature=2), "fish")
    assert choices(match) == [RED, "neutral"]
    do(match, "neutral")
    assert produces(match, "plants") == 1


def test_r127_own_requirements_still_apply() -> None:
    assert not can_play(solo(rich(hand=["asteroid_mining_consortium"])), "asteroid_mining_consortium")
    me = rich(hand=["asteroid_mining_consortium"], makes={"titanium": 1})
    match = play(solo(me), "asteroid_mining_consortium", "neutral")
    assert produces(match, "titanium") == 2
    assert not can_play(solo(rich(hand=["hackers"])), "hackers")  # its own energy


def test_r127_the_neutral_opponent_can_always_be_robbed() -> None:
    match = play(solo(player(money=1, hand=["hired_raiders"])), "hired_raiders", 1, ("all", "neutral"))
    assert has(match, "money") == 3
    match = play(solo(player(money=1, hand=["hired_raiders"])), "hired_raiders", 0, ("all", "neutral"))
    assert has(match, "steel") == 2
    match = play(solo(rich(hand=["deimos_down"], plants=9)), "deimos_down", ("all", "neutral"))
    assert has(match, "plants") == 9


@pytest.mark.parametrize("card", ["ants", "predators"])
def test_r128_ants_and_predators_feed_on_the_neutral_opponent(card: str) -> None:
    match = use(solo(rich(played=[card])), card)
    assert cubes(match, card) == 1
    prey = {"ants": "tardigrades", "predators": "fish"}[card]
    match = use(solo(rich(played=[card, prey], cubes={prey: 1})), card, "neutral")
    assert (cubes(match, card), cubes(match, prey)) == (1, 1)


CORPORATIONS = {
    "credicor",
    "ecoline",
    "helion",
    "interplanetary_cinematics",
    "inventrix",
    "mining_guild",
    "phobolog",
    "tharsis_republic",
    "thorgate",
    "united_nations_mars_initiative",
    "saturn_systems",
    "teractor",
}


def test_r129_only_the_base_box_is_covered() -> None:
    offered: set[str] = set()
    for seed in range(30):
        match = GAME.start(5, seed)
        for seat in range(5):
            offered |= set(of(match, seat)["offers"])
    assert offered == CORPORATIONS
    for name in ("robinson_industries", "valley_trust", "aphrodite", "cheung_shing_mars"):
        with pytest.raises(BadPosition):
            table(player(name))
    assert {option.name for option in GAME.options} == {"corporate_era", "draft", "beginners", "first_seat"}


def test_r129_the_standard_game_leaves_out_the_corporate_era() -> None:
    match = GAME.start(5, 2, {"corporate_era": False})
    offered = {name for seat in range(5) for name in of(match, seat)["offers"]}
    assert offered == CORPORATIONS - {"saturn_systems", "teractor"}
    state = planet(match)
    cards = len(state["deck"]) + sum(len(each["dealt"]) for each in state["players"])
    assert cards == 137
    with pytest.raises(BadPosition):
        table(player(hand=["ai_central"]), options={"corporate_era": False})


def test_r129_nothing_else_is_ever_asked() -> None:
    """Random play through a whole match knows only the rulebook's actions."""
    match = GAME.start(2, 11, {"draft": True}, quiet=True)
    rng = Rng(1)
    kinds: set[str] = set()
    for _ in range(400):
        if match.over:
            break
        seat, decision = next(iter(match.asked().items()))
        if decision.why.endswith(("-ask-action", "-ask-second-action")):
            kinds |= {each if isinstance(each, str) else each[0] for each in decision.listed() or ()}
        match.answer(seat, decision.sample(rng))
    assert kinds <= {"play", "project", "milestone", "award", "use", "convert", "pass", "end"}
