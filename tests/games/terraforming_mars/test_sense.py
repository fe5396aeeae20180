"""Mistakes that bots have made in matches: in each of these positions they must not make it."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.bots import Perspective, bot
from offworld.kernel.decision import Answer
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import GAME, RED, city, do, planet, player, rating, solo, table

BOTS = ("skilled", "expert:iterations=240")
SEEDS = (1, 2)
# the last generation: whatever is not a point by its end is worth nothing
LAST: dict[str, Any] = {"generation": 11, "temperature": 8, "oxygen": 14, "oceans": 9}

each_bot = pytest.mark.parametrize("name", BOTS)


def chosen(match: Match, name: str, seat: int = RED) -> list[Answer]:
    """Return what a bot answers, once for each seed."""
    return [bot(name, GAME).choose(Perspective(match, seat), Rng(seed)) for seed in SEEDS]


def play_on(match: Match, name: str, seed: int) -> None:
    """Let a bot play on until nobody is asked for an action any more."""
    thinker, rng = bot(name, GAME), Rng(seed)
    while not match.over and planet(match)["phase"] == "action":
        do(match, thinker.choose(Perspective(match, RED), rng))


def research(me: dict[str, Any], dealt: list[str], **stage: Any) -> Match:
    """Return a match in which both players may buy cards."""
    red = {**me, "dealt": dealt}
    return table(red, player(dealt=["heather"]), phase="research", spare=False, **stage)


@each_bot
@pytest.mark.parametrize("generation", [1, 2, 4])
def test_cheap_production_is_played_early(name: str, generation: int) -> None:
    """No economy in the first four generations: six for two a generation pays for itself three times over."""
    hand = ["sponsors", "mine"]
    match = table(player(money=14, hand=hand), player(money=14), generation=generation, spare=False)
    assert all(answer[0] == "play" for answer in chosen(match, name))


@each_bot
@pytest.mark.parametrize("generation", [2, 4])
@pytest.mark.parametrize(
    "dealt",
    [
        ["noctis_city", "domed_crater", "building_industries", "geothermal_power"],
        ["deep_well_heating", "ice_asteroid", "mineral_deposit", "earth_catapult"],
    ],
)
def test_early_money_buys_projects(name: str, generation: int, dealt: list[str]) -> None:
    """Few cards bought while money lies idle: an empty hand, money for three projects, and most generations to come."""
    match = research(player(money=34, makes={"money": 3}), dealt, generation=generation)
    assert min(len(answer) for answer in chosen(match, name)) >= 2


@pytest.mark.parametrize("hand", [["research"], ["geothermal_power"], ["inventors_guild", "search_for_life"]])
def test_early_money_is_put_to_use(hand: list[str]) -> None:
    """A first generation that is passed with 26 money and a card in hand that pays until the end."""
    me = player(money=26, makes={"money": 2, "energy": 2}, hand=hand)
    match = table(me, player(money=26), generation=2, spare=False)
    assert all(answer[0] == "play" for answer in chosen(match, "skilled"))


@each_bot
def test_money_is_not_left_lying_in_the_last_generations(name: str) -> None:
    """Money idle at the pass: with nothing to play and the end near, it makes a standard project."""
    stage: dict[str, Any] = {"generation": 10, "temperature": 4, "oxygen": 11, "oceans": 7}
    match = table(
        player(money=45, rating=30), player(money=10, rating=30), tiles={"r6c2": city()}, spare=False, **stage
    )
    assert all(answer[0] == "project" and answer[1] != "sell_patents" for answer in chosen(match, name))


@each_bot
@pytest.mark.parametrize("generation", [3, 8])
def test_heat_is_used_before_the_pass(name: str, generation: int) -> None:
    for seed in SEEDS:
        match = table(player(money=1, heat=9), player(passed=True), generation=generation, temperature=-14, spare=False)
        play_on(match, name, seed)
        assert rating(match) == 21


@each_bot
def test_a_milestone_is_claimed_while_it_can_be_had(name: str) -> None:
    """No race for milestones: a rival with as many cities claims it next turn."""
    tiles = {at: city() for at in ("r6c1", "r2c2", "r7c4")} | {at: city(1) for at in ("r2c5", "r4c7", "r7c2")}
    match = table(player(money=9, hand=["comet"]), player(money=9), tiles=tiles, generation=6)
    assert chosen(match, name) == [("milestone", "mayor")] * len(SEEDS)


@each_bot
def test_production_is_not_bought_in_the_last_generation(name: str) -> None:
    """Worthless production: the same money makes a greenery, and with it a point."""
    me, rival = player(money=25, hand=["sponsors", "mine"]), player(rating=22)
    match = table(me, rival, tiles={"r6c2": city()}, spare=False, **LAST)
    assert not [answer for answer in chosen(match, name) if answer == "pass" or answer[0] == "play"]


@each_bot
def test_cards_that_bring_nothing_any_more_are_not_bought(name: str) -> None:
    """Cards bought at 3 and sold at 1."""
    match = research(player(money=30), ["sponsors", "mine", "power_plant", "archaebacteria"], **LAST)
    assert chosen(match, name) == [()] * len(SEEDS)


@each_bot
def test_a_card_just_bought_is_not_sold_again(name: str) -> None:
    hand = ["asteroid", "sponsors", "comet", "trees"]
    match = table(player(money=4, hand=hand), player(money=4), generation=3, spare=False)
    assert not [answer for answer in chosen(match, name) if answer == ("project", "sell_patents")]


@pytest.mark.parametrize("name", ["skilled", "expert:iterations=40"])
def test_an_opening_has_projects(name: str) -> None:
    """Openings without a project: of ten cards some are bought, never all of them."""
    bought = []
    for deal in (5, 7):
        match = GAME.start(2, deal, quiet=True)
        thinker, rng = bot(name, GAME), Rng(1)
        while match.position()["state"]["phase"] == "setup":
            seat = min(match.asked())
            match.answer(seat, thinker.choose(Perspective(match, seat), rng))
        bought += [len(each["hand"]) for each in match.position()["state"]["players"]]
    assert min(bought) >= 1
    assert max(bought) <= 8
    assert sum(bought) >= 2 * len(bought)


@each_bot
def test_alone_the_last_generation_is_finished(name: str) -> None:
    """A last generation in which money and heat are just enough to terraform Mars."""
    match = solo(player(money=46, heat=8, rating=40), generation=14, temperature=6, oxygen=13, oceans=8, tiles={})
    play_on(match, name, 1)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (RED,)


@each_bot
def test_an_award_is_funded_where_it_pays(name: str) -> None:
    """Five points for eight in the last generation, with a lead that nobody can catch up with."""
    me, rival = player(money=10, rating=30, makes={"money": 30}), player(rating=31, passed=True, makes={"money": 2})
    match = table(me, rival, spare=False, **LAST)
    assert chosen(match, name) == [("award", "banker")] * len(SEEDS)


@each_bot
def test_an_award_that_a_rival_would_win_is_not_funded(name: str) -> None:
    me, rival = player(money=10, rating=30, makes={"money": 2}), player(rating=31, passed=True, makes={"money": 30})
    tiles = {"r6c2": city(1), "r2c2": city(1)}
    match = table(me, rival, tiles=tiles, spare=False, **LAST)
    assert ("award", "banker") not in chosen(match, name)
