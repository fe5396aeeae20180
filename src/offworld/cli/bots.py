"""`offworld bots`: who can sit on a seat, with which settings."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from offworld.bots import BotInfo, about, levels
from offworld.bots import bots as names_of_bots
from offworld.cli.games import shown, words
from offworld.cli.ui import Ui
from offworld.games import game
from offworld.kernel.errors import OffworldError

AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
InGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-opt-bots-game")]


def bots(ctx: typer.Context, as_json: AsJson = False, name_of_game: InGame = None) -> None:
    """List the bots."""
    ui: Ui = ctx.obj
    played = game(name_of_game) if name_of_game is not None else None
    found: list[BotInfo] = []
    for name in names_of_bots():
        try:
            found.append(about(name, played))
        except (OffworldError, ImportError, AttributeError) as error:  # a broken package must not hide the others
            problem = error.text if isinstance(error, OffworldError) else str(error)
            ui.note("cli-bots-broken", style="yellow", bot=name, problem=problem)
    if as_json:
        ui.json([{**info.to_json(), "about": _words(ui, info)} for info in found])
        return
    _show(ui, "cli-bots-levels", [info for info in found if info.level])
    _show(ui, "cli-bots-kinds", [info for info in found if info.built_in and not info.level])
    others = [info for info in found if not info.built_in]
    if others:
        _show(ui, "cli-bots-others", others)
    ui.print("cli-bots-settings", example=f"{levels()[-1]}:seconds=1")


def _words(ui: Ui, info: BotInfo) -> str:
    return words(ui, f"bots-about-{info.name}", info.summary) if info.built_in else info.summary


def _show(ui: Ui, heading: str, infos: list[BotInfo]) -> None:
    ui.print(heading, style="bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for info in infos:
        settings = ", ".join(f"{name}={shown(value)}" for name, value in info.settings.items())
        grid.add_row(info.name, Styled(_words(ui, info)))
        if settings:
            grid.add_row("", Styled(settings, style="dim"))
    ui.out.print(Padding(grid, (0, 2)))
