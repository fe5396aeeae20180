"""What ASTRA stands for: its points, the card about to be given to it, and solo bonuses that keep cards away."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.astra import GAINED, LEVEL, OPPONENTS, PASS, SPENT, SPENT_BONUSES, THIRD
from offworld.games.welcome_to_the_moon.data.cards import PILES, STARSHIPS
from offworld.games.welcome_to_the_moon.rules.astra.deck import counted_as, ships_left
from offworld.games.welcome_to_the_moon.rules.astra.scoring import boxes, earned, meddling, opponent, points
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

BOX: Final = 2.0  # points of a box on the track of adventure 1: ten for five
THIRD_SHARE: Final = 0.85  # of what a card pays on average: of three the player leaves one that pays little
SOON: Final = 8.0  # turns in which all that a sheet promises can be had
LAST: Final = 0.3  # turns that are left of the last one
USUAL: Final = [  # by level from 1 on: what a card pays on average
    sum([each.points[card.effects[0]] for card in STARSHIPS]) / len(STARSHIPS) for each in OPPONENTS
]


def rival(state: Moon) -> float:
    """Return what the player is up against: ASTRA's points, the cards that it will get, less the bonuses to come.

    A turn lets ASTRA gain as it lets the player: were that left out, each turn would look like a loss and the end of
    the match, by errors too, like a gain. On its track in adventure 1 ASTRA ends the match itself.
    """
    if state.outcome is not None:
        return points(state)
    usual = USUAL[state.astra[LEVEL] - 1]
    left = max(state.astra[GAINED], earned(state)) - state.astra[SPENT_BONUSES]  # those just earned as well
    coming = 0.0
    third = state.astra[THIRD]
    if third >= 0 and state.piles[third]:  # chosen, and not given yet
        paid = opponent(state).points[counted_as(state.astra[LEVEL], state.piles[third][-1])]
        coming = min(float(paid), usual) if left else float(paid)
    if state.astra[PASS] > 1:
        left = min(left, ships_left(state) // PILES)  # what cannot be used any more is worth nothing
    coming -= usual * left
    if state.rules.number == 1:
        return BOX * (boxes(state) + coming)
    return points(state) + coming + THIRD_SHARE * usual * turns_left(state)


def turns_left(state: Moon) -> float:
    """Return how many turns the deck is good for after the present one: it is gone through twice."""
    ships = ships_left(state)
    if state.astra[PASS] > 1:
        return ships / PILES
    again = len(state.solo[SPENT]) + ships * (PILES - 1) / PILES  # of three cards one goes to ASTRA
    return (ships + again) / PILES


def turns_to_come(state: Moon, spaces: int) -> float:
    """Return in how many turns something can be gathered on a sheet with so many empty spaces.

    Alone there are no more than the deck has, whose end lessens all promises (`lasting`).
    """
    left = float(spaces)
    return min(left, max(SOON, turns_left(state) + LAST)) if state.astra else left


def lasting(state: Moon) -> float:
    """Return which part of what a sheet promises there is still time for: the deck says when a match alone ends."""
    return min(1.0, (turns_left(state) + LAST) / SOON) if state.astra else 1.0


def bonuses(state: Moon) -> float:
    """Return what solo bonuses are worth that a higher bonus would bring, 0 where others play or the row is full."""
    if not state.astra:
        return 0.0
    card = meddling(state)
    return USUAL[state.astra[LEVEL] - 1] * min(card.gained, card.slots - state.astra[GAINED])
