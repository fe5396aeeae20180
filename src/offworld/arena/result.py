"""What a tournament found out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from offworld.arena.figures import Spread, spread, wilson
from offworld.arena.job import MatchResult
from offworld.arena.plot import draw
from offworld.arena.ratings import Rating, ratings
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did. A shared win counts in part; `low` and `high` are the 95 % interval of the win rate.

    `chairs` are games and wins by seat.
    """

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    scores: Spread
    chairs: tuple[tuple[int, float], ...]
    rating: Rating | None

    def to_json(self) -> dict[str, Any]:
        """Return the standing as plain JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "rate": self.rate,
            "interval": [self.low, self.high],
            "scores": self.scores.to_json(),
            "chairs": [{"games": games, "wins": wins} for games, wins in self.chairs],
            "rating": self.rating.to_json() if self.rating is not None else None,
        }


@dataclass(frozen=True, slots=True)
class Tournament:
    """The result of a tournament: standings in the order of the entrants, lengths in answers, and each match.

    `deterministic` is False where a bot thinks by the clock: then the same seed may give another result next time.
    """

    game: str
    options: dict[str, Any]
    seed: int
    deterministic: bool
    standings: tuple[Standing, ...]
    lengths: Spread
    reasons: dict[str, int]
    unfinished: int
    matches: tuple[MatchResult, ...]

    @property
    def games(self) -> int:
        """The number of matches."""
        return len(self.matches)

    def scores_of(self, entrant: int) -> list[int]:
        """Return all the scores of an entrant, in the order of the matches."""
        return [
            score
            for match in self.matches
            for seated, score in zip(match.chairs, match.scores)
            if seated == entrant and match.finished
        ]

    def to_json(self, matches: bool = False) -> dict[str, Any]:
        """Return the result as plain JSON, with each match if wanted."""
        whole: dict[str, Any] = {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "deterministic": self.deterministic,
            "standings": [standing.to_json() for standing in self.standings],
            "lengths": self.lengths.to_json(),
            "reasons": self.reasons,
            "unfinished": self.unfinished,
        }
        if matches:
            whole["matches"] = [match.to_json() for match in self.matches]
        return whole

    def plot(self, file: str | Path, say: Callable[[Text], str] | None = None) -> None:
        """Draw the distribution of scores into a file, whose ending says the format; `say` words the labels."""
        title = Text("bots-plot-title", {"game": self.game, "games": self.games})
        entrants = enumerate(self.standings)
        curves = [(f"{each.name} ({each.rate:.0%})", self.scores_of(entrant)) for entrant, each in entrants]
        draw(title, curves, file, say)


def summed_up(
    game: str,
    options: dict[str, Any],
    seed: int,
    names: Sequence[str],
    deterministic: bool,
    matches: Sequence[MatchResult],
) -> Tournament:
    """Return the result of the matches of a tournament, whatever the order in which they were finished."""
    ordered = tuple(sorted(matches, key=lambda match: match.number))
    rated = ratings(len(names), ordered) if len(names) > 2 else [None] * len(names)
    reasons: dict[str, int] = {}
    for match in ordered:
        if match.finished:
            reasons[match.reason] = reasons.get(match.reason, 0) + 1
    return Tournament(
        game=game,
        options=options,
        seed=seed,
        deterministic=deterministic,
        standings=tuple([_standing(entrant, name, ordered, rated[entrant]) for entrant, name in enumerate(names)]),
        lengths=spread([float(match.answers) for match in ordered]),
        reasons=dict(sorted(reasons.items())),
        unfinished=sum([not match.finished for match in ordered]),
        matches=ordered,
    )


def _standing(entrant: int, name: str, matches: Sequence[MatchResult], rating: Rating | None) -> Standing:
    played = [match for match in matches if entrant in match.chairs]
    chairs = [[0, 0.0] for _ in range(max([len(match.chairs) for match in matches], default=0))]
    scores: list[float] = []
    for match in played:
        seat = match.chairs.index(entrant)
        chairs[seat][0] += 1
        if seat in match.winners:
            chairs[seat][1] += 1.0 / len(match.winners)
        if match.finished:
            scores.append(float(match.scores[seat]))
    wins = sum([won for _, won in chairs])
    low, high = wilson(wins, len(played))
    return Standing(
        name=name,
        games=len(played),
        wins=wins,
        rate=wins / len(played) if played else 0.0,
        low=low,
        high=high,
        scores=spread(scores),
        chairs=tuple([(int(games), won) for games, won in chairs]),
        rating=rating,
    )
