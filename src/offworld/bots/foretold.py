"""What a search expects to follow an answer, in the words of the game."""

from __future__ import annotations

from typing import TypedDict

from offworld.bots.pieces import Piece, pieces
from offworld.bots.race import Runner
from offworld.bots.search import Search
from offworld.kernel.decision import Decision
from offworld.kernel.plain import Message
from offworld.kernel.text import Text

LINE = 6  # answers of a line at most


class Foretold(TypedDict):
    """An answer that is expected, whose, and to what."""

    seat: int
    why: Message
    pieces: list[Piece]


def foretold(search: Search, runner: Runner) -> list[Foretold]:
    """Return what is likely to follow an answer in one guess of what is hidden, its own details first."""
    game = search.perspective.game
    return [
        {"seat": asked.seat, "why": why(asked), "pieces": pieces(game, then, asked, answer)}
        for then, asked, answer in search.expected(runner, LINE)
    ]


def why(asked: Decision) -> Message:
    """Return what is asked."""
    return Text(asked.why, asked.params).to_json()
