"""Numbers, effects and places as messages."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS
from offworld.games.welcome_to_the_moon.data.names import CROSS, EFFECTS, HALF, WILD, CardEffect
from offworld.kernel.text import Text


def number_text(mark: int) -> object:
    """Return a number, or a message for what is no whole number."""
    if mark == CROSS:
        return "X"
    return mark // HALF if mark % HALF == 0 else f"{mark // HALF}½"


def effect_text(effect: CardEffect) -> Text:
    """Return the name of an effect."""
    return Text("welcome_to_the_moon-effect-" + ("wild" if effect == WILD else EFFECTS[effect]))


def printed_number(card: int) -> object:
    """Return what is printed on the face of a card: a number, an X, or two numbers."""
    printed = ALL_CARDS[card]
    return number_text(printed.number) if printed.other < 0 else f"{printed.number // HALF}/{printed.other // HALF}"


def printed_effect(card: int) -> Text:
    """Return the effect of a card, or both of which one is used."""
    names = [effect_text(effect) for effect in ALL_CARDS[card].effects]
    return (
        names[0] if len(names) == 1 else Text("welcome_to_the_moon-effect-either", {"one": names[0], "two": names[1]})
    )
