"""Research, the draft and beginner corporations."""

from __future__ import annotations

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.data.book import CARD
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import BLUE, GREEN, RED, do, has, of, pay, planet, player, table

ALL = [card.id for card in CARD[1:209]]
FOUR = ["comet", "asteroid", "soletta", "lichen"]
MORE = ["fish", "birds", "ants", "pets"]
LAST = ["mine", "capital", "trees", "grass"]


def draft(generation: int) -> Match:
    """Return three players at the beginning of a draft."""
    players = [player(money=20, dealt=cards) for cards in (FOUR, MORE, LAST)]
    return table(*players, phase="research", generation=generation, options={"draft": True}, spare=False)


def test_draft_clockwise_in_even_generations() -> None:
    match = draft(2)
    assert match.view(RED)["table"]["draft_step"] == 1
    for seat, card in ((GREEN, "mine"), (RED, "comet"), (BLUE, "fish")):
        match.answer(seat, card)
    assert of(match, BLUE)["dealt"] == ["asteroid", "soletta", "lichen"]
    for seat, card in ((RED, "capital"), (BLUE, "asteroid"), (GREEN, "birds")):
        match.answer(seat, card)
    for seat, card in ((RED, "ants"), (BLUE, "trees"), (GREEN, "soletta")):
        match.answer(seat, card)
    assert of(match, RED)["dealt"] == ["comet", "capital", "ants", "lichen"]  # the last one is passed on as well
    assert of(match, BLUE)["dealt"] == ["fish", "asteroid", "trees", "pets"]
    assert of(match, GREEN)["dealt"] == ["mine", "birds", "soletta", "grass"]


def test_draft_the_other_way_in_odd_generations() -> None:
    match = draft(3)
    assert match.view(RED)["table"]["draft_step"] == -1
    for seat, card in ((GREEN, "mine"), (RED, "comet"), (BLUE, "fish")):
        match.answer(seat, card)
    assert of(match, GREEN)["dealt"] == ["asteroid", "soletta", "lichen"]
    assert of(match, RED)["dealt"] == ["birds", "ants", "pets"]


def test_a_draft_with_too_few_cards_for_all() -> None:
    """When both piles run out in the middle of dealing, everybody still picks and passes what there is."""
    players = [player(money=20, dealt=cards) for cards in (FOUR, MORE[:2], LAST[:1])]
    match = table(*players, phase="research", generation=2, options={"draft": True}, spare=False)
    rng = Rng(2)
    while any(decision.kind == "one_of" for decision in match.asked().values()):
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))
    dealt = [of(match, seat)["dealt"] for seat in range(3)]
    assert sorted(card for cards in dealt for card in cards) == sorted([*FOUR, *MORE[:2], *LAST[:1]])
    assert {decision.kind for decision in match.asked().values()} == {"some_of"}


def test_drafted_cards_are_bought_as_usual() -> None:
    match = draft(2)
    rng = Rng(1)
    for _ in range(3):
        for seat in list(match.asked()):
            match.answer(seat, match.asked()[seat].sample(rng))
    assert all(decision.kind == "some_of" for decision in match.asked().values())
    assert len(match.asked()) == 3
    for seat in range(3):
        match.answer(seat, of(match, seat)["dealt"][:2])
    assert [has(match, "money", seat) for seat in range(3)] == [14, 14, 14]
    assert len(planet(match)["discards"]) == 6


def test_no_draft_in_the_first_generation() -> None:
    match = GAME.start(3, 5, {"draft": True})
    assert {decision.why for decision in match.asked().values()} == {"terraforming_mars-ask-corporation"}


def test_choices_stay_secret_until_all_have_finished() -> None:
    match = table(player(money=9, dealt=FOUR), player(money=9, dealt=MORE), phase="research", generation=2, spare=False)
    before = match.view(BLUE)["table"]
    match.answer(RED, ["comet"])
    assert match.view(BLUE)["table"] == before
    for seat in (RED, BLUE, None):  # that somebody is ready is seen at any table
        assert (match.view(seat)["ready"], match.view(seat)["asked"]) == ([RED], [BLUE])
    assert has(match, "money", RED) == 9
    match.answer(BLUE, [])
    assert has(match, "money", RED) == 6


def test_no_more_than_one_can_pay_for() -> None:
    match = table(player(money=7, dealt=FOUR), player(), phase="research", generation=2, spare=False)
    decision = match.asked()[RED]
    assert decision.details()["high"] == 2
    assert match.why_not(RED, FOUR[:3]) is not None


def test_helion_may_buy_cards_for_heat() -> None:
    match = table(player("helion", money=3, heat=5, dealt=FOUR), phase="research", generation=2, spare=False)
    match.answer(RED, FOUR[:2])
    pay(match, heat=5, money=1)
    assert (has(match, "money"), has(match, "heat")) == (2, 0)


def test_first_player_marker_goes_round() -> None:
    match = table(player(), player(), player(), phase="production", first=GREEN, generation=4, spare=False)
    assert (planet(match)["first"], planet(match)["generation"]) == (RED, 5)


def test_an_empty_deck_is_replaced_by_the_discards() -> None:
    """Research: when the deck runs out, the discard pile is shuffled."""
    named = set(FOUR)
    rest = [card for card in ALL if card not in named]
    hands = [player(money=9, hand=FOUR[:2]), player(hand=rest[3:])]
    match = table(*hands, phase="production", spare=False, discards=[*FOUR[2:], *rest[:1]], deck=rest[1:3])
    # eight cards are dealt: two from the deck, three from the new one, and then there are no more
    dealt = [card for seat in (RED, BLUE) for card in of(match, seat)["dealt"]]
    assert sorted(dealt) == sorted([*rest[:3], *FOUR[2:]])
    assert (planet(match)["deck"], planet(match)["discards"]) == ([], [])


def test_beginners_keep_ten_cards_for_nothing() -> None:
    match = GAME.start(2, 8, {"beginners": True, "corporate_era": False})
    match.answer(RED, "beginner")
    assert match.asked()[BLUE].listed() == ("beginner", "regular")
    match.answer(BLUE, "regular")
    assert list(match.asked()) == [BLUE]  # a beginner has nothing to choose
    assert match.view(RED)["table"]["players"][RED]["cards"] == 10
    offers = match.view(BLUE)["table"]["players"][BLUE]["offers"]
    do(match, offers[0], [])
    assert (has(match, "money", RED), of(match, RED)["corporation"]) == (42, "beginner")
    assert len(of(match, RED)["hand"]) == 10


def test_the_standard_game_has_fewer_cards_and_starts_with_production() -> None:
    match = GAME.start(2, 8, {"corporate_era": False})
    assert GAME.components(match.state)["projects"] == 137
    assert set(of(match)["production"].values()) == {1}
    era = GAME.start(2, 8)
    assert GAME.components(era.state)["projects"] == 208
    assert set(of(era)["production"].values()) == {0}
