"""What expert wins against bots as they were, so that the measure does not move with what is tuned, as JSON.

`python benchmarks/frozen.py --game dig_mars --seats 2,3,4` lets one expert play greedy as it was, with the rules and
values of that time: the tree of a commit is unpacked below `build/frozen` and plays in a process of its own; positions
go there and answers come back, so only their format must be the same. Expert's seconds are counted as iterations: the
same seed gives the same result. Run it with compiled rules (`PYTHONPATH=build/compiled`). With `--records FOLDER` what
was broken off goes on with the same line. `--expert skilled --commit COMMIT` tells whether skilled has become stronger
than it was at that commit.
"""

from __future__ import annotations

import argparse
import atexit
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import offworld
from offworld.arena import tournament
from offworld.bots import Bot, Perspective
from offworld.cli.values import read_options
from offworld.kernel.comparing import tidy
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
BASELINE = "76b3c1b"  # the bots before search looked at one action at a time
SEEDS = 1 << 62
TWO_SEATS = 0.9  # what expert should win against one such bot
SHARES = 2.0  # against several: so many fair shares

# Positions of later rules are told to be of its own: it judges them as it would have, and answers what is asked.
SERVE = """
import json, sys
from offworld.bots import think
from offworld.games import game
for line in sys.stdin:
    position, *asked = json.loads(line)
    position["rules"] = game(position["game"]).rules
    print(json.dumps(think(position, *asked)), flush=True)
"""


class Frozen(Bot):
    """A bot of an earlier commit."""

    def __init__(self, name: str = "greedy", commit: str = BASELINE) -> None:
        self.name = name
        self.child = _started(commit)

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        """Let the old bot answer in a guess of what is hidden: it learns no more than this seat knows."""
        world = perspective.guess(rng)
        asked = [world.position(), perspective.seat, self.name, rng.below(SEEDS)]
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(json.dumps(asked) + "\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise RuntimeError(f"the process of {self.name} as it was has ended")
        return tidy(json.loads(line))


_children: dict[str, subprocess.Popen[str]] = {}


def _started(commit: str) -> subprocess.Popen[str]:
    """Return the process that plays the bots of a commit, the same for all of them."""
    if commit not in _children:
        environment = {**os.environ, "PYTHONPATH": str(unpacked(commit))}
        child = subprocess.Popen(
            [sys.executable, "-c", SERVE], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(child.kill)
        _children[commit] = child
    return _children[commit]


def unpacked(commit: str) -> Path:
    """Return the package of a commit, unpacked if need be; the compiled one where somebody has compiled it there."""
    tree = ROOT / "build" / "frozen" / commit
    if not tree.is_dir():
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(tree, filter="data")
    compiled = tree / "build" / "compiled"
    return compiled if compiled.is_dir() else tree / "src"


def climb(
    game: str,
    expert: str,
    commit: str,
    seats: int,
    games: int,
    seed: int,
    options: dict[str, object],
    records: Path | None,
) -> dict[str, Any]:
    """Let one expert among so many seats play bots as they were, and return its figures."""
    bots = [expert] + [f"{__file__}:Frozen:commit={commit}"] * (seats - 1)
    kept = records / f"seats-{seats}" if records is not None else None
    found = tournament(game, bots, games, seed, options, records=kept, resume=kept is not None)
    if found.failures:
        sys.exit(f"a match that a bot broke off says nothing about strength: {found.failures[0]}")
    standing = found.standings[0]
    wanted = TWO_SEATS if seats == 2 else SHARES / seats
    return {
        "game": game,
        "expert": expert,
        "seats": seats,
        "options": found.options,
        "games": games,
        "seed": seed,
        "wins": standing.wins,
        "rate": round(standing.rate, 4),
        "interval": [round(standing.low, 4), round(standing.high, 4)],
        "wanted": round(wanted, 4),
        "reached": standing.rate >= wanted,
        "unfinished": found.unfinished,
    }


def main() -> None:
    """Read the command line and print what was won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dig_mars", choices=offworld.games())
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expert", default="expert:counted=true,seconds=0.2")
    parser.add_argument("--commit", default=BASELINE, help="when the others were as they are here")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--records", type=Path, help="keep matches in this folder, and do not play again what it holds")
    given = parser.parse_args()
    options = read_options(offworld.game(given.game), given.option)
    counts = [int(each) for each in given.seats.split(",")]
    rungs = [
        climb(given.game, given.expert, given.commit, seats, given.games, given.seed, options, given.records)
        for seats in counts
    ]
    print(json.dumps({"frozen": given.commit, "ladder": rungs}, indent=2))


if __name__ == "__main__":
    main()
