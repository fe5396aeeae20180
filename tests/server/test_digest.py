"""What happened since one's last turn, where everybody chooses at once: it stays until one has chosen oneself."""

from __future__ import annotations

import pytest

import offworld
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play, rebuilt

ANNA, BORIS = 0, 1


def play() -> Play:
    """Return a match of two people in which everybody writes at once."""
    game = "welcome_to_the_moon"
    lineup = [Seat("person", "Anna", holders=["a"]), Seat("person", "Boris", holders=["b"])]
    row = MatchRow(
        id="m",
        game=game,
        rules=offworld.game(game).rules,
        options={},
        origin={"seed": 3},
        lineup=lineup,
        owner="a",
        created=1.0,
    )
    return rebuilt(row, [Entry(1, "start", 1.0)])


def write(table: Play, seat: int) -> None:
    """Let somebody choose anything and say that this is all."""
    rng = offworld.Rng(table.number)
    turn = table.live.view(None)["table"]["turn"]
    while seat in table.asked and table.live.view(None)["table"]["turn"] == turn:
        asked = table.live.asked()[seat]
        value = "done" if asked.topic == "done" else asked.sample(rng)
        table.apply(Entry(table.number + 1, "answer", 2.0 + table.number, seat, value))


def news(table: Play, seat: int) -> list[str]:
    """Return the keys of what a seat is told as new."""
    return [event["key"] for event in table.live.events(seat, table.digests.of(seat))]


@pytest.mark.parametrize("order", [(ANNA, BORIS), (BORIS, ANNA)])
def test_what_others_wrote_is_news_until_one_has_chosen_whoever_is_ready(order: tuple[int, int]) -> None:
    first, last = order
    table = play()
    for _ in range(3):
        for seat in order:
            write(table, seat)
        told = {seat: news(table, seat) for seat in order}
        for seat in order:
            assert told[seat].count("welcome_to_the_moon-wrote") == 2  # this turn's and no earlier one's
        write(table, first)
        assert news(table, last) == told[last]
        write(table, last)
        assert news(table, last).count("welcome_to_the_moon-wrote") == 2
