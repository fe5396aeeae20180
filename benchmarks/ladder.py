"""How strong the bots are: a two-player ladder with seats swapped, printed as JSON.

`python benchmarks/ladder.py` plays greedy against random (400 matches) and expert against greedy (100 matches).
`--quick` plays a tenth of that, `--workers` uses processes. Expert thinks by the processor's clock, so that its result
differs a little from run to run; on a busy machine it also thinks less (see docs/bots.md).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from offworld.arena import tournament

RUNGS = (("greedy", "random", 400, 0.9), ("expert", "greedy", 100, 0.7))  # stronger, weaker, matches, wanted win rate


def climb(game: str, stronger: str, weaker: str, games: int, wanted: float, seed: int, workers: int) -> dict[str, Any]:
    """Play one rung of the ladder and return its figures."""
    started = time.perf_counter()
    found = tournament(game, [stronger, weaker], games, seed, workers=workers, on_progress=_show)
    first = found.standings[0]
    return {
        "game": game,
        "bots": [stronger, weaker],
        "games": games,
        "seed": seed,
        "deterministic": found.deterministic,
        "wins": first.wins,
        "rate": round(first.rate, 4),
        "interval": [round(first.low, 4), round(first.high, 4)],
        "wins_by_seat": [wins for _, wins in first.chairs],
        "wanted": wanted,
        "reached": first.rate >= wanted,
        "scores": [round(standing.scores.mean, 2) for standing in found.standings],
        "answers": round(found.lengths.mean, 1),
        "reasons": found.reasons,
        "unfinished": found.unfinished,
        "seconds": round(time.perf_counter() - started, 1),
    }


def _show(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{total}", end="\n" if done == total else "", file=sys.stderr, flush=True)


def main() -> None:
    """Read the command line and print the ladder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dig_mars")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    rungs = [
        climb(given.game, stronger, weaker, games // 10 if given.quick else games, wanted, given.seed, given.workers)
        for stronger, weaker, games, wanted in RUNGS
    ]
    print(json.dumps({"ladder": rungs}, indent=2))


if __name__ == "__main__":
    main()
