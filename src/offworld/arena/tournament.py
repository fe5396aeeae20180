"""Tournaments between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from offworld.arena import folder as folders
from offworld.arena.entrants import entrants_of
from offworld.arena.job import Job, MatchResult, Plan
from offworld.arena.matches import Matches
from offworld.arena.result import Tournament, concluded
from offworld.arena.runners import here, in_processes, on_ray
from offworld.arena.schedule import jobs_of
from offworld.arena.tally import Tallies, Tally
from offworld.bots import Given
from offworld.games import game as find_game
from offworld.kernel.errors import BadSetup
from offworld.kernel.seed import MOST_SHORT

LIMIT = 3600.0  # seconds by the clock that a match may take where nobody says otherwise


def tournament(
    game: str,
    seats: Sequence[Given],
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    records: str | Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    chairs: int | None = None,
    limit: float = LIMIT,
    resume: bool = False,
) -> Tournament:
    """Let bots play each other and return what came of it.

    `seats` are the bots, one for each seat: names (see `offworld.bots.bot`), `file.py:Name`, bots, classes of bots or
    functions of perspective and generator. They change seats from match to match, so that each sits in each seat
    equally often when `games` is a multiple of the number of seats; the matches of such a round share a deal. With more
    bots than `chairs`, every group of them meets. The same seed gives the same result whatever `workers` and `ray` are,
    unless a bot thinks by the clock.

    `workers` is the number of processes; 0 plays in this one, where a debugger can follow, but a bot that hangs or dies
    takes everything with it. `ray` is the address of a cluster, `auto`, or `local`. `limit` is how many seconds by the
    clock a match may take. A bot that raises, hangs, dies or answers illegally loses that match, the others share the
    win, and `failures` of the result names it.

    `records` is a folder: the results are written there as they come, and each match as a file where it is played.
    With `resume`, what the folder holds is not played again. `on_progress` is called with the number of matches played
    and their total.

    BadSetup and OffworldError say what is wrong before anything is played.
    """
    played = find_game(game)
    chairs = len(seats) if chairs is None else chairs
    chosen = played.check_setup(chairs, options)
    if len(seats) < chairs:
        raise BadSetup("error-tournament-bots", bots=len(seats), chairs=chairs)
    if type(games) is not int or games < 1:
        raise BadSetup("error-tournament-games", games=str(games))
    if type(seed) is not int or not 0 <= seed <= MOST_SHORT:
        raise BadSetup("error-seed", seed=str(seed), most=str(MOST_SHORT))
    if type(workers) is not int or workers < 0:
        raise BadSetup("error-tournament-workers", workers=str(workers))
    if type(limit) not in (int, float) or not limit > 0:
        raise BadSetup("error-tournament-limit", limit=str(limit))
    if resume and records is None:
        raise BadSetup("error-tournament-resume")
    entrants = entrants_of(seats, played)
    names = [entrant.name for entrant in entrants]
    folder = folders.opened(Path(records)) if records is not None else None
    described = {
        "game": game,
        "rules": played.rules,
        "options": dict(chosen),
        "bots": names,
        "chairs": chairs,
        "seed": seed,
        "games": games,
        "limit": limit,
    }
    if folder is not None:
        folders.begin(folder, described, resume)
    matches = Matches(games, folder)
    tallies = Tallies([Tally(chairs) for _ in entrants])
    for result in matches:
        tallies.add(result)
    kept = str(folder.absolute()) if folder is not None else None
    plan = Plan(game, dict(chosen), entrants, limit, kept)
    jobs = jobs_of(len(entrants), chairs, games, seed, matches.played)
    for result in _played(plan, jobs, games - len(matches), workers, ray):
        matches.add(result)
        tallies.add(result)
        if on_progress is not None:
            on_progress(len(matches), games)
    deterministic = all([entrant.deterministic for entrant in entrants])
    found = concluded(game, dict(chosen), seed, names, deterministic, matches, tallies)
    if folder is not None:
        folders.finish(folder, described, found.to_json())
    return found


def _played(plan: Plan, jobs: Iterable[Job], left: int, workers: int, ray: str | None) -> Iterator[MatchResult]:
    if not left:
        return iter(())  # all is there
    if ray is not None:
        return on_ray(plan, jobs, ray, max(workers, 1))
    return in_processes(plan, jobs, min(workers, left)) if workers else here(plan, jobs)
