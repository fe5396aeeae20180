"""`offworld dataset`: records as a Parquet file for training."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from offworld.cli.files import check_writable
from offworld.cli.ui import Ui
from offworld.cli.values import MOST_SEED, whole

Records = Annotated[str, typer.Argument(metavar="RECORDS", help="cli-dataset-records", show_default=False)]
Out = Annotated[str, typer.Argument(metavar="FILE", help="cli-dataset-out", show_default=False)]
Search = Annotated[int, typer.Option("--search", metavar="N", parser=whole("--search"), help="cli-dataset-search")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0, MOST_SEED), help="cli-dataset-seed")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def dataset(
    ctx: typer.Context, records: Records, out: Out, search: Search = 0, seed: Seed = 1, as_json: AsJson = False
) -> None:
    """Write records as rows."""
    ui: Ui = ctx.obj
    from offworld.learn.dataset import write_dataset

    check_writable(out)
    with ui.progress() as progress:
        task = progress.add_task(ui.say("cli-dataset-progress"), total=None)
        found = write_dataset(
            records, out, search, seed, lambda done, total: progress.update(task, completed=done, total=total)
        )
    if as_json:
        ui.json(asdict(found))
        return
    numbers = {name: found.stamp[name] for name in ("features", "actions")}
    ui.print("cli-dataset-written", matches=found.matches, rows=found.rows, path=out, **numbers)
