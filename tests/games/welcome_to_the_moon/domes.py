"""Matches of adventure 5 for the tests."""

from __future__ import annotations

from typing import Any

from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import table

A, B = 0, 1
STARTS = ["K1.6", "K1.7", "K2.4", "K2.5", "K3.3", "K3.4", "K4.5", "K4.6"]


def dome(*sheets: dict[str, Any], **more: Any) -> Match:
    return table(5, *sheets, **more)


def built(*sections: str) -> dict[str, int]:
    """Return whole sections as built."""
    return {section + half: 1 for section in sections for half in ("a", "b")}
