"""How much does a served move cost? Random play of two, told to both seats, against plies of python-chess; prints JSON.

    python -m benchmarks.served                          # Terraforming Mars
    python -m benchmarks.served on_mars --seconds 20
    PYTHONPATH=build/compiled python -m benchmarks.served

A served move is everything between a checked command and the frames that go out: the entry is applied (log, undo and
all), and for each of two seats on devices of their own the update is made as a difference and encoded. Store and
network are not in it. Both sides are measured in processor time, in turns. Exits with 1 where the move of Terraforming
Mars misses its target: 0.25 of a ply's rate in plain Python, 0.6 compiled, and at most 5 kB for both seats.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from statistics import median
from typing import Any

from offworld.cli import measure
from offworld.games import game
from offworld.kernel.rng import Rng
from offworld.server import garbage
from offworld.server.match import showing
from offworld.server.match.changes import Changes
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer
from offworld.server.wire.frames import encoded

ROUNDS = 7
TARGETS = {"plain": 0.25, "compiled": 0.6, "bytes": 5000}
HERE = showing.Presence((0, 1))
LIVE_SECONDS = 300.0


class Moves:
    """Matches of one game, one after the other, with two people who follow them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seed = 0
        self.rng = Rng(1)
        self.bytes = 0
        self.count = 0
        self._begin()

    def _begin(self) -> None:
        rules = game(self.name)
        self.seed += 1
        options = rules.check_setup(2, None)
        lineup = [Seat("person", name, None, [name]) for name in ("anna", "boris")]
        origin = {"seed": self.seed}
        row = MatchRow(
            id="bench", game=self.name, rules=rules.rules, options=dict(options), origin=origin, lineup=lineup,
            owner="anna", created=0.0,
        )  # fmt: skip
        self.play = Play(row)
        self.play.apply(Entry(1, "start", 0.0))
        self.changes = Changes()

    def go(self, seconds: float) -> float:
        """Play on for so long and return the processor time of a served move; choosing the answers is not in it."""
        spent, count, end = 0.0, 0, time.process_time() + seconds
        while time.process_time() < end:
            if not self.play.asked:
                self._begin()
            seat = self.play.asked[0]
            entry = Entry(self.play.number + 1, "answer", float(self.count), seat, self._value(seat), f"{self.count}")
            begun = time.process_time()
            size = self.serve(entry)
            spent += time.process_time() - begun
            count += 1
            self.count += 1
            self.bytes += size
        return spent / count

    def _value(self, seat: int) -> Any:
        return self.play.live.asked()[seat].sample(self.rng)

    def serve(self, entry: Entry) -> int:
        """Apply an entry and make the frames for both seats; return their length."""
        play, size = self.play, 0
        mark = play.apply(entry)
        for seat, person in enumerate(("anna", "boris")):
            viewer = Viewer(person, (seat,))
            if mark.visible(viewer):
                told, views = showing.entry(play, mark, viewer), [showing.seat_seen(play, seat, mark.start)]
                size += len(encoded(self.changes.frame(play, viewer, HERE, LIVE_SECONDS, play.number, told, views)))
        return size


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["terraforming_mars"], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=7.0, help="for each game, and for the yardstick")
    given = parser.parse_args()
    measure.perf_counter = time.process_time  # type: ignore[attr-defined]  # so that both sides have the same clock
    moves = {name: Moves(name) for name in given.games}
    garbage.postpone()  # as the server does
    costs: dict[str, list[float]] = {name: [] for name in moves}
    ratios: dict[str, list[float]] = {name: [] for name in moves}
    for number in range(ROUNDS):
        ply = 1 / measure.plies_per_second(given.seconds / ROUNDS, number)
        for name, each in moves.items():
            cost = each.go(given.seconds / ROUNDS)
            costs[name].append(cost)
            ratios[name].append(ply / cost)
    figures = {
        name: {
            "moves_per_ply": round(median(ratios[name]), 3),
            "microseconds": round(median(costs[name]) * 1e6, 1),
            "bytes": round(each.bytes / each.count),
            "moves": each.count,
        }
        for name, each in moves.items()
    }
    kind = "compiled" if measure.is_compiled() else "plain"
    print(json.dumps({"rules": kind, "games": figures, "targets": TARGETS}, indent=2))
    mars = figures.get("terraforming_mars")
    return 0 if mars is None or (mars["moves_per_ply"] >= TARGETS[kind] and mars["bytes"] <= TARGETS["bytes"]) else 1


if __name__ == "__main__":
    sys.exit(main())
