"""Does a tournament's own process grow with the number of its matches? Many matches of the smallest game; prints JSON.

    python benchmarks/driver.py                                # 100,000 matches, in another process
    python benchmarks/driver.py --ray local --workers 1        # the same on a Ray of this machine
    PYTHONPATH=build/compiled python benchmarks/driver.py --matches 20000

Bots answer at random, so that hardly anything but the tournament itself takes time. What the process that hands out the
matches and counts their results holds of its own in memory (what it shares with others left out) is taken after each
tenth. Exits with 1 where it has grown from the first tenth to the last by more than 100 bytes for each match.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from pathlib import Path

from offworld.arena import tournament

TARGET = 100.0  # bytes a match: a fifth of what its result takes in memory
PARTS = 10
GAME = "signals"


def own_memory() -> int:
    """Return what this process holds in memory of its own, in bytes."""
    gc.collect()
    return 1024 * int(Path("/proc/self/status").read_text().partition("RssAnon:")[2].split()[0])


def measured(matches: int, workers: int, ray: str | None) -> dict[str, object]:
    """Play a tournament and return how much memory there was after each tenth of it."""
    sizes: dict[int, int] = {}
    began = time.monotonic()

    def weigh(done: int, total: int) -> None:
        if done * PARTS % total < PARTS:
            sizes[done] = own_memory()
            print(f"{done} of {total}: {sizes[done] / 1e6:.2f} MB", file=sys.stderr)

    found = tournament(GAME, ["random", "random"], matches, workers=workers, ray=ray, on_progress=weigh)
    assert found.games == matches
    assert not found.failures
    first, last = min(sizes), max(sizes)
    return {
        "matches": matches,
        "seconds": round(time.monotonic() - began, 1),
        "megabytes": {done: round(size / 1e6, 2) for done, size in sizes.items()},
        "bytes_per_match": round((sizes[last] - sizes[first]) / (last - first), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000, metavar="N")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster, or on a Ray of this machine: local")
    given = parser.parse_args()
    found = measured(given.matches, given.workers, given.ray)
    print(json.dumps(found, indent=2))
    sys.exit(float(str(found["bytes_per_match"])) > TARGET)


if __name__ == "__main__":
    main()
