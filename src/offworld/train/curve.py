"""What became of a training over time: its ratings, and a picture of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from offworld.arena.plot import SHAPES, write_picture
from offworld.kernel.errors import BadSetup
from offworld.kernel.text import Text
from offworld.train.folder import Folder
from offworld.train.trainer import ratings


def main(folder: str, picture: str) -> None:
    """Draw the curve that lies in a folder, with words in English."""
    from offworld.i18n import Translator

    draw(Folder(Path(folder)), picture, Translator("en").say)


def rated_now(folder: Folder) -> dict[str, dict[str, float]]:
    """Return how the latest matches against each fixed player ended."""
    return ratings(folder.rated())


def draw(folder: Folder, path: str | Path, say: Callable[[Text], str]) -> None:
    """Draw the share of matches won against each fixed player over the matches learned from; needs Matplotlib."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise BadSetup("error-plot-missing") from None
    points: list[dict[str, Any]] = json.loads(folder.curve.read_text(encoding="utf-8"))
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    names = dict.fromkeys([name for point in points for name in point["ratings"]])
    for number, name in enumerate(names):
        rated = [point for point in points if name in point["ratings"]]
        matches = [point["matches"] for point in rated]
        won = [100 * point["ratings"][name]["rate"] for point in rated]
        axes.plot(matches, won, linestyle=SHAPES[number % len(SHAPES)], label=name)
        low = [100 * point["ratings"][name]["low"] for point in rated]
        axes.fill_between(matches, low, [100 * point["ratings"][name]["high"] for point in rated], alpha=0.15)
    axes.set_xlabel(say(Text("bots-curve-matches")))
    axes.set_ylabel(say(Text("bots-curve-won")))
    axes.set_ylim(0, 100)
    axes.legend()
    write_picture(figure, path)


if __name__ == "__main__":
    import sys

    main(sys.argv[1], sys.argv[2])
