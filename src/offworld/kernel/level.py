"""Levels: the strengths that people choose from, as a game sets them."""

from __future__ import annotations

from typing import Final

Setting = bool | int | float | str


class Goal:
    """What a level has to reach on the ladder: a share of won matches against a bot, or alone (`against` is empty).

    >>> Goal("random", 0.95, 400).wins
    0.95
    """

    __slots__ = ("against", "matches", "wins")

    def __init__(self, against: str, wins: float, matches: int) -> None:
        self.against = against
        self.wins = wins
        self.matches = matches


class Level:
    """A level: which bot plays it with which settings (budget included), and what it has to reach.

    >>> [level.name for level in standard_levels(seconds=0.5)]
    ['novice', 'skilled', 'expert']
    >>> standard_levels(seconds=0.5)[2].settings
    {'seconds': 0.5}
    """

    __slots__ = ("bot", "goals", "name", "settings")

    def __init__(self, name: str, bot: str, settings: dict[str, Setting], goals: tuple[Goal, ...] = ()) -> None:
        self.name = name
        self.bot = bot
        self.settings = settings
        self.goals = goals


LEVEL_NAMES: Final = ("novice", "skilled", "expert")  # weakest first; every game has these, in this order


def standard_levels(
    seconds: float = 0.2,
    over_random: Goal | None = None,
    over_skilled: Goal | None = None,
    alone: Goal | None = None,
) -> tuple[Level, ...]:
    """Return the usual levels: how long an expert thinks about a decision is what a game most often decides."""
    expert = [over_skilled or Goal("skilled", 0.7, 100)]
    if alone is not None:
        expert.append(alone)
    return (
        Level("novice", "greedy", {"slip": 0.35}),
        Level("skilled", "greedy", {}, (over_random or Goal("random", 0.9, 400),)),
        Level("expert", "mcts", {"seconds": seconds}, tuple(expert)),
    )
