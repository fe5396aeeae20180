"""What views of Signals show. The client's types are made from these, and a test holds real views against them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class PlayerView(TypedDict):
    """What somebody has; the hand, and what is sent in this round, only of one's own seat."""

    cards: int
    played: list[str]
    points: int
    wins: int
    hand: NotRequired[list[str]]
    sent: NotRequired[str | None]


class TableView(TypedDict):
    """The whole table."""

    night: int
    nights: int
    round: int
    deck: int
    echo: int
    echoes: list[str]
    players: list[PlayerView]
