"""Pictures of a tournament."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.text import Text

if TYPE_CHECKING:
    from offworld.arena.result import Tournament

SHAPES = ("-", "--", ":", "-.")  # lines differ by shape as well as by colour


def draw(result: Tournament, file: str | Path, say: Callable[[Text], str] | None = None) -> None:
    """Draw how the scores of each entrant are distributed, as steps that can be told apart without colours."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise BadSetup("error-plot-missing") from None
    if say is None:
        from offworld.i18n import Translator

        say = Translator("en").say
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    everything = [score for entrant in range(len(result.standings)) for score in result.scores_of(entrant)] or [0]
    edges = [each - 0.5 for each in range(min(everything), max(everything) + 2)]
    for entrant, standing in enumerate(result.standings):
        scores = result.scores_of(entrant)
        share = [1.0 / len(scores)] * len(scores)
        axes.hist(
            scores,
            bins=edges,
            weights=share,
            histtype="step",
            linestyle=SHAPES[entrant % len(SHAPES)],
            linewidth=1.8,
            label=f"{standing.name} ({standing.rate:.0%})",
        )
    axes.set_title(say(Text("bots-plot-title", {"game": result.game, "games": result.games})))
    axes.set_xlabel(say(Text("bots-plot-points")))
    axes.set_ylabel(say(Text("bots-plot-share")))
    axes.legend()
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise OffworldError("error-plot-file", file=str(file), problem=str(error)) from None
