"""The components of Signals: two cards of each strength."""

from __future__ import annotations

from typing import Final

STRONGEST: Final = 9
CARDS: Final = 2 * STRONGEST
ROUNDS: Final = 4  # as many as everybody has cards
NIGHTS: Final = 3  # matches of a series
STRENGTH: Final = tuple([1 + card // 2 for card in range(CARDS)])
CARD_IDS: Final = tuple([f"{1 + card // 2}{'ab'[card % 2]}" for card in range(CARDS)])  # "1a", "1b", "2a", ...
NOTHING: Final = -1  # where a card could be and is not
