"""Tournaments between bots: in this process, in several, or on a Ray cluster, with the same results everywhere.

`tournament(...)` plays one and returns a `Tournament` with a `Standing` for each bot; its `to_json()` is for programs
and its `plot(file)` for people.
"""

from offworld.arena.figures import Spread
from offworld.arena.job import MatchResult
from offworld.arena.ratings import Rating
from offworld.arena.result import Standing, Tournament
from offworld.arena.tournament import tournament

__all__ = ["MatchResult", "Rating", "Spread", "Standing", "Tournament", "tournament"]
