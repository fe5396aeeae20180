"""How strong the bots are: a two-player ladder with seats swapped, and matches alone where a game has them, as JSON.

`python benchmarks/ladder.py --game dig_mars` plays greedy against random and expert against greedy; `--quick` plays a
tenth of it, `--workers` uses processes. Expert thinks by the processor's clock, so that its result differs a little
from run to run; on a busy machine it also thinks less (see docs/bots.md). `--iterations 300` lets it make so many
playouts for each decision instead: then the same seed gives the same result on any machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from offworld.arena import tournament

EXPERT = "expert"
# by game: stronger, weaker (none where it plays alone), matches, wanted win rate
RUNGS: dict[str, tuple[tuple[str, str | None, int, float], ...]] = {
    "dig_mars": (("greedy", "random", 400, 0.9), (EXPERT, "greedy", 100, 0.7)),
    "terraforming_mars": (("greedy", "random", 400, 0.95), (EXPERT, "greedy", 60, 0.7), (EXPERT, None, 40, 0.4)),
}
SECONDS = {"dig_mars": 0.2, "terraforming_mars": 0.5}  # that expert thinks about a decision


def climb(
    game: str, stronger: str, weaker: str | None, games: int, wanted: float, seed: int, workers: int
) -> dict[str, Any]:
    """Play one rung of the ladder and return its figures."""
    started = time.perf_counter()
    bots = [stronger] if weaker is None else [stronger, weaker]
    found = tournament(game, bots, games, seed, workers=workers, on_progress=_show)
    first = found.standings[0]
    return {
        "game": game,
        "bots": bots,
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
    parser.add_argument("--game", default="dig_mars", choices=sorted(RUNGS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0, help="of expert for each decision, instead of seconds")
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    budget = f"iterations={given.iterations}" if given.iterations else f"seconds={SECONDS[given.game]}"
    rungs = []
    for stronger, weaker, games, wanted in RUNGS[given.game]:
        name = f"{EXPERT}:{budget}" if stronger == EXPERT else stronger
        games = games // 10 if given.quick else games
        rungs.append(climb(given.game, name, weaker, games, wanted, given.seed, given.workers))
    print(json.dumps({"ladder": rungs}, indent=2))


if __name__ == "__main__":
    main()
