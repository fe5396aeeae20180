"""Ambiguity: where nothing speaks for one of several options, the action numbers of the solo deck decide (R057)."""

from __future__ import annotations

from offworld.games.on_mars.data.cards import SOLO_DECK
from offworld.games.on_mars.rules.state import OnMars


def pick(state: OnMars, options: list[int]) -> int:
    """Return one of the options: up to three are numbered and drawn from the twelve cards, more are drawn evenly."""
    if len(options) == 1:
        return options[0]
    if len(options) > 3:
        return options[state.below(len(options))]
    while True:
        number = SOLO_DECK[state.below(len(SOLO_DECK))][2]
        if number <= len(options):
            return options[number - 1]
