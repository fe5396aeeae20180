"""How strong the bots are: a two-player ladder with seats swapped, and matches alone where a game has them, as JSON.

`python benchmarks/ladder.py --game dig_mars` lets the levels of the game play what the game wants them to win, with the
budgets that they have at the table (`Game.levels`); `--quick` plays a tenth of it, `--workers` uses processes. Expert
thinks by the processor's clock, so that its result differs a little from run to run; on a busy machine it also thinks
less (see docs/bots.md). `--counted` lets it make as many playouts as it has time for on an idle core (`Game.pace`), and
`--iterations 300` so many: then the same seed gives the same result on any machine.

What expert wins against bots as they were, `frozen.py` says.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import offworld
from offworld.arena import tournament
from offworld.kernel.game import Game


def rungs_of(game: Game, iterations: int = 0, counted: bool = False) -> list[tuple[str, str, int, float]]:
    """Return the rungs of a game: stronger, weaker (empty where it plays alone), matches, wanted win rate."""
    found = []
    for level in game.levels:
        name = level.name
        if "seconds" in level.settings and (iterations or counted):
            name += f":iterations={iterations}" if iterations else ":counted=true"
        found += [(name, goal.against, goal.matches, goal.wins) for goal in level.goals]
    return found


def climb(game: str, stronger: str, weaker: str, games: int, wanted: float, seed: int, workers: int) -> dict[str, Any]:
    """Play one rung of the ladder and return its figures."""
    started = time.perf_counter()
    bots = [stronger, weaker] if weaker else [stronger]
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
    parser.add_argument("--game", default="dig_mars", choices=offworld.games())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0, help="of expert for each decision, instead of seconds")
    parser.add_argument("--counted", action="store_true", help="count expert's seconds as iterations")
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    rungs = []
    for name, weaker, games, wanted in rungs_of(offworld.game(given.game), given.iterations, given.counted):
        games = games // 10 if given.quick else games
        rungs.append(climb(given.game, name, weaker, games, wanted, given.seed, given.workers))
    print(json.dumps({"ladder": rungs}, indent=2))


if __name__ == "__main__":
    main()
