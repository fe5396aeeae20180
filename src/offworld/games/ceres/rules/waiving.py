"""Prices of which some units are waived: which ways there are to choose them."""

from __future__ import annotations

from typing import Any

from offworld.games.ceres.names import KINDS, PROBES, RESOURCES
from offworld.games.ceres.rules.state import Ceres


def is_payable(state: Ceres, seat: int, price: list[int] | tuple[int, ...], kinds: int, count: int) -> bool:
    """Return whether a seat can pay once `count` units of the allowed kinds (a bit set) are waived."""
    at = seat * KINDS
    stock = state.stock
    missing = 0
    for kind in range(KINDS):
        short = price[kind] - stock[at + kind]
        if short > 0:
            if not kinds >> kind & 1:
                return False
            missing += short
            if missing > count:
                return False
    return True


def ways(state: Ceres, seat: int, price: list[int] | tuple[int, ...], kinds: int, count: int) -> list[Any]:
    """Return every choice of `count` units to waive, as names of resources, that leaves a price the seat can pay."""
    found: list[Any] = []
    _extend(state, seat, list(price), kinds, count, 0, (), found)
    return found


def _extend(
    state: Ceres,
    seat: int,
    price: list[int],
    kinds: int,
    count: int,
    kind: int,
    chosen: tuple[str, ...],
    found: list[Any],
) -> None:
    if count == 0:
        if state.can_pay(seat, (price[0], price[1], price[2], price[3], price[4], price[5])):
            found.append(chosen)
        return
    if kind == KINDS:
        return
    most = min(count, price[kind]) if kinds >> kind & 1 else 0
    for taken in range(most, -1, -1):
        price[kind] -= taken
        _extend(state, seat, price, kinds, count - taken, kind + 1, chosen + (RESOURCES[kind],) * taken, found)
        price[kind] += taken


def waivable(price: list[int] | tuple[int, ...], kinds: int, count: int, least: int) -> int:
    """Return how many units can be waived when at least `least` units in all must still be paid."""
    allowed = sum([price[kind] for kind in range(KINDS) if kinds >> kind & 1])
    return max(0, min(count, allowed, sum(price) - least))


def less(price: list[int] | tuple[int, ...], waived: tuple[str, ...]) -> tuple[int, int, int, int, int, int]:
    """Return a price without the waived units."""
    left = list(price)
    for name in waived:
        left[RESOURCES.index(name)] -= 1
    return (left[0], left[1], left[2], left[3], left[4], left[5])


NOT_PROBES = (1 << PROBES) - 1  # every resource but probes
