"""Cards by number and by id, as effects and messages look them up.

Cards are made of effects, and effects speak of cards: so the book enters all cards here once they are written, and
nobody has to know the book who only wants to look something up.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CardNumber
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.lasting import OnTile

CARD: Final[list[Card]] = []  # by number; 0 is no card
NUMBER: Final[dict[str, CardNumber]] = {}
BOX: Final[list[tuple[Does, ...]]] = []  # production changes of a building that lies face up
OWN_CITY_REACTIONS: Final[list[tuple[OnTile, ...]]] = []


def enter(cards: tuple[Card, ...]) -> None:
    """Fill in all cards; what follows from their effects is entered by `rules/ahead.py`, which knows them all."""
    assert not CARD
    CARD.extend(cards)
    for card in cards:
        if card.number:
            NUMBER[card.id] = card.number


def number_of(name: str) -> CardNumber:
    """Return the number of the card that an answer names."""
    return NUMBER[name]


def ids_of(cards: list[CardNumber]) -> list[Any]:
    """Return cards as answers name them."""
    return [CARD[card].id for card in cards]
