"""What Lacerda prefers; where nothing speaks for one of several options, the solo deck's numbers decide (R057)."""

from __future__ import annotations

from typing import TypeVar

from offworld.games.on_mars.data.cards import SCIENTIST_SCORES, SOLO_DECK
from offworld.games.on_mars.names import LACERDA
from offworld.games.on_mars.rules.state import OnMars

N = TypeVar("N", bound=int)


def pick(state: OnMars, options: list[N]) -> N:
    """Return one of the options: up to three are numbered and drawn from the twelve cards, more are drawn evenly."""
    if len(options) == 1:
        return options[0]
    if len(options) > 3:
        return options[state.below(len(options))]
    while True:
        number = SOLO_DECK[state.below(len(SOLO_DECK))][2]
        if number <= len(options):
            return options[number - 1]


def scored_types(state: OnMars) -> list[int]:
    """Return the types of building that his scientists score."""
    return [SCIENTIST_SCORES[each] for each, owner in enumerate(state.scientist_owner) if owner == LACERDA]
