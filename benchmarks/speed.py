"""How fast are the rules? Random decisions a second against random plies of python-chess; prints JSON.

    python benchmarks/speed.py                    # all games, 5 seconds each
    python benchmarks/speed.py dig_mars --seconds 20

The same figures as `offworld bench --json`, with the targets beside them; exits with 1 where one is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import offworld
from offworld.cli import measure
from offworld.cli.bench import compiled_folder, measure_compiled, with_speedup

# what the project asks of a game: decisions for each ply, microseconds for a copy, and how much compiling must gain
TARGETS = {"dig_mars": {"decisions_per_ply": 1.5, "clone_us": 8.0, "speedup": 2.0}}


def judged(name: str, plain: dict[str, Any], built: dict[str, Any] | None) -> dict[str, bool]:
    """Return for each target of a game whether it is met; without compiled rules, their target is left out."""
    target = TARGETS.get(name)
    if target is None:
        return {}
    met = {"clone_us": plain["clone_us"] <= target["clone_us"]}
    if plain["decisions_per_ply"] is not None:
        met["decisions_per_ply"] = plain["decisions_per_ply"] >= target["decisions_per_ply"]
    if built is not None:
        met["speedup"] = built["speedup"] >= target["speedup"]
    return met


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game, and for the yardstick")
    given = parser.parse_args()
    games = given.games or list(offworld.games())
    report = measure.measure(games, given.seconds)
    folder = compiled_folder()
    built = None
    if folder is not None:
        built = with_speedup(report, measure_compiled(folder, games, given.seconds))
    report["compiled_build"] = built
    report["targets"] = TARGETS
    report["met"] = {
        name: judged(name, report["games"][name], built["games"][name] if built else None) for name in games
    }
    print(json.dumps(report, indent=2))
    return 0 if all(met for each in report["met"].values() for met in each.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
