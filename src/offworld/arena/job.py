"""One match of a tournament as plain values in and out, so that any process anywhere plays it the same way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.bots import bot, play
from offworld.bots.play import LIMIT
from offworld.games import game
from offworld.kernel.rng import fork, seeded

_SEEDS = 1 << 62  # deals are numbered below this, well within what a match takes as its seed


@dataclass(frozen=True, slots=True)
class Job:
    """A match to play: everything that it depends on."""

    number: int
    game: str
    options: dict[str, Any]
    chairs: tuple[int, ...]  # which entrant sits in each seat
    bots: tuple[str, ...]  # the bot in each seat, by its full name
    deal: int  # seed of the match
    seed: int  # seed of the bots
    record: bool = False
    limit: int = LIMIT


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match went, by seat. `finished` is False where the bots did not bring it to an end."""

    number: int
    chairs: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    answers: int
    reason: str
    finished: bool
    record: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the result as plain JSON, without the record."""
        return {
            "number": self.number,
            "chairs": list(self.chairs),
            "winners": list(self.winners),
            "scores": list(self.scores),
            "answers": self.answers,
            "reason": self.reason,
            "finished": self.finished,
        }


def seeds_of(seed: int, number: int, deal: int) -> tuple[int, int]:
    """Return the seed of a deal and that of the bots in a match, which follow from the tournament's seed alone."""
    root = seeded(seed)
    return fork(fork(root, 0), deal) % _SEEDS, fork(fork(root, 1), number) % _SEEDS


def play_job(job: Job) -> MatchResult:
    """Play one match."""
    match = game(job.game).start(len(job.bots), job.deal, job.options)
    finished = play(match, [bot(name, match.game) for name in job.bots], job.seed, job.limit)
    outcome = match.outcome()
    return MatchResult(
        number=job.number,
        chairs=job.chairs,
        winners=outcome.winners if outcome is not None else (),
        scores=outcome.scores if outcome is not None else tuple(match.scores()),
        answers=len(match.answers),
        reason=outcome.reason.key if outcome is not None else "",
        finished=finished,
        record=match.record() if job.record else None,
    )


def play_jobs(jobs: tuple[Job, ...]) -> list[MatchResult]:
    """Play several matches, one after the other."""
    return [play_job(job) for job in jobs]
