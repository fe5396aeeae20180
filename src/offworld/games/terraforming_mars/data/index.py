"""What effects look up of cards: their numbers, ids and tags.

Cards are made of effects, and effects speak of cards: so the book, where all cards are, enters this here once they are
written, and no effect has to know the book.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CardNumber, Origin, Tag
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.lasting import OnTile

NUMBER: Final[dict[str, CardNumber]] = {}
TAGS_OF: Final[list[tuple[Tag, ...]]] = []  # by number, like all that follows; 0 is no card
BOX: Final[list[tuple[Does, ...]]] = []  # production changes of a building that lies face up
OWN_CITY_REACTIONS: Final[list[tuple[OnTile, ...]]] = []
_IDS: Final[list[str]] = []


def enter(cards: tuple[Card, ...]) -> None:
    """Fill in what is printed; what follows from their effects is entered by `rules/ahead.py`, which knows them all."""
    assert not _IDS
    for card in cards:
        _IDS.append(card.id)
        TAGS_OF.append(card.tags)
        if card.number:
            NUMBER[card.id] = card.number


def number_of(name: str) -> CardNumber:
    """Return the number of the card that an answer names."""
    return NUMBER[name]


def id_of(card: Origin) -> str:
    """Return the id of a card."""
    return _IDS[card]


def ids_of(cards: list[CardNumber]) -> list[Any]:
    """Return cards as answers name them."""
    return [_IDS[card] for card in cards]
