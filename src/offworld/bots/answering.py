"""Letting bots answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.registry import bot
from offworld.games import game
from offworld.kernel.decision import Answer
from offworld.kernel.errors import IllegalAnswer, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng

LIMIT = 20_000  # answers after which a match that bots do not finish is left alone


def play(match: Match, players: Sequence[Bot], seed: int, limit: int = LIMIT) -> bool:
    """Let bots, one for each seat, play a match to its end; False where it went on beyond `limit` answers.

    Each seat draws from a generator of its own, so that one bot's draws never change another's. A bot that gives an
    illegal answer is named by an OffworldError.
    """
    origin = Rng(seed)
    rngs = [origin.fork(seat) for seat in range(match.seats)]
    for _ in range(limit):
        asked = match.asked()
        if not asked:
            return True
        seat = min(asked)
        answer = players[seat].choose(Perspective(match, seat), rngs[seat])
        try:
            match.answer(seat, answer)
        except IllegalAnswer as error:
            name = type(players[seat]).__name__
            raise OffworldError("error-bot-answer", bot=name, answer=str(answer), problem=error.text) from None
    return match.over


def think(position: Mapping[str, Any], seat: int, name: str, seed: int) -> Answer:
    """Return what a bot answers for a seat in a position. Made of plain values, so that another process can do it."""
    match = game(position["game"]).load(position, quiet=True)
    return bot(name, match.game).choose(Perspective(match, seat), Rng(seed))
