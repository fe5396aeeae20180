"""Short ways to get a match of Prospect to where a test begins."""

from __future__ import annotations

from typing import Any

from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.contract_files import as_bytes
from tests.kernel.prospect import PROSPECT


def started(seats: int = 2, seed: int = 7, **options: object) -> Match:
    """Return a match at the beginning of its first secret phase."""
    return PROSPECT.start(seats, seed, options)


def finish_chain(match: Match, seat: int, bid: int = 0) -> None:
    """Go through the whole chain of a seat: its lowest card, a bid, all in coins as far as they go."""
    hand = match.view(seat)["table"]["players"][seat]["hand"]
    match.answer(seat, [hand[0]])
    match.answer(seat, bid)
    if bid:
        match.answer(seat, [bid, 0])


def in_turns(seats: int = 2, seed: int = 7, **options: object) -> Match:
    """Return a match in which seat 0 has just begun its turn with three actions."""
    match = started(seats, seed, **options)
    for seat in range(seats):
        finish_chain(match, seat)
    assert list(match.asked()) == [0]
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    """Answer at random to the end."""
    rng = Rng(seed)
    while asked := match.asked():
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
    return match


def seen(match: Match, seat: int | None) -> bytes:
    """Return all that a seat gets to see of a match."""
    question = match.question(seat) if seat is not None else None
    return as_bytes([match.view(seat), match.events(seat), question])


def snapshot(match: Match) -> tuple[bytes, int, list[Any]]:
    """Return all that a match is."""
    return position_bytes(match), match.logged, match.answers
