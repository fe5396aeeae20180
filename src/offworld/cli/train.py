"""`offworld train`: let a player learn from matches against itself, and show how strong it gets."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.table import Table

from offworld.cli.files import check_writable, make_folder
from offworld.cli.ui import Ui
from offworld.cli.values import MOST_SEED, minutes, whole
from offworld.kernel.errors import BadSetup

SubjectName = Annotated[str, typer.Argument(metavar="GAME", help="cli-train-what", show_default=False)]
Into = Annotated[str, typer.Option("--folder", metavar="DIR", help="cli-train-folder", show_default=False)]
Minutes = Annotated[
    float, typer.Option("--minutes", metavar="N", parser=minutes("--minutes"), help="cli-train-minutes")
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", parser=whole("--workers", 1, 1024), help="cli-train-workers")
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0, MOST_SEED), help="cli-train-seed")]
Plot = Annotated[str | None, typer.Option("--plot", metavar="FILE", help="cli-train-plot")]

FOR_ALL_ELSE: Final = 1  # cores that are left to the trainer


def train(
    ctx: typer.Context,
    what: SubjectName,
    folder: Into,
    minutes: Minutes = 10.0,
    workers: Workers = None,
    seed: Seed = 1,
    plot: Plot = None,
) -> None:
    """Train a player."""
    ui: Ui = ctx.obj
    try:
        from offworld.train.curve import draw, rated_now
        from offworld.train.run import recipe_for, run
        from offworld.train.subjects import subject
    except ModuleNotFoundError as error:
        raise BadSetup("error-train-needs", package=str(error.name)) from None
    recipe = recipe_for(subject(what), seed, minutes)
    make_folder(folder)
    if plot is not None:
        check_writable(plot)
    count = workers if workers is not None else max(1, (os.cpu_count() or 1) - FOR_ALL_ELSE)
    began = monotonic()
    with ui.progress() as progress:
        task = progress.add_task(ui.say("cli-train-progress"), total=round(60 * minutes))
        found = run(
            Path(folder), recipe, count, on_progress=lambda _: progress.update(task, completed=monotonic() - began)
        )
    if not found.weights.is_file():
        ui.note("cli-train-too-short", style="yellow")
        return
    table = Table(header_style="bold", box=None, padding=(0, 1))
    for column in ("against", "matches", "rate", "interval"):
        table.add_column(ui.say(f"cli-train-{column}"), justify="left" if column == "against" else "right")
    for name, rating in rated_now(found).items():
        interval = f"{ui.percent(rating['low'])} … {ui.percent(rating['high'])}"
        table.add_row(name, f"{rating['matches']:.0f}", ui.percent(rating["rate"]), interval)
    ui.out.print(table)
    ui.print("cli-train-done", path=str(found.weights), bot=f"learned:weights={found.weights}")
    if plot is not None:
        draw(found, plot, ui.say)
        ui.note("cli-written", path=plot)
