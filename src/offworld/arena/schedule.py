"""Who sits where in which match."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

from offworld.arena.job import Job, seeds_of


def line_ups(entrants: int, chairs: int) -> list[list[tuple[int, ...]]]:
    """Return rounds of line-ups; in each round the same entrants take every chair once each.

    Where there are more entrants than chairs, every group of them meets.
    """
    rounds = []
    for group in combinations(range(entrants), chairs):
        rounds.append([group[shift:] + group[:shift] for shift in range(chairs)])
    return rounds


def jobs_of(entrants: int, chairs: int, games: int, seed: int, played: Collection[int] = ()) -> Iterator[Job]:
    """Yield the matches of a tournament, less those that were played before.

    All matches of a round share a deal, so that luck weighs less.
    """
    rounds = line_ups(entrants, chairs)
    for number in range(games):
        if number in played:
            continue
        deal, turn = divmod(number, chairs)
        line_up = rounds[deal % len(rounds)][turn]
        dealt, drawn = seeds_of(seed, number, deal)
        yield Job(number, line_up, dealt, drawn)
