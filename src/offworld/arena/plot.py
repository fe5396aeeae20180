"""Pictures of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.os_errors import reason
from offworld.kernel.text import Text

SHAPES = ("-", "--", ":", "-.")  # lines differ by shape as well as by colour


def draw(
    title: Text,
    curves: Sequence[tuple[str, list[int]]],
    file: str | Path,
    say: Callable[[Text], str] | None = None,
) -> None:
    """Draw how the scores behind each name are distributed, as steps that can be told apart without colours."""
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
    everything = [score for _, scores in curves for score in scores] or [0]
    edges = [each - 0.5 for each in range(min(everything), max(everything) + 2)]
    for number, (name, scores) in enumerate(curves):
        share = [1.0 / len(scores)] * len(scores)
        axes.hist(
            scores,
            bins=edges,
            weights=share,
            histtype="step",
            linestyle=SHAPES[number % len(SHAPES)],
            linewidth=1.8,
            label=name,
        )
    axes.set_title(say(title))
    axes.set_xlabel(say(Text("bots-plot-points")))
    axes.set_ylabel(say(Text("bots-plot-share")))
    axes.legend()
    write_picture(figure, file)


def write_picture(figure: Any, file: str | Path) -> None:
    """Write a picture in the format that its name ends with; OffworldError says why that cannot be."""
    formats: list[str] = sorted(figure.canvas.get_supported_filetypes())
    ending = Path(file).suffix[1:]
    if ending and ending.lower() not in formats:
        problem = Text("error-plot-format", {"ending": ending, "allowed": ", ".join(formats)})
        raise OffworldError("error-plot-file", file=str(file), problem=problem)
    try:
        figure.savefig(file)
    except OSError as error:
        raise OffworldError("error-plot-file", file=str(file), problem=reason(error, writing=True)) from None
