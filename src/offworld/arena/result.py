"""What a tournament found out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from offworld.arena.figures import Spread, spread_of, wilson
from offworld.arena.job import Kind, MatchResult, Used
from offworld.arena.plot import draw
from offworld.arena.ratings import Rating, ratings
from offworld.arena.tally import Tallies, Tally
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did. A shared win counts in part; `low` and `high` are the 95 % interval of the win rate.

    `chairs` are games and wins by seat, `faults` the matches that the bot lost by its own failure, and `used` what it
    has used in all of them: seconds are never the same twice, so they are not compared.
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
    faults: int = 0
    used: Used = field(default=Used(), compare=False)
    points: Mapping[int, int] = field(default_factory=dict, repr=False)  # how often each score

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
            "faults": self.faults,
            "used": asdict(self.used),
        }


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that failed in a match, by name: `number` and `seed` say in which, `kind` and `problem` how."""

    number: int
    seed: int
    bot: str | None
    seat: int | None
    kind: Kind
    problem: str

    def to_json(self) -> dict[str, Any]:
        """Return the failure as plain JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Tournament:
    """The result of a tournament: standings in the order of the entrants, lengths in answers, and each match.

    `deterministic` is False where a bot thinks by the clock, or took longer than a match may take: then the same seed
    may give another result next time. `matches` are read from a file when they are looked at.
    """

    game: str
    options: dict[str, Any]
    seed: int
    deterministic: bool
    standings: tuple[Standing, ...]
    lengths: Spread
    reasons: dict[str, int]
    unfinished: int
    failures: tuple[Failure, ...]
    matches: Sequence[MatchResult]

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
            "failures": [failure.to_json() for failure in self.failures],
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
    chairs = max([len(match.chairs) for match in ordered], default=0)
    tallies = Tallies([Tally(chairs) for _ in names])
    for match in ordered:
        tallies.add(match)
    return concluded(game, options, seed, names, deterministic, ordered, tallies)


def concluded(
    game: str,
    options: dict[str, Any],
    seed: int,
    names: Sequence[str],
    deterministic: bool,
    matches: Sequence[MatchResult],
    tallies: Tallies,
) -> Tournament:
    """Return the result of a tournament whose matches, in the order of their numbers, were counted before."""
    rated = ratings(len(names), matches) if len(names) > 2 else [None] * len(names)
    return Tournament(
        game=game,
        options=options,
        seed=seed,
        deterministic=deterministic and not tallies.late,
        standings=tuple([_standing(*each) for each in zip(names, tallies.entrants, rated)]),
        lengths=spread_of(tallies.lengths),
        reasons=dict(sorted(tallies.reasons.items())),
        unfinished=tallies.unfinished,
        failures=tuple([_failure(names, match) for _, match in sorted(tallies.faults.items())]),
        matches=matches,
    )


def _standing(name: str, tally: Tally, rating: Rating | None) -> Standing:
    games, by_seat = sum(tally.games), tally.wins()
    wins = sum(by_seat)
    low, high = wilson(wins, games)
    return Standing(
        name=name,
        games=games,
        wins=wins,
        rate=wins / games if games else 0.0,
        low=low,
        high=high,
        scores=spread_of(tally.scores),
        chairs=tuple(zip(tally.games, by_seat)),
        rating=rating,
        faults=tally.faults,
        used=tally.used(),
        points=dict(sorted(tally.scores.items())),
    )


def _failure(names: Sequence[str], match: MatchResult) -> Failure:
    fault = match.fault
    assert fault is not None
    name = names[match.chairs[fault.seat]] if fault.seat is not None else None
    return Failure(match.number, match.seed, name, fault.seat, fault.kind, fault.problem)
