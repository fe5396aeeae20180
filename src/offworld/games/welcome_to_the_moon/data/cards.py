"""The 63 starship cards: a number on the face, an effect on the back, both printed on the face as well.

Five public sources give the same 63 pairs (confidence high). Cards 149 to 157 belong to the campaign; what their odd
numbers mean is our reading (designed, rulings R227 and R228).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.names import (
    ASTRONAUT,
    CROSS,
    EACH_EFFECT,
    ENERGY,
    HALF,
    PLANNING,
    PLANT,
    ROBOT,
    WATER,
    WILD,
    CardEffect,
)

PILES: Final = 3
NO_NUMBER: Final = CROSS  # campaign cards that show an X


@dataclass(frozen=True, slots=True)
class Card:
    """A starship card: its printed id, its number in halves, and the effects of which one is used."""

    id: int
    number: int
    effects: tuple[CardEffect, ...]
    other: int = -1  # a second number to choose from, for "6 or 9"


def _numbered(first: int, number: int, *effects: CardEffect) -> tuple[Card, ...]:
    """Return the cards of one number; their ids follow one another."""
    return tuple([Card(first + i, number * HALF, (effect,)) for i, effect in enumerate(effects)])


STARSHIPS: Final = (
    *_numbered(1, 1, ROBOT, ENERGY),
    *_numbered(3, 2, ROBOT, PLANT),
    *_numbered(5, 3, WATER, ASTRONAUT, PLANNING),
    *_numbered(8, 4, ENERGY, PLANT, ASTRONAUT, PLANNING),
    *_numbered(12, 5, ROBOT, ROBOT, ENERGY, ENERGY, PLANT),
    *_numbered(17, 6, ROBOT, ENERGY, PLANT, WATER, ASTRONAUT, PLANNING),
    *_numbered(23, 7, ROBOT, ENERGY, ENERGY, PLANT, PLANT, WATER),
    *_numbered(29, 8, ROBOT, ROBOT, PLANT, PLANT, WATER, ASTRONAUT, PLANNING),
    *_numbered(36, 9, ROBOT, ENERGY, ENERGY, PLANT, PLANT, WATER),
    *_numbered(42, 10, ROBOT, ENERGY, PLANT, WATER, ASTRONAUT, PLANNING),
    *_numbered(48, 11, ROBOT, ROBOT, ENERGY, ENERGY, PLANT),
    *_numbered(53, 12, ENERGY, PLANT, ASTRONAUT, PLANNING),
    *_numbered(57, 13, WATER, ASTRONAUT, PLANNING),
    *_numbered(60, 14, ROBOT, PLANT),
    *_numbered(62, 15, ROBOT, ENERGY),
)

CAMPAIGN_STARSHIPS: Final = (
    Card(149, NO_NUMBER, (ENERGY,)),
    Card(150, NO_NUMBER, (PLANT,)),
    Card(151, NO_NUMBER, (ROBOT,)),
    Card(152, 0, (ENERGY, WATER)),
    Card(153, 17, (ASTRONAUT, PLANT)),  # 8 1/2
    Card(154, 42 * HALF, (ROBOT, PLANNING)),
    Card(155, 4 * HALF, (WILD,)),
    Card(156, 6 * HALF, (WILD,), other=9 * HALF),
    Card(157, 12 * HALF, (WILD,)),
)

ALL_CARDS: Final = (*STARSHIPS, *CAMPAIGN_STARSHIPS)
CARD_IDS: Final = tuple([card.id for card in ALL_CARDS])
NUMBER: Final = [card.number for card in ALL_CARDS]  # by the place in ALL_CARDS: what states hold
EFFECT: Final = [card.effects[0] for card in ALL_CARDS]
OTHER: Final = [card.other for card in ALL_CARDS]  # the second number of a card that shows two, or -1
USABLE: Final = [  # the effects of which one is used; a wild one stands for all six (R228)
    EACH_EFFECT if WILD in card.effects else card.effects for card in ALL_CARDS
]
PLACE: Final = {card.id: place for place, card in enumerate(ALL_CARDS)}
