"""Matches of adventure 8 for the tests."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import SPACES
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import seen, table

A, B, C = 0, 1, 2
ODD, EVEN = 5, 6  # turns on the near side of the own sheet, and on the far side of the one before


def battle(*sheets: dict[str, Any], **more: Any) -> Match:
    return table(8, *sheets, **more)


def paper(match: Match, number: int, seat: int = 0) -> dict[str, Any]:
    """Return a sheet as a seat sees it."""
    state = seen(match, seat)
    found: dict[str, Any] = state.rules.form.encode(state.sheets[number])
    return found


def side(planet: str, *owners: str | None) -> dict[str, str]:
    """Return symbols in the spaces of a planet from the first on."""
    return {f"{planet}.{i + 1}": owner for i, owner in enumerate(owners) if owner is not None}


def full(*planets: str, owner: str = "near") -> dict[str, str]:
    """Return planets full of symbols of one side."""
    return {space: owner for space in SPACES if space[:2] in planets}
