"""What a seat may know: hands and looked-at cards are secret, the table is open, own discards are remembered."""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars import GAME
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import (
    BLUE,
    GREEN,
    RED,
    do,
    play,
    player,
    project,
    rich,
    table,
    use,
)

WORLDS = 30


def seen(match: Match, seat: int | None, whose: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]["players"][whose]
    return found


def test_a_hand_is_seen_by_its_player_only() -> None:
    match = table(rich(hand=["comet", "fish"]), rich(hand=["mine"]), spare=False)
    assert [card["id"] for card in seen(match, RED, RED)["hand"]] == ["comet", "fish"]
    for viewer in (BLUE, None):
        assert "hand" not in seen(match, viewer, RED)
        assert seen(match, viewer, RED)["cards"] == 2
        assert "comet" not in str(match.view(viewer))


def test_events_stay_visible_though_they_lie_face_down() -> None:
    match = play(table(rich(hand=["mineral_deposit"])), "mineral_deposit")
    assert seen(match, None, RED)["events"] == ["mineral_deposit"]


def test_own_discards_are_remembered_until_the_pile_is_shuffled() -> None:
    match = project(table(rich(hand=["comet", "fish"])), "sell_patents", ["comet"])
    assert match.view(RED)["table"]["known_discards"] == ["comet"]
    for viewer in (BLUE, None):
        assert match.view(viewer)["table"]["known_discards"] == []
        assert match.view(viewer)["table"]["discards"] == 1
    assert all("comet" in str(of_guess(match, RED, seed)["discards"]) for seed in range(WORLDS))
    assert not all("comet" in str(of_guess(match, BLUE, seed)["discards"]) for seed in range(WORLDS))


def of_guess(match: Match, seat: int, seed: int) -> dict[str, Any]:
    state: dict[str, Any] = match.guess(seat, Rng(seed)).position()["state"]
    return state


def test_a_card_turned_over_is_known_to_all() -> None:
    match = use(table(rich(played=["search_for_life"]), deck=["ants", "fish"]), "search_for_life")
    assert [match.view(seat)["table"]["known_discards"] for seat in (RED, BLUE)] == [["ants"], ["ants"]]
    assert "ants" in str(match.events(BLUE))


def test_a_card_looked_at_is_told_to_its_player_only() -> None:
    match = use(table(rich(played=["inventors_guild"]), deck=["ants"]), "inventors_guild")
    assert seen(match, RED, RED)["dealt"] == ["ants"]
    assert seen(match, BLUE, RED)["looking_at"] == 1
    do(match, [])
    assert "ants" in str(match.events(RED))
    assert "ants" not in str(match.events(BLUE)) + str(match.events(None))
    assert "terraforming_mars-discarded" in {event["key"] for event in match.events(BLUE)}


def test_cards_drawn_are_told_to_their_player_only() -> None:
    match = play(table(rich(hand=["research"]), deck=["fish", "birds"], spare=False), "research")
    mine, others = str(match.events(RED)), str(match.events(BLUE))
    assert "fish" in mine
    assert "fish" not in others
    (line,) = [event for event in match.events(BLUE) if event["key"] == "terraforming_mars-drew"]
    assert line["params"]["count"] == 2


def test_a_guess_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    three = (rich(hand=["comet", "fish"]), rich(hand=["mine", "ants"]), rich(hand=["birds"]))
    match = table(*three, spare=False)
    hands = set()
    for seed in range(WORLDS):
        players = of_guess(match, RED, seed)["players"]
        assert players[RED]["hand"] == ["comet", "fish"]
        assert [len(each["hand"]) for each in players] == [2, 2, 1]
        assert not {"comet", "fish"} & {*players[BLUE]["hand"], *players[GREEN]["hand"]}
        hands.add(tuple(players[BLUE]["hand"]))
    assert len(hands) > WORLDS // 2


def test_corporations_on_offer_are_guessed_too() -> None:
    match = GAME.start(2, 4)
    mine = seen(match, RED, RED)["offers"]
    offers = set()
    for seed in range(WORLDS):
        players = of_guess(match, RED, seed)["players"]
        assert players[RED]["offers"] == mine
        assert not set(mine) & set(players[BLUE]["offers"])
        offers.add(tuple(players[BLUE]["offers"]))
    assert len(offers) > 5


def test_after_the_end_all_hands_are_shown() -> None:
    match = table(player(hand=["comet"]), phase="conversion", temperature=8, oxygen=14, oceans=9, spare=False)
    assert match.over
    assert [card["id"] for card in seen(match, None, RED)["hand"]] == ["comet"]
