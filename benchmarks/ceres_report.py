"""Writes docs/ceres-balance.md with its plots: plays what is missing of the matches, and judges them.

    python tools/compile.py
    PYTHONPATH=build/compiled python -m benchmarks.ceres_report --games 1000 --keep matches.jsonl

`--keep` notes every match, so that a run that was broken off goes on, and `--no-play` writes the report of what is kept
so far; what must hold is said in `ceres_balance.py`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from contextlib import nullcontext
from math import sqrt
from pathlib import Path
from typing import Any

from benchmarks.ceres_balance import LEAST_TAKEN, MOST_LEANING, MOST_TAKEN, complaints, counted, jobs, played
from offworld.games.ceres.data.figures import DATA

DOCS = Path(__file__).parents[1] / "docs"
KINDS = {"facilities": "F", "projects": "P", "asteroids": "A", "contracts": "C", "tokens": "K"}
TABLES = [(seats, box) for seats in (2, 3, 4) for box in ("base", "contracts")]
EXPERT = "mcts:seconds=0.1,counted=true"
WANTED = 1000  # matches of each table
SURE = 1.96  # deviations of an interval of 95 %
HEAD = """# Balance of Ceres, data {data}

Most figures of the base game are house data, so their balance is ours to prove. Bots play each other, seats in the turn
order of round 1; what must hold and how it is counted stands at the top of `benchmarks/ceres_balance.py`. This report
is written by

```
python tools/compile.py
PYTHONPATH=build/compiled python -m benchmarks.ceres_report --games 1000 --keep matches.jsonl
```

After ± stands half of the interval of 95 %. What has changed from data to data is told in [ceres.md](ceres.md).
"""
PICTURES = """
![Wins by seat](ceres-wins.svg)
![How often a seat takes each card, asteroid, contract and token that is on offer](ceres-picks.svg)
"""


def rows(title: str, found: dict[str, Any]) -> list[str]:
    """Return the table of wins, points and picks."""
    lines = ["", f"## {title}", ""]
    lines.append("| seats, box | matches | wins by seat | points | last to winner | taken least | taken most |")
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    for name, each in found.items():
        seats = len(each["wins_by_seat"])
        wins = ", ".join(f"{share:.0%}" for share in each["wins_by_seat"])
        picks = sorted(each["taken"].items(), key=lambda pick: pick[1])
        least, most = [f"{which} {share:.0%}" for which, share in (picks[0], picks[-1])]
        row = [name, each["games"], f"{wins} (±{_half(1 / seats, each['games']):.0%})", each["points"]]
        lines.append(f"| {' | '.join(map(str, row))} | {each['last_to_first']:.0%} | {least} | {most} |")
    return lines


def leaning_rows(found: dict[str, Any]) -> list[str]:
    """Return the table of bots that lean."""
    lines = ["", "## Bots that lean", "", "Four of the five sit at a table with the expansion, seats rotated."]
    lines += [
        f"None may win more than {MOST_LEANING:.0%}.",
        "",
        "| leaning to | matches | wins |",
        "| --- | --- | --- |",
    ]
    for which, share in sorted(found["leanings"].items(), key=lambda pair: -float(pair[1])):
        matches = found["leaning_games"][which]
        lines.append(f"| {which} | {matches} | {share:.0%} (±{_half(share, matches):.0%}) |")
    return lines


def _half(share: float, matches: int) -> float:
    return SURE * sqrt(share * (1 - share) / matches)


def draw(found: dict[str, Any], folder: Path) -> None:
    """Draw wins by seat and pick rates of every table."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "ceres", "path.simplify": True})

    figure, axes = pyplot.subplots(1, len(found), figsize=(3 * len(found), 3), sharey=True, squeeze=False)
    for axis, (name, each) in zip(axes[0], found.items()):
        shares = each["wins_by_seat"]
        axis.bar(range(1, len(shares) + 1), shares)
        axis.axhline(1 / len(shares), linestyle="--")
        axis.set_title(name)
    figure.tight_layout()
    figure.savefig(folder / "ceres-wins.svg", metadata={"Date": None})
    figure, axes = pyplot.subplots(1, len(found), figsize=(3 * len(found), 3), sharey=True, squeeze=False)
    for axis, (name, each) in zip(axes[0], found.items()):
        for kind, letter in KINDS.items():  # each kind from what is taken least to what is taken most
            shares = sorted(share for which, share in each["taken"].items() if which[0] == letter)
            axis.plot([at / max(1, len(shares) - 1) for at in range(len(shares))], shares, label=kind)
        axis.axhline(LEAST_TAKEN, linestyle="--", linewidth=0.7)
        axis.axhline(MOST_TAKEN, linestyle="--", linewidth=0.7)
        axis.set_xticks([])
        axis.set_title(name)
    axes[0][0].legend(fontsize=6)
    figure.tight_layout()
    figure.savefig(folder / "ceres-picks.svg", metadata={"Date": None})


class Findings:
    """What came of the matches: figures by table, and what does not hold."""

    def __init__(self) -> None:
        self.skilled: dict[str, Any] = {}
        self.leaning: dict[str, Any] = {}
        self.expert: dict[str, Any] = {}
        self.wrong: list[str] = []


def gather(given: argparse.Namespace) -> Findings:
    """Play what is missing, and count."""
    found = Findings()
    with nullcontext() if given.no_play else multiprocessing.Pool(given.workers) as pool:
        for seats, box in TABLES:
            name = f"{seats} {box}"
            results = played(jobs(seats, box == "contracts", given.games, 1, False, "skilled"), pool, given.keep)
            if results:
                found.skilled[name] = counted(results, seats)
                found.wrong += complaints(name, found.skilled[name], seats, False)
        results = played(jobs(4, True, given.leaning_games or given.games, 1, True, "skilled"), pool, given.keep)
        if results:
            found.leaning = counted(results, 4)
            found.wrong += complaints("4 contracts", found.leaning, 4, True)
        for seats in (2, 4):
            results = played(jobs(seats, True, given.expert_games, 1, False, EXPERT), pool, given.keep)
            if results:
                found.expert[f"{seats} contracts"] = counted(results, seats)
    return found


def text(found: Findings) -> str:
    """Return the report."""
    lines = [HEAD.format(data=DATA).rstrip()]
    games = sorted({each["games"] for each in found.skilled.values()})
    if games[0] < WANTED:
        few = " to ".join(map(str, games[:1] + games[1:][-1:]))
        lines += ["", f"**Only {few} matches of each table, where {WANTED} are wanted: read the intervals.**"]
    lines += [*rows("Skilled bots", found.skilled), PICTURES.rstrip()]
    if found.leaning:
        lines += leaning_rows(found.leaning)
    if found.expert:
        lines += rows("A check with experts (0.1 s for each decision)", found.expert)
    lines += ["", "## Outside what is wanted", "", *([f"- {line}" for line in found.wrong] or ["Nothing."])]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play what is missing, write and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="matches of each table")
    parser.add_argument("--leaning-games", type=int, default=0, help="matches of bots that lean; as many if not given")
    parser.add_argument("--expert-games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--no-play", action="store_true", help="write the report of what is kept, playing nothing")
    parser.add_argument("--folder", type=Path, default=DOCS)
    given = parser.parse_args()
    found = gather(given)
    (given.folder / "ceres-balance.md").write_text(text(found), encoding="utf-8")
    draw(found.skilled, given.folder)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
