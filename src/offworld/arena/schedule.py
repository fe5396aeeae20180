"""Who sits where in which match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from offworld.arena.job import Job, seeds_of


def line_ups(entrants: int, chairs: int) -> list[list[tuple[int, ...]]]:
    """Return rounds of line-ups; in each round the same entrants take every chair once each.

    Where there are more entrants than chairs, every group of them meets.
    """
    rounds = []
    for group in combinations(range(entrants), chairs):
        rounds.append([group[shift:] + group[:shift] for shift in range(chairs)])
    return rounds


def jobs_of(
    game: str, seats: Sequence[str], chairs: int, games: int, seed: int, options: Mapping[str, Any], record: bool
) -> list[Job]:
    """Return the matches of a tournament. All matches of a round share a deal, so that luck weighs less."""
    rounds = line_ups(len(seats), chairs)
    jobs = []
    for number in range(games):
        deal, turn = divmod(number, chairs)
        line_up = rounds[deal % len(rounds)][turn]
        dealt, drawn = seeds_of(seed, number, deal)
        names = tuple([seats[entrant] for entrant in line_up])
        jobs.append(Job(number, game, dict(options), line_up, names, dealt, drawn, record))
    return jobs
