"""Ratings kept over time: one file for all games, to which tournaments are added."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from offworld.arena.entrants import AGAIN
from offworld.arena.figures import Z
from offworld.arena.job import MatchResult
from offworld.arena.ratings import counts, places
from offworld.arena.referee import write_whole
from offworld.arena.result import Tournament
from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.os_errors import reason
from offworld.kernel.problem import unread
from offworld.kernel.text import Text

FORMAT = 1


class Rated(msgspec.Struct, forbid_unknown_fields=True):
    """What is known about a bot in a game: skill, how uncertain that is, and how many matches say so."""

    mu: float
    sigma: float
    matches: int = 0
    wins: float = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the skill lies with a probability of 95 %."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


class Added(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament that was added: which one, when, how many of its matches, and everybody's skill after it."""

    tournament: str
    game: str
    when: str
    matches: int
    skills: dict[str, float]


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """Ratings by game and bot, with the tournaments that they come from."""

    format: int = FORMAT
    games: dict[str, dict[str, Rated]] = {}
    added: list[Added] = []

    def add(self, result: Tournament, when: datetime | None = None) -> int:
        """Rate the matches of a tournament in their order and return how many were new.

        A tournament that is added again counts only with what it has grown by. Where a bot sits in several seats, its
        skill moves by the mean of what they won and lost.
        """
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise BadSetup("error-ratings-missing") from None
        identity = identity_of(result)
        before = sum([each.matches for each in self.added if each.tournament == identity])
        if result.games <= before:
            return 0
        names = [AGAIN.sub("", standing.name) for standing in result.standings]
        model = PlackettLuce()
        bots = self.games.setdefault(result.game, {})
        for name in names:
            bots.setdefault(name, Rated(model.mu, model.sigma))
        for match in result.matches[before:]:
            _rate(model, [bots[names[entrant]] for entrant in match.chairs], match)
        moment = (when or datetime.now(UTC)).isoformat(timespec="seconds")
        skills = {name: bots[name].mu for name in dict.fromkeys(names)}
        self.added.append(Added(identity, result.game, moment, result.games - before, skills))
        return result.games - before


def _rate(model: Any, seated: list[Rated], match: MatchResult) -> None:
    """Take a match into account."""
    for seat, bot in enumerate(seated):
        bot.matches += 1
        bot.wins += 1.0 / len(match.winners) if seat in match.winners else 0.0
    if not counts(match) or len(seated) < 2:
        return
    teams = [[model.rating(mu=bot.mu, sigma=bot.sigma)] for bot in seated]
    rated = model.rate(teams, ranks=places(match))
    for bot in seated:
        mine = [team[0] for team, other in zip(rated, seated) if other is bot]
        bot.mu = sum([each.mu for each in mine]) / len(mine)
        bot.sigma = sum([each.sigma for each in mine]) / len(mine)


def identity_of(result: Tournament) -> str:
    """Return what tells a tournament from all others, however many of its matches were played."""
    chairs = len(result.matches[0].chairs) if result.games else 0
    names = [standing.name for standing in result.standings]
    plan = json.dumps([result.game, result.options, names, chairs, result.seed], sort_keys=True)
    return hashlib.sha256(plan.encode()).hexdigest()[:16]


def read_book(file: str | Path) -> Book:
    """Return the ratings in a file, none where there is no such file; OffworldError says what is wrong with it."""
    try:
        found = msgspec.json.decode(Path(file).read_bytes(), type=Book)
    except FileNotFoundError:
        return Book()
    except OSError as error:
        raise OffworldError("error-ratings-file", file=str(file), problem=reason(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise OffworldError("error-ratings-file", file=str(file), problem=unread(error)) from None
    if found.format != FORMAT:
        problem = Text("error-ratings-format", {"found": found.format, "wanted": FORMAT})
        raise OffworldError("error-ratings-file", file=str(file), problem=problem)
    return found


def write_book(file: str | Path, book: Book) -> None:
    """Write the ratings to a file, whole or not at all."""
    write_whole(Path(file), msgspec.to_builtins(book))
