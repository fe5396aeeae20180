"""The rules of Signals: who is heard, and the echo of somebody who plays alone."""

from __future__ import annotations

from typing import Any

import pytest

import offworld
from offworld.kernel.errors import BadPosition
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng

GAME = offworld.game("signals")
CARDS = [f"{strength}{which}" for strength in range(1, 10) for which in "ab"]


def last_round(*hands: str, **state: Any) -> Match:
    """Return a match before its last round, in which everybody has one card."""
    players = [{"hand": [hand]} for hand in hands]
    return GAME.load({"game": "signals", "seats": len(hands), "state": {"round": 3, "players": players, **state}})


def sent(match: Match) -> Match:
    """Let everybody send the only card and say that this is it."""
    while asked := match.asked():
        for seat, decision in asked.items():
            match.answer(seat, decision.sample(Rng(0)))
    return match


def test_the_strongest_signal_is_heard() -> None:
    assert sent(last_round("3a", "7a", "5a")).scores() == [0, 7, 0]


def test_signals_of_one_strength_drown_each_other() -> None:
    assert sent(last_round("8a", "8b", "2a")).scores() == [0, 0, 2]


def test_noise_is_worth_nothing_and_a_tie_is_shared() -> None:
    match = sent(last_round("8a", "8b"))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (0, 1))


def test_alone_the_echo_sends_from_the_deck_and_may_win() -> None:
    rest = [card for card in CARDS if card not in ("4a", "9a")]
    lost = sent(last_round("4a", deck=[*rest, "9a"])).outcome()
    assert lost is not None
    assert (lost.winners, lost.scores, lost.rivals[0].score, lost.rivals[0].won) == ((), (0,), 9, True)
    rest = [card for card in CARDS if card not in ("4a", "1a")]
    won = sent(last_round("4a", deck=[*rest, "1a"])).outcome()
    assert won is not None
    assert (won.winners, won.scores, won.rivals[0].won) == ((0,), (4,), False)


def test_nobody_sees_what_others_hold_or_send() -> None:
    match = last_round("3a", "7a")
    match.answer(0, CARDS.index("3a"))
    assert "hand" not in match.view(1)["table"]["players"][0]
    assert match.view(0)["table"]["players"][0]["sent"] == "3a"


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"round": 3, "players": [{"hand": ["1a", "2a"]}]}, "state.players[0].hand"),
        ({"night": 2}, "state.night"),
        ({"players": [{"played": ["1a"]}, {"played": ["1a"]}]}, "state.players[1].played[0]"),
    ],
)
def test_positions_that_cannot_be_are_refused(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"game": "signals", "seats": 2, "state": state})
    assert caught.value.text.params["field"] == field
