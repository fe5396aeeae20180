"""The questions of the game: a topic, which also names the words, and what it is about."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.ceres.data.book import STATION_IDS, TOKEN_IDS, UNION_NUMBERS
from offworld.games.ceres.names import LOCATIONS
from offworld.kernel.decision import Amount, Decision, SomeOf
from offworld.kernel.each import Each, Place
from offworld.kernel.text import Text

SKIP: Final = "skip"
TOPICS: Final = (
    *("action", "again", "assemble", "build", "contract", "convert", "defer", "hire", "income", "launch", "mix", "pay"),
    *("recruit", "research", "reward", "settle", "tokens", "trade", "waive"),
)
WHY: Final[dict[str, str]] = {topic: f"ceres-ask-{topic}" for topic in TOPICS}

# What an effect comes from, by its name on the stack
SOURCE: Final[dict[str, dict[str, object]]] = {
    **{name: {"source": Text(f"ceres-facility-{name}")} for name in STATION_IDS},
    **{name: {"source": Text(f"ceres-token-{name}")} for name in TOKEN_IDS},
    **{name: {"source": Text(f"ceres-location-{name}")} for name in LOCATIONS},
    **{f"U{number}": {"source": Text(f"ceres-union-{number}")} for number in UNION_NUMBERS},
}


def about(source: str, **more: object) -> dict[str, object]:
    """Return the parameters of a question: where it comes from, and what else its words need."""
    return {**SOURCE[source], **more}


def choose(seat: int, topic: str, choices: list[Any], params: dict[str, object]) -> Decision:
    """Ask for one of several answers; those that are tuples can be picked element by element."""
    return Each(seat, WHY[topic], choices, params, topic)


def choose_place(seat: int, topic: str, choices: list[Any], params: dict[str, object]) -> Decision:
    """Ask for one of several asteroids, or nothing."""
    return Place(seat, WHY[topic], choices, params, topic)


def choose_amount(seat: int, topic: str, low: int, high: int, params: dict[str, object]) -> Decision:
    """Ask for a number."""
    return Amount(seat, WHY[topic], low, high, params, topic)


def choose_some(
    seat: int, topic: str, options: tuple[Any, ...], low: int, high: int, params: dict[str, object]
) -> Decision:
    """Ask for some of several things."""
    return SomeOf(seat, WHY[topic], options, low, high, params, topic)
