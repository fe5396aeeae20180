"""One match of a tournament as plain values in and out, so that any process anywhere plays it the same way."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from offworld.arena.entrants import Entrant
from offworld.kernel.rng import fork, seeded

_SEEDS = 1 << 62  # deals are numbered below this, well within what a match takes as its seed

Kind = Literal["raised", "illegal", "time", "died", "rules"]


@dataclass(frozen=True, slots=True)
class Plan:
    """What all matches of a tournament have in common."""

    game: str
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    limit: float  # seconds by the clock that a match may take
    folder: str | None = None  # where each match is kept as a record


@dataclass(frozen=True, slots=True)
class Job:
    """A match to play: all that it depends on beside the plan."""

    number: int
    chairs: tuple[int, ...]  # which entrant sits in each seat
    deal: int  # seed of the match
    seed: int  # seed of the bots


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a match broke off: whose bot is to blame (nobody's where the rules failed), how, and what was the matter.

    A bot `raised` an exception, gave an `illegal` answer, took more `time` than there was, or `died` with its process.
    """

    seat: int | None
    kind: Kind
    problem: str


@dataclass(frozen=True, slots=True)
class Used:
    """What a bot has used in its seat: decisions, seconds of the processor, iterations of a search."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match went, by seat. `finished` is False where the bots did not bring it to an end.

    Where a bot is to blame for that it has lost, and the others share the win. What was used is not compared: seconds
    are never the same twice.
    """

    number: int
    chairs: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    answers: int
    reason: str
    finished: bool
    seed: int = 0
    fault: Fault | None = None
    used: tuple[Used, ...] = field(default=(), compare=False)

    def to_json(self) -> dict[str, Any]:
        """Return the result as plain JSON."""
        found = asdict(self)
        for name in ("chairs", "winners", "scores", "used"):
            found[name] = list(found[name])
        return found


def seeds_of(seed: int, number: int, deal: int) -> tuple[int, int]:
    """Return the seed of a deal and that of the bots in a match, which follow from the tournament's seed alone."""
    root = seeded(seed)
    return fork(fork(root, 0), deal) % _SEEDS, fork(fork(root, 1), number) % _SEEDS


def broken_off(job: Job, fault: Fault, scores: tuple[int, ...], answers: int, used: tuple[Used, ...]) -> MatchResult:
    """Return the result of a match that broke off: whoever is to blame has lost to all the others."""
    seats = range(len(job.chairs))
    winners = tuple([seat for seat in seats if seat != fault.seat]) if fault.seat is not None else ()
    return MatchResult(job.number, job.chairs, winners, scores, answers, "", False, job.deal, fault, used)
