"""Playing alone, as the rulebook has it: neutral tiles, 14 generations, winning and losing."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.data.book import COST, ID, projects
from offworld.kernel.errors import BadSetup
from offworld.kernel.match import Match
from tests.games.terraforming_mars.rulings.build import (
    choices,
    city,
    do,
    has,
    of,
    planet,
    play,
    player,
    produces,
    question,
    rating,
    rich,
    solo,
)


def start(*deck: str) -> Match:
    """Return a fresh solo match whose neutral tiles were placed by these cards."""
    state = {"phase": "setup", "deck": list(deck)}
    return GAME.load({"game": "terraforming_mars", "seats": 1, "state": state})


def neutral(match: Match) -> dict[str, str]:
    return {area: tile["tile"] for area, tile in planet(match)["tiles"].items() if tile["owner"] == "neutral"}


def test_neutral_tiles_are_counted_by_the_costs_of_four_cards() -> None:
    # Cities first. 4: r0c0, r0c2, r1c0, r1c1 (oceans are skipped). 6 backwards: r8c3, r8c2, r8c1, r8c0, r7c5, r7c4.
    # Then greeneries, clockwise from the top left. 3 around r1c1: r0c0, (r0c1 is for oceans) r1c2, r2c2.
    # 8 around r7c4: r6c4, r6c5, r7c5, r8c4 is for oceans, r8c3, r7c3, and round again r6c4, r6c5, r7c5.
    match = start("mine", "sponsors", "micro_mills", "carbonate_processing")
    assert neutral(match) == {"r1c1": "city", "r7c4": "city", "r2c2": "greenery", "r6c4": "greenery"}
    assert (planet(match)["oxygen"], rating(match)) == (0, 14)
    revealed = [entry["card"] for entry in planet(match)["discards"]]
    assert revealed == ["mine", "sponsors", "micro_mills", "carbonate_processing"]
    assert all(entry["known"] is None for entry in planet(match)["discards"])  # everybody saw them


def test_the_second_city_skips_the_areas_next_to_the_first() -> None:
    # 41 from the top left: r7c2, with 2, 5, 7, 7, 5, 5 and 7 areas in the rows above it. Then 10 backwards without
    # its neighbours: r8c3, r8c0, r7c5, r7c4, r7c0, r6c6, r6c5, r6c4, r6c1, r6c0.
    match = start("io_mining_industries", "acquired_company", "micro_mills", "mine")
    assert [area for area, tile in neutral(match).items() if tile == "city"] == ["r6c0", "r7c2"]


def test_the_first_greenery_leaves_room_for_the_second() -> None:
    # 21 from the top left: r3c6. 23 backwards: r4c8, whose only neighbour on land is r4c7. So 3 around r3c6 counts
    # r2c5, r2c6, r4c6 and leaves out r4c7.
    match = start("comet", "earth_catapult", "search_for_life", "mine")
    assert neutral(match) == {"r3c6": "city", "r4c8": "city", "r4c6": "greenery", "r4c7": "greenery"}


def test_there_is_room_for_neutral_tiles_whatever_the_cards_cost() -> None:
    by_cost: dict[int, list[str]] = {}
    for card in projects(corporate_era=True):
        by_cost.setdefault(COST[card], []).append(ID[card])
    fillers = [by_cost[cost][-1] for cost in (1, 2, 3, 4, 5, 6)]  # as many as an area has neighbours
    for first, second in product(by_cost, repeat=2):
        cities = [by_cost[first][0], by_cost[second][-1]]
        for third in fillers:
            cards = list(dict.fromkeys([*cities, third, "mine", "moss"]))[:4]
            assert sorted(neutral(start(*cards)).values()) == ["city", "city", "greenery", "greenery"], cards


def test_a_card_without_cost_counts_like_one() -> None:
    match = start("indentured_workers", "mine", "sponsors", "micro_mills")
    assert neutral(match)["r0c0"] == "city"


def test_tharsis_republic_counts_the_neutral_cities() -> None:
    """Special case: production 2, though they were there before; and its first city comes on top."""
    players = [{"offers": ["tharsis_republic", "helion"], "dealt": ["comet"]}]
    tiles = {"r1c1": city("neutral"), "r7c4": city("neutral")}
    state: dict[str, Any] = {"phase": "setup", "players": players, "tiles": tiles}
    match = GAME.load({"game": "terraforming_mars", "seats": 1, "state": state})
    do(match, "tharsis_republic", [])
    assert (produces(match, "money"), has(match, "money")) == (2, 40)
    do(match, "r4c6")
    assert (produces(match, "money"), has(match, "money")) == (3, 43)


def test_no_milestones_and_no_awards() -> None:
    match = solo(rich(rating=40, hand=["comet"]))
    assert not [each for each in choices(match) if each[0] in ("milestone", "award")]
    assert match.why_not(0, ("milestone", "terraformer")) is not None
    table = match.view(0)["table"]
    assert (table["milestones"], table["awards"]) == ([], [])


def test_the_neutral_opponent_can_always_be_taken_from() -> None:
    match = solo(rich(hand=["energy_tapping", "hired_raiders", "asteroid"]))
    play(match, "energy_tapping", "neutral")
    assert produces(match, "energy") == 1
    play(match, "hired_raiders", 1, ("all", "neutral"))
    assert has(match, "money") == 200 - 3 - 1 + 3
    play(match, "asteroid", ("all", "neutral"))
    assert has(match, "titanium") == 2


def test_it_lasts_14_generations_even_if_mars_is_done_earlier() -> None:
    match = solo(rich(), generation=13, temperature=8, oxygen=14, oceans=9, tiles={})
    do(match, "pass")
    assert not match.over
    assert match.view(0)["table"]["generation"] == 14


@pytest.mark.parametrize(("oxygen", "won"), [(14, True), (13, False)])
def test_winning_and_losing(oxygen: int, won: bool) -> None:
    """In the end plants become greeneries, but they raise no oxygen any more."""
    match = solo(player(plants=8), generation=14, temperature=8, oxygen=oxygen, oceans=9, tiles={})
    do(match, "pass")
    assert question(match).why.endswith("ask-last-greenery")
    do(match, "r1c3")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ((0,) if won else ())
    assert outcome.reason.key == ("terraforming_mars-solo-won" if won else "terraforming_mars-solo-lost")
    assert planet(match)["oxygen"] == oxygen
    assert match.scores() == [14 + 1]


def test_solo_always_has_the_corporate_era_and_no_draft() -> None:
    for option in ({"corporate_era": False}, {"draft": True}):
        with pytest.raises(BadSetup):
            GAME.start(1, 0, option)


def test_solo_begins_without_production() -> None:
    match = GAME.start(1, 3)
    assert set(of(match)["production"].values()) == {0}
