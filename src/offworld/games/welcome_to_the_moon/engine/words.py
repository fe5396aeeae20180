"""Numbers, effects and places as messages."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.names import CROSS, EFFECTS, HALF
from offworld.kernel.text import Text


def number_text(mark: int) -> object:
    """Return a number, or a message for what is no whole number."""
    if mark == CROSS:
        return "X"
    return mark // HALF if mark % HALF == 0 else f"{mark // HALF}½"


def effect_text(effect: int) -> Text:
    """Return the name of an effect."""
    return Text("welcome_to_the_moon-effect-" + EFFECTS[effect])
