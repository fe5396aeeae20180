"""What do environments cost? Picks a second beside the bare kernel, python-chess and connect_four; prints JSON.

    python benchmarks/environments.py                              # Dig Mars and Terraforming Mars
    python benchmarks/environments.py on_mars --seconds 20
    PYTHONPATH=build/compiled python benchmarks/environments.py    # on compiled rules

All sides take turns within a round, and ratios are taken within it, so that a machine that slows down slows all. Time
is that of the processor, so that others on the machine hardly matter. `kernel` answers whole questions at random (as
`offworld bench` does); the environments make one pick after another, observing and masking before each. Exits with 1
where a target is missed.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

import numpy as np

import offworld
from offworld.cli.measure import is_compiled, yardstick
from offworld.kernel.rng import Rng
from offworld.learn import batch
from offworld.learn.desk import Desk

SEATS = 2
ROWS = 64  # matches of a batch
# times the cost of an answer of the bare kernel that a pick may cost: in one environment, plain or compiled, and in a
# batch on compiled rules
TARGETS = {"dig_mars": 8.0, "terraforming_mars": 5.0}
BATCH_TARGET = 3.0

Side = Callable[[float], float]  # plays for so many seconds and returns how many microseconds each step took


def timed(step: Callable[[], int], seconds: float) -> float:
    """Return the microseconds of processor time for each of the steps that a call takes."""
    count = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        count += step()
    return (now - start) / count * 1e6


class Kernel:
    """Whole matches with random answers, without any environment."""

    def __init__(self, name: str) -> None:
        self.game = offworld.game(name)
        self.rng = Rng(1)
        self.seed = 0

    def __call__(self, seconds: float) -> float:
        return timed(self._match, seconds)

    def _match(self) -> int:
        match = self.game.start(SEATS, self.seed, quiet=True)
        self.seed += 1
        count = 0
        while asked := match.asked():
            for seat, decision in asked.items():
                match.answer(seat, decision.sample(self.rng))
                count += 1
        return count


class Single:
    """Whole matches in one environment: observe, choose among what the mask allows, step."""

    def __init__(self, name: str) -> None:
        self.desk = Desk(name, SEATS, None)
        self.rng = Rng(1)
        self.seed = 0

    def __call__(self, seconds: float) -> float:
        return timed(self._match, seconds)

    def _match(self) -> int:
        desk = self.desk
        desk.deal(self.seed)
        self.seed += 1
        count = 0
        while (seat := desk.next_seat()) is not None:
            legal = desk.observe(seat)["action_mask"].nonzero()[0]
            desk.act(seat, int(legal[self.rng.below(len(legal))]))
            count += 1
        return count


class Batched:
    """Many matches at once, with random picks for all of them at a time."""

    def __init__(self, name: str) -> None:
        self.envs = batch(name, ROWS, SEATS)
        self.masks = self.envs.reset(1).masks
        self.edges = np.arange(ROWS + 1) * self.envs.actions  # where the mask of each row begins
        self.random = np.random.default_rng(1)

    def __call__(self, seconds: float) -> float:
        return timed(self._step, seconds)

    def _step(self) -> int:
        legal = np.flatnonzero(self.masks.view(np.bool_))  # of all rows, one after the other
        first = np.searchsorted(legal, self.edges)
        drawn = first[:-1] + (self.random.random(ROWS) * np.diff(first)).astype(np.int64)
        self.masks = self.envs.step(legal[drawn] - self.edges[:-1]).turn.masks
        return ROWS


def chess_plies(seconds: float) -> float:
    """Return the microseconds of a random ply of python-chess."""
    import chess

    chance = random.Random(1)
    board = chess.Board()

    def ply() -> int:
        nonlocal board
        for _ in range(50):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(chance.choice(moves))
        return 50

    return timed(ply, seconds)


def connect_four(seconds: float) -> float:
    """Return the microseconds of a random step of PettingZoo's connect_four."""
    if "pygame" not in sys.modules and find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")  # it only draws the board, which nobody asks for here
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]  # no types

    env = connect_four_v3.env()
    chance = random.Random(1)

    def match() -> int:
        env.reset(seed=1)
        count = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[chance.randrange(len(legal))]))
            count += 1
        return count

    return timed(match, seconds)


def yardsticks() -> dict[str, Side]:
    """Return the sides that have nothing to do with this project, as far as they are installed."""
    chess: dict[str, Side] = {"chess_ply": chess_plies} if yardstick() is not None else {}
    return chess | {"connect_four_step": connect_four}


def measure(names: list[str], seconds: float, rounds: int) -> dict[str, Any]:
    """Return medians over the rounds: microseconds of each side, and what environments cost in terms of the kernel."""
    sides: dict[str, Side] = yardsticks()
    outside = list(sides)
    for name in names:
        sides |= {f"{name}/kernel": Kernel(name), f"{name}/single": Single(name), f"{name}/batch": Batched(name)}
    times: dict[str, list[float]] = {side: [] for side in sides}
    for _ in range(rounds):
        for side, play in sides.items():
            times[side].append(play(seconds / rounds))
    report: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "rounds": rounds,
        "yardsticks_us": {side: round(median(times[side]), 2) for side in outside},
        "games": {},
    }
    for name in names:
        kernel = times[f"{name}/kernel"]
        figures: dict[str, Any] = {"kernel_us": round(median(kernel), 2)}
        for side in ("single", "batch"):
            mine = times[f"{name}/{side}"]
            figures[f"{side}_us"] = round(median(mine), 2)
            figures[f"{side}_per_kernel"] = round(median([own / bare for own, bare in zip(mine, kernel)]), 2)
            for stick in outside:
                figures[f"{side}_per_{stick}"] = round(median([a / b for a, b in zip(mine, times[stick])]), 2)
        report["games"][name] = figures
    return report


def judged(report: dict[str, Any]) -> dict[str, dict[str, bool]]:
    """Return for each game which targets are met."""
    found: dict[str, dict[str, bool]] = {}
    for name, figures in report["games"].items():
        found[name] = {}
        if name in TARGETS:
            found[name]["single"] = figures["single_per_kernel"] <= TARGETS[name]
            if report["compiled"]:
                found[name]["batch"] = figures["batch_per_kernel"] <= BATCH_TARGET
    return found


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games instead")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each side")
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    report = measure(given.games or list(TARGETS), given.seconds, given.rounds)
    report["met"] = judged(report)
    print(json.dumps(report, indent=2))
    return 0 if all(met for each in report["met"].values() for met in each.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
