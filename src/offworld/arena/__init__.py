"""Tournaments between bots: in this process, in several, or on a Ray cluster, with the same results everywhere.

`tournament(...)` plays one and returns a `Tournament` with a `Standing` for each bot and a `Failure` for each match
that a bot has lost by its own fault; its `to_json()` is for programs and its `plot(file)` for people.
"""

from offworld.arena.figures import Spread
from offworld.arena.job import Fault, MatchResult, Used
from offworld.arena.ratings import Rating
from offworld.arena.result import Failure, Standing, Tournament
from offworld.arena.tournament import tournament

__all__ = ["Failure", "Fault", "MatchResult", "Rating", "Spread", "Standing", "Tournament", "Used", "tournament"]
