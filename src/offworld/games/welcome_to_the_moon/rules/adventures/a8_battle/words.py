"""Planets of adventure 8 as messages, and who has taken them."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import owner
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import COLOURS, FAR, NEAR, PLANETS
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.text import Text

HIGHEST = 15  # that is printed on a planet


def planet_name(planet: int) -> Text:
    """Return a planet by its colour and the numbers printed on it."""
    printed = PLANETS[planet]
    last = min(printed.high, HIGHEST)
    numbers = "-".join([str(number) for number in range(max(printed.low, 1), last + 1)])
    return Text(f"welcome_to_the_moon-8-planet-{COLOURS[printed.colour]}", {"numbers": numbers})


def took(state: Moon, paper: int, planet: int, control: int) -> None:
    """Tell who has taken a planet."""
    name = planet_name(planet)
    if control == 1 << NEAR | 1 << FAR:
        state.tell("welcome_to_the_moon-8-taken-both", planet=name, seat=paper, seat2=(paper + 1) % state.seats)
        return
    seat = owner(state, paper, NEAR if control == 1 << NEAR else FAR)
    if seat is None:
        state.tell("welcome_to_the_moon-8-taken-astra", planet=name)
    else:
        state.tell("welcome_to_the_moon-8-taken", planet=name, seat=seat)
