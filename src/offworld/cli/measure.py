"""How fast the games are, against python-chess as a yardstick measured in the same breath.

This file uses only the public surface of the package, so that it can be run by itself (`python measure.py`) on another
build of the same source: the result is printed as JSON. `offworld bench` and `benchmarks/speed.py` are built on it.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, Final

import offworld
from offworld.kernel import match as kernel_match

ROUNDS: Final = 7
LATE: Final = 0.9  # clones are timed this far into a match
BATCH: Final = 1000  # clones, or a twentieth of it set-ups, timed together

Progress = Callable[[int, int], None]


def yardstick() -> str | None:
    """Return the version of python-chess, or None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    return str(chess.__version__)


def is_compiled() -> bool:
    """Return whether the kernel in use is the compiled one."""
    return not str(kernel_match.__file__).endswith(".py")


def measure(
    names: Sequence[str], seconds: float, rounds: int = ROUNDS, on_progress: Progress | None = None
) -> dict[str, Any]:
    """Measure games and yardstick in turns, `seconds` each in all, and return medians over the rounds.

    Ratios are taken within a round, so that a machine that slows down for a while slows both sides.
    """
    share = seconds / rounds
    chess_version = yardstick()
    speeds = {name: _Speed(offworld.game(name)) for name in names}
    plies: list[float] = []
    for number in range(rounds):
        if chess_version is not None:
            plies.append(plies_per_second(share, number))
        for speed in speeds.values():
            speed.go(share)
        if on_progress is not None:
            on_progress(number + 1, rounds)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "rounds": rounds,
        "seconds": seconds,
        "yardstick": {
            "name": "python-chess",
            "version": chess_version,
            "plies_per_second": round(median(plies), 1) if plies else None,
        },
        "games": {name: speed.figures(plies) for name, speed in speeds.items()},
    }


def plies_per_second(seconds: float, seed: int) -> float:
    """Play random moves of chess and return how many a second; a finished game is followed by a new board.

    The end is noticed in the cheapest way (no moves, bare kings, 75 moves without progress): `is_game_over` looks for
    repetitions as well and would slow the yardstick by a third.
    """
    import chess

    chance = random.Random(seed)
    board = chess.Board()
    count = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end:
        for _ in range(50):  # looking at the clock after each ply would cost the yardstick some of its speed
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(chance.choice(moves))
        count += 50
    return count / (now - start)


class _Speed:
    """The rounds of one game."""

    def __init__(self, game: offworld.Game) -> None:
        self.game = game
        self.rng = offworld.Rng(1)
        self.seed = 0
        self.matches = 0
        self.decisions = 0
        self.rates: list[float] = []
        self.clones: list[float] = []
        self.starts: list[float] = []

    def go(self, seconds: float) -> None:
        """Play complete matches, set-up included, with each number of seats in turn; then time copies and set-ups."""
        count = 0
        start = perf_counter()
        end = start + seconds
        while (now := perf_counter()) < end:
            seats = self.game.seats[self.seed % len(self.game.seats)]
            count += play_at_random(self.game, seats, self.seed, self.rng)
            self.seed += 1
            self.matches += 1
        self.rates.append(count / (now - start))
        self.decisions += count
        self.clones.append(self._clone_time())
        self.starts.append(self._start_time())

    def _clone_time(self) -> float:
        clone = late_match(self.game, max(self.game.seats), 1).clone  # the largest state
        start = perf_counter()
        for _ in range(BATCH):
            clone()
        return (perf_counter() - start) / BATCH

    def _start_time(self) -> float:
        count = BATCH // 20
        start = perf_counter()
        for seed in range(count):
            self.game.start(self.game.seats[0], seed, quiet=True)
        return (perf_counter() - start) / count

    def figures(self, plies: Sequence[float]) -> dict[str, Any]:
        ratios = [rate / ply for rate, ply in zip(self.rates, plies)]
        return {
            "decisions_per_second": round(median(self.rates), 1),
            "decisions_per_ply": round(median(ratios), 3) if ratios else None,
            "decisions_per_match": round(self.decisions / self.matches, 1),
            "matches": self.matches,
            "clone_us": round(median(self.clones) * 1e6, 2),
            "clone_seats": max(self.game.seats),
            "start_us": round(median(self.starts) * 1e6, 1),
        }


def play_at_random(game: offworld.Game, seats: int, seed: int, rng: offworld.Rng) -> int:
    """Play a quiet match to its end with random answers and return how many there were."""
    match = game.start(seats, seed, quiet=True)
    count = 0
    while asked := match.asked():
        for seat, decision in asked.items():
            match.answer(seat, decision.sample(rng))
            count += 1
    return count


def late_match(game: offworld.Game, seats: int, seed: int) -> offworld.Match:
    """Return a quiet match, played at random, shortly before its end."""
    length = play_at_random(game, seats, seed, offworld.Rng(seed))
    rng = offworld.Rng(seed)
    match = game.start(seats, seed, quiet=True)
    count = 0
    while count < length * LATE:
        for seat, decision in match.asked().items():
            match.answer(seat, decision.sample(rng))
            count += 1
    return match


def main() -> None:
    """Measure the games named on the line, all of them by default, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    print(json.dumps(measure(given.games or offworld.games(), given.seconds), indent=2))


if __name__ == "__main__":
    main()
