"""Matches of adventure 7 for the tests."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import CLOSED_AIRLOCKS
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import (
    AIRLOCK_IDS,
    AIRLOCKS,
    BLOCK_SPACES,
    BLOCKS,
    SPACES,
)
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import table

A, B = 0, 1
ALL_OPEN = dict.fromkeys(CLOSED_AIRLOCKS, 1)
FIRST_SHIP = [f"S1.{i}" for i in (1, 2, 3, 4, 6, 7, 8, 9)]  # the two modules that the settlement reaches


def escape(*sheets: dict[str, Any], **more: Any) -> Match:
    return table(7, *sheets, **more)


def airlock(one: str, other: str) -> str:
    """Return the airlock between two blocks."""
    return AIRLOCK_IDS[AIRLOCKS.index((one, other))]


def full(*blocks: str) -> dict[str, str]:
    """Return the spaces of blocks, filled with X."""
    return {SPACES[space]: "X" for name in blocks for space in BLOCK_SPACES[BLOCKS.index(name)]}
