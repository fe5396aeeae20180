"""`offworld bench`: decisions a second for each game, in plain Python and compiled, against python-chess."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

import offworld
from offworld.cli import measure
from offworld.cli.ui import Ui
from offworld.cli.values import seconds as read_seconds
from offworld.kernel.errors import OffworldError

Names = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-games-game", show_default=False)]
Seconds = Annotated[
    float, typer.Option("--seconds", metavar="S", parser=read_seconds("--seconds"), help="cli-bench-seconds")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]

COMPILED: Final = Path("build") / "compiled"


def bench(ctx: typer.Context, names: Names = None, seconds: Seconds = 5.0, as_json: AsJson = False) -> None:
    """Measure the games."""
    ui: Ui = ctx.obj
    games = [offworld.game(name).name for name in names or offworld.games()]
    if measure.yardstick() is None:
        ui.note("cli-bench-no-chess", style="yellow")
    with ui.progress() as progress:
        task = progress.add_task(ui.say("cli-bench-plain"), total=measure.ROUNDS)
        found = measure.measure(games, seconds, on_progress=lambda done, total: progress.update(task, completed=done))
    folder = compiled_folder()
    built: dict[str, Any] | None = None
    problem: OffworldError | None = None
    try:
        with ui.thinking("cli-bench-compiled"):
            built = with_speedup(found, measure_compiled(folder, games, seconds)) if folder is not None else None
    except OffworldError as error:  # the plain figures stand all the same
        problem = error
    report = {**found, "compiled_build": built}
    if as_json:
        ui.json(report)
    else:
        _show(ui, report)
    if problem is not None:
        raise problem
    if built is None and not found["compiled"]:
        ui.note("cli-bench-not-compiled", style="yellow", folder=str(COMPILED))


def compiled_folder() -> Path | None:
    """Return where the compiled tree is: below the current folder or the checkout that this package belongs to."""
    for root in (Path.cwd(), Path(offworld.__file__).parents[2]):
        if (root / COMPILED / "offworld").is_dir():
            return root / COMPILED
    return None


def measure_compiled(folder: Path, games: list[str], seconds: float) -> dict[str, Any]:
    """Measure the same games on the compiled tree, in a process of its own."""
    line = [sys.executable, "-P", str(Path(measure.__file__)), *games, "--seconds", str(seconds)]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True)
    if done.returncode:
        problem = (done.stderr.strip().splitlines() or ["-"])[-1]
        raise OffworldError("cli-bench-broken", folder=str(folder), problem=problem)
    found: dict[str, Any] = json.loads(done.stdout)
    if not found["compiled"]:
        raise OffworldError("cli-bench-not-really", folder=str(folder))
    return found


def with_speedup(plain: dict[str, Any], built: dict[str, Any]) -> dict[str, Any]:
    """Return the compiled figures with how much faster they are; by yardsticks where there are, as noise cancels."""
    key = "decisions_per_ply" if plain["yardstick"]["plies_per_second"] else "decisions_per_second"
    for name, figures in built["games"].items():
        figures["speedup"] = round(figures[key] / plain["games"][name][key], 2)
    return built


def _show(ui: Ui, report: dict[str, Any]) -> None:
    stick = report["yardstick"]
    if stick["version"] is not None:
        ui.print("cli-bench-yardstick", version=stick["version"], plies=round(stick["plies_per_second"]))
    table = Table(header_style="bold", box=None, padding=(0, 1))
    for column in ("game", "build", "rate", "ratio", "clone", "start", "speedup"):
        table.add_column(ui.say(f"cli-bench-col-{column}"), justify="left" if column in ("game", "build") else "right")
    for build in (report, report["compiled_build"]):
        for name, found in build["games"].items() if build else ():
            table.add_row(
                name,
                ui.say("cli-bench-built" if build["compiled"] else "cli-bench-python"),
                f"{found['decisions_per_second']:,.0f}".replace(",", " "),
                _number(ui, found["decisions_per_ply"], 2),
                _number(ui, found["clone_us"], 1),
                _number(ui, found["start_us"], 0),
                _number(ui, found.get("speedup"), 2),
            )
    ui.out.print(table)
    ui.print("cli-bench-units", style="dim")


def _number(ui: Ui, value: float | None, digits: int) -> str:
    return "-" if value is None else ui.number(value, digits)
