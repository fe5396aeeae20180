"""Tournaments between bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from offworld.arena.job import Job, MatchResult
from offworld.arena.result import Tournament, summed_up
from offworld.arena.runners import here, in_processes, on_ray
from offworld.arena.schedule import jobs_of
from offworld.bots import bot
from offworld.games import game as find_game
from offworld.kernel.errors import BadSetup, OffworldError

MAX_SEED = (1 << 63) - 1  # as for a match
RAY_WORKERS = 64  # into how many portions a cluster's work is cut at least, as its size is not known


def tournament(
    game: str,
    seats: Sequence[str],
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    records: str | Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    chairs: int | None = None,
) -> Tournament:
    """Let bots play each other and return what came of it.

    `seats` names the bots, one for each seat (see `offworld.bots.bot`). They change seats from match to match, so that
    each sits in each seat equally often when `games` is a multiple of the number of seats; the matches of such a round
    share a deal. With more bots than `chairs`, every group of them meets. The same seed gives the same result whatever
    `workers` and `ray` are, unless a bot thinks by the clock. `ray` is the address of a cluster, `auto`, or `local`;
    `records` a folder for a file of each match; `on_progress` is called with the number of matches played and their
    total.

    BadSetup and OffworldError say what is wrong before anything is played.
    """
    played = find_game(game)
    chairs = len(seats) if chairs is None else chairs
    chosen = played.check_setup(chairs, options)
    if len(seats) < chairs:
        raise BadSetup("error-tournament-bots", bots=len(seats), chairs=chairs)
    if games < 1:
        raise BadSetup("error-tournament-games", games=games)
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadSetup("error-seed", seed=str(seed), most=str(MAX_SEED))
    if workers < 1:
        raise BadSetup("error-tournament-workers", workers=workers)
    deterministic = all([bot(name, played).deterministic for name in seats])
    folder = _opened(records) if records is not None else None
    jobs = jobs_of(game, seats, chairs, games, seed, chosen, record=folder is not None)
    results: list[MatchResult] = []
    for result in _played(jobs, workers, ray):
        if folder is not None:
            _write(folder / f"{result.number + 1:06}.json", result.record)
        results.append(result)
        if on_progress is not None:
            on_progress(len(results), games)
    found = summed_up(game, dict(chosen), seed, _names(seats), deterministic, results)
    if folder is not None:
        _write(folder / "tournament.json", found.to_json(matches=True))
    return found


def _played(jobs: Sequence[Job], workers: int, ray: str | None) -> Iterator[MatchResult]:
    if ray is not None:
        return on_ray(jobs, ray, workers if ray == "local" else max(workers, RAY_WORKERS))
    return here(jobs) if workers == 1 else in_processes(jobs, workers)


def _names(seats: Sequence[str]) -> list[str]:
    """Return a name for each entrant, told apart by a number where a bot plays against itself."""
    return [
        name if seats.index(name) == at else f"{name} #{list(seats[: at + 1]).count(name)}"
        for at, name in enumerate(seats)
    ]


def _opened(records: str | Path) -> Path:
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".write-test"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise OffworldError("error-records-folder", folder=str(folder), problem=error.strerror or str(error)) from None
    return folder


def _write(file: Path, content: Any) -> None:
    try:
        file.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        folder = str(file.parent)
        raise OffworldError("error-records-folder", folder=folder, problem=error.strerror or str(error)) from None
