"""Cards that draw, look or reveal when the deck runs out: the discard pile becomes the deck, or there is nothing."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import ID
from offworld.kernel.match import Match
from tests.games.terraforming_mars.rulings.build import (
    RED,
    cubes,
    do,
    has,
    of,
    planet,
    play,
    player,
    project,
    question,
    rich,
    table,
    use,
)

ALL = ID[1:209]


def thin(me: dict[str, Any], deck: list[str], discards: list[str], seed: int = 0) -> Match:
    """Return a match with nothing but these cards in deck and discard pile; Blue holds all the others."""
    mine = [card for pile in ("hand", "played", "events") for card in me.get(pile, ())]
    rest = [card for card in ALL if card not in (*mine, *deck, *discards)]
    return table(me, player(hand=rest), deck=deck, discards=discards, spare=False, seed=seed)


def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    match = play(thin(rich(hand=["research"]), ["comet"], ["mine", "algae", "fish"]), "research")
    hand = of(match)["hand"]
    assert hand[0] == "comet"
    assert hand[1] in ("mine", "algae", "fish")
    assert sorted([*planet(match)["deck"], hand[1]]) == ["algae", "fish", "mine"]
    assert planet(match)["discards"] == []


def test_the_new_deck_is_shuffled() -> None:
    """Research phase: its order follows neither from that of the discards nor from anything else that one can know."""
    pile = [card for card in ALL if card != "research"][:40]
    drawn = set()
    for seed in range(5):
        match = play(thin(rich(hand=["research"]), [], pile, seed), "research")
        order = tuple(of(match)["hand"] + planet(match)["deck"])
        assert sorted(order) == sorted(pile)
        drawn.add(order)
    assert len(drawn) == 5
    assert not {tuple(pile), tuple(reversed(pile))} & drawn


@pytest.mark.parametrize("card", ["research", "lagrange_observatory", "technology_demonstration"])
def test_with_both_piles_empty_nothing_is_drawn(card: str) -> None:
    match = play(thin(rich(hand=[card]), [], []), card)
    assert of(match)["hand"] == []


def test_choosing_among_fewer_cards_than_printed() -> None:
    match = play(thin(rich(hand=["business_contacts"]), ["comet"], []), "business_contacts")
    assert of(match)["hand"] == ["comet"]  # both of two, one of one: nothing to choose
    match = play(thin(rich(hand=["business_contacts"]), ["comet", "mine"], []), "business_contacts")
    assert of(match)["hand"] == ["comet", "mine"]
    match = play(thin(rich(hand=["business_contacts"]), ["comet", "mine", "fish"], []), "business_contacts")
    do(match, ["comet", "fish"])
    assert of(match)["hand"] == ["comet", "fish"]
    assert [each["card"] for each in planet(match)["discards"]] == ["mine"]


def test_revealing_and_looking_with_nothing_left() -> None:
    match = use(thin(rich(played=["search_for_life"]), [], []), "search_for_life")
    assert (has(match, "money"), cubes(match, "search_for_life")) == (199, 0)
    match = use(thin(rich(played=["inventors_guild"]), [], []), "inventors_guild")
    assert question(match).why == "terraforming_mars-ask-second-action"
    assert of(match)["used"] == ["inventors_guild"]


def test_mars_university_draws_its_own_discard_if_there_is_nothing_else() -> None:
    me = rich(hand=["trans_neptune_probe", "mine"], played=["mars_university"])
    match = play(thin(me, [], []), "trans_neptune_probe", "mine")
    assert of(match)["hand"] == ["mine"]


def test_a_printed_card_bonus_with_nothing_left() -> None:
    match = project(thin(rich(hand=["mine"]), [], []), "aquifer", "r1c5")
    assert of(match)["hand"] == ["mine"]


def test_sold_patents_come_back_after_a_shuffle() -> None:
    me = rich(hand=["mine", "comet", "research"])
    match = project(thin(me, [], []), "sell_patents", ["mine", "comet"])
    assert {each["card"] for each in planet(match)["discards"]} == {"mine", "comet"}
    play(match, "research")
    assert set(of(match)["hand"]) == {"mine", "comet"}
    assert list(match.asked()) != [RED]
