"""How much faster simultaneous turns are settled by taking over than by repeating; both in turns, with the same bytes.

Run it from the root of the project: `python -m benchmarks.together [--seconds 10]`.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import median
from time import perf_counter

from offworld.cli.measure import is_compiled
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.option import OptionValue
from offworld.kernel.position import digest
from offworld.kernel.rng import Rng
from tests.kernel.rows import ROWS, RowsGame
from tests.kernel.rows.state import Rows

MATCHES = 8  # played by one side before the other has its turn
SEATS = 4
TARGET = 1.3


class Repeating(Rows):
    """A table that does not say what belongs to a seat."""

    __slots__ = ()

    def bare(self) -> Rows:
        return Repeating(0, self.rng, self.options)

    def adopt(self, seat: int, private: Rows) -> bool:
        return False


class RepeatingGame(RowsGame):
    """Rows on such a table."""

    def blank(self, seats: int, rng: int, options: dict[str, OptionValue]) -> Rows:
        return Repeating(seats, rng, options)


def play(game: Game, seed: int, confirm: bool) -> Match:
    """Play a quiet match to its end with random answers."""
    match, rng = game.start(SEATS, seed, {"progress": False, "confirm": confirm}, quiet=True), Rng(seed)
    while asked := match.asked():
        for seat, decision in asked.items():
            match.answer(seat, decision.sample(rng))
    return match


def compare(seconds: float, confirm: bool = False) -> float:
    """Return how many times as fast taking over is; AssertionError where the two do not lead to the same."""
    sides: tuple[Game, Game] = (ROWS, RepeatingGame())
    ratios = []
    end = perf_counter() + seconds
    seed = 0
    while perf_counter() < end:
        spent = [0.0, 0.0]
        ends: list[list[str]] = [[], []]
        for _ in range(MATCHES):
            for side, game in enumerate(sides):
                start = perf_counter()
                match = play(game, seed, confirm)
                spent[side] += perf_counter() - start
                ends[side].append(digest(match))
            seed += 1
        assert ends[0] == ends[1]
        ratios.append(spent[1] / spent[0])
    return median(ratios)


def main() -> int:
    """Measure, print JSON, and return 1 where the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    found = {name: round(compare(seconds / 2, confirm), 2) for name, confirm in (("plain", False), ("confirm", True))}
    print(json.dumps({"times_as_fast": found, "target": TARGET, "compiled": is_compiled()}, indent=2))
    return int(min(found.values()) < TARGET)


if __name__ == "__main__":
    sys.exit(main())
