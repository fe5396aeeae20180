"""Launching probes: what it costs from where the rings stand, and what an asteroid gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    ASTEROID_INCOME,
    ASTEROID_NUMBER,
    ASTEROID_POINTS,
    ASTEROID_RING,
    LAUNCH_DISCOUNT,
    LAUNCH_POINTS,
    LAUNCH_PRICE,
)
from offworld.games.ceres.names import ABSENT, ASTEROIDS, EXPLORATION, FREE, ICE, KINDS, PROBES, SECTORS, Rock, event
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds.base import Deed
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.text import Text

LAUNCHED: Final = event("launch")
TO_RING: Final = event("launch_inner")  # and the two after it
FAR: Final = 99  # more than any launch costs


def find_nearest(state: Ceres) -> None:
    """Work out again what the cheapest launch costs before discounts; call it when rings turn or owners change."""
    rings = state.rings
    nearest = FAR
    for rock, owner in enumerate(state.owners):
        if owner == FREE:
            price = LAUNCH_PRICE[rock][rings[ASTEROID_RING[rock]]]
            if price < nearest:
                nearest = price
    state.nearest = nearest


def launch_price(state: Ceres, seat: int, rock: Rock, change: int = 0) -> int:
    """Return the ice of a launch for a seat: at least 1, whatever the discounts."""
    return price_after(state, seat, rock, 0, change)


def price_after(state: Ceres, seat: int, rock: Rock, steps: int, change: int = 0) -> int:
    """Return the ice of a launch for a seat once the asteroid's ring has turned by so many sectors."""
    change -= LAUNCH_DISCOUNT[state.research[seat * 3 + EXPLORATION]]
    return max(1, LAUNCH_PRICE[rock][(state.rings[ASTEROID_RING[rock]] + steps) % SECTORS] + change)


@dataclass(frozen=True, slots=True)
class LaunchProbe(Deed):
    """Launch one stored probe to a free asteroid; `change` is the surcharge less the discount, in ice."""

    change: int

    def possible(self, state: Ceres, seat: int) -> bool:
        at = seat * KINDS
        if not state.stock[at + PROBES] or state.nearest == FAR:
            return False
        price = state.nearest + self.change - LAUNCH_DISCOUNT[state.research[seat * 3 + EXPLORATION]]
        ice = state.stock[at + ICE]
        return ice >= price and ice >= 1

    def obstacle(self, state: Ceres, seat: int) -> Text:
        at = seat * KINDS
        if not state.stock[at + PROBES]:
            return Text("ceres-no-probe")
        if state.nearest == FAR:
            return Text("ceres-no-asteroid")
        price = state.nearest + self.change - LAUNCH_DISCOUNT[state.research[seat * 3 + EXPLORATION]]
        return Text("ceres-too-far", {"price": max(1, price), "ice": state.stock[at + ICE]})

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        ice = state.stock[seat * KINDS + ICE]
        limit = ice - self.change + LAUNCH_DISCOUNT[state.research[seat * 3 + EXPLORATION]]
        rings = state.rings
        found: list[Any] = []
        for rock, owner in enumerate(state.owners):
            if owner == FREE and LAUNCH_PRICE[rock][rings[ASTEROID_RING[rock]]] <= limit:
                found.append(ASTEROID_IDS[rock])
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose_place(seat, "launch", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        rock = ASTEROID_NUMBER[answer]
        price = launch_price(state, seat, rock, self.change)
        stock = state.stock
        stock[seat * KINDS + PROBES] -= 1
        stock[seat * KINDS + ICE] -= price
        points = ASTEROID_POINTS[rock] + LAUNCH_POINTS[state.research[seat * 3 + EXPLORATION]]
        state.award(seat, ASTEROIDS, points)
        claim(state, seat, rock)
        state.launched[seat] += 1
        income = ASTEROID_INCOME[rock]
        for kind in range(KINDS):
            state.income[seat * KINDS + kind] += income[kind]
        state.gain(seat, income)
        if state.log is not None:
            where = {"asteroid": say.asteroid(rock), "ring": say.ring(ASTEROID_RING[rock])}
            state.tell("ceres-launched", seat=seat, price=price, points=points, units=say.units(income), **where)
        met(state, seat, LAUNCHED, TO_RING + ASTEROID_RING[rock])

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in ASTEROID_NUMBER:
            return None
        rock = ASTEROID_NUMBER[answer]
        owner = state.owners[rock]
        if owner == ABSENT:
            return Text("ceres-asteroid-absent", {"asteroid": say.asteroid(rock)})
        if owner != FREE:
            return Text("ceres-asteroid-taken", {"asteroid": say.asteroid(rock)})
        params = {"price": launch_price(state, seat, rock, self.change), "ice": state.stock[seat * KINDS + ICE]}
        return Text("ceres-launch-too-far", {"asteroid": say.asteroid(rock), **params})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [ASTEROID_IDS[rock] for rock, owner in enumerate(state.owners) if owner != ABSENT]


def claim(state: Ceres, party: int, rock: Rock) -> None:
    """Put a probe on an asteroid, where it stays for the rest of the game."""
    state.owners[rock] = party
    if LAUNCH_PRICE[rock][state.rings[ASTEROID_RING[rock]]] == state.nearest:
        find_nearest(state)
