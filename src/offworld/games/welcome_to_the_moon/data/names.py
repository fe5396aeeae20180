"""The small numbers that sheets are made of, and the words that answers, positions and messages use for them."""

from __future__ import annotations

from typing import Final, NewType

# the effect of a card and the number on another stand side by side everywhere: mypy tells them apart
CardEffect = NewType("CardEffect", int)
Space = NewType("Space", int)  # of a sheet, where a number can stand

# --- the six effects of the starship cards -------------------------------------------------------------------------
ROBOT: Final = CardEffect(0)
ENERGY: Final = CardEffect(1)
PLANT: Final = CardEffect(2)
WATER: Final = CardEffect(3)
ASTRONAUT: Final = CardEffect(4)
PLANNING: Final = CardEffect(5)
EACH_EFFECT: Final = (ROBOT, ENERGY, PLANT, WATER, ASTRONAUT, PLANNING)
EFFECTS: Final = ("robot", "energy", "plant", "water", "astronaut", "planning")
WILD: Final = CardEffect(6)  # a floor or a campaign card that takes any effect
NO_SPACE: Final = Space(-1)
NO_EFFECT: Final = CardEffect(-1)

# --- what stands in a space of a sheet -----------------------------------------------------------------------------
# A number is kept in halves, because a campaign card shows 8 1/2: a 7 is kept as 14. Everything from X on is no number.
HALF: Final = 2
EMPTY: Final = -1
CROSS: Final = 100  # an X: fills the space, has no value
INFECTED: Final = 101  # adventure 6: crossed off by a virus, never to be used

# --- missions ------------------------------------------------------------------------------------------------------
LETTERS: Final = ("A", "B", "C")
UNCLAIMED: Final = 0
FIRST: Final = 1  # claimed in the turn in which somebody was the first to claim it
LATER: Final = 2

SPACES_FIELD: Final = "spaces"  # the field of a sheet that stands first
SKIP: Final = "skip"
USE: Final = "use"
ERROR: Final = "error"


def shown_number(mark: int) -> int | float:
    """Return a number kept in halves as it is printed."""
    return mark // HALF if mark % HALF == 0 else mark / HALF


def shown_mark(mark: int) -> int | float | str:
    """Return what stands in a filled space, as positions and views write it."""
    if mark == CROSS:
        return "X"
    if mark == INFECTED:
        return "infected"
    return shown_number(mark)
