"""Cards by the ids that answers, positions and messages use.

Cards are made of effects, and effects ask about cards; the tables are therefore looked up when they are needed.
"""

from __future__ import annotations

from typing import Any


def number_of(name: str) -> int:
    """Return the number of the card that an answer names."""
    from offworld.games.terraforming_mars.data.book import NUMBER

    return NUMBER[name]


def ids_of(cards: list[int]) -> list[Any]:
    """Return cards as answers name them."""
    from offworld.games.terraforming_mars.data.book import ID

    return [ID[card] for card in cards]
